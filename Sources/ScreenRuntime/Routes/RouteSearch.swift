import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// By which route does each view arrive on the screen first? Breadth first from a root, in the order of the bodies.
///
/// Pages are lowered to find their links and presentations; a link's page is looked at once for each view it leads
/// to. Bounded by the number of views and by the evaluator's limits, which are those of each page where all views are
/// looked for; branches that are not taken are looked at when nothing else is left. Where handlers of views that appear run, each page
/// is looked at with what those of the pages on the way to it wrote, and of no others; a view inside of a page with what those around it
/// and before it did. After that the controls of the pages that were
/// found are used, page by page, to see what they push on a path: a view that is found so has what was written on the way to it.
final class RouteSearch: LoweringDriver {
  private enum Edge {
    case push(PushTarget)
    /// With the controls of its page, where its item is still to be chosen.
    case presentation(Site, EnvironmentNode?, [RunControl])
    case branch(Range<ViewPlace>, Frame, UInt64, EnvironmentNode?, NavigationContext?)
  }

  /// What an edge is known by: one for each is followed.
  private enum Place: Hashable {
    case view(DeclarationID)
    case site(Int64)
  }

  /// An edge that is to be followed.
  private struct Step {
    var edge: Edge
    let place: Place
    /// The link on the page before; none for other edges.
    let node: NodeIndex
    /// True where its views may be given no value: a branch on the way to it is not taken.
    let mayLackValues: Bool
    /// True in a tab that is not shown, where nothing has appeared.
    let isHidden: Bool
    /// The title of the page before.
    var backTitle = ""
    /// What was written on the way to it; nil until the page before is at rest, and where nothing runs.
    var way: Arrival.Way?
  }

  /// A page whose controls may be used, and how it comes to be there.
  private struct Stop {
    /// What leads to it; nil for the root.
    var step: Step?
    /// How many controls were used on the way to it.
    var uses = 0
  }

  private let pageLimit: Int
  /// How many controls are used to see what they open; 0 for none.
  private let uses: Int
  /// How often a page is drawn while what appears on it changes something; 0 where nothing appears.
  private let rounds: Int
  private let perform: (PendingAction) throws -> Void

  /// The first arrival of each view that was reached.
  private(set) var arrivals: [DeclarationID: Arrival] = [:]
  /// True once a handler ran.
  private(set) var ranHandlers = false
  private let wanted: DeclarationID?
  private var steps: [Step] = []
  /// Branches that are not taken.
  private var branches: [Step] = []
  /// The steps from the page under way.
  private var found: [Step] = []
  private var seen: Set<Place> = []
  private var stops: [Stop] = []
  /// The pages that paths show which were followed, by their places and values.
  private var seenPages: Set<String> = []
  /// How often the control of a place in the code was used.
  private var usedSites: [Int64: Int] = [:]
  private var backTitle = ""
  /// True until the first view of a page is made that a link pushes: the page is that view.
  private var isAtPushed = false
  private var isPresented = false
  /// True where views may be given no value: in a presentation whose item nothing on its page chooses, and in a branch that is not taken.
  private var mayLackValues = false
  /// The views that the page under way shows first, with how many actions run before theirs.
  private var around: [DeclarationID: Int] = [:]
  /// Those whose arrivals the drawing under way takes anew; nil where it takes those of views that have none.
  private var retaken: Set<DeclarationID>?
  /// How many actions run before each view that the drawing under way makes; nil where that is not asked.
  private var counted: [DeclarationID: Int]?
  /// What was written on the way to the page under way and on it, by the excursions in which that is, the outermost first.
  private var logs: [UndoLog] = []
  /// The same as of some number of writes, taken back.
  private var written: (count: Int, log: UndoLog)?

