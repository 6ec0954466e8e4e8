import ScreenTypes

@testable import StandardLibrary

private let areBothOdd = function { .bool((number($0[0]) - number($0[1])) % 2 == 0) }

/// What compares a collection with another one, and changes many elements at once.
let comparisonExamples: [Example] =
  comparisons("[T0]", [1, 2, 3]) + comparisons("Range<Int>", range(1, 4)) + [
    Example("Range<Int>|starts(with:)", range(1, 4), [[1, 2]], "true"),
    Example("Range<Int>|starts(with:)", range(1, 4), [[2]], "false"),
    Example("Range<Int>|starts(with:by:)", range(1, 4), [[3, 4], areBothOdd], "true"),
    Example("[T0]|starts(with:by:)", [1, 2, 3], [[2], areBothOdd], "false"),
    Example("String|elementsEqual(_:)", "ab", [["a", "b"]], "true"),
    Example("String|elementsEqual(_:)", "ab", [["a"]], "false"),
    Example("String|elementsEqual(_:by:)", "12", [["3", "4"], areBothOdd], "true"),
    Example("String|lexicographicallyPrecedes(_:)", "Assam", ["Oolong"], "true"),
    Example("String|lexicographicallyPrecedes(_:)", "Oolong", ["Assam"], "false"),
    Example("String|lexicographicallyPrecedes(_:by:)", "2", ["1", isGreater], "true"),
    Example("[T0]|partition(by:)", [1, 2, 3, 4], [isOdd], "2 | [4, 2, 3, 1]"),
    Example("[T0]|partition(by:)", [2, 4], [isOdd], "2 | [2, 4]"),
    Example("[T0]|replaceSubrange(_:with:)#0", [1, 2, 3], [range(0, 2), [7]], "() | [7, 3]"),
    Example("[T0]|replaceSubrange(_:with:)#0", [1], [range(1, 1), [7, 8]], "() | [1, 7, 8]"),
    Example("[T0]|replaceSubrange(_:with:)#0", [1], [range(1, 3), []], "run/index-out-of-range"),
    Example("[T0]|replaceSubrange(_:with:)#1", [1, 2, 3], [closedRange(1, 2), [7]], "() | [1, 7]"),
    Example("[T0]|replaceSubrange(_:with:)#1", [1], [closedRange(-1, 0), []], "run/index-out-of-range"),
    Example("[T0]|reserveCapacity(_:)", [1, 2], [9], "() | [1, 2]"),
    Example("[T0]|capacity", [1, 2], [], "2"),
    Example("ArraySlice<T0>|shuffle()", [1, 2, 3], [], "() | [1, 3, 2]"),
    Example("ArraySlice<T0>|shuffled()", [1, 2, 3], [], "[1, 3, 2]"),
    Example("ArraySlice<T0>|shuffled(using:)", [1, 2, 3], [.void], "[1, 3, 2]"),
    Example("ArraySlice<T0>|randomElement()", [7, 8, 9], [], "8"),
    Example("ArraySlice<T0>|randomElement(using:)", [7, 8, 9], [.void], "8"),
    Example("ArraySlice<T0>|partition(by:)", .array(ArrayBox([9, 1, 2]).part(1..<3)), [isOdd], "2 | [2, 1]"),
    Example(
      "ArraySlice<T0>|replaceSubrange(_:with:)#0", .array(ArrayBox([9, 1, 2]).part(1..<3)),
      [range(1, 2), [7]], "() | [7, 2]"),
    Example("[T0: T1]|capacity", ages, [], "2"),
    Example("[T0: T1]|reserveCapacity(_:)", ages, [9], "() | [\"a\": 1, \"b\": 2]"),
    Example("[T0: T1]|randomElement()", ages, [], "(\"b\", 2)"),
    Example("[T0: T1]|randomElement()", dictionary([]), [], "nil"),
    Example("[T0: T1]|randomElement(using:)", ages, [.void], "(\"b\", 2)"),
    Example("[T0: T1]|shuffled()", ages, [], "[(\"a\", 1), (\"b\", 2)]"),
    Example("[T0: T1]|shuffled(using:)", ages, [.void], "[(\"a\", 1), (\"b\", 2)]"),
    Example("Set<T0>|capacity", set([1, 2]), [], "2"),
    Example("Set<T0>|reserveCapacity(_:)", set([1, 2]), [9], "() | [1, 2]"),
    Example("Set<T0>|removeFirst()", set([1, 2]), [], "1 | [2]"),
    Example("Set<T0>|removeFirst()", set([]), [], "run/index-out-of-range"),
    Example("Set<T0>|popFirst()", set([1, 2]), [], "1 | [2]"),
    Example("Set<T0>|popFirst()", set([]), [], "nil | []"),
    Example("Set<T0>|formSymmetricDifference(_:)", set([1, 2]), [set([2, 3])], "() | [1, 3]"),
    Example("Set<T0>|isStrictSubset(of:)", set([1]), [set([1, 2])], "true"),
    Example("Set<T0>|isStrictSubset(of:)", set([1]), [set([1])], "false"),
    Example("Set<T0>|isStrictSuperset(of:)", set([1, 2]), [set([1])], "true"),
    Example("Set<T0>|isStrictSuperset(of:)", set([1, 2]), [set([1, 2])], "false"),
    Example("Set<String>|joined(separator:)", set(["a", "b"]), ["-"], "\"a-b\""),
    Example("Set<String>|formatted()", set(["a", "b"]), [], "\"a and b\""),
    Example(
      "Set<String>|formatted(_:)", set(["a", "b"]),
      [library("ListFormat", "list", [library("ListFormat.ListType", "or"), .void])], "\"a or b\""),
  ]

private let ages = dictionary([("a", 1), ("b", 2)])

private func comparisons(_ key: String, _ value: Value) -> [Example] {
  [
    Example("\(key)|elementsEqual(_:)", value, [[1, 2, 3]], "true"),
    Example("\(key)|elementsEqual(_:)", value, [[1, 2]], "false"),
    Example("\(key)|elementsEqual(_:by:)", value, [[3, 2, 1], areBothOdd], "true"),
    Example("\(key)|elementsEqual(_:by:)", value, [[2, 2, 1], areBothOdd], "false"),
    Example("\(key)|lexicographicallyPrecedes(_:)", value, [[1, 3]], "true"),
    Example("\(key)|lexicographicallyPrecedes(_:)", value, [[1, 2]], "false"),
    Example("\(key)|lexicographicallyPrecedes(_:)", value, [[1, 2, 3, 4]], "true"),
    Example("\(key)|lexicographicallyPrecedes(_:by:)", value, [[1, 1], isGreater], "true"),
    Example("\(key)|lexicographicallyPrecedes(_:by:)", value, [[1, 3], isGreater], "false"),
  ]
}
