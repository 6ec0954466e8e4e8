import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let locationNames = ["CLLocation"]

  /// Places as Core Location has them. Where the user is, nobody tells here.
  static let locationMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "CLLocation", "init(latitude: Double, longitude: Double)", isTotal: true,
      "A place by its degrees north and east."
    ) { call in
      Value(
        LocationValue(coordinate: CoordinateValue(latitude: call.double(0), longitude: call.double(1))))
    },
    LibraryMember(
      .initializer, of: "CLLocation",
      "init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double, timestamp: Date)",
      isTotal: true, "A place that was measured at some time, so many metres above the sea."
    ) { call in
      Value(LocationValue(coordinate: call.content(0) ?? .nowhere, altitude: call.double(1)))
    },
    content(
      "CLLocation", "coordinate: CLLocationCoordinate2D", "The place on the map.", \LocationValue.coordinate),
    LibraryMember(
      .property, of: "CLLocation", "altitude: Double", isTotal: true,
      "Metres above the sea; 0 unless it was given."
    ) { call in .double(call.receiver.content(LocationValue.self)?.altitude ?? 0) },
    LibraryMember(
      .method, of: "CLLocation", "distance(from location: CLLocation) -> Double", isTotal: true,
      "The shortest way to another place along the ground, in metres."
    ) { call in
      guard let here = call.receiver.content(LocationValue.self), let there: LocationValue = call.content(0)
      else { return .double(0) }
      return .double(there.distance(to: here))
    },
  ]
}
