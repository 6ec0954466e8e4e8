import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// By which route does each view arrive on the screen first? Breadth first from a root, in the order of the bodies.
///
/// Pages are lowered to find their links and presentations; a link's page is looked at once for each view it leads
/// to. Bounded by the number of views and by the evaluator's limits, which are those of each page where all views are
/// looked for; branches that are not taken are looked at when nothing else is left. After that the controls of the pages that were
/// found are used, page by page, to see what they push on a path: a view that is found so has what was written on the way to it.
final class RouteSearch: LoweringDriver {
  private enum Edge {
    case push(PushTarget)
    /// With the controls of its page, where its item is still to be chosen.
    case presentation(Site, EnvironmentNode?, [RunControl])
    case branch(Range<ViewPlace>, Frame, UInt64, EnvironmentNode?, NavigationContext?)
  }

  /// A page whose controls may be used, and how it comes to be there.
  private struct Stop {
    /// What leads to it; nil for the root.
    var edge: Edge?
    /// The title of the page before.
    var backTitle = ""
    /// What the controls on the way to it wrote, taken back.
    var writes: UndoLog?
    /// How many controls were used on the way to it.
    var uses = 0
  }

  private let pageLimit: Int
  /// How many controls are used to see what they open; 0 for none.
  private let uses: Int
  /// The log of the excursion in which controls are used.
  private let log: UndoLog
  /// How often a page is drawn while what appears on it changes something; 0 where nothing appears.
  private let rounds: Int
  private let perform: (PendingAction) throws -> Void

  /// The first arrival of each view that was reached.
  private(set) var arrivals: [DeclarationID: Arrival] = [:]
  private let wanted: DeclarationID?
  private var edges: [(edge: Edge, depth: Int, backTitle: String, node: NodeIndex)] = []
  private var later: [(edge: Edge, depth: Int, backTitle: String, node: NodeIndex)] = []
  private var seen: Set<DeclarationID> = []
  private var seenSites: Set<Int64> = []
  private var stops: [Stop] = []
  /// The pages that paths show which were followed, by their places and values.
  private var seenPages: Set<String> = []
  /// How often the control of a place in the code was used.
  private var usedSites: [Int64: Int] = [:]
  private var depth = 0
  private var backTitle = ""
  /// True until the first view of a page is made that a link pushes: the page is that view.
  private var isAtPushed = false
  private var isPresented = false
  /// True in a presentation whose item nothing on its page chooses.
  private var isItemMissing = false

  /// A search for one view, or for all where `wanted` is nil; it draws no more pages than `pageLimit`. With `rounds`, handlers of
  /// views that appear run by `perform`, and may write, as controls do that are used: it must be in an excursion, of which `log` is the
  /// log.
  init(
    wanted: DeclarationID?, pageLimit: Int, rounds: Int = 0, uses: Int = 0, in log: UndoLog = UndoLog(),
    perform: @escaping (PendingAction) throws -> Void = { _ in }
  ) {
    self.wanted = wanted
    self.pageLimit = pageLimit
    self.uses = uses
    self.log = log
    self.rounds = rounds
    self.perform = perform
  }

  private var isDone: Bool { wanted.map { arrivals[$0] != nil } ?? false }

  /// Searches from what `root` lowers.
  func run(_ host: ViewHost, root: Body) {
    host.driven(by: self, toShow: rounds > 0) {
      attempt(host, LoweringContext(), body: root)
      if uses > 0 { stops.append(Stop()) }
      search(host)
      useControls(host, root)
    }
  }

  typealias Body = (Lowering, inout [NodeIndex]) throws -> Void

  /// Follows what was found and not followed yet.
  private func search(_ host: ViewHost) {
    while !isDone, next < pageLimit {
      if next >= edges.count {
        if later.isEmpty { break }
        edges += later
        later = []
      }
      let (edge, _, title, _) = edges[next]
      next += 1
      follow(edge, title, host)
      switch edge {
      case .push, .presentation: if uses > 0 { stops.append(Stop(edge: edge, backTitle: title)) }
      // Controls of what the state does not show are not there.
      case .branch: break
      }
    }
  }

  /// The place of the edge that is followed next.
  private var next = 0

