import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Colours of UIKit and AppKit: `Color(.systemGray6)`, `Color(uiColor: .label)`, `Color(nsColor: NSColor(white: 0, alpha: 1))`.
  static var systemColorMembers: [LibraryMember] {
    ["init(_ color: UIColor)", "init(uiColor: UIColor)"].map {
      LibraryMember(.initializer, of: "Color", $0, "A colour of UIKit.") {
        .color($0.arguments[0].color(among: systemColors))
      }
    }
      + ["init(_ color: NSColor)", "init(nsColor: NSColor)"].map {
        LibraryMember(.initializer, of: "Color", $0, "A colour of AppKit.") {
          .color($0.arguments[0].color(among: macColors))
        }
      }
  }

  /// Colours of UIKit and AppKit by their components.
  static var mixedColorMembers: [LibraryMember] {
    ["UIColor", "NSColor"].flatMap { type in
      [
        LibraryMember(
          .initializer, of: type, "init(red: Double, green: Double, blue: Double, alpha: Double)",
          isTotal: true, "A colour by its components from 0 to 1."
        ) { call in
          .color(call.color(red: call.double(0), green: call.double(1), blue: call.double(2), opacity: 3))
        },
        LibraryMember(
          .initializer, of: type, "init(white: Double, alpha: Double)", isTotal: true,
          "A grey from 0, black, to 1, white."
        ) { call in
          let white = call.double(0)
          return .color(call.color(red: white, green: white, blue: white, opacity: 1))
        },
      ]
    }
  }

  /// Colours that are one on light screens and another on dark ones: `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`.
  static let dynamicColorMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "UIColor", "init(dynamicProvider: (UITraitCollection) -> UIColor)",
      "What the closure gives for light screens and for dark ones; of a colour that follows them by itself, that of light ones is both."
    ) { call in
      func color(isDark: Bool) throws -> Color {
        let traits = Value(TraitValue(isDark: isDark))
        return try call.call(0, traits).color(among: systemColors)
      }
      return .color(Color(light: try color(isDark: false), dark: try color(isDark: true)))
    },
    LibraryMember(
      .staticProperty, of: "UITraitCollection", "current: UITraitCollection",
      "What the screen is like: light."
    ) { _ in Value(TraitValue(isDark: false)) },
    LibraryMember(
      .initializer, of: "UITraitCollection", "init(userInterfaceStyle style: UIUserInterfaceStyle)",
      isTotal: true, "A screen that is light or dark."
    ) { call in Value(TraitValue(isDark: call.choice(0) == 2)) },
    LibraryMember(
      .property, of: "UITraitCollection", "userInterfaceStyle: UIUserInterfaceStyle", isTotal: true,
      "Whether the screen is light or dark."
    ) { call in
      let isDark = call.receiver.content(TraitValue.self)?.isDark == true
      return shared.choice(isDark ? "dark" : "light", of: .library("UIUserInterfaceStyle")) ?? .void
    },
  ]

  /// UIKit's colour of a name, such as `systemGray6`; nil where there is none.
  public static func platformColor(named name: String) -> Color? {
    systemColors.first { $0.name == name }?.color
  }

  /// The names of UIKit's colours, as the cases of `UIColor`.
  static let systemColorNames = systemColors.map(\.name)

  /// The names of AppKit's colours, as the cases of `NSColor`.
  static let macColorNames = macColors.map(\.name)

  fileprivate static let macColors: [(name: String, color: Color)] =
    [
      ("labelColor", Color(.primary)), ("secondaryLabelColor", Color(.secondary)),
      ("tertiaryLabelColor", Color(.tertiary)), ("quaternaryLabelColor", Color(.tertiary)),
      ("textColor", Color(.primary)), ("placeholderTextColor", Color(.tertiary)),
      ("linkColor", Color(.accent)), ("controlAccentColor", Color(.accent)),
      ("windowBackgroundColor", Color(.secondarySystemBackground)),
      ("controlBackgroundColor", Color(.systemBackground)), ("textBackgroundColor", Color(.systemBackground)),
      ("underPageBackgroundColor", Color(.gray5)), ("controlColor", Color(.systemBackground)),
      ("separatorColor", Color(.separator)), ("gridColor", Color(.separator)), ("shadowColor", Color(.black)),
      ("controlTextColor", Color(.primary)), ("secondaryControlTextColor", Color(.secondary)),
      ("disabledControlTextColor", Color(.tertiary)), ("selectedControlColor", Color(.accent)),
      ("selectedControlTextColor", Color(.primary)), ("selectedTextColor", Color(.primary)),
      ("selectedTextBackgroundColor", Color(.accent)), ("headerTextColor", Color(.primary)),
      ("highlightColor", Color(.white)), ("windowFrameTextColor", Color(.primary)),
      ("unemphasizedSelectedContentBackgroundColor", Color(.gray5)),
      ("selectedContentBackgroundColor", Color(.accent)), ("systemGray", Color(.gray)),
    ] + systemColors.filter { ["darkGray", "lightGray", "magenta"].contains($0.name) }
    + hues.map { ($0.name, Color($0.base)) }
    + hues.compactMap { hue in hue.systemName.map { ($0, Color(hue.base)) } }

  /// Grounds and greys are opaque and follow light and dark; fills are see-through.
  fileprivate static let systemColors: [(name: String, color: Color)] =
    [
      ("label", Color(.primary)), ("secondaryLabel", Color(.secondary)), ("tertiaryLabel", Color(.tertiary)),
      ("quaternaryLabel", Color(.tertiary)), ("placeholderText", Color(.tertiary)),
      ("link", Color(.accent)), ("tintColor", Color(.accent)),
      ("systemBackground", Color(.systemBackground)),
      ("secondarySystemBackground", Color(.secondarySystemBackground)),
      ("tertiarySystemBackground", Color(.tertiarySystemBackground)),
      ("systemGroupedBackground", Color(.systemGroupedBackground)),
      ("secondarySystemGroupedBackground", Color(.secondarySystemGroupedBackground)),
      ("tertiarySystemGroupedBackground", Color(.tertiarySystemGroupedBackground)),
      ("systemFill", grey(51)), ("secondarySystemFill", grey(41)), ("tertiarySystemFill", grey(31)),
      ("quaternarySystemFill", grey(20)), ("separator", Color(.separator)),
      ("opaqueSeparator", Color(.separator)), ("systemGray", Color(.gray)), ("systemGray2", Color(.gray2)),
      ("systemGray3", Color(.gray3)), ("systemGray4", Color(.gray4)), ("systemGray5", Color(.gray5)),
      ("systemGray6", Color(.secondarySystemBackground)),
      ("darkGray", Color(red: 85, green: 85, blue: 85)),
      ("lightGray", Color(red: 170, green: 170, blue: 170)),
      ("magenta", Color(red: 255, green: 0, blue: 255)), ("darkText", Color(.black)),
      ("lightText", faint(.white, 153)),
    ] + hues.map { ($0.name, Color($0.base)) }
    + hues.compactMap { hue in hue.systemName.map { ($0, Color(hue.base)) } }

  /// Names are written out: to ask cases for theirs costs more than all other tables of the library.
  private static let hues: [(name: String, systemName: String?, base: Color.Base)] = [
    ("red", "systemRed", .red), ("orange", "systemOrange", .orange), ("yellow", "systemYellow", .yellow),
    ("green", "systemGreen", .green), ("mint", "systemMint", .mint), ("teal", "systemTeal", .teal),
    ("cyan", "systemCyan", .cyan), ("blue", "systemBlue", .blue), ("indigo", "systemIndigo", .indigo),
    ("purple", "systemPurple", .purple), ("pink", "systemPink", .pink), ("brown", "systemBrown", .brown),
    ("white", nil, .white), ("gray", nil, .gray), ("black", nil, .black), ("clear", nil, .clear),
  ]

  private static func grey(_ alpha: UInt8) -> Color { faint(.gray, alpha) }

  private static func faint(_ base: Color.Base, _ alpha: UInt8) -> Color {
    var color = Color(base)
    color.alpha = alpha
    return color
  }
}

