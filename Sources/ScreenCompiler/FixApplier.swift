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
    /// The changes as a unified diff.
    public var difference: String
  }

  /// Applies safe fixes, with `unsafe` also suggested ones, in memory; then writes all changed files, or none with
  /// `dryRun`. Edits that overlap wait for the next round; there are at most ten. A fix that brings more errors than
  /// it removes is left out. Throws `FileError`; files written by then get their old contents back.
  public static func apply(
    _ compilation: Compilation, unsafe: Bool, overrides: [ModelStore.Override], dryRun: Bool
  ) throws -> Outcome {
    var current = compilation
    var fixes = 0
    var rejected: Set<FixIt> = []
    for _ in 0..<10 {
      let chosen = choose(current.diagnostics, unsafe: unsafe, but: rejected)
      if chosen.isEmpty { break }
      let next = try changed(current, chosen, overrides)
      if errors(next) <= errors(current) {
        (current, fixes) = (next, fixes + chosen.count)
        continue
      }
      var applied: FixIt?
      for fix in chosen where applied == nil {
        let one = chosen.count == 1 ? next : try changed(current, [fix], overrides)
        if errors(one) <= errors(current) {
          (current, fixes, applied) = (one, fixes + 1, fix)
        } else {
          rejected.insert(fix)
        }
      }
    }
    let difference = try write(current, dryRun: dryRun)
    return Outcome(compilation: current, fixes: fixes, difference: difference)
  }

  private static func errors(_ compilation: Compilation) -> Int {
    compilation.diagnostics.filter { $0.severity == .error }.count
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
  private static func write(_ compilation: Compilation, dryRun: Bool) throws -> String {
    let package = compilation.package
    var difference = ""
    var written: [(path: String, old: [UInt8])] = []
    for (index, bytes) in package.changes.sorted(by: { $0.key < $1.key }) {
      let path = FileSystem.join(package.root, package.files[index])
      let old = try FileSystem.read(path)
      if old == bytes { continue }
      difference += UnifiedDiff.text(path: compilation.files[index].path, old: old, new: bytes)
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
    var taken: [SourceLocation] = []
    var chosen: [FixIt] = []
    for diagnostic in diagnostics {
      guard
        let fix = diagnostic.fixes.first(where: { ($0.safety == .safe || unsafe) && !rejected.contains($0) })
      else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        !taken.contains { other in
          other.file == edit.location.file && edit.location.range.start <= other.range.end
            && other.range.start <= edit.location.range.end
        }
      }
      guard isFree else { continue }
      taken += fix.edits.map(\.location)
      chosen.append(fix)
    }
    return chosen
  }

  private static func replaced(_ bytes: [UInt8], _ edits: [SourceEdit]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(
        Int(edit.location.range.start)..<Int(edit.location.range.end), with: Array(edit.text.utf8))
    }
    return bytes
  }
}

/// The difference of two texts in the form that `patch` reads.
enum UnifiedDiff {
  /// One hunk per changed run of lines, with three lines around. Lines between the first and the last change that
  /// are equal in both are matched by position from both ends.
  static func text(path: String, old: [UInt8], new: [UInt8]) -> String {
    let before = lines(old)
    let after = lines(new)
    var out = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in (before.difference(to: after)) { out += hunk }
    return out
  }

  private static func lines(_ bytes: [UInt8]) -> Lines {
    Lines(
      lines: bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      })
  }

  private struct Lines {
    var lines: [String]

    /// The hunks that turn these lines into others.
    func difference(to other: Lines) -> [String] {
      let changes = other.lines.difference(from: lines)
      var removed: Set<Int> = []
      var inserted: Set<Int> = []
      for change in changes {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
      var rows: [(mark: Character, text: String, old: Int, new: Int)] = []
      var (i, j) = (0, 0)
      while i < lines.count || j < other.lines.count {
        if i < lines.count, removed.contains(i) {
          rows.append(("-", lines[i], i, j))
          i += 1
        } else if j < other.lines.count, inserted.contains(j) {
          rows.append(("+", other.lines[j], i, j))
          j += 1
        } else {
          rows.append((" ", lines[i], i, j))
          i += 1
          j += 1
        }
      }
      if rows.last?.text.isEmpty == true, rows.last?.mark == " " { rows.removeLast() }
      return hunks(rows)
    }

    private func hunks(_ rows: [(mark: Character, text: String, old: Int, new: Int)]) -> [String] {
      var result: [String] = []
      var index = 0
      while let start = rows[index...].firstIndex(where: { $0.mark != " " }) {
        var end = start
        while let next = rows[(end + 1)...].firstIndex(where: { $0.mark != " " }), next - end <= 6 {
          end = next
        }
        let shown = rows[max(0, start - 3)..<min(rows.count, end + 4)]
        let olds = shown.filter { $0.mark != "+" }.count
        let news = shown.filter { $0.mark != "-" }.count
        let first = shown.first!
        result.append(
          "@@ -\(first.old + 1),\(olds) +\(first.new + 1),\(news) @@\n"
            + shown.map { "\($0.mark)\($0.text)\n" }.joined())
        index = min(rows.count, end + 4)
        if index >= rows.count { break }
      }
      return result
    }
  }
}
