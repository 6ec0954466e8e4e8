import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let vStack = ElementDefinition(
    "VStack", "Lays its views out one below the other.",
    attributes: [
      AttributeDefinition(
        "alignment", "HorizontalAlignment", "Where views stand across; the middle unless given."),
      AttributeDefinition("spacing", "Double?", "Points between views; 8 unless given."),
    ],
    content: [.views, .shared, .arranges],
    example: """
      <VStack alignment="leading" spacing="4">
        <Text>Turtle Rock</Text>
        <Text>California</Text>
      </VStack>
      """
  ) { lowering, use in
    try lowering.column(of: use.site, use.value(0), spacing: use.value(1))
  }
}
