import ScreenTypes

@testable import StandardLibrary

/// The same examples for each kind of collection, of the elements 1, 2 and 3.
let collectionExamples: [Example] =
  kinds.flatMap { kind in
    every(kind) + (kind.isOrdered ? ordered(kind) : []) + (kind.key == "[T0: T1]" ? [] : comparing(kind))
      + slices(kind)
  } + special

private struct Kind {
  let key: String
  let value: Value
  /// The elements as they print.
  let elements: [String]
  let isOrdered: Bool
  /// The kind of a part: `array`, `string` or `data`.
  let part: String

  init(
    _ key: String, _ value: Value, _ elements: [String] = ["1", "2", "3"], isOrdered: Bool = true,
    part: String = "array"
  ) {
    self.key = key
    self.value = value
    self.elements = elements
    self.isOrdered = isOrdered
    self.part = part
  }

  /// Elements by their positions, as an array.
  func list(_ places: Int...) -> String { "[" + places.map { elements[$0] }.joined(separator: ", ") + "]" }

  /// Elements by their positions, as a part.
  func slice(_ places: Int...) -> String {
    if part == "data" { return places.count == 1 ? "1 byte" : "\(places.count) bytes" }
    if part == "string" { return "\"" + places.map { String($0 + 1) }.joined() + "\"" }
    return "[" + places.map { elements[$0] }.joined(separator: ", ") + "]"
  }
}

private let kinds = [
  Kind("[T0]", [1, 2, 3]), Kind("Set<T0>", set([1, 2, 3]), isOrdered: false),
  Kind(
    "[T0: T1]", dictionary([(1, 10), (2, 20), (3, 30)]), ["(1, 10)", "(2, 20)", "(3, 30)"],
    isOrdered: false),
  Kind("Range<Int>", range(1, 4)), Kind("ClosedRange<Int>", closedRange(1, 3)),
  Kind("Sequence<T0>", library("", "stride", [1, 4, 1])),
  Kind("IndexSet", Value(IndexSetValue([3, 1, 2]))),
  Kind("Data", StandardLibrary.data([1, 2, 3]), part: "data"),
  Kind("String.UTF8View", Value(BytesValue(bytes: [1, 2, 3], isOfText: true))),
  Kind("String", "123", ["\"1\"", "\"2\"", "\"3\""], part: "string"),
]

private let sum = function { .int(number($0[0]) + number($0[1])) }
private let addingInto = function { arguments in
  if case .binding(let place) = arguments[0] {
    try place.set?(.int(number(try place.get()) + number(arguments[1])))
  }
  return .void
}
private let twice = function { [$0[0], $0[0]] }
private let oddOrNil = function { number($0[0]) % 2 == 1 ? $0[0] : nil }

private func every(_ kind: Kind) -> [Example] {
  let key = kind.key + "|"
  let value = kind.value
  let offsets = kind.elements.enumerated().map { "(\($0), \($1))" }.joined(separator: ", ")
  return [
    Example(key + "map(_:)", value, [doubled], "[2, 4, 6]"),
    Example(key + "compactMap(_:)", value, [oddOrNil], kind.list(0, 2)),
    Example(key + "flatMap(_:)", value, [twice], kind.list(0, 0, 1, 1, 2, 2)),
    Example(key + "reduce(_:_:)", value, [4, sum], "10"),
    Example(key + "reduce(into:_:)", value, [4, addingInto], "10"),
    Example(key + "forEach(_:)", value, [doubled], "()"),
    Example(key + "sorted(by:)", value, [isGreater], kind.list(2, 1, 0)),
    Example(key + "enumerated()", value, [], "[\(offsets)]"),
    Example(key + "count", value, [], "3"),
    Example(key + "isEmpty", value, [], "false"),
    Example(key + "first", value, [], kind.elements[0]),
    Example(key + "first(where:)", value, [function { .bool(number($0[0]) > 1) }], kind.elements[1]),
    Example(key + "first(where:)", value, [function { .bool(number($0[0]) > 9) }], "nil"),
    Example(key + "contains(where:)", value, [isOdd], "true"),
    Example(key + "count(where:)", value, [isOdd], "2"),
    Example(key + "allSatisfy(_:)", value, [isOdd], "false"),
    Example(key + "allSatisfy(_:)", value, [isBelow9], "true"),
    Example(key + "min(by:)", value, [isGreater], kind.elements[2]),
    Example(key + "max(by:)", value, [isGreater], kind.elements[0]),
    Example(key + "reversed()", value, [], kind.list(2, 1, 0)),
  ]
}

