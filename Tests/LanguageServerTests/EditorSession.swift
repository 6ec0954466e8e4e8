import Foundation
import TestFixtures
import Testing

@testable import LanguageServer

/// An editor that talks to a server in the same process.
final class EditorSession {
  private(set) var server: LanguageServer
  private let inbox: Inbox
  private var requests = 0

  private final class Inbox {
    var frames = MessageFrames()
    var messages: [JSONValue] = []

    func take(_ bytes: [UInt8]) {
      frames.append(bytes)
      while let frame = frames.next() {
        if case .message(let bytes) = frame, let message = MessageReader.value(bytes) {
          messages.append(message)
        }
      }
    }
  }

  /// An editor that can do what most can, initialized, which works in a folder if there is one. With `bell`, large packages are
  /// compiled on other threads, which ring it.
  init(abilities: JSONValue? = nil, folder: String? = nil, bell: DispatchSemaphore? = nil) throws {
    let inbox = Inbox()
    self.inbox = inbox
    var wake: (@Sendable () -> Void)?
    if let bell { wake = { bell.signal() } }
    server = LanguageServer(wake: wake) { inbox.take($0) }
    let usual: JSONValue = [
      "textDocument": [
        "completion": ["completionItem": ["snippetSupport": true]],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      ]
    ]
    let folders: JSONValue = folder.map { [["uri": .string("file://" + $0), "name": "app"]] } ?? .null
    _ = try request("initialize", ["capabilities": abilities ?? usual, "workspaceFolders": folders])
    notify("initialized", [:])
  }

  /// Sends bytes as they are.
  func sendRaw(_ text: String) {
    server.receive(Array(text.utf8))
    while server.step() {}
  }

  /// All messages that came since they were asked for last.
  func messages() -> [JSONValue] {
    defer { inbox.messages = [] }
    return inbox.messages
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private func send(_ message: JSONValue) {
    server.receive(MessageFrames.framed(message.bytes))
    while server.step() {}
  }

  /// What a request gives. Throws where it is an error.
  @discardableResult
  func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    requests += 1
    let id = JSONValue.int(requests)
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
    guard let place = inbox.messages.lastIndex(where: { $0["id"] == id && $0["method"].isNull }) else {
      throw Fault("no answer to \(method)")
    }
    let answer = inbox.messages.remove(at: place)
    if !answer["error"].isNull { throw Fault(answer["error"]["message"].text ?? "") }
    return answer["result"]
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// The findings that were told last, by the last parts of the paths of their files.
  func findings() -> [String: [JSONValue]] {
    server.rest()
    return toldFindings()
  }

  /// The same as an editor gets them that goes on sending.
  func firstFindings() -> [String: [JSONValue]] {
    server.rest { _ in true }
    return toldFindings()
  }

  /// What is told until all findings are, where packages are compiled on other threads, which ring the bell.
  func allFindings(_ bell: DispatchSemaphore) throws -> [String: [JSONValue]] {
    var told = findings()
    while server.workspaces.contains(where: \.isChanged) {
      guard bell.wait(timeout: .now() + 120) == .success else { throw Fault("nobody rang") }
      told.merge(findings()) { $1 }
    }
    return told
  }

  private func toldFindings() -> [String: [JSONValue]] {
    var found: [String: [JSONValue]] = [:]
    for message in messages() where message["method"] == "textDocument/publishDiagnostics" {
      let uri = message["params"]["uri"].text ?? ""
      found[String(uri.split(separator: "/").last ?? ""), default: []] =
        message["params"]["diagnostics"].elements
    }
    return found
  }

  /// Opens a document; gives its address.
  @discardableResult
  func open(_ path: String, _ text: String? = nil) throws -> String {
    let uri = FileAddress.uri(path)
    let text = try text ?? String(contentsOfFile: path, encoding: .utf8)
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(text),
        ]
      ])
    return uri
  }

  /// Replaces the text of a document.
  func change(_ uri: String, to text: String) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [["text": .string(text)]]])
  }

  /// A request about the place of `⟦|⟧` in a text, which the document is given without the mark.
  func ask(_ method: String, _ uri: String, _ marked: String, _ more: JSONValue = [:]) throws -> JSONValue {
    let parts = marked.components(separatedBy: "⟦|⟧")
    try #require(parts.count == 2, "a text has one mark")
    change(uri, to: parts.joined())
    return try request(
      method, .object(position(uri, parts.joined(), parts[0].utf8.count).members + more.members))
  }

  /// A document and a position.
  func position(_ uri: String, _ text: String, _ offset: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri)],
      "position": SourceText(Array(text.utf8)).position(of: offset, .utf16),
    ]
  }

  /// The labels of what may be written at the mark, the likely first.
  func completions(_ uri: String, _ marked: String) throws -> [String] {
    try ask("textDocument/completion", uri, marked)["items"].elements.compactMap { $0["label"].text }
  }

  /// A text after the edits of a document.
  static func apply(_ edits: [JSONValue], to text: String) -> String {
    let source = SourceText(Array(text.utf8))
    var bytes = source.bytes
    let ranges = edits.compactMap { edit in
      source.offsets(of: edit["range"], .utf16).map { ($0, edit["newText"].text ?? "") }
    }
    for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
