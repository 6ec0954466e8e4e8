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

  /// A tap on a row takes nothing from a link in it.
  @Test func tapsAroundControlsMakeNoButton() {
    func text(_ views: (HTMLTreeBuilder) -> [NodeIndex]) -> String {
      let builder = HTMLTreeBuilder()
      builder.tree.root = builder.box(.tappable(control: 0), builder.stack(.horizontal, views(builder)))
      return String(decoding: AccessibilityTree.text(of: builder.tree), as: UTF8.self)
    }
    #expect(text { [$0.text("Tea")] } == "button \"Tea\"\n")
    let link = "text \"Tea\"\nlink \"More\"\n"
    #expect(text { [$0.text("Tea"), $0.link(.page, "", [$0.text("More")])] } == link)
  }

  /// What is said of a view inside of a tap is said of the button that the tap makes of it.
  @Test func tapsKeepWhatIsSaidOfTheirViews() {
    let builder = HTMLTreeBuilder()
    let said: [BoxModifier] = [
      .accessibilityLabel(builder.tree.store("Balance")), .accessibilityValue(builder.tree.store("three")),
      .accessibilityHint(builder.tree.store("Adds one")), .tappable(control: 0),
    ]
    builder.tree.root = said.reduce(builder.stack(.vertical, [builder.text("3")])) { builder.box($1, $0) }
    let text = String(decoding: AccessibilityTree.text(of: builder.tree), as: UTF8.self)
    #expect(text == "button \"Balance\" = \"three\" hint \"Adds one\"\n")
  }

  /// What is said of a control counts also inside a link, which is read as one.
  @Test func controlsInALinkKeepWhatIsSaidOfThem() {
    func text(_ boxes: (HTMLTreeBuilder) -> [BoxModifier]) -> String {
      let builder = HTMLTreeBuilder()
      let button = boxes(builder).reduce(builder.button("B")) { builder.box($1, $0) }
      builder.tree.root = builder.link(.page, "", [builder.stack(.horizontal, [builder.text("Go"), button])])
      return String(decoding: AccessibilityTree.text(of: builder.tree), as: UTF8.self)
    }
    #expect(text { _ in [.padding(EdgeInsets())] } == "link \"Go\"\n  button \"B\"\n")
    #expect(text { [.accessibilityLabel($0.tree.store("L"))] } == "link \"Go\"\n  button \"L\"\n")
    #expect(text { [.accessibilityHint($0.tree.store("H"))] } == "link \"Go\"\n  button \"B\" hint \"H\"\n")
    #expect(
      text { [.accessibilityIdentifier($0.tree.store("I"))] } == "link \"Go\"\n  button \"B\" id \"I\"\n")
    #expect(text { _ in [.disabled] } == "link \"Go\"\n  button \"B\" disabled\n")
    #expect(text { _ in [.hidden] } == "link \"Go\"\n")
    #expect(text { _ in [.accessibilityHidden] } == "link \"Go\"\n")
  }
}
