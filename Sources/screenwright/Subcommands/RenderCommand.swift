import ArgumentParser
import RenderTree
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel

/// `screenwright render`
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one screen or preview.",
    discussion: """
      Values of --set and --with are expressions in the scope of the App's objects:
        screenwright render LandmarkDetail --with landmark='modelData.landmarks[2]'
      """)

  @ArgumentParser.Argument(
    help: "A Screen or View, or Member/Screen in a workspace; with --preview the view that it is of.")
  var screen: String?

  @ArgumentParser.Argument(help: "The package or workspace; the current folder unless given.")
  var path: String?

  @Option(help: "html or text.")
  var to: OutputFormat = .html

  @Option(help: "Draw this Preview instead of a screen.")
  var preview: String?

  @Option(help: ArgumentHelp("Set a state; repeatable.", valueName: "name=value"))
  var set: [Assignment] = []

  @Option(help: ArgumentHelp("Pass a parameter; repeatable.", valueName: "name=value"))
  var with: [Assignment] = []

  @Option(help: "A file to write instead of standard output.")
  var output: String?

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var findings: FindingOptions

  func validate() throws {
    if screen == nil && preview == nil {
      throw ValidationError("Name a screen, or a preview with --preview.")
    }
  }

  func run() throws {
    let usesColor = to == .text && output == nil && Console.usesColor(findings.color, stream: 1)
    let options = try drawing.pageOptions(color: usesColor)
    let (folder, name) = try place()
    let packages = try PackageLocator.locate(folder)
    let compilations = try packages.map { try Compiler.compile($0, overrides: drawing.data.map(\.entry)) }
    let (compilation, declaration) = try find(name, in: compilations)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { try stop(errors, compilation.files, checked: compilation.package.files.count) }
    let maker = PageMaker(compilation, options: options)
    let declared = compilation.model.program[declaration]
    var tree = RenderTree()
    do {
      if declared.kind == .preview {
        tree = try maker.tree(ofPreview: declaration)
      } else {
        var request = PageRequestOptions()
        request.states = set.map { ($0.name, $0.value) }
        request.parameters = with.map { ($0.name, $0.value) }
        tree = try maker.tree(of: declaration, request)
      }
    } catch let fault as PageFault {
      try stop(fault.diagnostics, fault.files, checked: compilation.package.files.count)
    }
    let bytes = maker.bytes(tree, to, title: declared.name.text)
    if let output { try FileSystem.write(bytes, to: output) } else { Console.write(bytes) }
  }

  /// With --preview alone, the one argument may be the package.
  private func place() throws -> (folder: String?, name: String?) {
    if preview != nil, path == nil, let screen, FileSystem.isFolder(screen) { return (screen, nil) }
    return (path, screen)
  }

  private func stop(_ diagnostics: [Diagnostic], _ files: [SourceFile], checked: Int) throws {
    var printer = FindingPrinter(findings, stream: 2)
    printer.add(diagnostics, files: files, checked: checked)
    try printer.finish()
    throw ExitCode(1)
  }

  private func find(_ name: String?, in compilations: [Compilation]) throws -> (Compilation, DeclarationID) {
    var found: [(Compilation, DeclarationID)] = []
    var known: [String] = []
    let parts = name?.split(separator: "/", maxSplits: 1).map(String.init) ?? []
    for compilation in compilations {
      let program = compilation.model.program
      if parts.count == 2 && compilation.package.name != parts[0] { continue }
      for index in program.declarations.indices {
        let declared = program.declarations[index]
        guard preview == nil ? declared.kind.isView : declared.kind == .preview else { continue }
        if preview != nil, let view = parts.last,
          declared.subject.isNone || program[declared.subject].name.text != view
        {
          continue
        }
        known.append(declared.name.text)
        if declared.name.text == preview ?? parts.last { found.append((compilation, DeclarationID(index))) }
      }
    }
    if found.count == 1 { return found[0] }
    let wanted = preview ?? parts.last ?? ""
    let kind = preview == nil ? "screen or view" : "preview"
    if found.count > 1 {
      let names = found.map { "\($0.0.package.name)/\(wanted)" }.joined(separator: ", ")
      let kinds = preview == nil ? "screens or views" : "previews"
      throw UsageError("there are several \(kinds) \(wanted): \(names)")
    }
    let near = Suggestion.nearest(to: wanted, among: known)
    let help =
      near.map { "; there is \($0)" }
      ?? (known.isEmpty ? "" : "; there are \(known.sorted().joined(separator: ", "))")
    throw UsageError("there is no \(kind) \(wanted)\(help)")
  }
}
