import ArgumentParser
import ScreenCompiler
import ScreenSemantics
import SourceModel

/// `screenwright dump`: what a phase gives, for work on the compiler.
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", _superCommandName: Screenwright.name,
    abstract: "Print what a phase of the compiler gives.", shouldDisplay: false)

  /// The phases that can be printed.
  enum Phase: String, ExpressibleByArgument, CaseIterable { case xml, program }

  @ArgumentParser.Argument(help: "xml or program.")
  var phase: Phase

  @ArgumentParser.Argument(help: "The package.")
  var path: String?

  @OptionGroup var access: AccessOptions

  func run() throws {
    for package in try PackageLocator.locate(path, allowed: access.paths) {
      let compilation = try Compiler.compile(package)
      let program = compilation.model.program
      switch phase {
      case .xml:
        for file in program.files {
          Console.print("\(file.store.path)\n")
          for node in file.xml.nodes where node.kind == .element {
            Console.print("  \(node.name) \(node.range.start)..<\(node.range.end)\n")
          }
        }
      case .program:
        for declaration in program.declarations {
          Console.print("\(declaration.kind.element) \(declaration.name)\n")
          for index in declaration.members {
            let member = program.members[index]
            Console.print("  \(member.kind.element) \(member.name): \(member.type)\n")
          }
        }
      }
    }
  }
}
