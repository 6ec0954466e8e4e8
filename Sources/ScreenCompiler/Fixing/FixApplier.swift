import ScreenRuntime
import SourceModel

/// Applies the fixes of findings until nothing is left to fix.
public struct FixApplier {
  /// What applying gave.
  public struct Outcome {
    /// The packages after the fixes.
    public var compilations: [Compilation]
    /// How many fixes were applied.
    public var fixes: Int
    /// The changes as a unified diff; files in UTF-16 as the UTF-8 that people and terminals read.
    public var difference: [UInt8]
  }

  /// Gives the findings that are to be fixed, for each of some packages.
  public typealias Wanted = ([Compilation]) -> [[Diagnostic]]

  private let original: [Compilation]
  private let unsafe: Bool
  private let overrides: [ModelStore.Override]
  private let wanted: Wanted
  /// Which packages hold a file, by its real path, and where.
  private let places: [String: [Place]]
  /// The real paths of the files of each package.
  private let paths: [[String]]
  private var current: [Compilation]
  private var rejected: Set<Choice> = []

  /// A file of a package.
  private struct Place {
    var package: Int
    var file: Int
  }

  /// A fix of a finding of a package.
  private struct Choice: Hashable {
    var package: Int
    var fix: FixIt
  }

  /// Applies safe fixes, with `unsafe` also suggested ones, in memory; then writes all changed files, or none with
  /// `dryRun`. Packages that hold the same files see each other's changes. Edits that overlap wait for the next round;
  /// there are at most ten. A fix that brings more errors than it removes, in whichever package, is left out, and so is
  /// one that leaves what it should remove. `wanted` gives the findings that are to be fixed, all unless given. Throws
  /// `FileError`, `OutsidePackage`; files written by then get their old contents back.
  public static func apply(
    _ compilations: [Compilation], unsafe: Bool, overrides: [ModelStore.Override], dryRun: Bool,
    wanted: @escaping Wanted = { $0.map(\.diagnostics) }
  ) throws -> Outcome {
    var applier = FixApplier(compilations, unsafe: unsafe, overrides: overrides, wanted: wanted)
    var fixes = 0
    for _ in 0..<10 {
      guard let applied = try applier.round() else { break }
      fixes += applied
    }
    return Outcome(
      compilations: applier.current, fixes: fixes, difference: try applier.write(dryRun: dryRun))
  }

  private init(
    _ compilations: [Compilation], unsafe: Bool, overrides: [ModelStore.Override], wanted: @escaping Wanted
  ) {
    (original, current) = (compilations, compilations)
    (self.unsafe, self.overrides, self.wanted) = (unsafe, overrides, wanted)
    paths = compilations.map { compilation in
      compilation.package.files.map { file in
        let path = FileSystem.join(compilation.package.root, file)
        return FileSystem.real(path) ?? path
      }
    }
    var places: [String: [Place]] = [:]
    for (package, paths) in paths.enumerated() {
      for (file, path) in paths.enumerated() {
        places[path, default: []].append(Place(package: package, file: file))
      }
    }
    self.places = places
  }

  /// Applies what can be applied at once; returns how many fixes that were, nil where none is left.
  private mutating func round() throws -> Int? {
    var chosen = choose()
    if chosen.isEmpty { return nil }
    var next = try changed(chosen)
    if errors(next) > errors(current) {
      let harmful = try harmful(chosen)
      rejected.formUnion(harmful)
      chosen.removeAll { harmful.contains($0) }
      if chosen.isEmpty { return 0 }
      next = try changed(chosen)
      if errors(next) > errors(current) { return 0 }
    }
    let idle = idle(chosen, next)
    if !idle.isEmpty {
      rejected.formUnion(idle)
      chosen.removeAll { idle.contains($0) }
      if chosen.isEmpty { return 0 }
      next = try changed(chosen)
      if errors(next) > errors(current) { return 0 }
    }
    current = next
    return chosen.count
  }

  private func errors(_ compilations: [Compilation]) -> Int {
    compilations.reduce(0) { $0 + $1.diagnostics.count { $0.severity == .error } }
  }

  /// Those of some fixes that leave all their findings in place.
  private func idle(_ fixes: [Choice], _ next: [Compilation]) -> [Choice] {
    let fixes = Set(fixes)
    return current.indices.flatMap { package in
      let after = Self.fixable(next[package])
      return Self.fixable(current[package]).flatMap { said, found in
        (after[said]?.count ?? 0) < found.count
          ? []
          : found.flatMap(\.fixes).map { Choice(package: package, fix: $0) }.filter { fixes.contains($0) }
      }
    }
  }

  private static func fixable(_ compilation: Compilation) -> [WhatIsSaid: [Diagnostic]] {
    Dictionary(grouping: compilation.diagnostics.lazy.filter { !$0.fixes.isEmpty }, by: WhatIsSaid.init)
  }

  /// A finding without its place in the file.
  private struct WhatIsSaid: Hashable {
    let rule: RuleID
    let file: FileID
    let message: String

    init(_ finding: Diagnostic) {
      (rule, file, message) = (finding.rule, finding.location.file, finding.message)
    }
  }

