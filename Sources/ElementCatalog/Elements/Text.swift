import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let text = ElementDefinition(
    "Text",
    "Shows text. A Text inside a Text is a part of it with a look of its own. Its words are Markdown: `**strong**`, "
      + "`*emphasis*`, `` `code` ``, `~~struck~~`, `[words](https:…)`.",
    attributes: [
      .title(
        "The characters; with `style` a date, with `format` a number, a date or an amount of a unit.",
        rowUse: .text),
      AttributeDefinition("verbatim", "Bool", "True for text that is not translated and holds no Markdown."),
      AttributeDefinition("date", "Date", "A date to show in place of characters."),
      AttributeDefinition(
        "style", "Text.DateStyle",
        "How the date is shown; `relative`, `offset` and `timer` count from `Date()`."),
      AttributeDefinition("format", "FormatStyle", "How the number, the date or the amount is written."),
    ] + AttributeDefinition.localization + [
      AttributeDefinition("formatter", "Formatter", "What writes the date or the number.")
    ] + AttributeDefinition.timer + [
      AttributeDefinition("pauseTime", "Date?", "The instant at which the count stands still."),
      AttributeDefinition("showsHours", "Bool", "False to count minutes beyond 59 instead of hours."),
    ],
    content: [.title, .runs, .shared],
    example: """
      <Text>₩<Text modifiers=".font(.title)">1200</Text> **each**</Text>
      """
  ) { lowering, use in
    if let title = use[0] {
      if title.seconds != nil, use[8] == nil, use[3] != nil {
        return lowering.text(lowering.date(title, style: use[3], format: use[4]))
      }
      return lowering.text(try lowering.written(title, format: use[4], formatter: use[8]))
    }
    if let span = lowering.timer(use[9], countsDown: use.value(10), pausedAt: use[11]?.seconds) {
      return lowering.text(
        .string(
          DateStyleText.timer(
            span.shown, showsHours: use.value(12) ?? true, LocaleForms(lowering.host.settings.locale))))
    }
    if let date = use[2] { return lowering.text(lowering.date(date, style: use[3], format: use[4])) }
    return lowering.joined(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
