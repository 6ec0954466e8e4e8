import CVersion
import ModelData
import ScreenCompiler
import SourceModel

/// A server of the Language Server Protocol 3.17 for screens: it takes bytes and gives bytes, wherever they come from and go to.
///
/// `receive` takes what was read, `step` answers one message, `rest` tells findings when nothing waits. Folders with settings that
/// the client works in are compiled at once, other packages when a file of theirs is opened; an edit has only what depends on it
/// done again. Belongs to one thread at a time; large packages it compiles on another (Decisions/0046).
public final class LanguageServer {
  /// What the process is to end with, once the client asked for that.
  public private(set) var exitStatus: Int32?

  private let send: ([UInt8]) -> Void
  /// Opens a live preview of a package on a screen; nil where there is none.
  let openPreview: ((_ folder: String, _ screen: String) throws -> Void)?
  /// Called from other threads when `rest` may have more to tell; nil where nothing is to run there.
  let wake: (@Sendable () -> Void)?
  private var frames = MessageFrames()
  /// Messages that wait, in the order in which they came.
  private var waiting: [JSONValue] = []
  /// Requests that wait until what is compiled on another thread is there.
  private var held: [JSONValue] = []
  /// Requests that the client no longer wants an answer to.
  private var cancelled: Set<String> = []
  private var state = State.new
  private var lastRequest = 0
  /// True where a word was completed since findings were told last.
  private(set) var isCompleting = false

  private enum State { case new, running, ending }

  /// How columns are counted.
  var encoding = PositionEncoding.utf16
  /// What the client can do.
  var client = ClientAbilities()
  /// The documents that are open, by their addresses.
  var documents: [String: OpenDocument] = [:]
  /// The folders that the client works in, until they are opened.
  private var folders: [String] = []
  /// Of a package with more files, what changed files alone tell is told before it is compiled again.
  var mostAtOnce = 256
  /// The workspaces of those folders and of the documents that were opened.
  var workspaces: [ServedWorkspace] = []

  /// A server that hands messages, with their headers, to `send`. `openPreview` opens a live preview of the package in a folder,
  /// on a screen; its address is told later, to `show(preview:)`. With `wake`, large packages are compiled on other threads, from
  /// which it is called when `rest` is to be asked again.
  public init(
    openPreview: ((_ folder: String, _ screen: String) throws -> Void)? = nil,
    wake: (@Sendable () -> Void)? = nil, send: @escaping ([UInt8]) -> Void
  ) {
    self.send = send
    self.openPreview = openPreview
    self.wake = wake
  }

  /// Ends what runs on other threads, and waits for that. To be called before the process ends.
  public func end() {
    for served in workspaces { served.workspace.endCompilations() }
  }

  // MARK: Messages

  /// Takes what was read. Nothing is answered before `step`, so that requests that were taken back meanwhile cost nothing.
  public func receive(_ bytes: [UInt8]) {
    frames.append(bytes)
    while let frame = frames.next() {
      switch frame {
      case .fault(let reason): fail(.null, ResponseError(ResponseError.parse, reason))
      case .message(let bytes):
        guard let message = MessageReader.value(bytes) else {
          fail(.null, ResponseError(ResponseError.parse, "A message is not JSON."))
          continue
        }
        let batch = message.elements
        for message in batch.isEmpty ? [message] : batch { enqueue(message) }
      }
    }
  }

  private func enqueue(_ message: JSONValue) {
    if message["method"].text == "$/cancelRequest" {
      let key = Self.key(message["params"]["id"])
      cancelled.insert(key)
      refuseHeld(ResponseError.cancelled, "The client took the request back.") {
        Self.key($0["id"]) == key
      }
    } else {
      waiting.append(message)
    }
  }

  private static func key(_ id: JSONValue) -> String { String(decoding: id.bytes, as: UTF8.self) }

  /// Answers the message that has waited longest; false where none waits.
  public func step() -> Bool {
    guard exitStatus == nil, !waiting.isEmpty else { return false }
    handle(waiting.removeFirst())
    if waiting.isEmpty { cancelled.removeAll() }
    return true
  }

  /// Tells what changed in the findings since they were told last. To be called when nothing waits. `isAsked` waits so long
  /// for what the client sends, and is true where there is some: then what takes long is left for the next time.
  public func rest(isAsked: (_ milliseconds: Int32) -> Bool = { _ in false }) {
    guard state == .running else { return }
    answerHeld()
    tellFindings(isAsked: isAsked)
    isCompleting = false
  }

