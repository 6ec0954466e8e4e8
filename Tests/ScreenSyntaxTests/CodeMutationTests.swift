import ScreenSyntax
import SourceModel
import Testing

/// Valid code of every kind, to be damaged.
let codeCorpus: [(String, CodeEntry)] = [
  ("showFavoritesOnly ? landmarks.filter { $0.isFavorite } : landmarks", .expression),
  ("a + b * (c - d) / -e % 2 == 1 && !f || g ?? h", .expression),
  ("1...n ~= x and not y lt 3.5e2", .expression),
  ("\"About \\(name + \"\\(x)\") \\u{41}\\n\".count", .expression), ("'a' + '\\('b')'", .expression),
  ("[1, 2, [3: 'x', 4: \"y\"][3]!, .some(nil)]", .expression),
  ("Set[String]([\"a\"]).contains(\"b\")", .expression),
  ("Dictionary<String, [Int]>(grouping: xs) { $0.key }", .expression), ("a?.b?[c]?(d)!.e ?? f!", .expression),
  ("items.sorted(by: <).reduce(0, +)", .expression),
  ("{ (a: Int, b: [String]?) -> Bool in a == b }", .expression),
  ("{ a, _ in a; b = c }", .expression), ("Button { f() } label: { Text(\"x\") }", .expression),
  ("\\Landmark.name.count", .expression), ("f(\\.self, id: \\.a?.b!)", .expression),
  ("(x: 1, y: (2, 3)).y.0", .expression),
  ("$list[index]!.name", .expression), ("a ? b ? c : d : e", .expression),
  ("x[1...] + x[..<3] + x[...y]", .expression),
  ("if a { 1 } else if let b { 2 } else { 3 }", .expression), ("/* a /* b */ c */ x // y", .expression),
  ("switch a { case 1: b\ndefault: c }", .expression), ("`default`.`in`(for: 1)", .expression),
  ("이름.filter { $0.길이 gt 3 }", .expression),
  ("quantity += 1", .statements),
  ("if quantity < 20 && open { quantity += 1 } else { reset() }", .statements),
  ("let (a, b) = p, c: Int? = nil\nvar d = 1", .statements),
  ("guard let x = y, x gt 3 else { return nil }\nreturn x", .statements),
  ("for (i, x) in xs.enumerated() where i != 0 { if x { break }; continue }", .statements),
  (
    "switch s {\ncase .a, .b: f()\ncase .c(let n, _) where n == 1: g(n)\ncase let .d(x?): h { x }\ndefault: break\n}",
    .statements
  ),
  ("if case .a(let n) = v, let m = n { print(\"\\(m)\") }", .statements),
  ("withAnimation { a.toggle() }; b -= 1", .statements),
  ("for case let x? in xs { f(x) }", .statements), ("_ = f()\na[0].b!.c = d\n(e, g) = (g, e)", .statements),
  ("x = a\n  .b()\n  .c { $0 }\ny", .statements),
  ("let f: (Int) -> [String: Int] = { _ in [:] }", .statements),
  ("return\n", .statements), ("", .statements), ("a; ; b;", .statements),
  ("[String: Set[Int]]?", .type), ("(a: A, B) -> (C) -> D?", .type), ("A<B<C>>.D", .type),
  ("some View", .type), ("((A) -> B)??", .type),
  ("Identifiable, Equatable, Codable", .types),
  ("toggleFavorite(of product: Product, _ n: Int = 1 + 2) -> Bool", .signature), ("f()", .signature),
  ("item: Item, at i: Int", .parameters),
  (".collection(let name), .a(x: 1, _), 1...3, \"x\", let y?", .patterns),
  ("Shape.circle(let r), (1, _), nil", .patterns),
  (".font(.title).padding().border(c, width: 2)", .modifiers),
  (".when(a == b) { .padding().background(.red) }\n.frame(width: 3)", .modifiers),
  (".onTapGesture { a = 1 }.modifier(A().concat(B()))", .modifiers),
  ("About {landmark.name} and {a.map { \"\\($0)\" }}!", .value),
  ("$modelData.landmarks[i + 1].isFavorite", .value), ("{1...20}", .value),
  ("\\{x\\} \\$y {z}", .value), ("plain text", .value), ("\n  Hello {name}\n  you  ", .content),
  ("₩{price}", .content),
]

