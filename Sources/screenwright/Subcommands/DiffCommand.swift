import ArgumentParser
import ScreenCompiler

/// `screenwright diff`
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: Screenwright.name,
    abstract: "Compare the data flow of two revisions of a package or workspace.",
    discussion: """
      Two files that `compile --interface` wrote are compared for those who use the package: `!` may break a use,
      `~` does something else, `+` is new.
      The packages of a workspace are compared by their folders; only those that differ are told.
      Exit status: 0 the same, 1 different or with errors, 2 it could not run.
      """)

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
    if let (old, new) = try interfaces() {
      let diff = InterfaceDiff(old, new)
      Console.print(format == .json ? diff.json : diff.text)
      if !diff.changes.isEmpty { throw ExitCode(1) }
      return
    }
    let (olds, news) = (try locate(old), try locate(new))
    if let old = olds.first, let new = news.first, old.workspace == nil, new.workspace == nil {
      let (diff, hasErrors) = try compare(old, new)
      Console.print(format == .json ? diff.json : diff.text)
      if hasErrors || !diff.changes.isEmpty { throw ExitCode(1) }
      return
    }
    var told = WorkspaceDiff()
    var hasErrors = false
    for old in olds {
      guard let new = news.first(where: { $0.prefix == old.prefix }) else {
        told.add(old.prefix, isNew: false)
        continue
      }
      let (diff, fails) = try compare(old, new)
      if fails { hasErrors = true }
      told.add(old.prefix, diff)
    }
    for new in news where !olds.contains(where: { $0.prefix == new.prefix }) {
      told.add(new.prefix, isNew: true)
    }
    Console.print(format == .json ? told.json : told.text)
    if hasErrors || !told.isEmpty { throw ExitCode(1) }
  }

  /// The interfaces that both paths name; nil where neither is a file of one.
  private func interfaces() throws -> (old: PackageInterface, new: PackageInterface)? {
    func read(_ path: String) throws -> [UInt8]? {
      guard path.hasSuffix(".json"), !FileSystem.isFolder(path) else { return nil }
      return try FileSystem.read(path)
    }
    guard let before = try read(old), let after = try read(new) else { return nil }
    do {
      return (try PackageInterface(before, path: old), try PackageInterface(after, path: new))
    } catch let fault as PackageInterface.Fault {
      throw UsageError("\(fault)")
    }
  }

  private func locate(_ path: String) throws -> [PackageLocation] {
    try PackageLocator.locate(path, allowed: access.paths)
  }

  private func compare(_ old: PackageLocation, _ new: PackageLocation) throws -> (FlowDiff, hasErrors: Bool) {
    let (old, new) = (try Compiler.compile(old, scope: .errors), try Compiler.compile(new, scope: .errors))
    let hasErrors = [old, new].map(Console.noteErrors).contains(true)
    return (FlowDiff(FlowMap(old), FlowMap(new)), hasErrors)
  }
}
