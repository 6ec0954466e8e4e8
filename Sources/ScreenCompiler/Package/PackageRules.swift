import Rendering
import ScreenLint
import SourceModel

extension PackageLocation {
  /// The severities of the settings, groups spelt out.
  var lintOptions: LintOptions {
    var options = LintOptions(
      allowsManyAlertButtons: (settings.iOS ?? 0) >= 15,
      symbols: KnownSymbols(contains: { SymbolCatalog.isKnown($0) }, names: { SymbolCatalog.names }))
    options.severities = spelt(settings.severities)
    options.overrides = settings.overrides.map { override in
      LintOptions.Override(
        path: PackageLocator.display(prefix, override.path), severities: spelt(override.severities))
    }
    return options
  }

  private func spelt(_ severities: [String: Severity?]) -> [RuleID: Severity?] {
    var found: [RuleID: Severity?] = [:]
    if severities.isEmpty { return found }
    for rule in RuleCatalog.all {
      if let severity = Settings.severity(of: rule.id, severities) { found[rule.id] = severity }
    }
    return found
  }

  /// Findings without the warnings and notes about the screens of dependencies: those are reported where they are at
  /// home.
  func own(_ findings: [Diagnostic], of screens: Int) -> [Diagnostic] {
    var findings = findings
    if lacksDependency {
      // What the missing package declares is not known, and that it is missing is said.
      findings.removeAll { ["name/undefined", "syntax/unknown-element"].contains($0.rule.id) }
    }
    if ownFiles == screens { return findings }
    return findings.filter {
      $0.severity == .error && !isLintedBeside || !(ownFiles..<screens).contains(Int($0.location.file.index))
    }
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
