import ScreenTypes
import StandardLibrary

/// The elements 2, 3 and 4 of an array that begins with 1: their indices are 1, 2 and 3.
private var part: Value { .array(ArrayBox([1, 2, 3, 4]).part(1..<4)) }

/// What arrays can do, parts of arrays can do too; then what differs, since a part keeps its indices.
let sliceExamples =
  (collectionExamples + arrayExamples + comparisonExamples).compactMap { example -> Example? in
    guard let key = partKey(example.key) else { return nil }
    return Example(key, example.receiver, example.arguments, example.expected)
  } + [
    Example("ArraySlice<T0>|startIndex", part, [], "1"),
    Example("ArraySlice<T0>|endIndex", part, [], "4"),
    Example("ArraySlice<T0>|indices", part, [], "1..<4"),
    Example("ArraySlice<T0>|prefix(upTo:)", part, [3], "[2, 3]"),
    Example("ArraySlice<T0>|suffix(from:)", part, [0], "run/index-out-of-range"),
    Example("ArraySlice<T0>|firstIndex(of:)", part, [3], "2"),
    Example("ArraySlice<T0>|firstIndex(of:)", part, [1], "nil"),
    Example("ArraySlice<T0>|lastIndex(where:)", part, [isOdd], "2"),
    Example("ArraySlice<T0>|insert(_:at:)", part, [9, 1], "() | [9, 2, 3, 4]"),
    Example("ArraySlice<T0>|insert(_:at:)", part, [9, 4], "() | [2, 3, 4, 9]"),
    Example("ArraySlice<T0>|insert(_:at:)", part, [9, 0], "run/index-out-of-range"),
    Example("ArraySlice<T0>|remove(at:)", part, [3], "4 | [2, 3]"),
    Example("ArraySlice<T0>|remove(at:)", part, [0], "run/index-out-of-range"),
    Example("ArraySlice<T0>|swapAt(_:_:)", part, [1, 3], "() | [4, 3, 2]"),
    Example("ArraySlice<T0>|popFirst()", part, [], "2 | [3, 4]"),
    Example("ArraySlice<T0>|popFirst()", [], [], "nil | []"),
    Example("ArraySlice<T0>|init(_:)", .void, [closedRange(1, 2)], "[1, 2]"),
  ]

/// The key of the same member of a part of an array; nil where there is none.
private func partKey(_ key: String) -> String? {
  if key.contains("init(") { return nil }
  for (array, part) in [
    ("[[T0]]|", "ArraySlice<[T0]>|"), ("[String]|", "ArraySlice<String>|"),
    ("[ArraySlice<T0>]|", "ArraySlice<ArraySlice<T0>>|"), ("[T0]|", "ArraySlice<T0>|"),
  ] where key.hasPrefix(array) {
    return part + key.dropFirst(array.count)
  }
  return nil
}
