import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// One running page: its state, and the tree that it shows.
///
/// Everything starts afresh with each run: static variables, identifiers, objects and states. Belongs to one thread
/// at a time.
public final class ScreenRun {
  /// What a page shows at its root.
  enum Root {
    case view(DeclarationID, Arrival)
    case container(DeclarationID)
  }

  let evaluator: Evaluator
  let host: ViewHost
  var store: StateStore { host.store }
  let runnable: RunnableProgram
  let limits: RunLimits
  /// True once a step was done on what the run shows.
  var hasActed = false
  /// How long the run has waited, in seconds.
  var waited = 0.0
  /// Where it runs; without it, each use of it gets a stack of its own.
  private let stack: RunStack?
  var root: Root?
  /// The App's instance, once it was needed.
  var appInstance: ViewInstance? {
    get { host.missing.app }
    set { host.missing.app = newValue }
  }
  /// Pages that links pushed, the topmost last.
  var pushed: [PushTarget] = []
  /// The pages above the root as they were rendered last, the topmost last.
  var shownPages = PageStack()
  /// How views arrive, as far as it was looked for and is asked for again.
  var arrivals: [DeclarationID: Arrival] = [:]
  /// True where `arrivals` holds all views that the App leads to.
  var knowsRoutes = false
  /// How the views arrive that are found by using controls; nil where they were not looked for.
  var arrivalsBehindControls: [DeclarationID: Arrival]?
  /// Changes of values that `onChange` watches, in order; the first few hundred.
  public internal(set) var watchedChanges: [WatchedChange] = []
  /// How often each handler of appearing views ran in each round of the last drawing, by its code; counted on request.
  var appearing: [SourceLocation: [Int]] = [:]
  /// The handlers that ran while a use was tried, in order, with what each wrote.
  var handlerRuns: [HandlerRun] = []
  /// True where they are counted.
  public var countsAppearing = false
  /// The most rounds until nothing changes after views have appeared; those of its limits unless set.
  public var rounds: Int
  /// The proof under way, if one is.
  var proof: ProofDrawing?
  /// What was reached; nil where that is not noted.
  var reach: ReachMeasure?
  /// What lowered the page that was rendered last.
  var lastLowering: Lowering?
  /// The elements of that page, once somebody asked for them.
  var lastElements: PageElements?
  /// Shows what the run began with, to begin anew; nil where nobody said what that is.
  var launch: ((ScreenRun) throws -> Void)?
  /// The view at the root of the page, as it was rendered last.
  var rootView: ViewInstance?
  /// The control that has the focus without being tied to one, by its identity.
  var focused: UInt64?
  /// Tells one beginning of the run from others.
  final class Beginning {}
  /// How the run began last.
  private(set) var beginning = Beginning()
  /// The pages that were drawn before; nil where none are remembered.
  var memory: PageMemory?
  /// The page that was lowered last, where it is remembered.
  var drawnPage: DrawnPage?
  /// The tree of that page.
  var lastTree: RenderTree {
    _read {
      if let lastLowering { yield lastLowering.tree } else { yield RenderTree() }
    }
  }

  /// A run of a program on its model data.
  public init(
    _ runnable: RunnableProgram, data: ModelStore, settings: RunSettings = RunSettings(),
    limits: RunLimits = RunLimits(), stack: RunStack? = nil
  ) {
    self.runnable = runnable
    self.stack = stack
    self.limits = limits
    rounds = limits.rounds
    evaluator = Evaluator(runnable, data: data, settings: settings, limits: limits)
    host = ViewHost(evaluator: evaluator, store: StateStore())
  }

  /// What happened besides changes of state, in order.
  public var effects: [Effect] { evaluator.effects }

