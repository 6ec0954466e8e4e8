import ScreenTypes
import Testing

@testable import StandardLibrary

/// A GIF of one point.
private let gif: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
private let photo = PictureValue(BytesValue(bytes: gif)).map { Value($0) } ?? .void
private let leaf = Value(PictureValue(ImageValue(source: .symbol, name: "leaf"), width: 20, height: 20))

/// Pictures as data.
let pictureExamples: [Example] = [
  Example("UIImage|init(named:in:)", .void, ["rock", .void], "UIImage(Image(\"rock\"))"),
  Example("UIImage|init(systemName:)", .void, ["leaf"], "UIImage(Image(systemName: \"leaf\"))"),
  Example(
    "UIImage|init(systemSymbolName:accessibilityDescription:)", .void, ["leaf", .null],
    "UIImage(Image(systemName: \"leaf\"))"),
  Example("UIImage|init(data:)", .void, [StandardLibrary.data(gif)], "UIImage(13 bytes)"),
  Example("UIImage|init()", .void, [], "UIImage(Image(decorative: \"\"))"),
  Example("UIImage|size", photo, [], "(1.0, 1.0)"),
  Example("UIImage|scale", photo, [], "1.0"),
  Example("UIImage|jpegData(compressionQuality:)", photo, [0.8], "13 bytes"),
  Example("UIImage|pngData()", leaf, [], "nil"),
  Example(
    "UIImage|withRenderingMode(_:)", leaf, [.choice(.library("Image.TemplateRenderingMode"), 0)],
    "UIImage(Image(systemName: \"leaf\").renderingMode(.template))"),
  Example("UIImage|preparingForDisplay()", photo, [], "UIImage(13 bytes)"),
  Example("UIImage|preparingThumbnail(of:)", photo, [.void], "UIImage(13 bytes)"),
  Example("UIImage|byPreparingThumbnail(ofSize:)", photo, [.void], "UIImage(13 bytes)"),
  Example("Image|init(uiImage:)", .void, [leaf], "Image(systemName: \"leaf\")"),
  Example("Image|init(nsImage:)", .void, [leaf], "Image(systemName: \"leaf\")"),
]
