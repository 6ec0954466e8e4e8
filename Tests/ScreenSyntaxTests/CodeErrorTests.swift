import ScreenSyntax
import SourceModel
import Testing

/// Faulty code, and for each finding its offset, the text it points at, and its message.
private let faults: [(String, CodeEntry, [String])] = [
  ("", .expression, ["0 `` Expected a value, but there is nothing."]),
  ("  ", .expression, ["0 `  ` Expected a value, but there is nothing."]),
  ("a = 1", .expression, ["2 `=` `=` assigns, but a value is wanted here."]),
  ("a b", .expression, ["2 `b` The expression is complete before this `b`."]),
  ("a 'b'", .expression, ["2 `'` The expression is complete before this string."]),
  ("a +", .expression, ["2 `+` `+` needs a value on its right, but the code ends here."]),
  ("a + * b", .expression, ["2 `+` `+` needs a value on its right, but `*` was found."]),
  ("* a", .expression, ["0 `*` Expected a value, but `*` was found."]),
  ("!", .expression, ["0 `!` `!` needs a value on its right, but the code ends here."]),
  ("a ?? ", .expression, ["2 `??` `??` needs a value on its right, but the code ends here."]),
  ("(a, b", .expression, ["0 `(` This `(` is never closed."]),
  ("f(a b, c)", .expression, ["4 `b` Expected `,` or `)` here, but `b` was found."]),
  ("f(a, , b)", .expression, ["5 `,` Expected a value, but `,` was found."]),
  ("f(a]", .expression, ["1 `(` Expected `)` to close this `(`, but `]` was found."]),
  ("f(a = b)", .expression, ["4 `=` `=` assigns, but this is a list of values."]),
  ("[a b]", .expression, ["3 `b` Expected `,` or `]` here, but `b` was found."]),
  ("[1: 2, 3]", .expression, ["7 `3` This key of a dictionary has no value: `]` was found."]),
  ("a[}", .expression, ["1 `[` Expected `]` to close this `[`, but `}` was found."]),
  ("a)", .expression, ["1 `)` This `)` closes nothing."]),
  ("}", .expression, ["0 `}` This `}` closes nothing."]),
  ("'abc", .expression, ["0 `'` This string is never closed."]),
  ("'a\\qb'", .expression, ["2 `\\q` `\\q` is no escape."]),
  ("'\\u{110000}'", .expression, ["1 `\\u{110000}` `\\u{110000}` names no character."]),
  ("'\\(a b)c'", .expression, ["5 `b` The value in `\\(…)` is complete before this `b`."]),
  ("'\\(a'", .expression, ["1 `\\(` This `\\(` is never closed."]),
  ("'\\()'", .expression, ["1 `\\()` This interpolation holds nothing."]),
  ("'\\(x, look: y)'", .expression, ["4 `,` An interpolation holds one value."]),
  (
    "\"\"\"a\"\"\" + b", .expression,
    ["0 `\"\"\"` The text of a string of several lines stands on lines of its own."]
  ),
  (
    "9223372036854775808", .expression, ["0 `9223372036854775808` `9223372036854775808` does not fit an Int."]
  ),
  (
    "-9223372036854775809", .expression,
    ["0 `-9223372036854775809` `-9223372036854775809` does not fit an Int."]
  ),
  ("0x", .expression, ["0 `0x` `0x` has no digits."]),
  ("0b12", .expression, ["0 `0b12` `0b12` is no number of base 2."]),
  ("12px", .expression, ["2 `px` `px` follows the number `12` directly."]),
  ("1e999", .expression, ["0 `1e999` `1e999` does not fit a Double."]),
  ("1..2", .expression, ["1 `..` `..` is not part of the code language."]),
  ("a < b < c < d", .expression, ["6 `<` `<` cannot follow another comparison without parentheses."]),
  ("1...2...3", .expression, ["5 `...` `...` cannot follow another range without parentheses."]),
  (
    "a -b", .expression,
    ["2 `-` `-` has a blank before it and none after it, so it reads as the sign of the next value."]
  ),
  ("a?b : c", .expression, ["1 `?` `?` right after a value is optional chaining, but a value follows it."]),
  (
    "a ? b", .expression,
    ["2 `?` This `?` chooses between two values, but `:` and the second are missing: the code ends here."]
  ),
  ("a ? : c", .expression, ["4 `:` Expected a value, but `:` was found."]),
  ("a << b << c", .expression, ["7 `<<` `<<` cannot follow another shift without parentheses."]),
  (
    "{ [a, 1] in a }", .expression,
    ["6 `1` Expected the name of a value that the closure captures, but `1` was found."]
  ),
  ("~a", .expression, ["0 `~` `~` is not part of the code language."]),
  ("a.", .expression, ["1 `.` Expected the name of a member after `.`, but the code ends here."]),
  ("a. + b", .expression, ["1 `.` Expected the name of a member after `.`, but `+` was found."]),
  (".", .expression, ["0 `.` Expected a name after `.`, such as `.leading`, but the code ends here."]),
  (
    "\\", .expression,
    ["0 `\\` A key path begins with `\\.` and a member, as in `\\.id`, but the code ends here."]
  ),
  ("\\.", .expression, ["1 `.` Expected the name of a member after `.`, but the code ends here."]),
  ("\\.a[0]", .expression, ["3 `[` A key path names members only, without subscripts."]),
  ("$", .expression, ["0 `$` The character `$` has no meaning in code."]),
  ("$0x", .expression, ["0 `$0x` `$0x` is no parameter of a closure."]),
  ("a[]", .expression, ["0 `a[]` This subscript holds nothing."]),
  ("“a”", .expression, ["0 `“` The character `“` has no meaning in code."]),
  ("a ≤ b", .expression, ["2 `≤` The character `≤` has no meaning in code."]),
  ("a /* b", .expression, ["2 `/*` This comment is never closed."]),
  ("_", .expression, ["0 `_` `_` has no value."]),
  ("f(_: a)", .expression, ["2 `_` An argument without label is written without `_:`."]),
  ("#if a", .expression, ["0 `#` This `#if` has no `#endif`."]),
  ("{ a", .expression, ["0 `{` This `{` is never closed."]),
  ("f({ a )", .expression, ["2 `{` Expected `}` to close this `{`, but `)` was found."]),
  (
    "{ (a b) in c }", .expression,
    ["5 `b` Expected `,` or `)` after a parameter of this closure, but `b` was found."]
  ),
  ("f { a } { b }", .expression, ["8 `{` The expression is complete before this `{`."]),
  (
    "x y; z w", .statements,
    [
      "2 `y` A second statement begins with `y` on the same line.",
      "7 `w` A second statement begins with `w` on the same line.",
    ]
  ),
  (
    "while a { b }\nc d", .statements,
    [
      "16 `d` A second statement begins with `d` on the same line."
    ]
  ),
  ("struct A { }", .statements, ["0 `struct` `A` is declared in code, and types are declared by elements."]),
  ("a++", .statements, ["1 `++` `++` is not part of the code language."]),
  ("@State var a", .statements, ["0 `@` `@State` is not part of the code language."]),
  ("private let a = 1", .statements, ["0 `private` `private` is not part of the code language."]),
  ("let = 1", .statements, ["4 `=` Expected a name after `let`, but `=` was found."]),
  ("let if = 1", .statements, ["4 `if` `if` is a word of the language and cannot be a name."]),
  ("let a =", .statements, ["6 `=` `=` needs a value on its right, but the code ends here."]),
  ("let a = ; b", .statements, ["6 `=` `=` needs a value on its right, but `;` was found."]),
  ("a = b = c", .statements, ["6 `=` An assignment has no value that could be assigned again."]),
  ("\n, a", .statements, ["1 `,` Expected a value, but `,` was found."]),
  ("if a = b { c }", .statements, ["5 `=` `=` assigns, but a condition is wanted here."]),
  ("if a", .statements, ["3 `a` Expected `{` and the body of `if`, but the code ends here."]),
  ("if { b }", .statements, ["3 `{` `if` needs a condition before `{`."]),
  ("if a b", .statements, ["5 `b` Expected `{` and the body of `if`, but `b` was found."]),
  ("if a { b", .statements, ["5 `{` This `{` is never closed."]),
  ("else { }", .statements, ["0 `else` This `else` follows no `if`."]),
  ("if x.map { $0 } { b }", .statements, ["16 `{` The body of this `if` is complete before this `{`."]),
  ("if let (a, b) { }", .statements, ["14 `{` Expected `=` and a value after the names, but `{` was found."]),
  ("if case .a { }", .statements, ["11 `{` Expected `=` and a value after the pattern, but `{` was found."]),
  (
    "guard a { return }", .statements,
    ["8 `{` Expected `else` after the condition of `guard`, but `{` was found."]
  ),
  (
    "guard a else return", .statements,
    ["13 `return` Expected `{` and the body of `guard`, but `return` was found."]
  ),
  ("for x of xs { }", .statements, ["6 `of` Expected `in` after the loop's variable, but `of` was found."]),
  ("switch a { x }", .statements, ["11 `x` Expected `case` or `default` in a `switch`, but `x` was found."]),
  ("switch a { case .x }", .statements, ["19 `}` Expected `:` after this `case`, but `}` was found."]),
  ("switch a { case .x: case .y: b }", .statements, ["11 `case` This `case` has no statement."]),
  (
    "switch a { case .x, .y where z: b }", .statements,
    ["23 `where` A `where` behind several patterns holds for the last one only."]
  ),
  ("switch { case 1: a }", .statements, ["0 `switch` `switch` needs a value before `{`."]),
  ("case a: b", .statements, ["0 `case` `case` stands in a `switch` only."]),
  ("break outer", .statements, ["6 `outer` No loop around this is called `outer`."]),
  ("return }", .statements, ["7 `}` This `}` closes nothing."]),
  ("a) b", .statements, ["1 `)` This `)` closes nothing."]),
  ("f(a\ng(b)", .statements, ["1 `(` This `(` is never closed."]),
  (
    "f(1 2); g(3 4)\nh[5 6]", .statements,
    [
      "4 `2` Expected `,` or `)` here, but `2` was found.",
      "12 `4` Expected `,` or `)` here, but `4` was found.",
      "19 `6` Expected `,` or `]` here, but `6` was found.",
    ]
  ),
  (
    "if a { b c\nd e }; f g", .statements,
    [
      "9 `c` A second statement begins with `c` on the same line.",
      "13 `e` A second statement begins with `e` on the same line.",
      "20 `g` A second statement begins with `g` on the same line.",
    ]
  ),
  ("[Int", .type, ["0 `[` This `[` is never closed."]),
  ("Int -> Bool", .type, ["0 `Int` The parameters of a function type stand in parentheses."]),
  ("A & [B]", .type, ["4 `[B]` `&` joins names of protocols, and this is another type."]),
  ("", .type, ["0 `` Expected a type, but there is nothing."]),
  ("inout Int", .type, ["0 `inout` `inout` is not part of the code language."]),
  ("Set[Int", .type, ["3 `[` This `[` is never closed."]),
  ("Set[]", .type, ["4 `]` Expected a type, but `]` was found."]),
  ("A B", .type, ["2 `B` The type is complete before this `B`."]),
  ("A.", .type, ["1 `.` Expected the name of a type after `.`, but the code ends here."]),
  ("A,", .types, ["1 `,` Expected a type, but the code ends here."]),
  ("func f()", .signature, ["0 `func` A signature begins with the function's name, without `func`."]),
  ("f", .signature, ["0 `f` Expected `(` after the name of the function, but the code ends here."]),
  ("f(a)", .signature, ["2 `a` The parameter `a` has no type."]),
  (
    "f(a: T) -> Int where T: P", .signature,
    ["15 `where` What type parameters conform to does not stand in the signature."]
  ),
  (
    "f(a: (inout Int, Int))", .signature,
    ["12 `Int` `inout` stands before the type of a parameter, and this is no function."]
  ),
  ("f<T>(a: T)", .signature, ["1 `<` Type parameters do not stand in the signature."]),
  ("f(a Int)", .signature, ["4 `Int` Between the name of a parameter and its type stands `:`."]),
  ("f(a: Int b: Int)", .signature, ["9 `b` Expected `,` or `)` here, but `b` was found."]),
  ("f(a:)", .signature, ["4 `)` Expected a type, but `)` was found."]),
  ("f(1)", .signature, ["2 `1` Expected the name of a parameter, but `1` was found."]),
  ("padding()", .modifiers, ["0 `padding` A modifier begins with `.`, but `padding` was found."]),
  (".a(), .b()", .modifiers, ["4 `,` Modifiers follow each other without `,`."]),
  (".font(.title", .modifiers, ["5 `(` This `(` is never closed."]),
  (".a() b()", .modifiers, ["5 `b` A modifier begins with `.`, but `b` was found."]),
  (
    ".a(1 2).b(3 4)", .modifiers,
    [
      "5 `2` Expected `,` or `)` here, but `2` was found.",
      "12 `4` Expected `,` or `)` here, but `4` was found.",
    ]
  ),
  (".", .modifiers, ["0 `.` Expected the name of a modifier after `.`, but the code ends here."]),
  (".a()..b()", .modifiers, ["4 `..` `..` is not part of the code language."]),
  ("let is Foo", .patterns, ["4 `is` `is` is not part of the code language."]),
  ("", .patterns, ["0 `` Expected a pattern, but there is nothing."]),
  (".a(let)", .patterns, ["6 `)` Expected a pattern, but `)` was found."]),
  (".a(let x", .patterns, ["2 `(` This `(` is never closed."]),
  ("{", .value, ["0 `{` This `{` opens code that is never closed."]),
  ("a {b", .value, ["2 `{` This `{` opens code that is never closed."]),
  (
    "a {b + } c {d e} {f}", .value,
    [
      "5 `+` `+` needs a value on its right, but `}` was found.",
      "14 `e` The value in these braces is complete before this `e`.",
    ]
  ),
  ("{}", .value, ["0 `{}` These braces hold nothing."]),
  ("{x = 1}", .value, ["3 `=` Braces hold a value, but `=` assigns one."]),
  ("{x += 1}", .value, ["3 `+=` Braces hold a value, but `+=` assigns one."]),
  ("{x; y}", .value, ["2 `;` Braces hold one value, but `;` was found."]),
  ("{x y", .value, ["0 `{` This `{` opens code that is never closed."]),
  ("{'abc}", .value, ["1 `'` This string is never closed."]),
  ("{a /* }", .value, ["3 `/*` This comment is never closed."]),
  ("{a) } b", .value, ["2 `)` This `)` closes nothing."]),
  ("{(a} b", .value, ["1 `(` Expected `)` to close this `(`, but `}` was found."]),
  ("{a[}", .value, ["2 `[` Expected `]` to close this `[`, but `}` was found."]),
  ("$a[b c]", .value, ["5 `c` Expected `,` or `]` here, but `c` was found."]),
  ("{x // }", .value, ["0 `{` This `{` opens code that is never closed."]),
  ("{f(a, b)} {c", .value, ["10 `{` This `{` opens code that is never closed."]),
  ("{x +}", .value, ["3 `+` `+` needs a value on its right, but `}` was found."]),
]

