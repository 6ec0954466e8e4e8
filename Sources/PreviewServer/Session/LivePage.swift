import RenderTree
import Rendering
import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// A page that runs: what it shows, and what a step on it comes to.
final class LivePage {
  /// What it is drawn of.
  let version: PackageVersion
  let run: ScreenRun
  /// The scenario that begins on it, where one is looked at.
  let scenario: DeclaredScenario?
  private let maker: PageMaker
  private let program: Program
  private let declaration: DeclarationID
  private var look: ScreenLook
  private(set) var controls = PageControls([])
  /// The number of the control that has the focus; -1 where none has.
  private(set) var focused: Int32 = -1

  /// A page of a target, as it is first. Throws `PageFault`, `StepFault`, `UsageError`, `FileError`; nil where the target is
  /// gone.
  init?(
    _ target: ScreenTarget, of version: PackageVersion, _ look: ScreenLook, _ request: PageRequestOptions,
    on stack: RunStack
  ) throws {
    guard let compilation = version.drawn else { return nil }
    program = compilation.model.program
    guard let found = target.declaration(in: program) else { return nil }
    declaration = found
    self.version = version
    self.look = look
    maker = try PageMaker.ofPackage(compilation, options: look.options).localized(for: found)
    scenario =
      target.kind == .scenario
      ? DeclaredScenario.all(in: compilation.model).first { $0.declaration == found } : nil
    if let scenario {
      run = try maker.liveRun(of: scenario, on: stack)
    } else {
      run = try maker.liveRun(of: declaration, request, on: stack)
    }
    try maker.faults(drawing: declaration) { [run] in _ = try run.render() }
    try draw()
  }

  private func draw() throws {
    controls = PageControls(maker.liveBody(run, isRightToLeft: look.isRightToLeft))
    focused = try maker.faults(drawing: declaration) { try run.focusedControl } ?? -1
  }

  /// The tree of the page.
  var tree: RenderTree { run.tree }

  /// What the page is called, and what it must be to keep its place while it is scrolled.
  var place: String { "\(run.topmostPage)#\(run.pageDepth)" }

  /// The number of the control at a place of the page; nil where there is none.
  func number(at place: Int) -> Int32? {
    guard controls.numbers.indices.contains(place) else { return nil }
    let number = controls.numbers[place]
    return number < run.controlCount ? number : nil
  }

  /// The place of the control that has the focus; -1 where none has.
  var focusedPlace: Int { controls.numbers.firstIndex(of: focused) ?? -1 }

  /// Draws it in another direction of reading; what it shows is the same.
  func turn(_ look: ScreenLook) throws {
    self.look = look
    try draw()
  }

  // MARK: Steps

  /// Does a step, and tells what it came to. Throws `StepFault` for what cannot be done, `PageFault` for a fault while it is
  /// done; the page is as it was before only once it was brought back there.
  func perform(_ step: ScenarioStep, _ code: StepCode? = nil) throws -> SessionEvent {
    let (before, page) = (place, run.topmostPage)
    let outcome = try maker.faults(drawing: declaration) { try run.perform(step, code: code) }
    try draw()
    return SessionEvent(
      outcome, redraws: redraws(of: outcome), on: page, arrival: place == before ? nil : outcome.page)
  }

  /// Does a step of the scenario. Throws as `perform(_:_:)` does.
  func perform(_ declared: DeclaredScenario.Step) throws -> SessionEvent {
    let (step, code) = try maker.faults(drawing: declaration) { try run.resolve(declared) }
    return try perform(step, code)
  }

  /// A step of the scenario as it would be done now. Where its values cannot be had, without them: that is told once it is
  /// done.
  func words(of declared: DeclaredScenario.Step) -> ScenarioStep {
    (try? run.resolve(declared).step) ?? ScenarioStep(declared.kind)
  }

  /// Where a step of the scenario stands: `Screens/Scenarios/Order.xml:3:6`.
  func place(of declared: DeclaredScenario.Step) -> String {
    guard let compilation = version.drawn else { return "" }
    var context = ReportContext(compilation.files)
    let start = context.positions(declared.location).start
    return "\(context.file(declared.location.file).path):\(start.line):\(start.column)"
  }

