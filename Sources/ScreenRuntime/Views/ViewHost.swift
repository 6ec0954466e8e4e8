import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A place in the running screen that an element definition may ask about.
struct Site {
  let frame: Frame
  let view: ViewID
  let identity: UInt64

  var code: FileCode { frame.code }
}

/// Turns checked views into a render tree: evaluates what they need and calls the definitions of their elements. Whoever
/// wants more of a page than its tree and controls is a `LoweringDriver`.
final class ViewHost: LoweringHost {
  let evaluator: Evaluator
  let runnable: RunnableProgram
  let catalog = ElementCatalog.shared
  let table = ElementTable.shared
  /// What AppStorage and SceneStorage keep, also where the app ends.
  var storedValues: StoredValues { evaluator.storedValues }
  /// What is still there from the rendering before.
  private(set) var store: StateStore
  /// True to fold rows of lists that are alike (`RenderNode.Kind.alike`).
  var foldsRows = false
  /// Gives files the names by which links lead to them; nil where no files are written.
  var pageNames: PageNames?
  /// Objects that stand in for those that nothing provides.
  var missing = MissingObjects()

  /// Who is told of what is lowered, in the order in which they came.
  private(set) var drivers: [any LoweringDriver] = []
  /// False while pages are lowered for what they lead to alone: nothing appears on them, and nothing is left out of them.
  private(set) var drawsToShow = true

  /// Places of the elements being lowered, innermost last.
  @exclusivity(unchecked) private var sites = ContiguousArray<Site>()
  /// Where the view being lowered stands.
  private(set) var context = LoweringContext()
  /// Controls of the page, in order.
  private(set) var controls: [RunControl] = []
  /// The navigation containers of the page, inner ones first.
  private(set) var containers: [MetContainer] = []
  /// The identities of those of all pages of the rendering.
  private var metContainers: Set<UInt64> = []
  /// The labels on the page that were asked whether they are held down.
  private(set) var pressable: Set<String> = []
  /// Notes what steps need to know of the page beside its tree; nil where nobody does any.
  private(set) var notes: PageNotes?
  /// What may show further pages, as the page under way says.
  private var shown: [ShownSource] = []
  /// Actions of views that appeared in this rendering, and of watched values that changed, in order.
  private(set) var pending: [PendingAction] = []
  /// Those who follow timers and notifications, page by page in the order in which they were drawn.
  private var receivers = Receivers()
  private var readers = SizeReaders()
  private var followed = FollowedLinks()
  /// Where the scene of the app is in its life.
  var scene = SceneLife()
  /// What views hand to the layouts around them, by node and key.
  var layoutValues: [NodeIndex: [TypeID: Value]] = [:]
  /// Initial values that replace those of states, by member.
  private var presets: [MemberID: Value] = [:]

  init(evaluator: Evaluator, store: StateStore) {
    self.evaluator = evaluator
    runnable = evaluator.runnable
    self.store = store
  }

  var settings: RunSettings { evaluator.settings }

  /// True to note what steps need to know; from the next page on.
  var takesNotes: Bool {
    get { notes != nil }
    set { notes = newValue ? notes ?? PageNotes() : nil }
  }

  // MARK: Drivers

  /// Tells a driver of what is lowered from now on.
  func add(_ driver: any LoweringDriver) { drivers.append(driver) }

  /// Tells a driver nothing more.
  func remove(_ driver: any LoweringDriver) { drivers.removeAll { $0 === driver } }

  /// Runs `body`, in which a driver is told of what is lowered; `toShow` is false where it lowers pages for what they lead
  /// to alone.
  func driven<T>(
    by driver: any LoweringDriver, toShow: Bool = true, _ body: () throws -> T
  ) rethrows -> T {
    let outer = drawsToShow
    drivers.append(driver)
    drawsToShow = outer && toShow
    defer {
      remove(driver)
      drawsToShow = outer
    }
    return try body()
  }

  // MARK: Pages

