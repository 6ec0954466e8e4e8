import ModelData
import ScreenLint
import ScreenRuntime

/// Packages that are compiled again and again while their files change on disk: each time only what depends on the changes is
/// done again. To be asked with the same replacements and scope each time. Use it on one thread at a time.
package final class RepeatedCompilation {
  private struct Known {
    let compilation: Compilation
    /// Files that may have changed since, whose folders do not count; nil where all may.
    var changed: Set<String>? = []
  }

  /// What was compiled last, by the roots of packages.
  private var known: [String: Known] = [:]

  /// A compilation in which nothing is compiled yet.
  package init() {}

  /// Files that may have changed since they were read last, by their paths; nil where any may.
  package func note(_ changed: Set<String>?) {
    for (root, package) in known {
      known[root]?.changed = changed.flatMap { package.changed?.union($0) }
    }
  }

  /// A package as it is now. Throws `FileError`; then the changes that were noted still hold.
  package func compile(
    _ package: PackageLocation, overrides: [ModelStore.Override] = [], scope: Linter.Scope = .everything,
    phase: (String) -> Void = { _ in }
  ) throws -> Compilation {
    let before = known[package.root]
    let update = PackageUpdate(
      of: before?.changed == nil ? nil : before?.compilation,
      changed: package.files(namedAs: before?.changed ?? []))
    let made = try Compiler.compile(
      package, overrides: overrides, scope: scope, updating: update, phase: phase)
    known[package.root] = Known(compilation: made)
    return made
  }
}
