import RenderTree
import Testing

@testable import Rendering

/// What a screen reader reads.
@Suite struct AccessibilityTreeTests {
  @Test func rowsStandInATable() {
    let builder = HTMLTreeBuilder()
    var payload = GridPayload(columns: .fromRows)
    payload.isTable = true
    let row = builder.region(.gridRow, builder.text("Name"), builder.text("Age"))
    builder.tree.root = builder.grid(payload, [row])
    let text = String(decoding: AccessibilityTree.text(of: builder.tree), as: UTF8.self)
    #expect(text == "table\n  row\n    text \"Name\"\n    text \"Age\"\n")
  }

  @Test func controlsSayTextsAndPicturesInOrder() {
    let builder = HTMLTreeBuilder()
    builder.tree.root = builder.link(
      .page, "", [builder.stack(.horizontal, [builder.text("Glacier Point"), builder.symbol("star.fill")])])
    let text = String(decoding: AccessibilityTree.text(of: builder.tree), as: UTF8.self)
    #expect(text == "link \"Glacier Point, Favorite\"\n")
  }
}
