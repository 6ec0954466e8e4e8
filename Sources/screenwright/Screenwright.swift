import ArgumentParser
import CVersion
import Glibc
import ScreenCompiler
import SourceModel

/// The command.
@main
struct Screenwright: ParsableCommand {
  static let name = "screenwright"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Checks the data flow of declarative screens and renders them to HTML and text.",
    discussion: "`screenwright help topics` lists pages on settings, exit statuses, scenarios and more.",
    version: String(cString: cversion_text()),
    subcommands: [
      CompileCommand.self, LintCommand.self, RenderCommand.self, ExplainCommand.self, RulesCommand.self,
      FormatCommand.self,
      TestCommand.self, ExploreCommand.self, GraphCommand.self, DiffCommand.self, PreviewCommand.self,
      DumpCommand.self, LanguageServerCommand.self, InitCommand.self, CompletionCommand.self,
      SchemaCommand.self, ManualCommand.self,
    ])

  /// Runs the command. Exit status: 0 fine, 1 something found, 2 it could not do its work.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      if let request = LintRequest(plain: CommandLine.arguments.dropFirst()) {
        try request.run()
      } else if let request = RenderRequest(plain: CommandLine.arguments.dropFirst()) {
        try request.run()
      } else if let page = try HelpTopic.page(for: CommandLine.arguments.dropFirst()) {
        Console.print(page)
      } else {
        var command = try subcommand() ?? parseAsRoot()
        try command.run()
      }
      Console.finish()
    } catch let code as ExitCode where code.rawValue <= 2 {
      Console.finish(code.rawValue)
    } catch let error as UsageError {
      Console.fail(error.description)
    } catch let error as FileError {
      Console.fail(error.description)
    } catch let error as OutsidePackage {
      Console.fail(error.description)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        Console.print(message + "\n")
        Console.finish()
      }
      Console.report(message + "\n")
      Console.finish(2)
    }
  }

  /// The subcommand, read by a parser of its own, which starts in a third of the time that the parser of the whole
  /// command takes; nil where it cannot be read, so that the whole command's parser says why. Throws `UsageError` for a
  /// word that is no subcommand.
  private static func subcommand() throws -> ParsableCommand? {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return nil }
    guard let type = configuration.subcommands.first(where: { $0.configuration.commandName == name }) else {
      let known = HelpTopic.commands
      let near = Suggestion.nearest(to: name, among: known).map { "did you mean \($0)?" }
      throw UsageError("there is no command \(name); \(near ?? "there are \(known.joined(separator: ", "))")")
    }
    return try? type.parseAsRoot(Array(arguments.dropFirst()))
  }
}
