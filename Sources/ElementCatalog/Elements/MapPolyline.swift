import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapPolyline = ElementDefinition(
    "MapPolyline", "A line on a map, through some places.",
    attributes: [
      AttributeDefinition(
        "coordinates", "[CLLocationCoordinate2D]", "The places, in order.", required: true)
    ],
    placement: .item(of: ["Map"]), valueType: "MapContent", since: .since(iOS: 17, macOS: 14),
    example: """
      <Map>
        <MapPolyline coordinates="{[CLLocationCoordinate2D(latitude: 34, longitude: -116), CLLocationCoordinate2D(latitude: 34.1, longitude: -116.1), CLLocationCoordinate2D(latitude: 34.2, longitude: -116)]}"/>
      </Map>
      """
  ) { lowering, use in
    let places = (use[0]?.elements ?? []).compactMap { $0.content(CoordinateValue.self) }
    return lowering.mapArea(MapArea(through: places, isClosed: false), isLine: true)
  }
}
