import RenderTree
import ScreenTypes
import StandardLibrary

/// A line or an area on a map, in degrees: x is the longitude, y the latitude.
struct MapArea: Sendable {
  /// Its lines and curves.
  private(set) var path = Path()

  /// A line through the places that an array holds, closed where it goes around an area.
  init(through coordinates: Value?, isClosed: Bool) {
    let places = (coordinates?.elements ?? []).compactMap { $0.content(CoordinateValue.self) }
    for (index, place) in places.enumerated() {
      let point = Path.Point(place.longitude, place.latitude)
      path.elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    if isClosed { path.elements.append(.closeSubpath) }
  }

  /// A circle around a place, of a radius in metres.
  init(around center: CoordinateValue, radius: Double) {
    let span = RegionValue(center: center, metresDown: radius, across: radius).span
    let (x, y) = (span.longitudeDelta, span.latitudeDelta)
    func point(_ across: Double, _ up: Double) -> Path.Point {
      Path.Point(center.longitude + across * x, center.latitude + up * y)
    }
    let control = Path.quarterOfCircle
    path.elements = [
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, control), control2: point(control, 1)),
      .curve(to: point(-1, 0), control1: point(-control, 1), control2: point(-1, control)),
      .curve(to: point(0, -1), control1: point(-1, -control), control2: point(-control, -1)),
      .curve(to: point(1, 0), control1: point(control, -1), control2: point(1, -control)),
      .closeSubpath,
    ]
  }

  /// The places that it goes through.
  var places: [MapMark] {
    path.elements.compactMap(\.end).map { MapMark(latitude: $0.y, longitude: $0.x) }
  }

  /// Its outline where a map fills its place.
  func outline(on map: MapPayload) -> Outline {
    let side = 1000.0
    let drawn = path.mapped { place in
      Path.Point(
        (0.5 + (place.x - map.longitude) / map.longitudeSpan) * side,
        (0.5 - (place.y - map.latitude) / map.latitudeSpan) * side)
    }
    return .path(PathOutline(drawn, fit: .stretched, width: side, height: side))
  }
}