extension LibraryCall {
  /// True where the traits at `index` are those of a dark screen.
  func isDark(_ index: Int) -> Bool { content(index, TraitValue.self)?.isDark == true }
}

/// The content of a `UITraitCollection`.
private struct TraitValue: OpaqueContent, Hashable {
  let isDark: Bool

  var type: TypeID { .library("UITraitCollection") }
  var description: String { isDark ? "dark" : "light" }
}

extension Value {
  /// The Color that this is: one of UIKit's, of AppKit's, or one that was made of components.
  var platformColor: Color {
    guard case .choice(let type, _) = self else { return color(among: []) }
    return color(
      among: type == .library("NSColor") ? StandardLibrary.macColors : StandardLibrary.systemColors)
  }

  /// The Color that this is: one of a table, or one that was made of components.
  fileprivate func color(among table: [(name: String, color: Color)]) -> Color {
    switch self {
    case .color(let color): color
    case .choice(_, let place) where !table.isEmpty: table[min(max(Int(place), 0), table.count - 1)].color
    // The signatures let no other value stand here.
    default: Color(.clear)
    }
  }
}

extension Color {
  /// One colour on light screens, another on dark ones; where one of both follows the screen by itself, that of light ones.
  fileprivate init(light: Color, dark: Color) {
    guard let bright = light.plainComponents, let dim = dark.plainComponents, light != dark else {
      self = light
      return
    }
    self.init(red: bright.red, green: bright.green, blue: bright.blue, alpha: bright.alpha)
    base = .adaptive
    self.dark = dim
  }

  /// The components of a colour that is the same on all screens; nil for another.
  private var plainComponents: Components? {
    switch base {
    case .white: Components(red: 255, green: 255, blue: 255, alpha: alpha)
    case .black: Components(red: 0, green: 0, blue: 0, alpha: alpha)
    case .clear: Components(alpha: 0)
    case .fixed: Components(red: red, green: green, blue: blue, alpha: alpha)
    case .primary, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
      .indigo, .purple, .pink, .brown, .gray, .fill, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .gray2, .gray3, .gray4, .gray5, .separator, .adaptive:
      nil
    }
  }
}
