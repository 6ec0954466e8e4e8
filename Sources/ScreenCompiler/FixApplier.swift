import ScreenRuntime
import SourceModel

/// Applies the fixes of findings until nothing is left to fix.
public enum FixApplier {
  /// What applying gave.
  public struct Outcome {
    /// The package after the fixes.
    public var compilation: Compilation
    /// How many fixes were applied.
    public var fixes: Int
    /// The changes as a unified diff; files in UTF-16 as the UTF-8 that people and terminals read.
    public var difference: [UInt8]
  }

  /// Applies safe fixes, with `unsafe` also suggested ones, in memory; then writes all changed files, or none with
  /// `dryRun`. Edits that overlap wait for the next round; there are at most ten. A fix that brings more errors than
  /// it removes is left out, and so is one that leaves what it should remove. Throws `FileError`; files written by then
  /// get their old contents back.
  public static func apply(
    _ compilation: Compilation, unsafe: Bool, overrides: [ModelStore.Override], dryRun: Bool
  ) throws -> Outcome {
    var current = compilation
    var fixes = 0
    var rejected: Set<FixIt> = []
    for _ in 0..<10 {
      var chosen = choose(current.diagnostics, unsafe: unsafe, but: rejected)
      if chosen.isEmpty { break }
      var next = try changed(current, chosen, overrides)
      if errors(next) > errors(current) {
        let harmful = try harmful(chosen, current, overrides)
        rejected.formUnion(harmful)
        chosen.removeAll { harmful.contains($0) }
        if chosen.isEmpty { continue }
        next = try changed(current, chosen, overrides)
        if errors(next) > errors(current) { continue }
      }
      let idle = idle(chosen, current, next)
      if !idle.isEmpty {
        rejected.formUnion(idle)
        chosen.removeAll { idle.contains($0) }
        if chosen.isEmpty { continue }
        next = try changed(current, chosen, overrides)
        if errors(next) > errors(current) { continue }
      }
      (current, fixes) = (next, fixes + chosen.count)
    }
    let difference = try write(current, over: compilation, dryRun: dryRun)
    return Outcome(compilation: current, fixes: fixes, difference: difference)
  }

  private static func errors(_ compilation: Compilation) -> Int {
    compilation.diagnostics.filter { $0.severity == .error }.count
  }

  /// Those of some fixes after which their findings are still there, none less.
  private static func idle(_ fixes: [FixIt], _ current: Compilation, _ next: Compilation) -> [FixIt] {
    let fixes = Set(fixes)
    let after = Dictionary(grouping: next.diagnostics.lazy.filter { !$0.fixes.isEmpty }, by: WhatIsSaid.init)
    let before = Dictionary(
      grouping: current.diagnostics.lazy.filter { !$0.fixes.isEmpty }, by: WhatIsSaid.init)
    return before.flatMap { said, found in
      (after[said]?.count ?? 0) < found.count ? [] : found.flatMap(\.fixes).filter { fixes.contains($0) }
    }
  }

  /// What a finding says, wherever it stands in its file.
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
  private static func harmful(
    _ fixes: [FixIt], _ current: Compilation, _ overrides: [ModelStore.Override]
  ) throws -> [FixIt] {
    if fixes.count <= 1 { return fixes }
    var found: [FixIt] = []
    let halves = [fixes[..<(fixes.count / 2)], fixes[(fixes.count / 2)...]].map { Array($0) }
    for half in halves where errors(try changed(current, half, overrides)) > errors(current) {
      found += try harmful(half, current, overrides)
    }
    return found.isEmpty ? halves[1] : found
  }

  /// The package with fixes applied in memory, compiled anew.
  private static func changed(
    _ compilation: Compilation, _ fixes: [FixIt], _ overrides: [ModelStore.Override]
  ) throws -> Compilation {
    var package = compilation.package
    let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: { Int($0.location.file.index) })
    for (index, edits) in edits where package.files.indices.contains(index) {
      let stored = try stored(index, package)
      package.changes[index] = StoredText.encode(
        replaced(compilation.files[index].bytes, edits), like: stored)
    }
    return try Compiler.compile(package, overrides: overrides)
  }

  private static func stored(_ index: Int, _ package: PackageLocation) throws -> [UInt8] {
    try package.changes[index] ?? FileSystem.read(FileSystem.join(package.root, package.files[index]))
  }

  /// Writes what changed and gives the difference to what was there.
  private static func write(
    _ compilation: Compilation, over original: Compilation, dryRun: Bool
  ) throws -> [UInt8] {
    let package = compilation.package
    var difference: [UInt8] = []
    var written: [(path: String, old: [UInt8])] = []
    for (index, bytes) in package.changes.sorted(by: { $0.key < $1.key }) {
      let path = FileSystem.join(package.root, package.files[index])
      let old = try FileSystem.read(path)
      if old == bytes { continue }
      let isWide = StoredText.isUTF16(old)
      difference += UnifiedDiff.text(
        path: compilation.files.path(index), old: isWide ? original.files[index].bytes : old,
        new: isWide ? compilation.files[index].bytes : bytes)
      if dryRun { continue }
      do {
        try FileSystem.write(bytes, to: path)
        written.append((path, old))
      } catch {
        for (path, old) in written { try? FileSystem.write(old, to: path) }
        throw error
      }
    }
    return difference
  }

  private static func choose(_ diagnostics: [Diagnostic], unsafe: Bool, but rejected: Set<FixIt>)
    -> [FixIt]
  {
    var taken: [FileID: [SourceRange]] = [:]
    var chosen: [FixIt] = []
    for diagnostic in diagnostics {
      guard
        let fix = diagnostic.fixes.first(where: { ($0.safety == .safe || unsafe) && !rejected.contains($0) })
      else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        !(taken[edit.location.file] ?? []).contains { other in
          edit.location.range.start <= other.end && other.start <= edit.location.range.end
        }
      }
      guard isFree else { continue }
      for edit in fix.edits { taken[edit.location.file, default: []].append(edit.location.range) }
      chosen.append(fix)
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
