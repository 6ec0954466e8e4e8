import ArgumentParser
import Glibc
import ScreenCompiler

/// `screenwright init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: Screenwright.name,
    abstract: "Begin a package that compiles, lints clean and shows something.",
    discussion: """
      Writes an App, screens, a model with data, a Preview, a Scenario, settings, and what editors and continuous integration \
      need. A file that is there already is left as it is.
      Exit status: 0 done; 2 where a file could not be written.
      """)

  @Argument(
    help: "The folder of the package, which is made where there is none; the current one unless given.")
  var path: String?

  @Option(help: "What it shows: list, tabs, form or empty.")
  var template: StarterPackage = .list

  func run() throws {
    let root = path ?? "."
    var written: [String] = []
    for (name, text) in template.files {
      let file = FileSystem.join(root, name)
      if FileSystem.exists(file) {
        Console.report("\(file) is there already, and stays as it is.\n")
        continue
      }
      try makeFolders(of: file)
      try FileSystem.write(Array(text.utf8), to: file)
      written.append(file)
    }
    for file in written { Console.print("Wrote \(file)\n") }
    let folder = path.map { " \($0)" } ?? ""
    Console.print(
      """

      Next:
        screenwright lint\(folder)
        screenwright test\(folder)
        screenwright preview\(folder)

      """)
  }

  private func makeFolders(of file: String) throws {
    guard let folder = FileSystem.parent(of: file), !folder.isEmpty, !FileSystem.isFolder(folder) else {
      return
    }
    try makeFolders(of: folder)
    if mkdir(folder, 0o755) != 0, errno != EEXIST {
      throw UsageError("\(folder) cannot be made: \(String(cString: strerror(errno)))")
    }
  }
}
