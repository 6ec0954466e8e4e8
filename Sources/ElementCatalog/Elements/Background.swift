import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let background = ElementDefinition(
    attachment: "Background", isEarly: false, at: .background,
    "Views behind the view, where the chain says `.background()`, else after the chain.",
    attributes: [AttributeDefinition("alignment", "Alignment", "Where they stand; the middle unless given.")],
    example: """
      <Text>Rock
        <Background><Capsule modifiers=".fill(.yellow)"/></Background>
      </Text>
      """
  ) { lowering, use, content in
    try lowering.box(.background(alignment: use.value(0) ?? .center), try content()) {
      try lowering.layered(of: use.site)
    }
  }
}
