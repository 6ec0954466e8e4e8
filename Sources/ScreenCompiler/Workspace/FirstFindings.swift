import ScreenLint
import ScreenSemantics
import SourceModel

/// What is told of screens right after they changed, before their package as a whole is compiled again: what reading, linking,
/// checking and local visits of rules find in these files, and of what other rules found there before all that stands outside of
/// what changed.
///
/// The first is what the whole compilation will tell, too, unless another file has a say in it; the second may no longer hold.
/// Costs reading and checking the changed files, and tables as long as those of declarations and members; where headers changed in
/// more than members, linking all.
package struct FirstFindings {
  /// The files that changed.
  package let files: [FileID]
  /// What reading, linking and checking find in them.
  package let found: [Diagnostic]
  /// What local visits of rules find in them, but for what yields to other findings; nil where other files are to be checked first.
  package let local: [Diagnostic]?
  /// What is told of them.
  package let diagnostics: [Diagnostic]
  /// All files of the package as they are now.
  package let sources: SourceFiles
  /// The declarations of the package before.
  package let program: Program

  /// Of more files the whole package is compiled at once.
  static let most = 8

  /// Looks at the files of a package that changed since it was compiled. Nil where nothing can be said before all is compiled
  /// again. Throws `FileError`.
  init?(
    _ package: PackageLocation, after earlier: EarlierPackage, changed: Set<String>, in edited: EditedPackage
  ) throws {
    guard changed.count <= Self.most, let again = try edited.read(package, changed) else { return nil }
    let files = package.screens(among: changed)
    guard !files.isEmpty, files.allSatisfy({ $0.position < package.ownFiles }) else { return nil }
    let options = package.lintOptions
    var (told, program) = (files, earlier.parsed.program)
    var (found, local): ([Diagnostic], [Diagnostic]?) = ([], nil)
    let read = again.files.filter { files.contains($0.id) }
    let hidden = read.filter(\.file.isHidden)
    if hidden.isEmpty {
      let linked = again.linked()
      program = linked.program
      var model: SemanticModel?
      if !linked.isEdited || edited.isLatest {
        model = SemanticChecker.check(files, of: program, isEdited: linked.isEdited, after: earlier.check)
      }
      found = linked.faults.filter { files.contains($0.location.file) }
      found += files.flatMap { program.files[$0].diagnostics }
      found += model?.files.diagnostics ?? SemanticChecker.diagnostics(in: files, of: program)
      found = Verdict.admit(found, program.files).found
      local = model.map { model in
        let graph = DataFlowGraph(model, of: files)
        let said = Linter.local(in: files, model, graph, phaseDiagnostics: found, options: options)
        return Verdict.admit(said, program.files).found
      }
    } else {
      // What a file that cannot be read declares is unknown, so that others cannot be checked yet.
      told = hidden.map(\.id)
      for (id, file) in read { program.files[id].store = file.store }
      found = Verdict.admit(hidden.flatMap(\.file.diagnostics), program.files).found
    }
    self.found = Verdict.first(found, in: told, program, options)
    let foundAgain = earlier.found + (local == nil ? [] : earlier.local)
    let outdated = Set(foundAgain.lazy.filter { told.contains($0.location.file) }.map(Said.init))
    let edits = Dictionary(
      uniqueKeysWithValues: read.map { id, file in
        (id, TextChange(from: earlier.files[id].bytes, to: file.source.bytes))
      })
    let kept = earlier.told.filter {
      told.contains($0.location.file) && hidden.isEmpty && !outdated.contains(Said($0))
    }.compactMap { Self.moved($0, edits) }
    self.local = local.map { local in
      Verdict.withoutYielding(
        Verdict.first(local, in: told, program, options), to: found + local + kept, program)
    }
    diagnostics = Verdict.sorted(self.found + (self.local ?? []) + kept)
    sources = SourceFiles(program, and: Array(earlier.files.suffix(from: program.files.endIndex)))
    (self.program, self.files) = (earlier.parsed.program, told)
  }

  /// What tells one finding from others, whatever settings make it weigh.
  fileprivate struct Said: Hashable {
    let (rule, location, message): (RuleID, SourceLocation, String)

    init(_ finding: Diagnostic) {
      (rule, location, message) = (finding.rule, finding.location, finding.message)
    }
  }

  /// A finding where it stands now; nil where its text changed. It is told without fixes, which may not fit any more.
  private static func moved(_ finding: Diagnostic, _ edits: [FileID: TextChange]) -> Diagnostic? {
    func moved(_ place: SourceLocation) -> SourceLocation? {
      guard let edit = edits[place.file] else { return place }
      return edit.moved(place.range).map { SourceLocation(place.file, $0) }
    }
    var finding = finding
    guard let place = moved(finding.location) else { return nil }
    finding.location = place
    finding.related = finding.related.compactMap { related in
      moved(related.location).map { RelatedPlace(related.message, $0) }
    }
    finding.fixes = []
    return finding
  }
}

extension Compilation {
  /// What local visits of rules found in some files and is told, of what was compiled in an update.
  package func foundLocally(in files: [FileID]) -> [Diagnostic] {
    let local = Set((stages?.answers.local ?? []).map(FirstFindings.Said.init))
    return diagnostics.filter {
      files.contains($0.location.file) && local.contains(FirstFindings.Said($0))
    }
  }

  /// What reading, linking and checking found in some files, as it is told; of what was compiled in an update.
  package func found(in files: [FileID]) -> [Diagnostic] {
    guard let stages else { return [] }
    let found = stages.loaded.checked.diagnostics.filter { files.contains($0.location.file) }
    return Verdict.first(found, in: files, model.program, stages.options)
  }
}

/// What one edit, or several taken as one, replaces in a text.
private struct TextChange {
  private let start: Int
  private let end: Int
  private let growth: Int

  /// The shortest part of a text that another has something else for.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var (start, behind) = (0, 0)
    while start < shorter, old[start] == new[start] { start += 1 }
    while behind < shorter - start, old[old.count - 1 - behind] == new[new.count - 1 - behind] { behind += 1 }
    (self.start, end, growth) = (start, old.count - behind, new.count - old.count)
  }

  /// Where a range stands now; nil where some of it changed.
  func moved(_ range: SourceRange) -> SourceRange? {
    if Int(range.end) <= start { return range }
    guard Int(range.start) >= end else { return nil }
    return SourceRange(Int(range.start) + growth, Int(range.end) + growth)
  }
}
