import ScreenSyntax
import Testing

private let statements: [(String, String)] = [
  ("", ""), (" ; ; ", ""), ("// only a comment", ""),
  ("a = 1", "(= a 1)"), ("a.b += 1; c -= 2", "(+= (. a b) 1) (-= c 2)"),
  ("a *= 2\nb /= 3", "(*= a 2) (/= b 3)"),
  ("_ = f()", "(= _ (call f))"), ("(a, b) = (b, a)", "(= (tuple a b) (tuple b a))"),
  ("a[0]! = 1", "(= (unwrap (subscript a 0)) 1)"),
  ("a?.b = 1", "(= (chain (. (step a) b)) 1)"),
  ("let a = 1", "(let let:a = 1)"), ("var b: Int? = nil", "(var var:b : Int? = nil)"),
  ("let c: Int", "(let let:c : Int)"),
  ("let (a, _) = p", "(let (each let:a _) = p)"), ("let a = 1, b = 2", "(let let:a = 1) (let let:b = 2)"),
  ("let f: (Int, String) -> Bool = g", "(let let:f : ((Int, String) -> Bool) = g)"),
  ("let x = if a { 1 } else { 2 }", "(let let:x = (if (when a) (block (do 1)) (block (do 2))))"),
  ("f()\ng()", "(do (call f)) (do (call g))"), ("a\n(b)", "(do a) (do b)"),
  ("a\n[b]", "(do a) (do (array b))"),
  ("x = a\n- b", "(= x (- a b))"), ("x = a\n-b", "(= x a) (do (- b))"),
  ("x = a\n...b", "(= x a) (do (...x b))"),
  ("x = a\n  && b\n  || c", "(= x (|| (&& a b) c))"), ("x = a\nand b", "(= x (&& a b))"),
  ("x = a\n  ? b\n  : c", "(= x (? a b c))"), ("a\n.b()\n.c()", "(do (call (. (call (. a b)) c)))"),
  ("a +\nb", "(do (+ a b))"), ("f(\n1,\n2\n)", "(do (call f 1 2))"),
  ("f() /* a\nb */ g()", "(do (call f)) (do (call g))"),
  ("if a { b() }", "(if (when a) (block (do (call b))))"), ("if a {}", "(if (when a) (block))"),
  (
    "if a { b } else if c { d } else { e }",
    "(if (when a) (block (do b)) (if (when c) (block (do d)) (block (do e))))"
  ),
  ("if a {\n}\nelse {\n}\nf()", "(if (when a) (block) (block)) (do (call f))"),
  ("if let x { f(x) }", "(if (when (if-let x)) (block (do (call f x))))"),
  ("if let x = y.z, x lt 3, var w { }", "(if (when (if-let x (. y z)) (< x 3) (if-var w)) (block))"),
  ("if case .a(let n) = v { }", "(if (when (if-case (is .a (of let:n)) v)) (block))"),
  ("if x == y { }", "(if (when (== x y)) (block))"),
  ("if (f { $0 }) { }", "(if (when (call f ~(closure (do $0)))) (block))"),
  (
    "if a.contains(where: { $0 }) { b { c } }",
    "(if (when (call (. a contains) where: (closure (do $0)))) (block (do (call b ~(closure (do c))))))"
  ),
  ("guard let x = y else { return }", "(guard (when (if-let x y)) (block (return)))"),
  ("guard a else { return 1 }\nf()", "(guard (when a) (block (return 1))) (do (call f))"),
  ("for x in xs { f(x) }", "(for let:x xs (block (do (call f x))))"),
  (
    "for (i, x) in xs.enumerated() where i gt 0 { break }",
    "(for (each let:i let:x) (call (. xs enumerated)) (block (break)) (> i 0))"
  ),
  ("for _ in 0..<3 { continue }", "(for _ (..< 0 3) (block (continue)))"),
  ("for case let x? in xs { }", "(for (some let:x) xs (block))"),
  ("return", "(return)"), ("return a + b", "(return (+ a b))"), ("return\n      a", "(return a)"),
  ("return\nlet a = 1", "(return) (let let:a = 1)"), ("return; a", "(return) (do a)"),
  (
    "switch a {\ncase .x: f()\ncase .y(let n), .z(_): g(n)\ng()\ndefault: break\n}",
    "(switch a (case (is .x) (block (do (call f)))) (case (is .y (of let:n)) (is .z (of _)) (block (do (call g n)) (do (call g)))) (default (block (break))))"
  ),
  (
    "switch a { case let .p(x, y) where x gt y: x default: y }",
    "(switch a (case (is .p (of let:x let:y)) where (> x y) (block (do x))) (default (block (do y))))"
  ),
  (
    "switch (a, b) { case (0, _): c\ncase (let x, 1...3): d }",
    "(switch (tuple a b) (case (each (equals 0) _) (block (do c))) (case (each let:x (equals (... 1 3))) (block (do d))))"
  ),
  ("showing = true", "(= showing true)"),
  ("withAnimation { a.toggle() }", "(do (call withAnimation ~(closure (do (call (. a toggle))))))"),
  ("f()\n{ x }", "(do (call f ~(closure (do x))))"),
  (
    "list.append(1); list.sort { $0 lt $1 }",
    "(do (call (. list append) 1)) (do (call (. list sort) ~(closure (do (< $0 $1)))))"
  ),
  (".padding()\n.background(.red)", "(do (call (. (call .padding) background) .red))"),
  ("await = 1; f(async)", "(= await 1) (do (call f async))"),
]

