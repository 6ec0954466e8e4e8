import ArgumentParser
import ScreenCompiler

/// `screenwright diff`
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: Screenwright.name,
    abstract: "Compare the data flow of two revisions of a package.",
    discussion: "Exit status: 0 the same, 1 different or with errors, 2 it could not run.")

  /// How the changes are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @ArgumentParser.Argument(help: "The folder of the old revision.")
  var old: String

  @ArgumentParser.Argument(help: "The folder of the new revision.")
  var new: String

  @Option(help: "How the changes are printed: text or json.")
  var format: Format = .text

  @OptionGroup var access: AccessOptions

  func run() throws {
    let (old, new) = (try compile(old), try compile(new))
    let hasErrors = [old, new].map(Console.noteErrors).contains(true)
    let diff = FlowDiff(FlowMap(old), FlowMap(new))
    Console.print(format == .json ? diff.json : diff.text)
    if hasErrors || !diff.changes.isEmpty { throw ExitCode(1) }
  }

  private func compile(_ path: String) throws -> Compilation {
    let packages = try PackageLocator.locate(path, allowed: access.paths)
    guard packages.count == 1, let package = packages.first else {
      throw UsageError(
        "diff takes one package on each side; \(path) has \(packages.map(\.root).joined(separator: ", "))")
    }
    return try Compiler.compile(package, scope: .errors)
  }
}