  /// A search for one view, or for all where `wanted` is nil; it draws no more pages than `pageLimit`. With `rounds`, handlers of
  /// views that appear run by `perform`, and may write, as controls do that are used; all of it is taken back.
  init(
    wanted: DeclarationID?, pageLimit: Int, rounds: Int = 0, uses: Int = 0,
    perform: @escaping (PendingAction) throws -> Void = { _ in }
  ) {
    self.wanted = wanted
    self.pageLimit = pageLimit
    self.uses = uses
    self.rounds = rounds
    self.perform = perform
  }

  private var isDone: Bool { wanted.map { arrivals[$0] != nil && around[$0] == nil } ?? false }

  /// True where code runs that may write.
  private var mayWrite: Bool { rounds > 0 || uses > 0 }

  /// Searches from what `root` lowers.
  func run(_ host: ViewHost, root: Body) {
    host.driven(by: self, toShow: rounds > 0) {
      follow(nil, host, root)
      search(host, root)
      useControls(host, root)
    }
  }

  typealias Body = (Lowering, inout [NodeIndex]) throws -> Void

  /// Follows what was found and not followed yet.
  private func search(_ host: ViewHost, _ root: Body) {
    while !isDone, next < pageLimit {
      if next >= steps.count {
        if branches.isEmpty { break }
        steps += branches
        branches = []
      }
      next += 1
      follow(steps[next - 1], host, root)
    }
  }

  /// The place of the step that is followed next.
  private var next = 0

  /// Draws the page that a step leads to, the root where there is none, and takes back what is written.
  private func follow(_ step: Step?, _ host: ViewHost, _ root: Body) {
    if mayWrite {
      after(step?.way, host) { _ in draw(step, host, root) }
    } else {
      draw(step, host, root)
    }
    // Controls of what the state does not show are not there.
    if case .branch? = step?.edge { return }
    if uses > 0 { stops.append(Stop(step: step)) }
  }

  /// Runs `body` where a way was gone; what is written is taken back. `body` gets the log of it.
  private func after(_ way: Arrival.Way?, _ host: ViewHost, _ body: (UndoLog) -> Void) {
    host.excursion { log in
      logs.append(log)
      written = nil
      way?.repeated(by: host.evaluator)
      body(log)
      logs.removeLast()
      written = nil
    }
  }

  /// What was written on the way to where the search is; nil where nothing runs.
  private func way(_ host: ViewHost) -> Arrival.Way? {
    if !mayWrite { return nil }
    let count = logs.reduce(0) { $0 + $1.entries.count }
    if let written, written.count == count {
      return Arrival.Way(writes: written.log, progress: host.evaluator.progress)
    }
    let writes = UndoLog()
    for log in logs { writes.append(log) }
    writes.takeBack()
    let log = UndoLog(copying: writes)
    writes.makeAgain()
    written = (count, log)
    return Arrival.Way(writes: log, progress: host.evaluator.progress)
  }

  /// Draws a page to see where it leads; `look` is called where its controls are still there. With `keepsState`, what views keep is
  /// that of the page that was drawn before.
  private func attempt(
    _ host: ViewHost, _ context: LoweringContext, keepsState: Bool, isLaunch: Bool = false, look: () -> Void,
    body: Body
  ) {
    var lowering = Lowering(host: host)
    found = []
    func draw(_ opensTabs: Bool) {
      if wanted == nil || rounds > 0 { host.evaluator.resetSteps() }
      lowering = Lowering(host: host)
      lowering.opensTabs = opensTabs
      var nodes: [NodeIndex] = []
      // A page that fails has no routes behind it; rendering it tells why. `Met` ends the page as well.
      do { try host.lowerPage(lowering, in: context) { try body(lowering, &nodes) } } catch {}
      host.evaluator.recover()
    }
    if rounds == 0 {
      draw(uses > 0)
      let way = way(host)
      for place in found.indices { found[place].way = way }
    } else {
      host.beginScene(atLaunch: isLaunch)
      settle(host, keepsState, draw)
    }
    noteTitles(of: lowering, host)
    look()
    for place in found.indices {
      guard case .presentation(let site, let environment, _) = found[place].edge, lacksItem(site, host)
      else { continue }
      found[place].edge = .presentation(site, environment, host.controls)
    }
    host.forgetPage()
    for step in found {
      if case .branch = step.edge { branches.append(step) } else { steps.append(step) }
    }
    found = []
  }

