import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Walks from a root to every page that links and presentations lead to, breadth first, and hands each on as soon as
/// it is drawn, with the names of the pages that its links and controls lead to.
///
/// Destinations are told apart by their view, the values they are given and what is injected around them. What a page
/// writes while it is drawn is taken back before the next one. Pages are not kept: memory grows with the number of
/// pages by their names and places alone.
public final class SiteWalk: LoweringDriver {
  /// Bounds of a walk.
  public struct Limits: Sendable {
    /// The most pages.
    public var pages = 50_000
    /// The most steps from the root.
    public var depth = 64
    /// The most uses of controls that are tried out on one page.
    public var trials = 20_000
    /// The defaults.
    public init() {}
  }

  let limits: Limits
  let nameFile: (SitePage) -> String
  let emit: (SitePage, RenderTree) throws -> Void
  /// Pages found so far, of all roots.
  public private(set) var pages: [SitePage] = []
  /// How many links lead to pages that were left out.
  public internal(set) var leftOut = 0
  /// Pages that could not be drawn.
  public private(set) var faults: [SiteFault] = []
  /// The declared views that some page shows.
  public private(set) var shownViews: Set<DeclarationID> = []

  var run: ScreenRun!
  var known: [DestinationKey: SitePage] = [:]
  var states: [StateKey: SitePage] = [:]
  /// Which pages of the walk they are, by their files.
  private var numbers: [String: Int] = [:]
  var queue: [(parent: SitePage, children: [SitePage])] = []
  /// Numbers of the objects met, by type, so that those of several runs compare.
  var objects: [ObjectIdentifier: Int] = [:]
  var objectCounts: [TypeID: Int] = [:]
  var keptObjects: [ObjectBox] = []
  var wasDismissed = false
  /// What decides whether further pages and presentations are shown above the page that was drawn last.
  private(set) var switches: [BindingBox] = []
  /// The files that the tabs of the page under way lead to.
  var options: [(control: Int32, option: Int32, file: String)] = []

  struct StateKey: Hashable {
    var base: ObjectIdentifier
    var content: Int
  }

  /// A walk. `name` gives each page its file name when it is found; `emit` takes each page when it is drawn.
  public init(
    limits: Limits = Limits(), name: @escaping (SitePage) -> String,
    emit: @escaping (SitePage, RenderTree) throws -> Void
  ) {
    self.limits = limits
    nameFile = name
    self.emit = emit
  }

  /// Walks from what `run` shows. `view` names it; an empty name stands for the first view in it. Throws what `emit` throws.
  public func walk(_ run: ScreenRun, view: String) throws {
    self.run = run
    objects = [:]
    objectCounts = [:]
    let name = view.isEmpty ? firstView(of: run) : view
    let root = SitePage(.root, name, detail: "", origin: .root)
    let shown = ShownViews()
    run.host.add(self)
    run.host.add(shown)
    defer {
      run.host.remove(self)
      run.host.remove(shown)
    }
    try run.onLargeStack { [self] in
      do {
        try run.settle()
      } catch let fault as RuntimeFault {
        faults.append(SiteFault(page: root, fault: fault))
        return
      }
      add(root)
      try finish(root)
      var next = 0
      while next < queue.count {
        let (parent, children) = queue[next]
        queue[next].children = []
        next += 1
        try visit(children, of: parent)
      }
      queue = []
    }
    shownViews.formUnion(shown.views)
  }

  /// The first declared view that the App shows, by name.
  private func firstView(of run: ScreenRun) -> String {
    guard case .container(let id) = run.root else { return run.topmostPage }
    let plan = run.runnable.plan(id)
    var open = [plan.body]
    while let places = open.popLast() {
      for place in places {
        let view = plan.code.views[plan.code.viewLists[place]]
        if view.kind == .declared { return run.runnable.plan(DeclarationID(view.target)).name }
        open.append(view.content)
      }
    }
    return plan.name
  }

  private func add(_ page: SitePage) {
    page.file = nameFile(page)
    numbers[page.file] = pages.count
    pages.append(page)
  }

  func add(found page: SitePage, _ children: inout [SitePage]) -> SitePage? {
    guard pages.count < limits.pages, page.depth <= limits.depth else {
      leftOut += 1
      return nil
    }
    add(page)
    children.append(page)
    return page
  }

  // MARK: Drawing

