import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let zStack = ElementDefinition(
    "ZStack", "Lays its views on top of each other, the last in front.",
    attributes: [
      AttributeDefinition("alignment", "Alignment", "Where smaller views stand; the middle unless given.")
    ],
    content: .views,
    example: """
      <ZStack alignment="bottomTrailing">
        <Rectangle modifiers=".fill(.green).frame(width: 120, height: 80)"/>
        <Text>Turtle Rock</Text>
      </ZStack>
      """
  ) { lowering, use in
    lowering.stack(
      StackPayload(axis: .depth, alignment: use.value(0) ?? .center),
      children: try lowering.host.lowerContent(of: use.site, lowering))
  }
}
