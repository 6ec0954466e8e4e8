import ArgumentParser
import ModelData
import RenderTree
import Rendering
import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What `render` is asked for where it draws one screen, however it was read.
struct RenderRequest {
  /// The name of a screen or view, or of the view that a preview is of.
  var screen: String?
  /// The package or workspace; nil for the current folder.
  var path: String?
  /// The file in whose place standard input is read, where the screen or the package is `-`.
  var inputName: String?
  /// The form of the page.
  var format = OutputFormat.html
  /// The name of a preview that is drawn instead of a screen.
  var preview: String?
  /// States and parameters to set.
  var values = PageRequestOptions()
  /// Steps that are done before the page is drawn.
  var steps = StepRequest()
  /// True to tell what they did.
  var traces = false
  /// A file to write instead of standard output.
  var output: String?
  /// True for what a screen reader reads.
  var tree = false
  /// A file of records of which each is drawn.
  var records: String?
  /// How the page is drawn.
  var options = PageOptions()
  /// Model data that is replaced.
  var overrides: [ModelStore.Override] = []
  /// Folders that packages may reach besides their repositories.
  var allowed: [String] = []
  /// Interfaces that stand for the sources of dependencies.
  var interfaces: [String: PackageInterface] = [:]
  /// True where a line of records stands for each record, also one at fault, with what was found in it.
  var tellsEachRecord = false
  /// The reports of what is wrong.
  var reports = WantedReports()

  /// A request for defaults.
  init() {}

