import ArgumentParser
import Rendering
import ScreenCompiler
import ScreenLint

/// `screenwright rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules with their severities.")

  /// How the list is printed.
  enum Form: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "text or json.")
  var format: Form = .text

  @Flag(help: "List the built-in symbols instead.")
  var symbols = false

  func run() throws {
    if symbols {
      let names = SymbolCatalog.names
      let list = names.map { JSONReport.quoted($0) }.joined(separator: ", ")
      Console.print(format == .json ? "[\(list)]\n" : names.map { $0 + "\n" }.joined())
      return
    }
    let rules = RuleCatalog.all
    switch format {
    case .text:
      let width = rules.map(\.id.id.count).max() ?? 0
      for rule in rules {
        let id = rule.id.id + String(repeating: " ", count: width - rule.id.id.count)
        let severity = rule.severity.label + String(repeating: " ", count: 8 - rule.severity.label.count)
        Console.print("\(id)  \(severity) \(rule.title)\n")
      }
    case .json:
      let objects = rules.map {
        "  {\"rule\": \(JSONReport.quoted($0.id.id)), \"severity\": \"\($0.severity.label)\", \"title\": \(JSONReport.quoted($0.title))}"
      }
      Console.print("[\n" + objects.joined(separator: ",\n") + "\n]\n")
    }
  }
}
