import ElementCatalog
import RenderTree
import Rendering
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What is asked of one page: the screen, and values to set before it is drawn.
public struct PageRequestOptions: Sendable {
  /// States to set: name and expression.
  public var states: [(name: String, value: String)] = []
  /// Parameters to pass: name and expression.
  public var parameters: [(name: String, value: String)] = []

  /// No values are set or passed.
  public init() {}
}

/// A page that could not be made, as a finding.
public struct PageFault: Error {
  /// What happened.
  public let diagnostics: [Diagnostic]
  /// The files that the finding speaks of, by id.
  public let files: SourceFiles
}

extension PageFault {
  /// The faults of several pages in file order, one for each cause; nil where there are none. With an App, `isRouted`,
  /// what a page lacks may follow from the fault of one before it, which ends the way to it.
  init?(_ faults: [PageFault], isRouted: Bool) {
    guard let first = faults.first else { return nil }
    var found = faults.flatMap(\.diagnostics)
    let lacking: RuleID = .runMissingArgument
    if isRouted, found.contains(where: { $0.rule != lacking }) { found.removeAll { $0.rule == lacking } }
    var seen: [RuleID: Set<SourceLocation>] = [:]
    found = found.filter { seen[$0.rule, default: []].insert($0.location).inserted }
    diagnostics = found.sorted { left, right in
      let (one, other) = (left.location, right.location)
      return (one.file, one.range.start) < (other.file, other.range.start)
    }
    files = first.files
  }
}

/// Makes pages of one compiled package.
public struct PageMaker {
  let compilation: Compilation
  private let runnable: RunnableProgram
  let options: PageOptions
  let html: HTMLRenderer
  private let templates: PageTemplates
  /// The pictures that pages may show.
  let assets: [Asset]
  private let assetFiles: [String: AssetFile]
  /// The pages that links may lead to; empty where links lead nowhere.
  public var writtenPages: Set<String> = []
  /// The labels that `--pressed` may name on the pages made so far; empty where it names none.
  var pressable: Set<String> { labels.known }
  private var labels = Labels()

  private final class Labels { var known: Set<String> = [] }

  /// A maker of pages with the built-in templates and without pictures.
  public init(_ compilation: Compilation, options: PageOptions, templates: PageTemplates = .builtIn) {
    self.init(compilation, options: options, templates: templates, assets: [])
  }

  /// A maker of pages with the package's templates and pictures. Throws `FileError`, and `UsageError` for templates
  /// that cannot be used.
  public static func ofPackage(_ compilation: Compilation, options: PageOptions) throws -> PageMaker {
    PageMaker(
      compilation, options: options,
      templates: try TemplateFolder.read(compilation.package, options.templates),
      assets: try AssetFolder.read(compilation.package, hashesNames: options.hashesNames))
  }

  private init(
    _ compilation: Compilation, options: PageOptions, templates: PageTemplates, assets: [Asset]
  ) {
    self.compilation = compilation
    self.options = options
    self.templates = templates
    self.assets = assets
    let settings = options.settings
    runnable = RunnableProgram(
      compilation.model, members: compilation.data.members,
      localization: Localization(
        compilation.data.catalogue, locale: settings.isLocaleChosen ? settings.locale : nil),
      colors: compilation.package.colors, pictures: compilation.package.knownPictures)
    html = HTMLRenderer(templates: templates)
    assetFiles = Dictionary(
      assets.map { ($0.name, AssetFile(address: $0.file, size: $0.size)) },
      uniquingKeysWith: { light, dark in
        AssetFile(address: light.address, size: light.size, darkAddress: dark.address)
      })
  }

  /// A maker of the same pages for another thread.
  func another() -> PageMaker {
    var other = PageMaker(compilation, options: options, templates: templates, assets: assets)
    other.writtenPages = writtenPages
    return other
  }

  /// What draws a Preview or Scenario in the locale that it says; itself where it says none. Takes as long as another maker.
  package func localized(for declaration: DeclarationID) -> PageMaker {
    compilation.model.program.locale(of: declaration).map { localized(in: $0) } ?? self
  }

  /// A maker of the same pages in another locale.
  func localized(in locale: String) -> PageMaker {
    var options = options
    options.settings = settings(in: locale)
    var other = PageMaker(compilation, options: options, templates: templates, assets: assets)
    (other.writtenPages, other.labels) = (writtenPages, labels)
    return other
  }

  /// What its runs depend on besides the package.
  package var settings: RunSettings { options.settings }

  /// The settings in another locale; the same for none.
  private func settings(in locale: String?) -> RunSettings {
    var settings = options.settings
    if let locale { settings.locale = locale }
    return settings
  }

  /// The accent of the app: the colour set that Xcode names so.
  private var accent: Color? { compilation.package.colors["AccentColor"] }

  /// The style sheet as a file.
  var theme: [UInt8] { Array(templates.theme.utf8) }

  /// The name of the style sheet's file.
  var themeFile: String {
    options.hashesNames ? "theme-\(AssetFolder.hash(theme)).css" : "theme.css"
  }