  private func handle(_ message: JSONValue) {
    let id = message["id"]
    guard let method = message["method"].text else {
      // Answers of the client to what the server asked need no more.
      if case .object = message, !id.isNull,
        message["result"] != .null || message["error"] != .null || state != .new
      {
        return
      }
      return fail(id, ResponseError(ResponseError.invalidRequest, "A message names no method."))
    }
    if method == "exit" {
      exitStatus = state == .ending ? 0 : 1
      return
    }
    if id.isNull {
      if state == .running { notified(method, message["params"]) }
      return
    }
    if cancelled.remove(Self.key(id)) != nil {
      return fail(id, ResponseError(ResponseError.cancelled, "The client took the request back."))
    }
    if isSuperseded(method, message["params"]) {
      return fail(id, ResponseError(ResponseError.outdated, "The same was asked again of a later text."))
    }
    if isHeld(method, message["params"]) {
      held.append(message)
      return
    }
    do {
      if method == "textDocument/completion" { isCompleting = true }
      let result = try answer(method, message["params"])
      write(["jsonrpc": "2.0", "id": id, "result": result])
    } catch let error as ResponseError {
      fail(id, error)
    } catch {
      fail(id, ResponseError("\(error)"))
    }
  }

  /// True for a question about a large package that is compiled on another thread before it can be answered. Until then other
  /// messages are.
  private func isHeld(_ method: String, _ parameters: JSONValue) -> Bool {
    guard let wake, state == .running, Self.features[method] != nil, !Self.answeredAtOnce.contains(method),
      method != "textDocument/diagnostic" || !client.refreshesFindings,
      let uri = parameters["textDocument"]["uri"].text, let served = served(uri),
      served.isLarge(mostAtOnce), !served.isCompiled
    else { return false }
    tellFirstFindings(of: served)
    served.compileInBackground(whenEnded: wake)
    return true
  }

  /// Answers the questions that wait no longer.
  private func answerHeld() {
    let questions = held
    held = []
    for question in questions { handle(question) }
  }

  /// Refuses some of the questions that wait.
  private func refuseHeld(_ code: Int, _ reason: String, _ isRefused: (JSONValue) -> Bool) {
    for question in held where isRefused(question) { fail(question["id"], ResponseError(code, reason)) }
    held.removeAll(where: isRefused)
  }

  /// Questions for which the text as it is, and the package as it was compiled last, are enough.
  private static let answeredAtOnce: Set<String> = [
    "textDocument/completion", "textDocument/formatting", "textDocument/onTypeFormatting",
    "textDocument/rangeFormatting", "textDocument/signatureHelp",
  ]

  /// True for a question about how a document is shown that waits once more behind a change of the document.
  private func isSuperseded(_ method: String, _ parameters: JSONValue) -> Bool {
    guard Self.repeated.contains(method), waiting.count > 1 else { return false }
    let document = parameters["textDocument"]["uri"]
    guard
      let change = waiting.firstIndex(where: {
        $0["method"] == "textDocument/didChange" && $0["params"]["textDocument"]["uri"] == document
      })
    else { return false }
    return waiting[change...].contains {
      $0["method"].text == method && $0["params"]["textDocument"]["uri"] == document
    }
  }

  /// What editors ask again after each change.
  private static let repeated: Set<String> = [
    "textDocument/codeLens", "textDocument/completion", "textDocument/documentHighlight",
    "textDocument/documentLink", "textDocument/documentSymbol", "textDocument/foldingRange",
    "textDocument/inlayHint", "textDocument/semanticTokens/full", "textDocument/semanticTokens/range",
    "textDocument/signatureHelp",
  ]

  private func answer(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    if method == "initialize" {
      guard state == .new else {
        throw ResponseError(ResponseError.invalidRequest, "The server was initialized before.")
      }
      state = .running
      return initialize(parameters)
    }
    guard state != .new else {
      throw ResponseError(ResponseError.notInitialized, "The first request is `initialize`.")
    }
    if method == "shutdown" {
      refuseHeld(ResponseError.cancelled, "The server ends.") { _ in true }
      state = .ending
      return .null
    }
    guard state == .running else {
      throw ResponseError(ResponseError.invalidRequest, "After `shutdown` there is only `exit`.")
    }
    guard let feature = Self.features[method] else {
      throw ResponseError(ResponseError.unknownMethod, "There is no method \(method).")
    }
    return try feature(self, parameters)
  }

  private func fail(_ id: JSONValue, _ error: ResponseError) {
    write([
      "jsonrpc": "2.0", "id": id, "error": ["code": .int(error.code), "message": .string(error.message)],
    ])
  }

