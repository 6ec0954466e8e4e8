extension Value: Hashable {
  /// Equal as Swift's derived `Equatable` says: structs by their fields, objects by identity.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null), (.void, .void): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.someNil(let a), .someNil(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.dataString(let a), .dataString(let b)):
      return a.utf8.elementsEqual(b.utf8) || !(a.isASCII && b.isASCII) && String(a) == String(b)
    case (.dataString(let a), .string(let b)), (.string(let b), .dataString(let a)):
      return a.utf8.elementsEqual(b.utf8)
        || !(a.isASCII && b.utf8.allSatisfy { $0 < 0x80 }) && String(a) == b
    case (.choice(let a, let i), .choice(let b, let j)):
      return ValueEquality.compare(left, right) ?? (a == b && i == j)
    case (.row(let a), .row(let b)):
      return ValueEquality.compare(left, right) ?? (a.isSame(as: b) || equal(a, b))
    case (.row(let a), .structure(let b)): return ValueEquality.compare(left, right) ?? equal(a, b)
    case (.structure(let a), .row(let b)): return ValueEquality.compare(left, right) ?? equal(b, a)
    case (.structure(let a), .structure(let b)): return ValueEquality.compare(left, right) ?? equal(a, b)
    case (.payload(let a), .payload(let b)):
      return ValueEquality.compare(left, right)
        ?? (a.type == b.type && a.index == b.index && a.payload == b.payload)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
      if a === b { return true }
      return a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
    case (.dictionary(let a), .dictionary(let b)), (.set(let a), .set(let b)):
      return a.keys.count == b.keys.count
        && zip(a.keys, a.values).allSatisfy { key, value in b[key].map { $0 == value } ?? false }
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed && a.lower == b.lower && a.upper == b.upper
    case (.object(let a), .object(let b)): return a === b || ValueEquality.compare(left, right) ?? false
    case (.function(let a), .function(let b)):
      if a === b { return true }
      return a.likeness.map { $0 == b.likeness } ?? false
    case (.binding(let a), .binding(let b)): return a === b
    case (.color(let a), .color(let b)): return a == b
    case (.opaque(let a), .opaque(let b)):
      return a.type == b.type && a.description == b.description && a.parts == b.parts
    case (.type(let a), .type(let b)): return a == b
    // Values of two other kinds differ. For a new kind the compiler asks in `hash(into:)` below: what it feeds there is
    // compared here.
    default: return false
    }
  }

  private static func equal(_ left: StructBox, _ right: StructBox) -> Bool {
    left === right || (left.type == right.type && left.fields == right.fields)
  }

  private static func equal(_ left: DataRow, _ right: DataRow) -> Bool {
    guard left.type == right.type, left.fieldCount == right.fieldCount else { return false }
    for index in 0..<left.fieldCount where left.field(index) != right.field(index) { return false }
    return true
  }

  private static func equal(_ left: DataRow, _ right: StructBox) -> Bool {
    guard left.type == right.type, left.fieldCount == right.fields.count else { return false }
    for index in 0..<left.fieldCount where left.field(index) != right.fields[index] { return false }
    return true
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    if let parts = declaredParts { return parts.forEach { hasher.combine($0) } }
    switch self {
    case .null: hasher.combine(0)
    case .someNil(let depth): hasher.combine(depth)
    case .void: hasher.combine(1)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let text): hasher.combine(text)
    case .dataString(let text):
      guard text.isASCII else { return hasher.combine(String(text)) }
      // What `String` feeds for these bytes, without making one.
      hasher.combine(bytes: UnsafeRawBufferPointer(text.utf8))
      hasher.combine(0xFF as UInt8)
    case .choice(let type, let index):
      hasher.combine(type)
      hasher.combine(index)
    case .row(let row): for index in 0..<row.fieldCount { hasher.combine(row.field(index)) }
    case .structure(let box): box.fields.forEach { hasher.combine($0) }
    case .payload(let box):
      hasher.combine(box.index)
      hasher.combine(box.payload)
    case .array(let box), .tuple(let box): box.elements.forEach { hasher.combine($0) }
    case .set(let box): hasher.combine(box.keys.reduce(0) { $0 &+ Self.hash($1) })
    case .dictionary(let box):
      hasher.combine(zip(box.keys, box.values).reduce(0) { $0 &+ Self.hash($1.0, $1.1) })
    case .range(let box):
      hasher.combine(box.lower)
      hasher.combine(box.upper)
    case .object(let box): hasher.combine(ObjectIdentifier(box))
    case .function(let box): hasher.combine(box.likeness ?? AnyHashable(ObjectIdentifier(box)))
    case .binding(let box): hasher.combine(ObjectIdentifier(box))
    case .color(let color): hasher.combine(color)
    case .opaque(let box):
      hasher.combine(box.description)
      box.parts.forEach { hasher.combine($0) }
    case .type(let type): hasher.combine(type)
    }
  }

  /// What the type of a value says by code of its own that tells it from others; nil for most.
  @inline(__always)
  private var declaredParts: [Value]? {
    switch self {
    case .structure, .row, .object, .payload, .choice: ValueEquality.parts(of: self)
    // Only what is declared has code of its own.
    default: nil
    }
  }

  /// A hash of some values, to be added up where they come in any order.
  private static func hash(_ values: Value...) -> Int {
    var hasher = Hasher()
    values.forEach { hasher.combine($0) }
    return hasher.finalize()
  }

  /// Order of numbers, strings (by Unicode scalar) and dates; nil where the values have no order.
  public func isLess(than other: Value) -> Bool? {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.string, .string), (.dataString, _), (_, .dataString):
      guard let a = text, let b = other.text else { return nil }
      return a < b
    case (.opaque(let a), .opaque(let b)):
      if let a = a.content as? Double, let b = b.content as? Double { return a < b }
      if let a = a.content as? any OrderedContent, let b = b.content as? any OrderedContent {
        return a.isLess(than: b)
      }
      return nil
    case (.tuple(let a), .tuple(let b)):
      for index in 0..<min(a.count, b.count) where a[index] != b[index] {
        return a[index].isLess(than: b[index])
      }
      return a.count < b.count
    // Other values have no order of their own; the order that a type declares is the evaluator's to ask.
    default: return nil
    }
  }

  /// The characters of a string value, else nil.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .dataString(let text): String(text)
    // Only a string is made of characters; a new form of it, as `dataString` is one, stands above.
    default: nil
    }
  }

  /// The elements of an array, set, range or tuple as an array; nil for other values. Linear.
  public var elements: [Value]? {
    switch self {
    case .array(let box), .tuple(let box): return box.elements
    case .set(let box): return box.keys
    case .dictionary(let box): return zip(box.keys, box.values).map { .tuple(ArrayBox([$0, $1])) }
    case .range(let range):
      guard case .int(let lower) = range.lower, case .int(let upper) = range.upper else { return nil }
      return range.isClosed ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
    case .string, .dataString: return text?.map { .string(String($0)) }
    // Library values that can be gone through have elements only through `StandardLibrary.elements`, which
    // may run code.
    default: return nil
    }
  }
}

extension DataString {
  /// True where each byte is a character of ASCII: other characters may be equal though their bytes differ, as `é` is
  /// in one scalar and in two.
  fileprivate var isASCII: Bool { utf8.reduce(0, |) < 0x80 }
}

extension String {
  /// The characters of a string in model data.
  fileprivate init(_ text: DataString) { self.init(decoding: text.utf8, as: UTF8.self) }
}