private func ordered(_ kind: Kind) -> [Example] {
  let key = kind.key + "|"
  return [
    Example(key + "last", kind.value, [], kind.elements[2]),
    Example(key + "last(where:)", kind.value, [isBelow9], kind.elements[2]),
  ]
}

private func comparing(_ kind: Kind) -> [Example] {
  let key = kind.key + "|"
  return [
    Example(key + "sorted()", kind.value, [], kind.list(0, 1, 2)),
    Example(key + "min()", kind.value, [], kind.elements[0]),
    Example(key + "max()", kind.value, [], kind.elements[2]),
  ]
}

private func slices(_ kind: Kind) -> [Example] {
  let key = kind.key + "|"
  let value = kind.value
  return [
    Example(key + "prefix(_:)", value, [2], kind.slice(0, 1)),
    Example(key + "prefix(_:)", value, [9], kind.slice(0, 1, 2)),
    Example(key + "suffix(_:)", value, [2], kind.slice(1, 2)),
    Example(key + "dropFirst(_:)", value, [.void], kind.slice(1, 2)),
    Example(key + "dropFirst(_:)", value, [9], kind.slice()),
    Example(key + "dropLast(_:)", value, [2], kind.slice(0)),
    Example(key + "dropLast(_:)", value, [-1], "run/index-out-of-range"),
    Example(key + "prefix(while:)", value, [isBelow2], kind.slice(0)),
    Example(key + "drop(while:)", value, [isBelow2], kind.slice(1, 2)),
  ]
}

private let itself = function { $0[0] }
private let rest = function { .int(number($0[0]) % 2) }
private func order(_ path: Value, _ name: String) -> Value {
  .tuple(ArrayBox([path, .choice(TypeID(.builtin("SortOrder")), name == "reverse" ? 1 : 0)]))
}

private let special = [
  Example("[T0]|sorted(using:)#0", [1, 3, 2], [order(itself, "reverse")], "[3, 2, 1]"),
  Example(
    "[T0]|sorted(using:)#1", [1, 3, 2], [[order(rest, "forward"), order(itself, "reverse")]], "[2, 3, 1]"),
  Example("[T0]|sort(using:)", [2, 3, 1], [[order(itself, "forward")]], "() | [1, 2, 3]"),
  Example("[T0]|isEmpty", [], [], "true"),
  Example("[T0]|first", [], [], "nil"),
  Example("[T0]|max()", [], [], "nil"),
  Example("[T0]|last", [], [], "nil"),
  Example("[T0]|contains(_:)", [1, 2], [2], "true"),
  Example("Sequence<T0>|contains(_:)", [1, 2], [3], "false"),
  Example("[T0]|sorted()", ["b", "a", "C"], [], #"["C", "a", "b"]"#),
  Example("[T0]|min()", [2.5, 1.5], [], "1.5"),
  Example("String|count", "e\u{301}👨‍👩‍👧한", [], "3"),
  Example("String|isEmpty", "", [], "true"),
  Example(
    "[T0]|split(separator:maxSplits:omittingEmptySubsequences:)", [1, 0, 0, 2], [0, .void, .void],
    "[[1], [2]]"),
  Example(
    "[T0]|split(separator:maxSplits:omittingEmptySubsequences:)", [1, 0, 0, 2], [0, .void, false],
    "[[1], [], [2]]"),
  Example(
    "[T0]|split(maxSplits:omittingEmptySubsequences:whereSeparator:)", [2, 1, 4], [.void, .void, isOdd],
    "[[2], [4]]"),
  Example(
    "String|split(separator:maxSplits:omittingEmptySubsequences:)#0", "a, b,c", [",", .void, .void],
    #"["a", " b", "c"]"#),
  Example(
    "String|split(separator:maxSplits:omittingEmptySubsequences:)#0", "a--b--c", ["--", 1, .void],
    #"["a", "b--c"]"#),
  Example(
    "String|split(maxSplits:omittingEmptySubsequences:whereSeparator:)", "a1b", [.void, .void, isOdd],
    #"["a", "b"]"#),
  Example("Range<Int>|map(_:)", range(0, 10_000_000_000), [doubled], "run/limit"),
  Example("Range<Int>|count", range(.int(.min), .int(.max)), [], "run/arithmetic"),
  Example("Range<Int>|prefix(_:)", range(0, 10_000_000_000), [2], "[0, 1]"),
  Example("ClosedRange<Int>|contains(where:)", closedRange(1, 10_000_000_000), [isOdd], "true"),
]