  /// Begins a rendering; links that lead to these pages are found again in it.
  func begin(following pushed: [PushTarget] = []) {
    store.begin()
    receivers.begin()
    followed.begin(pushed)
    metContainers.removeAll(keepingCapacity: true)
  }

  /// Ends a rendering: what it did not show is forgotten. What appeared is told so among the other actions as it was met,
  /// then what is gone.
  func end() {
    let changes = store.end()
    for handler in changes.gone { evaluator.cancelTask(ofView: handler) }
    if changes.arrived.isEmpty && changes.farewells.isEmpty { return }
    var actions: [PendingAction] = []
    var next = 0
    for handler in changes.arrived {
      actions += pending[next..<handler.place]
      next = handler.place
      actions.append(
        handler.moment == .task
          ? PendingAction(action: handler.action, arguments: [], cause: .task, task: handler.identity)
          : PendingAction(action: handler.action, arguments: [], cause: .appears))
    }
    actions += pending[next...]
    actions += changes.farewells.map { PendingAction(action: $0, arguments: []) }
    pending = actions
  }

  /// Lowers one page with `body`. Of the page before nothing is left but what `begin` and `end` keep.
  func lowerPage<T>(
    _ lowering: Lowering, in context: LoweringContext = LoweringContext(), _ body: () throws -> T
  ) rethrows -> T {
    forgetPage()
    store.beginPage()
    readers.beginPage()
    for driver in drivers { driver.willLowerPage() }
    evaluator.recover()
    var context = context
    context.lowering = lowering
    return try within(context, body)
  }

  /// Forgets the controls of the page, what steps need to know of it, and what it shows above itself.
  func forgetPage() {
    if notes != nil { notes = PageNotes() }
    controls.removeAll(keepingCapacity: true)
    containers.removeAll(keepingCapacity: true)
    pressable.removeAll(keepingCapacity: true)
    sites.removeAll(keepingCapacity: true)
    receivers.beginPage()
    shown = []
  }

  /// What is known of one page: what its controls do, what steps need to know of it, and what it shows above itself.
  struct LoweredPage {
    fileprivate let controls: [RunControl]
    fileprivate let containers: [MetContainer]
    fileprivate let pressable: Set<String>
    fileprivate let notes: PageNotes?
    fileprivate let shown: [ShownSource]
    fileprivate let receivers: [Receivers.Receiver]
  }

  /// What is known of the page that was lowered last, before `takeShown`.
  var loweredPage: LoweredPage {
    LoweredPage(
      controls: controls, containers: containers, pressable: pressable, notes: notes, shown: shown,
      receivers: receivers.ofPage)
  }

  /// Takes what was known of a page in place of lowering it.
  func show(_ page: LoweredPage) {
    forgetPage()
    readers.beginPage()
    (controls, pressable, notes, shown) = (page.controls, page.pressable, page.notes, page.shown)
    for container in page.containers { meet(container) }
    for receiver in page.receivers { receivers.add(receiver) }
    for control in controls where control.registration.kind == .navigate { followed.meet(control) }
  }

  /// Lowers what comes in place of a part of the page that was lowered last, which stays; `layer` presentations are open around it.
  func lowerInside<T>(_ lowering: Lowering, layer: Int, _ body: () throws -> T) rethrows -> T {
    store.beginPage()
    receivers.beginPage()
    var context = LoweringContext()
    context.lowering = lowering
    context.layer = layer
    return try within(context, body)
  }

  /// Notes a navigation container on the page.
  func meet(_ container: MetContainer) {
    containers.append(container)
    metContainers.insert(container.identity)
  }

  /// True where the rendering under way has met the container of a page, or the page has none.
  func isContainerThere(_ target: PushTarget) -> Bool {
    target.navigation.map { metContainers.contains($0.identity) } ?? true
  }

  /// How many actions run after this rendering.
  var pendingCount: Int { pending.count }

  /// How many of those that run after the rendering under way, and of those for views that appear in it, were met so far.
  var comingCount: Int { pending.count + store.arrivingCount }