  /// Uses of modifiers that static output does not show, on the page that was rendered last: `textSelection(enabled)`.
  public var recordedModifiers: [String] {
    (lastLowering?.recorded ?? []).map { use in
      let arguments = use.arguments.map { argument in
        if case .void = argument { return "_" }
        return evaluator.describe(argument)
      }
      return "\(use.name)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// The labels that `RunSettings.pressed` may name on the page that was rendered last; empty where it names none.
  public var pressable: Set<String> { host.pressable }

  /// Gives the file name of the page of a link's destination, or an empty string where none is written. Without it
  /// links lead nowhere.
  public var pageName: ((PageRequest) -> String)? {
    get { host.pageNames?.name }
    set { host.pageNames = newValue.map { PageNames(name: $0) } }
  }

  /// True to let trees have one node for a row of a list that is like another, which a renderer must know or unfold
  /// (`RenderTree.unfolded()`).
  public var foldsRows: Bool {
    get { host.foldsRows }
    set { host.foldsRows = newValue }
  }

  // MARK: What is shown

  /// Shows a view as a page: with the given arguments; the others are those of the first route from the App, else
  /// those of the view's own Preview. Environment objects are those of the route; without one they are made by
  /// their types.
  ///
  /// Without `findsRoute` nobody injects anything: environment objects are made for the view alone.
  public func show(
    _ view: DeclarationID, arguments: [MemberID: Value] = [:], findsRoute: Bool = true
  ) throws {
    try onLargeStack { [self] in
      host.beginScene(atLaunch: false)
      if findsRoute { try launchApp() }
      var arrival = findsRoute ? try route(to: view) : alone()
      if findsRoute, arrival.lacksApp, runnable.program.app.isNone {
        arrival.isAtLaunch = !arrival.isPushed && !arrival.isPresented
      }
      for (member, value) in arguments {
        arrival.arguments[member] = source(of: value, for: member)
        arrival.standIn?.parameters.removeAll { $0 == member }
      }
      if let standIn = arrival.standIn, !standIn.isWhole, standIn.parameters.isEmpty { arrival.standIn = nil }
      for member in runnable.program.needs(of: view, besides: Array(arrival.arguments.keys)) {
        try provide(member, view, &arrival)
      }
      enter(view, arrival)
    }
  }

  /// The Preview whose values the page is drawn with; nil where the App, or who asked, gives them all.
  public private(set) var standIn: PreviewStandIn?

  /// Makes a view the page.
  func enter(_ view: DeclarationID, _ arrival: Arrival) {
    standIn = arrival.standIn
    host.missing.areMade = arrival.lacksApp
    reset()
    arrival.way?.repeated(by: evaluator)
    host.beginScene(atLaunch: arrival.isAtLaunch)
    var arrival = arrival
    arrival.container?.begin()
    root = .view(view, arrival)
  }

  /// Shows what a Preview or the App holds.
  public func show(contentsOf declaration: DeclarationID) {
    root = .container(declaration)
    reset()
    host.beginScene(atLaunch: declaration == runnable.program.app)
  }

  func reset() {
    pushed = []
    hasActed = false
    beginning = Beginning()
    host.missing.forget()
  }

  /// A value for a parameter; a binding gets a source of its own.
  func source(of value: Value, for id: MemberID) -> Value {
    if case .binding = value { return value }
    let member = runnable.program[id]
    guard member.kind == .binding || member.type.bound != nil else { return value }
    let source = LocalSource(value, of: id)
    return .binding(
      BindingBox(
        get: { [unowned evaluator] in
          evaluator.reads?.note(.source(source))
          return source.value
        },
        set: { [unowned evaluator] in
          evaluator.undo?.note(source)
          source.value = $0
          evaluator.noteChange()
        }))
  }

  /// A parameter that is needed and that nothing passes: an object that its type alone makes.
  func provide(_ member: MemberID, _ view: DeclarationID, _ arrival: inout Arrival) throws {
    let declared = runnable.program.members[member]
    if declared.kind == .observedObject || declared.kind == .bindable,
      let declaration = runnable.program.declaration(of: declared.type),
      runnable.program.isMadeWithoutArguments(declaration)
    {
      arrival.arguments[member] = try evaluator.make(declaration, arguments: [:])
      return
    }
    throw RuntimeFault(
      .runMissingArgument,
      "`\(runnable.plan(view).name)` needs a value for `\(runnable.program.label(of: member))`, and no route from the App and no Preview gives "
        + "one.", at: runnable.program.location(of: member))
  }

  /// Gives a state another initial value, in every view of its declaration that is yet to appear.
  public func set(_ state: MemberID, to value: Value) { host.preset(state, to: value) }

  /// The value of an expression in the scope of the App's objects.
  public func evaluate(_ expression: LooseExpression) throws -> Value {
    try evaluate(expression, view: try app())
  }

  /// The value of an expression in the scope of a view.
  func evaluate(_ expression: LooseExpression, view: ViewInstance?) throws -> Value {
    if let literal = expression.literal { return literal }
    return try onLargeStack { [self] in
      let code = FileCode(expression.file, expression.checked)
      keptCode.append(code)
      let frame = Frame(code, size: Int(expression.body.frameSize), view: view)
      return try evaluator.evaluate(expression.body.code, frame)
    }
  }

  /// Code outside the program that frames may still point to.
  private var keptCode: [FileCode] = []

  /// The App's instance, which keeps its objects for the run; nil without an App.
  func app() throws -> ViewInstance? {
    if let appInstance { return appInstance }
    let id = runnable.program.app
    if id.isNone { return nil }
    let made = try host.instance(runnable.plan(id), Identity.root, arguments: [:])
    appInstance = made
    return made
  }

  /// True once the App has done what its `Init` says.
  private var isLaunched = false

  /// Does what the `Init` of the App does, once, before the app shows anything.
  private func launchApp() throws {
    if isLaunched { return }
    isLaunched = true
    let (program, app) = (runnable.program, runnable.program.app)
    if app.isNone { return }
    for function in program.members(of: app, named: Names.initializer) {
      let view = program[function].isStatic ? nil : try self.app()
      _ = try evaluator.callFunction(function, view: view, receiver: .void, [])
    }
  }

  // MARK: Routes

  /// Looks for the first routes from the App to all views at once, for a run that draws many of them. Costs drawing
  /// each page once; without it, the way to each view draws the pages before it anew.
  public func findRoutes() throws {
    try onLargeStack { [self] in
      try launchApp()
      if let app = try app() { arrivals.merge(routes(to: nil, from: app)) { known, _ in known } }
      knowsRoutes = true
    }
  }

  /// How the view arrives: by the first route from the App, else by its own Preview, else on its own. Where that route
  /// lacks a value, as a presentation does whose item nothing chooses, controls of the App's pages may lead to it with one, else the
  /// Preview gives it.
  func route(to view: DeclarationID) throws -> Arrival {
    var known = arrivals[view]
    if let app = try app() {
      if known == nil, !knowsRoutes { known = routes(to: view, from: app)[view] }
      if !(known.map { isComplete($0, view) } ?? false) {
        known = arrivalBehindControls(view, app) ?? known
      }
    }
    if var known {
      if !isComplete(known, view), let (shown, preview) = arrivalInPreview(view) {
        let given = given(shown.arguments, to: view).filter { known.arguments[$0] == nil }
        known.standIn = PreviewStandIn(preview: preview, parameters: given, isWhole: false)
        known.arguments.merge(shown.arguments) { own, _ in own }
      }
      return known
    }
    host.missing.areMade = true
    if let (found, preview) = arrivalInPreview(view) {
      var arrival = found
      arrival.lacksApp = true
      arrival.standIn = PreviewStandIn(
        preview: preview, parameters: given(arrival.arguments, to: view), isWhole: true)
      return arrival
    }
    return alone()
  }

  /// True where every parameter of the view is given a value, or has one of its own.
  func isComplete(_ arrival: Arrival, _ view: DeclarationID) -> Bool {
    runnable.program.needs(of: view, besides: Array(arrival.arguments.keys)).isEmpty
  }

  /// What a preview gives a view of its own: of one with several `Init`s what the one takes that makes it.
  private func given(_ arguments: [MemberID: Value], to view: DeclarationID) -> [MemberID] {
    let program = runnable.program
    guard let number = program.initializerNumber(of: view), case .int(let place)? = arguments[number] else {
      return arguments.keys.sorted()
    }
    let taken = program.taken(by: program.initializersOfView(view)[place]).map(\.member)
    return arguments.keys.filter(taken.contains).sorted()
  }

  private func arrivalInPreview(_ view: DeclarationID) -> (Arrival, DeclarationID)? {
    let provides = host.missing.areMade
    host.missing.areMade = true
    defer { host.missing.areMade = provides }
    for (index, declaration) in runnable.program.declarations.enumerated()
    where declaration.kind == .preview && declaration.subject == view {
      let plan = runnable.plan(DeclarationID(index))
      let found = search(for: view) { [self] lowering, nodes in
        let preview = try host.instance(plan, Identity.root, arguments: [:])
        try host.lowerBody(preview, lowering, into: &nodes)
      }
      if let arrival = found[view] { return (arrival, DeclarationID(index)) }
    }
    return nil
  }

  private func search(
    for view: DeclarationID?, root: (Lowering, inout [NodeIndex]) throws -> Void
  ) -> [DeclarationID: Arrival] {
    let search = RouteSearch(wanted: view, pageLimit: evaluator.limits.routePages)
    search.run(host, root: root)
    return search.arrivals
  }

  /// The routes from the App to a view, or to all: with what appears on the pages before it, else those that are there before that.
  private func routes(to view: DeclarationID?, from app: ViewInstance) -> [DeclarationID: Arrival] {
    var found: [DeclarationID: Arrival] = [:]
    if evaluator.limits.routeRounds > 0, host.settings.runsAppear {
      let search = RouteSearch(
        wanted: view, pageLimit: evaluator.limits.routePages, rounds: evaluator.limits.routeRounds,
        perform: perform(_:))
      search.run(host) { [self] lowering, nodes in try host.lowerBody(app, lowering, into: &nodes) }
      found = search.arrivals
      if !search.ranHandlers || view.map({ found[$0] != nil }) ?? false { return found }
    }
    let atOnce = search(for: view) { [self] lowering, nodes in
      try host.lowerBody(app, lowering, into: &nodes)
    }
    return found.merging(atOnce) { known, _ in known }
  }

  /// How a view arrives that controls of the App's pages lead to, which push it on a path; nil where none does.
  private func arrivalBehindControls(_ view: DeclarationID, _ app: ViewInstance) -> Arrival? {
    let uses = evaluator.limits.routeUses
    if uses == 0 { return nil }
    if !knowsRoutes { return using(uses, for: view, app)[view] }
    let behind = arrivalsBehindControls ?? using(uses, for: nil, app)
    arrivalsBehindControls = behind
    return behind[view]
  }

  private func using(_ uses: Int, for view: DeclarationID?, _ app: ViewInstance) -> [DeclarationID: Arrival] {
    let search = RouteSearch(
      wanted: view, pageLimit: evaluator.limits.routePages,
      rounds: host.settings.runsAppear ? evaluator.limits.routeRounds : 0, uses: uses,
      perform: perform(_:))
    search.run(host) { [self] lowering, nodes in try host.lowerBody(app, lowering, into: &nodes) }
    return search.arrivals
  }

  /// A view that nothing leads to.
  private func alone() -> Arrival {
    Arrival(
      arguments: [:], environment: nil, isPushed: false, backTitle: "", isPresented: false, lacksApp: true)
  }

  // MARK: Going back

  /// What the run has come to, but for values of sources of truth, which an `UndoLog` keeps.
  struct Moment {
    fileprivate let progress: RunProgress
    fileprivate let host: ViewHost.Moment
    fileprivate let root: Root?
    fileprivate let standIn: PreviewStandIn?
    fileprivate let pushed: [PushTarget]
    fileprivate let shownPages: PageStack
    fileprivate let lastLowering: Lowering?
    fileprivate let lastElements: PageElements?
    /// What the instances on the page were given; a page that is to be drawn gives it to them again.
    fileprivate let given: [(view: ViewInstance, given: ViewInstance.Given)]
    fileprivate let drawnPage: DrawnPage?
    fileprivate let beginning: Beginning
    fileprivate let watchedChanges: [WatchedChange]
    fileprivate let appearing: [SourceLocation: [Int]]
    fileprivate let rootView: ViewInstance?
    fileprivate let focused: UInt64?
    fileprivate let waited: Double
    fileprivate let hasActed: Bool
  }

  /// What it has come to now.
  var moment: Moment {
    get {
      Moment(
        progress: evaluator.progress, host: host.moment, root: root, standIn: standIn,
        pushed: pushed, shownPages: shownPages, lastLowering: lastLowering,
        lastElements: lastElements, given: lastLowering == nil ? [] : store.given(evaluator),
        drawnPage: drawnPage, beginning: beginning,
        watchedChanges: watchedChanges, appearing: appearing, rootView: rootView, focused: focused,
        waited: waited, hasActed: hasActed)
    }
    set {
      evaluator.restore(newValue.progress)
      evaluator.recover()
      host.moment = newValue.host
      (root, standIn) = (newValue.root, newValue.standIn)
      (pushed, shownPages, lastLowering) = (newValue.pushed, newValue.shownPages, newValue.lastLowering)
      (watchedChanges, appearing) = (newValue.watchedChanges, newValue.appearing)
      (rootView, focused, lastElements) = (newValue.rootView, newValue.focused, newValue.lastElements)
      (drawnPage, beginning, hasActed) = (newValue.drawnPage, newValue.beginning, newValue.hasActed)
      for (view, given) in newValue.given { view.take(given, nil) }
      pass(newValue.waited - waited)
    }
  }

  /// Where the run was when checkpoints were taken; nil before the first.
  private var history: RunHistory?

  /// Takes a checkpoint: `restore` brings the run back here, however often. From the first one on the run takes note of
  /// what it writes. Costs a few dozen references, and what is written until the next one is kept as long as a checkpoint
  /// behind it.
  public func checkpoint() -> RunCheckpoint {
    let history = history ?? RunHistory(evaluator)
    self.history = history
    return history.checkpoint(moment)
  }

  /// Brings the run to what it was at a checkpoint that it took: states, objects, static variables, what was pushed and
  /// presented, the page and its controls, effects. It may go back, and forth again. Costs what was written between
  /// there and here; nothing is drawn. Variables inside a closure that a state holds stay as they are.
  public func restore(_ checkpoint: RunCheckpoint) {
    guard let moment = checkpoint.moment else {
      preconditionFailure("nobody goes back to what was let go of")
    }
    history?.move(to: checkpoint)
    self.moment = moment
  }

  /// Lets go of the page that was rendered last, so that checkpoints until the next one hold nothing of it.
  func forgetPage() {
    lastLowering = nil
    lastElements = nil
    drawnPage = nil
    shownPages = PageStack()
    host.forgetPage()
  }

  // MARK: Running

  /// Runs `body` where recursion cannot overflow the stack. Inside another such call the stack is there already.
  func onLargeStack<T>(_ body: @escaping () throws -> T) throws -> T {
    if evaluator.budget.hasStackFloor {
      evaluator.resetSteps()
      return try body()
    }
    let start = { [self] (floor: UInt) in
      try evaluator.onStack(from: floor) {
        evaluator.resetSteps()
        return try evaluator.comparing(body)
      }
    }
    if let stack { return try stack.run(start) }
    return try LargeStack.run(start)
  }
}

/// A value that `onChange` watches has changed, and its handler ran.
public struct WatchedChange: Sendable {
  /// The handler's code; nil for a function by its name.
  public var handler: SourceLocation?
  /// The value before and after, as in "1 becomes 2".
  public var description: String
}
