/// Elements of an array or of a part of one; those of a data file are read when they are asked for.
public final class ArrayBox: @unchecked Sendable {
  /// The elements, if they are held here; a part shares those of its array.
  private var stored: [Value]
  private var read: ((Int) -> Value)?
  /// The rows of model data that the elements are, where they are such.
  private var rows: DataRows?
  /// Where the first element lies in `stored`, or for `read`.
  private var offset = 0
  /// The number of elements.
  public private(set) var count: Int
  /// The index of the first element: 0 but for parts of arrays.
  public private(set) var startIndex = 0

  /// An array of values.
  public init(_ elements: [Value]) {
    stored = elements
    count = elements.count
  }

  /// An array of `count` elements that `read` gives; `read` must be pure.
  public init(count: Int, read: @escaping (Int) -> Value) {
    stored = []
    self.count = count
    self.read = read
  }

  /// An array of so many rows of model data.
  public init(rows: DataRows, count: Int) {
    stored = []
    self.count = count
    self.rows = rows
  }

  private init(part places: Range<Int>, of whole: ArrayBox, startIndex: Int) {
    stored = whole.stored
    read = whole.read
    rows = whole.rows
    offset = whole.offset + places.lowerBound
    count = places.count
    self.startIndex = startIndex
  }

  /// The index after the last element.
  public var endIndex: Int { startIndex + count }

  /// The element at a place, counted from 0, which must be in range.
  public subscript(place: Int) -> Value {
    if let rows { return .row(rows[offset + place]) }
    if let read { return read(offset + place) }
    return stored[offset + place]
  }

  /// All elements; linear for arrays of a data file and for parts.
  public var elements: [Value] {
    if let rows { return (offset..<offset + count).map { .row(rows[$0]) } }
    if let read { return (offset..<offset + count).map(read) }
    return isPlain ? stored : Array(stored[offset..<offset + count])
  }

  /// The elements as rows of model data, the first one first; nil where they are others.
  public var dataRows: DataRows? { rows.map { $0.from(offset) } }

  /// The elements at some places, counted from 0, which keep their indices.
  public func part(_ places: Range<Int>) -> ArrayBox {
    ArrayBox(part: places, of: self, startIndex: startIndex + places.lowerBound)
  }

  /// The same elements with indices from 0.
  public var fromZero: ArrayBox { ArrayBox(part: 0..<count, of: self, startIndex: 0) }

  /// True where `stored` is exactly the elements.
  private var isPlain: Bool { read == nil && rows == nil && offset == 0 && count == stored.count }

  /// How many elements the next change copies out.
  public var copiedByChange: Int { isPlain ? 0 : count }

  /// A copy that can be changed by itself.
  public func copied() -> ArrayBox { ArrayBox(part: 0..<count, of: self, startIndex: startIndex) }

  /// Changes the elements in place; the box must be nobody else's.
  public func change<T>(_ body: (inout [Value]) throws -> T) rethrows -> T {
    if !isPlain {
      stored = elements
      read = nil
      rows = nil
      offset = 0
    }
    defer { count = stored.count }
    return try body(&stored)
  }
}

/// Keys and values in order of insertion, with an index by key; a set has its elements as keys.
public final class DictionaryBox: @unchecked Sendable {
  /// Keys, in order of insertion.
  public private(set) var keys: [Value] = []
  /// Values, as many as keys.
  public private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// An empty dictionary or set.
  public init() {}

  /// The value for a key, or nil.
  public subscript(key: Value) -> Value? {
    guard let place = places[key] else { return nil }
    return values[place]
  }

  /// True if `key` is there.
  public func contains(_ key: Value) -> Bool { places[key] != nil }

  /// Adds or replaces.
  public func set(_ key: Value, _ value: Value) {
    if let place = places[key] {
      values[place] = value
    } else {
      places[key] = keys.count
      keys.append(key)
      values.append(value)
    }
  }

  /// Changes the value of a key in place; one that is not there begins as `absent`.
  public func change(_ key: Value, absent: Value, _ body: (inout Value) throws -> Void) rethrows {
    if let place = places[key] { return try body(&values[place]) }
    var value = absent
    try body(&value)
    set(key, value)
  }

  /// Changes the value of a key, as an optional, in place. The key goes where nil is left.
  public func changeOptional(_ key: Value, _ body: (inout Value) throws -> Void) rethrows {
    if let place = places[key] {
      values[place].putInOptional()
      try body(&values[place])
      if case .null = values[place] { remove(key) } else { values[place].takeOutOfOptional() }
    } else {
      var value = Value.null
      try body(&value)
      if case .null = value { return }
      set(key, value.outOfOptional)
    }
  }

  /// Removes a key and gives its value; linear.
  @discardableResult
  public func remove(_ key: Value) -> Value? {
    guard let place = places.removeValue(forKey: key) else { return nil }
    keys.remove(at: place)
    let value = values.remove(at: place)
    for index in place..<keys.count { places[keys[index]] = index }
    return value
  }

  /// A copy that can be changed by itself.
  public func copied() -> DictionaryBox {
    let copy = DictionaryBox()
    copy.keys = keys
    copy.values = values
    copy.places = places
    return copy
  }
}

// What follows takes a box out of its value, so that whoever has it can tell whether it is nobody else's, and change it
// in place then. The value is `.void` until the box is put back.
extension Value {
  /// The box of an array, taken out; nil for another value.
  public mutating func takeArray() -> ArrayBox? {
    guard case .array(let box) = self else { return nil }
    self = .void
    return box
  }

  /// The box of a tuple, taken out; nil for another value.
  public mutating func takeTuple() -> ArrayBox? {
    guard case .tuple(let box) = self else { return nil }
    self = .void
    return box
  }

  /// The box of a struct, taken out; nil for another value.
  public mutating func takeStructure() -> StructBox? {
    guard case .structure(let box) = self else { return nil }
    self = .void
    return box
  }

  /// The box of a dictionary or set, taken out; nil for another value.
  public mutating func takeTable() -> DictionaryBox? {
    switch self {
    case .dictionary(let box), .set(let box):
      self = .void
      return box
    // Nothing else is written at a key or an element.
    default: return nil
    }
  }

  /// The characters of a string that is no data, taken out; nil for another value.
  public mutating func takeString() -> String? {
    guard case .string(let text) = self else { return nil }
    self = .void
    return text
  }
}
