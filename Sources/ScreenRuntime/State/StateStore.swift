import ScreenTypes

/// What is still there from the rendering before? Instances of views that own state, what has appeared, what is presented,
/// what is watched, and what elements keep for themselves.
///
/// A view is the same as before where its identity is: that of the view around it, its place in the body, and the
/// id of its row. Between `begin` and `end` a rendering asks for what it shows; what it did not ask for is forgotten then.
final class StateStore {
  private var instances: [UInt64: ViewInstance] = [:]
  private var appeared: [UInt64: Int] = [:]
  private var presented: [UInt64: Int] = [:]
  private var watched: [UInt64: (value: Value, pass: Int)] = [:]
  private var owned: [UInt64: (value: Value, pass: Int)] = [:]
  private var rows = RowIdentities()
  private var lifecycle = Lifecycle()
  /// The number of the page that is lowered, among all.
  private(set) var pass = 0
  /// That of the first page of the current rendering.
  private var first = 0
  private var turns = 0
  /// How often something else than an instance began or ended that outlives a rendering.
  private(set) var news = 0
  /// The instances that were made for the page that is lowered.
  private var made: Set<UInt64> = []

  /// Starts a rendering.
  func begin() {
    pass += 1
    first = pass
    lifecycle.begin()
  }

  /// Starts the next page of a rendering.
  func beginPage() {
    pass += 1
    made = []
  }

  /// Forgets what the rendering did not show; gives what it made appear and disappear.
  @discardableResult
  func end() -> Lifecycle.Changes {
    Self.keep(&instances) { $0.pass >= first }
    Self.keep(&appeared) { $0 >= first }
    Self.keep(&presented) { $0 >= first }
    Self.keep(&watched) { $0.pass >= first }
    Self.keep(&owned) { $0.pass >= first }
    rows.keep(since: first)
    return lifecycle.end(since: first)
  }

  /// Keeps the entries whose values were shown; mostly all of them.
  private static func keep<Entry>(_ entries: inout [UInt64: Entry], where isShown: (Entry) -> Bool) {
    if entries.allSatisfy({ isShown($0.value) }) { return }
    entries = entries.filter { isShown($0.value) }
  }

  /// The identity of the row with this key inside `parent`.
  func row(_ parent: UInt64, _ key: Value) -> UInt64 { rows.identity(parent, key, pass: pass) }

  /// What the element of an identity keeps for itself, if anything.
  func owned(_ identity: UInt64) -> Value? {
    owned[identity]?.pass = pass
    return owned[identity]?.value
  }

  /// Keeps something for the element of an identity; nil forgets it.
  func own(_ identity: UInt64, _ value: Value?) {
    owned[identity] = value.map { ($0, pass) }
    news += 1
  }

  /// The instance of an identity, if it is of this declaration.
  func instance(_ identity: UInt64, _ plan: DeclarationPlan) -> ViewInstance? {
    guard let instance = instances[identity], instance.plan === plan else { return nil }
    show(instance)
    return instance
  }

  /// Keeps an instance.
  func keep(_ instance: ViewInstance) {
    show(instance)
    instances[instance.identity] = instance
    made.insert(instance.identity)
  }

  private func show(_ instance: ViewInstance) {
    turns += 1
    (instance.pass, instance.turn) = (pass, turns)
  }

  /// All instances that own state, in the order in which they were lowered last: that of reading.
  var all: [ViewInstance] { instances.values.sorted { $0.turn < $1.turn } }

  /// True where the view of this identity appears for the first time.
  func appears(_ identity: UInt64) -> Bool {
    let isNew = appeared.updateValue(pass, forKey: identity) == nil
    if isNew { news += 1 }
    return isNew
  }

  /// Notes a handler of a view that comes and goes: its action runs as `end` says. `place` is how many other actions were to
  /// run after the rendering by then.
  func meet(
    _ moment: Lifecycle.Moment, _ action: Value, of identity: UInt64, in container: UInt64, place: Int
  ) {
    lifecycle.meet(
      Lifecycle.Met(
        identity: identity, moment: moment, action: action, place: place, container: container, pass: pass))
  }

