import Rendering
import ScreenLint
import SourceModel

extension PackageLocation {
  /// The severities of the settings, groups spelt out.
  var lintOptions: LintOptions {
    var options = LintOptions(
      symbols: KnownSymbols(contains: { SymbolCatalog.isKnown($0) }, names: { SymbolCatalog.names }))
    if settings.severities.isEmpty { return options }
    for rule in RuleCatalog.all {
      if let severity = settings.severity(of: rule.id) { options.severities[rule.id] = severity }
    }
    return options
  }

  /// What is wrong with the settings, said of the file with this id.
  func settingFaults(_ file: FileID) -> [Diagnostic] {
    let groups = Set(RuleCatalog.all.map(\.id.group))
    let unknown = settings.ruleRanges.filter {
      !RuleCatalog.knows(RuleID($0.rule)) && !groups.contains($0.rule)
    }
    .map { entry in
      Diagnostic(
        "meta/unknown-rule", .warning, "There is no rule or group `\(entry.rule)`.",
        at: SourceLocation(file, entry.range),
        help: RuleCatalog.nearest(to: entry.rule).map { "There is `\($0)`, which is spelt nearly the same." })
    }
    return (faults + unknown).map { fault in
      var fault = fault
      fault.location.file = file
      return fault
    }
  }
}
