import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// Fonts.
  static var fontMembers: [LibraryMember] { fontStyles + fontMakers }

  private static let fontStyles: [LibraryMember] = FontSize.Style.allCases.compactMap { style in
    if style == .custom { return nil }
    let font = Value(FontValue(FontSize(style)))
    return LibraryMember(
      .staticProperty, of: "Font", FontText.name(of: style) + ": Font", "The font of this text style."
    ) { _ in
      font
    }
  }

  private static let fontMakers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "Font",
      "system(size: Double, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font",
      isTotal: true,
      "The system's font in a size in points."
    ) { call in
      Value(
        FontValue(
          FontSize(points: call.double(0)), weight: call.weight(1), design: call.design(2) ?? .default))
    },
    LibraryMember(
      .staticMethod, of: "Font",
      "system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font",
      isTotal: true,
      "The system's font of a text style."
    ) { call in
      let style = FontSize.Style(rawValue: UInt8(clamping: call.choice(0) ?? 6)) ?? .body
      return Value(FontValue(FontSize(style), weight: call.weight(2), design: call.design(1) ?? .default))
    },
    LibraryMember(
      .staticMethod, of: "Font", "custom(_ name: String, size: Double) -> Font", isTotal: true,
      "A font by name in a size in points; drawn with the system's."
    ) { call in
      call.customFont()
    },
    LibraryMember(
      .staticMethod, of: "Font", "custom(_ name: String, fixedSize: Double) -> Font", isTotal: true,
      "A font by name in a size in points; drawn with the system's."
    ) { call in
      call.customFont()
    },
    LibraryMember(
      .staticMethod, of: "Font",
      "custom(_ name: String, size: Double, relativeTo textStyle: Font.TextStyle) -> Font", isTotal: true,
      "A font by name in a size in points; drawn with the system's."
    ) { call in
      call.customFont()
    },
    LibraryMember(.method, of: "Font", "bold() -> Font", isTotal: true, "The font in bold.") { call in
      call.font { $0.weight = .bold }
    },
    LibraryMember(.method, of: "Font", "italic() -> Font", isTotal: true, "The font, slanted.") { call in
      call.font { $0.italic = true }
    },
    LibraryMember(
      .method, of: "Font", "weight(_ weight: Font.Weight) -> Font", isTotal: true, "The font in a weight."
    ) {
      call in
      let weight = call.weight(0)
      return call.font { $0.weight = weight }
    },
    LibraryMember(.method, of: "Font", "monospaced() -> Font", "The font with characters of one width.") {
      call in
      call.font { $0.design = .monospaced }
    },
    LibraryMember(
      .method, of: "Font", "width(_ width: Font.Width) -> Font", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "The font with wide or narrow characters; drawn in the usual width."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .method, of: "Font", "leading(_ leading: Font.Leading) -> Font", isTotal: true,
      since: .since(iOS: 14, macOS: 11),
      "The font with its lines closer together or further apart; drawn as it is."
    ) { call in
      call.receiver
    },
    smallCaps("smallCaps", "small capitals"),
    smallCaps("lowercaseSmallCaps", "small capitals for small letters"),
    smallCaps("uppercaseSmallCaps", "small capitals for capitals"),
    LibraryMember(.method, of: "Font", "monospacedDigit() -> Font", "The font with digits of one width.") {
      call in
      call.font { $0.monospacedDigits = true }
    },
  ]
}

extension StandardLibrary {
  private static func smallCaps(_ name: String, _ letters: String) -> LibraryMember {
    LibraryMember(
      .method, of: "Font", name + "() -> Font", isTotal: true,
      "The font with " + letters + "; drawn with its own letters."
    ) { call in
      call.receiver
    }
  }

  /// Sizes of text that the user prefers.
  static let typeSizeMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "DynamicTypeSize", "isAccessibilitySize: Bool", isTotal: true,
      "True for the sizes of people who see little."
    ) { call in
      if case .choice(_, let place) = call.receiver { return .bool(place >= 7) }
      return .bool(false)
    }
  ]
}

extension LibraryCall {
  /// The weight at an index, in the order of the library's enum.
  func weight(_ index: Int) -> TextStyle.Weight? {
    choice(index).flatMap { TextStyle.Weight(rawValue: UInt8(clamping: $0)) }
  }

  /// The design at an index, in the order of the library's enum.
  func design(_ index: Int) -> TextStyle.Design? {
    choice(index).flatMap { TextStyle.Design(rawValue: UInt8(clamping: $0)) }
  }

  fileprivate func customFont() -> Value {
    var font = FontValue(FontSize(points: double(1)))
    font.family = string(0)
    return Value(font)
  }

  /// The receiver with a change.
  fileprivate func font(_ change: (inout FontValue) -> Void) -> Value {
    guard var font = receiver.content(FontValue.self) else { return receiver }
    change(&font)
    return Value(font)
  }
}
