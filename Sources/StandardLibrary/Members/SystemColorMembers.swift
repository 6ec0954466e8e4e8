import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Colours of UIKit and AppKit: `Color(.systemGray6)`, `Color(uiColor: .label)`, `Color(nsColor: NSColor(white: 0, alpha: 1))`.
  static var systemColorMembers: [LibraryMember] {
    ["init(_ color: UIColor)", "init(uiColor: UIColor)"].map {
      LibraryMember(.initializer, of: "Color", $0, "A colour of UIKit.") { $0.color(among: systemColors) }
    }
      + ["init(_ color: NSColor)", "init(nsColor: NSColor)"].map {
        LibraryMember(.initializer, of: "Color", $0, "A colour of AppKit.") { $0.color(among: macColors) }
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

  /// UIKit's colour of a name, such as `systemGray6`; nil where there is none.
  public static func platformColor(named name: String) -> Color? {
    systemColors.first { $0.name == name }?.color
  }

  /// The names of UIKit's colours, as the cases of `UIColor`.
  static let systemColorNames = systemColors.map(\.name)

  /// The names of AppKit's colours, as the cases of `NSColor`.
  static let macColorNames = macColors.map(\.name)

  private static let macColors: [(name: String, color: Color)] =
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
  private static let systemColors: [(name: String, color: Color)] =
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
  /// The Color of the first argument: one of a table, or one that was made of components.
  fileprivate func color(among table: [(name: String, color: Color)]) -> Value {
    if case .color = arguments[0] { return arguments[0] }
    return .color(table[min(max(choice(0) ?? 0, 0), table.count - 1)].color)
  }
}
