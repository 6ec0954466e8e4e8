import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let emptyView = ElementDefinition(
    "EmptyView", "Shows nothing.",
    example: "<EmptyView/>"
  ) { lowering, _ in lowering.node(.group) }
}
