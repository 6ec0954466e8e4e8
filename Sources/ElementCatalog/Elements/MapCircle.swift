import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapCircle = ElementDefinition(
    "MapCircle", "A circle on a map.",
    attributes: [
      AttributeDefinition("center", "CLLocationCoordinate2D", "The place in its middle.", required: true),
      AttributeDefinition("radius", "Double", "How far its edge is from there, in metres.", required: true),
    ],
    placement: .item(of: ["Map"]), valueType: "MapContent", since: .since(iOS: 17, macOS: 14),
    example: """
      <Map>
        <MapCircle center="{CLLocationCoordinate2D(latitude: 34, longitude: -116)}" radius="500"/>
      </Map>
      """
  ) { lowering, use in
    let center = use[0]?.content(CoordinateValue.self) ?? CoordinateValue(latitude: 0, longitude: 0)
    return lowering.mapArea(MapArea(around: center, radius: use.value(1) ?? 0), isLine: false)
  }
}
