import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The styles that may have shadows.
  private static let shadedNames = [
    "Color", "ShapeStyle", "Material", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient",
  ]

  /// The types of this table.
  static let shadowNames = ["ShadowStyle"] + shadedNames

  /// Shadows of what shapes and texts are painted with.
  static let shadowMembers: [LibraryMember] =
    shadedNames.map { receiver in
      LibraryMember(
        .method, of: receiver, "shadow(_ style: ShadowStyle) -> ShapeStyle",
        since: .since(iOS: 16, macOS: 13), "The style with a shadow of what is painted with it."
      ) { call in
        call.content(0, ShadowValue.self).map { Value(ShadedValue(call.receiver, $0)) } ?? call.receiver
      }
    } + [
      LibraryMember(
        .staticMethod, of: "ShapeStyle", "shadow(_ style: ShadowStyle) -> ShapeStyle",
        since: .since(iOS: 16, macOS: 13), "The foreground with a shadow of what is painted with it."
      ) { call in
        call.content(0, ShadowValue.self).map { Value(ShadedValue(.null, $0)) } ?? .void
      },
      shadow(
        "drop", alpha: 84, isInner: false, "A blurred copy behind; a third of black unless a colour is given."
      ),
      shadow("inner", alpha: 140, isInner: true, "A shadow that falls into the shape; no page draws it."),
    ]

  private static func shadow(
    _ name: String, alpha: UInt8, isInner: Bool, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: "ShadowStyle",
      name + "(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> ShadowStyle",
      since: .since(iOS: 16, macOS: 13), documentation
    ) { call in
      var shade = Color(.black)
      shade.alpha = alpha
      return Value(
        ShadowValue(
          color: call.color(0) ?? shade, radius: call.double(1), x: call.number(2) ?? 0,
          y: call.number(3) ?? 0, isInner: isInner))
    }
  }
}
