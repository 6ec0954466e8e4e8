import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ScreenRun {
  /// The tree of the page as it is now: views that appear run their actions first, and bodies run again until
  /// nothing changes.
  public func render() throws -> RenderTree {
    try onLargeStack { [self] in
      try settle()
      return lastTree
    }
  }

  /// How often a page is lowered again for sizes that its readers told and the layout does not give.
  private static let fittingLimit = 3

  /// How many changes of watched values are kept.
  private static let changeLimit = 400

  /// Notes the change for which a handler runs, and gives the code of the handler.
  private func note(_ action: PendingAction) -> SourceLocation? {
    guard action.arguments.count == 2, watchedChanges.count < Self.changeLimit else { return nil }
    var handler: SourceLocation?
    if case .function(let function) = action.action, let body = function.body as? ClosureBody {
      handler = body.frame.code.location(body.block)
    }
    let values = action.arguments.map { evaluator.describe($0) }
    watchedChanges.append(
      WatchedChange(handler: handler, description: "\(values[0]) becomes \(values[1])"))
    return handler
  }

  /// Counts the handlers of views that appear in a round.
  private func count(_ actions: [PendingAction], inRound round: Int) {
    for action in actions where action.cause == .appears || action.cause == .task {
      guard case .function(let function) = action.action, let body = function.body as? ClosureBody else {
        continue
      }
      let handler = body.frame.code.location(body.block)
      var runs = appearing[handler] ?? []
      while runs.count <= round { runs.append(0) }
      runs[round] += 1
      appearing[handler] = runs
    }
  }

  /// Lowers until no action of an appearing view or watched value is left.
  func settle() throws { try settle { [self] in try lowerOnce() } }

  /// Lowers with `once` until no action of an appearing view or watched value is left.
  func settle(_ once: () throws -> Void) throws {
    host.forgetSizes()
    lastElements = nil
    var fittings = 0
    if countsAppearing { appearing = [:] }
    let fresh = evaluator.fresh
    fresh.begin()
    var written: ArraySlice<UndoLog.Entry> = []
    var delayedRounds = 0
    for round in 0..<rounds {
      let before = evaluator.changes
      do {
        let handlers = host.handlers
        try fresh.drawing(after: written, once)
        // Handlers run once the page is laid out, and see the sizes that it has.
        while host.pendingCount > 0, fittings < Self.fittingLimit, host.fitReaders(on: lastTree) {
          fittings += 1
          host.handlers = handlers
          try fresh.drawing(after: [], once)
        }
      } catch let fault as RuntimeFault where fault.rule == .runLimit && round >= Self.manyRounds {
        throw unrest(after: round)
      }
      let actions = host.takePending()
      if delayedRounds == Self.delayedRounds { return }
      if countsAppearing { count(actions, inRound: round) }
      let hasTasks = evaluator.timers.tasks.first != nil
      let made = try run(actions, notesWrites: !fresh.isEmpty)
      written = made.writes
      delayedRounds = made.waits ? delayedRounds + 1 : 0
      if host.becomeActive() || fresh.isStale { continue }
      // What publishers hand on to views is still to run.
      guard actions.isEmpty && !hasTasks || evaluator.changes == before && host.pendingCount == 0 else {
        continue
      }
      if fittings == Self.fittingLimit || !host.fitReaders(on: lastTree) { return }
      fittings += 1
    }
    throw unrest(after: rounds)
  }

  /// Runs tasks that the drawing made, then actions. What appears before the first step does at once what it leaves for later, so
  /// that pages show what they come to. Gives what they wrote, where that is noted, and true where each that wrote something had
  /// waited, and one had.
  private func run(
    _ actions: [PendingAction], notesWrites: Bool
  ) throws -> (writes: ArraySlice<UndoLog.Entry>, waits: Bool) {
    let outer = evaluator.undo
    var (waited, wroteAtOnce) = (false, false)
    if notesWrites && outer == nil { evaluator.note(writesIn: UndoLog()) }
    defer { evaluator.note(writesIn: outer) }
    let first = evaluator.undo?.entries.count ?? 0
    try hasActed ? evaluator.runTasks() : evaluator.atOnce { try evaluator.runTasks() }
    for action in actions {
      let writes = evaluator.undo?.entries.count ?? 0
      let handler = note(action)
      let (changes, delays) = (evaluator.changes, evaluator.timers.delays)
      try perform(action)
      if evaluator.timers.delays != delays {
        waited = true
      } else if evaluator.changes != changes {
        wroteAtOnce = true
      }
      if proof != nil, let handler, let log = evaluator.undo {
        handlerRuns.append(HandlerRun(handler: handler, writes: writes..<log.entries.count))
      }
    }
    // A copy, so that the log stays alone in its memory.
    let writes = notesWrites ? ArraySlice(Array(evaluator.undo?.entries[first...] ?? [])) : []
    return (writes, waited && !wroteAtOnce)
  }

  private func unrest(after rounds: Int) -> RuntimeFault {
    RuntimeFault(
      .flowUpdateLoop,
      "The screen did not come to rest in \(rounds) rounds: what `onAppear` or `onChange` writes makes them run again.",
      at: root.map { runnable.program.location(of: declaration(of: $0)) })
  }

  /// After so many rounds one after the other in which code waited, it is taken for an animation that goes on for ever.
  private static let delayedRounds = 100

  /// After so many rounds, work without end is that of the handlers.
  private static let manyRounds = 20

  private func declaration(of root: Root) -> DeclarationID {
    switch root {
    case .view(let id, _), .container(let id): id
    }
  }

  /// Runs what a view asked to run; what appears before the first step leaves nothing for later.
  func perform(_ action: PendingAction) throws {
    switch action.cause {
    case .appears where !hasActed, .task where !hasActed, .launches where !hasActed:
      try evaluator.atOnce { try run(action) }
    case .appears, .task, .launches, .other: try run(action)
    }
  }

  /// Runs what a view asked to run.
  func run(_ action: PendingAction) throws {
    guard case .function(let function) = action.action, let body = function.body as? FunctionBody else {
      return
    }
    if let handler = action.task, evaluator.isClocked {
      evaluator.beginTask(ofView: handler, function)
      try evaluator.runTasks()
      return try evaluator.throwHeldFault()
    }
    var arguments = action.arguments
    if body.arity == 1, arguments.count == 2 { arguments.removeFirst() }
    if body.arity == 0 { arguments = [] }
    try evaluator.perform(function, arguments)
    try evaluator.throwHeldFault()
  }

  /// Lowers the page once; pages below the topmost one are lowered too, as their links give it its arguments.
  private func lowerOnce() throws {
    guard let root else { return }
    host.begin(following: pushed)
    shownPages = PageStack()
    drawnPage = nil
    try lowerPage(among: memory?.pages(of: beginning)) { [self] in
      try lowerPage { [self] in try lower(root, $0, into: &$1) }
    }
    try lowerShown()
    var index = 0
    while index < pushed.count {
      guard host.isContainerThere(pushed[index]) else {
        pushed.remove(at: index)
        continue
      }
      pushed[index] = host.refreshed(pushed[index])
      let place = index
      let page = ShownPage(target: pushed[index], isShown: host.isShown(pushed[index].navigation)) {
        [unowned self] in
        pop(to: place)
        evaluator.noteChange()
      }
      try lower(page)
      index += 1
    }
    host.end()
  }

  /// Takes away a page that a link pushed, and those above it in its container.
  private func pop(to place: Int) {
    guard place < pushed.count else { return }
    let container = pushed[place].navigation?.identity
    pushed[place...] = pushed[place...].filter { $0.navigation?.identity != container }[...]
  }

  /// Lowers one pushed page alone, and what it shows above itself.
  func lowerAlone(_ page: ShownPage, backTitle: String) throws {
    host.begin()
    shownPages = PageStack()
    try lowerPage { [self] lowering, nodes in try lower(page, backTitle, lowering, into: &nodes) }
    try lowerShown()
    host.end()
  }

  /// Lowers the pages that paths, flags and optionals of the page under way show.
  private func lowerShown() throws {
    for page in try host.shownPages() {
      if shownPages.height >= limits.depth { throw tooManyPages }
      try lower(page)
    }
  }

  private var tooManyPages: RuntimeFault {
    RuntimeFault(.runLimit, "More than \(limits.depth) pages stand on the navigation stack.")
  }

  private func lower(_ page: ShownPage) throws {
    let container = host.surroundedContainer(of: page.target, in: lastTree)
    if container == nil, !page.isShown { return }
    shownPages.push(page, over: container == nil ? lastTree.presentations.count : 0)
    try lowerPage(page.target, among: drawnPage?.above) { [self] in
      if let container { return try lower(page, in: container) }
      let title = pageTitle
      try lowerPage { [self] in try lower(page, title, $0, into: &$1) }
    }
    host.cover(with: page.target)
    try lowerShown()
  }

  /// Lowers a page in place of what a container shows; what is around the container, and what is presented, stays.
  private func lower(_ page: ShownPage, in container: MetContainer) throws {
    guard let below = lastLowering else { return }
    let lowering = Lowering(host: host)
    (lowering.tree, lowering.recorded) = (below.tree, below.recorded)
    (lowering.place, lowering.appearance) = (below.place, below.appearance)
    lowering.environment.presentation = container.presentation
    lowering.environment.isShown = page.isShown
    let bar = Int(lowering.tree[container.node].payload)
    let title = lowering.tree.string(lowering.tree.navigations[bar].title)
    host.cover(contentOf: container)
    let inner = try host.lowerInside(lowering, layer: container.layer) { [self] in
      try lowerWithBar(page, title, lowering)
    }
    try evaluator.throwHeldFault()
    lowering.tree[container.node].firstChild = lowering.tree[inner].firstChild
    (lowering.tree[inner].kind, lowering.tree[inner].firstChild) = (.group, .none)
    lowering.tree.navigations[bar] = lowering.tree.navigations.removeLast()
    let root = lowering.tree.root
    lowering.link(lowering.children(of: root) + lowering.preferences.presentations, to: root)
    lastLowering = lowering
  }

  /// The title of the page that was lowered last.
  private var pageTitle: String {
    lastTree.shownNavigations.last.map { lastTree.string($0.title) } ?? ""
  }

  /// Lowers the first page, or the one of a target, unless it is among those that were drawn in its place.
  private func lowerPage(
    _ target: PushTarget? = nil, among pages: PagesAbove?, _ lowerPage: () throws -> Void
  ) throws {
    drawnPage = nil
    guard let memory, let pages, !host.isLaunching else { return try lowerPage() }
    if let known = pages.page(of: target, in: self) {
      known.show(in: self)
      (lastLowering, drawnPage) = (known.lowering, known)
      return
    }
    let watch = PageWatch(self)
    defer { watch.end() }
    try lowerPage()
    guard let lastLowering, !host.isLaunching, let page = watch.page(target, lastLowering) else { return }
    memory.add(page, to: pages, evaluator)
    drawnPage = page
  }

  private func lowerPage(_ body: (Lowering, inout [NodeIndex]) throws -> Void) throws {
    let lowering = Lowering(host: host)
    lowering.place = evaluator.settings.page
    lowering.appearance = try evaluator.appearanceSettings()
    var nodes: [NodeIndex] = []
    try host.lowerPage(lowering) { try body(lowering, &nodes) }
    try evaluator.throwHeldFault()
    nodes = lowering.window(nodes)
    nodes += lowering.preferences.presentations
    lowering.tree.root = lowering.node(.group, children: nodes)
    lastLowering = lowering
  }

  private func lower(_ root: Root, _ lowering: Lowering, into nodes: inout [NodeIndex]) throws {
    switch root {
    case .container(let id):
      let view: ViewInstance
      if id == runnable.program.app, let app = try app() {
        view = app
      } else {
        host.missing.areMade = false
        view = try host.instance(runnable.plan(id), Identity.root, arguments: [:])
      }
      rootView = view
      try host.lowerPreview(view, of: id, lowering, into: &nodes)
    case .view(let id, let arrival):
      var context = host.context
      context.environment = arrival.environment
      if arrival.isPushed || arrival.isPresented { context.presentation = ShownBy {} }
      try host.within(context) { try lower(id, arrival, lowering, into: &nodes) }
      nodes = surrounded(nodes, arrival.environment, lowering)
    }
  }

  private func lower(
    _ id: DeclarationID, _ arrival: Arrival, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let identity = Identity.child(Identity.root, id.index)
    let view = try host.instance(runnable.plan(id), identity, arguments: arrival.arguments)
    rootView = view
    lowering.environment = arrival.surroundings
    guard arrival.isPushed || arrival.isInNavigation else {
      return try host.lowerBody(view, lowering, into: &nodes)
    }
    var context = host.context
    let navigation =
      arrival.container.map { NavigationContext($0, identity: identity, arrival.surroundings) }
      ?? NavigationContext(
        environment: arrival.environment, identity: identity, path: nil, surroundings: arrival.surroundings)
    context.navigation = navigation
    host.mayShow(pagesOf: navigation, arrival.container?.flags ?? [])
    let (content, said) = try lowering.collectingPreferences { [self] in
      var content: [NodeIndex] = []
      try host.within(context) { try host.lowerBody(view, lowering, into: &content) }
      return content
    }
    guard arrival.isPushed || said.navigationTitle != nil || !said.toolbar.isEmpty else {
      // A part of a page that says nothing about the bar is drawn without one.
      lowering.preferences.presentations += said.presentations
      lowering.preferences.keyboardBar += said.keyboardBar
      host.meet(MetContainer(identity: identity, node: .none, layer: 0, presentation: -1))
      return nodes = content
    }
    let back =
      arrival.isPushed
      ? lowering.tree.store(arrival.backTitle.isEmpty ? "Back" : arrival.backTitle) : .empty
    let bar = lowering.navigation(said, content: content, back: back)
    host.meet(MetContainer(identity: identity, node: bar, layer: 0, presentation: -1))
    nodes = [bar]
  }

  /// The nodes in the colour scheme and the direction of reading that are set around them.
  private func surrounded(
    _ nodes: [NodeIndex], _ environment: EnvironmentNode?, _ lowering: Lowering
  ) -> [NodeIndex] {
    if nodes.isEmpty { return nodes }
    var nodes = nodes
    let direction = EnvironmentNode.value("layoutDirection", in: environment)
    if let direction = direction.flatMap({ LibraryCases.LayoutDirection($0) }) {
      nodes = [lowering.box(.layoutDirection(rightToLeft: direction == .rightToLeft), lowering.group(nodes))]
    }
    let scheme = EnvironmentNode.value("colorScheme", in: environment)
    if let scheme = scheme.flatMap({ LibraryCases.ColorScheme($0) }) {
      nodes = [lowering.box(.colorScheme(dark: scheme == .dark), lowering.group(nodes))]
    }
    return nodes
  }

  private func lower(
    _ page: ShownPage, _ title: String, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let view = try lowerWithBar(page, title, lowering)
    if let navigation = page.target.navigation {
      host.meet(MetContainer(identity: navigation.identity, node: view, layer: 0, presentation: -1))
    }
    nodes += surrounded([view], page.target.environment, lowering)
  }

  /// Lowers a page with its bar, in which `title` leads back.
  private func lowerWithBar(_ page: ShownPage, _ title: String, _ lowering: Lowering) throws -> NodeIndex {
    var context = host.context
    context.presentation = ShownBy(dismiss: page.dismiss)
    let (content, said) = try lowering.collectingPreferences { [self] in
      var content: [NodeIndex] = []
      try host.within(context) { try host.lower(page.target, lowering, into: &content) }
      return content
    }
    let back = lowering.tree.store(title.isEmpty ? "Back" : title)
    lowering.environment.tint = page.target.navigation?.surroundings.tint
    return lowering.navigation(said, content: content, back: back)
  }
}
