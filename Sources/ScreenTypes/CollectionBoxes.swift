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
