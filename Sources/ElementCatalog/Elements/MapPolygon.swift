import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapPolygon = ElementDefinition(
    "MapPolygon", "An area on a map, whose corners are some places.",
    attributes: [.coordinates],
    placement: .item(of: ["Map"]), valueType: "MapContent", since: .since(iOS: 17, macOS: 14),
    example: """
      <Map>
        <MapPolygon coordinates="{[CLLocationCoordinate2D(latitude: 34, longitude: -116), CLLocationCoordinate2D(latitude: 34.1, longitude: -116.1), CLLocationCoordinate2D(latitude: 34.2, longitude: -116)]}"/>
      </Map>
      """
  ) { lowering, use in
    lowering.mapArea(MapArea(through: use[0], isClosed: true), isLine: false)
  }
}