  /// Those of some fixes, which do harm together, that bring more errors than they remove: halves are tried until
  /// single fixes are left. Halves that do harm only together lose the second.
  private func harmful(_ fixes: [Choice]) throws -> [Choice] {
    if fixes.count <= 1 { return fixes }
    var found: [Choice] = []
    let halves = [fixes[..<(fixes.count / 2)], fixes[(fixes.count / 2)...]].map { Array($0) }
    for half in halves where errors(try changed(half)) > errors(current) {
      found += try harmful(half)
    }
    return found.isEmpty ? halves[1] : found
  }

  /// The packages with fixes applied in memory; those that hold a changed file are compiled anew.
  private func changed(_ fixes: [Choice]) throws -> [Compilation] {
    var edits: [String: [SourceEdit]] = [:]
    for choice in fixes {
      for edit in choice.fix.edits {
        if let path = path(edit, choice.package) { edits[path, default: []].append(edit) }
      }
    }
    var packages = current.map(\.package)
    var touched: Set<Int> = []
    for (path, edits) in edits {
      guard let places = places[path], let first = places.first else { continue }
      let bytes = StoredText.encode(
        Self.replaced(current[first.package].files[FileID(first.file)].bytes, edits), like: try stored(first))
      for place in places {
        packages[place.package].changes[packages[place.package].files[place.file]] = bytes
        touched.insert(place.package)
      }
    }
    return try current.indices.map { index in
      touched.contains(index) ? try Compiler.compile(packages[index], overrides: overrides) : current[index]
    }
  }

  /// The real path of the file that an edit of a package is in; nil for what is no screen.
  private func path(_ edit: SourceEdit, _ package: Int) -> String? {
    let file = edit.location.file.position
    return paths[package].indices.contains(file) ? paths[package][file] : nil
  }

  private func stored(_ place: Place) throws -> [UInt8] {
    let package = current[place.package].package
    return try package.changes[package.files[place.file]]
      ?? package.boundary.read(paths[place.package][place.file])
  }

  /// Writes what changed and gives the difference to what was there.
  private func write(dryRun: Bool) throws -> [UInt8] {
    var difference: [UInt8] = []
    var written: [(path: String, old: [UInt8], writer: FileWriter)] = []
    var done: Set<String> = []
    for (package, compilation) in current.enumerated() {
      let writer = FileWriter(compilation.package.boundary)
      for (index, file) in compilation.package.files.enumerated() {
        guard let bytes = compilation.package.changes[file] else { continue }
        guard done.insert(paths[package][index]).inserted else { continue }
        let path = FileSystem.join(compilation.package.root, compilation.package.files[index])
        let old = try compilation.package.boundary.read(path)
        if old == bytes { continue }
        let isWide = StoredText.isUTF16(old)
        difference += UnifiedDiff.text(
          path: compilation.files.path(FileID(index)),
          old: isWide ? original[package].files[FileID(index)].bytes : old,
          new: isWide ? compilation.files[FileID(index)].bytes : bytes)
        if dryRun { continue }
        do {
          try writer.write(bytes, to: path)
          written.append((path, old, writer))
        } catch {
          throw restore(written, after: error)
        }
      }
    }
    return difference
  }

  /// Puts back what was written before a file could not be; the error names the files for which that failed, too.
  private func restore(
    _ written: [(path: String, old: [UInt8], writer: FileWriter)], after error: any Error
  ) -> any Error {
    var changed: [String] = []
    for (path, old, writer) in written {
      do { try writer.write(old, to: path) } catch { changed.append(path) }
    }
    guard !changed.isEmpty, let cause = error as? FileError else { return error }
    return FileError(
      cause.action, cause.path,
      reason: "\(cause.reason); fixed already, and not put back: \(changed.joined(separator: ", "))")
  }

  private func choose() -> [Choice] {
    var taken: [String: [SourceRange]] = [:]
    var chosen: [Choice] = []
    for (package, diagnostics) in wanted(current).enumerated() {
      for diagnostic in diagnostics {
        let choices = diagnostic.fixes.lazy.filter { $0.safety == .safe || unsafe }
          .map { Choice(package: package, fix: $0) }
        guard let choice = choices.first(where: { !rejected.contains($0) }) else { continue }
        let edits = choice.fix.edits.map { (path: path($0, package) ?? "", range: $0.location.range) }
        let isFree = edits.allSatisfy { edit in
          !(taken[edit.path] ?? []).contains { edit.range.start <= $0.end && $0.start <= edit.range.end }
        }
        guard isFree else { continue }
        for edit in edits { taken[edit.path, default: []].append(edit.range) }
        chosen.append(choice)
      }
    }
    return chosen
  }

  private static func replaced(_ bytes: [UInt8], _ edits: [SourceEdit]) -> [UInt8] {
    let end = bytes.firstIndex(of: 0x0A)
    let isCRLF = end.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    var bytes = bytes
    for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(
        Int(edit.location.range.start)..<Int(edit.location.range.end),
        with: lines(edit.text, isCRLF: isCRLF))
    }
    return bytes
  }

  /// The bytes of a text with the ends of lines that a file has.
  private static func lines(_ text: String, isCRLF: Bool) -> [UInt8] {
    guard isCRLF, text.utf8.contains(0x0A) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
    }
    return bytes
  }
}
