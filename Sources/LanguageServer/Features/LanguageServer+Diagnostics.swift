import ScreenCompiler
import SourceModel

extension LanguageServer {
  /// Tells the findings of all that changed, file by file, where they are others than were told. A client that asks for the
  /// findings of its documents is told of other files, and to ask again.
  func tellFindings() {
    var isOther = false
    for served in workspaces where served.isChanged {
      served.isChanged = false
      let found = findings(of: served)
      for (uri, list) in found where isPushed(uri) && served.told[uri] != list {
        publish(list, for: uri)
        isOther = true
      }
      let empty: JSONValue = []
      for uri in served.told.keys.sorted() where found[uri] == nil && served.told[uri] != empty {
        if isPushed(uri) { publish(empty, for: uri) }
        isOther = true
      }
      if found.contains(where: { served.told[$0.key] != $0.value }) { isOther = true }
      served.told = found
    }
    if isOther, client.pullsFindings, client.refreshesFindings { ask("workspace/diagnostic/refresh", .null) }
  }

  /// True for a file whose findings the client does not ask for.
  private func isPushed(_ uri: String) -> Bool { !client.pullsFindings || documents[uri] == nil }

  /// Tells the findings of a file.
  func publish(_ list: JSONValue, for uri: String) {
    notify(
      "textDocument/publishDiagnostics",
      .some([
        "uri": .string(uri), "version": documents[uri].map { .int($0.version) } ?? .null, "diagnostics": list,
      ]))
  }

  /// The findings of all packages of a workspace by the addresses of their files; a finding that two packages have is told once.
  private func findings(of served: ServedWorkspace) -> [String: JSONValue] {
    var found: [String: [JSONValue]] = [:]
    for package in served.workspace.packages.indices {
      // What cannot be compiled at all, as a file cannot be read, has no findings; the next change asks again.
      guard let snapshot = try? served.snapshot(package) else { continue }
      for diagnostic in snapshot.compilation.diagnostics {
        guard snapshot.compilation.files.indices.contains(diagnostic.location.file) else { continue }
        let uri = snapshot.uri(diagnostic.location.file)
        let shown = self.diagnostic(diagnostic, snapshot)
        if found[uri]?.contains(shown) != true { found[uri, default: []].append(shown) }
      }
    }
    return found.mapValues { .array($0) }
  }

  /// A finding as the protocol tells it: its words are those of `lint`, its code is the rule.
  func diagnostic(_ diagnostic: Diagnostic, _ snapshot: PackageSnapshot) -> JSONValue {
    let related: [JSONValue] = diagnostic.related.compactMap { place in
      guard snapshot.compilation.files.indices.contains(place.location.file) else { return nil }
      return ["location": snapshot.location(place.location, encoding), "message": .string(place.message)]
    }
    let isUnused = diagnostic.rule.id.hasPrefix("flow/unused")
    return .some([
      "range": snapshot.text(diagnostic.location.file).range(diagnostic.location.range, encoding),
      "severity": .int(Self.number(of: diagnostic.severity)),
      "code": .string(diagnostic.rule.id),
      "source": "screenwright",
      "message": .string(diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? "")),
      "tags": isUnused ? [1] : .null,
      "relatedInformation": related.isEmpty ? .null : .array(related),
    ])
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// `textDocument/diagnostic`: the findings of a document.
  func documentDiagnostics(_ parameters: JSONValue) throws -> JSONValue {
    guard let uri = parameters["textDocument"]["uri"].text else {
      throw ResponseError(ResponseError.invalidParameters, "The request names no document.")
    }
    guard let served = served(uri) else { return ["kind": "full", "items": []] }
    return ["kind": "full", "items": findings(of: served)[uri] ?? []]
  }

  /// `workspace/diagnostic`: the findings of all files of the packages that are open.
  func workspaceDiagnostics(_ parameters: JSONValue) throws -> JSONValue {
    var items: [JSONValue] = []
    for served in workspaces {
      let found = findings(of: served)
      for uri in found.keys.sorted() {
        items.append([
          "uri": .string(uri), "version": documents[uri].map { .int($0.version) } ?? .null, "kind": "full",
          "items": found[uri] ?? [],
        ])
      }
    }
    return ["items": .array(items)]
  }
}