  /// Draws a page until what appears on it changes nothing more, then with all its tabs open where a step is in one that is not shown.
  private func settle(_ host: ViewHost, _ keepsState: Bool, _ draw: (_ opensTabs: Bool) -> Void) {
    if !keepsState { host.forgetState() }
    var gone: [Step] = []
    for opensTabs in uses > 0 ? [true] : [false, true] {
      for _ in 0..<rounds {
        gone += takeUnsettled()
        host.begin()
        draw(opensTabs)
        if isDone { return }
        host.end()
        takeAgain(host) { draw(opensTabs) }
        if isDone { return }
        let isChanged = run(host.takePending(), host)
        if !host.becomeActive() && !isChanged { break }
      }
      let way = way(host)
      for place in found.indices where found[place].way == nil && (opensTabs || !found[place].isHidden) {
        found[place].way = way
      }
      if found.allSatisfy({ $0.way != nil }) { break }
    }
    // What was there before something appeared, and is no more.
    let way = way(host)
    for var step in gone {
      if case .branch = step.edge { continue }
      guard seen.insert(step.place).inserted else { continue }
      step.way = way
      found.append(step)
    }
  }

  /// The steps of the page under way that it may find otherwise when it is drawn again.
  private func takeUnsettled() -> [Step] {
    let unsettled = found.filter { $0.way == nil }
    for step in unsettled { seen.remove(step.place) }
    found.removeAll { $0.way == nil }
    return unsettled
  }

  /// Has the handlers run that stand around the views which the page under way shows first, or before them, and takes these views as
  /// they are then; all else is taken back.
  private func takeAgain(_ host: ViewHost, _ draw: () -> Void) {
    let (views, actions, handlers, steps) = (around, host.pending, host.handlers, found.count)
    around = [:]
    let most = wanted.flatMap { views[$0] } ?? .max
    let counts = Set(views.values).filter { $0 <= most }.sorted()
    if counts.isEmpty { return }
    after(nil, host) { _ in
      takeAgain(views, after: actions, counts, host, draw) { count in
        if host.isLaunching { takeActive(Set(views.keys.filter { views[$0] == count }), host, draw) }
      }
      retaken = nil
    }
    for step in found[steps...] { seen.remove(step.place) }
    found.removeSubrange(steps...)
    host.handlers = handlers
  }

  /// Takes views again, each with what the actions before it do; `counts` are the numbers of those, and `taken` is called after each.
  private func takeAgain(
    _ views: [DeclarationID: Int], after actions: [PendingAction], _ counts: [Int], _ host: ViewHost,
    _ draw: () -> Void, taken: (Int) -> Void = { _ in }
  ) {
    var done = 0
    for count in counts {
      let next = actions[min(done, actions.count)..<min(count, actions.count)]
      done = count
      // A view that a task takes away is seen before the task ends.
      for part in [next.filter { $0.cause != .task }, next.filter { $0.cause == .task }]
      where run(part, host) {
        retaken = Set(views.keys.filter { views[$0, default: 0] >= count })
        drawAgain(host, draw)
      }
      taken(count)
    }
  }

  private func drawAgain(_ host: ViewHost, _ draw: () -> Void) {
    host.begin()
    draw()
    host.end()
  }

