import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What a rendering tells someone who looks for the ways from view to view.
protocol RouteObserver: AnyObject {
  /// An instance of a declared view is about to be lowered. Throws where nothing more need be drawn.
  func lowered(_ view: ViewInstance, _ host: ViewHost) throws
  /// A link that pushes a page.
  func link(
    _ site: Site, _ control: ControlRegistration, _ environment: EnvironmentNode?,
    _ navigation: NavigationContext?, _ host: ViewHost)
  /// A presentation, whether it is up or not.
  func presentation(_ site: Site, _ host: ViewHost)
  /// Views of a branch that is not taken now.
  func skipped(_ views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost)
}

/// Looks for the first route to each view: breadth first from a root, in the order of the bodies.
///
/// Pages are lowered to find their links and presentations; a link's page is looked at once for each view it leads
/// to. Bounded by the number of views and by the evaluator's limits, which are those of each page where all views are
/// looked for.
final class RouteSearch: RouteObserver {
  private enum Edge {
    case push(PushTarget)
    /// With the controls of its page, where its item is still to be chosen.
    case presentation(Site, EnvironmentNode?, [RunControl])
    case branch(Range<ViewPlace>, Frame, UInt64, EnvironmentNode?, NavigationContext?)
  }

  private let pageLimit: Int

  /// The first arrival of each view that was reached.
  private(set) var arrivals: [DeclarationID: Arrival] = [:]
  private let wanted: DeclarationID?
  private var edges: [(edge: Edge, depth: Int, backTitle: String)] = []
  private var later: [(edge: Edge, depth: Int, backTitle: String)] = []
  private var seen: Set<DeclarationID> = []
  private var seenSites: Set<Int64> = []
  private var depth = 0
  private var backTitle = ""
  /// The view that the page under way is itself, when a link pushes it.
  private var pushed: DeclarationID?
  private var isPresented = false
  /// True in a presentation whose item nothing on its page chooses.
  private var lacksItem = false

  /// A search for one view, or for all where `wanted` is nil; it draws no more pages than `pageLimit`.
  init(wanted: DeclarationID?, pageLimit: Int) {
    self.wanted = wanted
    self.pageLimit = pageLimit
  }

  private var isDone: Bool { wanted.map { arrivals[$0] != nil } ?? false }

  /// Searches from what `root` lowers.
  func run(_ host: ViewHost, root: (Lowering, inout [NodeIndex]) throws -> Void) {
    let outer = host.observer
    host.observer = self
    defer { host.observer = outer }
    attempt(host) { lowering, nodes in try root(lowering, &nodes) }
    var next = 0
    while !isDone, next < pageLimit {
      if next >= edges.count {
        if later.isEmpty { break }
        edges += later
        later = []
      }
      let (edge, _, title) = edges[next]
      next += 1
      follow(edge, title, host)
    }
  }

  private func attempt(_ host: ViewHost, _ body: (Lowering, inout [NodeIndex]) throws -> Void) {
    let lowering = Lowering(host: host)
    let outer = host.lowering
    host.lowering = lowering
    defer { host.lowering = outer }
    if wanted == nil { host.evaluator.resetSteps() }
    var nodes: [NodeIndex] = []
    let known = edges.count
    // A page that fails has no routes behind it; rendering it tells why. `Met` ends the page as well.
    do { try body(lowering, &nodes) } catch {}
    host.evaluator.recover()
    host.sites.removeAll()
    for place in known..<edges.count {
      guard case .presentation(let site, let environment, _) = edges[place].edge, host.lacksItem(site) else {
        continue
      }
      edges[place].edge = .presentation(site, environment, host.controls)
    }
    host.controls.removeAll()
    backTitleOfPage = lowering.tree.navigations.first.map { lowering.tree.string($0.title) } ?? ""
    if backTitleOfPage.isEmpty { backTitleOfPage = lowering.preferences.navigationTitle ?? "" }
    for index in edges.indices.reversed() {
      guard edges[index].backTitle == Self.open else { break }
      edges[index].backTitle = backTitleOfPage
    }
  }

  private static let open = "\u{0}"
  private var backTitleOfPage = ""

