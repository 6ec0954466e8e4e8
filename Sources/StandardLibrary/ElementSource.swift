import RenderTree
import ScreenTypes

/// The elements of a collection, read one by one; data arrays and ranges are not copied out.
struct ElementSource {
  private enum Storage {
    case box(ArrayBox)
    case values([Value])
    case pairs(DictionaryBox)
    case integers(lower: Int)
  }

  private let storage: Storage
  /// The number of elements.
  let count: Int
  /// The index of the first element, which is not 0 in a part of an array.
  let startIndex: Int

  /// The elements of `value`; those of a lazily made sequence are made, which counts as work of `host`.
  init(_ value: Value, host: any EvaluationHost) throws {
    if case .array(let box) = value { startIndex = box.startIndex } else { startIndex = 0 }
    switch value {
    case .array(let box), .tuple(let box):
      storage = .box(box)
      count = box.count
    case .set(let box):
      storage = .values(box.keys)
      count = box.keys.count
    case .dictionary(let box):
      storage = .pairs(box)
      count = box.keys.count
    case .range(let range):
      let bounds = try IntegerBounds(range)
      storage = .integers(lower: bounds.lower)
      count = bounds.count
    case .string, .dataString:
      let characters = (value.text ?? "").map { Value.string(String($0)) }
      storage = .values(characters)
      count = characters.count
      try host.spend(count)
    case .opaque(let box):
      let values: [Value]
      if let set = box.content as? IndexSetValue {
        values = set.indices.map { .int($0) }
      } else if let bytes = box.content as? BytesValue {
        try host.spend(bytes.bytes.count)
        values = bytes.bytes.map { .int(Int($0)) }
      } else if let sequence = box.content as? UnfoldValue {
        values = try sequence.all(host)
      } else {
        values = []
      }
      storage = .values(values)
      count = values.count
    case .null, .someNil, .void, .bool, .int, .double, .row, .choice, .structure, .payload, .object,
      .function, .binding, .color, .type:
      storage = .values([])
      count = 0
    }
  }

  /// The element at `index`, which must be in range.
  subscript(index: Int) -> Value {
    switch storage {
    case .box(let box): box[index]
    case .values(let values): values[index]
    case .pairs(let box): .tuple(ArrayBox([box.keys[index], box.values[index]]))
    case .integers(let lower): .int(lower &+ index)
    }
  }

  /// All elements as an array; throws `run/limit` where they are too many.
  func all(_ host: any EvaluationHost) throws -> [Value] {
    try LibraryLimits.check(count)
    try host.spend(count)
    return copied()
  }

  /// All elements as an array, of which there are not too many.
  func copied() -> [Value] {
    if case .box(let box) = storage { return box.elements }
    if case .values(let values) = storage { return values }
    return (0..<count).map { self[$0] }
  }

  /// The elements at some places as an array.
  func slice(_ places: Range<Int>, _ host: any EvaluationHost) throws -> [Value] {
    try LibraryLimits.check(places.count)
    try host.spend(places.count)
    return places.map { self[$0] }
  }
}

/// A range of integers by its first element and how many there are.
struct IntegerBounds {
  let lower: Int
  let count: Int

  /// The bounds of a range; nothing for a range of another type.
  init(_ range: RangeBox) throws {
    if case .int(let first) = range.lower, case .null = range.upper {
      lower = first
      count = Int.max - max(first, 0)
      return
    }
    guard case .int(let lower) = range.lower, case .int(let upper) = range.upper, lower <= upper else {
      lower = 0
      count = 0
      return
    }
    self.lower = lower
    let (distance, overflow) = upper.subtractingReportingOverflow(lower)
    let (total, second) = distance.addingReportingOverflow(range.isClosed ? 1 : 0)
    if overflow || second { throw LibraryFaults.overflow("The number of elements of this range") }
    count = total
  }
}

extension StandardLibrary {
  /// The elements of an array, set, dictionary, range, string, `IndexSet`, tuple or lazily made sequence, as an
  /// array. Counts as work of `host`; throws `run/limit` where they are too many.
  public static func elements(of value: Value, host: any EvaluationHost) throws -> [Value] {
    try ElementSource(value, host: host).all(host)
  }
}

extension LibraryCall {
  /// The elements of the receiver, read one by one.
  func source() throws -> ElementSource { try ElementSource(receiver, host: host) }

  /// The elements of the argument at `index`, as an array.
  func list(_ index: Int) throws -> [Value] { try StandardLibrary.elements(of: arguments[index], host: host) }

  /// The position of the case at `index`; nil where it was left out.
  func choice(_ index: Int) -> Int? {
    if case .choice(_, let place) = arguments[index] { return Int(place) }
    return nil
  }

  /// What the library keeps in the argument at `index`.
  func content<T>(_ index: Int, _ type: T.Type = T.self) -> T? { arguments[index].content(type) }

  /// The colour at `index`; nil for another value.
  func color(_ index: Int) -> Color? {
    if case .color(let color) = arguments[index] { return color }
    return nil
  }

  /// The number at `index`; nil where it was left out or is nil.
  func number(_ index: Int) -> Double? {
    switch arguments[index] {
    case .double(let value): value
    case .int(let value): Double(value)
    // A value that is no number stands for one that was left out.
    default: nil
    }
  }

  /// Calls the function at `index` and gives its truth value.
  func test(_ index: Int, _ values: Value...) throws -> Bool {
    guard case .function(let function) = arguments[index] else { return false }
    if case .bool(true) = try host.call(function, values) { return true }
    return false
  }

  /// Calls the function at `index` with one value and gives its truth value.
  func test(_ index: Int, _ value: Value) throws -> Bool {
    guard case .function(let function) = arguments[index] else { return false }
    if case .bool(true) = try host.call(function, with: value) { return true }
    return false
  }
}