  /// Tells the client something that it does not answer.
  func notify(_ method: String, _ parameters: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks the client for something; what it answers is not needed.
  func ask(_ method: String, _ parameters: JSONValue) {
    lastRequest += 1
    write([
      "jsonrpc": "2.0", "id": "screenwright-\(lastRequest)", "method": .string(method), "params": parameters,
    ])
  }

  private func write(_ message: JSONValue) { send(MessageFrames.framed(message.bytes)) }

  // MARK: Features

  /// What answers a request.
  typealias Feature = @Sendable (LanguageServer, JSONValue) throws -> JSONValue

  /// The requests that are answered, by their methods.
  private static let features: [String: Feature] = [
    "textDocument/completion": { try $0.completion($1) },
    "textDocument/hover": { try $0.hover($1) },
    "textDocument/definition": { try $0.definition($1) },
    "textDocument/declaration": { try $0.definition($1) },
    "textDocument/typeDefinition": { try $0.typeDefinition($1) },
    "textDocument/implementation": { try $0.definition($1) },
    "textDocument/references": { try $0.references($1) },
    "textDocument/documentHighlight": { try $0.highlights($1) },
    "textDocument/documentSymbol": { try $0.documentSymbols($1) },
    "workspace/symbol": { try $0.workspaceSymbols($1) },
    "textDocument/foldingRange": { try $0.foldingRanges($1) },
    "textDocument/selectionRange": { try $0.selectionRanges($1) },
    "textDocument/codeAction": { try $0.codeActions($1) },
    "codeAction/resolve": { try $0.resolvedAction($1) },
    "textDocument/prepareRename": { try $0.prepareRename($1) },
    "textDocument/rename": { try $0.rename($1) },
    "textDocument/inlayHint": { try $0.inlayHints($1) },
    "textDocument/signatureHelp": { try $0.signatureHelp($1) },
    "textDocument/semanticTokens/full": { try $0.semanticTokens($1) },
    "textDocument/semanticTokens/range": { try $0.semanticTokens($1) },
    "textDocument/documentLink": { try $0.documentLinks($1) },
    "textDocument/prepareCallHierarchy": { try $0.prepareCalls($1) },
    "callHierarchy/incomingCalls": { try $0.writers($1) },
    "callHierarchy/outgoingCalls": { try $0.redrawn($1) },
    "workspace/executeCommand": { try $0.execute($1) },
    "textDocument/formatting": { try $0.formatting($1) },
    "textDocument/rangeFormatting": { try $0.formatting($1) },
    "textDocument/onTypeFormatting": { try $0.typedFormatting($1) },
    "textDocument/codeLens": { try $0.lenses($1) },
    "textDocument/diagnostic": { try $0.documentDiagnostics($1) },
    "workspace/diagnostic": { try $0.workspaceDiagnostics($1) },
  ]

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    client = ClientAbilities(parameters["capabilities"])
    encoding = PositionEncoding(wished: parameters["capabilities"]["general"]["positionEncodings"])
    let named = parameters["workspaceFolders"].elements.map { $0["uri"] }
    folders = (named.isEmpty ? [parameters["rootUri"]] : named).compactMap {
      $0.text.flatMap(FileAddress.path)
    }
    return [
      "capabilities": ServerAbilities.all(encoding),
      "serverInfo": ["name": "screenwright", "version": .string(String(cString: cversion_number()))],
    ]
  }

  private func notified(_ method: String, _ parameters: JSONValue) {
    let document = parameters["textDocument"]
    let uri = document["uri"].text
    if method == "textDocument/didOpen", let uri, let text = document["text"].text {
      open(OpenDocument(uri: uri, version: document["version"].number ?? 0, text: text))
    } else if method == "textDocument/didChange", let uri {
      change(uri, document["version"].number, parameters["contentChanges"].elements)
    } else if method == "textDocument/didClose", let uri {
      close(uri)
    } else if method == "textDocument/didSave", let uri {
      reload([uri])
    } else if method == "workspace/didChangeWatchedFiles" {
      reload(parameters["changes"].elements.compactMap { $0["uri"].text })
    } else if method == "initialized" {
      watchFiles()
      openFolders()
    }
  }

  /// Serves the folders that the client works in, where settings say that they are packages. A package that cannot be found is
  /// looked for again when a file of it is opened.
  private func openFolders() {
    for folder in folders where PackageLocator.hasSettings(folder) {
      let settings = FileAddress.uri(folder + "/" + PackageLocator.settingsName)
      guard served(settings) == nil, let made = try? ServedWorkspace(at: folder) else { continue }
      workspaces.append(made)
    }
    folders = []
  }