  private func visit(_ children: [SitePage], of parent: SitePage) throws {
    let pushed = children.filter { $0.kind == .pushed }
    if parent.isStateful && !pushed.isEmpty {
      try run.excursion { _ in
        guard attempt(parent, { try reach(parent) }) else { return }
        let targets = pushed.map { target(of: $0.control) }
        for (page, target) in zip(pushed, targets) {
          try draw(page) { [self] in if let target { try lower(target, page) } else { try reach(page) } }
        }
      }
    } else {
      for page in pushed { try draw(page) { [self] in try reach(page) } }
    }
    for page in children where page.kind == .state { try draw(page) { [self] in try reach(page) } }
  }

  private func draw(_ page: SitePage, _ body: () throws -> Void) throws {
    try run.excursion { log in
      guard attempt(page, body) else { return }
      if !log.isEmpty { page.isStateful = true }
      try finish(page)
    }
  }

  private func attempt(_ page: SitePage, _ body: () throws -> Void) -> Bool {
    run.evaluator.resetSteps()
    do {
      try body()
      return true
    } catch let fault as RuntimeFault {
      faults.append(SiteFault(page: page, fault: fault))
    } catch {
      faults.append(SiteFault(page: page, fault: RuntimeFault(.runLimit, "\(error)")))
    }
    run.evaluator.recover()
    return false
  }

  /// Draws a page from the state of the root.
  private func reach(_ page: SitePage) throws {
    switch page.origin {
    case .root: try run.settle()
    case .target(let target):
      guard let parent = page.parent, parent.isStateful else { return try lower(target, page) }
      try reach(parent)
      try lower(self.target(of: page.control) ?? target, page)
    case .action(let input):
      guard let parent = page.parent else { return }
      try reach(parent)
      try use(page.control, input)
      try lowerAgain(page.base)
    case .back:
      guard let parent = page.parent else { return }
      try reach(parent)
      try run.back()
      try lowerAgain(page.base)
    }
  }

  private func lower(_ target: PushTarget, _ page: SitePage) throws {
    run.host.forgetState()
    current = target
    let title = page.parent?.title ?? ""
    let shown = ShownPage(target: target) { [unowned self] in wasDismissed = true }
    try run.settle { [self] in try run.lowerAlone(shown, backTitle: title) }
  }

  private var current: PushTarget?
  private var tabs: ShownTabs?

  /// True for a control of the page under way in a tab that is not shown, or under another page of its container.
  func isHidden(_ control: RunControl) -> Bool {
    control.isCovered || tabs?.hide(control.registration.node) ?? false
  }

  func lowerAgain(_ base: SitePage) throws {
    guard case .target = base.origin, let current else { return try run.settle() }
    let title = base.parent?.title ?? ""
    let shown = ShownPage(target: current) { [unowned self] in wasDismissed = true }
    try run.settle { [self] in try run.lowerAlone(shown, backTitle: title) }
  }

  private func use(_ control: Int32, _ input: ControlInput) throws {
    guard control >= 0, Int(control) < run.host.controls.count else { return }
    try run.use(run.host.controls[Int(control)], input)
  }

  private func target(of control: Int32) -> PushTarget? {
    guard control >= 0, Int(control) < run.host.controls.count else { return nil }
    return run.host.target(of: run.host.controls[Int(control)])
  }

  // MARK: What the host tells

  func willLowerPage() { switches.removeAll(keepingCapacity: true) }

  func didMeet(pageSource binding: BindingBox) { switches.append(binding) }

  /// Takes note of the binding that decides whether a presentation is up. Where it cannot be had, the presentation has
  /// failed already: it asks for it, too.
  func didPresent(_ isUp: Bool, at place: Site, _ host: ViewHost) {
    for attribute in place.frame.views[place.view].attributes
    where place.frame.attributes[attribute].form == .binding {
      if case .binding(let box)? = try? host.attributeValue(attribute, place.frame) { switches.append(box) }
    }
  }

  // MARK: Links

  /// Finds what the links and controls of the page that was just drawn lead to, and hands it on.
  private func finish(_ page: SitePage) throws {
    let known = pages.count
    let switches = switches
    var tree = run.lastTree
    page.title = tree.titleOfPage
    if page.title.isEmpty { page.title = page.parent.map { _ in page.view } ?? page.view }
    page.layers = layers
    if page.kind != .state { states[StateKey(base: ObjectIdentifier(page), content: fingerprint)] = page }
    var children: [SitePage] = []
    let controls = run.host.controls
    // Only what lies on top takes input.
    let top = controls.filter { $0.registration.kind == .dismiss }.map { $0.layer + 1 }.max() ?? 0
    var targets = [String](repeating: "", count: controls.count)
    // What stands in another tab is followed from the page that shows it, and leads back there.
    tabs = ShownTabs(tree)
    for (number, control) in controls.enumerated() where control.layer == top && !isHidden(control) {
      guard control.registration.isEnabled, control.registration.kind == .navigate else { continue }
      if case .binding? = control.registration.binding { continue }
      do {
        targets[number] = try follow(control, Int32(number), page, &children)?.file ?? ""
      } catch let fault as RuntimeFault {
        note(fault, asking: page)
      }
    }
    try tryOut(controls, top, page, &targets, &children)
    self.switches = switches
    let under = under(page, &children)
    write(targets, page, under, into: &tree)
    if !leads(page, targets, tree, beforePage: known) { page.wayBack = page.parent }
    try emit(page, tree)
    if !children.isEmpty { queue.append((page, children)) }
  }

