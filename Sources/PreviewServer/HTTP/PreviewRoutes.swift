import HTTPTypes
import HummingbirdCore
import NIOCore
import ScreenCompiler
import Synchronization

/// Answers the requests of the page: its own files, the package's pictures, what happens, and what is done.
final class PreviewRoutes: Sendable {
  private let source: PackageSource
  private let look: ScreenLook
  private let request: PageRequestOptions
  private let target: ScreenTarget
  private let clients = Mutex<[String: Client]>([:])

  private struct Client {
    let client: PreviewClient
    let listener: Int
    var isOpen = true
  }

  /// Pages that are open at a time.
  private static let mostClients = 64
  /// A sign of life in a stream in which nothing happens.
  private static let beat = Duration.seconds(15)

  /// Routes to the sessions of packages, which start with a target.
  init(
    _ source: PackageSource, _ target: ScreenTarget, _ look: ScreenLook, _ request: PageRequestOptions
  ) {
    self.source = source
    self.target = target
    self.look = look
    self.request = request
  }

  /// What a request must hold, once the port is known.
  let access = Mutex<RequestGuard?>(nil)

  /// Answers one request. Throws to have the connection closed.
  func answer(_ request: Request, _ response: consuming ResponseWriter, _ channel: any Channel) async throws {
    guard let access = access.withLock({ $0 }) else { throw Closed() }
    let wanted: RequestGuard.Target
    do {
      wanted = try access.target(of: request.head)
    } catch {
      return try await refuse(error.status, error.words, response)
    }
    switch (request.method, wanted.path.first, wanted.path.count) {
    case (.get, nil, 0): try await send(PageFiles.page(key: access.key), response)
    case (.get, "events", 1): try await stream(wanted.query["client"] ?? "", response, channel)
    case (.post, "do", 1): try await act(request, wanted.query["client"] ?? "", response)
    case (.get, let name?, 1):
      guard let file = PageFiles.file(name) else { return try await refuse(.unknownPath, response) }
      try await send(file, response)
    case (.get, let package?, 2...3):
      guard let place = Int(package), let file = try file(Array(wanted.path.dropFirst()), place) else {
        return try await refuse(.unknownPath, response)
      }
      try await send(file, response)
    // Nothing else is served.
    default: try await refuse(.unknownPath, response)
    }
  }

  /// Ends a connection whose request was refused.
  private struct Closed: Error {}

  // MARK: Answers

  private func refuse(_ refusal: RequestGuard.Refusal, _ response: consuming ResponseWriter) async throws {
    try await refuse(refusal.status, refusal.words, response)
  }

  /// Answers with a status and closes the connection: what follows on it was meant for somebody else.
  private func refuse(
    _ status: HTTPResponse.Status, _ words: String, _ response: consuming ResponseWriter
  ) async throws {
    var fields = Self.fields(type: "text/plain; charset=utf-8", policy: PageFiles.nothing)
    fields[.connection] = "close"
    fields[.contentLength] = "\(words.utf8.count)"
    try await response.write(
      response: HTTPResponse(status: status, headerFields: fields),
      body: ResponseBody(byteBuffer: ByteBuffer(string: words)))
    throw Closed()
  }

  private func send(_ file: PageFiles.File, _ response: consuming ResponseWriter) async throws {
    var fields = Self.fields(type: file.type, policy: file.policy)
    fields[.contentLength] = "\(file.bytes.count)"
    try await response.write(
      response: HTTPResponse(status: .ok, headerFields: fields),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
  }

  private static func fields(type: String, policy: String) -> HTTPFields {
    var fields = HTTPFields()
    fields[.contentType] = type
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] = policy
    fields[.xContentTypeOptions] = "nosniff"
    for (name, value) in [
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "SAMEORIGIN"),
    ] {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }

  /// A file of a package's pages, by the number of the package; nil where there is none.
  private func file(_ path: [String], _ place: Int) throws -> PageFiles.File? {
    if path.count == 1, let own = PageFiles.screenFile(path[0]) { return own }
    let packages = source.current.packages
    guard packages.indices.contains(place) else { return nil }
    do {
      return try LivePage.file(path, of: packages[place], look).map {
        PageFiles.File(bytes: $0, type: PageFiles.type(of: path[path.count - 1]))
      }
    } catch is FileError {
      return nil
    } catch is OutsidePackage {
      return nil
    }
  }

  // MARK: What happens

  private func stream(
    _ name: String, _ response: consuming ResponseWriter, _ channel: any Channel
  ) async throws {
    guard let client = client(name) else { return try await refuse(.unknownPath, response) }
    var fields = Self.fields(type: "text/event-stream", policy: PageFiles.nothing)
    fields[.connection] = "close"
    let wake = await client.open()
    channel.closeFuture.whenComplete { [weak self] _ in self?.leave(name) }
    var body = try await response.writeHead(HTTPResponse(status: .ok, headerFields: fields))
    let beats = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: Self.beat)
        if !channel.isActive { return }
        await client.nudge()
      }
    }
    defer { beats.cancel() }
    for await _ in wake {
      if !channel.isActive { break }
      let message = await client.message()
      var event = ByteBuffer(string: "data: ")
      event.writeBytes(message)
      event.writeString("\n\n")
      try await body.write(event)
    }
    try await body.finish(nil)
    throw Closed()
  }

  /// The client of a name, which is made on its first request; nil for a name that is none, and where too many are there.
  private func client(_ name: String) -> PreviewClient? {
    guard (8...64).contains(name.utf8.count), name.utf8.allSatisfy({ $0 > 0x2C && $0 < 0x7F }) else {
      return nil
    }
    return clients.withLock { clients in
      if let known = clients[name] {
        clients[name]?.isOpen = true
        return known.client
      }
      guard clients.count < Self.mostClients else { return nil }
      let made = PreviewClient(source.current, target, look, request)
      let listener = source.listen { versions in Task { await made.reload(versions) } }
      clients[name] = Client(client: made, listener: listener)
      return made
    }
  }

  /// Forgets a client whose page is gone, unless it comes back at once.
  private func leave(_ name: String) {
    clients.withLock { $0[name]?.isOpen = false }
    Task {
      try await Task.sleep(for: .seconds(20))
      let gone = clients.withLock { clients -> Client? in
        guard let client = clients[name], !client.isOpen else { return nil }
        clients[name] = nil
        return client
      }
      if let gone { source.forget(gone.listener) }
    }
  }

  // MARK: What is done

  private func act(_ request: Request, _ name: String, _ response: consuming ResponseWriter) async throws {
    guard let client = clients.withLock({ $0[name]?.client }) else {
      return try await refuse(.unknownPath, response)
    }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: ConnectionLimits.bodyBytes)
    } catch is NIOTooManyBytesError {
      return try await refuse(.contentTooLarge, "This is too long.\n", response)
    }
    let text = await client.act(FormFields(String(buffer: body)))
    try await send(
      PageFiles.File(bytes: Array(text.utf8), type: "text/plain; charset=utf-8"), response)
  }
}
