import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapCompass = ElementDefinition(
    "MapCompass", "Where north is; seen only while a map is turned, which none is here.",
    attributes: [.mapScope],
    since: .since(iOS: 17, macOS: 14), example: "<MapCompass/>"
  ) { lowering, _ in lowering.node(.group) }
}
