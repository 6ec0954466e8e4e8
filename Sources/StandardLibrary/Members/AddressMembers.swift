import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let addressNames = [
    "URL", "UUID", "CLLocationCoordinate2D", "MKCoordinateSpan", "MKCoordinateRegion", "MapCameraPosition",
    "NavigationPath", "AVPlayer", "URLComponents", "URLQueryItem", "PhotosPickerItem", "PHPickerFilter",
    "Bundle", "Glass",
  ]

  /// Addresses, identifiers, maps and paths of pages.
  static let addressMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "Bundle", "infoDictionary: [String: Any]?", isTotal: true,
      "What an app says of itself, such as its version: nothing here."
    ) { _ in .null },
    LibraryMember(
      .property, of: "Bundle", "bundleIdentifier: String?", isTotal: true,
      "What tells an app from others; here all have one name."
    ) { _ in .string("com.example.app") },
    LibraryMember(
      .property, of: "Bundle", "bundlePath: String", isTotal: true, "The folder of an app."
    ) { _ in .string("/App.app") },
    LibraryMember(
      .property, of: "Bundle", "localizedInfoDictionary: [String: Any]?", isTotal: true,
      "What an app says of itself in the language of the run: nothing here."
    ) { _ in .null },
    LibraryMember(
      .property, of: "Bundle", "preferredLocalizations: [String]", isTotal: true,
      "The languages of the app that somebody reads, the dearest first: that of the run."
    ) { call in .array(ArrayBox([.string(call.host.locale.language)])) },
    LibraryMember(
      .method, of: "Bundle",
      "localizedString(forKey key: String, value: String?, table tableName: String?) -> String",
      isTotal: true,
      "The value, or the key where that is nil or empty: catalogues of texts are read for what a page shows."
    ) { call in
      let value = call.string(1)
      return .string(value.isEmpty ? call.string(0) : value)
    },
    LibraryMember(
      .initializer, of: "Bundle", "init(identifier: String) -> Bundle?", isTotal: true,
      "What lies beside an app under a name: nothing here, as a package has one bundle."
    ) { _ in .null },
    LibraryMember(
      .initializer, of: "Bundle", "init(for aClass: T0)", isTotal: true, "The bundle of the package."
    ) { _ in .choice(.library("Bundle"), 0) },
    LibraryMember(
      .initializer, of: "Bundle", "init(path: String) -> Bundle?", isTotal: true,
      "What lies in a folder: nothing here, as a package has one bundle."
    ) { _ in .null },
    LibraryMember(
      .method, of: "Bundle", "path(forResource name: String?, ofType ext: String?) -> String?", isTotal: true,
      "Where a file of an app is: nowhere here."
    ) { _ in .null },
    LibraryMember(
      .method, of: "Bundle", "object(forInfoDictionaryKey key: String) -> Any?", isTotal: true,
      "What an app says of itself, such as its version: nothing here."
    ) { _ in .null },
    LibraryMember(
      .method, of: "Glass", "tint(_ color: Color?) -> Glass", isTotal: true, "The glass, tinted."
    ) { call in
      guard case .color(let tint) = call.arguments[0] else { return call.receiver }
      return Value(TintedGlassValue(tint: tint))
    },
    LibraryMember(
      .method, of: "Glass", "interactive(_ isEnabled: Bool = true) -> Glass", isTotal: true,
      "The glass, which answers touches."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .method, of: "PhotosPickerItem", "loadTransferable(type: T0.Type) -> T0?",
      "What the photo is as a value of a type; no photo is picked here."
    ) { _ in .null },
    LibraryMember(
      .method, of: "PhotosPickerItem",
      "loadTransferable(type: T0.Type, completionHandler: (Result<T0?, Error>) -> Void)",
      "Hands what the photo is to a closure; no photo is picked here."
    ) { _ in .void },
    LibraryMember(
      .staticMethod, of: "PHPickerFilter", "any(of filters: [PHPickerFilter]) -> PHPickerFilter",
      isTotal: true,
      "Offers what any of some filters offers."
    ) { call in
      call.arguments[0].elements?.first ?? .null
    },
    LibraryMember(
      .staticMethod, of: "PHPickerFilter", "all(of filters: [PHPickerFilter]) -> PHPickerFilter",
      isTotal: true,
      "Offers what each of some filters offers."
    ) { call in
      call.arguments[0].elements?.first ?? .null
    },
    LibraryMember(
      .staticMethod, of: "PHPickerFilter", "not(_ filter: PHPickerFilter) -> PHPickerFilter", isTotal: true,
      "Offers what a filter does not offer."
    ) { call in call.arguments[0] },
    LibraryMember(
      .property, of: "PhotosPickerItem", "itemIdentifier: String?", isTotal: true,
      "By what the photo is known among all; no photo is picked here."
    ) { _ in .null },
    LibraryMember(
      .property, of: "PhotosPickerItem", "supportedContentTypes: [UTType]", isTotal: true,
      "As what the photo may be had; no photo is picked here."
    ) { _ in .array(ArrayBox([])) },
    LibraryMember(
      .initializer, of: "AVPlayer", "init(url: URL)", since: .since(iOS: 14, macOS: 11),
      "What plays the film at an address."
    ) { call in
      let address = call.content(0, URLValue.self) ?? URLValue("")
      return .opaque(
        OpaqueBox(type: .library("AVPlayer"), content: address, description: address.description))
    },
    LibraryMember(
      .initializer, of: "URL", "init(string: String) -> URL?",
      "The address that a text is, with what an address cannot hold escaped; nil of an empty text."
    ) { call in
      let text = call.string(0)
      return text.isEmpty ? .null : Value(URLValue(AddressText.escape(text)))
    },
    LibraryMember(.property, of: "URL", "absoluteString: String", "The address as text.") { call in
      .string(call.address)
    },
    LibraryMember(
      .property, of: "URL", "relativeString: String",
      "The address as it was given, without what it is relative to."
    ) { call in
      .string(call.address)
    },
    LibraryMember(
      .property, of: "URL", "scheme: String?", "The part before the first colon, such as `https`."
    ) { call in
      AddressText(call.address).scheme.map { .string($0) } ?? .null
    },
    LibraryMember(.property, of: "URL", "host: String?", "The name of the computer.") { call in
      AddressText(call.address).host.map { .string($0) } ?? .null
    },
    LibraryMember(
      .method, of: "URL", "host(percentEncoded: Bool = true) -> String?", since: .since(iOS: 16, macOS: 13),
      "The name of the computer."
    ) { call in
      AddressText(call.address).host.map { .string($0) } ?? .null
    },
    LibraryMember(
      .property, of: "URL", "path: String", "The part after the host, unescaped."
    ) { call in
      .string(AddressText.unescape(AddressText(call.address).path))
    },
    LibraryMember(
      .method, of: "URL", "path(percentEncoded: Bool = true) -> String", since: .since(iOS: 16, macOS: 13),
      "The part after the host."
    ) { call in
      let path = AddressText(call.address).path
      return .string(call.isOmitted(0) || call.bool(0) ? path : AddressText.unescape(path))
    },
    LibraryMember(.property, of: "URL", "query: String?", "The part after the question mark.") { call in
      AddressText(call.address).query.map { .string($0) } ?? .null
    },
    LibraryMember(.property, of: "URL", "lastPathComponent: String", "The last part of the path.") { call in
      .string(AddressText(call.address).lastComponent)
    },
    LibraryMember(
      .property, of: "URL", "pathExtension: String", "What stands after the last dot of the path."
    ) { call in
      let name = AddressText(call.address).lastComponent
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .string("") }
      return .string(String(name[name.index(after: dot)...]))
    },
    LibraryMember(
      .method, of: "URL", "appendingPathComponent(_ pathComponent: String) -> URL",
      "The address with one more part of the path."
    ) { call in
      var url = call.receiver.content(URLValue.self) ?? URLValue("")
      url.address = AddressText(url.address).appending(call.string(0))
      return Value(url)
    },
    LibraryMember(
      .initializer, of: "URL", "init(fileURLWithPath path: String)",
      "The address of a file; a path that does not begin with `/` is that from there."
    ) {
      call in
      Value(URLValue(path: call.string(0)))
    },
    LibraryMember(.initializer, of: "UUID", "init()", "The next identifier of this run.") { call in
      Value(UUIDValue(call.host.nextUUID().uppercased()))
    },
    LibraryMember(
      .initializer, of: "UUID", "init(uuidString: String) -> UUID?",
      "The identifier that a text is, else nil."
    ) { call in
      UUIDValue(reading: call.string(0)).map { Value($0).inOptional } ?? .null
    },
    LibraryMember(.property, of: "UUID", "uuidString: String", "The identifier as text.") { call in
      .string(call.receiver.content(UUIDValue.self)?.text ?? "")
    },
    LibraryMember(
      .initializer, of: "CLLocationCoordinate2D", "init(latitude: Double = 0, longitude: Double = 0)",
      "A place by its degrees north and east."
    ) { call in
      Value(CoordinateValue(latitude: call.double(0), longitude: call.double(1)))
    },
    storedNumber(
      "CLLocationCoordinate2D", "latitude", "Degrees north of the equator.", \CoordinateValue.latitude),
    storedNumber(
      "CLLocationCoordinate2D", "longitude", "Degrees east of Greenwich.", \CoordinateValue.longitude),
    LibraryMember(
      .staticProperty, of: "MapCameraPosition", "automatic: MapCameraPosition",
      since: .since(iOS: 17, macOS: 14), "All that stands on the map."
    ) { _ in Value(MapCameraValue(region: nil)) },
    LibraryMember(
      .staticMethod, of: "MapCameraPosition", "region(_ region: MKCoordinateRegion) -> MapCameraPosition",
      since: .since(iOS: 17, macOS: 14), "A part of the map."
    ) { call in Value(MapCameraValue(region: call.content(0))) },
    LibraryMember(
      .staticMethod, of: "MapCameraPosition",
      "userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition",
      since: .since(iOS: 17, macOS: 14), "Where the user is; here that is not known, and it is the fallback."
    ) { call in call.arguments[1] },
    LibraryMember(
      .staticMethod, of: "MapCameraPosition", "camera(_ camera: MapCamera) -> MapCameraPosition",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "What is seen from somewhere."
    ) { call in Value(MapCameraValue(camera: call.content(0) ?? CameraValue(center: .nowhere, distance: 0)))
    },
    LibraryMember(
      .property, of: "MapCameraPosition", "camera: MapCamera?", since: .since(iOS: 17, macOS: 14),
      "From where the map is seen; nil where something else says what is shown."
    ) { call in call.receiver.content(MapCameraValue.self)?.camera.map { Value($0) } ?? .null },
    LibraryMember(
      .property, of: "MapCameraPosition", "positionedByUser: Bool", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "True where the user moved the map; here nobody does."
    ) { _ in .bool(false) },
    LibraryMember(
      .property, of: "MapCameraPosition", "followsUserLocation: Bool", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "True where the map goes with the user; here it stands still."
    ) { _ in .bool(false) },
    LibraryMember(
      .property, of: "MapCameraPosition", "region: MKCoordinateRegion?", since: .since(iOS: 17, macOS: 14),
      "The part of the map; nil where it is that of what stands on it."
    ) { call in
      guard let position = call.receiver.content(MapCameraValue.self), position.camera == nil else {
        return .null
      }
      return position.region.map { Value($0) } ?? .null
    },
    LibraryMember(
      .initializer, of: "MKCoordinateSpan", "init(latitudeDelta: Double, longitudeDelta: Double)",
      "A height and width in degrees."
    ) { call in
      Value(SpanValue(latitudeDelta: call.double(0), longitudeDelta: call.double(1)))
    },
    storedNumber(
      "MKCoordinateSpan", "latitudeDelta", "Degrees from top to bottom.", \SpanValue.latitudeDelta),
    storedNumber(
      "MKCoordinateSpan", "longitudeDelta", "Degrees from side to side.", \SpanValue.longitudeDelta),
    LibraryMember(
      .initializer, of: "MKCoordinateRegion",
      "init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)", "A part of a map."
    ) { call in
      Value(
        RegionValue(
          center: call.content(0) ?? CoordinateValue(latitude: 0, longitude: 0),
          span: call.content(1) ?? SpanValue(latitudeDelta: 0, longitudeDelta: 0)))
    },
    LibraryMember(.initializer, of: "MKCoordinateRegion", "init()", "A part of a map without size, at 0, 0.")
    { _ in
      Value(
        RegionValue(
          center: CoordinateValue(latitude: 0, longitude: 0),
          span: SpanValue(latitudeDelta: 0, longitudeDelta: 0)))
    },
    LibraryMember(
      .initializer, of: "MKCoordinateRegion",
      "init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double)",
      "A part of a map by its size in metres."
    ) { call in
      let center = call.content(0) ?? CoordinateValue(latitude: 0, longitude: 0)
      return Value(RegionValue(center: center, metresDown: call.double(1), across: call.double(2)))
    },
    storedContent("MKCoordinateRegion", "center: CLLocationCoordinate2D", "The middle.", \RegionValue.center),
    storedContent("MKCoordinateRegion", "span: MKCoordinateSpan", "The height and width.", \RegionValue.span),
    LibraryMember(.initializer, of: "NavigationPath", "init()", "The root of a stack.") { _ in
      Value(PathValue())
    },
    LibraryMember(
      .initializer, of: "NavigationPath", "init(_ elements: [T0])",
      "The path through the pages of some values."
    ) { call in
      Value(PathValue(call.arguments[0].elements ?? []))
    },
    LibraryMember(.property, of: "NavigationPath", "count: Int", "The number of pages above the root.") {
      call in
      .int(call.path.count)
    },
    LibraryMember(.property, of: "NavigationPath", "isEmpty: Bool", "True at the root.") { call in
      .bool(call.path.isEmpty)
    },
    LibraryMember(
      .method, of: "NavigationPath", "append(_ value: T0)", isMutating: true, "Goes to the page of a value."
    ) { call in
      call.receiver = Value(PathValue(call.path + [call.arguments[0]]))
      return .void
    },
    LibraryMember(
      .method, of: "NavigationPath", "removeLast(_ k: Int = 1)", isMutating: true, "Goes back by some pages."
    ) { call in
      let count = call.isOmitted(0) ? 1 : call.int(0)
      guard count >= 0 && count <= call.path.count else {
        throw LibraryFaults.index(count, in: 0..<call.path.count)
      }
      call.receiver = Value(PathValue(Array(call.path.dropLast(count))))
      return .void
    },
  ]
}

extension LibraryCall {
  /// The address before the dot.
  fileprivate var address: String { receiver.content(URLValue.self)?.address ?? "" }

  /// The values of the pages of the receiver.
  fileprivate var path: [Value] { receiver.content(PathValue.self)?.values ?? [] }
}
