import ArgumentParser
import ScreenCompiler
import ScreenLint

/// `screenwright explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: Screenwright.name,
    abstract: "Say what a rule means, with a bad and a good example.",
    discussion: """
      Takes a rule's id, a part of one, or a message that SwiftUI prints at run time; and a word as Swift \
      writes it, such as @State, .navigationTitle or Toggle, of which it says how it is written here.

      With --why-not RULE it takes a place, FILE:LINE, and perhaps the folder of a package, and says why \
      the rule told nothing there: which comment, setting, error or other finding decided that, or that \
      the rule found nothing.
      """)

  /// How the answer to `--why-not` is printed.
  enum Form: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(
    help: ArgumentHelp(
      "A rule, such as flow/missing-environment-object; with --why-not FILE:LINE [PATH].", valueName: "rule"),
    completion: NameCompletion.rules)
  var words: [String]

  @Option(
    name: .customLong("why-not"),
    help: ArgumentHelp("Say why this rule told nothing at FILE:LINE.", valueName: "rule"),
    completion: NameCompletion.rules)
  var whyNot: String?

  @Option(help: "With --why-not, how the answer is printed: text or json.")
  var format: Form?

  @Option(
    help: ArgumentHelp("With --why-not, the baseline that findings are compared with.", valueName: "file"))
  var baseline: String?

  @Option(help: "Colours: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto

  @OptionGroup var access: AccessOptions

  func validate() throws {
    if whyNot == nil {
      if format != nil { throw ValidationError("--format goes with --why-not.") }
      if baseline != nil { throw ValidationError("--baseline goes with --why-not.") }
    } else if words.count > 2 {
      throw ValidationError("--why-not takes a rule, then FILE:LINE and perhaps the folder of a package.")
    }
  }

  func run() throws {
    if let whyNot { return try explainSilence(of: whyNot) }
    let query = words.joined(separator: " ")
    if let page = ExplorationChecks.page(query) { return Console.print(page) }
    // Ids of rules begin with a small letter, what Swift writes with a mark or a capital one; messages have several words.
    let isMessage = query.contains(" ") && query.first?.isLetter == true
    var found: [Rule] = []
    if isMessage { found = RuleCatalog.quoting(query) }
    if !isMessage, query.first?.isLowercase == true { found = RuleCatalog.named(query) }
    if found.isEmpty, let page = Vocabulary.page(query) { return Console.print(page) }
    if found.isEmpty { found = RuleCatalog.search(query) }
    guard !found.isEmpty else {
      let near =
        RuleCatalog.nearest(to: query).map { "; there is \($0)" } ?? "; `screenwright rules` lists them"
      throw UsageError("there is no rule \(query)\(near)")
    }
    if found.count > 8 {
      Console.print(found.map { "\($0.id)  \($0.title)\n" }.joined())
      return
    }
    Console.print(found.map { RulePage.text($0) }.joined(separator: "\n"))
  }

  private func explainSilence(of rule: String) throws {
    let request = try WhyNotRequest(rule: rule, place: words[0])
    try request.run(
      in: words.count > 1 ? words[1] : nil, baseline: baseline, allowed: access.paths,
      format == .json ? .json : .text(colors: Console.usesColor(color, stream: 1)))
  }
}
