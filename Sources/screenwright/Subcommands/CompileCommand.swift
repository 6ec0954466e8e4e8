import ArgumentParser
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// `screenwright compile`
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", _superCommandName: Screenwright.name,
    abstract: "Check screens, then write every screen and preview.",
    discussion: "Nothing is written where an error is found: the last good output stays.")

  @Argument(help: "The package or workspace; the current folder unless given.")
  var path: String?

  @Option(help: "The folder to write to; the settings' `output`, else Output.")
  var output: String?

  @Option(help: "Formats, separated by commas: html, text; both unless given. A site is of HTML.")
  var to: String?

  @Flag(help: "Write a site: one page for each destination of each row, linked, with a gallery.")
  var site = false

  @Option(help: "The most pages of a site.")
  var limit = 50_000

  @Option(
    help: ArgumentHelp(
      "Write what dependents need of the package into this file; no pages unless --output or --site is given.",
      valueName: "file"))
  var interface: String?

  @Option(
    help: ArgumentHelp(
      "Write what was read as a rule for Make and Ninja. It is of what the file is called without its ending .d.",
      valueName: "file.d"))
  var depfile: String?

  @Flag(help: "Print how long each phase and each page takes, to standard error.")
  var timings = false

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var access: AccessOptions
  @OptionGroup var dependencies: DependencyOptions
  @OptionGroup var watching: WatchOptions

  func validate() throws {
    if let depfile, !depfile.hasSuffix(".d") || depfile.hasSuffix("/.d") || depfile == ".d" {
      throw ValidationError(
        "--depfile takes the name of what is built with .d behind it, such as out/shop.json.d.")
    }
    if interface != nil, !drawing.data.isEmpty {
      throw ValidationError("--interface holds the package’s own data: leave out --data.")
    }
    if limit < 1 { throw ValidationError("--limit takes a number of pages, 1 or more.") }
    let formats = try formats()
    if site && formats.contains(.text) {
      throw ValidationError("--site writes HTML pages: leave out --to, or write --to html.")
    }
  }

  /// The wanted formats, nothing where none are named.
  private func formats() throws -> [OutputFormat] {
    guard let to else { return [] }
    var formats: [OutputFormat] = []
    for word in to.split(separator: ",") {
      guard let format = OutputFormat(rawValue: String(word)) else {
        throw ValidationError("There is no format '\(word)'; formats are html and text.")
      }
      if !formats.contains(format) { formats.append(format) }
    }
    if formats.isEmpty { throw ValidationError("--to takes html, text, or both with a comma between.") }
    return formats
  }

  func run() throws {
    guard watching.isOn else { return try compile(nil) }
    let packages = try PackageLocator.locate(
      path, allowed: access.paths, interfaces: dependencies.interfaces)
    let folders = try packages.map { try outputFolder($0, isWorkspace: packages.count > 1).path }
    let written = findings.targets.compactMap(\.file) + [interface, depfile].compactMap { $0 }
    try Watching().run(packages, excepted: folders + written) { try compile($0) }
  }

  /// Checks and writes; what was compiled before is gone on from where it is kept.
  private func compile(_ repeated: RepeatedCompilation?) throws {
    let formats = to == nil ? OutputFormat.allCases : try formats()
    let options = try drawing.pageOptions()
    let packages = try PackageLocator.locate(
      path, allowed: access.paths, interfaces: dependencies.interfaces)
    var printer = FindingPrinter(findings.reports)
    var clock = PhaseClock(isOn: timings)
    var compilations: [Compilation] = []
    for package in packages {
      let (package, overrides) = (package.compiled(for: "\(drawing.platform)"), drawing.data.map(\.entry))
      let compilation =
        try repeated?.compile(package, overrides: overrides) { clock.ended($0) }
        ?? Compiler.compile(package, overrides: overrides) { clock.ended($0) }
      printer.add(
        compilation.drawingFindings, files: compilation.files, checked: package.files.count
      )
      compilations.append(compilation)
    }
    try ModelStore.Override.check(drawing.data.map(\.entry), in: compilations)
    if printer.counts.errors > 0 {
      try printer.finish()
      throw ExitCode(1)
    }
    try writeInterface(compilations)
    if interface != nil, output == nil, !site {
      try writeDepfile(compilations)
      return try printer.finish()
    }
    if site {
      var pressable: Set<String> = []
      let complete = try writeSites(compilations, options, &printer, &pressable)
      try printer.finish()
      complete.forEach { Console.report($0) }
      if printer.counts.errors > 0 { throw ExitCode(1) }
      try writeDepfile(compilations)
      return try options.checkPressed(among: pressable, on: "the site")
    }
    var pressable: Set<String> = []
    var written: [(folder: String, pages: Int)] = []
    for compilation in compilations {
      let folder = try outputFolder(compilation.package, isWorkspace: compilations.count > 1)
      let progress = Progress("rendering")
      defer { progress.end() }
      do {
        let output = try OutputWriter.write(
          compilation, to: folder, formats: formats, options: options,
          progress: { progress.reached($0, of: $1) },
          finished: { clock.ended("render \($0)", took: $1) })
        clock.ended("write")
        printer.add(output.notes, files: compilation.files, checked: 0)
        pressable.formUnion(output.pressable)
        written.append((folder.path, output.pages.count))
      } catch let fault as PageFault {
        printer.add(fault.diagnostics, files: fault.files, checked: 0)
      }
    }
    try printer.finish()
    for (folder, pages) in written {
      Console.report("Wrote \(pages) page\(pages == 1 ? "" : "s") to \(folder).\n")
    }
    if printer.counts.errors > 0 { throw ExitCode(1) }
    try writeDepfile(compilations)
    try options.checkPressed(among: pressable, on: "the package")
  }

  private func writeInterface(_ compilations: [Compilation]) throws {
    guard let interface else { return }
    guard compilations.count == 1 else {
      throw UsageError(
        "--interface is of one package: name one of "
          + compilations.map(\.package.name).joined(separator: ", "))
    }
    try FileSystem.write(Array(PackageInterface(compilations[0]).json.utf8), to: interface)
  }

  private func writeDepfile(_ compilations: [Compilation]) throws {
    guard let depfile else { return }
    let inputs = InputFiles(
      compilations, interfaces: dependencies.files, overrides: drawing.data.map(\.entry),
      templates: drawing.templates)
    try FileSystem.write(Array(inputs.makeRule(for: String(depfile.dropLast(2))).utf8), to: depfile)
  }

  private func writeSites(
    _ compilations: [Compilation], _ options: PageOptions, _ printer: inout FindingPrinter,
    _ pressable: inout Set<String>
  ) throws -> [String] {
    var lines: [String] = []
    for compilation in compilations {
      let folder = try outputFolder(compilation.package, isWorkspace: compilations.count > 1)
      let progress = Progress("pages of \(compilation.package.name):")
      let site = try SiteWriter.write(compilation, to: folder, options: options, limit: limit) {
        progress.reached($0)
      }
      progress.end()
      pressable.formUnion(site.pressable)
      printer.add(site.findings + site.notes, files: compilation.files, checked: 0)
      lines.append(site.summary(folder.path))
    }
    return lines
  }

  private func outputFolder(_ package: PackageLocation, isWorkspace: Bool) throws -> OutputFolder {
    guard let output else { return OutputFolder(of: package) }
    return try OutputFolder(isWorkspace ? FileSystem.join(output, package.name) : output, for: package)
  }
}
