import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let zStack = ElementDefinition(
    "ZStack", "Lays its views on top of each other, the last in front.",
    attributes: [
      AttributeDefinition("alignment", "Alignment", "Where smaller views stand; the middle unless given.")
    ],
    content: [.views, .shared, .arranges],
    example: """
      <ZStack alignment="bottomTrailing">
        <Rectangle modifiers=".fill(.green).frame(width: 120, height: 80)"/>
        <Text>Turtle Rock</Text>
      </ZStack>
      """
  ) { lowering, use in
    try lowering.layers(of: use.site, use.value(0))
  }
}
