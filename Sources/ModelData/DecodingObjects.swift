import SourceModel

extension Decoding {
  /// An object at its brace, read as a struct.
  ///
  /// Objects of one struct mostly have the same keys in the same order, so each key is first compared with the one
  /// that came at this place in the last object.
  mutating func object(_ brace: Cursor, _ structure: Int32, _ into: CellPointer) -> Cursor? {
    guard scanner.enter(brace) else { return nil }
    into.pointee = UInt64(truncatingIfNeeded: offset(brace))
    structs[Int(structure)].objects += 1
    let firstUnknown = unknown.open.count
    var required = structs[Int(structure)].requiredCount
    var place = scanner.space(brace + 1)
    if scanner.byte(place) != Ascii.closeBrace {
      var expected = structs[Int(structure)].expected
      var previous: Int32 = -1
      while true {
        guard scanner.byte(place) == Ascii.quote else { return scanner.failKey(place, opening: brace) }
        let keyPlace = place
        let key: Int32
        let keyEnd: Cursor
        if expected >= 0, let end = match(place + 1, expected) {
          key = expected
          keyEnd = end
        } else {
          guard let found = lookUp(place, structure) else { return nil }
          key = found.key
          keyEnd = found.end
          expect(key, after: previous, structure)
        }
        guard let start = scanner.colon(keyEnd) else { return nil }
        let plan = keyPlan(key)
        previous = key
        expected = plan.expected
        let next: Cursor?
        if plan.type >= 0 {
          let presence = into + Int(plan.offset)
          if presence.pointee != 0 {
            addRepeated(key, keyPlace, keyEnd, brace)
            presence.update(repeating: 0, count: 1 + Int(types[Int(plan.type)].cells))
          } else if plan.isRequired {
            required -= 1
          }
          let wasFaulty = isFaulty
          isFaulty = false
          next = value(start, plan.type, presence + 1, key)
          presence.pointee = isFaulty ? 2 : 1
          isFaulty = isFaulty || wasFaulty
        } else {
          if unknown.see(plan.offset, offset(keyPlace), in: offset(brace)) {
            addRepeated(key, keyPlace, keyEnd, brace)
          }
          next = scanner.skip(start)
        }
        guard let next else { return nil }
        place = scanner.space(next)
        if scanner.byte(place) == Ascii.comma {
          let comma = place
          place = scanner.space(place + 1)
          if scanner.byte(place) == Ascii.closeBrace { return scanner.failComma(comma, closing: place) }
        } else if scanner.byte(place) == Ascii.closeBrace {
          break
        } else {
          return scanner.failMember(place, opening: brace)
        }
      }
    }
    if required > 0 { addMissing(structure, brace, into, firstUnknown) }
    if unknown.open.count > firstUnknown { unknown.close(to: firstUnknown) }
    return scanner.leave(place)
  }

  @inline(__always)
  mutating func keyPlan(_ key: Int32) -> KeyPlan { keyPlans[Int(key)] }

  private var keyPlans: UnsafeMutablePointer<KeyPlan> {
    @inline(__always) mutating get { keys.elements ?? plan.keys }
  }

  /// The place after the closing quote where the text at `place` is `key` as written in the schema.
  @inline(__always)
  private mutating func match(_ place: Cursor, _ key: Int32) -> Cursor? {
    let plan = keyPlan(key)
    let count = Int(plan.count) + 1
    let words = (count + 7) & ~7
    guard plan.isPlain && scanner.end - place >= words else { return nil }
    var index = 0
    while index < words - 8 {
      if word(place + index) != word(plan.quoted + index) { return nil }
      index += 8
    }
    // The last word counts only up to the quote.
    let surplus = UInt64(truncatingIfNeeded: (words - count) * 8)
    if (word(place + index) ^ word(plan.quoted + index)) &<< surplus != 0 { return nil }
    return place + count
  }

  /// Remembers that `key` follows `previous`.
  private mutating func expect(_ key: Int32, after previous: Int32, _ structure: Int32) {
    if previous < 0 {
      structs[Int(structure)].expected = key
    } else {
      keyPlans[Int(previous)].expected = key
    }
  }

  /// The key of the string at `quote`; one that no field takes is added to the unknown keys.
  @inline(never)
  private mutating func lookUp(_ quote: Cursor, _ structure: Int32) -> (key: Int32, end: Cursor)? {
    guard let stop = scanner.plainText(quote + 1) else {
      scanner.failOpenString(quote)
      return nil
    }
    if stop.pointee == Ascii.quote {
      let bytes = UnsafeBufferPointer(start: quote + 1, count: stop - quote - 1)
      return (find(bytes, quote, structure, isPlain: true), stop + 1)
    }
    var cell: UInt64 = 0
    let before = side.count
    guard let end = string(quote, &cell) else { return nil }
    let key = find(text(cell), quote, structure, isPlain: false)
    side.truncate(to: before)
    return (key, end)
  }

  private mutating func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ quote: Cursor, _ structure: Int32, isPlain: Bool
  ) -> Int32 {
    guard let start = bytes.baseAddress else { return -1 }
    let field = structs[Int(structure)].table.find(start, bytes.count)
    if field >= 0 { return structs[Int(structure)].firstKey + field }
    return unknown.find(bytes, structure, offset(quote), isPlain: isPlain, &keys)
  }
}