  /// Draws a page to see where it leads; `look` is called where its controls are still there. With `keepsState`, what views keep is
  /// that of the page that was drawn before.
  private func attempt(
    _ host: ViewHost, _ context: LoweringContext, keepsState: Bool = false, look: () -> Void = {}, body: Body
  ) {
    var lowering = Lowering(host: host)
    if wanted == nil || rounds > 0 { host.evaluator.resetSteps() }
    let known = edges.count
    func draw() {
      lowering = Lowering(host: host)
      var nodes: [NodeIndex] = []
      // A page that fails has no routes behind it; rendering it tells why. `Met` ends the page as well.
      do { try host.lowerPage(lowering, in: context) { try body(lowering, &nodes) } } catch {}
      host.evaluator.recover()
    }
    if rounds == 0 { draw() } else { settle(host, keepsState, draw) }
    look()
    for place in known..<edges.count {
      guard case .presentation(let site, let environment, _) = edges[place].edge, lacksItem(site, host) else {
        continue
      }
      edges[place].edge = .presentation(site, environment, host.controls)
    }
    host.forgetPage()
    backTitleOfPage = lowering.tree.titleOfPage
    if backTitleOfPage.isEmpty { backTitleOfPage = lowering.preferences.navigationTitle ?? "" }
    let tabs = ShownTabs(lowering.tree)
    for index in edges.indices.reversed() {
      guard edges[index].backTitle == Self.open else { break }
      edges[index].backTitle = tabs?.title(around: edges[index].node) ?? backTitleOfPage
    }
  }

  /// Draws a page until what appears on it changes nothing more.
  private func settle(_ host: ViewHost, _ keepsState: Bool, _ draw: () -> Void) {
    if !keepsState { host.forgetState() }
    for _ in 0..<rounds {
      host.begin()
      draw()
      if isDone { return }
      host.end()
      let changes = host.evaluator.changes
      for action in host.takePending() {
        do { try perform(action) } catch { host.evaluator.recover() }
      }
      if host.evaluator.changes == changes { return }
    }
  }

  private static let open = "\u{0}"
  private var backTitleOfPage = ""

  private func follow(
    _ edge: Edge, _ title: String, _ host: ViewHost, keepsState: Bool = false, look: () -> Void = {}
  ) {
    backTitle = title
    switch edge {
    case .push(let target):
      isAtPushed = true
      let context = LoweringContext(presentation: ShownBy {})
      attempt(host, context, keepsState: keepsState, look: look) { lowering, nodes in
        try host.lower(target, lowering, into: &nodes)
      }
      isAtPushed = false
    case .presentation(let site, let environment, let controls):
      if !lacksItem(site, host) { return present(site, environment, host, keepsState, look) }
      host.excursion { log in
        isItemMissing = !choosesItem(site, controls, log, host)
        present(site, environment, host, keepsState, look)
        isItemMissing = false
      }
    case .branch(let views, let frame, let identity, let environment, let navigation):
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
      host.excursion { before in
        if let writes = stop.writes {
          let again = UndoLog(copying: writes)
          again.makeAgain()
          before.append(again)
        }
        var controls: [RunControl] = []
        draw(stop, host, root) { controls = host.controls }
        let title = backTitleOfPage
        for control in controls where control.registration.isEnabled && mayOpen(control) {
          if isDone || left == 0 { return }
          left -= 1
          use(control, at: stop, title, before, host, root)
        }
      }
    }
  }

  /// True for a control that is used: one that runs an action, which not too many of its place did.
  private func mayOpen(_ control: RunControl) -> Bool {
    guard control.registration.kind == .tap, case .function? = control.registration.action else {
      return false
    }
    let site = Self.key(control.site.code, control.site.view.index)
    usedSites[site, default: 0] += 1
    return usedSites[site, default: 0] <= Self.usesOfSite
  }

  private func draw(
    _ stop: Stop, _ host: ViewHost, _ root: Body, keepsState: Bool = false, look: () -> Void
  ) {
    guard let edge = stop.edge else {
      backTitle = ""
      return attempt(host, LoweringContext(), keepsState: keepsState, look: look, body: root)
    }
    follow(edge, stop.backTitle, host, keepsState: keepsState, look: look)
  }