  /// How many handlers the rendering under way met so far that run for views that appear.
  var arrivingCount: Int { lifecycle.arrivingCount }

  /// True where the view of a handler was on the screen after the rendering before.
  func isOnScreen(_ identity: UInt64) -> Bool { lifecycle.isOnScreen(identity) }

  /// Notes that the page that is lowered lies above the earlier ones of its navigation container.
  func cover(_ container: UInt64) { lifecycle.cover(container, pass: pass) }

  /// Keeps that the presentation of this identity is up.
  func present(_ identity: UInt64) { if presented.updateValue(pass, forKey: identity) == nil { news += 1 } }

  /// Keeps that the presentation of this identity is not up; true where it was.
  func dismiss(_ identity: UInt64) -> Bool {
    let wasUp = presented.removeValue(forKey: identity) != nil
    if wasUp { news += 1 }
    return wasUp
  }

  /// Keeps the value watched at an identity; gives the one before where it was another.
  func watch(_ identity: UInt64, _ value: Value) -> Value? {
    let before = watched.updateValue((value, pass), forKey: identity)
    if let before, before.value == value { return nil }
    news += 1
    return before?.value
  }

  /// Keeps what is watched at an identity, of which nothing is known this time.
  func keepWatching(_ identity: UInt64) {
    if let known = watched[identity] { watched[identity] = (known.value, pass) }
    if appeared[identity] != nil { appeared[identity] = pass }
  }

  /// A number for what has appeared, what is presented, what is watched and what elements keep for themselves, but for
  /// the instances: equal in runs where it is the same. `hash` gives one for a value.
  func hash(of hash: (Value) -> UInt64) -> UInt64 {
    var sum = lifecycle.hash
    for identity in appeared.keys { sum &+= Identity.mix(identity, 1) }
    for identity in presented.keys { sum &+= Identity.mix(identity, 2) }
    // Values may hold objects, which count in the order in which they are met.
    for (identity, entry) in watched.sorted(by: { $0.key < $1.key }) {
      sum &+= Identity.mix(Identity.mix(identity, 3), hash(entry.value))
    }
    for (identity, entry) in owned.sorted(by: { $0.key < $1.key }) {
      sum &+= Identity.mix(Identity.mix(identity, 4), hash(entry.value))
    }
    return sum
  }

  // MARK: Asking again

  /// What one page asked for, and what there was of what a page may find missing.
  struct Asked {
    /// The instances in the order in which they were asked for, with what they were given.
    fileprivate(set) var instances: [(view: ViewInstance, isMade: Bool, given: ViewInstance.Given)] = []
    fileprivate var appeared: [UInt64] = []
    fileprivate var handlers: [Lifecycle.Met] = []
    fileprivate var watched: [(identity: UInt64, value: Value)] = []
    fileprivate var presented: Set<UInt64> = []
    fileprivate var owned: [UInt64: Value] = [:]
    fileprivate var rows = RowIdentities()

    /// True for an instance that was made for the page.
    func made(_ view: ViewInstance) -> Bool { instances.contains { $0.isMade && $0.view === view } }
  }

  /// What the page asked for that was lowered last; nil where that depends on more than what there is.
  func asked(_ evaluator: Evaluator) -> Asked? {
    guard let rows = rows.asked(in: pass) else { return nil }
    var asked = Asked()
    asked.rows = rows
    for view in instances.values.filter({ $0.pass == pass }).sorted(by: { $0.turn < $1.turn }) {
      let isMade = made.contains(view.identity)
      asked.instances.append((view, isMade, view.given(evaluator, withStates: isMade)))
    }
    asked.appeared = appeared.filter { $0.value == pass }.map(\.key)
    asked.handlers = lifecycle.met(on: pass)
    asked.watched = watched.filter { $0.value.pass == pass }.map { ($0.key, $0.value.value) }
    asked.presented = Set(presented.keys)
    asked.owned = owned.mapValues(\.value)
    return asked
  }

