import ScreenCompiler
import SourceModel

extension LanguageServer {
  /// Tells the findings of all that changed, file by file, where they are others than were told. A client that asks for the
  /// findings of its documents is told of other files, and to ask again. Where the client sends more meanwhile, the rest waits.
  func tellFindings(isAsked: (_ milliseconds: Int32) -> Bool) {
    var isOther = false
    var waits = false
    for served in workspaces where served.isChanged {
      let isLarge = served.isLarge(mostAtOnce)
      if isLarge, !isCompiled(served, isAsked) {
        waits = true
        continue
      }
      let found = findings(of: served)
      served.isChanged = false
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
      if isLarge { served.prepareForEdits() }
    }
    if isOther, !waits, client.pullsFindings, client.refreshesFindings {
      ask("workspace/diagnostic/refresh", .null)
    }
  }

  /// True where the findings of a large workspace are to be asked for now; else what can be told before was told, and it is
  /// compiled once the client sends nothing, on another thread where there is somebody to `wake`.
  private func isCompiled(_ served: ServedWorkspace, _ isAsked: (_ milliseconds: Int32) -> Bool) -> Bool {
    if wake != nil, served.isCompiled { return true }
    if isCompleting, isAsked(Self.letter) { return false }
    if tellFirstFindings(of: served), isAsked(Self.pause) { return false }
    guard let wake else { return true }
    served.compileInBackground(whenEnded: wake)
    return false
  }

  /// How long nothing may come after a completion until first findings are looked for: the next letter is not to wait for them.
  private static let letter: Int32 = 10

  /// How long nothing may come after the first findings until a large package is compiled again: somebody who types goes on.
  private static let pause: Int32 = 100

  /// Tells what reading and checking find in the files that changed, before their package is compiled again; false where that
  /// is to be done at once.
  @discardableResult func tellFirstFindings(of served: ServedWorkspace) -> Bool {
    guard let found = firstFindings(of: served) else { return false }
    for uri in found.keys.sorted() where isPushed(uri) {
      let list = found[uri] ?? []
      guard served.told[uri, default: []] != list else { continue }
      publish(list, for: uri)
      served.told[uri] = list
    }
    return true
  }

  /// What is found in the files that changed alone, by their addresses; nil where their package is to be compiled first.
  private func firstFindings(of served: ServedWorkspace) -> [String: JSONValue]? {
    guard let (snapshot, diagnostics, files) = served.firstFindings() else { return nil }
    let found = findings(diagnostics, in: snapshot)
    return Dictionary(
      uniqueKeysWithValues: files.map { (snapshot.uri($0), .array(found[snapshot.uri($0)] ?? [])) })
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
      do {
        let snapshot = try served.snapshot(package)
        for (uri, list) in findings(snapshot.compilation.diagnostics, in: snapshot) {
          for shown in list where found[uri]?.contains(shown) != true {
            found[uri, default: []].append(shown)
          }
        }
      } catch {
        // What cannot be compiled at all, as a file cannot be read, has no findings; the next change asks again.
        continue
      }
    }
    return found.mapValues { .array($0) }
  }

  /// Findings of a package by the addresses of their files.
  private func findings(_ diagnostics: [Diagnostic], in snapshot: ProgramSnapshot) -> [String: [JSONValue]] {
    var found: [String: [JSONValue]] = [:]
    for diagnostic in diagnostics {
      guard snapshot.files.indices.contains(diagnostic.location.file) else { continue }
      found[snapshot.uri(diagnostic.location.file), default: []].append(self.diagnostic(diagnostic, snapshot))
    }
    return found
  }

  /// A finding as the protocol tells it: its words are those of `lint`, its code is the rule.
  func diagnostic(_ diagnostic: Diagnostic, _ snapshot: ProgramSnapshot) -> JSONValue {
    let related: [JSONValue] = diagnostic.related.compactMap { place in
      guard snapshot.files.indices.contains(place.location.file) else { return nil }
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
    if client.refreshesFindings, served.isLarge(mostAtOnce), let found = firstFindings(of: served) {
      // The client is told to ask again once all is known.
      if let list = found[uri] { served.told[uri] = list }
      return ["kind": "full", "items": served.told[uri] ?? []]
    }
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
