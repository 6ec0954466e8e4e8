import ScreenLint
import ScreenSemantics
import SourceModel

/// Why a rule told nothing at a line of a package, or that it did.
///
/// It decides nothing: it asks a compilation that was made `about` the rule what became of what the rule found there, and
/// looks up the places that decided.
public struct WhyNot {
  /// What became of what a rule had to say.
  public enum Reason: String, Sendable {
    /// It is told.
    case told
    /// The baseline knows it.
    case baseline
    /// A file cannot be read, and may hold what is missed.
    case hidden
    /// Only a run could tell, and an error keeps the screens from being run.
    case notRun = "not-run"
    /// A run did not confirm it.
    case disproved
    /// Another finding says it better.
    case yields
    /// Settings turn the rule off.
    case off
    /// A comment silences it.
    case silenced
    /// A dependency is not there, and may declare what is missed.
    case lacksDependency = "lacks-dependency"
    /// It is told where the file's own package is linted.
    case toldAtHome = "told-at-home"
    /// The file cannot be read, so that no rule looks at it.
    case unread
    /// The rule speaks only while a screen is drawn.
    case drawing
    /// The rule found nothing.
    case nothing
  }

  /// What became of one finding, or why there is none.
  public struct Answer: Sendable {
    /// The reason.
    public let reason: Reason
    /// The reason as a sentence or two.
    public let explanation: String
    /// What is told, or would be; nil where the rule found nothing.
    public let finding: Diagnostic?
    /// The place that decided, in `files`; nil where none did.
    public let place: RelatedPlace?
  }

  /// The rule that is asked about.
  public let rule: Rule
  /// The file that is asked about.
  public let file: FileID
  /// The line, from 1.
  public let line: Int
  /// What became of each finding at the line; where there is none, the one reason for that.
  public private(set) var answers: [Answer] = []
  /// The line of the file nearest to this one at which the rule found something, and what became of that; only where it found
  /// nothing at this one.
  public private(set) var nearest: (line: Int, reason: Reason)?
  /// The files of the compilation, and others in which places are that decided.
  public private(set) var files: SourceFiles

  private let compilation: Compilation

  /// Asks. The compilation was made `about` the rule. The baseline is one that no finding was shown yet.
  public init(
    _ rule: Rule, at file: FileID, line: Int, in compilation: Compilation, baseline: Baseline? = nil
  ) {
    (self.rule, self.file, self.line, self.compilation) = (rule, file, line, compilation)
    files = compilation.files
    var context = ReportContext(compilation.files)
    func lines(_ location: SourceLocation) -> ClosedRange<Int> {
      let (start, end) = context.positions(location)
      return start.line...max(start.line, end.column == 1 ? end.line - 1 : end.line)
    }
    var found: [(lines: ClosedRange<Int>, answer: Answer)] = []
    var elsewhere: [Answer] = []
    let known = known(by: baseline)
    for (place, finding) in compilation.diagnostics.enumerated() where finding.rule == rule.id {
      if finding.location.file == file {
        found.append((lines(finding.location), told(finding, known[place])))
      }
      if finding.related.contains(where: { $0.location.file == file && lines($0.location).contains(line) }) {
        elsewhere.append(told(finding, known[place], isHere: false))
      }
    }
    for left in compilation.leftOut where left.finding.location.file == file {
      found.append((lines(left.finding.location), answer(left)))
    }
    answers = found.filter { $0.lines.contains(line) }.map(\.answer)
    if answers.isEmpty { answers = elsewhere }
    if !answers.isEmpty { return }
    answers = [silence()]
    nearest = found.map { (line: $0.lines.lowerBound, reason: $0.answer.reason) }.min {
      (abs($0.line - line), $0.line) < (abs($1.line - line), $1.line)
    }
  }

  // MARK: What was found

  /// For each finding of the compilation the line of the baseline that knows it.
  private mutating func known(by baseline: Baseline?) -> [RelatedPlace?] {
    guard var baseline else { return compilation.diagnostics.map { _ in nil } }
    let file = add(baseline.source)
    return baseline.lines(knowing: compilation).map { range in
      range.map { RelatedPlace("this line of the baseline knows it", SourceLocation(file, $0)) }
    }
  }

  private func told(_ finding: Diagnostic, _ known: RelatedPlace?, isHere: Bool = true) -> Answer {
    if let known {
      return Answer(
        reason: .baseline, explanation: "The baseline knows it.", finding: finding, place: known)
    }
    return Answer(
      reason: .told,
      explanation: isHere
        ? "It is told here." : "It is told elsewhere, and this line is part of what it says.",
      finding: finding, place: nil)
  }

  private mutating func answer(_ left: LeftOut) -> Answer {
    let (reason, explanation, place) = decision(left)
    return Answer(reason: reason, explanation: explanation, finding: left.finding, place: place)
  }

