import SourceModel
import Testing

@testable import ModelData

@Suite("Faults of syntax")
struct SyntaxFaultTests {
  @Test(
    "Common mistakes are named at their place",
    arguments: [
      ("", "The file is empty, but JSON is one value."),
      ("[1⟦,⟧]", "No element follows this comma; JSON allows no comma before `]`."),
      ("{\"a\": 1⟦,⟧ }", "No member follows this comma; JSON allows no comma before `}`."),
      ("[⟦'⟧a']", "A single quote starts no value; JSON strings stand in double quotes."),
      ("{⟦'⟧a': 1}", "A single quote starts no key; JSON keys stand in double quotes."),
      ("{⟦name⟧: 1}", "JSON keys stand in double quotes, but here stands `name`."),
      ("[1, ⟦/⟧/ one\n2]", "`/` starts no value; JSON has no comments."),
      ("[1 ⟦/⟧* one */, 2]", "`/` starts no token; JSON has no comments."),
      ("[⟦NaN⟧]", "JSON has no number `NaN`."), ("[⟦-Infinity⟧]", "JSON has no number `-Infinity`."),
      ("[⟦True⟧]", "JSON writes `true` in small letters, but here stands `True`."),
      ("[⟦None⟧]", "JSON writes nothing as `null`, but here stands `None`."),
      ("[⟦yes⟧]", "The word `yes` is no JSON value."),
      ("[⟦0⟧12]", "A JSON number starts with no zeros that count nothing, but here stands `012`."),
      ("[⟦+1⟧]", "A JSON number has no plus sign, but here stands `+1`."),
      ("[⟦.5⟧]", "A JSON number has a digit before its point, but here stands `.5`."),
      ("[1⟦.⟧]", "After the point of a JSON number comes a digit, but here comes `]`."),
      ("[1⟦e⟧]", "After the `e` of a JSON number comes its exponent, but here is no digit."),
      ("[⟦-⟧x]", "A minus stands before a digit, but here comes `x`."),
      ("[\"a⟦\n⟧\"]", "The line ends inside a string."),
      ("[\"a⟦\t⟧\"]", "A tab stands inside a string as it is."),
      ("[\"a⟦\u{1}⟧\"]", "The control character U+0001 stands inside a string as it is."),
      ("[\"⟦\\x⟧41\"]", "`\\x` is no escape of JSON."),
      ("[\"⟦\\u12⟧g4\"]", "Four hexadecimal digits follow `\\u`, as in `\\u0041`; here are fewer."),
      ("[\"⟦\\ud800⟧x\"]", "`\\ud800` is the first half of a surrogate pair, but no second half follows it."),
      (
        "[\"⟦\\uDC00⟧\"]",
        "`\\uDC00` is the second half of a surrogate pair, but no first half stands before it."
      ),
      ("[1 ⟦2⟧]", "There is no comma between the element before and this number."),
      ("{\"a\": 1 ⟦\"⟧b\": 2}", "There is no comma between the member before and this string."),
      ("[{} ⟦{⟧}]", "There is no comma between the element before and this value."),
      ("[1⟦;⟧ 2]", "A `;` separates nothing in JSON."),
      ("{\"a\" ⟦1⟧}", "After a key comes a colon, but here comes `1`."),
      ("{\"a\" ⟦=⟧ 1}", "After a key comes a colon, but here comes `=`."),
      ("[1⟦}⟧", "`}` closes nothing here; the last open bracket is `[`."),
      ("[\"a\"⟦:⟧ 1]", "A `:` stands in an array, where only elements are; keys belong in an object."),
      ("[1, 2", "The file ends before this `[` is closed."),
      ("{\"a\": 1", "The file ends before this `{` is closed."),
      ("[\"abc", "The file ends inside a string."), ("{\"a\": ", "The file ends where a value is expected."),
      ("{} ⟦{⟧}", "A JSON file is one value, but `{` follows it."),
      ("[]⟦]⟧", "`]` closes nothing: no bracket is open here."),
      ("[,]", "There is a comma where a value is expected."),
      ("[⟦“⟧a”]", "`“` (U+201C) is no JSON quote; strings stand in straight double quotes."),
      (
        "[1,⟦\u{A0}⟧2]",
        "The character U+00A0 looks like a space, but between values JSON allows only spaces, tabs and line breaks."
      ),
      ("[⟦*⟧]", "`*` stands where a value is expected."),
      ("[1 ⟦\u{0}⟧]", "The control character U+0000 stands where a comma or `]` is expected."),
    ])
  func mistakes(source: String, message: String) {
    let (json, range) = marked(source)
    let fault = JSONSyntax.check(Array(json.utf8))
    #expect(fault?.message == message)
    if range != .zero { #expect(fault?.offset == Int(range.start)) }
    var builder = SchemaBuilder()
    let root = builder.type(.int)
    let data = decode(builder.schema, root, json)
    let found = data.faults.first { $0.diagnostic.rule == "data/malformed-json" }?.diagnostic
    if range != .zero { #expect(found?.location.range == range) }
    #expect(!data.isUsable)
  }

  @Test("An open bracket or string is shown where it starts")
  func openings() {
    var builder = SchemaBuilder()
    let root = builder.array(builder.type(.string))
    for (json, opening) in [(" [\"a\"", 1), ("[\"a", 1), ("[\"a\\", 1), ("[\"a}\"}", 0)] {
      let related = decode(builder.schema, root, json).faults.first?.diagnostic.related.map(
        \.location.range.start)
      #expect(related == [UInt32(opening)], "\(json)")
    }
  }

  @Test("Bytes that are not UTF-8, and UTF-16")
  func encodings() {
    let cut = JSONSyntax.check([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D])
    #expect(cut?.offset == 2)
    #expect(cut?.message == "The byte C3 is not UTF-8.")
    let after = JSONSyntax.check(Array("[\"가나é\u{1F600}".utf8) + [0xFF] + Array("라\"]".utf8))
    #expect(after?.offset == 14)
    #expect(after?.message == "The byte FF is not UTF-8.")
    #expect(
      JSONSyntax.check([0xFF, 0xFE, 0x5B, 0x00])?.message == "The file is UTF-16, but JSON files are UTF-8.")
    #expect(JSONSyntax.check([0x5B, 0x00, 0x5D, 0x00])?.message.contains("may be UTF-16") == true)
    #expect(JSONSyntax.check([0xEF, 0xBB, 0xBF, 0x5B, 0x5D]) == nil)
  }

  @Test("UTF-8 is checked as the standard library checks it, in the middle and at the end of a file")
  func characters() {
    let edges: [UInt8] = [0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    var sequences: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      for second in edges {
        sequences.append([first, second])
        for third in edges {
          sequences.append([first, second, third])
          if first >= 0xF0 { sequences += edges.map { [first, second, third, $0] } }
        }
      }
    }
    var accepted = 0
    for sequence in sequences {
      let isText = String(validating: sequence, as: UTF8.self) != nil
      accepted += isText ? 1 : 0
      for filler in [[], [0x61], Array("나는야 무화과".utf8), Array("enough bytes to follow".utf8)] {
        let bytes = [0x22] + filler + sequence + filler + [0x22]
        if (JSONSyntax.check(bytes) == nil) != isText {
          Issue.record("\(sequence) with \(filler.count) bytes")
        }
      }
    }
    #expect(accepted > 500)
  }
}