  /// Has the scene become active, and takes views again as they are then, each with what the handlers around it and before it do;
  /// all else is taken back.
  private func takeActive(_ views: Set<DeclarationID>, _ host: ViewHost, _ draw: () -> Void) {
    after(nil, host) { _ in
      guard host.becomeActive() else { return }
      let first = host.pending.count
      (counted, retaken) = ([:], views)
      drawAgain(host, draw)
      let (found, actions) = (
        (counted ?? [:]).filter { views.contains($0.key) }, host.pending.dropFirst(first)
      )
      counted = nil
      takeAgain(
        found.mapValues { $0 - first }, after: Array(actions),
        Set(found.values.map { $0 - first }).subtracting([0]).sorted(), host, draw)
    }
  }

  /// Runs what appeared on the page that was drawn last; true where that changed something.
  private func run(_ actions: [PendingAction], _ host: ViewHost) -> Bool {
    let changes = host.evaluator.changes
    ranHandlers = ranHandlers || !actions.isEmpty
    do { try host.evaluator.atOnce { try host.evaluator.runTasks() } } catch { host.evaluator.recover() }
    for action in actions {
      do { try perform(action) } catch { host.evaluator.recover() }
    }
    return host.evaluator.changes != changes
  }

  private var backTitleOfPage = ""
  /// The titles of the navigation containers of the page, where it has tabs.
  private var titlesInTabs: [UInt64: String] = [:]

  /// Notes to what titles the steps from a page lead back.
  private func noteTitles(of lowering: Lowering, _ host: ViewHost) {
    backTitleOfPage = lowering.tree.titleOfPage
    if backTitleOfPage.isEmpty { backTitleOfPage = lowering.preferences.navigationTitle ?? "" }
    let tabs = ShownTabs(lowering.tree)
    titlesInTabs = [:]
    for container in host.containers {
      titlesInTabs[container.identity] = tabs?.title(around: container.node)
    }
    for place in found.indices {
      if case .push(let target) = found[place].edge, found[place].node.isNone {
        found[place].backTitle = title(before: target)
      } else {
        found[place].backTitle = tabs?.title(around: found[place].node) ?? backTitleOfPage
      }
    }
  }

  /// The title, on the page that was drawn last, of what a page is pushed on.
  private func title(before target: PushTarget) -> String {
    target.navigation.flatMap { titlesInTabs[$0.identity] } ?? backTitleOfPage
  }

  private func draw(
    _ step: Step?, _ host: ViewHost, _ root: Body, keepsState: Bool = false, look: () -> Void = {}
  ) {
    backTitle = step?.backTitle ?? ""
    mayLackValues = step?.mayLackValues ?? false
    switch step?.edge {
    case nil:
      attempt(
        host, LoweringContext(), keepsState: keepsState, isLaunch: !keepsState, look: look, body: root)
    case .push(let target):
      isAtPushed = true
      let context = LoweringContext(presentation: ShownBy {})
      attempt(host, context, keepsState: keepsState, look: look) { lowering, nodes in
        try host.lower(target, lowering, into: &nodes)
      }
      isAtPushed = false
    case .presentation(let site, let environment, let controls):
      if !lacksItem(site, host) { return present(site, environment, host, keepsState, look) }
      after(nil, host) { log in
        if !choosesItem(site, controls, log, host) { mayLackValues = true }
        present(site, environment, host, keepsState, look)
      }
    case .branch(let views, let frame, let identity, let environment, let navigation):
      mayLackValues = true
      let context = LoweringContext(environment: environment, navigation: navigation)
      attempt(host, context, keepsState: keepsState, look: look) { lowering, nodes in
        try host.lower(views, frame, identity, lowering, into: &nodes)
      }
    }
  }

  private func present(
    _ site: Site, _ environment: EnvironmentNode?, _ host: ViewHost, _ keepsState: Bool, _ look: () -> Void
  ) {
    isPresented = true
    attempt(host, LoweringContext(environment: environment), keepsState: keepsState, look: look) {
      lowering, nodes in
      nodes += try host.lowerContent(of: host.enter(site), lowering)
    }
    isPresented = false
  }

