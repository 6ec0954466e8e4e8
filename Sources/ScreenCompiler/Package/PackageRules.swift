import Rendering
import ScreenLint
import SourceModel

extension PackageLocation {
  /// The severities of the settings, groups spelt out.
  var lintOptions: LintOptions {
    var options = LintOptions(
      allowsManyAlertButtons: (settings.iOS ?? 0) >= 15,
      symbols: KnownSymbols(contains: { SymbolCatalog.isKnown($0) }, names: { SymbolCatalog.names }))
    if !settings.severities.isEmpty { options.severities = spelt(settings.severities) }
    options.overrides =
      (workspace?.settings.overrides ?? []).map { shown($0, below: workspace?.prefix ?? "") }
      + settings.overrides.map { shown($0, below: prefix) }
    options.pictures = pictures.map { pictures in
      KnownPictures(
        contains: { pictures.contains($0) }, names: { pictures.names }, size: { pictures.size(of: $0) })
    }
    options.ownFiles = ownFiles
    options.lacksDependency = lacksDependency
    return options
  }

  private func shown(
    _ override: (path: String, severities: [String: Severity?]), below prefix: String
  ) -> LintOptions.Override {
    // A pattern without a slash is met at any depth, also behind the prefix.
    let isFree = !prefix.isEmpty && !override.path.contains("/")
    return LintOptions.Override(
      path: PackageLocator.display(prefix, isFree ? "**/" + override.path : override.path),
      severities: spelt(override.severities))
  }

  private func spelt(_ severities: [String: Severity?]) -> [RuleID: Severity?] {
    var found: [RuleID: Severity?] = [:]
    for rule in RuleCatalog.all {
      if let severity = Settings.severity(of: rule.id, severities) { found[rule.id] = severity }
    }
    return found
  }

  /// What is wrong with the settings, and with those of the workspace where this package tells it, and which files of the
  /// package lead out of what it may reach. These files come after all others.
  func settingFaults(after count: Int, _ options: LintOptions) -> (files: [SourceFile], faults: [Diagnostic])
  {
    var files: [SourceFile] = []
    var found: [Diagnostic] = []
    if let settingsFile {
      found += settingFaults(settings, faults, FileID(count + files.count), options)
      files.append(settingsFile)
    }
    if let workspace, workspace.isTold {
      found += settingFaults(
        workspace.settings, workspace.faults, FileID(count + files.count), options)
      files.append(workspace.file)
    }
    for path in leadingOut {
      let shown = PackageLocator.display(prefix, path)
      found.append(
        Diagnostic(
          .dataOutsidePackage, .error,
          "`\(shown)` leads out of the package’s repository, so what lies there is neither read nor written.",
          at: SourceLocation(FileID(count + files.count), SourceRange(0, 0)),
          help:
            "Keep it inside, not behind a link; `--allow-path DIR` on the command line opens another folder.")
      )
      files.append(SourceFile(path: shown, bytes: []))
    }
    return (files, found)
  }

  private func settingFaults(
    _ settings: Settings, _ faults: [Diagnostic], _ file: FileID, _ options: LintOptions
  ) -> [Diagnostic] {
    let groups = RuleCatalog.groups
    let unknown = settings.ruleRanges.filter {
      !RuleCatalog.knows(RuleID($0.rule)) && !groups.contains($0.rule)
    }
    .map { entry in
      Diagnostic(
        .metaUnknownRule, .warning, "There is no rule or group `\(entry.rule)`.",
        at: SourceLocation(file, entry.range), help: RuleCatalog.suggestion(for: entry.rule, groups: true))
    }
    return (faults + unknown).compactMap { fault in
      var fault = fault
      fault.location.file = file
      switch options.weighing(of: fault, in: nil) {
      case .asFound: break
      case .severity(let severity): fault.severity = severity
      case .off: return nil
      }
      return fault
    }
    .sorted { $0.location.range.start < $1.location.range.start }
  }
}
