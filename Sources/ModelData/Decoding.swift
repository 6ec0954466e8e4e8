import Memory
import SourceModel

/// One run over one file.
///
/// Reading functions take the place of a value's first byte and the cells it goes to, which are zero, and give the
/// place after the value, or nil after a fault of syntax.
struct Decoding: ~Copyable {
  let plan: DecodePlan
  let types: UnsafeMutablePointer<TypePlan>
  var scanner: JSONScanner
  /// This run's copies, which learn the order of keys.
  let structs: UnsafeMutablePointer<StructPlan>
  var keys: GrowingBuffer<KeyPlan>
  var lists = ListCells()
  var side = ByteBuffer()
  var faults: FaultList
  var unknown = UnknownKeys()
  /// Keys that no field takes and that a missing field of a struct was said to be, once for each object.
  var meant: [(name: String, structure: Int32)] = []
  /// The position in the innermost open array, or -1.
  var row = -1
  /// The row of the table that is read, from 1.
  var tableRow = 0
  /// The type of the whole file.
  var root: Int32 = -1
  /// A value read since this was last cleared has not its declared type.
  var isFaulty = false

  init(
    _ plan: DecodePlan, _ scanner: consuming JSONScanner, _ file: FileID, _ form: DataForm = .json,
    _ origin: DataOrigin? = nil
  ) {
    self.plan = plan
    types = plan.types
    self.scanner = scanner
    structs = .allocate(capacity: max(1, plan.schema.structs.count))
    structs.initialize(from: plan.structs, count: plan.schema.structs.count)
    keys = GrowingBuffer()
    keys.extend(by: plan.keyCount).initialize(from: plan.keys, count: plan.keyCount)
    faults = FaultList(file, form, origin)
  }

  deinit { structs.deallocate() }

  /// Reads the whole file and gives the root's first cell.
  mutating func run(_ root: DataSchema.TypeIndex) -> Int {
    self.root = root
    let cells = emptyCells(of: root)
    let place = cells.start
    if scanner.end - scanner.start >= Int(UInt32.max) {
      scanner.fail(scanner.start, scanner.start + 1, "The file is larger than 4 GiB, the most that is read.")
    } else if readsLines(root) {
      lines(root, place)
    } else if let next = value(scanner.firstToken, root, place, -1) {
      _ = scanner.finish(next)
    }
    if let fault = scanner.fault {
      place.update(repeating: 0, count: cells.count)
      addMalformed(fault)
    }
    return lists.keep(cells)
  }

  /// Reads nothing, and gives the root's first cell.
  mutating func skip(_ root: DataSchema.TypeIndex) -> Int {
    self.root = root
    return lists.keep(emptyCells(of: root))
  }

  private func emptyCells(of root: DataSchema.TypeIndex) -> CellBuffer {
    let count = Int(types[Int(root)].cells)
    var cells = CellBuffer(capacity: count)
    cells.extend(by: count).update(repeating: 0, count: count)
    return cells
  }

  /// Hands over what was decoded.
  consuming func result(_ source: SourceFile, _ root: Int, _ faults: [DataFault]) -> DecodedData {
    var taken = ListCells()
    swap(&taken, &lists)
    let arena = DataArena(
      source: source, form: self.faults.form, origin: self.faults.origin, lists: taken, side: takeSide())
    return DecodedData(arena: arena, root: root, faults: faults)
  }

  private mutating func takeSide() -> ByteBuffer {
    var taken = ByteBuffer()
    swap(&taken, &side)
    return taken
  }

  @inline(__always)
  func offset(_ place: Cursor) -> Int { scanner.offset(place) }

  @inline(__always)
  func range(_ from: Cursor, _ to: Cursor) -> SourceRange { SourceRange(offset(from), offset(to)) }

  // MARK: Values