  /// A page of a site that is no screen; its words are English whatever the locale.
  func gallery(_ body: [UInt8], title: String) -> [UInt8] {
    var page = page(title, base: "")
    page.language = "en"
    page.isRightToLeft = false
    return html.renderGallery(body: body, page: page)
  }

  /// What is around a page; `locale` is that of what is drawn, where it says one.
  func page(_ title: String, base: String, locale: String? = nil) -> HTMLPage {
    var page = HTMLPage(title: title)
    let settings = settings(in: locale)
    let parts = settings.locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    page.language = parts.isEmpty ? "en" : parts.joined(separator: "-")
    page.isRightToLeft = settings.isRightToLeft
    page.colorScheme = options.scheme
    page.inlineStyle = options.styles != .link
    page.themeFile = themeFile
    page.assetBase = base
    page.assets = assetFiles
    page.accent = accent
    return page
  }

  /// The tree of a screen or view. Throws `PageFault` for a fault while it runs, `UsageError` for a wrong name, also that of a
  /// control that is to be drawn pressed. `note` is called with what a reader should know of where its values come from.
  public func tree(
    of declaration: DeclarationID, _ request: PageRequestOptions = PageRequestOptions(),
    note: (String) -> Void = { _ in }
  ) throws -> RenderTree {
    let run = makeRun(foldsRows: true)
    let arguments = try arguments(of: request, for: declaration, run)
    try apply(request, to: run, of: declaration)
    let tree = try faults(drawing: declaration) {
      try run.show(declaration, arguments: arguments)
      return try run.render()
    }
    try options.checkPressed(among: run.pressable, on: compilation.model.program[declaration].name.text)
    if let standIn = run.standIn { note(sentence(standIn, for: declaration)) }
    return tree
  }

  /// The parameters that a request passes. Throws as `tree(of:)` does.
  func arguments(
    of request: PageRequestOptions, for declaration: DeclarationID, _ run: ScreenRun
  ) throws -> [MemberID: Value] {
    var arguments: [MemberID: Value] = [:]
    for (name, text) in request.parameters {
      let member = try parameter(name, of: declaration)
      arguments[member] = try evaluate(text, member, of: declaration, "--with", run)
    }
    return arguments
  }

  /// Sets the states of a request. Throws as `tree(of:)` does.
  func apply(_ request: PageRequestOptions, to run: ScreenRun, of declaration: DeclarationID) throws {
    let states = try request.states.map { name, text in
      let member = try state(name, of: declaration)
      return (member, try evaluate(text, member, of: declaration, "--set", run))
    }
    for (member, value) in states { run.set(member, to: value) }
  }

  /// A sentence that says that a Preview provides what the App does not.
  private func sentence(_ standIn: PreviewStandIn, for declaration: DeclarationID) -> String {
    let program = compilation.model.program
    let (view, preview) = (program[declaration].name, program.pageName(of: program[standIn.preview]))
    let names = standIn.parameters.map { "`\(program.label(of: $0))`" }.joined(separator: " and ")
    if !standIn.isWhole {
      return
        "the way from the App to `\(view)` gives no \(names) with this data, so those of its Preview `\(preview)` are drawn."
    }
    let reason =
      program.app.isNone
      ? "no App leads to `\(view)`"
      : "with this data no link, tab, sheet or button of the App leads to `\(view)`"
    return
      "\(reason), so it is drawn as in its Preview `\(preview)`\(names.isEmpty ? "" : ", which gives \(names)")."
  }

  /// The tree of a screen as it is when nothing was set or passed, on a run that draws others too. Throws as
  /// `tree(of:)` does.
  func tree(of declaration: DeclarationID, on run: ScreenRun) throws -> RenderTree {
    let tree = try faults(drawing: declaration) { try run.render(declaration, ViewRecord()).tree }
    noteLabels(of: run)
    return tree
  }

  /// The tree of a preview, in the locale that it says. Where it is all that is drawn, throws `UsageError` as `tree(of:)` does.
  public func tree(ofPreview declaration: DeclarationID, isAlone: Bool = false) throws -> RenderTree {
    let run = localized(for: declaration).makeRun(foldsRows: true)
    let tree = try faults(drawing: declaration) {
      try run.show(preview: declaration)
      return try run.render()
    }
    noteLabels(of: run)
    if isAlone {
      try options.checkPressed(among: run.pressable, on: compilation.model.program[declaration].name.text)
    }
    return tree
  }

  /// Keeps the labels of what can be drawn pressed on the page that a run drew last.
  func noteLabels(of run: ScreenRun) { labels.known.formUnion(run.pressable) }