  // MARK: Controls

  /// The most controls of one place in the code that are used, such as those of the rows of a list.
  private static let usesOfSite = 4
  /// The most controls that are used on the way to a page.
  private static let usesInARow = 4

  /// Uses the controls of the pages that were found, page by page, and follows what they push.
  private func useControls(_ host: ViewHost, _ root: Body) {
    var (place, left) = (0, uses)
    while !isDone, place < stops.count, left > 0 {
      let stop = stops[place]
      place += 1
      var shown: [Step] = []
      after(stop.step?.way, host) { _ in
        var controls: [RunControl] = []
        draw(stop.step, host, root) { controls = host.controls }
        for control in controls where control.registration.isEnabled && mayOpen(control) {
          if isDone || left == 0 { return }
          left -= 1
          shown += pages(using: control, at: stop, host, root)
        }
      }
      for step in shown where !isDone {
        after(step.way, host) { _ in draw(step, host, root) }
        if stop.uses + 1 < Self.usesInARow { stops.append(Stop(step: step, uses: stop.uses + 1)) }
      }
      search(host, root)
    }
  }

  /// True for a control that is used: one that runs an action, which not too many of its place did.
  private func mayOpen(_ control: RunControl) -> Bool {
    guard control.registration.kind == .tap, case .function? = control.registration.action else {
      return false
    }
    let site = Self.key(control.site)
    usedSites[site, default: 0] += 1
    return usedSites[site, default: 0] <= Self.usesOfSite
  }

  /// Uses one control of a page, and gives the pages that are shown then.
  private func pages(using control: RunControl, at stop: Stop, _ host: ViewHost, _ root: Body) -> [Step] {
    guard case .function(let action)? = control.registration.action else { return [] }
    var pages: [Step] = []
    after(nil, host) { _ in
      host.evaluator.resetSteps()
      let changes = host.evaluator.changes
      do { _ = try host.evaluator.call(action, []) } catch { return host.evaluator.recover() }
      if host.evaluator.changes == changes { return }
      func look(_ title: String?) {
        for page in (try? host.shownPages()) ?? [] where page.isShown && isNew(page.target, host) {
          pages.append(
            Step(
              edge: .push(page.target), place: .site(Self.key(page.target.site)), node: .none,
              mayLackValues: false, isHidden: false, backTitle: title ?? self.title(before: page.target),
              way: way(host)))
        }
      }
      draw(stop.step, host, root, keepsState: true) { look(nil) }
      let title = backTitleOfPage
      if stop.step != nil { draw(nil, host, root, keepsState: true) { look(title) } }
    }
    return pages
  }

  /// True for a page that was not followed yet, of its place and value.
  private func isNew(_ page: PushTarget, _ host: ViewHost) -> Bool {
    let value = page.value.map { host.evaluator.describe($0) } ?? ""
    return seenPages.insert("\(Self.key(page.site)) \(value)").inserted
  }

  // MARK: What the host tells