  private func follow(_ edge: Edge, _ title: String, _ host: ViewHost) {
    let saved = (host.environment, host.navigation, host.presentation)
    defer { (host.environment, host.navigation, host.presentation) = saved }
    backTitle = title
    switch edge {
    case .push(let target):
      pushed = host.view(of: target)
      host.presentation = Presentation {}
      attempt(host) { lowering, nodes in try host.lower(target, lowering, into: &nodes) }
    case .presentation(let site, let environment, let controls):
      if !host.lacksItem(site) { return present(site, environment, host) }
      host.excursion { log in
        lacksItem = !host.choosesItem(site, controls, log)
        present(site, environment, host)
        lacksItem = false
      }
    case .branch(let views, let frame, let identity, let environment, let navigation):
      host.environment = environment
      host.navigation = navigation
      attempt(host) { lowering, nodes in try host.lower(views, frame, identity, lowering, into: &nodes) }
    }
    pushed = nil
  }

  private func present(_ site: Site, _ environment: EnvironmentNode?, _ host: ViewHost) {
    host.environment = environment
    host.navigation = nil
    isPresented = true
    attempt(host) { lowering, nodes in
      host.sites.append(site)
      nodes += try host.lowerContent(of: host.sites.count - 1, lowering)
    }
    isPresented = false
  }

  // MARK: What the host tells

  /// The wanted view is met: what comes after it on the page is of no interest.
  private struct Met: Error {}

  func lowered(_ view: ViewInstance, _ host: ViewHost) throws {
    let id = view.plan.id
    guard arrivals[id] == nil else { return }
    var arguments: [Int32: Value] = [:]
    for (index, member) in view.plan.parameters.enumerated() {
      let value = view.field(view.plan.parameterFields[index])
      if lacksItem, host.lacksValue(value, member) { continue }
      arguments[member] = value
    }
    arrivals[id] = Arrival(
      arguments: arguments, environment: host.environment, isPushed: pushed == id, backTitle: backTitle,
      isPresented: isPresented,
      surroundings: (host.lowering?.environment ?? LoweringEnvironment()).forView,
      isInNavigation: host.navigation != nil)
    if id == wanted { throw Met() }
  }

  func link(
    _ site: Site, _ control: ControlRegistration, _ environment: EnvironmentNode?,
    _ navigation: NavigationContext?, _ host: ViewHost
  ) {
    let node = site.frame.views[site.view]
    if !node.destination.isNone {
      guard seen.insert(node.destination).inserted else { return }
    } else if !isFirst(site.code, site.view.index) {
      return
    }
    let run = RunControl(
      registration: control, site: site, layer: 0, navigation: navigation, environment: environment)
    if let target = host.target(of: run) { add(.push(target)) }
  }

  func presentation(_ site: Site, _ host: ViewHost) {
    if isFirst(site.code, site.view.index) { add(.presentation(site, host.environment, [])) }
  }

  func skipped(_ views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost) {
    guard !views.isEmpty, isFirst(frame.code, -1 - views.lowerBound.index) else { return }
    later.append((.branch(views, frame, identity, host.environment, host.navigation), depth, Self.open))
  }

  private func add(_ edge: Edge) { edges.append((edge, depth, Self.open)) }

  private func isFirst(_ code: FileCode, _ view: Int32) -> Bool {
    seenSites.insert(Int64(code.id.index) << 32 | Int64(UInt32(bitPattern: view))).inserted
  }
}

extension ViewHost {
  /// The most controls that are used to see whether they choose an item.
  private static let choices = 32

  /// True where a presentation has an item that is nil. Where asking fails, it fails again when the page is drawn.
  func lacksItem(_ site: Site) -> Bool {
    if case .null? = try? item(of: site)?.get() { return true }
    return false
  }

  /// True where what a parameter is given is none of its values: it was taken from an item that is nil.
  func lacksValue(_ value: Value, _ member: Int32) -> Bool {
    switch value {
    case .null: evaluator.members[Int(member)].type.wrapped == nil
    case .void: true
    // Every other value is one.
    default: false
    }
  }

  /// Uses the controls of a page until one of them chooses the item of a presentation; false where none does. What
  /// they write is noted in the log.
  func choosesItem(_ site: Site, _ controls: [RunControl], _ log: UndoLog) -> Bool {
    for control in controls.lazy.filter({ $0.registration.isEnabled }).prefix(Self.choices) {
      evaluator.resetSteps()
      do {
        switch (control.registration.kind, control.registration.action, control.registration.binding) {
        case (.tap, .function(let action)?, _): _ = try evaluator.call(action, [])
        case (.select, _, .binding(let box)?):
          guard let choice = control.registration.choices.first else { continue }
          try box.set?(choice.value)
        // Controls of other kinds choose no item, or run nothing.
        default: continue
        }
        if !lacksItem(site) { return true }
      } catch {
        evaluator.recover()
      }
      log.restore()
    }
    return false
  }
}