  /// A pushed page with what its link passes now.
  func refreshed(_ target: PushTarget) -> PushTarget { followed.refreshed(target) }

  /// What may show further pages above the one that was lowered; it is given once.
  func takeShown() -> [ShownSource] {
    defer { shown = [] }
    return shown
  }

  /// The actions that run after this rendering; tasks begin when everything else was told that it appears. They are given
  /// once.
  func takePending() -> [PendingAction] {
    defer { pending = [] }
    if evaluator.timers.viewsSubscribe {
      evaluator.timers.endViews { receivers.subscribes(at: $0) }
    }
    let timers = evaluator.timers
    let delivered = evaluator.takePosts().flatMap { name, value in
      receivers.actions(for: name, value)
        + timers.actions(for: name).map { PendingAction(action: $0, arguments: [value]) }
    }
    return pending.filter { $0.cause != .task } + pending.filter { $0.cause == .task } + delivered
  }

  /// Begins without state, as where a page is drawn by itself.
  func forgetState() { store = StateStore() }

  /// Gives a state another initial value, in every view of its declaration that is yet to appear.
  func preset(_ state: MemberID, to value: Value) { presets[state] = value }

  /// Runs `body` with other initial values of states.
  func presetting<T>(_ states: some Sequence<(MemberID, Value)>, _ body: () throws -> T) rethrows -> T {
    let outer = presets
    defer { presets = outer }
    for (state, value) in states { presets[state] = value }
    return try body()
  }

  /// The value that replaces the initial one of a state, if one does.
  func preset(_ state: MemberID) -> Value? { presets.isEmpty ? nil : presets[state] }

  // MARK: Sizes

  /// The size that a reader had when the page was laid out last; nil before that.
  func readSize(_ identity: UInt64) -> SizeValue? {
    for driver in drivers { driver.didReadSize() }
    return readers.size(identity)
  }

  /// The reader that the next shape of the program on the page is.
  func nextShape() -> UInt64 { readers.nextShape() }

  /// Notes a reader of the page.
  func add(_ reader: SizeReaders.Reader) { readers.add(reader) }

  /// Lays the page out; true where a reader has another size than it told, so that the page is to be lowered again.
  func fitReaders(on tree: RenderTree) -> Bool { readers.fit(on: tree, settings) }

  /// True where the page depends on how it is laid out.
  var hasReaders: Bool { !readers.isEmpty }

  /// What tells which handlers run after a rendering: what had appeared, what was presented and watched before it, and which
  /// actions run anyway.
  struct Handlers {
    fileprivate let known: StateStore.Handlers
    fileprivate let receivers: Receivers
    fileprivate let pending: [PendingAction]
  }

  /// What tells that now. To put back that of before a rendering has the next one find the same handlers again.
  var handlers: Handlers {
    get { Handlers(known: store.handlers, receivers: receivers, pending: pending) }
    set {
      (store.handlers, receivers, pending) = (newValue.known, newValue.receivers, newValue.pending)
    }
  }

  /// Forgets what sizes readers had.
  func forgetSizes() { readers.forget() }

  // MARK: Going back

  /// What the host keeps from one page to the next, and of the page that was lowered last.
  struct Moment {
    fileprivate let store: StateStore
    fileprivate let contents: StateStore.Contents
    fileprivate let controls: [RunControl]
    fileprivate let containers: [MetContainer]
    fileprivate let pressable: Set<String>
    fileprivate let missing: MissingObjects
    fileprivate let presets: [MemberID: Value]
    fileprivate let notes: PageNotes?
    fileprivate let receivers: Receivers
    fileprivate let isActive: Bool
  }