  private mutating func decision(_ left: LeftOut) -> (Reason, String, RelatedPlace?) {
    switch left.reason {
    case .hidden(let file):
      return (
        .hidden, "\(files.path(file)) cannot be read, and what the rule misses may be in it.",
        fault(of: file)
      )
    case .notRun(let error):
      return (
        .notRun, "Only a run of the screen tells whether it is true, and none is run while there are errors.",
        RelatedPlace("the first of them: \(error.message)", error.location)
      )
    case .disproved(let seen):
      return (.disproved, "The screen was run to see whether it is true. \(seen)", nil)
    case .yields(let stronger):
      return (
        .yields, "`\(stronger.rule)` says better what is wrong here.",
        RelatedPlace("\(stronger.rule): \(stronger.message)", stronger.location)
      )
    case .off(let override):
      let part = override == nil ? "" : " for this part of the package"
      return (.off, "Settings turn the rule off\(part).", setting(override))
    case .silenced(let comment):
      return (.silenced, "A comment silences it.", RelatedPlace("this comment silences it", comment))
    case .lacksDependency:
      return (
        .lacksDependency,
        "A package that this one depends on cannot be found, and may declare what is missed.",
        missingDependency()
      )
    case .toldAtHome:
      let home = compilation.package.home(of: left.finding.location.file).map {
        ": `screenwright lint \($0)`"
      }
      return (
        .toldAtHome,
        "The file is of a package that this one depends on. It is told where that one is linted\(home ?? "").",
        nil
      )
    }
  }

  // MARK: Where nothing was found

  private mutating func silence() -> Answer {
    func answer(_ reason: Reason, _ explanation: String, _ place: RelatedPlace?) -> Answer {
      Answer(reason: reason, explanation: explanation, finding: nil, place: place)
    }
    let program = compilation.model.program
    let isScreen = program.files.indices.contains(file)
    if isScreen, program.files[file].store.isEmpty, !files[file].bytes.isEmpty {
      return answer(
        .unread, "\(files.path(file)) cannot be read, so that no rule looks at it.", fault(of: file))
    }
    if rule.speaksWhileDrawing {
      return answer(
        .drawing,
        "Linting does not ask it: it speaks while a screen is drawn, by `screenwright render` or `compile`.",
        nil)
    }
    let question = "It found nothing here. It looks for this: \(rule.title.lowercasingFirst)."
    if let error = obstacle() {
      return answer(
        .nothing, question + " An error hides names, so that it may keep silent.",
        RelatedPlace(error.message, error.location))
    }
    let unseen = Diagnostic(rule.id, rule.severity, "", at: SourceLocation(file, .zero))
    if case .off(let override) = compilation.package.lintOptions.weighing(of: unseen, in: files.path(file)) {
      return answer(.nothing, question + " Settings turn it off here, too.", setting(override))
    }
    return answer(.nothing, question, nil)
  }

  /// An error that hides names in a declaration at the line, or anywhere from a rule that needs the whole package.
  private func obstacle() -> Diagnostic? {
    let program = compilation.model.program
    guard program.files.indices.contains(file), !rule.isToldByEarlierStages else { return nil }
    let index = LineIndex(files[file])
    let line = SourceRange(
      index.start(ofLine: line),
      line < index.lineCount ? index.start(ofLine: line + 1) : files[file].bytes.count)
    let declarations = program.declarations(in: file).map { program.declarations[$0].range }.filter {
      $0.start < line.end && line.start < $0.end
    }
    return compilation.diagnostics.first { error in
      guard error.severity == .error, let rule = RuleCatalog.rule(error.rule), rule.hidesNames != .none else {
        return false
      }
      return self.rule.traits.contains(.needsWholePackage)
        || error.location.file == file && declarations.contains { $0.contains(error.location.range) }
    }
  }

  // MARK: The places that decide

  private mutating func add(_ source: SourceFile) -> FileID {
    defer { files = files.and([source]) }
    return files.endIndex
  }

  /// What is wrong with a file that cannot be read.
  private func fault(of file: FileID) -> RelatedPlace? {
    compilation.diagnostics.first { $0.location.file == file && $0.severity == .error }.map {
      RelatedPlace($0.message, $0.location)
    }
  }

  private mutating func setting(_ override: Int?) -> RelatedPlace? {
    guard let setting = compilation.package.setting(for: rule.id, in: override) else { return nil }
    return RelatedPlace("this setting turns it off", SourceLocation(add(setting.file), setting.range))
  }

  private mutating func missingDependency() -> RelatedPlace? {
    let package = compilation.package
    guard let settings = package.settingsFile,
      let fault = package.faults.first(where: {
        package.settings.dependencyRanges.contains($0.location.range)
      })
    else { return nil }
    return RelatedPlace(fault.message, SourceLocation(add(settings), fault.location.range))
  }
}

extension Rule {
  /// True for a rule that reading, linking, checking or the model data report.
  fileprivate var isToldByEarlierStages: Bool { visits.isEmpty && check == nil }

  /// True for a rule that only a run of a screen reports.
  fileprivate var speaksWhileDrawing: Bool {
    isToldByEarlierStages && examples.contains { $0.detection == .run }
  }
}

extension String {
  /// The text with a small letter first, but for an abbreviation or a type's name of several capitals.
  fileprivate var lowercasingFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}
