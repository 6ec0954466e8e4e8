import ArgumentParser
import ScreenCompiler
import ScreenLint

/// `screenwright explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: Screenwright.name,
    abstract: "Say what a rule means, with a bad and a good example.",
    discussion: "Takes a rule's id, a part of one, or a message that SwiftUI prints at run time.")

  @Argument(help: "A rule, such as flow/missing-environment-object.")
  var rule: [String]

  func run() throws {
    let query = rule.joined(separator: " ")
    let found = RuleCatalog.search(query)
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
}
