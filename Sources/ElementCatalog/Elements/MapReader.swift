import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapReader = ElementDefinition(
    "MapReader", "Gives the map inside what tells which places stand where.",
    attributes: [
      AttributeDefinition("as", "", "The name of the MapProxy in the content.", role: .name)
    ],
    content: [.views, .geometry], since: .since(iOS: 17, macOS: 14),
    example: #"<MapReader as="proxy"><Map/></MapReader>"#
  ) { lowering, use in
    lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