  /// What it keeps now.
  var moment: Moment {
    get {
      Moment(
        store: store, contents: store.contents, controls: controls, containers: containers,
        pressable: pressable, missing: missing, presets: presets, notes: notes, receivers: receivers,
        isActive: scene.isActive)
    }
    set {
      store = newValue.store
      store.contents = newValue.contents
      (controls, containers, pressable) = (newValue.controls, newValue.containers, newValue.pressable)
      (missing, presets, notes) = (newValue.missing, newValue.presets, newValue.notes)
      receivers = newValue.receivers
      setActive(newValue.isActive)
      _ = evaluator.takePosts()
      pending = []
      shown = []
    }
  }

  /// Runs `body`, then puts back what it did to sources of truth, static variables, counters and views. `body` gets the
  /// log of what it writes.
  func excursion<T>(_ body: (UndoLog) throws -> T) rethrows -> T {
    let log = UndoLog()
    let progress = evaluator.progress
    let (keeper, kept, controls, receivers) = (store, store.contents, controls, receivers)
    let (containers, isActive) = (containers, scene.isActive)
    let outer = evaluator.note(writesIn: log)
    defer {
      log.restore()
      evaluator.note(writesIn: outer)
      evaluator.restore(progress)
      evaluator.recover()
      store = keeper
      store.contents = kept
      self.controls = controls
      self.containers = containers
      self.receivers = receivers
      setActive(isActive)
      _ = evaluator.takePosts()
      pending = []
      shown = []
    }
    return try body(log)
  }

  // MARK: Where the view being lowered stands

  /// Runs `body` in another context.
  @inline(__always)
  func within<T>(_ inner: LoweringContext, _ body: () throws -> T) rethrows -> T {
    let outer = context
    context = inner
    defer { context = outer }
    return try body()
  }

  /// Enters the place of an element, and gives its number, by which its definition asks about it. `leaveSites` leaves it.
  @inline(__always)
  func enter(_ site: Site) -> Int {
    sites.append(site)
    return sites.count - 1
  }

  /// Forgets the places inside the one that is left.
  @inline(__always)
  func leaveSites(to depth: Int) {
    while sites.count > depth { sites.removeLast() }
  }

  /// A place that an element's definition asks about.
  @inline(__always)
  func place(_ site: Int) -> Site? {
    site >= 0 && site < sites.count ? sites[site] : nil
  }

  /// The place of the innermost element.
  var innermost: Site? { sites.last }

  // MARK: What views say

  func register(_ registration: ControlRegistration, of site: Int) -> Int32 {
    guard let place = place(site) else { return -1 }
    var control = RunControl(
      registration: registration, site: place, layer: context.layer, navigation: context.navigation,
      environment: context.inherited)
    if registration.kind == .navigate {
      followed.meet(control)
      if case .binding(let box)? = registration.binding { mayShow(.flag(control.pushed, box)) }
    }
    for driver in drivers { driver.willRegister(&control, self) }
    controls.append(control)
    return Int32(controls.count - 1)
  }

  func changingTaps(
    _ change: (inout ControlRegistration) -> Void, _ content: () throws -> NodeIndex
  ) rethrows -> NodeIndex {
    let first = controls.count
    let view = try content()
    for place in first..<controls.count where controls[place].layer == context.layer {
      switch controls[place].registration.kind {
      case .tap, .toggle, .navigate, .open:
        change(&controls[place].registration)
        controls[place].mayWrite = true
      case .longPress, .step, .edit, .select, .dismiss: break
      }
    }
    return view
  }

  /// Notes what may show further pages; those of a tab that is not shown stand in that tab.
  func mayShow(_ source: ShownSource) {
    if context.styles.isShown || !isShown(source.navigation) { shown.append(source) }
    if drivers.isEmpty { return }
    let binding: BindingBox?
    switch source {
    case .path(let navigation): binding = navigation.path
    case .flag(let target, let box):
      binding = box
      for driver in drivers { driver.didMeet(page: target, shownBy: box, self) }
    }
    if let binding { for driver in drivers { driver.didMeet(pageSource: binding) } }
  }

  func isPressed(_ label: String) -> Bool {
    pressable.insert(label)
    return settings.pressed == label
  }

