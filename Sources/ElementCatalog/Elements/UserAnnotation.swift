import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let userAnnotation = ElementDefinition(
    "UserAnnotation", "Where the user is, on a map; nobody is anywhere here, so that nothing is drawn.",
    attributes: [
      AttributeDefinition("anchor", "UnitPoint", "The point of the views that is at the place.")
    ],
    content: .views, placement: .item(of: ["Map"]), since: .since(iOS: 17, macOS: 14),
    example: "<Map><UserAnnotation/></Map>"
  ) { lowering, _ in lowering.node(.group) }
}
