import ScreenCompiler
import SourceModel

extension LanguageServer {
  /// The refactorings that are to be had at a range, as code actions. Their edits are found when a client asks for them, where it can.
  func refactorings(
    _ range: Range<Int>, _ file: FileID, _ snapshot: PackageSnapshot, _ text: SourceText,
    _ isWanted: (String) -> Bool
  ) -> [JSONValue] {
    guard snapshot.isScreen(file) else { return [] }
    let place = RefactoringPlace(snapshot, file, text, range)
    return Refactoring.allCases.compactMap { refactoring -> JSONValue? in
      guard isWanted(refactoring.kind), let title = refactoring.title(at: place) else { return nil }
      if client.resolvesActions {
        return [
          "title": .string(title), "kind": .string(refactoring.kind),
          "data": [
            "textDocument": ["uri": .string(snapshot.uri(file))],
            "refactoring": .string(refactoring.rawValue),
            "range": text.range(SourceRange(range.lowerBound, range.upperBound), encoding),
          ],
        ]
      }
      guard let edit = try? edit(of: refactoring, at: place) else { return nil }
      return ["title": .string(title), "kind": .string(refactoring.kind), "edit": edit]
    }
  }

  /// The edit of a refactoring. Throws `ResponseError` where it cannot be made, or would bring an error.
  func edit(of refactoring: Refactoring, at place: RefactoringPlace) throws -> JSONValue {
    let snapshot = place.snapshot
    let texts = Self.texts(after: try refactoring.edits(at: place), snapshot)
    if let fault = try Self.newError(with: texts, snapshot) {
      throw ResponseError("The package would have an error then: \(fault.message)")
    }
    var changes: [JSONValue.Member] = []
    for (path, bytes) in texts.sorted(by: { $0.key < $1.key }) {
      guard let file = snapshot.file(at: path) else { continue }
      let old = snapshot.text(file)
      var new = bytes
      // What was laid out in the canonical way stays so.
      if !PackageFormatter.format(old.bytes, path: path).isChanged {
        let formatted = PackageFormatter.format(bytes, path: path)
        if formatted.faults.isEmpty { new = formatted.bytes }
      }
      changes.append(
        JSONValue.Member(name: snapshot.uri(file), value: edits(from: old, to: SourceText(new))))
    }
    return ["changes": .object(changes)]
  }

  /// The texts of the files that edits change, by their paths.
  static func texts(after edits: [SourceEdit], _ snapshot: PackageSnapshot) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: { $0.location.file }) {
      var bytes = snapshot.text(file).bytes
      // Of two at one place, the later one is put in first, so that they stand in their order.
      let last = edits.enumerated().sorted {
        ($0.element.location.range.start, $0.offset) > ($1.element.location.range.start, $1.offset)
      }
      for edit in last.map(\.element) {
        let range = Int(edit.location.range.start)..<Int(edit.location.range.end)
        bytes.replaceSubrange(range, with: edit.text.utf8)
      }
      texts[snapshot.compilation.files.path(file)] = bytes
    }
    return texts
  }

  /// An error that the package would have with other texts, and has not now; nil where there is none.
  static func newError(with texts: [String: [UInt8]], _ snapshot: PackageSnapshot) throws -> Diagnostic? {
    let after = try snapshot.served.workspace.compilation(snapshot.package, trying: texts)
    func count(_ compilation: Compilation) -> [RuleID: Int] {
      Dictionary(grouping: compilation.diagnostics.filter { $0.severity == .error }, by: \.rule).mapValues(
        \.count)
    }
    let (before, now) = (count(snapshot.compilation), count(after))
    return after.diagnostics.first {
      $0.severity == .error && now[$0.rule, default: 0] > before[$0.rule, default: 0]
    }
  }
}