  func onAppear(_ action: Value, site: Int) { meet(.appears, action, site: site) }

  func onDisappear(_ action: Value, site: Int) { meet(.disappears, action, site: site) }

  func onTask(_ action: Value, id: Value?, site: Int) {
    guard drawsToShow, let place = place(site) else { return }
    let isRunning = !settings.runsAppear || store.isOnScreen(place.identity)
    meet(.task, action, site: site)
    // A task that begins with its view has the new value.
    if let id, let before = store.watch(place.identity, id), isRunning {
      pending.append(PendingAction(action: action, arguments: [before, id], task: place.identity))
    }
  }

  /// Notes a handler of a view that comes and goes.
  private func meet(_ moment: Lifecycle.Moment, _ action: Value, site: Int) {
    guard settings.runsAppear, drawsToShow, let place = place(site) else { return }
    store.meet(
      moment, action, of: place.identity, in: context.navigation?.identity ?? 0, place: pending.count)
  }

  /// Notes that the page that was lowered last lies above the others of its navigation container.
  func cover(with page: PushTarget) {
    if let navigation = page.navigation, navigation.showsOnePage { store.cover(navigation.identity) }
  }

  /// Notes that another page is drawn in place of what a container showed.
  func cover(contentOf container: MetContainer) {
    notes?.removeRefreshers(in: container)
    for place in controls.indices
    where controls[place].navigation?.identity == container.identity
      && controls[place].layer == container.layer && controls[place].registration.kind != .dismiss
    {
      controls[place].isCovered = true
    }
  }

  func onChange(of value: Value, _ action: Value, isInitial: Bool, site: Int) {
    guard drawsToShow, let place = place(site) else { return }
    let action = capturedBefore(action, place.identity)
    if isInitial, settings.runsAppear, store.appears(place.identity) {
      _ = store.watch(place.identity, value)
      pending.append(PendingAction(action: action, arguments: [value, value]))
      return
    }
    guard let before = store.watch(place.identity, value) else { return }
    pending.append(
      PendingAction(action: action, arguments: [before, value], cause: cause(ofChangeTo: value)))
  }

  /// An action that is told the new value alone, with what it captured when the page was drawn before: SwiftUI runs the closure of the
  /// body that showed the old value. One that is told both values, or none, is that of the new body.
  private func capturedBefore(_ action: Value, _ identity: UInt64) -> Value {
    guard case .function(let function) = action, let closure = function.body as? ClosureBody,
      closure.arity == 1, !closure.captures.isEmpty
    else { return action }
    let own = Identity.child(identity, -4)
    let values = ArrayBox(closure.captures.map(\.value))
    let before = store.owned(own)
    if before != .array(values) { store.own(own, .array(values)) }
    guard case .array(let known)? = before, known.count == values.count else { return action }
    return .function(FunctionBox(body: closure.capturing(known)))
  }

  func preference(_ key: TypeID, _ values: [Value]) throws -> Value {
    let program = runnable.program
    guard let declaration = program.declaration(of: key) else { return .void }
    guard var value = values.first else {
      return try program.defaultOfKey(declaration).flatMap { try evaluator.staticValue($0) } ?? .void
    }
    guard let reduce = program.members(of: declaration, named: "reduce").first else { return value }
    for next in values.dropFirst() {
      let nextValue = Value.function(FunctionBox(body: NativeBody(0) { _ in next }))
      value = try BindingBox.lend(value) {
        _ = try evaluator.callFunction(reduce, view: nil, receiver: .void, [$0, nextValue])
      }
    }
    return value
  }

  func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value {
    try evaluator.call(function, arguments)
  }

