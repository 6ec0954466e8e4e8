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

  /// Applies safe fixes, with `unsafe` also suggested ones. Edits that overlap wait for the next round; there are at
  /// most ten. With `dryRun` no file changes.
  public static func apply(
    _ compilation: Compilation, unsafe: Bool, overrides: [ModelStore.Override], dryRun: Bool
  ) throws -> Outcome {
    var current = compilation
    var fixes = 0
    var difference = ""
    for _ in 0..<10 {
      let chosen = choose(current.diagnostics, unsafe: unsafe)
      if chosen.isEmpty { break }
      fixes += chosen.count
      let edits = Dictionary(grouping: chosen.flatMap(\.edits), by: \.location.file.index)
      for (index, edits) in edits.sorted(by: { $0.key < $1.key })
      where Int(index) < current.package.files.count {
        let source = current.files[Int(index)]
        let changed = replaced(source.bytes, edits)
        if dryRun {
          difference += UnifiedDiff.text(path: source.path, old: source.bytes, new: changed)
        } else {
          let path = FileSystem.join(current.package.root, current.package.files[Int(index)])
          try FileSystem.write(StoredText.encode(changed, like: try FileSystem.read(path)), to: path)
        }
      }
      if dryRun { break }
      current = try Compiler.compile(current.package, overrides: overrides)
    }
    return Outcome(compilation: current, fixes: fixes, difference: difference)
  }

  private static func choose(_ diagnostics: [Diagnostic], unsafe: Bool) -> [FixIt] {
    var taken: [SourceLocation] = []
    var chosen: [FixIt] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { $0.safety == .safe || unsafe }) else { continue }
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