@Test("Faults are explained once, at the smallest text", arguments: faults.indices)
func fault(_ index: Int) {
  let (source, entry, expected) = faults[index]
  let probe = CodeProbe(source, entry)
  #expect(probe.reports == expected)
  #expect(
    probe.parser.diagnostics.allSatisfy { $0.rule.id == "syntax/invalid-code" && $0.severity == .error })
}

@Test("Help says what to write instead")
func helps() {
  func help(_ text: String, _ entry: CodeEntry = .expression) -> String? {
    CodeProbe(text, entry).parser.diagnostics.first?.help
  }
  #expect(help("a = 1") == "Compare with `==`.")
  #expect(help("“a”") == "Write `\"`.")
  #expect(help("f（a）") == "Write `(`.")
  #expect(help("~b") == "Write `-1 - x`, which turns each bit of `x` over.")
  #expect(help("a {b", .value) == "Write `}` where the code ends, or `\\{` for a plain brace.")
  #expect(
    help("{x = 1}", .value)
      == "Write actions without braces, in an attribute such as `action`; compare with `==`.")
}

@Test("Fixes, applied, leave code without faults")
func fixes() {
  let sources: [(String, CodeEntry, String)] = [
    ("padding()", .modifiers, ".padding()"),
    ("a -b", .expression, "a - b"), ("a?b : c", .expression, "a ?b : c"),
  ]
  for (source, entry, expected) in sources {
    let probe = CodeProbe(source, entry)
    var bytes = probe.source
    for edit in probe.parser.diagnostics.flatMap(\.fixes).flatMap(\.edits).reversed() {
      bytes.replaceSubrange(
        Int(edit.location.range.start)..<Int(edit.location.range.end), with: Array(edit.text.utf8))
    }
    let fixed = String(decoding: bytes[2..<bytes.count - 2], as: UTF8.self)
    #expect(fixed == expected)
    #expect(CodeProbe(fixed, entry).reports == [])
  }
}

@Test("Unclosed brackets name the place of what was found instead")
func related() {
  let diagnostic = CodeProbe("f(a]").parser.diagnostics.first
  #expect(diagnostic?.related.map(\.location.range) == [SourceRange(5 as UInt32, 6)])
}

@Test(
  "Words that stand for operators are names where they are declared, and where a value stands and none follows"
)
func reservedWords() {
  for code in ["let lt = 1", "let le = 1; f(le)", "return le == ge", "a.first { $0 lt ge }"] {
    #expect(CodeProbe(code, .statements).reports == [], "\(code)")
  }
  #expect(!CodeProbe("lt b").reports.isEmpty)
}
