import Dispatch
import ModelData
import ScreenCompiler
import ScreenLint
import ScreenRuntime
import SourceModel

/// Compiles the packages that are served, and again whenever one of their files is saved, where only what depends on what
/// changed is done again; tells whoever listens: at first what can be drawn, then what all rules say of it.
final class PackageSource: @unchecked Sendable {
  private let path: String?
  private let overrides: [ModelStore.Override]
  private let allowed: [String]
  /// On which packages are compiled. All other state is used on it alone.
  private let queue = DispatchQueue(label: "screenwright.compile")
  private var versions = PackageVersions()
  /// The paths of files that may have changed since they were read; nil where all may.
  private var changed: Set<String>? = []
  private var listeners: [Int: @Sendable (PackageVersions) -> Void] = [:]
  private var lastListener = 0
  private var watch: FolderWatch?
  /// On which scenarios are run, while pages are used.
  private let scenarios = DispatchQueue(label: "screenwright.scenarios", qos: .utility)

  /// The packages that a path means, as on the command line. Throws `UsageError`, `FileError`, `OutsidePackage`.
  init(_ path: String?, overrides: [ModelStore.Override], allowed: [String]) throws {
    self.path = path
    self.overrides = overrides
    self.allowed = allowed
    versions = try compile()
    lint()
    try ModelStore.Override.check(overrides, in: versions.packages.map(\.current))
    let folders = Set(versions.packages.flatMap { $0.current.package.watchedFolders }).sorted()
    watch = FolderWatch(folders) { [weak self] in self?.reload($0) }
    let first = versions
    queue.async { [self] in runScenarios(of: first) }
  }

  /// False where the system gave no watch, so that saved files are not seen.
  var isWatching: Bool { watch != nil }

  /// What was compiled last.
  var current: PackageVersions { queue.sync { versions } }

  /// Calls `body` with each version that follows, until `forget`; gives the number to forget it by.
  func listen(_ body: @escaping @Sendable (PackageVersions) -> Void) -> Int {
    queue.sync {
      lastListener += 1
      listeners[lastListener] = body
      return lastListener
    }
  }

  /// Calls a listener no more.
  func forget(_ listener: Int) { queue.sync { listeners[listener] = nil } }

  private func reload(_ names: Set<String>?) {
    queue.async { [self] in
      changed = names.flatMap { changed?.union($0) }
      do {
        versions = try compile()
        tell()
        lint()
      } catch {
        versions.fault = "\(error)"
      }
      tell()
      runScenarios(of: versions)
    }
  }

  private func tell() {
    for listener in listeners.keys.sorted() { listeners[listener]?(versions) }
  }

  /// Runs the scenarios of packages, and tells which failed, unless other files were saved meanwhile.
  private func runScenarios(of wanted: PackageVersions) {
    scenarios.async { [weak self] in
      for version in wanted.packages where self?.isCurrent(version) == true {
        let failures = version.failures()
        self?.queue.async { [weak self] in
          guard let self, self.versions.packages.contains(where: { $0 === version }),
            self.versions.failures[version.name, default: [:]] != failures
          else { return }
          self.versions.failures[version.name] = failures
          self.tell()
        }
      }
    }
  }

  private func isCurrent(_ version: PackageVersion) -> Bool { current.packages.contains { $0 === version } }

  private func compile() throws -> PackageVersions {
    var next = PackageVersions()
    next.failures = versions.failures
    for package in try located() {
      let before = versions.packages.first { $0.current.package.root == package.root }
      let update = PackageUpdate(
        of: changed == nil ? nil : before?.current, changed: package.files(namedAs: changed ?? []))
      next.packages.append(
        PackageVersion(
          try Compiler.compile(
            package, overrides: overrides, scope: Self.scope(of: package, before), updating: update),
          after: before))
    }
    changed = []
    return next
  }

  /// The packages that are served; where only screens of theirs were saved, they are those of before.
  private func located() throws -> [PackageLocation] {
    let before = versions.packages.map(\.current.package)
    if let changed, !changed.isEmpty,
      changed.allSatisfy({ path in before.contains { $0.hasScreen(at: path) } })
    {
      return before
    }
    return try PackageLocator.locate(path, allowed: allowed)
  }

  /// In packages of more files pages are drawn before any rule was asked: there, the rules take longer than all that is
  /// drawn of.
  private static let fewFiles = 1000

  /// Which rules are asked before pages are drawn: those that may keep them from being drawn, unless there are many files and
  /// no rule was against it before.
  private static func scope(of package: PackageLocation, _ before: PackageVersion?) -> Linter.Scope {
    guard let before, package.files.count > Self.fewFiles, before.current.drawingErrors.isEmpty else {
      return .errors
    }
    return .noRule
  }

  /// Asks the rules that were left out.
  private func lint() {
    versions.packages = versions.packages.map { version in
      version.isLinted ? version : PackageVersion(version, linted: Compiler.askingAllRules(version.current))
    }
  }
}
