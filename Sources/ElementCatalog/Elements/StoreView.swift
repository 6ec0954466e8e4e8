import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let storeView = ElementDefinition(
    "StoreView", "Products of the App Store; drawn as a box with their identifiers.",
    attributes: [
      AttributeDefinition("ids", "[String]", "The identifiers of the products.", required: true)
    ],
    content: .views, role: "img", since: .since(iOS: 17, macOS: 14),
    example: """
      <StoreView ids="{['com.example.small', 'com.example.large']}"/>
      """
  ) { lowering, use in lowering.systemView("bag", "Store", ratio: nil, identifier: use[0]) }
}
