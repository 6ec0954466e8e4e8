import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of `a[…]`.
  func subscripting(_ id: Int32, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let base = try evaluate(node.a, frame)
    if isBroken { return .null }
    let arguments = frame.items(node.list)
    guard let first = arguments.first else { return .void }
    let index = try evaluate(frame.nodes[Int(first)].a, frame)
    if case .binding(let box) = base {
      let isDictionary: Bool
      if case .dictionary = try box.get() { isDictionary = true } else { isDictionary = false }
      return .binding(elementBinding(box, index, isDictionary: isDictionary, frame, id))
    }
    return try element(of: base, at: index, node, frame, id)
  }

  /// The element of a value at an index, by key for a dictionary.
  func element(of base: Value, at index: Value, _ node: CodeNode, _ frame: Frame, _ id: Int32) throws -> Value
  {
    switch base {
    case .array(let box):
      if case .range(let range) = index { return try slice(of: box, range, frame, id) }
      return box[try checkedIndex(index, count: box.count, frame, id)]
    case .dictionary(let box):
      if let found = box[index] { return found }
      let arguments = frame.items(node.list)
      if arguments.count > 1 { return try evaluate(frame.nodes[Int(arguments[1])].a, frame) }
      return .null
    case .string, .dataString:
      let characters = base.elements ?? []
      return characters[try checkedIndex(index, count: characters.count, frame, id)]
    case .range:
      return index
    case .opaque(let box):
      return (box.content as? DimensionsValue).map { .double($0[index]) } ?? .void
    default: return .void
    }
  }

  /// `index` as a place in `count` elements.
  func checkedIndex(_ index: Value, count: Int, _ frame: Frame, _ id: Int32) throws -> Int {
    guard case .int(let place) = index else { return 0 }
    guard place >= 0, place < count else {
      throw fault(
        "run/index-out-of-range",
        count == 0
          ? "Index \(place) is out of range: there are no elements."
          : "Index \(place) is out of range: there \(count == 1 ? "is 1 element" : "are \(count) elements"), the last "
            + "at \(count - 1).", frame, id)
    }
    return place
  }

  private func slice(of box: ArrayBox, _ range: RangeBox, _ frame: Frame, _ id: Int32) throws -> Value {
    var lower = 0
    var upper = box.count
    if case .int(let bound) = range.lower { lower = bound }
    if case .int(let bound) = range.upper { upper = range.isClosed && bound < .max ? bound + 1 : bound }
    guard lower >= 0, lower <= upper, upper <= box.count else {
      throw fault(
        "run/index-out-of-range",
        "The range from \(lower) up to \(upper) is out of range: there are \(box.count) elements.",
        frame, id)
    }
    return .array(ArrayBox((lower..<upper).map { box[$0] }))
  }

  /// Changes one element of an array or dictionary.
  func modifyElement(
    _ id: Int32, _ node: CodeNode, _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    guard let first = frame.items(node.list).first else { return }
    let index = try evaluate(frame.nodes[Int(first)].a, frame)
    try modify(node.a, frame) { [self] base in
      try modifyElement(of: &base, at: index, node, frame, id, change)
    }
  }

  func modifyElement(
    of base: inout Value, at index: Value, _ node: CodeNode?, _ frame: Frame, _ id: Int32,
    _ change: (inout Value) throws -> Void
  ) throws {
    switch base {
    case .array(let box):
      let place = try checkedIndex(index, count: box.count, frame, id)
      try spend(box.count / 16)
      var elements = box.elements
      try change(&elements[place])
      base = .array(ArrayBox(elements))
    case .dictionary(let box):
      var value = try node.map { try element(of: base, at: index, $0, frame, id) } ?? box[index] ?? .null
      try change(&value)
      try spend(box.keys.count / 16)
      let copy = box.copied()
      if case .null = value { copy.remove(index) } else { copy.set(index, value) }
      base = .dictionary(copy)
    default: break
    }
  }
}
