import ScreenCompiler
import ScreenLint
import SourceModel

/// What `explain --why-not` is asked.
struct WhyNotRequest {
  /// How the answer is printed.
  enum Form { case text(colors: Bool), json }

  let rule: Rule
  let file: String
  let line: Int

  /// Reads `FILE:LINE`; a column behind the line, as reports print it, is left aside. Throws `UsageError`.
  init(rule id: String, place: String) throws {
    guard let rule = RuleCatalog.rule(RuleID(id)) else {
      let near = RuleCatalog.nearest(to: id).map { "; there is \($0)" }
      throw UsageError("there is no rule \(id)\(near ?? "; `screenwright rules` lists them")")
    }
    self.rule = rule
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number > 0 {
      numbers.append(number)
      parts.removeLast()
    }
    guard let line = numbers.last else {
      throw UsageError(
        "--why-not takes a rule, then FILE:LINE, such as Screens/Home.xml:12, and not \(place)")
    }
    self.line = line
    file = parts.joined(separator: ":")
  }

  /// Compiles the package that holds the file, the one at `path` where there is one, and prints why the rule told nothing.
  /// Throws `UsageError` where there is no such place.
  func run(in path: String?, baseline: String?, allowed: [String], _ form: Form) throws {
    let joined = path.map { FileSystem.join($0, file) } ?? file
    let place = FileSystem.exists(file) ? file : joined
    guard FileSystem.exists(place) else { throw UsageError("there is no file \(file)") }
    if FileSystem.isFolder(place) { throw UsageError("\(file) is a folder; name a file and a line of it") }
    let targets = try LintTargets(file: place, in: path, allowed: allowed)
    let compilation = try Compiler.compile(targets.packages[0], about: rule.id)
    guard let id = targets.wantedFiles(0, compilation)?.min() else {
      throw UsageError("the package does not read \(file)")
    }
    let lines = LineIndex(compilation.files[id])
    if line > lines.lineCount {
      let isEnded = lines.lineCount > 1 && lines.text(ofLine: lines.lineCount).isEmpty
      let count = isEnded ? lines.lineCount - 1 : lines.lineCount
      throw UsageError("\(file) has \(count) line\(count == 1 ? "" : "s"), and no line \(line)")
    }
    let why = WhyNot(
      rule, at: id, line: line, in: compilation, baseline: try baseline.map { try Baseline(at: $0) })
    switch form {
    case .text(let colors): Console.print(WhyNotReport.text(why, colors: colors))
    case .json: Console.print(WhyNotReport.json(why))
    }
  }
}
