import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let equatableView = ElementDefinition(
    "EquatableView", "A view that is drawn anew only where its values differ.",
    attributes: [
      AttributeDefinition("content", "View", "The view.")
    ],
    content: .views,
    example: "<EquatableView><Text>Turtle Rock</Text></EquatableView>"
  ) { lowering, use in
    guard let view = use[0] else { return try ElementDefinition.lowerContent(lowering, use) }
    return try lowering.view(view)
  }
}