/// Cuts a text where tokens begin, roughly.
private func pieces(_ text: String) -> [[UInt8]] {
  var result: [[UInt8]] = []
  var wasWord = false
  for byte in text.utf8 {
    let isWord = byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    if isWord && wasWord, let last = result.indices.last {
      result[last].append(byte)
    } else {
      result.append([byte])
    }
    wasWord = isWord
  }
  return result
}

/// Parses damaged code; true if every range lies in it, trees are in order, and every gap is explained.
private func check(_ bytes: [UInt8], _ entry: CodeEntry, _ names: NameCache) -> Bool {
  for decoding in [false, true] {
    let probe = CodeProbe(bytes, entry, decoding: decoding, names: names)
    let whole = SourceRange(2, 2 + bytes.count)
    for diagnostic in probe.parser.diagnostics where !whole.contains(diagnostic.location.range) {
      return false
    }
    for diagnostic in probe.parser.diagnostics {
      let places = diagnostic.related.map(\.location) + diagnostic.fixes.flatMap(\.edits).map(\.location)
      if !places.allSatisfy({ whole.contains($0.range) && $0.range.start <= $0.range.end }) { return false }
      if diagnostic.message.isEmpty || diagnostic.location.range.start > diagnostic.location.range.end {
        return false
      }
    }
    for (index, node) in probe.parser.tree.nodes.enumerated() {
      if !whole.contains(node.range) || node.range.start > node.range.end { return false }
      if !probe.parser.tree.items(node.list).allSatisfy({ $0.index < index }) { return false }
    }
    let hasErrorNode = probe.parser.tree.nodes.contains { $0.kind == .error }
    if hasErrorNode && probe.parser.diagnostics.isEmpty { return false }
  }
  return true
}

@Test("Undamaged code has no faults", arguments: codeCorpus)
func undamaged(_ source: String, _ entry: CodeEntry) {
  #expect(CodeProbe(source, entry).reports == [])
}

@Test(
  "Code with a token removed, doubled, swapped or replaced never breaks the parser", arguments: codeCorpus)
func mutations(_ source: String, _ entry: CodeEntry) {
  let tokens = pieces(source)
  let names = NameCache()
  let strangers = [
    "{", "}", "(", ")", "[", "]", "\"", "'", "\\(", ".", "?", "!", ",", ":", ";", "\n", "=", "in", "case",
    "let", "/*", "<", "&lt;", "&", "$", "\u{FF08}",
  ]
  for index in tokens.indices {
    var fewer = tokens
    fewer.remove(at: index)
    #expect(check(Array(fewer.joined()), entry, names), "without piece \(index)")
    var doubled = tokens
    doubled.insert(tokens[index], at: index)
    #expect(check(Array(doubled.joined()), entry, names), "with piece \(index) doubled")
    if index + 1 < tokens.count {
      var swapped = tokens
      swapped.swapAt(index, index + 1)
      #expect(check(Array(swapped.joined()), entry, names), "with piece \(index) swapped")
    }
    for (number, stranger) in strangers.enumerated() where (index + number) % 3 == 0 {
      var replaced = tokens
      replaced[index] = Array(stranger.utf8)
      #expect(check(Array(replaced.joined()), entry, names), "with piece \(index) replaced by \(stranger)")
    }
  }
}

@Test("Every prefix and suffix is survived, also inside characters", arguments: codeCorpus)
func prefixes(_ source: String, _ entry: CodeEntry) {
  let bytes = Array(source.utf8)
  let names = NameCache()
  for count in bytes.indices {
    #expect(check(Array(bytes[..<count]), entry, names), "first \(count) bytes")
    #expect(check(Array(bytes[count...]), entry, names), "from byte \(count)")
  }
}

@Test("Ranges outside the file are cut to it")
func outside() {
  var parser = CodeParser(
    file: FileID(0), bytes: Array("a + b".utf8), names: NameCache(),
    draft: CodeDraft(in: TableMemory()))
  let id = parser.expression(in: SourceRange(4 as UInt32, 400), decoding: false)
  #expect(parser.tree.dump(id) == "b")
  _ = parser.expression(in: SourceRange(100 as UInt32, 4), decoding: true)
  #expect(parser.diagnostics.count == 1)
}
