import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension A11yRules {
  static let contrast = Rule(
    "a11y/contrast", .note, "Text that stands out too little from its background",
    whatHappens: "Some people cannot read it, and nobody can in sunlight.",
    why:
      "The Web Content Accessibility Guidelines (1.4.3) want a ratio of 4.5 to 1 between a text's colour and the colour "
      + "behind it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Sign">
            <Body><Text modifiers=".foregroundColor(.yellow).background(⟦.white⟧)">Open</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Sign">
            <Let name="color" type="Color"/>
            <Body>
              <VStack>
                <Text modifiers=".foregroundColor(.black).background(.yellow)">Open</Text>
                <Text modifiers=".foregroundColor(color).background(.white)">Open</Text>
                <Image systemName="star" modifiers=".foregroundColor(.yellow).background(.white)"/>
                <Text modifiers=".foregroundColor(.secondary).background(.white)">Open</Text>
              </VStack>
            </Body>
          </View>
          """#)
    ],
    nearMisses: [
      #"""
      <View name="Shop">
        <Body><Text modifiers=".foregroundColor(.white).background(.black)">Tea</Text></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <Let name="colour" type="Color"/>
        <Body><Text modifiers=".foregroundColor(colour).background(.yellow)">Tea</Text></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <Body><Circle modifiers=".foregroundColor(.yellow).background(.white)"/></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "For large text, from 18 points on, where 3 to 1 is enough, and for mere decoration.",
    visits: [
      .views(["Text", "Button", "Label", "Link"]) { context, use in context.checkContrast(use) }
    ]
  )
}

extension RuleContext {
  fileprivate func checkContrast(_ use: ViewUse) {
    let checked = model.files[Int(use.file)]
    let view = checked.views[Int(use.view)]
    if view.modifiers.count < 2 { return }
    var front: (code: CodeID, color: FixedColor)?
    for index in view.modifiers {
      let application = checked.modifiers[Int(index)]
      guard application.kind == .catalog, let first = application.arguments.first,
        checked.argumentMaps[Int(first)] >= 0
      else { continue }
      let code = CodeID(checked.argumentMaps[Int(first)])
      switch checked.code[checked.code[application.call].first].name {
      case LintNames.foregroundColor, LintNames.foregroundStyle:
        if front != nil { continue }
        guard let color = FixedColor(code, checked.code) else { return }
        front = (code, color)
      case LintNames.background:
        guard let front, let back = FixedColor(code, checked.code) else { return }
        let ratio = front.color.contrast(with: back)
        if ratio >= 4.5 { return }
        let tenths = Int(ratio * 10)
        report(
          "The contrast of the text with this background is \(tenths / 10).\(tenths % 10) to 1; text needs 4.5 to 1.",
          at: location(use.file, code),
          related: [RelatedPlace("the colour of the text", location(use.file, front.code))],
          help: "Make the text darker or lighter, or the background.")
        return
      default: break
      }
    }
  }
}

/// A colour that is known without running anything, as it is on a light screen.
private struct FixedColor {
  var red: Double
  var green: Double
  var blue: Double

  private static let named: [String: UInt32] = [
    "white": 0xFFFFFF, "black": 0x000000, "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00,
    "green": 0x34C759, "mint": 0x00C7BE, "teal": 0x30B0C7, "cyan": 0x32ADE6, "blue": 0x007AFF,
    "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E, "gray": 0x8E8E93,
  ]

  /// `.white`, `Color.white`, `Color(red:green:blue:)` and `Color(white:)` with literals; nil for anything else.
  init?(_ id: CodeID, _ code: CodeTree) {
    let node = code[id]
    switch node.kind {
    case .implicitMember, .member:
      if node.kind == .member {
        let base = code[node.first]
        guard base.kind == .name, base.name == LintNames.color else { return nil }
      }
      guard let hex = Self.named[node.name.text] else { return nil }
      red = Double(hex >> 16) / 255
      green = Double(hex >> 8 & 255) / 255
      blue = Double(hex & 255) / 255
    case .call:
      let parts = code.items(node.list).map { code[$0] }
      let labels = parts.map(\.name.text)
      guard code[node.first].name == LintNames.color,
        labels == ["red", "green", "blue"] || labels == ["white"]
      else { return nil }
      let numbers = parts.compactMap { part -> Double? in
        let value = code[part.first]
        switch value.kind {
        case .integerLiteral: return Double(code.integers[Int(value.a)])
        case .doubleLiteral: return code.doubles[Int(value.a)]
        default: return nil
        }
      }
      guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
      (red, green, blue) = (numbers[0], numbers[numbers.count / 2], numbers[numbers.count - 1])
    default: return nil
    }
  }

  /// The ratio of WCAG 2.1, from 1 to 21.
  func contrast(with other: FixedColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Undoes the curve of sRGB: a power of 2.4, as a square times the fifth root of a square (by Newton's method).
  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