  /// The request of a plain call such as `render Home Screens --to text --output home.txt`; nil where there are other
  /// options or something to complain of, which the parser of options does. It takes as long as drawing a screen.
  init?(plain arguments: some Collection<String>) {
    guard arguments.first == RenderCommand.name else { return nil }
    var rest = arguments.dropFirst()
    var places: [String] = []
    var formatName: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--to":
        guard formatName == nil, let name = rest.popFirst() else { return nil }
        formatName = name
      case "--output":
        guard output == nil, let file = rest.popFirst(), !file.hasPrefix("-") else { return nil }
        output = file
      default:
        if argument.hasPrefix("-") { return nil }
        places.append(argument)
      }
    }
    guard 1...2 ~= places.count else { return nil }
    switch formatName {
    case nil, OutputFormat.html.rawValue: format = .html
    case OutputFormat.text.rawValue: format = .text
    default: return nil
    }
    screen = places[0]
    path = places.count > 1 ? places[1] : nil
    if usesColor { options.color = Console.colorDepth }
  }

  /// True where the page goes to a terminal and may be coloured.
  var usesColor: Bool { format == .text && output == nil && Console.usesColor(reports.color, stream: 1) }

  /// Draws. Throws `ExitCode` where something is wrong with the package.
  func run() throws {
    let (folder, name) = place()
    let input =
      folder == "-" || name == "-" && preview == nil
      ? try InputPackage(named: inputName, allowed: allowed) : nil
    let packages =
      try input.map { [$0.package] }
      ?? PackageLocator.locate(folder, allowed: allowed, interfaces: interfaces)
    let compilations = try packages.map {
      try Compiler.compile(
        $0.compiled(for: "\(options.settings.platform)"), overrides: overrides, scope: .errors)
    }
    try ModelStore.Override.check(overrides, in: compilations)
    let (compilation, declaration) =
      try name == "-"
      ? input.map { try findOnly(in: compilations[0], input: $0) } ?? find(name, in: compilations)
      : find(name, in: compilations)
    let errors = compilation.drawingErrors
    if !errors.isEmpty { try stop(errors, compilation.files, checked: compilation.package.files.count) }
    if let records {
      let printing = RecordPrinting(
        input: records, output: output, format: format, reports: reports, tellsEach: tellsEachRecord)
      return try printing.run(compilation, declaration, options)
    }
    let maker = try PageMaker.ofPackage(compilation, options: options)
    let declared = compilation.model.program[declaration]
    var drawn = RenderTree()
    do {
      if declared.kind == .preview {
        drawn = try maker.tree(ofPreview: declaration, isAlone: true)
      } else if !steps.isEmpty {
        drawn = try maker.tree(of: declaration, values, after: steps) { line in
          if traces { Console.report("\(VisibleText.line(line))\n") }
        }
      } else {
        drawn = try maker.tree(of: declaration, values) { Console.report("note: \(VisibleText.line($0))\n") }
      }
    } catch let fault as PageFault {
      try stop(fault.diagnostics, fault.files, checked: compilation.package.files.count)
    } catch let stop as StepStop where stop.isUnmet {
      Console.report("screenwright: \(VisibleText.line(stop.message))\n")
      throw ExitCode(1)
    } catch let stop as StepStop {
      throw UsageError(stop.message)
    }
    if tree { return try write(AccessibilityTree.text(of: drawn)) }
    let locale =
      compilation.model.program.locale(of: declaration)
      ?? steps.scenario.flatMap { maker.locale(ofScenario: $0, declaration) }
    let page = maker.bytes(drawn, format, title: declared.name.text, locale: locale)
    if let output, format == .html { return try maker.write(html: page, to: output) }
    try write(page)
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { try FileSystem.write(bytes, to: output) } else { Console.write(bytes) }
  }

  /// With a preview alone, the one argument may be the package.
  private func place() -> (folder: String?, name: String?) {
    if preview != nil, path == nil, let screen, FileSystem.isFolder(screen) { return (screen, nil) }
    return (path, screen)
  }

  /// Reports what is wrong with a package, and ends with 1.
  func stop(_ diagnostics: [Diagnostic], _ files: SourceFiles, checked: Int) throws {
    var printer = FindingPrinter(reports, stream: 2)
    printer.add(diagnostics, files: files, checked: checked)
    try printer.finish()
    throw ExitCode(1)
  }

  /// The one screen on standard input, else its one view. Throws `UsageError` where there is none, or there are several, and
  /// `ExitCode` where it cannot be read.
  private func findOnly(in compilation: Compilation, input: InputPackage) throws -> (
    Compilation, DeclarationID
  ) {
    let program = compilation.model.program
    let views = program.declarations.indices.filter {
      program[$0].kind.isView && compilation.files.path(program[$0].file) == input.path
    }
    let screens = views.filter { program[$0].kind == .screen }
    let found = screens.isEmpty ? views : screens
    if found.count == 1 { return (compilation, found[0]) }
    let errors = compilation.drawingErrors
    if found.isEmpty, !errors.isEmpty { try stop(errors, compilation.files, checked: 1) }
    if found.isEmpty { throw UsageError("there is no screen or view on standard input") }
    let names = found.map { program[$0].name.text }
    throw UsageError(
      "there are several on standard input, \(names.joined(separator: ", ")); name one: render \(names[0]) -")
  }

  /// The screen, view or preview of a name, and its package. Throws `UsageError` where there is none, or there are several.
  func find(_ name: String?, in compilations: [Compilation]) throws -> (Compilation, DeclarationID) {
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
        let name = program.pageName(of: declared)
        known.append(name)
        if name == preview ?? parts.last { found.append((compilation, index)) }
      }
    }
    if found.count == 1 { return found[0] }
    let wanted = preview ?? parts.last ?? ""
    let kind = preview == nil ? "screen or view" : "preview"
    if found.count > 1 { throw UsageError(several(wanted, found)) }
    // A file that cannot be read may be the one that declares it.
    for compilation in compilations {
      let program = compilation.model.program
      let unread = compilation.diagnostics.filter {
        $0.rule == .dataOutsidePackage
          || $0.severity == .error && $0.rule.group == "syntax"
            && ($0.rule == .syntaxMalformedXml || program.declarations(in: $0.location.file).isEmpty)
      }
      if !unread.isEmpty { try stop(unread, compilation.files, checked: compilation.package.files.count) }
    }
    let near = Suggestion.nearest(to: wanted, among: known)
    let help =
      near.map { "; there is \($0)" }
      ?? (known.isEmpty
        ? ""
        : "; there are \(known.sorted().prefix(20).joined(separator: ", "))\(known.count > 20 ? ", …" : "")")
    if parts.count == 2, !compilations.contains(where: { $0.package.name == parts[0] }) {
      let members = compilations.map(\.package.name).joined(separator: ", ")
      throw UsageError("there is no package \(parts[0]) here; there are \(members)")
    }
    throw UsageError("there is no \(kind) \(wanted)\(help)")
  }

  /// Tells apart what has one name.
  private func several(_ name: String, _ found: [(Compilation, DeclarationID)]) -> String {
    let packages = Set(found.map(\.0.package.root))
    if preview == nil || packages.count > 1 {
      let names = found.map { "\($0.0.package.name)/\(preview == nil ? name : $0.0.subject(of: $0.1) ?? "")" }
      return "there are several \(preview == nil ? "screens or views" : "previews") \(name): "
        + names.joined(separator: ", ")
    }
    let subjects = found.compactMap { $0.0.subject(of: $0.1) }
    guard Set(subjects).count == found.count else {
      return "there are several previews \(name); give them names of their own"
    }
    return "there are several previews \(name); name the view, too: "
      + subjects.map { "render \($0) --preview \(name)" }.joined(separator: ", ")
  }
}

extension Compilation {
  /// The name of the view that a preview is of.
  fileprivate func subject(of preview: DeclarationID) -> String? {
    let subject = model.program[preview].subject
    return subject.isNone ? nil : model.program[subject].name.text
  }
}
