import SourceModel

/// What must differ: the ids of an array's rows, the keys of a dictionary.
extension Decoding {
  /// Reports rows of one array that have an id which a row before has. Linear in the rows.
  mutating func checkIdentity(_ element: Int32, _ start: Int, _ count: Int) {
    let structure = types[Int(element)].argument
    let identity = structs[Int(structure)].identity
    if identity < 0 || count < 2 { return }
    let key = keyPlan(structs[Int(structure)].firstKey + identity)
    let rows = Rows(
      first: lists.pointer(start), stride: Int(types[Int(element)].cells), count: count,
      field: Int(key.offset))
    if types[Int(key.type)].kind == .int && rows.ascend { return }
    var size = 16
    while size < count * 2 { size *= 2 }
    // The upper half of a slot is a part of the hash, the lower one the row's number from 1; 0 is empty.
    let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    defer { slots.deallocate() }
    for row in 0..<count where rows.hasValue(row) {
      let hash = hashValue(key.type, rows.value(row))
      let tag = hash & 0xFFFF_FFFF_0000_0000
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 {
        let other = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag && isEqual(key.type, rows.value(other), rows.value(row))
        {
          addDuplicate(structure, identity, rows, other, row)
          break
        }
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == 0 { slots[slot] = tag | UInt64(truncatingIfNeeded: row + 1) }
    }
  }

  /// The rows of an array of structs in the arena, and one field of them.
  struct Rows {
    let first: CellPointer
    let stride: Int
    let count: Int
    let field: Int

    func start(_ row: Int) -> CellPointer { first + row * stride }
    /// The JSON has the field, with a value of its type.
    func hasValue(_ row: Int) -> Bool { first[row * stride + field] == 1 }
    func value(_ row: Int) -> CellPointer { first + row * stride + field + 1 }

    /// Every row has the field, an Int greater than that of the row before.
    var ascend: Bool {
      var last = Int.min
      for row in 0..<count {
        let value = Int(truncatingIfNeeded: value(row).pointee)
        if !hasValue(row) || value <= last && row > 0 { return false }
        last = value
      }
      return true
    }
  }

  private mutating func addDuplicate(
    _ structure: Int32, _ identity: Int32, _ rows: Rows, _ first: Int, _ second: Int
  ) {
    let brace = Int(truncatingIfNeeded: rows.start(second).pointee)
    guard faults.admits(.duplicateID, at: brace) else { return }
    let key = structs[Int(structure)].firstKey + identity
    let there = valueRange(of: key, inObjectAt: Int(truncatingIfNeeded: rows.start(first).pointee))
    let here = valueRange(of: key, inObjectAt: brace)
    let text = shortened(scanner.text(scanner.start + Int(here.start), scanner.start + Int(here.end)))
    add(
      .duplicateID, here,
      "Rows \(first + 1) and \(second + 1) both have the `\(keyName(key))` \(text), so a list cannot tell them apart.",
      key, declared: false, more: [RelatedPlace("row \(first + 1) has it here", faults.location(there))],
      help: "Give each row an `\(keyName(key))` of its own.")
  }

  /// The last value of a key in an object that was read before.
  private mutating func valueRange(of key: Int32, inObjectAt brace: Int) -> SourceRange {
    let name = Array(keyName(key).utf8)
    var found = SourceRange(brace, brace + 1)
    var members = MemberScan(scanner, scanner.start + brace)
    while let member = members.next() {
      if Array(decoded(member.key).utf8) == name { found = range(member.value, member.valueEnd) }
    }
    return found
  }

  // MARK: Equality of values

  private mutating func hashValue(_ type: Int32, _ value: CellPointer) -> UInt64 {
    let plan = types[Int(type)]
    switch plan.kind {
    case .string, .url, .color, .decimal:
      let text = text(value.pointee)
      return text.baseAddress.map { hashBytes($0, text.count) } ?? 0
    case .uuid: return text(value.pointee).reduce(0) { mix($0, UInt64($1 | 0x20)) }
    case .double: return mix((Double(bitPattern: value.pointee) + 0).bitPattern, 0)
    case .optional:
      return value.pointee == 0 ? 0 : hashValue(plan.argument, value + 1)
    case .structure:
      var hash: UInt64 = 0
      for field in fields(plan.argument) {
        let place = value + Int(field.offset)
        hash = mix(hash, place.pointee == 0 ? 0 : hashValue(field.type, place + 1))
      }
      return hash
    case .array, .dictionary: return mix(UInt64(truncatingIfNeeded: ListCells.count(value.pointee)), 0)
    case .bool, .int, .date, .enumeration, .integerEnumeration, .unreadable: return mix(value.pointee, 0)
    }
  }

  private mutating func isEqual(_ type: Int32, _ left: CellPointer, _ right: CellPointer) -> Bool {
    let plan = types[Int(type)]
    switch plan.kind {
    case .string, .url, .color, .decimal:
      return isEqualText(left.pointee, right.pointee)
    case .uuid:
      return text(left.pointee).elementsEqual(text(right.pointee)) { $0 | 0x20 == $1 | 0x20 }
    case .double: return Double(bitPattern: left.pointee) == Double(bitPattern: right.pointee)
    case .optional:
      return left.pointee == right.pointee
        && (left.pointee == 0 || isEqual(plan.argument, left + 1, right + 1))
    case .structure:
      for field in fields(plan.argument) {
        let one = left + Int(field.offset)
        let other = right + Int(field.offset)
        if one.pointee != other.pointee || one.pointee != 0 && !isEqual(field.type, one + 1, other + 1) {
          return false
        }
      }
      return true
    case .array: return isEqualList(left, right, [plan.argument])
    case .dictionary: return isEqualList(left, right, [-1, plan.argument])
    case .bool, .int, .date, .enumeration, .integerEnumeration, .unreadable:
      return left.pointee == right.pointee
    }
  }

  private mutating func isEqualText(_ left: UInt64, _ right: UInt64) -> Bool {
    let one = text(left)
    let other = text(right)
    guard one.count == other.count, let start = one.baseAddress, let second = other.baseAddress else {
      return false
    }
    return bytesEqual(start, second, one.count)
  }

  /// Elements in order; each has the values of `parts`, where -1 is a dictionary's key.
  private mutating func isEqualList(_ left: CellPointer, _ right: CellPointer, _ parts: [Int32]) -> Bool {
    let count = ListCells.count(left.pointee)
    if count != ListCells.count(right.pointee) { return false }
    var one = lists.pointer(ListCells.start(left.pointee))
    var other = lists.pointer(ListCells.start(right.pointee))
    for _ in 0..<count {
      for part in parts {
        if part < 0 ? !isEqualText(one.pointee, other.pointee) : !isEqual(part, one, other) { return false }
        let size = part < 0 ? 1 : Int(types[Int(part)].cells)
        one += size
        other += size
      }
    }
    return true
  }

  private mutating func fields(_ structure: Int32) -> [KeyPlan] {
    let plan = structs[Int(structure)]
    return (0..<plan.fieldCount).map { keyPlan(plan.firstKey + $0) }
  }

  // MARK: Dictionaries

  /// Gives the first of several pairs with one key the last value, drops the others, reports them, and gives the
  /// number left, which then come first.
  mutating func joinEqualKeys(_ brace: Cursor, _ start: Int, _ count: Int, _ size: Int) -> Int {
    if count < 2 { return count }
    let pairs = lists.pointer(start)
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    // Numbers of kept pairs from 1; 0 is empty.
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    defer { slots.deallocate() }
    var kept = 0
    for pair in 0..<count {
      let place = pairs + pair * size
      let key = text(place.pointee)
      var slot =
        Int(truncatingIfNeeded: key.baseAddress.map { hashBytes($0, key.count) } ?? 0) & (capacity - 1)
      while slots[slot] != 0 && !isEqualText(pairs[Int(slots[slot] - 1) * size], place.pointee) {
        slot = (slot + 1) & (capacity - 1)
      }
      if slots[slot] != 0 {
        (pairs + Int(slots[slot] - 1) * size + 1).update(from: place + 1, count: size - 1)
        addRepeated(pair: pair, in: brace)
      } else {
        if kept < pair { (pairs + kept * size).update(from: place, count: size) }
        kept += 1
        slots[slot] = UInt32(truncatingIfNeeded: kept)
      }
    }
    return kept
  }
}
