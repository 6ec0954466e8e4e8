import ScreenTypes

/// The content of a `CLLocationCoordinate2D`.
public struct CoordinateValue: OpaqueContent, Hashable {
  /// Degrees north and east.
  public var latitude: Double, longitude: Double
  /// A place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.coordinate }
  /// The place at which both are 0.
  static let nowhere = CoordinateValue(latitude: 0, longitude: 0)
  /// Its canonical text.
  public var description: String {
    "CLLocationCoordinate2D(latitude: \(latitude), longitude: \(longitude))"
  }
}

/// The content of an `MKCoordinateSpan`.
public struct SpanValue: OpaqueContent, Hashable {
  /// Degrees from top to bottom and from side to side.
  public var latitudeDelta: Double, longitudeDelta: Double
  /// A span.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.span }
  /// Its canonical text.
  public var description: String {
    "MKCoordinateSpan(latitudeDelta: \(latitudeDelta), longitudeDelta: \(longitudeDelta))"
  }
}

/// The content of a `MapCameraPosition`.
public struct MapCameraValue: OpaqueContent, Hashable {
  /// The part of the map; nil for that of what stands on it.
  public var region: RegionValue?
  /// From where that is seen, if that was said.
  public var camera: CameraValue?
  /// A part of a map, or all that stands on it.
  public init(region: RegionValue?) { self.region = region }
  /// What a camera sees.
  public init(camera: CameraValue) {
    region = camera.region
    self.camera = camera
  }
  /// The library type.
  public var type: TypeID { .library("MapCameraPosition") }
  /// Its canonical text.
  public var description: String {
    camera.map { "camera(\($0))" } ?? region.map { "region(\($0))" } ?? "automatic"
  }
}

/// The content of a `MapCamera`.
public struct CameraValue: OpaqueContent, Hashable {
  /// The place in the middle.
  public var center: CoordinateValue
  /// How far it is from there, in metres.
  public var distance: Double
  /// By how many degrees it is turned from north, and tilted.
  public var heading = 0.0, pitch = 0.0
  /// A camera.
  public init(center: CoordinateValue, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.center = center
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
  /// What it sees: MapKit's cameras look through an angle of 30 degrees, which at a distance of one is 0.536 high.
  public var region: RegionValue {
    RegionValue(center: center, metresDown: distance * 0.536, across: distance * 0.536)
  }
  /// The library type.
  public var type: TypeID { .library("MapCamera") }
  /// Its canonical text.
  public var description: String {
    "MapCamera(centerCoordinate: \(center), distance: \(distance), heading: \(heading), pitch: \(pitch))"
  }
}

/// The content of a `MapCameraBounds`; a still map keeps within any.
public struct CameraBoundsValue: OpaqueContent, Hashable {
  /// Some bounds.
  public init() {}
  /// The library type.
  public var type: TypeID { .library("MapCameraBounds") }
  /// Its canonical text.
  public var description: String { "MapCameraBounds" }
}

/// The content of an `MKCoordinateRegion`.
public struct RegionValue: OpaqueContent, Hashable {
  /// The middle.
  public var center: CoordinateValue
  /// Height and width.
  public var span: SpanValue
  /// A part of a map.
  public init(center: CoordinateValue, span: SpanValue) {
    self.center = center
    self.span = span
  }
  /// A part of a map by its size in metres. A degree is 111 320 metres, times the cosine of the latitude across.
  public init(center: CoordinateValue, metresDown: Double, across: Double) {
    let square = (center.latitude * .pi / 180) * (center.latitude * .pi / 180)
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    self.init(
      center: center,
      span: SpanValue(
        latitudeDelta: metresDown / 111_320, longitudeDelta: across / (111_320 * max(cosine, 0.001))))
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.region }
  /// Its canonical text.
  public var description: String { "MKCoordinateRegion(center: \(center), span: \(span))" }
}

/// The content of a `URL`.
public struct URLValue: OpaqueContent, Hashable {
  /// The address as it was written.
  public var address: String
  /// True for the address of a file that was named by its path from the current folder, which is `/`.
  public var isRelative = false
  /// An address.
  public init(_ address: String) { self.address = address }
  /// The address of a file.
  public init(path: String) {
    isRelative = !path.hasPrefix("/")
    address =
      AddressText("file://" + (isRelative ? "/" : "") + AddressText.escape(path, as: .path)).standardized
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.url }
  /// Its canonical text.
  public var description: String { address }
}

/// The content of a `UUID`.
public struct UUIDValue: OpaqueContent, Hashable {
  /// 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, upper case.
  public var text: String
  /// An identifier.
  public init(_ text: String) { self.text = text }
  /// The identifier that a text is; nil for another text.
  public init?(reading text: String) {
    let text = text.uppercased()
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map({ $0.utf8.count }) == [8, 4, 4, 4, 12],
      text.utf8.allSatisfy({ (48...57).contains($0) || (65...70).contains($0) || $0 == 45 })
    else { return nil }
    self.init(text)
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.uuid }
  /// Its canonical text.
  public var description: String { text }
}

/// The content of a `Locale`.
public struct LocaleValue: OpaqueContent, Hashable {
  /// Such as `en_US`.
  public var identifier: String
  /// A locale.
  public init(_ identifier: String) { self.identifier = identifier }
  /// The library type.
  public var type: TypeID { LibraryTypes.locale }
  /// Its canonical text.
  public var description: String { identifier }
}

/// The content of an `IndexSet`.
public struct IndexSetValue: OpaqueContent, Hashable {
  /// The places, ascending, each once.
  public let indices: [Int]
  /// A set of places.
  public init(_ indices: some Sequence<Int>) {
    var sorted: [Int] = []
    for index in indices.sorted() where sorted.last != index { sorted.append(index) }
    self.indices = sorted
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.indexSet }
  /// Its canonical text.
  public var description: String { "IndexSet(\(indices.map(String.init).joined(separator: ", ")))" }
}

/// The content of a `NavigationPath`.
public struct PathValue: OpaqueContent {
  /// The values of the pages, from the root.
  public var values: [Value]
  /// A path.
  public init(_ values: [Value] = []) { self.values = values }
  /// The library type.
  public var type: TypeID { LibraryTypes.navigationPath }
  /// Its canonical text.
  public var description: String {
    let parts = values.map { value in
      if case .int(let number) = value { return String(number) }
      return value.text ?? "value"
    }
    return "NavigationPath(\(parts.joined(separator: ", ")))"
  }
  /// Its values.
  public var parts: [Value] { values }
}

/// The content of a `PresentationMode`.
public struct PresentationValue: OpaqueContent {
  /// True while the view is presented.
  public var isPresented: Bool
  /// Puts the view away; called by `dismiss()`.
  public var dismiss: FunctionBox
  /// A presentation.
  public init(isPresented: Bool, dismiss: FunctionBox) {
    self.isPresented = isPresented
    self.dismiss = dismiss
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.presentationMode }
  /// Its canonical text.
  public var description: String { "PresentationMode(isPresented: \(isPresented))" }
}

extension Value {
  /// A date. Its content is a `Double`: seconds since 1970 in UTC.
  public static func date(_ seconds: Double) -> Value {
    .opaque(
      OpaqueBox(
        type: LibraryTypes.date, content: seconds, description: CivilDate(seconds).description,
        parts: [.double(seconds)]))
  }

  /// The seconds since 1970 of a date; nil for another value.
  public var seconds: Double? {
    guard case .opaque(let box) = self, box.type == LibraryTypes.date else { return nil }
    return box.content as? Double
  }
}
