import ArgumentParser
import RenderTree
import Rendering
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel

/// `screenwright render`
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: Screenwright.name, abstract: "Draw one screen or preview.",
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

  @Flag(help: "Print what a screen reader reads: role, name, value and state of each element, indented.")
  var tree = false

  @Option(
    help: ArgumentHelp(
      "Write the package as a site into this folder; no screen is named.", valueName: "folder"))
  var site: String?

  @Option(help: "The most pages of a site.")
  var limit = 50_000

  @Option(
    help: ArgumentHelp(
      "Draw the screen once for each line of JSON objects: parameters and states by name. Prints one JSON object a line, or writes pages into the folder --output.",
      valueName: "file|-"))
  var records: String?

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var findings: FindingOptions

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit takes a number of pages, 1 or more.") }
    if site != nil {
      if preview != nil || path != nil || tree || output != nil {
        throw ValidationError(
          "--site writes the whole package: it takes the package's folder and nothing else to draw.")
      }
      return
    }
    if records != nil && (preview != nil || tree || !set.isEmpty || !with.isEmpty) {
      throw ValidationError(
        "--records gives the values of a screen's parameters and states itself: leave out --preview, --tree, --set and --with."
      )
    }
    if screen == nil && preview == nil {
      throw ValidationError("Name a screen, or a preview with --preview.")
    }
  }

  func run() throws {
    let usesColor = to == .text && output == nil && Console.usesColor(findings.color, stream: 1)
    let options = try drawing.pageOptions(color: usesColor)
    if let site { return try writeSite(site, options) }
    let (folder, name) = try place()
    let packages = try PackageLocator.locate(folder)
    let compilations = try packages.map { try Compiler.compile($0, overrides: drawing.data.map(\.entry)) }
    let (compilation, declaration) = try find(name, in: compilations)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { try stop(errors, compilation.files, checked: compilation.package.files.count) }
    if let records {
      let printing = RecordPrinting(input: records, output: output, format: to, findings: findings)
      return try printing.run(compilation, declaration, options)
    }
    let maker = try PageMaker.ofPackage(compilation, options: options)
    let declared = compilation.model.program[declaration]
    var drawn = RenderTree()
    do {
      if declared.kind == .preview {
        drawn = try maker.tree(ofPreview: declaration)
      } else {
        var request = PageRequestOptions()
        request.states = set.map { ($0.name, $0.value) }
        request.parameters = with.map { ($0.name, $0.value) }
        drawn = try maker.tree(of: declaration, request)
      }
    } catch let fault as PageFault {
      try stop(fault.diagnostics, fault.files, checked: compilation.package.files.count)
    }
    let bytes = tree ? AccessibilityTree.text(of: drawn) : maker.bytes(drawn, to, title: declared.name.text)
    if let output { try FileSystem.write(bytes, to: output) } else { Console.write(bytes) }
  }

  private func writeSite(_ folder: String, _ options: PageOptions) throws {
    let packages = try PackageLocator.locate(screen)
    var printer = FindingPrinter(findings.reports, stream: 2)
    var lines: [String] = []
    for package in packages {
      let compilation = try Compiler.compile(package, overrides: drawing.data.map(\.entry))
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      printer.add(errors, files: compilation.files, checked: package.files.count)
      if !errors.isEmpty { continue }
      let target = packages.count > 1 ? FileSystem.join(folder, package.name) : folder
      let site = try SiteWriter.write(compilation, to: target, options: options, limit: limit) {
        Console.progress($0, "pages of \(package.name)")
      }
      Console.endProgress()
      printer.add(site.findings, files: compilation.files, checked: 0)
      lines.append(site.summary(target))
    }
    if printer.counts.errors > 0 { try printer.finish() }
    lines.forEach { Console.report($0) }
    if printer.counts.errors > 0 { throw ExitCode(1) }
  }

  /// With --preview alone, the one argument may be the package.
  private func place() throws -> (folder: String?, name: String?) {
    if preview != nil, path == nil, let screen, FileSystem.isFolder(screen) { return (screen, nil) }
    return (path, screen)
  }

  private func stop(_ diagnostics: [Diagnostic], _ files: [SourceFile], checked: Int) throws {
    var printer = FindingPrinter(findings.reports, stream: 2)
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
      if preview == nil, let name = parts.last, let id = program.lookup(Name(name), in: FileID(0)),
        program[id].kind.isView
      {
        found.append((compilation, id))
        continue
      }
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
    // A file that cannot be read may be the one that declares it.
    for compilation in compilations {
      let unread = compilation.diagnostics.filter { $0.rule == "syntax/malformed-xml" }
      if !unread.isEmpty { try stop(unread, compilation.files, checked: compilation.package.files.count) }
    }
    let near = Suggestion.nearest(to: wanted, among: known)
    let help =
      near.map { "; there is \($0)" }
      ?? (known.isEmpty ? "" : "; there are \(known.sorted().joined(separator: ", "))")
    throw UsageError("there is no \(kind) \(wanted)\(help)")
  }
}