  /// Notes that what a control of a page leads to cannot be told or drawn; controls of one place fail for one reason.
  func note(_ fault: RuntimeFault, asking page: SitePage) {
    run.evaluator.recover()
    let isKnown = faults.contains {
      $0.page === page && $0.fault.rule == fault.rule && $0.fault.location == fault.location
    }
    if !isKnown { faults.append(SiteFault(page: page, fault: fault)) }
  }

  private func follow(
    _ control: RunControl, _ number: Int32, _ page: SitePage, _ children: inout [SitePage]
  ) throws -> SitePage? {
    guard let target = run.host.target(of: control) else { return nil }
    let (key, view, detail) = try describe(target)
    if let found = known[key] { return found }
    let name = view.isEmpty ? run.label(of: control) : view
    let made = SitePage(
      .pushed, name.isEmpty ? "Page" : name, detail: view.isEmpty ? "" : detail, origin: .target(target),
      control: number, parent: page)
    guard let added = add(found: made, &children) else { return nil }
    known[key] = added
    return added
  }

  var layers: Int {
    run.shownPages.presentationsBelow + run.lastTree.presentations.count + run.shownPages.count
  }

  /// The page that is seen once what lies on top of a page is gone: a page before it, else one that is found so; nil where
  /// nothing lies on top.
  private func under(_ page: SitePage, _ children: inout [SitePage]) -> SitePage? {
    if page.layers == 0 { return nil }
    var before = page.kind == .state ? page.parent : nil
    while let candidate = before, candidate.layers >= page.layers {
      before = candidate.kind == .state ? candidate.parent : nil
    }
    return before ?? goBack(page, &children)
  }

  /// Writes the file names that controls lead to into the tree, and that of the page under what lies on top.
  private func write(
    _ targets: [String], _ page: SitePage, _ under: SitePage?, into tree: inout RenderTree
  ) {
    var ranges = [PoolRange](repeating: .empty, count: targets.count)
    for (number, target) in targets.enumerated() where !target.isEmpty {
      ranges[number] = tree.store(target)
    }
    for index in tree.links.indices {
      let number = Int(tree.links[index].control)
      if number >= 0, number < ranges.count, tree.links[index].kind == .page {
        tree.links[index].target = ranges[number]
      }
    }
    tree.targets = ranges
    for (control, option, file) in options {
      tree.optionTargets.append(OptionTarget(control: control, option: option, file: tree.store(file)))
    }
    if !tree.presentations.isEmpty, !run.isPagePresented {
      if let under { tree.dismissTarget = tree.store(under.file) }
    } else if let back = page.layers == 0 ? page.base.parent : under {
      let target = tree.store(back.file)
      for index in tree.navigations.indices where !tree.navigations[index].back.isEmpty {
        tree.navigations[index].backTarget = target
      }
    }
  }

  /// True where something on a page leads to one that was known before it was drawn, or nothing is before it. `targets` are
  /// what its controls lead to, and what they lead to for the first time can lead back here only.
  private func leads(
    _ page: SitePage, _ targets: [String], _ tree: RenderTree, beforePage known: Int
  ) -> Bool {
    guard page.parent != nil else { return true }
    if let presentation = tree.presentations.last, !tree.dismissTarget.isEmpty,
      presentation.kind.isSwipedAway
    {
      return true
    }
    if tree.shownNavigations.contains(where: { !$0.isHidden && !$0.backTarget.isEmpty }) { return true }
    let controls = run.host.controls
    return targets.indices.contains {
      controls[$0].registration.kind != .dismiss && isEarlier(targets[$0], known, page)
    } || options.contains { isEarlier($0.file, known, page) }
  }

  private func isEarlier(_ file: String, _ known: Int, _ page: SitePage) -> Bool {
    guard let number = numbers[file] else { return false }
    return number < known && file != page.file
  }
}
