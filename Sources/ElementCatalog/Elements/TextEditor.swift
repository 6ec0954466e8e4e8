import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let textEditor = ElementDefinition(
    "TextEditor", "Takes several lines of text.",
    attributes: [
      .binding("text", "String", "The text."),
      AttributeDefinition(
        "selection", "TextSelection?", "What is selected of the text; nobody selects here.", role: .binding),
    ], role: "textbox",
    since: .since(iOS: 14, macOS: 11),
    example:
      #"<TextEditor text="{.constant('A rock by a lake.')}" modifiers=".accessibilityLabel('Notes')"/>"#
  ) { lowering, use in
    try lowering.field(
      ControlPayload(.textEditor), ControlRegistration(.edit, label: "", binding: use[0]), of: use.site,
      title: nil,
      prompt: nil)
  }
}