  func onReceive(_ publisher: Value, _ action: Value, site: Int) throws {
    guard drawsToShow, settings.runsAppear, let place = place(site) else { return }
    if let timer = publisher.content(TimerPublisherValue.self) {
      let identity = Identity.child(place.identity, -3)
      // Another publisher in place of one that was ended begins anew.
      let begins = receivers.follow(timer, at: identity).map(evaluator.timers.isEnded) ?? false
      if begins || store.owned(identity) == nil {
        store.own(identity, .double(evaluator.now + timer.interval))
      }
      receivers.add(Receivers.Receiver(identity: identity, source: .timer(timer), action: action))
    } else if let notifications = publisher.content(NotificationPublisherValue.self) {
      receivers.add(
        Receivers.Receiver(
          identity: place.identity, source: .notifications(notifications.name), action: action))
    } else if let published = PublishedValue(publisher), case .function(let action) = action {
      let subscription = PublishedSubscription(
        at: place.identity, of: published,
        action: FunctionBox(
          body: NativeBody(1) { [unowned self] in
            self.pending.append(PendingAction(action: .function(action), arguments: $0))
            return .void
          }))
      guard published.isWatched else {
        return follow(published, subscription, site: site)
      }
      let value = try published.watched { try evaluator.value(of: $0, member: $1) }
      onChange(
        of: value,
        .function(
          FunctionBox(
            body: NativeBody(1) { [unowned self] in
              try self.evaluator.deliver($0.last ?? value, to: subscription)
              return .void
            })), isInitial: published.hasValue, site: site)
    }
  }

  /// Has a view follow a publisher from when it appears until it is gone, and another one in its place.
  private func follow(
    _ publisher: PublishedValue, _ subscription: PublishedSubscription, site: Int
  ) {
    receivers.add(
      Receivers.Receiver(identity: subscription.key, source: .publisher, action: .void))
    evaluator.timers.give(subscription)
    onChange(
      of: Value(publisher),
      .function(
        FunctionBox(
          body: NativeBody(2) { [unowned self] _ in
            try self.evaluator.subscribe(view: subscription)
            return .void
          })), isInitial: true, site: site)
  }

  /// When the next timer gives a value, of those that views follow and the others; nil where none does.
  var nextFiring: Double? {
    var next: Double?
    for (identity, timer) in receivers.timers {
      guard case .double(let kept)? = store.owned(identity), let due = evaluator.timers.due(timer, kept)
      else { continue }
      next = min(next ?? due, due)
    }
    return [next, evaluator.timers.nextDue].compactMap { $0 }.min()
  }

  /// What runs for the timers that give a value at `instant` or before; each is due again after its interval.
  func takeFirings(at instant: Double) -> [PendingAction] {
    let inViews = receivers.firings { identity, timer in
      guard case .double(let kept)? = store.owned(identity), let due = evaluator.timers.due(timer, kept),
        due <= instant
      else { return nil }
      store.own(identity, .double(due + timer.interval))
      return .date(due)
    }
    return inViews
      + evaluator.timers.takeFirings(at: instant).map {
        PendingAction(action: $0.action, arguments: [$0.argument])
      }
  }

  func holds(_ gesture: Value, site: Int) {
    guard drawsToShow, let place = place(site), let gesture = gesture.content(GestureValue.self),
      store.appears(Identity.child(place.identity, -1))
    else { return }
    hold(gesture)
  }

  /// Runs what a gesture that goes on does to its state, and what its parts do.
  private func hold(_ gesture: GestureValue) {
    for case .updating(let state, let body) in gesture.handlers {
      var transaction = Value(TransactionValue())
      let changed = BindingBox(get: { transaction }, set: { transaction = $0 })
      pending.append(
        PendingAction(action: body, arguments: [gesture.startValue, state, .binding(changed)]))
    }
    for part in gesture.kind == .sequence ? [] : gesture.parts { hold(part) }
  }

  func presents(_ isUp: Bool, onDismiss: Value?, site: Int) {
    guard drawsToShow, let place = place(site) else { return }
    for driver in drivers { driver.didPresent(isUp, at: place, self) }
    let identity = Identity.child(place.identity, place.view)
    if isUp {
      store.present(identity)
    } else if store.dismiss(identity), let onDismiss {
      pending.append(PendingAction(action: onDismiss, arguments: []))
    }
  }

