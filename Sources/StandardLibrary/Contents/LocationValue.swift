import ScreenTypes

/// The content of a `CLLocation`.
struct LocationValue: OpaqueContent, Hashable {
  /// The place on the map.
  var coordinate: CoordinateValue
  /// Metres above the sea.
  var altitude = 0.0

  /// The library type.
  var type: TypeID { .library("CLLocation") }
  /// Its canonical text.
  var description: String { "CLLocation(\(coordinate), altitude: \(altitude))" }

  /// The shortest way to another place along the ellipsoid of WGS 84, in metres; heights do not matter.
  ///
  /// Vincenty's inverse formula (Survey Review XXIII, 176, 1975), exact to a millimetre. Between places that lie nearly opposite of
  /// each other it does not settle; then the way is that on a sphere of the mean radius.
  func distance(to other: LocationValue) -> Double {
    let (major, flattening) = (6_378_137.0, 1 / 298.257223563)
    let minor = major * (1 - flattening)
    let radians = Double.pi / 180
    let difference = (other.coordinate.longitude - coordinate.longitude) * radians
    let first = ((1 - flattening) * (coordinate.latitude * radians).tangent).arctangent
    let second = ((1 - flattening) * (other.coordinate.latitude * radians).tangent).arctangent
    let (sin1, cos1, sin2, cos2) = (first.sine, first.cosine, second.sine, second.cosine)
    var longitude = difference
    for _ in 0..<100 {
      let across = cos2 * longitude.sine
      let along = cos1 * sin2 - sin1 * cos2 * longitude.cosine
      let sine = Double.hypotenuse(across, along)
      if sine == 0 { return 0 }
      let cosine = sin1 * sin2 + cos1 * cos2 * longitude.cosine
      let angle = Double.angle(up: sine, right: cosine)
      let azimuth = cos1 * cos2 * longitude.sine / sine
      let squared = 1 - azimuth * azimuth
      // On the equator there is no other middle.
      let middle = squared == 0 ? 0 : cosine - 2 * sin1 * sin2 / squared
      let share = flattening / 16 * squared * (4 + flattening * (4 - 3 * squared))
      let bend = middle + share * cosine * (2 * middle * middle - 1)
      let next = difference + (1 - share) * flattening * azimuth * (angle + share * sine * bend)
      if abs(next - longitude) > 1e-12 {
        longitude = next
        continue
      }
      let ratio = squared * (major * major - minor * minor) / (minor * minor)
      let scale = 1 + ratio / 16384 * (4096 + ratio * (ratio * (320 - 175 * ratio) - 768))
      let series = ratio / 1024 * (256 + ratio * (ratio * (74 - 47 * ratio) - 128))
      let inner = cosine * (2 * middle * middle - 1)
      let outer = series / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
      return minor * scale * (angle - series * sine * (middle + series / 4 * (inner - outer)))
    }
    let (here, there) = (coordinate.latitude * radians, other.coordinate.latitude * radians)
    let cosine = here.sine * there.sine + here.cosine * there.cosine * difference.cosine
    return 6_371_008.8 * max(-1, min(1, cosine)).arccosine
  }
}
