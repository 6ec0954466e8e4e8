import Memory
import SourceModel

/// The keys of a file that no field takes.
struct UnknownKeys: ~Copyable {
  /// One key of one struct.
  struct Entry {
    /// Its place among all keys.
    var key: Int32
    /// Offset of its first quote in the file.
    var first: UInt32
    /// The number of objects that have it.
    var objects = 0
    /// Offset of the object that had it last, and of the key there; -1 before the first.
    var lastObject = -1
    var lastPlace = 0
  }

  /// A key of an open object, with what the entry said before that object.
  struct Open {
    var entry: Int32
    var lastObject: Int
    var lastPlace: Int
  }

  private(set) var entries: [Entry] = []
  /// The keys of the open objects, innermost last.
  private(set) var open: [Open] = []
  /// Hash table of positions in `entries` plus 1; 0 is empty.
  private var slots: [Int32] = []
  private var memory: [Cursor] = []

  deinit {
    for place in memory { place.deallocate() }
  }

  /// Notes that the object at `object` has a key; true if it had it before.
  mutating func see(_ entry: Int32, _ place: Int, in object: Int) -> Bool {
    let index = Int(entry)
    if entries[index].lastObject == object { return true }
    open.append(
      Open(entry: entry, lastObject: entries[index].lastObject, lastPlace: entries[index].lastPlace))
    entries[index].lastObject = object
    entries[index].lastPlace = place
    entries[index].objects += 1
    return false
  }

  /// Leaves an object whose keys start at `first` in `open`.
  mutating func close(to first: Int) {
    while open.count > first, let key = open.popLast() {
      entries[Int(key.entry)].lastObject = key.lastObject
      entries[Int(key.entry)].lastPlace = key.lastPlace
    }
  }

  /// The place among all keys of a key of `structure` with these bytes; a new one is added there.
  mutating func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ structure: Int32, _ offset: Int, isPlain: Bool,
    _ keys: inout GrowingBuffer<KeyPlan>
  ) -> Int32 {
    guard let start = bytes.baseAddress else { return -1 }
    if entries.count * 2 >= slots.count { grow(&keys) }
    var slot = Int(truncatingIfNeeded: Self.hash(start, bytes.count, structure)) & (slots.count - 1)
    let plans = keys.extend(by: 0) - keys.count
    while slots[slot] != 0 {
      let key = entries[Int(slots[slot]) - 1].key
      let plan = plans[Int(key)]
      if plan.structure == structure && Int(plan.count) == bytes.count
        && bytesEqual(plan.quoted, start, bytes.count)
      {
        return key
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let key = Int32(truncatingIfNeeded: keys.count)
    let quoted = DecodePlan.quoted(bytes)
    memory.append(quoted)
    keys.extend(by: 1).initialize(
      to: KeyPlan(
        quoted: quoted, count: Int32(truncatingIfNeeded: bytes.count), type: -1,
        offset: Int32(truncatingIfNeeded: entries.count), structure: structure, expected: -1,
        isRequired: false,
        isPlain: isPlain))
    entries.append(Entry(key: key, first: UInt32(truncatingIfNeeded: offset)))
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    return key
  }

  private static func hash(_ bytes: Cursor, _ count: Int, _ structure: Int32) -> UInt64 {
    mix(hashBytes(bytes, count), UInt64(truncatingIfNeeded: structure))
  }

  private mutating func grow(_ keys: inout GrowingBuffer<KeyPlan>) {
    let plans = keys.extend(by: 0) - keys.count
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for (index, entry) in entries.enumerated() {
      let plan = plans[Int(entry.key)]
      var slot =
        Int(truncatingIfNeeded: Self.hash(plan.quoted, Int(plan.count), plan.structure)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
