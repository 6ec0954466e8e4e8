import ScreenTypes

extension StandardLibrary {
  /// Pictures as data: `UIImage`, and an `Image` of one.
  static let pictureMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "UIImage", "init(named name: String, in bundle: Bundle? = nil) -> UIImage?",
      "A picture of the package; nil where its `Assets` have none of that name."
    ) { call in
      guard let size = call.host.picture(named: call.string(0)) else { return .null }
      let image = ImageValue(source: .asset, name: call.string(0))
      return Value(PictureValue(image, width: size.width, height: size.height))
    },
    symbol("init(systemName name: String) -> UIImage?"),
    symbol("init(systemSymbolName name: String, accessibilityDescription description: String?) -> UIImage?"),
    LibraryMember(
      .initializer, of: "UIImage", "init(data: Data) -> UIImage?",
      "The picture that bytes are: a PNG, JPEG, GIF or WebP; nil for others."
    ) { call in
      guard let bytes = call.content(0, BytesValue.self) else { return .null }
      try call.host.spend(bytes.bytes.count)
      return PictureValue(bytes).map { Value($0) } ?? .null
    },
    LibraryMember(.initializer, of: "UIImage", "init()", "A picture without a size.") { _ in
      var image = ImageValue(source: .asset, name: "")
      image.isDecorative = true
      return Value(PictureValue(image, width: 0, height: 0))
    },
    LibraryMember(.property, of: "UIImage", "size: CGSize", "Its size in points.") { call in
      (call.receiver.content(PictureValue.self)?.size).map { Value($0) } ?? .void
    },
    LibraryMember(.property, of: "UIImage", "scale: Double", "Pixels in a point.") { _ in .double(1) },
    encoded("jpegData(compressionQuality: Double) -> Data?"),
    encoded("pngData() -> Data?"),
    LibraryMember(
      .method, of: "UIImage", "withRenderingMode(_ renderingMode: Image.TemplateRenderingMode) -> UIImage",
      "The picture in its own colours or in the foreground's."
    ) { call in
      guard var picture = call.receiver.content(PictureValue.self) else { return call.receiver }
      picture.image.renderingMode =
        call.choice(0).flatMap { ImageValue.RenderingMode(rawValue: Int32(clamping: $0)) }
      return Value(picture)
    },
    same("preparingForDisplay() -> UIImage?", "The picture itself."),
    same("preparingThumbnail(of size: CGSize) -> UIImage?", "The picture itself, whatever the size."),
    same("byPreparingThumbnail(ofSize size: CGSize) -> UIImage?", "The picture itself, whatever the size."),
    shown("init(uiImage: UIImage)"), shown("init(nsImage: UIImage)"),
  ]

  private static func symbol(_ signature: String) -> LibraryMember {
    LibraryMember(.initializer, of: "UIImage", signature, "A symbol.") { call in
      Value(PictureValue(ImageValue(source: .symbol, name: call.string(0)), width: 20, height: 20))
    }
  }

  private static func encoded(_ signature: String) -> LibraryMember {
    LibraryMember(
      .method, of: "UIImage", signature,
      "The bytes that it was made of; nil for a picture of the package, whose bytes are not read."
    ) { call in (call.receiver.content(PictureValue.self)?.bytes).map { Value($0) } ?? .null }
  }

  private static func same(_ signature: String, _ documentation: String) -> LibraryMember {
    LibraryMember(.method, of: "UIImage", signature, documentation) { call in call.receiver }
  }

  private static func shown(_ signature: String) -> LibraryMember {
    LibraryMember(.initializer, of: "Image", signature, "An image of a picture that is data.") { call in
      call.arguments[0].pictured ?? .void
    }
  }
}
