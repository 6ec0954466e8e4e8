import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let productView = ElementDefinition(
    "ProductView", "A product of the App Store; drawn as a box with its identifier.",
    attributes: [
      AttributeDefinition("id", "String", "The identifier of the product.", required: true),
      AttributeDefinition("prefersPromotionalIcon", "Bool", "True where the icon of the store is shown."),
    ],
    content: .views, role: "img", since: .since(iOS: 17, macOS: 14),
    example: """
      <ProductView id="com.example.pro"/>
      """
  ) { lowering, use in lowering.systemView("bag", "Product", ratio: nil, identifier: use[0]) }
}
