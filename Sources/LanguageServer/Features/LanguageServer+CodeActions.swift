import ScreenCompiler
import SourceModel

extension LanguageServer {
  /// `textDocument/codeAction`: the fixes of the findings in a range, the comments that silence them, refactorings, and all safe
  /// fixes of the file at once.
  func codeActions(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    guard let range = text.offsets(of: parameters["range"], encoding) else {
      throw ResponseError(ResponseError.invalidParameters, "The request names no range.")
    }
    let wanted = parameters["context"]["only"].elements.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool {
      wanted.isEmpty || wanted.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      for finding in snapshot.compilation.diagnostics
      where finding.location.file == file && Int(finding.location.range.start) <= range.upperBound
        && range.lowerBound <= Int(finding.location.range.end)
      {
        let told: JSONValue = [diagnostic(finding, snapshot)]
        for (place, fix) in finding.fixes.enumerated() {
          actions.append(
            .some([
              "title": .string(fix.title), "kind": "quickfix", "diagnostics": told,
              "isPreferred": place == 0 && fix.safety == .safe ? true : .null,
              "edit": edit(fix.edits, snapshot),
            ]))
        }
        if let silence = silence(finding, snapshot, text) {
          actions.append([
            "title": "Silence \(finding.rule.id) here, with a reason", "kind": "quickfix",
            "diagnostics": told,
            "edit": silence,
          ])
        }
      }
    }
    actions += refactorings(range, file, snapshot, text, isWanted)
    if isWanted("source.fixAll"),
      snapshot.compilation.diagnostics.contains(where: { Self.isFixable($0, file) })
    {
      var action: KeyValuePairs<String, JSONValue> = [
        "title": "Apply all safe fixes of this file", "kind": "source.fixAll.screenwright",
        "data": ["textDocument": ["uri": .string(snapshot.uri(file))]],
      ]
      // Fixes are tried, which takes as long as compiling does: a client that can asks for them when it wants them.
      if !client.resolvesActions {
        action = [
          "title": action[0].value, "kind": action[1].value,
          "edit": fixAll(file, snapshot, text) ?? ["changes": [:]],
        ]
      }
      actions.append(.some(action))
    }
    return .array(actions)
  }

  /// `codeAction/resolve`: the edit of an action that was told without.
  func resolvedAction(_ action: JSONValue) throws -> JSONValue {
    guard !action["data"].isNull else { return action }
    let (snapshot, file, text) = try snapshot(action["data"])
    if let refactoring = action["data"]["refactoring"].text.flatMap({ Refactoring(rawValue: $0) }),
      let range = text.offsets(of: action["data"]["range"], encoding)
    {
      let edit = try edit(of: refactoring, at: RefactoringPlace(snapshot, file, text, range))
      return .object(action.members + [JSONValue.Member(name: "edit", value: edit)])
    }
    let edit = fixAll(file, snapshot, text) ?? ["changes": [:]]
    return .object(action.members + [JSONValue.Member(name: "edit", value: edit)])
  }

  /// True for a finding of a file with a safe fix that changes no other file.
  private static func isFixable(_ finding: Diagnostic, _ file: FileID) -> Bool {
    finding.location.file == file
      && finding.fixes.contains { $0.safety == .safe && $0.edits.allSatisfy { $0.location.file == file } }
  }

  /// Edits of a package as the protocol tells them.
  func edit(_ edits: [SourceEdit], _ snapshot: PackageSnapshot) -> JSONValue {
    var changes: [(uri: String, edits: [JSONValue])] = []
    for edit in edits.sorted(by: { $0.location.range.start < $1.location.range.start }) {
      let uri = snapshot.uri(edit.location.file)
      let made: JSONValue = [
        "range": snapshot.text(edit.location.file).range(edit.location.range, encoding),
        "newText": .string(edit.text),
      ]
      if let place = changes.firstIndex(where: { $0.uri == uri }) {
        changes[place].edits.append(made)
      } else {
        changes.append((uri, [made]))
      }
    }
    return [
      "changes": .object(changes.map { JSONValue.Member(name: $0.uri, value: .array($0.edits)) })
    ]
  }

  /// A comment above the element of a finding that silences its rule there, with room for the reason; nil in model data and settings, and in files that
  /// cannot be read.
  private func silence(_ finding: Diagnostic, _ snapshot: PackageSnapshot, _ text: SourceText) -> JSONValue? {
    let file = finding.location.file
    guard snapshot.isScreen(file) else { return nil }
    let start = finding.location.range.start
    let nodes = snapshot.program.files[file].xml.nodes
    guard
      let node = nodes.last(where: {
        $0.kind == .element && $0.range.start <= start && start < max($0.contentStart, $0.range.start + 1)
      }) ?? nodes.last(where: { $0.kind == .element && $0.range.start <= start && start < $0.range.end })
    else { return nil }
    let line = text.range(ofLine: text.line(of: Int(node.range.start)))
    let indent = text.text(line.lowerBound..<Int(node.range.start))
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    let place = SourceLocation(file, SourceRange(node.range.start, node.range.start))
    return edit(
      [SourceEdit(place, "<!-- screenwright:disable-next \(finding.rule.id) say why -->\n\(indent)")],
      snapshot)
  }

  /// The change of a file by all safe fixes of its findings, as many rounds as they need; nil where there are none, or where
  /// they change other files, too.
  private func fixAll(_ file: FileID, _ snapshot: PackageSnapshot, _ text: SourceText) -> JSONValue? {
    guard
      let outcome = try? FixApplier.apply(
        [snapshot.compilation], unsafe: false, overrides: [], dryRun: true,
        wanted: { $0.map { $0.diagnostics.filter { Self.isFixable($0, file) } } }), outcome.fixes > 0
    else { return nil }
    let fixed = SourceText(outcome.compilations[0].files[file].bytes)
    return [
      "changes": .object([JSONValue.Member(name: snapshot.uri(file), value: edits(from: text, to: fixed))])
    ]
  }

  /// One edit that makes one text of another: all but the lines in which both begin and end.
  func edits(from old: SourceText, to new: SourceText) -> JSONValue {
    if old.bytes == new.bytes { return [] }
    let (oldLines, newLines) = (old.lineCount, new.lineCount)
    var first = 0
    while first < min(oldLines, newLines) - 1, Self.line(first, old) == Self.line(first, new) { first += 1 }
    var last = 0
    while last < min(oldLines, newLines) - first - 1,
      Self.line(oldLines - 1 - last, old) == Self.line(newLines - 1 - last, new)
    {
      last += 1
    }
    let oldEnd = last == 0 ? old.bytes.count : old.start(ofLine: oldLines - last)
    let newEnd = last == 0 ? new.bytes.count : new.start(ofLine: newLines - last)
    let range = SourceRange(old.start(ofLine: first), oldEnd)
    return [
      [
        "range": old.range(range, encoding), "newText": .string(new.text(new.start(ofLine: first)..<newEnd)),
      ]
    ]
  }

  /// The bytes of a line with its end.
  private static func line(_ line: Int, _ text: SourceText) -> ArraySlice<UInt8> {
    text.bytes[
      text.start(ofLine: line)..<(line + 1 < text.lineCount ? text.start(ofLine: line + 1) : text.bytes.count)
    ]
  }
}