  /// The bytes of a tree in a format. `base` leads from the page's folder to that of pictures and style sheet; `locale` is that in which
  /// the tree was drawn, where it is not that of the maker; `wayBack` is a link above it.
  public func bytes(
    _ tree: RenderTree, _ format: OutputFormat, title: String, base: String = "", locale: String? = nil,
    wayBack: (address: String, title: String)? = nil
  ) -> [UInt8] {
    switch format {
    case .text:
      var text = TextRenderer.Options()
      text.width = options.width
      text.height = options.height
      text.ascii = options.ascii
      text.color = options.color
      text.isDark = options.settings.isDark
      text.accent = accent
      text.isRightToLeft = settings(in: locale).isRightToLeft
      text.pictures = assetFiles.compactMapValues(\.size)
      return TextRenderer(text).render(tree)
    case .html:
      var page = page(title, base: base, locale: locale)
      page.wayBack = wayBack
      return html.render(tree, page: page)
    }
  }

  /// Appends the HTML of a tree to a buffer, which serves one page after the other.
  func writeHTML(
    _ tree: RenderTree, title: String, base: String, locale: String? = nil, into output: inout OutputBuffer
  ) {
    html.render(tree, page: page(title, base: base, locale: locale), into: &output)
  }

  /// A run that draws pages; `foldsRows` where they need not be looked into before they are rendered.
  func makeRun(foldsRows: Bool = false, on stack: RunStack? = nil) -> ScreenRun {
    var settings = options.settings
    settings.page = (Double(options.width) * 8, options.height.map { Double($0) * 16 } ?? 852)
    let run = ScreenRun(runnable, data: compilation.data, settings: settings, stack: stack)
    let pages = writtenPages
    run.foldsRows = foldsRows
    run.pageName = { pages.contains("\($0.name).html") ? "\($0.name).html" : "" }
    return run
  }

  /// Runs `body`; a fault becomes a finding that says which page was drawn.
  package func faults<T>(
    drawing declaration: DeclarationID, also source: SourceFile? = nil, _ body: () throws -> T
  ) throws -> T {
    do {
      return try body()
    } catch let fault as RuntimeFault {
      throw PageFault(
        diagnostics: [finding(fault, drawing: declaration)],
        files: compilation.files.and([source].compactMap { $0 }))
    }
  }

  /// A fault as a finding that says which page was drawn.
  func finding(_ fault: RuntimeFault, drawing declaration: DeclarationID) -> Diagnostic {
    let program = compilation.model.program
    let place = program.location(of: declaration)
    var finding = Diagnostic(fault.rule, .error, fault.message, at: fault.location ?? place)
    finding.related = [RelatedPlace("while \(program[declaration].name) was drawn", place)]
    finding.help = RuleCatalog.rule(fault.rule)?.repair
    return finding
  }

  func evaluate(
    _ text: String, _ member: MemberID, of declaration: DeclarationID, _ option: String, _ run: ScreenRun
  ) throws -> Value {
    let program = compilation.model.program
    // A binding may be given itself, or by a value, for which a source is made.
    let type = program[member].type
    let isParameter = program[member].isParameter
    let value = isParameter ? type.bound ?? type : type
    let name = isParameter ? program.label(of: member) : program[member].name
    let binding = program[member].kind == .binding ? TypeID(.binding(type)) : value == type ? nil : type
    let expression = LooseExpression(
      text, as: value, or: binding, what: "\(option) \(name)", in: program,
      file: FileID(compilation.files.count))
    guard expression.diagnostics.isEmpty else {
      throw PageFault(diagnostics: expression.diagnostics, files: compilation.files.and([expression.source]))
    }
    return try faults(drawing: declaration, also: expression.source) {
      try run.evaluate(expression)
    }
  }

  func parameter(_ name: String, of declaration: DeclarationID) throws -> MemberID {
    let program = compilation.model.program
    let known = program.parameters(of: declaration)
    if let member = known.first(where: { program.label(of: $0).text == name }) { return member }
    throw unknown("parameter", name, declaration, known.map { program.label(of: $0).text })
  }

  /// A state by its name: of the view itself, else of the one view of the package that has it; `View.name` tells which.
  func state(_ name: String, of declaration: DeclarationID) throws -> MemberID {
    let program = compilation.model.program
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let all = program.members.indices.filter {
      program[$0].kind.isOwnedState && program[program[$0].owner].kind.isView
    }
    let found = all.filter {
      program[$0].name.text == parts.last
        && (parts.count == 1 || program[program[$0].owner].name.text == parts[0])
    }
    if let own = found.first(where: { program[$0].owner == declaration }) { return own }
    if found.count == 1 { return found[0] }
    let names = (found.isEmpty ? all : found).map { "\(program[program[$0].owner].name).\(program[$0].name)" }
    if found.isEmpty { throw unknown("state", name, declaration, names) }
    throw UsageError("several views have a state `\(name)`: \(names.joined(separator: ", "))")
  }

  private func unknown(_ kind: String, _ name: String, _ declaration: DeclarationID, _ known: [String])
    -> UsageError
  {
    let owner = compilation.model.program[declaration].name
    return UsageError(
      "\(owner) has no \(kind) `\(name)`"
        + (known.isEmpty ? "; it has none" : "; known are \(known.joined(separator: ", "))"))
  }
}
