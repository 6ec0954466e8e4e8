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
  /// The number of the current rendering.
  private(set) var pass = 0
  private var turns = 0

  /// Starts a rendering.
  func begin() { pass += 1 }

  /// Forgets what the rendering did not show.
  func end() {
    Self.keep(&instances) { $0.pass == pass }
    Self.keep(&appeared) { $0 == pass }
    Self.keep(&presented) { $0 == pass }
    Self.keep(&watched) { $0.pass == pass }
    Self.keep(&owned) { $0.pass == pass }
    rows.keep(pass: pass)
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
  func own(_ identity: UInt64, _ value: Value?) { owned[identity] = value.map { ($0, pass) } }

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
  }

  private func show(_ instance: ViewInstance) {
    turns += 1
    (instance.pass, instance.turn) = (pass, turns)
  }

  /// All instances that own state, in the order in which they were lowered last: that of reading.
  var all: [ViewInstance] { instances.values.sorted { $0.turn < $1.turn } }

  /// True where the view of this identity appears for the first time.
  func appears(_ identity: UInt64) -> Bool {
    appeared.updateValue(pass, forKey: identity) == nil
  }

  /// Keeps that the presentation of this identity is up.
  func present(_ identity: UInt64) { presented[identity] = pass }

  /// Keeps that the presentation of this identity is not up; true where it was.
  func dismiss(_ identity: UInt64) -> Bool { presented.removeValue(forKey: identity) != nil }

  /// Keeps the value watched at an identity; gives the one before where it was another.
  func watch(_ identity: UInt64, _ value: Value) -> Value? {
    let before = watched.updateValue((value, pass), forKey: identity)
    guard let before, before.value != value else { return nil }
    return before.value
  }

  /// A number for what has appeared, what is presented, what is watched and what elements keep for themselves, but for
  /// the instances: equal in runs where it is the same. `hash` gives one for a value.
  func hash(of hash: (Value) -> UInt64) -> UInt64 {
    var sum: UInt64 = 0
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
  }

  /// What is kept now. To take it, and to put it back, costs the same whatever is kept; the first rendering after that
  /// copies what it changes.
  var contents: Contents {
    get {
      Contents(
        instances: instances, appeared: appeared, presented: presented, watched: watched, owned: owned,
        rows: rows)
    }
    set {
      (instances, appeared, presented, watched, owned, rows) = (
        newValue.instances, newValue.appeared, newValue.presented, newValue.watched,
        newValue.owned, newValue.rows
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
