import RenderTree
import Rendering
import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import ScreenTypes

/// A page that runs: what it shows, and what a use of it comes to.
final class LivePage {
  /// What it is drawn of.
  let version: PackageVersion
  let run: ScreenRun
  private let maker: PageMaker
  private let program: Program
  private let declaration: DeclarationID
  private let look: ScreenLook
  private(set) var tree = RenderTree()
  private(set) var controls = PageControls([])
  private var views: Set<String> = []
  private var sources: [LiveSource] = []

  /// A page of a target, as it is first. Throws `PageFault`, `UsageError`, `FileError`; nil where the target is gone.
  init?(
    _ target: ScreenTarget, of version: PackageVersion, _ look: ScreenLook, _ request: PageRequestOptions,
    on stack: RunStack
  ) throws {
    guard let compilation = version.drawn else { return nil }
    program = compilation.model.program
    guard let found = target.declaration(in: program) else { return nil }
    declaration = target.kind == .scenario ? program[found].subject : found
    if declaration.isNone { return nil }
    self.version = version
    self.look = look
    maker = try PageMaker.ofPackage(compilation, options: look.options)
    run = try maker.liveRun(of: declaration, request, on: stack)
    try draw()
  }

  private func draw() throws {
    let (tree, views) = try maker.faults(drawing: declaration) { try run.renderTellingViews() }
    self.tree = tree
    self.views = Set(views.map { program[$0].name.text })
    sources = run.liveSources
    controls = PageControls(maker.liveBody(tree, isRightToLeft: look.isRightToLeft))
  }

  /// What the page is called, and what it must be to keep its place while it is scrolled.
  var place: String { "\(run.topmostPage)#\(run.pageDepth)" }

  /// The number of the control at a place of the page; nil where there is none.
  func number(at place: Int) -> Int32? {
    guard controls.numbers.indices.contains(place) else { return nil }
    let number = controls.numbers[place]
    return number < run.controlCount ? number : nil
  }

  // MARK: Uses

  /// Does something, and tells what it came to. Throws `ControlFault` for what cannot be done, `PageFault` for a fault
  /// while it is done, after which the page must be made anew.
  func perform(_ use: PageUse) throws -> SessionEvent {
    var event = SessionEvent(use, as: step(for: use), on: run.topmostPage)
    let (known, before, effects) = (sources, place, run.effects.count)
    try maker.faults(drawing: declaration) { try act(use) }
    try draw()
    event.effects = Array(run.effects.dropFirst(effects))
    if place != before { event.arrival = run.topmostPage }
    event.writes = writes(since: known)
    return event
  }

  /// The step of a Scenario that does the same on the page as it is; nil where none finds what is meant.
  func step(for use: PageUse) -> ScenarioStep? {
    func step(_ kind: StepKind, _ control: PageUse.Control, _ values: [StepArgument: String] = [:])
      -> ScenarioStep?
    {
      guard let number = try? run.number(of: control), let address = run.address(of: number, for: kind) else {
        return nil
      }
      return ScenarioStep(kind, values.merging([.on: address]) { given, _ in given })
    }
    switch use {
    case .tap(let control): return step(.tap, control)
    case .longPress(let control): return step(.longPress, control)
    case .type(let control, let text): return step(.type, control, [.text: text])
    case .submit(let control):
      guard let number = try? run.number(of: control),
        case .binding(let box)? = run.registration(of: number).binding,
        case .string(let text)? = try? box.get()
      else { return nil }
      return step(.type, control, [.text: text + "\n"])
    case .select(let control, let option):
      if let found = step(.select, control, [.value: option]) { return found }
      guard let number = try? run.number(of: control),
        let choice = run.registration(of: number).choices.firstIndex(where: { $0.label == option }),
        let address = run.address(of: number, choice: choice, for: .select)
      else { return nil }
      return ScenarioStep(.select, [.on: address])
    case .step(let control, let isUp): return step(isUp ? .increment : .decrement, control)
    case .back: return ScenarioStep(.back)
    case .dismiss: return ScenarioStep(.dismiss)
    case .set(let name, let number, let text):
      let isState = sources.contains {
        self.name(of: $0) == name && $0.number == number && program[$0.member].kind.isOwnedState
      }
      return isState && number == 0 ? ScenarioStep(.set, [.name: name, .value: "{\(text)}"]) : nil
    }
  }

  private func act(_ use: PageUse) throws {
    switch use {
    case .tap(let control), .dismiss(let control): try run.perform(try run.number(of: control))
    case .longPress(let control), .submit(let control):
      try run.perform(try run.number(of: control), .longPress)
    case .type(let control, let text): try run.type(text, into: try run.number(of: control))
    case .select(let control, let option): try run.perform(try run.number(of: control), .select(option))
    case .step(let control, let isUp):
      try run.perform(try run.number(of: control), isUp ? .increment : .decrement)
    case .back: try run.back()
    case .set(let name, let number, let text):
      guard let source = sources.first(where: { self.name(of: $0) == name && $0.number == number }) else {
        throw ControlFault(message: "The page has no `\(name)` any more.")
      }
      let value = try maker.value(text, for: source.member, of: declaration, in: run)
      run.write(value, to: source)
    }
  }

  private func writes(since before: [LiveSource]) -> [SessionEvent.Write] {
    struct Key: Hashable {
      var member: Int32
      var number: Int
    }
    let known = Dictionary(
      before.map { (Key(member: $0.member.index, number: $0.number), $0.value) },
      uniquingKeysWith: { first, _ in first })
    return sources.compactMap { source in
      guard let value = known[Key(member: source.member.index, number: source.number)], value != source.value
      else { return nil }
      let change = run.difference(value, source.value)
      return SessionEvent.Write(
        source: name(of: source), part: change.path, before: change.before, after: change.after,
        redraws: redraws(of: source.member))
    }
  }

  private func redraws(of member: MemberID) -> [SessionEvent.Redraw] {
    guard let flow = version.flow, let compilation = version.drawn,
      let place = flow.sources.firstIndex(where: { $0.member == member })
    else { return [] }
    return flow.redraws(place, compilation).filter { views.contains($0.view) }.map {
      SessionEvent.Redraw(view: $0.view, reason: $0.reason)
    }
  }

  // MARK: State

  /// A source of truth on the page, as people read it.
  struct Source {
    /// As `Owner.name`.
    let name: String
    /// Its place among those of the name.
    let number: Int
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
    return sources.map { source in
      let place = flow.sources.firstIndex { $0.member == source.member }
      func views(_ kinds: Set<FlowMap.Use.Kind>) -> [String] {
        flow.views.filter { view in view.uses.contains { $0.source == place && kinds.contains($0.kind) } }
          .map(\.name)
      }
      let isOn: Bool? = if case .bool(let on) = source.value { on } else { nil }
      return Source(
        name: name(of: source), number: source.number,
        kind: place.map { flow.sources[$0].kind } ?? "",
        type: place.map { flow.sources[$0].type } ?? program[source.member].type.description,
        text: run.description(of: source.value), isOn: isOn,
        readers: place == nil ? [] : views([.reads]), writers: place == nil ? [] : views([.writes, .binds]))
    }
  }

  private func name(of source: LiveSource) -> String {
    let member = program[source.member]
    return "\(program[member.owner].name).\(member.name)"
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
  var isRightToLeft: Bool {
    look.isRightToLeft ?? tree.wholeDirection ?? look.options.settings.isRightToLeft
  }
}
