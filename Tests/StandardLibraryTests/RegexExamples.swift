import ScreenTypes

@testable import StandardLibrary

private let digits = Value(RegexValue(#"(\d+)-(\d+)?"#)!)
private let number = Value(RegexValue(#"\d+"#)!)
private let match = Value(
  RegexMatchValue(range: 2..<5, whole: "1-2", groups: ["1", nil], optional: [false, true]))
private let group = Value(RegexGroupValue(name: "year", text: "1999", range: 0..<4))

/// Regular expressions.
let regexExamples: [Example] = [
  Example("Regex<AnyRegexOutput>|init(_:)", .void, ["a+"], "Regex(false, a+)"),
  Example("Regex<T0>|init(_:as:)", .void, ["a+", .type(.string)], "Regex(false, a+)"),
  Example("AnyRegexOutput.Element|substring", group, [], #""1999""#),
  Example("AnyRegexOutput.Element|name", group, [], #""year""#),
  Example("AnyRegexOutput.Element|range", group, [], "0..<4"),
  Example("AnyRegexOutput.Element|value", group, [], #""1999""#),
  Example("Regex<T0>|ignoresCase(_:)", number, [.void], #"Regex(true, \d+)"#),
  Example("Regex.Match<T0>|output", match, [], #"("1-2", "1", nil)"#),
  Example("Regex.Match<T0>|range", match, [], "2..<5"),
  Example("String|contains(_:)#1", "a1", [number], "true"),
  Example("String|matches(of:)", "1 22", [number], "[Match(0..<1, 1), Match(2..<4, 22)]"),
  Example("String|ranges(of:)", "1 22", [number], "[0..<1, 2..<4]"),
  Example("String|firstRange(of:)", "a 22", [number], "2..<4"),
  Example("String|starts(with:)#1", "22a", [number], "true"),
  Example("String|trimmingPrefix(_:)#0", "22a", [number], #""a""#),
  Example("String|trimmingPrefix(_:)#1", "0x12", ["0x"], #""12""#),
  Example("String|trimmingPrefix(_:)#1", "12", ["0x"], #""12""#),
  Example(
    "String|split(separator:maxSplits:omittingEmptySubsequences:)#1", "a1b22c", [number, .void, .void],
    #"["a", "b", "c"]"#),
  Example("String|replacing(_:with:)#1", "a1b22", [number, "#"], #""a#b#""#),
  Example("String|replacing(_:with:)#2", "ab", [number, isOdd], #""ab""#),
  Example("String|replace(_:with:)", "a1", [number, "#"], "() | \"a#\""),
  Example("String|firstMatch(of:)", "a 1-2", [digits], "Match(2..<5, 1-2)"),
  Example("String|wholeMatch(of:)", "a 1-2", [digits], "nil"),
  Example("String|wholeMatch(of:)", "1-", [digits], "Match(0..<2, 1-)"),
  Example("String|prefixMatch(of:)", "1-2 a", [digits], "Match(0..<3, 1-2)"),
  Example("Regex<T0>|firstMatch(in:)", digits, ["a 1-2"], "Match(2..<5, 1-2)"),
  Example("Regex<T0>|wholeMatch(in:)", digits, ["1-2"], "Match(0..<3, 1-2)"),
  Example("Regex<T0>|prefixMatch(in:)", digits, ["a"], "nil"),
]
