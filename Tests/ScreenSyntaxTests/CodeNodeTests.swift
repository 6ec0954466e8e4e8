import SourceModel
import Testing

@testable import ScreenSyntax

@Test func aNodeOfCodeTakesFiveWords() {
  #expect(MemoryLayout<CodeNode>.stride == 20)
  #expect(CodeKind.parameter.rawValue < 64)
  // UTF-16 of three bytes of UTF-8 for each unit grows most; words keep 24 bits of an offset.
  #expect(XMLLimits.fileSize / 2 * 3 < 1 << 24)
}

@Test func whatAKindDoesNotHaveReadsAsNothing() {
  let range = SourceRange(7, 12)
  var member = CodeNode(.member, range)
  member.name = "title"
  member.nameStart = 9
  #expect(member.b == -1 && member.list == .empty && member.op == .none && member.nameStart == 9)
  var sum = CodeNode(.binary, range)
  sum.op = .add
  sum.b = 3
  #expect(sum.name.isEmpty && sum.nameStart == 0 && sum.list == .empty && sum.op == .add && sum.b == 3)
  var call = CodeNode(.call, range)
  #expect(call.list == .empty && call.b == -1)
  call.list = CodeList(4)
  call.flags = .parenthesized
  #expect(call.name.isEmpty && call.nameStart == 0 && call.op == .none && call.list.index == 4)
  #expect(call.kind == .call && call.range == range && call.flags == .parenthesized)
  var name = CodeNode(.name, SourceRange(0, (1 << 24) - 1))
  name.name = "title"
  name.kind = .member
  #expect(name.kind == .member && name.name == "title" && name.range.end == (1 << 24) - 1)
}

@Test func codeAtTheEndOfTheLongestFileHasItsPlace() {
  let code = Array(#"row.title == cells[0].text ? .low(at: 1 + 2) : "none""#.utf8)
  let length = XMLLimits.fileSize / 2 * 3
  let bytes = [UInt8](repeating: 0x20, count: length - code.count) + code
  var parser = CodeParser(
    file: FileID(0), bytes: bytes, names: NameCache(), draft: CodeDraft(in: TableMemory.lasting()))
  let id = parser.expression(in: SourceRange(length - code.count, length), decoding: false)
  #expect(parser.diagnostics.isEmpty)
  #expect(parser.tree[id].range == SourceRange(length - code.count, length))
  let whole = parser.expression(in: SourceRange(0, length), decoding: false)
  #expect(parser.tree.dump(whole) == parser.tree.dump(id))
  let places = parser.tree.nodes.map { node in
    String(decoding: bytes[Int(node.range.start)..<Int(node.range.end)], as: UTF8.self)
  }
  #expect(places.contains("row.title") && places.contains("cells[0].text") && places.contains("at: 1 + 2"))
  let member = parser.tree.nodes.first { $0.kind == .member && $0.name == "text" }
  #expect(member.map { $0.nameRange.end } == member.map { $0.range.end })
}

@Test func patternsAndSignaturesTellWhereTheirNamesBegin() {
  let probe = CodeProbe("resize(to size: Size, _ step: Int = 2) -> Bool", .signature)
  let tree = probe.parser.tree
  let named = tree.nodes.filter { $0.kind == .signature || $0.kind == .parameter }
  #expect(named.map { probe.text(tree.nameRange($0)) } == ["size", "step", "resize"])
  let patterns = CodeProbe(".open, Door.shut(let key)", .patterns)
  let cases = patterns.parser.tree.nodes.filter { $0.kind == .casePattern }
  #expect(cases.map { patterns.text(patterns.parser.tree.nameRange($0)) } == ["open", "shut"])
}