  /// The wanted view is met: what comes after it on the page is of no interest.
  private struct Met: Error {}

  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) throws {
    let id = view.plan.id
    let isFirst = isAtPushed
    isAtPushed = false
    let known = arrivals[id]
    if counted != nil, counted?[id] == nil { counted?[id] = host.comingCount }
    if retaken == nil ? known != nil : retaken?.remove(id) == nil { return }
    var arguments: [MemberID: Value] = [:]
    for (index, member) in view.plan.parameters.enumerated() {
      let value = view.field(view.plan.parameterFields[index])
      if mayLackValues, lacksValue(value, host.evaluator.members[member].type) {
        // A control that is used may give it.
        if uses > 0 { return }
        continue
      }
      arguments[member] = value
    }
    let context = host.context
    arrivals[id] = Arrival(
      arguments: arguments, environment: context.environment, isPushed: known?.isPushed ?? isFirst,
      backTitle: backTitle, isPresented: isPresented || context.layer > 0,
      surroundings: context.styles.forView, isInNavigation: context.navigation != nil,
      container: context.navigation.map(Arrival.Container.init),
      isAtLaunch: known?.isAtLaunch ?? (!host.scene.isActive && context.styles.isShown), way: way(host))
    if known != nil { return }
    if rounds > 0, uses == 0, case let count = host.comingCount, count > 0 || host.isLaunching {
      around[id] = count
    }
    if isDone { throw Met() }
  }

  func willRegister(_ control: inout RunControl, _ host: ViewHost) {
    guard control.registration.kind == .navigate else { return }
    let view = control.site.frame.views[control.site.view].destination
    let place = view.isNone ? Place.site(Self.key(control.site)) : .view(view)
    guard seen.insert(place).inserted, let target = host.target(of: control) else { return }
    add(.push(target), place, at: control.registration.node, host)
  }

  func willLower(presentation site: Site, _ host: ViewHost) {
    let place = Place.site(Self.key(site))
    guard seen.insert(place).inserted else { return }
    add(.presentation(site, host.context.environment, []), place, host)
  }

  func didMeet(page target: PushTarget, shownBy binding: BindingBox, _ host: ViewHost) {
    // A page that an item shows needs the item.
    let place = Place.site(Self.key(target.site))
    guard case .bool? = try? binding.get(), seen.insert(place).inserted else { return }
    add(.push(target), place, host)
  }

  func didSkip(branch views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost) {
    let place = Place.site(Self.key(frame.code, -1 - views.lowerBound.index))
    guard !views.isEmpty, seen.insert(place).inserted else { return }
    add(.branch(views, frame, identity, host.context.environment, host.context.navigation), place, host)
  }

  private func add(_ edge: Edge, _ place: Place, at node: NodeIndex = .none, _ host: ViewHost) {
    found.append(
      Step(
        edge: edge, place: place, node: node, mayLackValues: mayLackValues,
        isHidden: !host.context.styles.isShown))
  }

  private static func key(_ site: Site) -> Int64 { key(site.code, site.view.index) }

  private static func key(_ code: FileCode, _ view: Int32) -> Int64 {
    Int64(code.id.index) << 32 | Int64(UInt32(bitPattern: view))
  }

  // MARK: Items of presentations

  /// The most controls that are used to see whether they choose an item.
  private static let choices = 32

  /// True where a presentation has an item that is nil. Where asking fails, it fails again when the page is drawn.
  private func lacksItem(_ site: Site, _ host: ViewHost) -> Bool {
    if case .null? = try? host.item(of: site)?.get() { return true }
    return false
  }

  /// True where what a parameter of a type is given is none of its values: it was taken from an item that is nil.
  private func lacksValue(_ value: Value, _ type: TypeID) -> Bool {
    switch value {
    case .null: type.wrapped == nil
    case .void: true
    // Every other value is one.
    default: false
    }
  }

  /// Uses the controls of a page until one of them chooses the item of a presentation; false where none does. What
  /// they write is noted in the log.
  private func choosesItem(
    _ site: Site, _ controls: [RunControl], _ log: UndoLog, _ host: ViewHost
  ) -> Bool {
    for control in controls.lazy.filter({ $0.registration.isEnabled }).prefix(Self.choices) {
      host.evaluator.resetSteps()
      do {
        switch (control.registration.kind, control.registration.action, control.registration.binding) {
        case (.tap, .function(let action)?, _): _ = try host.evaluator.call(action, [])
        case (.select, _, .binding(let box)?):
          guard let choice = control.registration.choices.first else { continue }
          try box.set?(choice.value)
        // Controls of other kinds choose no item, or run nothing.
        default: continue
        }
        if !lacksItem(site, host) { return true }
      } catch {
        host.evaluator.recover()
      }
      log.restore()
      written = nil
    }
    return false
  }
}
