import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// By which route does each view arrive on the screen first? Breadth first from a root, in the order of the bodies.
///
/// Pages are lowered to find their links and presentations; a link's page is looked at once for each view it leads
/// to. Bounded by the number of views and by the evaluator's limits, which are those of each page where all views are
/// looked for; branches that are not taken are looked at when nothing else is left.
final class RouteSearch: LoweringDriver {
  private enum Edge {
    case push(PushTarget)
    /// With the controls of its page, where its item is still to be chosen.
    case presentation(Site, EnvironmentNode?, [RunControl])
    case branch(Range<ViewPlace>, Frame, UInt64, EnvironmentNode?, NavigationContext?)
  }

  private let pageLimit: Int
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
  private var depth = 0
  private var backTitle = ""
  /// The view that the page under way is itself, when a link pushes it.
  private var pushed: DeclarationID?
  private var isPresented = false
  /// True in a presentation whose item nothing on its page chooses.
  private var isItemMissing = false

  /// A search for one view, or for all where `wanted` is nil; it draws no more pages than `pageLimit`. With `rounds`, handlers of
  /// views that appear run by `perform`, and may write: it must be in an excursion.
  init(
    wanted: DeclarationID?, pageLimit: Int, rounds: Int = 0,
    perform: @escaping (PendingAction) throws -> Void = { _ in }
  ) {
    self.wanted = wanted
    self.pageLimit = pageLimit
    self.rounds = rounds
    self.perform = perform
  }

  private var isDone: Bool { wanted.map { arrivals[$0] != nil } ?? false }

  /// Searches from what `root` lowers.
  func run(_ host: ViewHost, root: (Lowering, inout [NodeIndex]) throws -> Void) {
    host.driven(by: self, toShow: rounds > 0) { search(host, root: root) }
  }

  private func search(_ host: ViewHost, root: (Lowering, inout [NodeIndex]) throws -> Void) {
    attempt(host, LoweringContext()) { lowering, nodes in try root(lowering, &nodes) }
    var next = 0
    while !isDone, next < pageLimit {
      if next >= edges.count {
        if later.isEmpty { break }
        edges += later
        later = []
      }
      let (edge, _, title, _) = edges[next]
      next += 1
      follow(edge, title, host)
    }
  }

  private func attempt(
    _ host: ViewHost, _ context: LoweringContext, _ body: (Lowering, inout [NodeIndex]) throws -> Void
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
    if rounds == 0 { draw() } else { settle(host, draw) }
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
  private func settle(_ host: ViewHost, _ draw: () -> Void) {
    host.forgetState()
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

  private func follow(_ edge: Edge, _ title: String, _ host: ViewHost) {
    backTitle = title
    switch edge {
    case .push(let target):
      pushed = host.view(of: target)
      let context = LoweringContext(presentation: ShownBy {})
      attempt(host, context) { lowering, nodes in try host.lower(target, lowering, into: &nodes) }
    case .presentation(let site, let environment, let controls):
      if !lacksItem(site, host) { return present(site, environment, host) }
      host.excursion { log in
        isItemMissing = !choosesItem(site, controls, log, host)
        present(site, environment, host)
        isItemMissing = false
      }
    case .branch(let views, let frame, let identity, let environment, let navigation):
      let context = LoweringContext(environment: environment, navigation: navigation)
      attempt(host, context) { lowering, nodes in
        try host.lower(views, frame, identity, lowering, into: &nodes)
      }
    }
    pushed = nil
  }

  private func present(_ site: Site, _ environment: EnvironmentNode?, _ host: ViewHost) {
    isPresented = true
    attempt(host, LoweringContext(environment: environment)) { lowering, nodes in
      nodes += try host.lowerContent(of: host.enter(site), lowering)
    }
    isPresented = false
  }

  // MARK: What the host tells

  /// The wanted view is met: what comes after it on the page is of no interest.
  private struct Met: Error {}

  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) throws {
    let id = view.plan.id
    guard arrivals[id] == nil else { return }
    var arguments: [MemberID: Value] = [:]
    for (index, member) in view.plan.parameters.enumerated() {
      let value = view.field(view.plan.parameterFields[index])
      if isItemMissing, lacksValue(value, host.evaluator.members[member].type) { continue }
      arguments[member] = value
    }
    let context = host.context
    arrivals[id] = Arrival(
      arguments: arguments, environment: context.environment, isPushed: pushed == id, backTitle: backTitle,
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
    seenSites.insert(Int64(code.id.index) << 32 | Int64(UInt32(bitPattern: view))).inserted
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
