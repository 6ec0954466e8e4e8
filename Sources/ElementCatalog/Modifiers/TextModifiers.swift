import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let textModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "lineLimit(_ number: Int?)", "lineLimit(_ number: Int, reservesSpace: Bool)",
        "lineLimit(_ limit: ClosedRange<Int>)",
      ], environment: true,
      """
      Sets the most lines of a text; nil for no limit. With `reservesSpace` it has room for all of them, with a range for \
      the fewest.
      """,
      example: #"<Text modifiers=".lineLimit(1)">A text that may be long</Text>"#
    ) { lowering, use, content in
      var limit: Int = use.value(0) ?? 0
      var reserved = 0
      if case .range(let range)? = use[0] {
        if case .int(let upper) = range.upper { limit = upper }
        if case .int(let lower) = range.lower { reserved = lower }
      } else if use.overload == 1, use.value(1) == true {
        reserved = limit
      }
      limit = min(max(limit, 0), Int(Int32.max))
      return try lowering.with({ ($0.lineLimit, $0.reservedLines) = (limit, reserved) }, content)
    },
    ModifierDefinition(
      ["multilineTextAlignment(_ alignment: TextAlignment)"], environment: true,
      "Sets how the lines of a text stand beneath each other.",
      example: #"<Text modifiers=".multilineTextAlignment(.center)">Several lines</Text>"#
    ) { lowering, use, content in
      let alignment: HorizontalAlignment = use.value(0) ?? .leading
      return try lowering.with({ $0.multilineAlignment = alignment }, content)
    },
    ModifierDefinition(
      ["truncationMode(_ mode: Text.TruncationMode)"], environment: true,
      "Sets where characters are left out when a text does not fit.",
      example: """
        <Text modifiers=".lineLimit(1).truncationMode(.middle).frame(width: 96)">A text that may be long</Text>
        """
    ) { lowering, use, content in
      let truncation: TextPayload.Truncation = use.value(0) ?? .tail
      return try lowering.with({ $0.truncation = truncation }, content)
    },
    ModifierDefinition(
      ["textCase(_ textCase: Text.Case?)"], environment: true,
      "Turns text into upper or lower case; nil leaves it.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".textCase(.uppercase)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let textCase: LoweringEnvironment.TextCase? = use.value(0)
      return try lowering.with({ $0.textCase = textCase }, content)
    },
    .recorded(
      ["minimumScaleFactor(_ factor: Double)"], "Lets a text shrink to fit, from 0 to 1.",
      example: #"<Text modifiers=".minimumScaleFactor(0.5)">Turtle Rock</Text>"#),
    .recorded(
      ["lineSpacing(_ lineSpacing: Double)"], "Adds room between lines, in points.",
      example: #"<Text modifiers=".lineSpacing(4)">Several lines</Text>"#),
    .recorded(
      ["textSelection(_ selectability: TextSelectability)"], "Sets whether people may select text.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".textSelection(.enabled)">Turtle Rock</Text>"#),
    .recorded(
      ["allowsTightening(_ flag: Bool)"], "Lets characters move together to fit.",
      example: #"<Text modifiers=".allowsTightening(true)">Turtle Rock</Text>"#),
  ]
}
