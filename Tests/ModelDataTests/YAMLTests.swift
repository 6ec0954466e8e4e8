import SourceModel
import Testing

@testable import ModelData

@Suite("YAML")
struct YAMLTests {
  private func schema() -> (DataSchema, DataSchema.TypeIndex) {
    var builder = SchemaBuilder()
    let row = builder.structure(
      "R",
      [
        ("id", builder.type(.int)), ("name", builder.type(.string)), ("size", builder.optional(.double)),
        ("isOpen", builder.type(.bool)), ("tags", builder.type(.array(builder.type(.string)))),
      ], absent: ["isOpen", "tags"], id: "id")
    let root = builder.array(row)
    return (builder.schema, root)
  }

  @Test("Blocks, flows, scalars of all kinds, anchors")
  func values() {
    let (schema, root) = schema()
    let text = """
      # Places
      - id: 1
        name: &first "Lac\\u0020é"
        size: .5
        tags: [a, 'it''s']
      - {id: 0x10, name: *first, size: ~, isOpen: True}
      - id: +7
        name: >
          two
          lines
        size: 1.e3
        tags: &tags
          - yes
          - 2024-05-31
      - id: 4
        name: !!str 12
        tags: *tags
      """
    let data = decode(schema, root, text, .yaml)
    #expect(data.lines == [])
    #expect(
      printed(data, schema, root, data.root) == """
        [R(id: 1, name: "Lac é", size: 0.5, isOpen: -, tags: ["a", "it's"]), \
        R(id: 16, name: "Lac é", size: nil, isOpen: true, tags: -), \
        R(id: 7, name: "two lines
        ", size: 1000.0, isOpen: -, tags: ["yes", "2024-05-31"]), \
        R(id: 4, name: "12", size: -, isOpen: -, tags: ["yes", "2024-05-31"])]
        """)
  }

  @Test(
    "Faults stand where the text has them",
    arguments: [
      (
        "- id: 1\n  name: ⟦12⟧\n",
        "The field `name` of `R` is declared String, but the YAML has the number 12."
      ),
      (
        "- ⟦i⟧d: 1\n", "This `R` in row 1 lacks the field `name`, which is declared String without a default."
      ),
      (
        "- id: 1\n  name: é\n  ⟦colour⟧: red\n",
        "No field of `R` takes the key `colour`, which one mapping has; it is skipped."
      ),
      (
        "- id: 1\n  name: a\n  ⟦name⟧: b\n",
        "The key `name` stands twice in one mapping; the last value counts."
      ),
      (
        "- {id: 1, name: ä}\n- {id: ⟦1⟧, name: b}\n",
        "Rows 1 and 2 both have the `id` 1, so a list cannot tell them apart."
      ),
      ("- id: 1\n  name: ⟦*lost⟧\n", "No anchor `&lost` stands before."),
      ("&a [⟦*a⟧]\n", "`*a` stands inside of what it stands for."),
      ("[]\n⟦-⟧--\n[]\n", "A second document begins here, and a file of model data is one value."),
      ("- id: 1\n  name: ⟦!text x⟧\n", "The tag `!text` says nothing of model data."),
      ("- ⟦[⟧a]: 1\n", "A key is text, but here a list or a mapping stands as one."),
      ("⟦⟧", "The file is empty, but model data is one value."),
    ])
  func faults(_ text: String, _ message: String) throws {
    let (schema, root) = schema()
    let (text, range) = marked(text)
    let data = decode(schema, root, text, .yaml)
    let fault = try #require(data.faults.first).diagnostic
    #expect(data.faults.count == 1, "\(data.lines)")
    #expect(fault.message == message)
    #expect(fault.location.range == range)
  }

  @Test("What libyaml has against a text is told at its place")
  func syntax() throws {
    let (schema, root) = schema()
    for text in ["- id: [1, 2\n", "- id: 1\n\tname: x\n", "- \"open\n", "a: b: c\n", "%", "\u{1}"] {
      let data = decode(schema, root, text, .yaml)
      #expect(data.faults.map(\.diagnostic.rule) == [.dataMalformedYaml], "\(text) \(data.lines)")
      #expect(data.faults[0].diagnostic.location.range.end <= text.utf8.count)
    }
    let bytes = decode(schema, root, [0x2D, 0x20, 0xFF, 0x0A], .yaml)
    #expect(bytes.faults.map(\.diagnostic.location.range.start) == [2])
  }

  @Test("Aliases of aliases end at a bound")
  func bomb() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (one, other) in zip("bcdefghij", "abcdefghi") {
      text += "\(one): &\(one) [" + Array(repeating: "*\(other)", count: 9).joined(separator: ", ") + "]\n"
    }
    let (schema, root) = schema()
    let data = decode(schema, root, text, .yaml)
    #expect(
      data.faults.map(\.diagnostic.message) == [
        "Aliases make more than 16 MiB of this file, the most that is read."
      ])
    let deep = decode(schema, root, String(repeating: "[", count: 600), .yaml)
    #expect(deep.faults.map(\.diagnostic.rule) == [.dataMalformedYaml])
  }
}