  private func watchFiles() {
    guard client.watchesFiles else { return }
    let others = DataForm.all.flatMap(\.endings) + ["xcstrings", "strings", "stringsdict"]
    // A folder that goes is told as one change, without what it held.
    let patterns = [
      "**/*.xml", "**/*.{\(others.joined(separator: ","))}", "**/Assets", "**/Assets/**",
      "**/Screens/**", "**/*.lproj",
    ]
    let watchers: [JSONValue] = patterns.map { ["globPattern": .string($0)] }
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "screenwright-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }

  // MARK: Documents

  private func open(_ document: OpenDocument) {
    documents[document.uri] = document
    guard let served = served(document.uri) ?? begin(document), let place = served.place(of: document.uri)
    else {
      return
    }
    served.update(place.path, to: document.text.text(0..<document.text.bytes.count))
  }

  private func begin(_ document: OpenDocument) -> ServedWorkspace? {
    var made: ServedWorkspace?
    if let path = FileAddress.path(document.uri) {
      // Settings around a file need not list the package that it is in.
      for root in PackageLocator.roots(aroundFile: path) where made == nil {
        made = (try? ServedWorkspace(at: root)).flatMap { $0.place(of: document.uri) == nil ? nil : $0 }
      }
    } else {
      made = try? ServedWorkspace(
        onlyFile: document.uri, text: document.text.text(0..<document.text.bytes.count))
    }
    if let made { workspaces.append(made) }
    return made
  }

  private func change(_ uri: String, _ version: Int?, _ changes: [JSONValue]) {
    guard var document = documents[uri] else { return }
    // What could be read of a notification holds; there is nobody to tell of the rest.
    try? document.apply(changes, encoding)
    document.version = version ?? document.version + 1
    documents[uri] = document
    refuseHeld(ResponseError.outdated, "The document has changed since.") {
      $0["params"]["textDocument"]["uri"].text == uri
    }
    guard let served = served(uri), let place = served.place(of: uri) else { return }
    served.update(place.path, to: document.text.text(0..<document.text.bytes.count))
  }

  private func close(_ uri: String) {
    documents[uri] = nil
    if let index = workspaces.firstIndex(where: { $0.onlyFile == uri }) {
      let served = workspaces.remove(at: index)
      for uri in served.told.keys { publish([], for: uri) }
      return
    }
    reload([uri])
  }

  /// Takes what is saved now of some files, but for those whose documents are open.
  private func reload(_ uris: [String]) {
    for served in workspaces {
      let paths = uris.compactMap { uri in
        served.place(of: uri).map(\.path).flatMap {
          documents[uri] == nil || served.workspace.isReadFromDisk($0) ? $0 : nil
        }
      }
      if !paths.isEmpty { served.reload(paths) }
    }
  }

  /// The workspace that a file is in; nil where none of those that are open has it.
  func served(_ uri: String) -> ServedWorkspace? { workspaces.first { $0.place(of: uri) != nil } }

  /// The package of a document and its file there, as of now. Throws `ResponseError` where it belongs to no package.
  func snapshot(_ parameters: JSONValue) throws -> (snapshot: PackageSnapshot, file: FileID, text: SourceText)
  {
    guard let uri = parameters["textDocument"]["uri"].text else {
      throw ResponseError(ResponseError.invalidParameters, "The request names no document.")
    }
    guard let served = served(uri), let place = served.place(of: uri) else {
      throw ResponseError("\(uri) is no file of a package that is open.")
    }
    if served.isChanged, served.isLarge(mostAtOnce) { tellFirstFindings(of: served) }
    let snapshot = try served.snapshot(place.package)
    guard let file = snapshot.file(at: place.path) else {
      throw ResponseError("\(uri) is no file of a package that is open.")
    }
    return (snapshot, file, snapshot.text(file))
  }

  /// The same with the offset of the position that is asked about.
  func cursor(_ parameters: JSONValue) throws -> Cursor {
    let (snapshot, file, text) = try snapshot(parameters)
    guard let offset = text.offset(of: parameters["position"], encoding) else {
      throw ResponseError(ResponseError.invalidParameters, "The request names no position.")
    }
    return Cursor(snapshot: snapshot, file: file, text: text, offset: offset)
  }

  /// A place in a document that is asked about.
  struct Cursor {
    let snapshot: PackageSnapshot
    let file: FileID
    let text: SourceText
    let offset: Int

    /// What is named there.
    var occurrence: Occurrence? { snapshot.occurrence(at: offset, in: file) }
  }
}
