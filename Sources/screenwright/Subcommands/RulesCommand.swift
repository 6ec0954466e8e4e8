import ArgumentParser
import Rendering
import ScreenCompiler
import ScreenLint
import SourceModel

/// `screenwright rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: Screenwright.name,
    abstract: "List the rules with their severities.")

  /// How the list is printed.
  enum Form: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  @Option(help: "text, json or markdown.")
  var format: Form = .text

  @Argument(help: "A package, whose settings give the severities.")
  var path: String?

  @Flag(help: "List the built-in symbols instead.")
  var symbols = false

  @OptionGroup var access: AccessOptions

  func run() throws {
    if symbols {
      let names = SymbolCatalog.names
      let list = names.map { JSONReport.quoted($0) }.joined(separator: ", ")
      Console.print(format == .json ? "[\(list)]\n" : names.map { $0 + "\n" }.joined())
      return
    }
    let package = try path.flatMap { try PackageLocator.locate($0, allowed: access.paths).first }
    if let package, package.lacksSettings { throw OutsidePackage(path: PackageLocator.settingsName) }
    let settings = package?.settings
    let rules = RuleCatalog.all.map { rule -> (id: RuleID, severity: String, title: String) in
      let own = settings?.severity(of: rule.id) ?? .some(rule.severity)
      return (rule.id, own?.label ?? "off", rule.title)
    }
    switch format {
    case .text:
      let width = rules.map(\.id.id.count).max() ?? 0
      for rule in rules {
        let id = rule.id.id + String(repeating: " ", count: width - rule.id.id.count)
        let severity = rule.severity + String(repeating: " ", count: 8 - rule.severity.count)
        Console.print("\(id)  \(severity) \(rule.title)\n")
      }
    case .markdown: Console.print(RuleReference.markdown())
    case .json:
      let objects = rules.map {
        "  {\"rule\": \(JSONReport.quoted($0.id.id)), \"severity\": \"\($0.severity)\", \"title\": \(JSONReport.quoted($0.title))}"
      }
      Console.print("[\n" + objects.joined(separator: ",\n") + "\n]\n")
    }
  }
}
