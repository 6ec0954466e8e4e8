import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let fontModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["font(_ font: Font?)"], environment: true,
      "Sets the font of texts and symbols inside; nil leaves the inherited one.",
      example: #"<Text modifiers=".font(.title)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      guard let font = use[0]?.content(FontValue.self) else { return try content() }
      return try lowering.with({ $0.set(font) }, content)
    },
    ModifierDefinition(
      ["fontWeight(_ weight: Font.Weight?)"], environment: true,
      "Sets how thick characters are, whatever the font.",
      example: #"<Text modifiers=".fontWeight(.medium)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      guard let weight: TextStyle.Weight = use.value(0) else { return try content() }
      return try lowering.with({ $0.set(weight) }, content)
    },
    ModifierDefinition(
      ["fontDesign(_ design: Font.Design?)"], environment: true,
      "Sets the family of characters, whatever the font.",
      since: .since(iOS: PlatformVersion(16, 1), macOS: 13),
      example: #"<Text modifiers=".fontDesign(.rounded)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      guard let design: TextStyle.Design = use.value(0) else { return try content() }
      return try lowering.with(
        {
          $0.design = design
          $0.textStyle.design = design
        }, content)
    },
    ModifierDefinition(
      ["monospaced(_ isActive: Bool = true)"], environment: true,
      "Draws all characters with one width.",
      example: #"<Text modifiers=".monospaced()">12:30</Text>"#
    ) { lowering, use, content in
      guard use.value(0) ?? true else { return try content() }
      return try lowering.with(
        {
          $0.design = .monospaced
          $0.textStyle.design = .monospaced
        }, content)
    },
    .recorded(
      ["monospacedDigit()"], "Draws all digits with one width.",
      since: .since(iOS: 15, macOS: 12), example: #"<Text modifiers=".monospacedDigit()">12:30</Text>"#),
    ModifierDefinition(
      ["bold(_ isActive: Bool = true)"], environment: true,
      "Draws characters bold, whatever the font.",
      example: #"<Text modifiers=".bold()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      guard use.value(0) ?? true else { return try content() }
      return try lowering.with({ $0.set(.bold) }, content)
    },
    ModifierDefinition(
      ["italic(_ isActive: Bool = true)"], environment: true,
      "Draws characters slanted, whatever the font.",
      example: #"<Text modifiers=".italic()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let isActive = use.value(0) ?? true
      return try lowering.with(
        {
          $0.isItalic = isActive
          $0.textStyle.italic = isActive
        }, content)
    },
    ModifierDefinition(
      [
        "underline(_ isActive: Bool = true, color: Color? = nil)",
        "underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)",
      ], environment: true,
      "Draws a line under characters.",
      example: #"<Text modifiers=".underline()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let isActive = use.value(0) ?? true
      return try lowering.with({ $0.textStyle.draw(.underline, isActive) }, content)
    },
    ModifierDefinition(
      [
        "strikethrough(_ isActive: Bool = true, color: Color? = nil)",
        "strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)",
      ], environment: true,
      "Draws a line through characters.",
      example: #"<Text modifiers=".strikethrough()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let isActive = use.value(0) ?? true
      return try lowering.with({ $0.textStyle.draw(.strikethrough, isActive) }, content)
    },
    ModifierDefinition(
      ["kerning(_ kerning: Double)"], environment: true,
      "Adds room between characters, in points.",
      example: #"<Text modifiers=".kerning(2)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let kerning: Double = use.value(0) ?? 0
      return try lowering.with({ $0.textStyle.kerning = kerning }, content)
    },
    ModifierDefinition(
      ["tracking(_ tracking: Double)"], environment: true,
      "Adds room between characters, in points.",
      example: #"<Text modifiers=".tracking(2)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let tracking: Double = use.value(0) ?? 0
      return try lowering.with({ $0.textStyle.kerning = tracking }, content)
    },
    .recorded(
      ["baselineOffset(_ baselineOffset: Double)"], "Draws characters above their line, in points.",
      example: #"<Text modifiers=".baselineOffset(4)">2</Text>"#),
    .recorded(
      [
        "dynamicTypeSize(_ size: DynamicTypeSize)", "dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)",
      ], "Sets the size of text that the user prefers, or between which sizes it is kept.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".dynamicTypeSize(.large)">Turtle Rock</Text>"#),
  ]
}
