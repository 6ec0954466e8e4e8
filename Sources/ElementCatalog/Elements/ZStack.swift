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
    let alignment: Alignment = use.value(0) ?? .center
    return lowering.stack(
      StackPayload(axis: .depth, alignment: alignment),
      children: try lowering.aligned(use.site, alignment.horizontal, alignment.vertical))
  }
}
