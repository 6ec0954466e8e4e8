import ScreenTypes
import StandardLibrary

private func places(_ indices: Int...) -> Value { Value(IndexSetValue(indices)) }

let arrayExamples = [
  Example("[T0]|filter(_:)", [1, 2, 3], [isOdd], "[1, 3]"),
  Example("Range<Int>|filter(_:)", range(0, 6), [isOdd], "[1, 3, 5]"),
  Example("ClosedRange<Int>|filter(_:)", closedRange(0, 5), [isOdd], "[1, 3, 5]"),
  Example("Sequence<T0>|filter(_:)", [1, 2], [isOdd], "[1]"),
  Example("IndexSet|filter(_:)", places(1, 2), [isOdd], "[1]"),
  Example("[T0]|indices", [7, 8], [], "0..<2"),
  Example("[T0]|startIndex", [7, 8], [], "0"),
  Example("[T0]|endIndex", [7, 8], [], "2"),
  Example("[T0]|firstIndex(where:)", [2, 3, 5], [isOdd], "1"),
  Example("[T0]|firstIndex(of:)", ["a", "b", "b"], ["b"], "1"),
  Example("[T0]|firstIndex(of:)", ["a"], ["c"], "nil"),
  Example("[T0]|lastIndex(where:)", [2, 3, 5], [isOdd], "2"),
  Example("[T0]|lastIndex(of:)", ["a", "b", "b"], ["b"], "2"),
  Example("[T0]|starts(with:)", [1, 2, 3], [[1, 2]], "true"),
  Example("[T0]|elementsEqual(_:)", [1, 2], [[1, 2]], "true"),
  Example("[String]|joined(separator:)", ["a", "b"], [", "], #""a, b""#),
  Example("[String]|joined(separator:)", ["a", "b"], [.void], #""ab""#),
  Example("Sequence<String>|joined(separator:)", ["a", "b"], ["-"], #""a-b""#),
  Example("[ArraySlice<T0>]|joined()", [[1], [2, 3]], [], "[1, 2, 3]"),
  Example("[[T0]]|joined()", [[1], [], [2, 3]], [], "[1, 2, 3]"),
  Example("[T0]|init()", .void, [], "[]"),
  Example("[T0]|init(repeating:count:)", .void, ["x", 2], #"["x", "x"]"#),
  Example("[T0]|init(repeating:count:)", .void, ["x", -1], "run/index-out-of-range"),
  Example("[T0]|init(repeating:count:)", .void, ["x", 10_000_001], "run/limit"),
  Example("[T0]|init(_:)#0", .void, [[1]], "[1]"),
  Example("[T0]|init(_:)#1", .void, [set([1])], "[1]"),
  Example("[T0]|init(_:)#2", .void, [[1]], "[1]"),
  Example("[T0]|init(_:)#3", .void, [range(0, 2)], "[0, 1]"),
  Example("[T0]|init(_:)#3", .void, [range(0, 10_000_000_000)], "run/limit"),
  Example("[T0]|init(_:)#4", .void, [closedRange(0, 2)], "[0, 1, 2]"),
  Example("[T0]|init(_:)#5", .void, [places(2, 1)], "[1, 2]"),
  Example("[T0]|init(_:)#6", .void, ["ab"], #"["a", "b"]"#),
  Example("[T0]|init(_:)#7", .void, [dictionary([(1, "a")])], #"[(1, "a")]"#),
  Example("[T0]|append(_:)", [1], [2], "() | [1, 2]"),
  Example("[T0]|append(contentsOf:)#0", [1], [[2, 3]], "() | [1, 2, 3]"),
  Example("[T0]|append(contentsOf:)#1", [1], [[2, 3]], "() | [1, 2, 3]"),
  Example("[T0]|insert(_:at:)", [1, 3], [2, 1], "() | [1, 2, 3]"),
  Example("[T0]|insert(_:at:)", [1, 3], [5, 2], "() | [1, 3, 5]"),
  Example("[T0]|insert(_:at:)", [1, 3], [2, 3], "run/index-out-of-range"),
  Example("[T0]|insert(contentsOf:at:)", [1, 4], [[2, 3], 1], "() | [1, 2, 3, 4]"),
  Example("[T0]|remove(at:)", ["a", "b"], [0], #""a" | ["b"]"#),
  Example("[T0]|remove(at:)", ["a"], [1], "run/index-out-of-range"),
  Example("[T0]|remove(at:)", ["a"], [-1], "run/index-out-of-range"),
  Example("[T0]|remove(atOffsets:)", ["a", "b", "c"], [places(0, 2)], #"() | ["b"]"#),
  Example("[T0]|remove(atOffsets:)", ["a"], [places(1)], "run/index-out-of-range"),
  Example(
    "[T0]|move(fromOffsets:toOffset:)", ["a", "b", "c", "d"], [places(0), 3], #"() | ["b", "c", "a", "d"]"#),
  Example(
    "[T0]|move(fromOffsets:toOffset:)", ["a", "b", "c", "d"], [places(1, 3), 0], #"() | ["b", "d", "a", "c"]"#
  ),
  Example("[T0]|move(fromOffsets:toOffset:)", ["a"], [places(0), 2], "run/index-out-of-range"),
  Example("[T0]|removeAll(keepingCapacity:)", [1], [.void], "() | []"),
  Example("[T0]|removeAll(where:)", [1, 2, 3], [isOdd], "() | [2]"),
  Example("[T0]|removeFirst()", [1, 2], [], "1 | [2]"),
  Example("[T0]|removeFirst()", [], [], "run/index-out-of-range"),
  Example("[T0]|removeFirst(_:)", [1, 2, 3], [2], "() | [3]"),
  Example("[T0]|removeLast()", [1, 2], [], "2 | [1]"),
  Example("[T0]|removeLast()", [], [], "run/index-out-of-range"),
  Example("[T0]|removeLast(_:)", [1, 2, 3], [2], "() | [1]"),
  Example("[T0]|removeLast(_:)", [1], [2], "run/index-out-of-range"),
  Example("[T0]|popLast()", [], [], "nil | []"),
  Example("[T0]|swapAt(_:_:)", [1, 2, 3], [0, 2], "() | [3, 2, 1]"),
  Example("[T0]|swapAt(_:_:)", [1], [0, 1], "run/index-out-of-range"),
  Example("[T0]|reverse()", [1, 2], [], "() | [2, 1]"),
  Example("[T0]|sort()", [2, 1], [], "() | [1, 2]"),
  Example("[T0]|sort(by:)", [1, 2], [isGreater], "() | [2, 1]"),
]

private let ages = dictionary([("a", 1), ("b", 2)])
private let sum = function { .int(number($0[0]) + number($0[1])) }

let dictionaryExamples = [
  Example("[T0: T1]|keys", ages, [], #"["a", "b"]"#),
  Example("[T0: T1]|values", ages, [], "[1, 2]"),
  Example("[T0: T1]|filter(_:)", dictionary([(1, "a"), (2, "b")]), [isOdd], #"[1: "a"]"#),
  Example("[T0: T1]|mapValues(_:)", ages, [doubled], #"["a": 2, "b": 4]"#),
  Example(
    "[T0: T1]|compactMapValues(_:)", ages, [function { number($0[0]) > 1 ? $0[0] : nil }], #"["b": 2]"#),
  Example("[T0: T1]|removeValue(forKey:)", ages, ["a"], #"1 | ["b": 2]"#),
  Example("[T0: T1]|removeValue(forKey:)", ages, ["c"], #"nil | ["a": 1, "b": 2]"#),
  Example("[T0: T1]|updateValue(_:forKey:)", ages, [5, "a"], #"1 | ["a": 5, "b": 2]"#),
  Example("[T0: T1]|removeAll()", ages, [], "() | [:]"),
  Example(
    "[T0: T1]|merge(_:uniquingKeysWith:)", ages, [dictionary([("b", 3), ("c", 4)]), sum],
    #"() | ["a": 1, "b": 5, "c": 4]"#),
  Example(
    "[T0: T1]|merging(_:uniquingKeysWith:)", ages, [dictionary([("b", 3)]), sum], #"["a": 1, "b": 5]"#),
  Example("[T0: T1]|init()", .void, [], "[:]"),
  Example(
    "[T0: T1]|init(grouping:by:)", .void, [[1, 2, 3], function { .int(number($0[0]) % 2) }],
    "[1: [1, 3], 0: [2]]"),
  Example("[T0: T1]|init(uniqueKeysWithValues:)#0", .void, [[pair("a", 1)]], #"["a": 1]"#),
  Example(
    "[T0: T1]|init(uniqueKeysWithValues:)#1", .void, [[pair("a", 1), pair("a", 2)]], "run/arithmetic"),
]

private let few = set([1, 2])

let setExamples = [
  Example("Set<T0>|contains(_:)", few, [2], "true"),
  Example("Set<T0>|filter(_:)", few, [isOdd], "[1]"),
  Example("Set<T0>|insert(_:)", few, [3], "(true, 3) | [1, 2, 3]"),
  Example("Set<T0>|insert(_:)", few, [2], "(false, 2) | [1, 2]"),
  Example("Set<T0>|remove(_:)", few, [1], "1 | [2]"),
  Example("Set<T0>|remove(_:)", few, [9], "nil | [1, 2]"),
  Example("Set<T0>|removeAll()", few, [], "() | []"),
  Example("Set<T0>|union(_:)#0", few, [set([3])], "[1, 2, 3]"),
  Example("Set<T0>|union(_:)#1", few, [[2, 4]], "[1, 2, 4]"),
  Example("Set<T0>|formUnion(_:)", few, [set([3])], "() | [1, 2, 3]"),
  Example("Set<T0>|intersection(_:)", few, [set([2, 3])], "[2]"),
  Example("Set<T0>|formIntersection(_:)", few, [set([2, 3])], "() | [2]"),
  Example("Set<T0>|subtracting(_:)", few, [set([2, 3])], "[1]"),
  Example("Set<T0>|subtract(_:)", few, [set([2])], "() | [1]"),
  Example("Set<T0>|symmetricDifference(_:)", few, [set([2, 3])], "[1, 3]"),
  Example("Set<T0>|isSubset(of:)", few, [set([1, 2, 3])], "true"),
  Example("Set<T0>|isSuperset(of:)", few, [set([1])], "true"),
  Example("Set<T0>|isDisjoint(with:)", few, [set([3])], "true"),
  Example("Set<T0>|init()", .void, [], "[]"),
  Example("Set<T0>|init(_:)#0", .void, [[1, 1, 2]], "[1, 2]"),
  Example("Set<T0>|init(_:)#1", .void, [few], "[1, 2]"),
  Example("Set<T0>|init(_:)#2", .void, [[1]], "[1]"),
  Example("Set<T0>|init(_:)#3", .void, [range(0, 2)], "[0, 1]"),
  Example("Set<T0>|init(_:)#4", .void, [closedRange(0, 1)], "[0, 1]"),
  Example("Set<T0>|init(_:)#5", .void, ["aba"], #"["a", "b"]"#),
  Example("IndexSet|init()", .void, [], "IndexSet()"),
  Example("IndexSet|init(integer:)", .void, [3], "IndexSet(3)"),
  Example("IndexSet|init(integersIn:)#0", .void, [range(1, 3)], "IndexSet(1, 2)"),
  Example("IndexSet|init(integersIn:)#1", .void, [closedRange(1, 3)], "IndexSet(1, 2, 3)"),
  Example("IndexSet|init(_:)", .void, [[4, 1, 4]], "IndexSet(1, 4)"),
  Example("IndexSet|contains(_:)", places(1, 4), [4], "true"),
  Example("IndexSet|insert(_:)", places(1, 4), [2], "() | IndexSet(1, 2, 4)"),
  Example("IndexSet|remove(_:)", places(1, 4), [4], "() | IndexSet(1)"),
]

private let binding = Value.binding(BindingBox(get: { 5 }, set: nil))
private let countdown = library(
  "", "sequence", [3, function { number($0[0]) > 1 ? .int(number($0[0]) - 1) : nil }])
private let doubling = library("", "sequence", [1, doubled])

let optionalExamples = [
  Example("T0?|map(_:)", 4, [doubled], "8"),
  Example("T0?|map(_:)", nil, [doubled], "nil"),
  Example("T0?|flatMap(_:)", 4, [function { _ in nil }], "nil"),
  Example("T0?|none", .void, [], "nil"),
  Example("T0?|some(_:)", .void, [4], "4"),
  Example("T0?|init(_:)", .void, [4], "4"),
  Example("Bindable|init(_:)", .void, [4], "Binding(4)"),
  Example("Binding<T0>|wrappedValue", binding, [], "5"),
  Example("Binding<T0>|projectedValue", binding, [], "Binding(5)"),
  Example("Binding<T0>|constant(_:)", .void, [true], "Binding(true)"),
  Example("Binding<T0>|animation(_:)", binding, [.void], "Binding(5)"),
  Example("Binding<T0>|init(get:set:)", .void, [function { _ in 7 }, doubled], "Binding(7)"),
  Example(
    "PresentationMode|isPresented",
    Value(PresentationValue(isPresented: true, dismiss: FunctionBox(body: NativeFunction { _ in .void }))),
    [],
    "true"),
  Example(
    "PresentationMode|dismiss()",
    Value(PresentationValue(isPresented: true, dismiss: FunctionBox(body: NativeFunction { _ in .void }))),
    [],
    "()"),
  Example("Range<T0>|lowerBound", range(1, 4), [], "1"),
  Example("Range<T0>|upperBound", range(1, 4), [], "4"),
  Example("Range<T0>|contains(_:)", range(1, 4), [4], "false"),
  Example("Range<T0>|contains(_:)", range(0.5, 1.5), [0.5], "true"),
  Example("Range<T0>|overlaps(_:)", range(1, 4), [range(4, 5)], "false"),
  Example("ClosedRange<T0>|lowerBound", closedRange("a", "f"), [], #""a""#),
  Example("ClosedRange<T0>|upperBound", closedRange(1, 4), [], "4"),
  Example("ClosedRange<T0>|contains(_:)", closedRange(1, 4), [4], "true"),
  Example("ClosedRange<T0>|overlaps(_:)", closedRange(1, 4), [closedRange(4, 5)], "true"),
  Example("Sequence<T0>|next()", countdown, [], "3 | UnfoldSequence"),
  Example("Sequence<T0>|next()", [4, 5], [], "4 | [5]"),
  Example("Sequence<T0>|next()", [], [], "nil | []"),
  Example("Sequence<T0>|map(_:)", countdown, [doubled], "[6, 4, 2]"),
  Example("Sequence<T0>|isEmpty", doubling, [], "false"),
  Example("|sequence(first:next:)", .void, [1, doubled], "UnfoldSequence"),
]
