import Dispatch
import Glibc
import HTTPTypes
import HummingbirdCore
import Logging
import ModelData
import NIOCore
import NIOPosix
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// What `screenwright preview` is asked for.
public struct PreviewRequest: Sendable {
  /// The package or workspace; nil for the current folder.
  public var path: String?
  /// The screen, view or app that is shown first; nil for the app, else the first screen.
  public var screen: String?
  /// The name of a preview that is shown first.
  public var preview: String?
  /// The port; 0 lets the system choose. The next free one is taken where it is not free.
  public var port = 4620
  /// The address to listen on.
  public var host = "127.0.0.1"
  /// States and parameters to set.
  public var values = PageRequestOptions()
  /// How pages are drawn.
  public var options = PageOptions()
  /// Model data that is replaced.
  public var overrides: [ModelStore.Override] = []
  /// Folders that packages may reach besides their repositories.
  public var allowed: [String] = []

  /// The defaults.
  public init() {}
}

/// Serves a package as pages that can be used, until the process ends.
public struct PreviewServer: Sendable {
  private let routes: PreviewRoutes
  private let request: PreviewRequest

  /// Compiles what is asked for. Throws `UsageError`, `FileError`, `OutsidePackage`.
  public init(_ request: PreviewRequest) throws {
    let source = try PackageSource(request.path, overrides: request.overrides, allowed: request.allowed)
    self.request = request
    routes = PreviewRoutes(
      source, try Self.target(request, among: source.current), ScreenLook(request.options), request.values)
  }

  /// What is shown first. Throws `UsageError`.
  private static func target(_ request: PreviewRequest, among versions: PackageVersions) throws
    -> ScreenTarget
  {
    let all = versions.packages.flatMap { $0.targets }
    guard request.preview != nil || request.screen != nil else {
      guard let first = all.first else { throw UsageError("there is no screen, view or preview to show") }
      return first
    }
    let parts = request.screen?.split(separator: "/", maxSplits: 1).map(String.init) ?? []
    let found = all.filter { target in
      if parts.count == 2, target.package != parts[0] { return false }
      guard let preview = request.preview else {
        return target.name == parts.last && target.kind != .preview && target.kind != .scenario
      }
      return target.kind == .preview && target.name == preview
        && (parts.isEmpty || target.subject == parts.last)
    }
    if let first = found.first { return first }
    let wanted = request.preview ?? request.screen ?? ""
    let known = all.filter { (request.preview != nil) == ($0.kind == .preview) }.map(\.name)
    let near = Suggestion.nearest(to: wanted, among: known).map { "; there is \($0)" }
    throw UsageError(
      "there is no \(request.preview == nil ? "screen or view" : "preview") \(wanted)\(near ?? "")")
  }

  /// More ports than these are not tried.
  private static let triedPorts = 100

  /// Listens, and calls `listening` with the address of the page once it does. Throws `ListenFault`.
  public func run(listening: @escaping @Sendable (String) -> Void) async throws {
    raiseFileLimit()
    for offset in 0..<(request.port == 0 ? 1 : Self.triedPorts) {
      do {
        return try await serve(port: request.port + offset, listening)
      } catch let error as IOError where error.errnoCode == EADDRINUSE && request.port + offset < 65_535 {
        continue
      } catch {
        throw ListenFault(host: request.host, port: request.port, reason: "\(error)")
      }
    }
    throw ListenFault(host: request.host, port: request.port, reason: "no port is free")
  }

  private func serve(port: Int, _ listening: @escaping @Sendable (String) -> Void) async throws {
    var logger = Logger(label: "screenwright-preview", factory: { _ in SwiftLogNoOpLogHandler() })
    logger.logLevel = .critical
    let (routes, host) = (routes, request.host)
    let server = Server(
      childChannelSetup: HTTP1Channel(
        responder: { try await routes.answer($0, $1, $2) },
        configuration: .init(
          additionalChannelHandlers: [ConnectionDeadlines()],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: ConnectionLimits.headerBytes, maxHeaderListSize: ConnectionLimits.headerBytes,
            maxHeaderFieldCount: ConnectionLimits.headerFields))),
      configuration: ServerConfiguration(
        address: .hostname(host, port: port), backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(ConnectionLimits.connections)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? port
        let key = PreviewKey.make()
        routes.access.withLock { $0 = RequestGuard(key: key, port: port, host: host) }
        let name = host.contains(":") ? "[\(host)]" : host
        listening("http://\(name):\(port)/?key=\(key)")
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    try await server.run()
  }

  /// Lets the process have as many connections as it takes.
  private func raiseFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 8192)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// Why nobody can be served.
public struct ListenFault: Error, CustomStringConvertible {
  let host: String
  let port: Int
  let reason: String

  /// `cannot listen on 127.0.0.1:80: …`
  public var description: String { "cannot listen on \(host):\(port): \(reason)" }
}
