import ScreenTypes

/// The content of a `UIImage`: a picture as data, which an `Image` shows.
struct PictureValue: OpaqueContent, Hashable {
  /// What shows it.
  var image: ImageValue
  /// Its size in points.
  let size: SizeValue
  /// The bytes that it was made of; nil for a picture of the package and for a symbol.
  var bytes: BytesValue?

  var type: TypeID { LibraryTypes.picture }
  var description: String { "UIImage(\(bytes.map { $0.description } ?? image.description))" }

  /// A picture or a symbol of a name.
  init(_ image: ImageValue, width: Double, height: Double) {
    self.image = image
    size = SizeValue(width: width, height: height)
  }

  /// The picture that some bytes are: a PNG, JPEG, GIF or WebP; nil for others.
  init?(_ bytes: BytesValue) {
    guard let pixels = PictureSize.read(bytes.bytes), let kind = Self.kind(bytes.bytes) else { return nil }
    image = ImageValue(source: .remote, name: "data:image/\(kind);base64,\(Base64.text(bytes.bytes))")
    image.isDecorative = true
    size = SizeValue(width: Double(pixels.width), height: Double(pixels.height))
    self.bytes = bytes
  }

  private static func kind(_ bytes: [UInt8]) -> String? {
    switch bytes[0] {
    case 0x89: "png"
    case 0xFF: "jpeg"
    case UInt8(ascii: "G"): "gif"
    case UInt8(ascii: "R"): "webp"
    default: nil
    }
  }
}

extension Value {
  /// The image that shows the `UIImage` that this is; nil for another value.
  public var pictured: Value? { (content(PictureValue.self)?.image).map { Value($0) } }
}
