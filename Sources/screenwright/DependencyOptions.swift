import ArgumentParser
import ScreenCompiler

/// Interfaces that stand for the sources of dependencies.
struct DependencyOptions: ParsableArguments {
  @Option(
    name: .customLong("dependency"),
    help: ArgumentHelp(
      "Take a dependency from this file, which `compile --interface` wrote, in place of its sources; repeatable.",
      valueName: "file"))
  var files: [String] = []

  /// The interfaces by the names of their packages. Throws what `PackageInterface.read` throws, as `UsageError`.
  var interfaces: [String: PackageInterface] {
    get throws {
      do {
        return try PackageInterface.read(files)
      } catch let fault as PackageInterface.Fault {
        throw UsageError("--dependency: \(fault)")
      }
    }
  }
}