  /// A value of `type`; `owner` is the key of the field it belongs to, or -1.
  mutating func value(_ place: Cursor, _ type: Int32, _ into: CellPointer, _ owner: Int32) -> Cursor? {
    let plan = types[Int(type)]
    let first = scanner.byte(place)
    switch plan.kind {
    case .string:
      if first == Ascii.quote { return string(place, into) }
    case .int:
      if first &- Ascii.zero <= 9 || first == Ascii.minus {
        guard let token = scanner.number(place) else { return nil }
        if let integer = token.integer {
          into.pointee = UInt64(bitPattern: Int64(integer))
          return token.end
        }
      }
    case .double:
      if first &- Ascii.zero <= 9 || first == Ascii.minus {
        guard let token = scanner.number(place) else { return nil }
        let double = scanner.double(token, from: place)
        if double.isFinite {
          into.pointee = double.bitPattern
          return token.end
        }
      }
    case .decimal:
      if first &- Ascii.zero <= 9 || first == Ascii.minus {
        guard let token = scanner.number(place) else { return nil }
        into.pointee =
          UInt64(truncatingIfNeeded: offset(place)) | UInt64(truncatingIfNeeded: token.end - place) << 32
        return token.end
      }
    case .bool:
      if first == UInt8(ascii: "t"), let next = scanner.literal(place, JSONScanner.trueLetters) {
        into.pointee = 1
        return next
      }
      if first == UInt8(ascii: "f"), let next = scanner.literal(place + 1, JSONScanner.falseTail) {
        return next
      }
    case .structure:
      if first == Ascii.openBrace { return object(place, plan.argument, into) }
    case .array:
      if first == Ascii.openBracket { return array(place, plan.argument, into, owner) }
    case .optional:
      if first == UInt8(ascii: "n"), let next = scanner.literal(place, JSONScanner.nullLetters) {
        return next
      }
      into.pointee = 1
      return value(place, plan.argument, into + 1, owner)
    case .enumeration:
      if first == Ascii.quote { return enumeration(place, plan.argument, into, owner) }
    case .integerEnumeration:
      if first &- Ascii.zero <= 9 || first == Ascii.minus {
        return integerEnumeration(place, type, plan.argument, into, owner)
      }
    case .dictionary:
      if first == Ascii.openBrace {
        let next = dictionary(place, plan.argument, into, owner)
        if next != nil, !self.plan.schema.integerKeyed.isEmpty { checkKeys(in: place, of: type, owner) }
        return next
      }
    case .date, .url, .uuid, .color:
      if first == Ascii.quote { return formatted(place, type, plan.kind, into, owner) }
    case .unreadable: break
    }
    return mismatch(place, type, owner)
  }

  /// A string at its quote. It stays in the file's bytes unless it has escapes.
  @inline(__always)
  mutating func string(_ place: Cursor, _ into: CellPointer) -> Cursor? {
    guard let stop = scanner.plainText(place + 1) else {
      scanner.failOpenString(place)
      return nil
    }
    let length = stop - place - 1
    if stop.pointee != Ascii.quote || length > Int(Int32.max) { return escaped(place, stop, into) }
    into.pointee = UInt64(truncatingIfNeeded: offset(place) + 1) | UInt64(truncatingIfNeeded: length) << 32
    return stop + 1
  }

  /// A string whose first escape is at `first`: decoded into the side buffer.
  @inline(never)
  private mutating func escaped(_ quote: Cursor, _ first: Cursor, _ into: CellPointer) -> Cursor? {
    let start = side.count
    var from = quote + 1
    var stop = first
    while true {
      side.extend(by: stop - from).update(from: from, count: stop - from)
      if stop.pointee == Ascii.quote { break }
      guard let (scalar, next) = scanner.escape(stop) else {
        scanner.failOpenString(quote)
        return nil
      }
      append(scalar)
      from = next
      guard let end = scanner.plainText(next) else {
        scanner.failOpenString(quote)
        return nil
      }
      stop = end
    }
    let length = side.count - start
    if length > Int(Int32.max) {
      scanner.fail(
        quote, quote + 1, "The string that starts here is longer than 2 GiB, the most that is read.")
      return nil
    }
    into.pointee =
      1 << 63 | UInt64(truncatingIfNeeded: length) << 32 | UInt64(truncatingIfNeeded: start)
    return stop + 1
  }

  private mutating func append(_ scalar: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: scalar >> shift & 0x3F | 0x80) }
    switch scalar {
    case 0..<0x80:
      side.extend(by: 1)[0] = UInt8(truncatingIfNeeded: scalar)
    case 0x80..<0x800:
      let place = side.extend(by: 2)
      place[0] = UInt8(truncatingIfNeeded: scalar >> 6 | 0xC0)
      place[1] = tail(0)
    case 0x800..<0x10000:
      let place = side.extend(by: 3)
      place[0] = UInt8(truncatingIfNeeded: scalar >> 12 | 0xE0)
      place[1] = tail(6)
      place[2] = tail(0)
    default:
      let place = side.extend(by: 4)
      place[0] = UInt8(truncatingIfNeeded: scalar >> 18 | 0xF0)
      place[1] = tail(12)
      place[2] = tail(6)
      place[3] = tail(0)
    }
  }

  /// The decoded bytes of a string's cell.
  @inline(__always)
  mutating func text(_ cell: UInt64) -> UnsafeBufferPointer<UInt8> {
    let start = Int(cell & 0xFFFF_FFFF)
    let count = Int(cell >> 32 & 0x7FFF_FFFF)
    if cell >> 63 == 0 { return UnsafeBufferPointer(start: scanner.start + start, count: count) }
    return UnsafeBufferPointer(start: side.extend(by: 0) - side.count + start, count: count)
  }
}
