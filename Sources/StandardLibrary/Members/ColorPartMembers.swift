import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let colorPartNames = [
    "Color", "Color.Resolved", "UIColor", "NSColor", "CGColor", "ListItemTint", "EnvironmentValues",
  ]

  /// What becomes of colours that are mixed, and what they are made of.
  static let colorPartMembers: [LibraryMember] =
    [
      LibraryMember(
        .method, of: "Color",
        "mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color",
        isTotal: true, since: .since(iOS: 18, macOS: 15), "A part of the way to another colour, from 0 to 1."
      ) { call in
        guard case .color(let color) = call.receiver, let other = call.color(0) else { return call.receiver }
        let isPerceptual = call.choice(2) != 0
        return .color(
          color.changed {
            $0.mixed(
              with: ResolvedColorValue(other.components(isDark: $1)), by: call.double(1),
              isPerceptual: isPerceptual)
          })
      },
      LibraryMember(
        .initializer, of: "EnvironmentValues", "init()", isTotal: true,
        "The values of an environment in which nothing is set."
      ) { _ in
        .opaque(
          OpaqueBox(
            type: LibraryTypes.environmentValues, content: true, description: "EnvironmentValues()"))
      },
      LibraryMember(
        .method, of: "Color", "resolve(in environment: EnvironmentValues) -> Color.Resolved", isTotal: true,
        since: .since(iOS: 17, macOS: 14), "What the colour is made of on a light screen."
      ) { call in
        guard case .color(let color) = call.receiver else { return call.receiver }
        return Value(ResolvedColorValue(color.components(isDark: false)))
      },
      LibraryMember(
        .initializer, of: "Color", "init(_ resolved: Color.Resolved)", isTotal: true,
        since: .since(iOS: 17, macOS: 14), "A colour of components."
      ) { call in
        let components = (call.content(0) ?? ResolvedColorValue(Color.Components())).components
        return .color(Color(light: components, dark: components))
      },
      LibraryMember(
        .initializer, of: "Color.Resolved",
        "init(colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)",
        isTotal: true, since: .since(iOS: 17, macOS: 14), "Components from 0 to 1."
      ) { call in
        let isLinear = call.arguments[0].isCase(LibraryCases.RGBColorSpace.sRGBLinear)
        func component(_ index: Int) -> Double {
          isLinear ? ResolvedColorValue.component(call.double(index)) : call.double(index)
        }
        return Value(
          ResolvedColorValue(
            red: component(1), green: component(2), blue: component(3), opacity: call.number(4) ?? 1))
      },
      storedNumber("Color.Resolved", "red", "From 0 to 1.", \ResolvedColorValue.red),
      storedNumber("Color.Resolved", "green", "From 0 to 1.", \ResolvedColorValue.green),
      storedNumber("Color.Resolved", "blue", "From 0 to 1.", \ResolvedColorValue.blue),
      storedNumber("Color.Resolved", "opacity", "From 0 to 1.", \ResolvedColorValue.opacity),
      LibraryMember(.initializer, of: "Color", "init(cgColor: CGColor)", isTotal: true, "The colour itself.")
      {
        $0.arguments[0]
      },
      LibraryMember(
        .initializer, of: "CGColor", "init(red: Double, green: Double, blue: Double, alpha: Double)",
        isTotal: true, "A colour by its components from 0 to 1."
      ) { call in
        .color(call.color(red: call.double(0), green: call.double(1), blue: call.double(2), opacity: 3))
      },
      LibraryMember(
        .initializer, of: "CGColor", "init(gray: Double, alpha: Double)", isTotal: true,
        "A grey from 0, black, to 1, white."
      ) { call in
        let grey = call.double(0)
        return .color(call.color(red: grey, green: grey, blue: grey, opacity: 1))
      },
      LibraryMember(.property, of: "Color", "cgColor: CGColor?", isTotal: true, "The colour itself.") {
        $0.receiver
      },
      LibraryMember(
        .property, of: "CGColor", "alpha: Double", isTotal: true, "How opaque it is, from 0 to 1."
      ) {
        .double($0.ownParts.opacity)
      },
      LibraryMember(
        .property, of: "CGColor", "components: [Double]?", isTotal: true,
        "Red, green, blue and how opaque it is."
      ) { call in
        let parts = call.ownParts
        return .array(
          ArrayBox([parts.red, parts.green, parts.blue, parts.opacity].map { .double($0) }))
      },
    ]
    + [("fixed", "A colour, whatever the app’s."), ("preferred", "A colour, unless the app says another.")]
    .map {
      name, documentation in
      LibraryMember(
        .staticMethod, of: "ListItemTint", "\(name)(_ tint: Color) -> ListItemTint", documentation
      ) { $0.arguments[0] }
    } + platformColors

  private static let platformColors: [LibraryMember] =
    ["UIColor", "NSColor"].flatMap { type in
      [
        LibraryMember(
          .initializer, of: type, "init(_ color: Color)", isTotal: true, "The colour itself."
        ) { $0.arguments[0] },
        LibraryMember(
          .initializer, of: type, "init(cgColor: CGColor)", isTotal: true, "The colour itself."
        ) { $0.arguments[0] },
        LibraryMember(
          .initializer, of: type,
          "init(hue: Double, saturation: Double, brightness: Double, alpha: Double)", isTotal: true,
          "A colour by hue, saturation and brightness, each from 0 to 1."
        ) { call in
          var color = color(hue: call.double(0), saturation: call.double(1), brightness: call.double(2))
          color.multiplyOpacity(by: call.double(3))
          return .color(color)
        },
        LibraryMember(
          .initializer, of: type, "init(displayP3Red: Double, green: Double, blue: Double, alpha: Double)",
          isTotal: true, "A colour by its components from 0 to 1, drawn as one of sRGB."
        ) { call in
          .color(call.color(red: call.double(0), green: call.double(1), blue: call.double(2), opacity: 3))
        },
        LibraryMember(
          .initializer, of: type, "init(named name: String) -> \(type)?", isTotal: true,
          "The colour of a name in `Assets`."
        ) { call in .color(call.host.color(named: call.string(0))) },
        LibraryMember(
          .method, of: type, "withAlphaComponent(_ alpha: Double) -> \(type)", isTotal: true,
          "The colour, as opaque as a number from 0 to 1 says."
        ) { call in
          let opacity = call.double(0)
          return .color(
            call.receiver.platformColor.changed { color, _ in
              var color = color
              color.opacity = opacity
              return color
            })
        },
        LibraryMember(.property, of: type, "cgColor: CGColor", isTotal: true, "The colour itself.") {
          .color($0.receiver.platformColor)
        },
      ]
        + [
          parts(type, "getRed", ["red", "green", "blue"]) { [$0.red, $0.green, $0.blue, $0.opacity] },
          parts(type, "getHue", ["hue", "saturation", "brightness"]) {
            let hue = $0.hue
            return [hue.hue, hue.saturation, hue.brightness, $0.opacity]
          },
          parts(type, "getWhite", ["white"]) { [$0.white, $0.opacity] },
        ]
    } + [
      LibraryMember(
        .method, of: "UIColor", "resolvedColor(with traitCollection: UITraitCollection) -> UIColor",
        isTotal: true, "The colour as it is on a light screen or on a dark one."
      ) { call in
        let color = call.receiver.platformColor.components(isDark: call.isDark(0))
        return .color(Color(light: color, dark: color))
      }
    ]

  /// A method that writes the parts of a colour into places.
  private static func parts(
    _ type: String, _ name: String, _ names: [String],
    _ parts: @escaping @Sendable (ResolvedColorValue) -> [Double]
  ) -> LibraryMember {
    let places = (names + ["alpha"]).enumerated().map { place, name in
      (place == 0 ? "_ \(name)" : name) + ": inout Double"
    }
    return LibraryMember(
      .method, of: type, "\(name)(\(places.joined(separator: ", "))) -> Bool",
      "Writes the parts of the colour, from 0 to 1, into places: `color.\(name)(&\(names[0]), …)`."
    ) { call in
      for (place, part) in zip(call.arguments, parts(call.ownParts)) {
        if case .binding(let place) = place { try place.set?(.double(part)) }
      }
      return .bool(true)
    }
  }
}

extension LibraryCall {
  /// What the receiver is made of on a light screen.
  fileprivate var ownParts: ResolvedColorValue {
    ResolvedColorValue(receiver.platformColor.components(isDark: false))
  }
}
