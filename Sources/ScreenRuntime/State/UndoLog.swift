import ScreenTypes

/// What was written to sources of truth, and what was there before? Takes the writes back, and makes them again.
final class UndoLog {
  /// What was written.
  enum Target: Equatable {
    /// A property of an object of a class.
    case object(TypeID)
    /// A state of a view.
    case member(MemberID)
    /// A source without a declaration.
    case unnamed
  }

  /// A place that was written, and the value that it does not have: the one before, or after `takeBack` the one after.
  enum Entry {
    case object(ObjectBox, fields: [Value], version: Int)
    case field(ViewInstance, Int32, Value)
    case source(LocalSource, Value)
    case owned(StateStore, UInt64, Value?)
    /// What is stored under the key of a member.
    case stored(StoredValues, StoredValues.Key, member: MemberID, Value?)

    /// Gives the place the other value.
    mutating func exchange() {
      switch self {
      case .object(let object, let fields, let version):
        self = .object(object, fields: object.fields, version: object.version)
        object.fields = fields
        object.version = version
      case .field(let view, let field, let value):
        self = .field(view, field, view.field(field))
        view.setField(field, value)
      case .source(let source, let value):
        self = .source(source, source.value)
        source.value = value
      case .owned(let store, let identity, let value):
        self = .owned(store, identity, store.exchange(identity, value))
      case .stored(let values, let key, let member, let value):
        self = .stored(values, key, member: member, values[key])
        values[key] = value
      }
    }
  }

  /// The writes, in order.
  private(set) var entries: [Entry] = []
  /// What was written, each once.
  private(set) var targets: [Target] = []

  /// An empty log.
  init() {}

  /// A log of the same writes, to be taken back or made again by itself.
  init(copying log: UndoLog) { (entries, targets) = (log.entries, log.targets) }

  /// True where nothing was written, or everything was taken back for good.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes note of an object before a property of it is written.
  func note(_ object: ObjectBox) {
    add(.object(object, fields: object.fields, version: object.version), to: .object(object.type))
  }

  /// Takes note of a view before a state of it is written.
  func note(_ view: ViewInstance, _ field: Int32) {
    let stored = view.plan.stored
    add(
      .field(view, field, view.field(field)),
      to: field >= 0 && Int(field) < stored.count ? .member(stored[Int(field)]) : .unnamed)
  }

  /// Takes note of a source before it is written.
  func note(_ source: LocalSource) { add(.source(source, source.value), to: .unnamed) }

  /// Takes note of what an element keeps for itself, before it is written.
  func note(_ store: StateStore, _ identity: UInt64) {
    add(.owned(store, identity, store.owned(identity)), to: .unnamed)
  }

  /// Takes note of what is stored under the key of a member, before it is written.
  func note(_ values: StoredValues, _ key: StoredValues.Key, member: MemberID) {
    add(.stored(values, key, member: member, values[key]), to: member.isNone ? .unnamed : .member(member))
  }

  /// Takes the notes of another log, which followed its own.
  func append(_ other: UndoLog) {
    entries += other.entries
    for target in other.targets where !targets.contains(target) { targets.append(target) }
  }

  private func add(_ entry: Entry, to target: Target) {
    entries.append(entry)
    if !targets.contains(target) { targets.append(target) }
  }

  /// Takes everything back, the latest first, and forgets it.
  func restore() {
    takeBack()
    entries.removeAll(keepingCapacity: true)
  }

  /// Takes everything back, the latest first, so that it can be made again.
  func takeBack() { for place in entries.indices.reversed() { entries[place].exchange() } }

  /// Makes again what was taken back, the earliest first.
  func makeAgain() { for place in entries.indices { entries[place].exchange() } }
}
