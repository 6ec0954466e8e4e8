import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapScaleView = ElementDefinition(
    "MapScaleView",
    "How long distances on a map are; seen only while somebody looks closer, which nobody does here.",
    attributes: [.mapScope],
    since: .since(iOS: 17, macOS: 14), example: "<MapScaleView/>"
  ) { lowering, _ in lowering.node(.group) }
}
