import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let map = ElementDefinition(
    "Map", "A map around a place.",
    attributes: [
      AttributeDefinition("coordinate", "CLLocationCoordinate2D", "The middle."),
      AttributeDefinition("region", "MKCoordinateRegion", "The part of the map that is shown."),
      AttributeDefinition(
        "coordinateRegion", "MKCoordinateRegion", "The part of the map that is shown, which moves.",
        role: .binding),
      AttributeDefinition("showsUserLocation", "Bool", "True where the place of the user is marked."),
      AttributeDefinition("interactionModes", "MapInteractionModes", "How the map can be moved."),
    ],
    role: "img",
    example: """
      <Map coordinate="{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}" modifiers=".frame(height: 300)"/>
      """
  ) { lowering, use in
    var region = use[1]?.content(RegionValue.self)
    if let binding = use[2] { region = try lowering.host.read(binding).content(RegionValue.self) }
    let center = use[0]?.content(CoordinateValue.self) ?? region?.center
    var payload = MapPayload(latitude: center?.latitude ?? 0, longitude: center?.longitude ?? 0)
    if let span = region?.span {
      payload.latitudeSpan = span.latitudeDelta
      payload.longitudeSpan = span.longitudeDelta
    }
    lowering.tree.maps.append(payload)
    return lowering.node(.map, payload: lowering.tree.maps.count - 1)
  }
}
