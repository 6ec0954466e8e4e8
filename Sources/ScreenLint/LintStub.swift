import ScreenSemantics
import SourceModel
public enum Linter {
  public static func lint(_ model: SemanticModel, diagnostics: [Diagnostic], severity: (RuleID) -> Severity??) -> [Diagnostic] {
    diagnostics.sorted { ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start) }
  }
}
public struct Rule { public var id: RuleID; public var severity: Severity; public var title: String }
public enum RuleCatalog {
  public static var all: [Rule] { [] }
  public static func search(_ q: String) -> [Rule] { [] }
  public static func nearest(to q: String) -> String? { nil }
}
public enum RulePage { public static func text(_ r: Rule) -> String { "" } }