  /// Uses one control of a page, follows the pages that are shown then, and takes it back. `before` has what was written on the way
  /// to the page.
  private func use(
    _ control: RunControl, at stop: Stop, _ title: String, _ before: UndoLog, _ host: ViewHost, _ root: Body
  ) {
    guard case .function(let action)? = control.registration.action else { return }
    host.excursion { written in
      host.evaluator.resetSteps()
      let changes = host.evaluator.changes
      do { _ = try host.evaluator.call(action, []) } catch { return host.evaluator.recover() }
      if host.evaluator.changes == changes { return }
      let known = Set(arrivals.keys)
      var shown: [ShownPage] = []
      func look() { shown += (try? host.shownPages()) ?? [] }
      draw(stop, host, root, keepsState: true, look: look)
      if stop.edge != nil { draw(Stop(), host, root, keepsState: true, look: look) }
      let pages = shown.map(\.target).filter { isNew($0, host) }
      for page in pages where !isDone { follow(.push(page), title, host) }
      search(host)
      let writes = UndoLog(copying: log)
      writes.append(before)
      writes.append(written)
      writes.takeBack()
      let way = Arrival.Way(writes: UndoLog(copying: writes), progress: host.evaluator.progress)
      writes.makeAgain()
      for id in arrivals.keys where !known.contains(id) { arrivals[id]?.way = way }
      guard stop.uses + 1 < Self.usesInARow else { return }
      for page in pages {
        stops.append(
          Stop(edge: .push(page), backTitle: title, writes: way.writes, uses: stop.uses + 1))
      }
    }
  }

  /// True for a page that was not followed yet, of its place and value.
  private func isNew(_ page: PushTarget, _ host: ViewHost) -> Bool {
    let value = page.value.map { host.evaluator.describe($0) } ?? ""
    return seenPages.insert("\(Self.key(page.site.code, page.site.view.index)) \(value)").inserted
  }

  // MARK: What the host tells

  /// The wanted view is met: what comes after it on the page is of no interest.
  private struct Met: Error {}

  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) throws {
    let id = view.plan.id
    let isPushed = isAtPushed
    isAtPushed = false
    guard arrivals[id] == nil else { return }
    var arguments: [MemberID: Value] = [:]
    for (index, member) in view.plan.parameters.enumerated() {
      let value = view.field(view.plan.parameterFields[index])
      if isItemMissing, lacksValue(value, host.evaluator.members[member].type) { continue }
      arguments[member] = value
    }
    let context = host.context
    arrivals[id] = Arrival(
      arguments: arguments, environment: context.environment, isPushed: isPushed, backTitle: backTitle,
      isPresented: isPresented, surroundings: context.styles.forView,
      isInNavigation: context.navigation != nil)
    if id == wanted { throw Met() }
  }

  func willRegister(_ control: inout RunControl, _ host: ViewHost) {
    guard control.registration.kind == .navigate else { return }
    let node = control.site.frame.views[control.site.view]
    if !node.destination.isNone {
      guard seen.insert(node.destination).inserted else { return }
    } else if !isFirst(control.site.code, control.site.view.index) {
      return
    }
    if let target = host.target(of: control) { add(.push(target), at: control.registration.node) }
  }

  func willLower(presentation place: Site, _ host: ViewHost) {
    if isFirst(place.code, place.view.index) { add(.presentation(place, host.context.environment, [])) }
  }

  func didMeet(page target: PushTarget, shownBy binding: BindingBox) {
    // A page that an item shows needs the item.
    guard case .bool? = try? binding.get(), isFirst(target.site.code, target.site.view.index) else { return }
    add(.push(target))
  }

  func didSkip(branch views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost) {
    guard !views.isEmpty, isFirst(frame.code, -1 - views.lowerBound.index) else { return }
    let (environment, navigation) = (host.context.environment, host.context.navigation)
    later.append((.branch(views, frame, identity, environment, navigation), depth, Self.open, .none))
  }

  private func add(_ edge: Edge, at node: NodeIndex = .none) { edges.append((edge, depth, Self.open, node)) }

  private func isFirst(_ code: FileCode, _ view: Int32) -> Bool {
    seenSites.insert(Self.key(code, view)).inserted
  }

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
    }
    return false
  }
}
