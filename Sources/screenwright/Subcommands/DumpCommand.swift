import ArgumentParser
import ScreenCompiler

extension Phase: ExpressibleByArgument {}

/// `screenwright dump`: what a phase gives, for work on the compiler.
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", _superCommandName: Screenwright.name,
    abstract: "Print what phases of the compiler give.", shouldDisplay: false)

  /// The phases that are asked for.
  struct Phases: ExpressibleByArgument {
    let phases: [Phase]

    init?(argument: String) {
      guard argument != "all" else {
        phases = Phase.allCases
        return
      }
      guard let phase = Phase(argument: argument) else { return nil }
      phases = [phase]
    }
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "One of \(Phase.allCases.map(\.rawValue).joined(separator: ", ")), or all.", valueName: "phase"))
  var wanted: Phases

  @ArgumentParser.Argument(help: "The package.")
  var path: String?

  @OptionGroup var access: AccessOptions

  func run() throws {
    var hasErrors = false
    for package in try PackageLocator.locate(path, allowed: access.paths) {
      let compilation = try Compiler.compile(package)
      if Console.noteErrors(of: compilation) { hasErrors = true }
      for phase in wanted.phases {
        if wanted.phases.count > 1 { Console.print("\(phase.rawValue):\n") }
        Console.print(try phase.dump(compilation))
      }
    }
    if hasErrors { throw ExitCode(1) }
  }
}
