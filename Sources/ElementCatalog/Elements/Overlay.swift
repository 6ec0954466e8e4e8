import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let overlay = ElementDefinition(
    attachment: "Overlay", isEarly: false, at: .overlay,
    "Views in front of the view, where the chain says `.overlay()`, else after the chain.",
    attributes: [AttributeDefinition("alignment", "Alignment", "Where they stand; the middle unless given.")],
    example: """
      <Color value="teal">
        <Overlay alignment="bottomTrailing"><Text>Rock</Text></Overlay>
      </Color>
      """
  ) { lowering, use, content in
    try lowering.box(.overlay(alignment: use.value(0) ?? .center), try content()) {
      try lowering.layered(of: use.site)
    }
  }
}
