import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// Colours.
  static var colorMembers: [LibraryMember] {
    named(on: "Color", result: "Color") + named(on: "ShapeStyle", result: "Color") + colorInitializers
      + colorLevels
  }

  /// The named colours as static members of a type.
  private static func named(on receiver: String, result: String) -> [LibraryMember] {
    let bases = Color.Base.allCases.compactMap { base in
      [.fixed, .adaptive, .accent].contains(base) || base.isGround ? nil : (ColorText.name(of: base), base)
    }
    return (bases + [("accentColor", .accent), ("tint", .accent)]).map { name, base in
      LibraryMember(
        .staticProperty, of: receiver, name + ": " + result, since: since(base),
        base == .accent ? "The accent of the app." : "The system's colour of this name."
      ) { _ in
        .color(Color(base))
      }
    }
  }

  private static func since(_ base: Color.Base) -> Availability {
    [.brown, .cyan, .indigo, .mint, .teal].contains(base) ? .since(iOS: 15, macOS: 12) : .always
  }

  private static let colorInitializers: [LibraryMember] =
    [
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "background: Color", "What the page itself is painted with."
      ) { _ in
        .color(Color(.clear))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "fill: Color",
        "The translucent grey behind controls; `.fill.tertiary` is a fainter one."
      ) { _ in
        var color = Color(.gray)
        color.alpha = 51
        return .color(color)
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "foreground: Color", "What letters are painted with."
      ) { _ in
        .color(Color(.primary))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "separator: Color", since: .since(iOS: 17, macOS: 14),
        "What lines between parts are painted with."
      ) { _ in
        .color(Color(.separator))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "placeholder: Color", since: .since(iOS: 17, macOS: 14),
        "What the words of an empty field are painted with."
      ) { _ in
        .color(Color(.tertiary))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "link: Color", since: .since(iOS: 17, macOS: 14),
        "What links are painted with."
      ) { _ in
        .color(Color(.accent))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "selection: Color", since: .since(iOS: 15, macOS: 12),
        "What is behind what was selected."
      ) { _ in
        .color(Color(.accent))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "windowBackground: Color", since: .since(iOS: 17, macOS: 14),
        "What a window is painted with."
      ) { _ in
        .color(Color(.systemBackground))
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "quinary: Color", since: .since(iOS: 16, macOS: 13),
        "Fainter than the faintest shade, for backgrounds."
      ) { _ in
        var color = Color(.gray)
        color.alpha = 31
        return .color(color)
      },
      LibraryMember(
        .staticProperty, of: "ShapeStyle", "quaternary: Color", "The faintest shade, for backgrounds."
      ) { _ in
        var color = Color(.gray)
        color.alpha = 46
        return .color(color)
      },
      LibraryMember(
        .initializer, of: "Color", "init(red: Double, green: Double, blue: Double, opacity: Double = 1)",
        isTotal: true,
        "A colour by its components from 0 to 1."
      ) { call in
        .color(call.color(red: call.double(0), green: call.double(1), blue: call.double(2), opacity: 3))
      },
      LibraryMember(
        .initializer, of: "Color", "init(white: Double, opacity: Double = 1)", isTotal: true,
        "A grey from 0, black, to 1, white."
      ) { call in
        let white = call.double(0)
        return .color(call.color(red: white, green: white, blue: white, opacity: 1))
      },
      LibraryMember(
        .initializer, of: "Color",
        "init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)",
        isTotal: true, "A colour by its components in a colour space, each from 0 to 1."
      ) { call in
        let (red, green, blue) = (call.component(1), call.component(2), call.component(3))
        return .color(call.color(red: red, green: green, blue: blue, opacity: 4))
      },
      LibraryMember(
        .initializer, of: "Color",
        "init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1)", isTotal: true,
        "A grey in a colour space, from 0, black, to 1, white."
      ) { call in
        let white = call.component(1)
        return .color(call.color(red: white, green: white, blue: white, opacity: 2))
      },
      LibraryMember(
        .initializer, of: "Color",
        "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)", isTotal: true,
        "A colour by hue, saturation and brightness, each from 0 to 1."
      ) { call in
        let (red, green, blue) = components(call.double(0), call.double(1), call.double(2))
        return .color(call.color(red: red, green: green, blue: blue, opacity: 3))
      },
      LibraryMember(
        .initializer, of: "Color", "init(_ name: String, bundle: Bundle? = nil)", isTotal: true,
        "The colour of a name: that of a colour set in `Assets`, else one of the system's, or grey where there is none."
      ) { call in
        .color(call.host.color(named: call.string(0)))
      },
      LibraryMember(.initializer, of: "Color", "init(_ color: Color)", "The colour itself.") { call in
        call.arguments[0]
      },
      LibraryMember(
        .method, of: "Color", "opacity(_ opacity: Double) -> Color", isTotal: true,
        "The colour with its opacity multiplied by a number from 0 to 1."
      ) { call in
        guard case .color(var color) = call.receiver else { return call.receiver }
        color.multiplyOpacity(by: call.double(0))
        return .color(color)
      },
      LibraryMember(
        .method, of: "ShapeStyle", "opacity(_ opacity: Double) -> ShapeStyle",
        "The paint with its opacity multiplied by a number from 0 to 1: `.red.gradient.opacity(0.25)`."
      ) { call in
        let opacity = call.double(0)
        if case .color(var color) = call.receiver {
          color.multiplyOpacity(by: opacity)
          return .color(color)
        }
        if var paint = call.receiver.content(GradientValue.self) {
          paint.gradient.multiplyOpacity(by: opacity)
          return Value(paint)
        }
        if var paint = call.receiver.content(RadialGradientValue.self) {
          paint.gradient.multiplyOpacity(by: opacity)
          return Value(paint)
        }
        if var paint = call.receiver.content(AngularGradientValue.self) {
          paint.gradient.multiplyOpacity(by: opacity)
          return Value(paint)
        }
        if var colors = call.receiver.content(GradientColors.self) {
          colors.multiplyOpacity(by: opacity)
          return Value(colors)
        }
        return call.receiver
      },
      LibraryMember(
        .property, of: "Color", "gradient: ShapeStyle",
        "The colour with a gentle gradient; drawn as the colour."
      ) { call in
        call.receiver
      },
    ]
    + [("ultraThin", 140), ("thin", 165), ("regular", 190), ("thick", 215), ("ultraThick", 235)].flatMap {
      [material("\($0)Material", alpha: $1), material($0, of: "Material", alpha: $1)]
    }
    + [material("bar", alpha: 225), material("bar", of: "Material", alpha: 225)]

  /// The system's colour of a name, whatever its capitals; nil where there is none.
  public static func systemColor(named name: String) -> Color? {
    let name = name.lowercased()
    if name == "accentcolor" { return Color(.accent) }
    return Color.Base.allCases.first {
      ColorText.name(of: $0) == name && $0 != .fixed && $0 != .adaptive && !$0.isGround
    }.map { Color($0) }
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public static func color(hue: Double, saturation: Double, brightness: Double) -> Color {
    let (red, green, blue) = components(hue, saturation, brightness)
    return Color(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// Fainter levels of a colour: `.fill.tertiary`, `.background.secondary`, `Color.blue.secondary`.
  private static let colorLevels: [LibraryMember] = [
    level("secondary", ground: .secondarySystemBackground, ofFill: 204, of: 128),
    level("tertiary", ground: .tertiarySystemBackground, ofFill: 153, of: 64),
    level("quaternary", ground: .tertiarySystemBackground, ofFill: 102, of: 46),
    level("quinary", ground: .tertiarySystemBackground, ofFill: 51, of: 31),
  ]

  /// A level; the opacities, of 255, are those of a grey behind controls and of what letters are painted with. The ground
  /// of a page, which nothing is painted on, has levels of its own.
  private static func level(
    _ name: String, ground: Color.Base, ofFill fill: Int, of letters: Int
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "Color", "\(name): Color", since: .since(iOS: 17, macOS: 14),
      "The \(name) level of the colour, which is fainter."
    ) { call in
      guard case .color(var color) = call.receiver else { return call.receiver }
      if color.base == .clear { return .color(Color(ground)) }
      let part = color.alpha < 255 ? fill : letters
      color.alpha = UInt8(Int(color.alpha) * part / 255)
      return .color(color)
    }
  }

  /// A translucent layer, drawn as the theme's grey of an opacity.
  private static func material(_ name: String, of type: String = "ShapeStyle", alpha: UInt8) -> LibraryMember
  {
    LibraryMember(.staticProperty, of: type, "\(name): \(type)", "A translucent layer.") { _ in
      var color = Color(.fill)
      color.alpha = alpha
      return .color(color)
    }
  }

  /// A component from 0 to 255 of one from 0 to 1; what is outside is taken as the bound.
  static func byte(_ component: Double) -> UInt8 {
    component.isNaN ? 0 : UInt8((Swift.min(Swift.max(component, 0), 1) * 255).rounded())
  }

  /// Red, green and blue of hue, saturation and brightness (A. R. Smith, "Color gamut transform pairs", 1978).
  private static func components(
    _ hue: Double, _ saturation: Double, _ brightness: Double
  ) -> (Double, Double, Double) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    let turn = (hue - hue.rounded(.down)) * 6
    let part = turn - turn.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(turn) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}

extension LibraryCall {
  /// The component at `index` of a colour whose colour space is the first argument, in sRGB; what lies outside of that is
  /// drawn as its nearest colour.
  fileprivate func component(_ index: Int) -> Double {
    let value = double(index)
    guard arguments[0].isCase(LibraryCases.RGBColorSpace.sRGBLinear) else { return value }
    return value <= 0.003_130_8 ? value * 12.92 : 1.055 * value.raised(to: 1 / 2.4) - 0.055
  }

  /// A colour of components from 0 to 1; the argument at `opacity` is its opacity.
  func color(red: Double, green: Double, blue: Double, opacity: Int) -> Color {
    Color(
      red: StandardLibrary.byte(red), green: StandardLibrary.byte(green), blue: StandardLibrary.byte(blue),
      alpha: StandardLibrary.byte(number(opacity) ?? 1))
  }
}
