import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let mapNames = [
    "MapStyle", "PointOfInterestCategories", "MapCamera", "MapCameraBounds", "MapCameraUpdateContext",
    "MapProxy",
  ]

  /// Styles and cameras of maps. A still page draws all styles alike.
  static let mapMembers: [LibraryMember] = styles + cameras

  private static let styles: [LibraryMember] = [
    chosen(
      "MapStyle",
      "standard(elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false)",
      "Streets and names."),
    chosen("MapStyle", "imagery(elevation: MapStyle.Elevation = .automatic)", "The land as seen from above."),
    chosen(
      "MapStyle",
      "hybrid(elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false)",
      "The land as seen from above, with names."),
    chosen(
      "PointOfInterestCategories", "including(_ categories: [MKPointOfInterestCategory])", as: "all",
      "Places of some kinds alone."),
    chosen(
      "PointOfInterestCategories", "excluding(_ categories: [MKPointOfInterestCategory])", as: "all",
      "Places of all kinds but some."),
  ]

  /// A static method whose result is a case of its own type: that of its own name unless `other` is given.
  private static func chosen(
    _ type: String, _ signature: String, as other: String? = nil, _ documentation: String
  ) -> LibraryMember {
    let name = other ?? String(signature.prefix { $0 != "(" })
    return LibraryMember(
      .staticMethod, of: type, "\(signature) -> \(type)", isTotal: true, since: .since(iOS: 17, macOS: 14),
      documentation
    ) { _ in shared.choice(Name(name), of: .library(Name(type))) ?? .void }
  }

  private static let cameras: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "MapCamera",
      "init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0)",
      isTotal: true, since: .since(iOS: 17, macOS: 14),
      "The look at a place from a distance in metres, turned and tilted by degrees."
    ) { call in
      Value(
        CameraValue(
          center: call.content(0) ?? CoordinateValue(latitude: 0, longitude: 0), distance: call.double(1),
          heading: call.isOmitted(2) ? 0 : call.double(2), pitch: call.isOmitted(3) ? 0 : call.double(3)))
    },
    storedContent(
      "MapCamera", "centerCoordinate: CLLocationCoordinate2D", "The place in the middle.",
      \CameraValue.center),
    storedNumber("MapCamera", "distance", "How far it is from that place, in metres.", \CameraValue.distance),
    storedNumber(
      "MapCamera", "heading", "By how many degrees it is turned from north.", \CameraValue.heading),
    storedNumber("MapCamera", "pitch", "By how many degrees it is tilted.", \CameraValue.pitch),
    LibraryMember(
      .initializer, of: "MapCameraBounds",
      "init(minimumDistance: Double? = nil, maximumDistance: Double? = nil)", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "Between two distances in metres."
    ) { _ in Value(CameraBoundsValue()) },
    LibraryMember(
      .initializer, of: "MapCameraBounds",
      "init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil)",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "Over a region, between two distances in metres."
    ) { _ in Value(CameraBoundsValue()) },
    LibraryMember(
      .property, of: "MapCameraUpdateContext", "region: MKCoordinateRegion", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "The part of the map that is shown; nobody moves one here."
    ) { _ in Value(RegionValue(center: .nowhere, span: SpanValue(latitudeDelta: 0, longitudeDelta: 0))) },
    LibraryMember(
      .property, of: "MapCameraUpdateContext", "camera: MapCamera", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "From where it is seen; nobody moves one here."
    ) { _ in Value(CameraValue(center: .nowhere, distance: 0)) },
    LibraryMember(
      .method, of: "MapProxy",
      "convert(_ point: CGPoint, from space: CoordinateSpace) -> CLLocationCoordinate2D?", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "The place that is drawn at a point; not known here."
    ) { _ in .null },
    LibraryMember(
      .method, of: "MapProxy",
      "convert(_ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace) -> CGPoint?", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "The point at which a place is drawn; not known here."
    ) { _ in .null },
  ]
}
