import ScreenLint
import SourceModel

/// Findings that a team has accepted for now: a text file with a line for each, so that lint fails on new ones only.
///
/// A line holds the rule, the file and the structural path, separated by tabs; it does not hold line numbers, so that
/// moved code stays known. Two findings of one rule at one path are two equal lines.
public struct Baseline: Sendable {
  private struct Entry: Hashable, Sendable {
    var rule: RuleID
    var file: String
    var path: String
  }

  /// The file.
  let source: SourceFile
  private var places: [Entry: [SourceRange]] = [:]
  private var faults: [(range: SourceRange, message: String, help: String?, rule: RuleID)] = []
  /// Lines that cannot be read; the first of them is reported.
  private var damaged: [SourceRange] = []
  /// The lines that no finding has matched so far, by entry.
  private var left: [Entry: [SourceRange]] = [:]

  /// Reads a baseline. Lines that cannot be read are faults; see `report`.
  public init(path: String, bytes: [UInt8]) {
    source = SourceFile(path: path, bytes: bytes)
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    for whole in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = whole.last == 0x0D ? whole.dropLast() : whole
      let range = SourceRange(start, start + line.count)
      start += whole.count + 1
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      read(String(decoding: line, as: UTF8.self), range)
    }
    left = places
  }

  private mutating func read(_ line: String, _ range: SourceRange) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3 else {
      if damaged.isEmpty {
        faults.append(
          (
            range, "This line of the baseline is not a rule, a file and a path, separated by tabs.",
            "Make the baseline anew with `--update-baseline`.", .metaSettings
          ))
      }
      damaged.append(range)
      return
    }
    let rule = RuleID(fields[0])
    guard RuleCatalog.knows(rule) else {
      faults.append(
        (
          range, "There is no rule `\(rule)`.",
          RuleCatalog.suggestion(for: rule.id),
          .metaUnknownRule
        ))
      return
    }
    places[Entry(rule: rule, file: fields[1], path: fields[2]), default: []].append(range)
  }

  /// Reads the baseline at a path. Throws `UsageError` where there is none, and `FileError`.
  public init(at path: String) throws {
    guard FileSystem.exists(path) else {
      throw UsageError("there is no baseline \(path); with --update-baseline it is made")
    }
    self.init(path: path, bytes: try FileSystem.read(path))
  }

  /// The findings that the baseline does not know. Each line covers one finding.
  public mutating func new(_ compilation: Compilation) -> [Diagnostic] {
    zip(compilation.diagnostics, lines(knowing: compilation)).filter { $1 == nil }.map(\.0)
  }

  /// For each finding the line that covers it and no other finding; nil where there is none.
  mutating func lines(knowing compilation: Compilation) -> [SourceRange?] {
    let keys = FindingKey.keys(
      compilation.diagnostics, files: compilation.files, program: compilation.model.program)
    return keys.map { key in
      let entry = Entry(rule: key.rule, file: VisibleText.line(key.file), path: key.path)
      guard let lines = left[entry], !lines.isEmpty else { return nil }
      return left[entry]?.removeFirst()
    }
  }

  /// What is wrong with the baseline itself, and the lines that no finding matched, as a report of its own; nil where nothing
  /// is wrong. Call it after `new` was called for all packages. `isComplete` is false where errors may have kept rules silent:
  /// then no line is called obsolete.
  public func report(isComplete: Bool) -> ReportPart? {
    var found = faults.map { fault in
      let more =
        damaged.count > 1 && fault.range == damaged[0]
        ? " So \(damaged.count == 2 ? "is one more" : "are \(damaged.count - 1) more")." : ""
      return Diagnostic(
        fault.rule, fault.rule == .metaSettings ? .error : .warning, fault.message + more,
        at: SourceLocation(FileID(0), fault.range), help: fault.help)
    }
    for (entry, lines) in isComplete ? left : [:] {
      for line in lines {
        found.append(
          Diagnostic(
            .metaUselessSuppression, .warning,
            "Nothing breaks `\(entry.rule)` here any more, so this line of the baseline is obsolete.",
            at: SourceLocation(FileID(0), line), help: "Remove the line, or run with `--update-baseline`."))
      }
    }
    if found.isEmpty { return nil }
    found.sort { $0.location.range.start < $1.location.range.start }
    return ReportPart(found, files: SourceFiles([source]))
  }

  /// The text of a baseline that knows all findings of these compilations.
  public static func text(_ compilations: [Compilation]) -> String {
    var lines: [String] = []
    for compilation in compilations {
      let keys = FindingKey.keys(
        compilation.diagnostics, files: compilation.files, program: compilation.model.program)
      lines += keys.map { "\($0.rule)\t\(VisibleText.line($0.file))\t\($0.path)\n" }
    }
    return "# Findings that are known; made by `screenwright lint --update-baseline`.\n" + lines.joined()
  }
}
