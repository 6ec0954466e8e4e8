import ScreenSemantics
import ScreenTypes
import StandardLibrary

/// One number for all that decides what a run does next: sources of truth, static variables, what is stored, pages and
/// presentations, what elements keep for themselves, and what has appeared.
///
/// Runs of one program that are in the same state give the same number, on whatever thread and however they came there.
/// The clock is left out, as nothing waits for it; so is what happened besides, and the counter of identifiers.
struct StateHash {
  private let run: ScreenRun
  /// Objects by the order in which they are met: where they lie in memory differs from run to run.
  private var objects: [ObjectIdentifier: UInt64] = [:]
  /// Timers, publishers and subscriptions by the order in which they are met.
  private var scheduled: [Int: UInt64] = [:]
  private var hash: UInt64 = 0
  /// Rows of model data that were hashed before: they never change.
  private let rows: RowHashes

  /// The hash of a run as it is now.
  static func of(_ run: ScreenRun, rows: RowHashes) -> UInt64 {
    var state = StateHash(run, rows)
    state.addStatics()
    state.addStored()
    state.addInstances()
    state.addPages()
    state.addFollowers()
    let kept = run.store.hash { state.hash(of: $0) }
    state.add(kept)
    return state.hash
  }

  private init(_ run: ScreenRun, _ rows: RowHashes) {
    self.run = run
    self.rows = rows
  }

  private mutating func add(_ word: UInt64) { hash = Identity.mix(hash, word) }

  private mutating func add(_ value: Value) { add(hash(of: value)) }

  // MARK: Where state is

  private mutating func addStatics() {
    let evaluator = run.evaluator
    for member in evaluator.statics.keys.sorted() {
      guard let value = evaluator.statics[member] else { continue }
      // What is set once tells nothing, unless it is an object.
      if run.runnable.program[member].kind != .variable {
        guard case .object = value else { continue }
      }
      add(UInt64(UInt32(bitPattern: member.index)))
      add(value)
    }
    for (key, value) in evaluator.appearances.sorted(by: { $0.key < $1.key }) {
      add(UInt64(bitPattern: key))
      add(value)
    }
  }

  private mutating func addStored() {
    for (key, value) in run.host.storedValues.all {
      add(Self.hash(of: key.name.utf8, key.isOfScene ? 2 : 3))
      add(value)
    }
  }

  private mutating func addInstances() {
    if let app = run.appInstance { add(app) }
    for view in run.store.all where view !== run.appInstance { add(view) }
    for type in run.host.missing.made.keys.sorted(by: { $0.raw < $1.raw }) {
      if let object = run.host.missing.made[type] { add(object) }
    }
    guard case .view(let id, let arrival)? = run.root else { return }
    add(UInt64(UInt32(bitPattern: id.index)))
    for member in arrival.arguments.keys.sorted() {
      guard let value = arrival.arguments[member] else { continue }
      // What cannot be read fails where it is drawn.
      if case .binding(let box) = value { add((try? box.get()) ?? .null) } else { add(value) }
    }
  }

  /// What a view owns, and what it was given once: what it is passed, it is passed again.
  private mutating func add(_ view: ViewInstance) {
    add(view.identity)
    for (field, member) in view.plan.stored.enumerated() {
      let value = view.field(Int32(field))
      switch run.runnable.program[member].kind {
      case .state, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
        .stateObject:
        add(value)
      case .constant, .variable:
        if !view.plan.parameters.contains(member) { add(value) }
      case .binding, .observedObject, .bindable, .environmentObject, .environment, .published, .computed,
        .function, .enumCase, .fragment, .slot:
        continue
      }
    }
    for made in view.plan.made { if let value = view.given?[made.member] { add(value) } }
  }

  private mutating func addPages() {
    for page in run.pushed {
      add(page.site.identity)
      add(UInt64(UInt32(bitPattern: page.site.view.index)))
      if let value = page.value { add(value) }
      if page.isLinkGone { add(UInt64(1)) }
      page.site.frame.forEachSlot { add($0) }
    }
    if let focused = run.focused, run.tellsEditing { add(focused) }
  }

  private mutating func addFollowers() {
    for follower in run.evaluator.timers.followers {
      for value in follower { add(value) }
    }
  }

  // MARK: Values