  // MARK: Views

  /// Lowers a list of views.
  func lower(
    _ views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    for place in views {
      try lower(view: frame.viewLists[place], frame, identity, lowering, into: &nodes)
    }
  }

  /// Lowers one view with its chain.
  func lower(
    view id: ViewID, _ frame: Frame, _ parent: UInt64, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let node = frame.views[id]
    let identity = Identity.child(parent, id)
    if drivers.isEmpty { return try lower(id, node, frame, identity, lowering, into: &nodes) }
    if drivers.contains(where: { $0.omits(id, node, frame, self) }) { return }
    for driver in drivers { driver.willLower(view: node, frame) }
    try lower(id, node, frame, identity, lowering, into: &nodes)
    for driver in drivers { driver.didLowerView() }
  }

  private func lower(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    if node.modifiers.isEmpty && (node.parts.isEmpty || !hasAttachments(node, frame.code)) {
      try lowerCore(id, node, frame, identity, lowering, into: &nodes)
    } else {
      append(try lowerChain(id, node, frame, identity, lowering), lowering, into: &nodes)
    }
  }

  /// Appends a node, or the views of a group.
  @inline(__always)
  func append(_ index: NodeIndex, _ lowering: Lowering, into nodes: inout [NodeIndex]) {
    if index.isNone { return }
    let node = lowering.tree.nodes[Int(index.raw)]
    if node.kind != .group {
      nodes.append(index)
      return
    }
    var child = node.firstChild
    while !child.isNone {
      let next = lowering.tree.nodes[Int(child.raw)].nextSibling
      append(child, lowering, into: &nodes)
      child = next
    }
  }

  /// Lowers what stands at a place, without its chain.
  func lowerCore(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    switch node.kind {
    case .element, .part:
      append(try lowerElement(id, node, frame, identity, lowering), lowering, into: &nodes)
    case .declared: try lowerDeclared(id, node, frame, identity, lowering, into: &nodes)
    case .conditional: try lowerConditional(id, node, frame, identity, lowering, into: &nodes)
    case .switching: try lowerSwitch(id, node, frame, identity, lowering, into: &nodes)
    case .forEach: try lowerRows(id, node, frame, identity, lowering, into: &nodes)
    case .letBinding:
      if let attribute = node.attributes.first {
        if node.target < 0 {
          frame[node.local] = try attributeValue(attribute, frame)
        } else if frame[node.target].isOmitted {
          frame[node.target] = try attributeValue(attribute, frame)
        }
      }
    case .fragment: try lowerFragment(node, frame, identity, lowering, into: &nodes)
    case .content: try lowerSlot(id, node, frame, identity, lowering, into: &nodes)
    case .text:
      if let attribute = node.attributes.first {
        let value = try attributeValue(attribute, frame)
        if isView(value) {
          append(try lowering.view(value), lowering, into: &nodes)
        } else {
          nodes.append(lowering.text(value))
        }
      }
    case .branch, .switchCase: try lower(node.content, frame, identity, lowering, into: &nodes)
    }
  }

  /// True for a value that is a view and no text of the page: a Color is a surface.
  private func isView(_ value: Value) -> Bool {
    switch value {
    case .opaque, .color: true
    // Any other value is shown by its text.
    default: false
    }
  }

  /// Calls the definition of an element.
  func lowerElement(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering
  ) throws -> NodeIndex {
    try evaluator.visit(frame.code, .none)
    let depth = enter(Site(frame: frame, view: id, identity: identity))
    let wasAmongRows = lowering.isAmongRows
    lowering.isAmongRows = false
    defer {
      lowering.isAmongRows = wasAmongRows
      leaveSites(to: depth)
    }
    if drivers.isEmpty { return try draw(id, node, frame, identity, depth, lowering) }
    for driver in drivers { driver.willLower(element: node) }
    let index = try draw(id, node, frame, identity, depth, lowering)
    for driver in drivers { driver.didLower(element: id, frame.code, self) }
    return index
  }