  private func redraws(of outcome: StepOutcome) -> [StepRedraw] {
    guard let flow = version.flow, let compilation = version.drawn else { return [] }
    return StepRedraw.all(outcome, in: flow, compilation)
  }

  /// The attributes by which a Scenario passes what a request passes, as XML.
  func attributes(of request: PageRequestOptions) throws -> [(name: String, text: String)] {
    try maker.scenarioAttributes(request.parameters, of: declaration)
  }

  /// The attributes of what is looked at besides its name and its screen, as they stand in its file.
  var headerText: String {
    let file = program.files[program[declaration].file]
    return file.xml.attributes(of: program[declaration].node).filter {
      $0.name.text != "name" && $0.name.text != "of"
    }.map { " \($0.name)=\"\(file.source.text($0.value))\"" }.joined()
  }

  /// What stands in the element of what is looked at, as it stands in its file.
  var contentText: String {
    let file = program.files[program[declaration].file]
    let node = file.xml[program[declaration].node]
    let text = file.source.text(SourceRange(node.contentStart, node.contentEnd))
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }.joined(
      separator: "\n  ")
  }

  // MARK: Going back

  /// Where it is now, for `restore`.
  func checkpoint() -> RunCheckpoint { run.checkpoint() }

  /// Brings it back to where it was. Throws as `perform(_:_:)` does.
  func restore(_ checkpoint: RunCheckpoint) throws {
    run.restore(checkpoint)
    try draw()
  }

  // MARK: State

  /// A source of truth on the page, as people read it.
  struct Source {
    /// As a `Set` names it: `Owner.name`, or `Owner.name #2`.
    let name: String
    /// The element that declares it.
    let kind: String
    let type: String
    /// What it holds, as code where that can be written.
    let text: String
    /// What it holds, where it is a Bool.
    let isOn: Bool?
    /// The views that read and write it.
    let readers: [String], writers: [String]
  }

  /// The sources of truth on the page, in the order of their declarations.
  var state: [Source] {
    guard let flow = version.flow else { return [] }
    let sources = run.liveSources
    let several = Set(sources.filter { $0.number > 0 }.map(\.member))
    return sources.map { source in
      let place = flow.sources.firstIndex { $0.member == source.member }
      func views(_ kinds: Set<FlowMap.Use.Kind>) -> [String] {
        flow.views.filter { view in view.uses.contains { $0.source == place && kinds.contains($0.kind) } }
          .map(\.name)
      }
      let isOn: Bool? = if case .bool(let on) = source.value { on } else { nil }
      let member = program[source.member]
      let name = "\(program[member.owner].name).\(member.name)"
      return Source(
        name: several.contains(source.member) ? "\(name) #\(source.number + 1)" : name,
        kind: place.map { flow.sources[$0].kind } ?? "",
        type: place.map { flow.sources[$0].type } ?? member.type.description,
        text: run.description(of: source.value), isOn: isOn,
        readers: place == nil ? [] : views([.reads]), writers: place == nil ? [] : views([.writes, .binds]))
    }
  }

  // MARK: Files

  /// A file that pages of its package refer to; nil where there is none of the name.
  static func file(_ path: [String], of version: PackageVersion, _ look: ScreenLook) throws -> [UInt8]? {
    guard let compilation = version.drawn else { return nil }
    let maker = try PageMaker.ofPackage(compilation, options: look.options)
    if path == ["theme.css"] { return maker.styleSheet }
    return path.count == 2 && path[0] == "assets" ? try maker.picture(at: path.joined(separator: "/")) : nil
  }

  /// The colour scheme of the page where it is not left to the reader.
  var scheme: String {
    (tree.isWhollyDark.map { $0 ? "dark" : "light" }) ?? look.options.scheme?.rawValue ?? ""
  }
  /// True for a page that is read from right to left.
  var isRightToLeft: Bool { look.isRightToLeft ?? tree.wholeDirection ?? maker.settings.isRightToLeft }
  /// The locale of the page: that which it says, else the one that was chosen.
  var locale: String { maker.settings.locale }
}
