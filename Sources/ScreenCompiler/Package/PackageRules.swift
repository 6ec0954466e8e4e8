import Rendering
import ScreenLint
import ScreenSemantics
import ScreenTypes
import SourceModel

extension PackageLocation {
  /// The severities of the settings, groups spelt out.
  var lintOptions: LintOptions {
    var options = LintOptions(
      platforms: settings.platforms,
      symbols: KnownSymbols(contains: { SymbolCatalog.isKnown($0) }, names: { SymbolCatalog.names }))
    options.isCompiledForMac = platform == Availability.Platform.macOS.rawValue
    if !settings.severities.isEmpty { options.severities = spelt(settings.severities) }
    options.overrides =
      (workspace?.settings.overrides ?? []).map { shown($0, below: workspace?.prefix ?? "") }
      + settings.overrides.map { shown($0, below: prefix) }
    options.pictures = knownPictures
    options.colors = colors
    options.ownFiles = ownFiles
    options.lacksDependency = lacksDependency
    options.isDependedOn = isDependedOn
    return options
  }

  /// The pictures in the folder `Assets` and in those of dependencies; nil where the package has none of its own, as whoever takes its screens brings
  /// them.
  var knownPictures: KnownPictures? {
    (hasOwnAssets ? pictures : nil).map { pictures in
      KnownPictures(
        contains: { pictures.contains($0) }, names: { pictures.names }, size: { pictures.size(of: $0) })
    }
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

  /// Where settings speak of a rule, or of its group: in an entry of `LintOptions.overrides`, or for the whole package. Nil
  /// where they do not.
  func setting(for rule: RuleID, in override: Int?) -> (file: SourceFile, range: SourceRange)? {
    func place(_ settings: Settings, _ file: SourceFile?, _ override: Int?) -> (SourceFile, SourceRange)? {
      let entries = settings.ruleRanges.filter { $0.override == override }
      let entry = entries.last { $0.rule == rule.id } ?? entries.last { $0.rule == rule.group }
      return entry.flatMap { entry in file.map { ($0, entry.range) } }
    }
    let above = workspace?.settings.overrides.count ?? 0
    if let override, override >= above { return place(settings, settingsFile, override - above) }
    let own = override == nil ? place(settings, settingsFile, nil) : nil
    return own ?? workspace.flatMap { place($0.settings, $0.file, override) }
  }

  /// The folder of the dependency that a file of this package belongs to; nil where that is unknown.
  func home(of file: FileID) -> String? {
    guard files.indices.contains(file.position) else { return nil }
    let real = FileSystem.real(FileSystem.join(root, files[file.position]))
    return real.flatMap { real in dependencyRoots.first { real.hasPrefix($0 + "/") } }
  }

  /// What is wrong with the settings, and with those of the workspace where this package tells it, and which files of the
  /// package lead out of what it may reach. These files come after all others.
  func settingFaults(after count: Int, _ options: LintOptions) -> (
    files: [SourceFile], faults: [Diagnostic], leftOut: [LeftOut]
  ) {
    var files: [SourceFile] = []
    var found: [Diagnostic] = []
    var leftOut: [LeftOut] = []
    if let settingsFile {
      found += settingFaults(settings, faults, FileID(count + files.count), options, &leftOut)
      files.append(settingsFile)
    }
    if let workspace, workspace.isTold {
      found += settingFaults(
        workspace.settings, workspace.faults, FileID(count + files.count), options, &leftOut)
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
    return (files, found, leftOut)
  }

  private func settingFaults(
    _ settings: Settings, _ faults: [Diagnostic], _ file: FileID, _ options: LintOptions,
    _ leftOut: inout [LeftOut]
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
      case .off(let override):
        if fault.rule == options.questioned {
          leftOut.append(LeftOut(finding: fault, reason: .off(override: override)))
        }
        return nil
      }
      return fault
    }
    .sorted { $0.location.range.start < $1.location.range.start }
  }
}
