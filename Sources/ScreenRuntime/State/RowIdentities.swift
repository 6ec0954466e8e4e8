import ScreenTypes

/// The identities of rows: one for equal keys in one place, never one for keys that differ.
///
/// An identity is a hash, so what is hashed is kept beside it and compared. A number, `true` or a case is mixed without a
/// loss and needs nothing beside it. Objects have numbers in the order in which they were met: where they lie in memory
/// differs from run to run.
struct RowIdentities {
  private struct Entry {
    let parent: UInt64
    let words: [UInt64]
    var pass: Int
    /// True where another key of the same hash was given the next identity, which is found by way of this one.
    var isPassed = false
  }

  private struct Met {
    /// Kept, so that no other object can have its place.
    let object: ObjectBox
    let number: UInt64
    var pass: Int
  }

  private var entries: [UInt64: Entry] = [:]
  private var objects: [ObjectIdentifier: Met] = [:]
  private var objectCount: UInt64 = 0

  /// The identity of the row with this key inside `parent`, in a rendering.
  mutating func identity(_ parent: UInt64, _ key: Value, pass: Int) -> UInt64 {
    if let identity = Identity.row(parent, key) { return identity }
    var words: [UInt64] = []
    add(key, to: &words, pass)
    var identity = words.reduce(parent) { Identity.mix($0, $1) }
    while let entry = entries[identity] {
      if entry.parent == parent, entry.words == words {
        entries[identity]?.pass = pass
        return identity
      }
      entries[identity]?.isPassed = true
      identity = Identity.mix(identity, 1)
    }
    entries[identity] = Entry(parent: parent, words: words, pass: pass)
    return identity
  }

  /// Forgets the keys that no page has shown from one on.
  mutating func keep(since first: Int) {
    if !entries.allSatisfy({ $0.value.pass >= first }) {
      entries = entries.filter { $0.value.pass >= first || $0.value.isPassed }
    }
    if !objects.allSatisfy({ $0.value.pass >= first }) {
      objects = objects.filter { $0.value.pass >= first }
    }
  }

  /// The keys that a page showed; nil where objects are among them, whose numbers tell what was met before.
  func asked(in pass: Int) -> RowIdentities? {
    if objects.contains(where: { $0.value.pass == pass }) { return nil }
    var asked = RowIdentities()
    asked.entries = entries.filter { $0.value.pass == pass }
    return asked
  }

  /// True where keys that were asked for have the identities now that they had then.
  func fit(_ asked: RowIdentities) -> Bool {
    asked.entries.allSatisfy { identity, entry in
      guard let known = entries[identity] else { return !entry.isPassed }
      return known.parent == entry.parent && known.words == entry.words
    }
  }

  /// Shows the keys again that were asked for, where they fit.
  mutating func ask(_ asked: RowIdentities, pass: Int) {
    for (identity, entry) in asked.entries {
      entries[identity, default: entry].pass = pass
    }
  }

  /// What a value is, so that the words of equal values are equal and no words are the beginning of others.
  private mutating func add(_ value: Value, to words: inout [UInt64], _ pass: Int) {
    switch value {
    case .null: words.append(1)
    case .someNil(let depth): words += [2, UInt64(depth)]
    case .void: words.append(3)
    case .bool(let bool): words += [4, bool ? 1 : 0]
    case .int(let number): words += [5, UInt64(bitPattern: Int64(number))]
    case .double(let number): words += [6, Identity.bits(number)]
    case .string(let text): Self.add(text.utf8, 7, to: &words)
    case .dataString(let text): Self.add(text.utf8, 7, to: &words)
    case .choice(_, let index): words += [8, UInt64(UInt32(bitPattern: index))]
    case .payload(let box):
      words += [9, UInt64(UInt32(bitPattern: box.index))]
      add(box.payload, to: &words, pass)
    case .structure(let box): add(box.fields, 10, to: &words, pass)
    case .row(let row): add((0..<row.fieldCount).map(row.field), 10, to: &words, pass)
    case .array(let box): add(box.elements, 11, to: &words, pass)
    case .tuple(let box): add(box.elements, 12, to: &words, pass)
    case .set(let box): addUnordered(box.keys.map { [$0] }, 13, to: &words, pass)
    case .dictionary(let box):
      addUnordered(zip(box.keys, box.values).map { [$0, $1] }, 14, to: &words, pass)
    case .range(let box): add([.bool(box.isClosed), box.lower, box.upper], 15, to: &words, pass)
    case .object(let object): words += [16, number(of: object, pass)]
    case .color(let color):
      words += [17, UInt64(color.base.rawValue)]
      words += [color.red, color.green, color.blue, color.alpha].map(UInt64.init)
    case .opaque(let box):
      Self.add(box.type.description.utf8, 18, to: &words)
      Self.add(box.description.utf8, 18, to: &words)
      add(box.parts, 18, to: &words, pass)
    case .type(let type): Self.add(type.description.utf8, 19, to: &words)
    // Swift takes neither as a key: a function cannot be compared, and a binding is made anew for each rendering.
    case .function: words.append(20)
    case .binding: words.append(21)
    }
  }

  private mutating func add(_ parts: [Value], _ kind: UInt64, to words: inout [UInt64], _ pass: Int) {
    words += [kind, UInt64(parts.count)]
    for part in parts { add(part, to: &words, pass) }
  }

  /// Groups of values that come in any order.
  private mutating func addUnordered(
    _ groups: [[Value]], _ kind: UInt64, to words: inout [UInt64], _ pass: Int
  ) {
    var found: [[UInt64]] = []
    for group in groups {
      var own: [UInt64] = []
      for part in group { add(part, to: &own, pass) }
      found.append(own)
    }
    found.sort { $0.lexicographicallyPrecedes($1) }
    words += [kind, UInt64(groups.count)]
    for own in found { words += own }
  }

  /// Characters, eight bytes to a word.
  private static func add(_ bytes: some Collection<UInt8>, _ kind: UInt64, to words: inout [UInt64]) {
    words += [kind, UInt64(bytes.count)]
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        words.append(word)
        word = 0
      }
    }
    if count % 8 != 0 { words.append(word) }
  }

  private mutating func number(of object: ObjectBox, _ pass: Int) -> UInt64 {
    let id = ObjectIdentifier(object)
    if let met = objects[id] {
      objects[id]?.pass = pass
      return met.number
    }
    objectCount += 1
    objects[id] = Met(object: object, number: objectCount, pass: pass)
    return objectCount
  }
}
