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
