import ScreenSyntax
import Testing

private let expressions: [(String, String)] = [
  // Literals
  ("42", "42"), ("1_000", "1000"), ("0x1F", "31"), ("0b101", "5"), ("0o17", "15"),
  ("1.5", "1.5"), ("1e3", "1000.0"), ("1_0.2_5", "10.25"), ("2.5e-3", "0.0025"), ("0.1", "0.1"),
  ("-1", "-1"), ("-1.5", "-1.5"), ("-9223372036854775808", "-9223372036854775808"),
  ("9223372036854775807", "9223372036854775807"), ("- 1", "(- 1)"), ("-1.magnitude", "(- (. 1 magnitude))"),
  ("true", "true"), ("false", "false"), ("nil", "nil"), ("self", "self"),
  (#"'a\n\t\\\'\"'"#, #""a\n\t\\'\"""#), (#""\u{1F600}""#, "\"😀\""),
  (#""a\(b)c""#, #"(text "a" b "c")"#), (#""\(a)\(b)""#, "(text a b)"), (#"'\("x")'"#, #"(text "x")"#),
  (
    #""\(items.map { "\($0)" }.joined(separator: ", "))""#,
    #"(text (call (. (call (. items map) ~(closure (do (text $0)))) joined) separator: ", "))"#
  ),
  ("[]", "(array)"), ("[1, 2,]", "(array 1 2)"), ("[:]", "(dictionary)"),
  ("['a': 1, 'b': 2]", #"(dictionary "a" 1 "b" 2)"#), ("[.a: x ? y : z]", "(dictionary .a (? x y z))"),
  ("()", "(tuple)"), ("(1)", "1"), ("(1, b: 2)", "(tuple 1 b: 2)"), ("(a: 1)", "(tuple a: 1)"),
  // Operators
  ("a + b * c", "(+ a (* b c))"), ("a * b + c", "(+ (* a b) c)"), ("a - b - c", "(- (- a b) c)"),
  ("(a + b) * c", "(* (+ a b) c)"), ("a % b / c", "(/ (% a b) c)"),
  ("a == b && c != d || e", "(|| (&& (== a b) (!= c d)) e)"), ("a || b && c", "(|| a (&& b c))"),
  ("a ?? b ?? c", "(?? a (?? b c))"), ("a ?? b == c", "(== (?? a b) c)"), ("a ?? b + c", "(?? a (+ b c))"),
  ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a && b ? c : d", "(? (&& a b) c d)"),
  ("a ? b ? c : d : e", "(? a (? b c d) e)"), ("a == 1 ? 2:3", "(? (== a 1) 2 3)"),
  ("1...n + 1", "(... 1 (+ n 1))"), ("0..<n", "(..< 0 n)"), ("1...3 ~= x", "(~= (... 1 3) x)"),
  ("...b", "(...x b)"), ("..<b", "(..<x b)"), ("a...", "(x... a)"), ("x[1...]", "(subscript x (x... 1))"),
  ("x[...2]", "(subscript x (...x 2))"), ("!a == b", "(== (! a) b)"), ("-a * b", "(* (- a) b)"),
  ("!a.b", "(! (. a b))"), ("a&&b", "(&& a b)"), ("a-1", "(- a 1)"), ("a - -1", "(- a -1)"), ("+a", "(+ a)"),
  ("a<b", "(< a b)"), ("!!a", "(! (! a))"), ("x!=3", "(!= x 3)"), ("x??y", "(?? x y)"),
  // Words
  ("a and b or not c", "(|| (&& a b) (! c))"), ("not a == b", "(== (! a) b)"), ("a lt b", "(< a b)"),
  ("a le b and c gt d", "(&& (<= a b) (> c d))"), ("a ge b ? c : d", "(? (>= a b) c d)"),
  ("0 upTo n + 1", "(..< 0 (+ n 1))"), ("x[upTo 3]", "(subscript x (..<x 3))"),
  ("a.and.not", "(. (. a and) not)"),
  ("f(and: 1, lt : 2)", "(call f and: 1 lt: 2)"), ("android", "android"), ("upto", "upto"),
  ("f(in: 1, for: 2, default: 3)", "(call f in: 1 for: 2 default: 3)"),
  ("reduce(0, +)", "(call reduce 0 +)"), ("sorted(by: gt)", "(call sorted by: >)"),
  ("sorted(by: <)", "(call sorted by: <)"),
  // Postfix
  ("a.b.c", "(. (. a b) c)"), ("a.0.1", "(. (. a 0) 1)"), ("a\n  .b\n  .c()", "(call (. (. a b) c))"),
  ("f()", "(call f)"), ("f(1, x: 2)(3)", "(call (call f 1 x: 2) 3)"), ("a[0]", "(subscript a 0)"),
  ("a[0, default: 1]", "(subscript a 0 default: 1)"), ("a!", "(unwrap a)"), ("a!.b", "(. (unwrap a) b)"),
  ("a?.b", "(chain (. (step a) b))"), ("a?.b?.c()", "(chain (call (. (step (. (step a) b)) c)))"),
  ("a?[0]", "(chain (subscript (step a) 0))"), ("a?.b ?? c", "(?? (chain (. (step a) b)) c)"),
  ("a?()", "(chain (call (step a)))"), ("a?.b!", "(chain (unwrap (. (step a) b)))"),
  ("f(a?.b, c)", "(call f (chain (. (step a) b)) c)"), ("a! ? b : c", "(? (unwrap a) b c)"),
  (".large", ".large"), (".rgb(1, 2)", "(call .rgb 1 2)"), (".a.b", "(. .a b)"), ("a.self", "(. a self)"),
  ("Appearance.switch.onTintColor", "(. (. Appearance switch) onTintColor)"), ("`default`", "default"),
  ("Set[String]()", "(call (subscript Set String))"), ("[Int]()", "(call (array Int))"),
  ("[String: Int]()", "(call (dictionary String Int))"), ("Set<String>()", "(call (subscript Set String))"),
  ("Dictionary<String, [Int]>()", "(call (subscript Dictionary String (array Int)))"),
  ("a < b", "(< a b)"), ("f(a < b, c > d)", "(call f (< a b) (> c d))"),
  // Closures
  ("{ [a, weak b = c.d] x in x }", "(closure (in x (let let:a = a) (let let:b = (. c d))) (do x))"),
  ("{ [weak self] in self }", "(closure (do self))"),
  ("{ [a] in $0 }", "(closure (in (let let:a = a)) (do $0))"),
  ("{ [a].b { x in x } }", "(closure (do (call (. (array a) b) ~(closure (in x) (do x)))))"),
  ("a &+ b &* c", "(&+ a (&* b c))"),
  ("{ $0.id == x }", "(closure (do (== (. $0 id) x)))"), ("{ }", "(closure)"),
  ("{ a, b in a + b }", "(closure (in a b) (do (+ a b)))"), ("{ _ in }", "(closure (in _))"),
  ("{ (a: Int, b: [String]) -> Int in a }", "(closure (in a: Int b: [String]) -> Int (do a))"),
  (
    "{ (a: Array<Set<Int>>, b: Int) -> Set<Set<Int>> in b }",
    "(closure (in a: Array[Set[Int]] b: Int) -> Set[Set[Int]] (do b))"
  ),
  ("{ (a, _) in a }", "(closure (in a _) (do a))"), ("{ (a, b) }", "(closure (do (tuple a b)))"),
  ("{ x -> Int? in x }", "(closure (in x) -> Int? (do x))"),
  ("{ x in\n  let y = x\n  return y\n}", "(closure (in x) (let let:y = x) (return y))"),
  ("items.map { $0 }", "(call (. items map) ~(closure (do $0)))"),
  ("f(1) { $1 }", "(call f 1 ~(closure (do $1)))"),
  ("Button { a() } label: { b }", "(call Button ~(closure (do (call a))) ~label: (closure (do b)))"),
  ("f({ 1 })", "(call f (closure (do 1)))"),
  ("a.map({ $0 }).count", "(. (call (. a map) (closure (do $0))) count)"),
  ("{ 1 }()", "(call (closure (do 1)))"), ("f { }.g { }", "(call (. (call f ~(closure)) g) ~(closure))"),
  // Key paths and bindings
  ("\\.id", "(path .id)"), ("\\.self", "(path)"), ("\\Landmark.id", "(path Landmark .id)"),
  ("\\.a.b?.c!", "(path .a .b? .c!)"), ("\\Recipe.Step.id", "(path Recipe.Step .id)"),
  ("\\[Int].count", "(path [Int] .count)"), ("f(\\.id, $x)", "(call f (path .id) $x)"),
  ("$item.name", "(. $item name)"), ("$list[0]!", "(unwrap (subscript $list 0))"), ("$0", "$0"),
  // Expressions that are statements elsewhere
  ("if a { 1 } else { 2 }", "(if (when a) (block (do 1)) (block (do 2)))"),
  ("f(if a { 1 } else { 2 })", "(call f (if (when a) (block (do 1)) (block (do 2))))"),
  (
    "switch a { case 1: b\ndefault: c }",
    "(switch a (case (equals 1) (block (do b))) (default (block (do c))))"
  ),
  // Space and comments
  ("  a /* x /* y */ \n */ + // z\n b ", "(+ a b)"), ("이름.길이", "(. 이름 길이)"),
]

@Test("Expressions", arguments: expressions)
func expression(_ source: String, _ expected: String) {
  let probe = CodeProbe(source)
  #expect(probe.reports == [])
  #expect(probe.dump == expected)
}

@Test("Parenthesised expressions are marked and hold their parentheses")
func parentheses() {
  let probe = CodeProbe("(a + b) * c")
  let sum = probe.parser.tree.nodes.first { $0.op == .add }
  #expect(sum?.flags.contains(.parenthesized) == true)
  #expect(probe.texts(of: .binary) == ["(a + b)", "(a + b) * c"])
}

@Test("Ranges are exact")
func ranges() {
  let probe = CodeProbe("f(x: a.b?.c, 'q\\(r)s') { $0 }")
  #expect(probe.texts(of: .argument) == ["x: a.b?.c", "'q\\(r)s'", "{ $0 }"])
  #expect(probe.texts(of: .optionalChain) == ["a.b?.c"])
  #expect(probe.texts(of: .chainStep) == ["a.b?"])
  #expect(probe.texts(of: .stringLiteral) == ["q", "s"])
  let member = probe.parser.tree.nodes.last { $0.kind == .member }
  #expect(member.map { probe.text($0.nameRange) } == "c")
}

@Test("Children come before their parents")
func order() {
  let probe = CodeProbe("if a.b { f(x) { [1: 2] } } else if let c = d { (1, 2) }", .statements)
  let tree = probe.parser.tree
  for (index, node) in tree.nodes.enumerated() {
    #expect(tree.items(node.list).allSatisfy { $0.index < index })
  }
}
