import ArgumentParser
import CVersion
import Glibc
import LanguageServer
import ScreenCompiler

/// `screenwright manual`
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", _superCommandName: Screenwright.name,
    abstract: "Print the page for `man` of a command.",
    discussion: """
      The page is made of what the command says of itself:
        screenwright manual lint | man -l -
      With --output every command has its page written, one file each; SOURCE_DATE_EPOCH is the day at their feet.
      """)

  @Argument(help: "A subcommand; the page of the whole unless given.")
  var command: String?

  @Option(
    help: ArgumentHelp("Write the pages of all commands into this folder.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp("Describe another command, by a file of what it says of itself.", visibility: .hidden))
  var of: String?

  @Option(help: ArgumentHelp("The name of the other command's page.", visibility: .hidden))
  var name: String?

  func validate() throws {
    if command != nil, output != nil { throw ValidationError("--output writes the pages of all commands.") }
    if (of == nil) != (name == nil) { throw ValidationError("--of and --name go together.") }
  }

  func run() throws {
    let bytes =
      try of.map { try FileSystem.read($0 == "-" ? "/dev/stdin" : $0) }
      ?? Array(Screenwright._dumpHelp().utf8)
    guard let dump = JSONValue(parsing: bytes) else {
      throw UsageError("\(of ?? "what the command says of itself") is no JSON")
    }
    let pages = ManualPage.all(
      of: dump, named: name, version: String(cString: cversion_number()), date: Self.date)
    guard let output else {
      let wanted = command.map { "\(Screenwright.name)-\($0)" } ?? pages[0].name
      guard let page = pages.first(where: { $0.name == wanted }) else {
        throw HelpTopic.unknown(command ?? "", isManual: true)
      }
      return Console.print(page.text)
    }
    for page in pages {
      try FileSystem.write(Array(page.text.utf8), to: FileSystem.join(output, page.name + ".1"))
    }
    Console.report("Wrote \(pages.count) page\(pages.count == 1 ? "" : "s") to \(output).\n")
  }

  /// The day of SOURCE_DATE_EPOCH; nothing without it, so that the same command gives the same page.
  private static var date: String {
    guard let text = getenv("SOURCE_DATE_EPOCH"), var seconds = time_t(String(cString: text)) else {
      return ""
    }
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }
}
