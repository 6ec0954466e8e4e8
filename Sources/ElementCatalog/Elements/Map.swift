import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let map = ElementDefinition(
    "Map", "A map around a place, or around what stands on it.",
    attributes: [
      AttributeDefinition("coordinate", "CLLocationCoordinate2D", "The middle."),
      AttributeDefinition("region", "MKCoordinateRegion", "The part of the map that is shown."),
      AttributeDefinition(
        "coordinateRegion", "MKCoordinateRegion", "The part of the map that is shown, which moves.",
        role: .binding),
      AttributeDefinition(
        "position", "MapCameraPosition", "The part of the map that is shown, which moves.", role: .binding),
      AttributeDefinition(
        "initialPosition", "MapCameraPosition", "The part of the map that is shown at first."),
      AttributeDefinition("showsUserLocation", "Bool", "True where the place of the user is marked."),
      AttributeDefinition("interactionModes", "MapInteractionModes", "How the map can be moved."),
      AttributeDefinition(
        "selection", "T0", "The tag of what is chosen on the map.", role: .binding),
      AttributeDefinition("bounds", "MapCameraBounds?", "How far the map can be moved."),
      AttributeDefinition(
        "userTrackingMode", "MapUserTrackingMode", "Whether the map goes where the user goes.",
        role: .binding),
      AttributeDefinition("scope", "Namespace.ID", "By what controls elsewhere know the map."),
    ],
    content: .views, role: "img",
    since: .since(iOS: 14, macOS: 11),
    example: """
      <Map coordinate="{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}" modifiers=".frame(height: 300)"/>
      """
  ) { lowering, use in
    var region = use[1]?.content(RegionValue.self)
    if let binding = use[2] { region = try lowering.host.read(binding).content(RegionValue.self) }
    let position = try use[3].map { try lowering.host.read($0) } ?? use[4]
    if let camera = position?.content(MapCameraValue.self) { region = camera.region }
    let placed = try lowering.mapMarks(of: use.site)
    let (areas, marks) = (placed.filter { $0.area != nil }, placed.filter { $0.area == nil })
    var payload = MapPayload(around: placed.flatMap { $0.area?.places ?? [$0.place] })
    if let center = use[0]?.content(CoordinateValue.self) ?? region?.center {
      payload.latitude = center.latitude
      payload.longitude = center.longitude
      payload.latitudeSpan = region?.span.latitudeDelta ?? 0.2
      payload.longitudeSpan = region?.span.longitudeDelta ?? 0.2
    }
    payload.marks = marks.map(\.place)
    payload.areas = areas.count
    lowering.tree.maps.append(payload)
    let drawn = areas.map { area in
      lowering.changeShapes(in: area.node) { $0.outline = area.area?.outline(on: payload) ?? $0.outline }
    }
    return lowering.node(
      .map, payload: lowering.tree.maps.count - 1, children: drawn + marks.map(\.node))
  }
}

extension Lowering {
  /// The views on a map with their places, each with the modifiers around it.
  fileprivate func mapMarks(of site: Int) throws -> [LoweringPreferences.Placed] {
    let (nodes, said) = try collectingPreferences { try host.lowerContent(of: site, self) }
    return zip(nodes, said.mapMarks).map { LoweringPreferences.Placed($0, $1.place, area: $1.area) }
  }

  /// Adds a line or an area of a map, which fills all of it; `stroke` draws its outline, otherwise it is filled.
  func mapArea(_ area: MapArea, isLine: Bool) -> NodeIndex {
    var payload = ShapePayload(outline: .rectangle, fill: isLine ? nil : .foreground)
    if isLine {
      payload.stroke = .foreground
      payload.strokeStyle = StrokeStyle(lineWidth: 2)
    }
    let node = shape(payload)
    preferences.mapMarks.append(
      LoweringPreferences.Placed(node, area.places.first ?? MapMark(latitude: 0, longitude: 0), area: area))
    return node
  }

  /// Adds a view that stands on a map: a mark with words below.
  func mapMark(_ mark: [NodeIndex], title: Value?, _ coordinate: Value?) -> NodeIndex {
    var children = mark
    if let title, !string(title).isEmpty, !environment.hidesMapTitles {
      var style = environment.textStyle
      style.size = FontSize(.caption)
      children.append(text(title, style: style))
    }
    let node = stack(StackPayload(axis: .vertical, spacing: 0), children: children)
    let place = coordinate?.content(CoordinateValue.self)
    preferences.mapMarks.append(
      LoweringPreferences.Placed(
        node, MapMark(latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0), area: nil))
    return node
  }
}

extension MapPayload {
  /// A map that shows some places with room around.
  fileprivate init(around places: [MapMark]) {
    let north = places.map(\.latitude).max() ?? 0
    let south = places.map(\.latitude).min() ?? 0
    let east = places.map(\.longitude).max() ?? 0
    let west = places.map(\.longitude).min() ?? 0
    self.init(
      latitude: (north + south) / 2, longitude: (east + west) / 2,
      latitudeSpan: max(0.02, (north - south) * 1.5), longitudeSpan: max(0.02, (east - west) * 1.5))
  }
}