@Test("Statements", arguments: statements)
func statement(_ source: String, _ expected: String) {
  let probe = CodeProbe(source, .statements)
  #expect(probe.reports == [])
  #expect(probe.dump == (expected.isEmpty ? "(block)" : "(block \(expected))"))
}

private let patterns: [(String, String)] = [
  (".collection(let name)", "(is .collection (of let:name))"), (".a, .b", "(is .a) (is .b)"),
  ("1...3", "(equals (... 1 3))"), ("\"x\"", "(equals \"x\")"), ("_", "_"), ("nil", "(equals nil)"),
  ("let x", "let:x"), ("var x", "var:x"), ("let x?", "(some let:x)"),
  (".some(let x)", "(is .some (of let:x))"),
  (".a?", "(some (is .a))"), ("x?", "(some (equals x))"), ("Shape.circle", "(is Shape .circle)"),
  ("Map.Shape.circle(let r)", "(is Map.Shape .circle (of let:r))"), ("limits.low", "(equals (. limits low))"),
  ("case_", "(equals case_)"), ("(1, let y)", "(each (equals 1) let:y)"), ("(let x)", "let:x"),
  ("let (x, y)", "(each let:x let:y)"),
  (".size(width: let w, height: 1)", "(is .size (of width: let:w height: (equals 1)))"),
  (".a()", "(is .a (of))"), ("true", "(equals true)"), ("-1", "(equals -1)"),
  ("x.y()", "(equals (call (. x y)))"),
  ("let .a(.b(x), 1)", "(is .a (of (is .b (of let:x)) (equals 1)))"), ("Int.max", "(is Int .max)"),
]

@Test("Patterns", arguments: patterns)
func pattern(_ source: String, _ expected: String) {
  let probe = CodeProbe(source, .patterns)
  #expect(probe.reports == [])
  #expect(probe.dump == expected)
}

private let types: [(String, String)] = [
  ("Int", "Int"), ("Int?", "Int?"), ("Int??", "Int??"), ("[Int]", "[Int]"),
  ("[String: [Int]?]", "[String: [Int]?]"),
  ("Recipe.ID", "Recipe.ID"), ("ClosedRange[Int]", "ClosedRange[Int]"), ("Set<String>", "Set[String]"),
  ("Dictionary[String, Set[Int]]?", "Dictionary[String, Set[Int]]?"), ("A<B<C>>", "A[B[C]]"),
  ("A<B<C>>?", "A[B[C]]?"),
  ("()", "()"), ("(A, B)", "(A, B)"), ("(A)", "A"), ("(A)?", "A?"), ("(A) -> B", "((A) -> B)"),
  ("() -> Void", "(() -> Void)"),
  ("(A, B) -> (C) -> D", "((A, B) -> ((C) -> D))"), ("((A) -> B)?", "((A) -> B)?"),
  ("(x: A, _ y: B) -> C", "((x: A, B) -> C)"),
  ("(width: Double, height: Double)", "(width: Double, height: Double)"), ("some View", "View"),
  ("any P", "P"),
  ("some", "some"), ("A.B.C?", "A.B.C?"),
]

@Test("Types", arguments: types)
func type(_ source: String, _ expected: String) {
  let probe = CodeProbe(source, .type)
  #expect(probe.reports == [])
  #expect(probe.dump == expected)
}

private let signatures: [(String, String)] = [
  ("f()", "(func f)"),
  ("toggleFavorite(of product: Product) -> Bool", "(func toggleFavorite (of product Product) -> Bool)"),
  ("f(_ a: Int, b: String = 'x', in c: [Int]?)", "(func f (_ a Int) (b b String = \"x\") (in c [Int]?))"),
  ("f(done: () -> Void) -> (Int, Int)", "(func f (done done (() -> Void)) -> (Int, Int))"),
]

@Test("Signatures", arguments: signatures)
func signature(_ source: String, _ expected: String) {
  let probe = CodeProbe(source, .signature)
  #expect(probe.reports == [])
  #expect(probe.dump == expected)
}

@Test("Lists of types and parameters")
func lists() {
  #expect(CodeProbe("Identifiable, Equatable", .types).dump == "Identifiable Equatable")
  #expect(CodeProbe("item: Item, at index: Int", .parameters).dump == "(item item Item) (at index Int)")
  #expect(CodeProbe("", .parameters).reports == [])
}

private let modifiers: [(String, String)] = [
  ("", ""), (".padding()", "(call .padding)"),
  (".font(.title).padding()", "(call .font .title) (call .padding)"),
  ("\n  .font(.title)\n  .border(c, width: 2)\n", "(call .font .title) (call .border c width: 2)"),
  (
    ".when(a == b) { .padding().background(.red) }",
    "(call .when (== a b) ~(closure (do (call (. (call .padding) background) .red))))"
  ),
  (
    ".onTapGesture { a = 1 }.modifier(A().concat(B()))",
    "(call .onTapGesture ~(closure (= a 1))) (call .modifier (call (. (call A) concat) (call B)))"
  ),
  (".background(Rectangle().fill(.gray))", "(call .background (call (. (call Rectangle) fill) .gray))"),
  (".environment(\\.colorScheme, .dark)", "(call .environment (path .colorScheme) .dark)"),
]

@Test("Modifiers", arguments: modifiers)
func modifier(_ source: String, _ expected: String) {
  let probe = CodeProbe(source, .modifiers)
  #expect(probe.reports == [])
  #expect(probe.dump == expected)
}