  private func draw(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ site: Int, _ lowering: Lowering
  ) throws -> NodeIndex {
    let use = ElementUse(values: try values(of: id, node, frame), site: site)
    if node.local >= 0 {
      if table.does(.measured, node.target) {
        return try lowerReader(node, frame, identity, use, lowering)
      } else if table.does(.picture, node.target) {
        frame[node.local] = picture(at: use[0], of: site)
      }
    }
    if isNavigation(node) {
      return try withNavigation(use, node, frame, identity) {
        try registerDestinations(in: node, frame, identity)
        return try table[node.target].lower(lowering, use)
      }
    }
    return try table[node.target].lower(lowering, use)
  }

  /// The attributes of an element by position; `.void` for those that are left out.
  func values(of id: ViewID, _ node: ViewNode, _ frame: Frame) throws -> [Value] {
    let code = frame.code
    switch code.viewArguments[id] {
    case .constant(let values): return values
    case .varies: break
    case .unknown:
      if node.attributes.allSatisfy({ evaluator.isConstant(attribute: $0, code) }) {
        let values = try evaluatedValues(node, frame)
        code.viewArguments[id] = .constant(values)
        return values
      }
      code.viewArguments[id] = .varies
    }
    return try evaluatedValues(node, frame)
  }

  private func evaluatedValues(_ node: ViewNode, _ frame: Frame) throws -> [Value] {
    let count = table[node.target].attributeCount
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(.void) }
    for place in node.attributes {
      let attribute = frame.attributes[place]
      if attribute.position >= 0 && Int(attribute.position) < values.count {
        values[Int(attribute.position)] = try attributeValue(place, frame)
      }
    }
    return values
  }

  /// A value that becomes text: only its static type tells what is an optional, and how its parts print.
  private func shown(_ value: Value, as type: TypeID) -> Value {
    if type == .string || type == .int { return value }
    switch type.kind {
    case .optional, .array, .slice, .dictionary, .tuple, .set:
      return .string(evaluator.describe(value, as: type))
    // Values of other types print alike, whatever their static type.
    default: return value
    }
  }

  /// The value of an attribute.
  func attributeValue(_ place: AttributeID, _ frame: Frame) throws -> Value {
    let code = frame.code
    let attribute = frame.attributes[place]
    switch attribute.form {
    case .literal, .name:
      return !attribute.constant.isNone && attribute.constant < code.constants.endIndex
        ? code.constants[attribute.constant] : .void
    case .expression:
      if case .constant(let value) = code.attributeConstancy[place] { return value }
      var value = try evaluator.evaluate(attribute.code, frame)
      if attribute.type == .any { value = shown(value, as: frame.types[attribute.code]) }
      if case .unknown = code.attributeConstancy[place] {
        code.attributeConstancy[place] =
          evaluator.isConstant(attribute.code, code) ? .constant(value) : .varies
      }
      return value
    case .binding:
      let value = try evaluator.evaluate(attribute.code, frame)
      if case .binding = value { return value }
      if case .null = value { return value }
      return .binding(BindingBox(get: { value }, set: nil))
    case .action:
      let slots = attribute.slot >= 0 ? (0..<attribute.slotCount).map { attribute.slot + $0 } : []
      return .function(
        FunctionBox(body: ClosureBody(block: attribute.code, frame: frame, parameters: slots, captures: [])))
    case .function: return try evaluator.evaluate(attribute.code, frame)
    case .views: return .void
    }
  }
}

/// Something that shows pages besides a tap on a link.
enum ShownSource {
  /// The path of a container.
  case path(NavigationContext)
  /// A flag or an optional.
  case flag(PushTarget, BindingBox)

  /// The container that shows the pages, if there is one.
  var navigation: NavigationContext? {
    switch self {
    case .path(let navigation): navigation
    case .flag(let target, _): target.navigation
    }
  }
}
