import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let hStack = ElementDefinition(
    "HStack", "Lays its views out side by side.",
    attributes: [
      AttributeDefinition(
        "alignment", "VerticalAlignment", "Where views stand down; the middle unless given."),
      AttributeDefinition("spacing", "Double?", "Points between views; 8 unless given."),
    ],
    content: [.views, .shared, .arranges],
    example: """
      <HStack>
        <Text>Turtle Rock</Text>
        <Spacer/>
        <Image systemName="star"/>
      </HStack>
      """
  ) { lowering, use in
    try lowering.row(of: use.site, use.value(0), spacing: use.value(1))
  }
}