  /// A number for a value: equal ones have equal numbers, whether they are rows of model data or were copied out.
  private mutating func hash(of value: Value) -> UInt64 {
    switch value {
    case .null: return 1
    case .someNil(let depth): return Identity.mix(2, UInt64(depth))
    case .void: return 3
    case .bool(let bool): return bool ? 5 : 4
    case .int(let number): return Identity.mix(6, UInt64(bitPattern: Int64(number)))
    case .double(let number): return Identity.mix(7, Identity.bits(number))
    case .string(let text): return Self.hash(of: text)
    case .dataString(let text): return Self.hash(of: text.utf8, 8)
    case .choice(_, let index): return Identity.mix(9, UInt64(UInt32(bitPattern: index)))
    case .payload(let box):
      return Identity.mix(Identity.mix(10, UInt64(UInt32(bitPattern: box.index))), hash(of: box.payload))
    case .structure(let box): return hash(of: box.fields, 11)
    case .row(let row):
      if let known = rows[row] { return known }
      let made = hash(of: row.copied().fields, 11)
      rows[row] = made
      return made
    case .array(let box): return hash(of: box, 12)
    case .tuple(let box): return hash(of: box, 13)
    case .set(let box):
      return box.keys.reduce(14) { $0 &+ Identity.mix(15, hash(of: $1)) }
    case .dictionary(let box):
      return zip(box.keys, box.values).reduce(16) {
        $0 &+ Identity.mix(hash(of: $1.0), hash(of: $1.1))
      }
    case .range(let box):
      return Identity.mix(Identity.mix(box.isClosed ? 18 : 17, hash(of: box.lower)), hash(of: box.upper))
    case .object(let object): return hash(of: object)
    case .color(let color):
      return [UInt64(color.base.rawValue), UInt64(color.red), UInt64(color.green), UInt64(color.blue)]
        .reduce(Identity.mix(19, UInt64(color.alpha))) { Identity.mix($0, $1) }
    case .opaque(let box):
      let text = Self.hash(of: box.description)
      if let content = box.content as? any ScheduledContent { return hash(of: content, text) }
      return hash(of: box.parts, text)
    case .type(let type): return Identity.mix(20, UInt64(UInt32(truncatingIfNeeded: type.raw)))
    case .function(let function): return hash(of: function)
    // One cannot be told from another; what they lead to is hashed where it is.
    case .binding: return 21
    }
  }

  private mutating func hash(of values: [Value], _ kind: UInt64) -> UInt64 {
    values.reduce(Identity.mix(kind, UInt64(values.count))) { Identity.mix($0, hash(of: $1)) }
  }

  private mutating func hash(of box: ArrayBox, _ kind: UInt64) -> UInt64 {
    (0..<box.count).reduce(Identity.mix(kind, UInt64(box.count))) { Identity.mix($0, hash(of: box[$1])) }
  }

  private mutating func hash(of object: ObjectBox) -> UInt64 {
    let id = ObjectIdentifier(object)
    if let number = objects[id] { return Identity.mix(22, number) }
    let number = UInt64(objects.count)
    objects[id] = number
    return hash(of: object.fields, Identity.mix(23, number))
  }

  private mutating func hash(of content: any ScheduledContent, _ text: UInt64) -> UInt64 {
    let timers = run.evaluator.timers
    let state: UInt64 = timers.isValid(content.number) ? 24 : timers.hasEnded(content.number) ? 25 : 26
    let place = scheduled[content.number] ?? UInt64(scheduled.count)
    scheduled[content.number] = place
    let action = timers.action(content.number).map { hash(of: $0) } ?? 0
    return Identity.mix(Identity.mix(Identity.mix(text, state), place), action)
  }

  /// A function by the code that it runs; what it captured is left out, as most of that is hashed where it is.
  private func hash(of function: FunctionBox) -> UInt64 {
    switch function.body {
    case let closure as ClosureBody:
      Identity.mix(
        Identity.mix(27, UInt64(UInt32(bitPattern: closure.frame.code.id.index))),
        UInt64(UInt32(bitPattern: closure.block.index)))
    case let method as MethodBody: Identity.mix(28, UInt64(UInt32(bitPattern: method.member.index)))
    // What the library makes cannot be told apart.
    default: 21
    }
  }

  private static func hash(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash(of: $0, 8) }
  }

  /// Bytes, eight of them to a word.
  private static func hash(of bytes: some Collection<UInt8>, _ kind: UInt64) -> UInt64 {
    bytes.withContiguousStorageIfAvailable { hash(of: $0, kind) }
      ?? Array(bytes).withUnsafeBufferPointer { hash(of: $0, kind) }
  }

  private static func hash(of bytes: UnsafeBufferPointer<UInt8>, _ kind: UInt64) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = Identity.mix(kind, UInt64(raw.count))
    var place = 0
    while place + 8 <= raw.count {
      hash = Identity.mix(hash, raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    while place < raw.count {
      rest = rest << 8 | UInt64(raw[place])
      place += 1
    }
    return Identity.mix(hash, rest)
  }
}

/// The hashes of rows of model data, which serve all states of a run.
final class RowHashes {
  private struct Key: Hashable {
    let layout: ObjectIdentifier
    let cell: UInt32
  }

  private var known: [Key: UInt64] = [:]

  /// The hash of a row, if it is known.
  subscript(row: DataRow) -> UInt64? {
    get { known[Key(layout: ObjectIdentifier(row.layout), cell: row.cell)] }
    set { known[Key(layout: ObjectIdentifier(row.layout), cell: row.cell)] = newValue }
  }
}

extension ScreenRun {
  /// True where some field of the page tells when its editing begins and ends, so that the focus makes a difference.
  fileprivate var tellsEditing: Bool { host.controls.contains { $0.registration.editingChanged != nil } }
}
