import ArgumentParser
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// `screenwright render`
struct RenderCommand: ParsableCommand {
  static let name = "render"

  static let configuration = CommandConfiguration(
    commandName: name, _superCommandName: Screenwright.name, abstract: "Draw one screen or preview.",
    discussion: """
      Values of --set and --with are expressions in the scope of the App's objects:
        screenwright render LandmarkDetail --with landmark='modelData.landmarks[2]'
      """)

  @ArgumentParser.Argument(
    help:
      "A Screen or View, or Member/Screen in a workspace; with --preview the view that it is of; - for the one on standard input.",
    completion: NameCompletion.screens)
  var screen: String?

  @ArgumentParser.Argument(
    help: "The package or workspace; the current folder unless given; - reads a screen from standard input.",
    completion: .directory)
  var path: String?

  @Option(help: "html or text; html unless given.")
  var to: OutputFormat?

  @Option(help: "Draw this Preview instead of a screen.", completion: NameCompletion.previews)
  var preview: String?

  @Option(
    help: ArgumentHelp("Set a state; repeatable.", valueName: "name=value"), completion: NameCompletion.states
  )
  var set: [NamedArgument] = []

  @Option(
    help: ArgumentHelp("Pass a parameter; repeatable.", valueName: "name=value"),
    completion: NameCompletion.parameters)
  var with: [NamedArgument] = []

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      "Do a step before the page is drawn, such as 'tap Add' or 'type Name: Fig'; repeatable.",
      valueName: "step"))
  var steps: [StepWords] = []

  @Option(
    help: "Do the steps of this Scenario of the screen before the page is drawn.",
    completion: NameCompletion.scenarios)
  var scenario: String?

  @Option(help: "With --scenario: stop after this step, by its number or its words.")
  var after: String?

  @Flag(help: "Tell of each step what it wrote, what is made anew, and its effects, on standard error.")
  var trace = false

  @Option(help: "A file to write instead of standard output.", completion: .file())
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

  @Flag(
    name: .customLong("line-findings"),
    help:
      "With --records: print an object for each line, also one at fault, with its findings; none is told on standard error."
  )
  var lineFindings = false

  @OptionGroup var input: InputOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var access: AccessOptions
  @OptionGroup var dependencies: DependencyOptions

  func validate() throws {
    if input.name != nil, screen != "-", path != "-" {
      throw ValidationError("--stdin-filename goes with - for standard input.")
    }
    if limit < 1 { throw ValidationError("--limit takes a number of pages, 1 or more.") }
    if site != nil {
      if preview != nil || path != nil || tree || output != nil {
        throw ValidationError(
          "--site writes the whole package: it takes the package's folder and nothing else to draw.")
      }
      if to == .text {
        throw ValidationError("--site writes HTML pages: leave out --to, or write --to html.")
      }
      return
    }
    if lineFindings && (records == nil || output != nil) {
      throw ValidationError("--line-findings goes with --records, and without --output.")
    }
    if records != nil && (preview != nil || tree || !set.isEmpty || !with.isEmpty) {
      throw ValidationError(
        "--records gives the values of a screen's parameters and states itself: leave out --preview, --tree, --set and --with."
      )
    }
    if !steps.isEmpty || scenario != nil {
      if preview != nil || records != nil {
        throw ValidationError("--do and --scenario are for one screen: leave out --preview and --records.")
      }
      if scenario != nil, !set.isEmpty || !with.isEmpty {
        throw ValidationError("--scenario says itself what its screen is given: leave out --set and --with.")
      }
    } else if after != nil || trace {
      throw ValidationError("--after and --trace are for steps: add --scenario or --do.")
    }
    if screen == nil && preview == nil {
      throw ValidationError("Name a screen, or a preview with --preview.")
    }
  }

  func run() throws {
    var request = RenderRequest()
    request.screen = screen
    request.path = path
    request.inputName = input.name
    request.format = to ?? .html
    request.preview = preview
    request.steps.scenario = scenario
    request.steps.after = after
    request.steps.steps = steps.map(\.step)
    request.traces = trace
    request.values.states = set.map { ($0.name, $0.value) }
    request.values.parameters = with.map { ($0.name, $0.value) }
    request.output = output
    request.tree = tree
    request.records = records
    request.overrides = drawing.data.map(\.entry)
    request.allowed = access.paths
    request.interfaces = try dependencies.interfaces
    request.tellsEachRecord = lineFindings
    request.reports = findings.reports
    request.options = try drawing.pageOptions(color: request.usesColor)
    if let site { return try writeSite(site, request.options) }
    try request.run()
  }

  private func writeSite(_ folder: String, _ options: PageOptions) throws {
    let packages = try PackageLocator.locate(
      screen, allowed: access.paths, interfaces: dependencies.interfaces)
    var printer = FindingPrinter(findings.reports, stream: 2)
    var lines: [String] = []
    var pressable: Set<String> = []
    let overrides = drawing.data.map(\.entry)
    let compilations = try packages.map {
      try Compiler.compile(
        $0.compiled(for: "\(options.settings.platform)"), overrides: overrides, scope: .errors)
    }
    try ModelStore.Override.check(overrides, in: compilations)
    for compilation in compilations {
      let package = compilation.package
      let errors = compilation.drawingErrors
      printer.add(errors, files: compilation.files, checked: package.files.count)
      if !errors.isEmpty { continue }
      let target = packages.count > 1 ? FileSystem.join(folder, package.name) : folder
      let progress = Progress("pages of \(package.name):")
      let site = try SiteWriter.write(
        compilation, to: OutputFolder(target, for: package), options: options, limit: limit
      ) {
        progress.reached($0)
      }
      progress.end()
      printer.add(site.findings, files: compilation.files, checked: 0)
      pressable.formUnion(site.pressable)
      lines.append(site.summary(target))
    }
    if printer.counts.errors > 0 { try printer.finish() }
    lines.forEach { Console.report($0) }
    if printer.counts.errors > 0 { throw ExitCode(1) }
    try options.checkPressed(among: pressable, on: "the site")
  }
}