  /// What all instances were given last.
  func given(_ evaluator: Evaluator) -> [(view: ViewInstance, given: ViewInstance.Given)] {
    instances.values.map { ($0, $0.given(evaluator, withStates: false)) }
  }

  /// True where an instance is the one of its identity, or of an instance to be made, where there is none.
  func fits(_ instance: ViewInstance, isMade: Bool) -> Bool {
    isMade ? instances[instance.identity] == nil : instances[instance.identity] === instance
  }

  /// True where a page that asks for the same is given the same, but for its instances.
  func fits(_ asked: Asked) -> Bool {
    asked.appeared.allSatisfy { appeared[$0] != nil }
      && asked.watched.allSatisfy { watched[$0.identity]?.value == $0.value }
      && presented.count == asked.presented.count && asked.presented.allSatisfy { presented[$0] != nil }
      && owned.count == asked.owned.count && asked.owned.allSatisfy { owned[$0.key]?.value == $0.value }
      && rows.fit(asked.rows)
  }

  /// Asks again for what a page asked for, where all of it fits. What was made then is made again: an instance has the states
  /// with which it began, and `undo` takes note of those that it has now.
  func ask(_ asked: Asked, place: Int, _ undo: UndoLog?) {
    beginPage()
    for (view, isMade, given) in asked.instances {
      if isMade { keep(view) } else { show(view) }
      view.take(given, undo)
    }
    for identity in asked.appeared { appeared[identity] = pass }
    for handler in asked.handlers {
      var handler = handler
      (handler.pass, handler.place) = (pass, place)
      lifecycle.meet(handler)
    }
    for (identity, value) in asked.watched { watched[identity] = (value, pass) }
    for identity in asked.presented { presented[identity] = pass }
    for (identity, value) in asked.owned { owned[identity] = (value, pass) }
    rows.ask(asked.rows, pass: pass)
  }

  // MARK: Going back

  /// Everything that the store keeps, to be put back. Values of states are those of the instances, which are the same
  /// before and after: writes to them are noted in an `UndoLog`.
  struct Contents {
    fileprivate let instances: [UInt64: ViewInstance]
    fileprivate let appeared: [UInt64: Int]
    fileprivate let presented: [UInt64: Int]
    fileprivate let watched: [UInt64: (value: Value, pass: Int)]
    fileprivate let owned: [UInt64: (value: Value, pass: Int)]
    fileprivate let rows: RowIdentities
    fileprivate let lifecycle: Lifecycle
  }

  /// What the handlers of views depend on, to be put back.
  struct Handlers {
    fileprivate let appeared: [UInt64: Int]
    fileprivate let presented: [UInt64: Int]
    fileprivate let watched: [UInt64: (value: Value, pass: Int)]
    fileprivate let owned: [UInt64: (value: Value, pass: Int)]
    fileprivate let lifecycle: Lifecycle
  }

  /// What they depend on now. The instances of views stay as they are where it is put back.
  var handlers: Handlers {
    get {
      Handlers(
        appeared: appeared, presented: presented, watched: watched, owned: owned, lifecycle: lifecycle)
    }
    set {
      (appeared, presented, watched, owned, lifecycle) = (
        newValue.appeared, newValue.presented, newValue.watched, newValue.owned, newValue.lifecycle
      )
    }
  }

  /// What is kept now. To take it, and to put it back, costs the same whatever is kept; the first rendering after that
  /// copies what it changes.
  var contents: Contents {
    get {
      Contents(
        instances: instances, appeared: appeared, presented: presented, watched: watched, owned: owned,
        rows: rows, lifecycle: lifecycle)
    }
    set {
      (instances, appeared, presented, watched, owned, rows, lifecycle) = (
        newValue.instances, newValue.appeared, newValue.presented, newValue.watched,
        newValue.owned, newValue.rows, newValue.lifecycle
      )
    }
  }

  /// Puts a value that an element keeps for itself in place of what it keeps now, which is given; nil for none.
  func exchange(_ identity: UInt64, _ value: Value?) -> Value? {
    let before = owned[identity]?.value
    own(identity, value)
    return before
  }
}
