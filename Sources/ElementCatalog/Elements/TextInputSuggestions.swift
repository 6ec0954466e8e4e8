import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let textInputSuggestions = ElementDefinition(
    attachment: "TextInputSuggestions", isEarly: true,
    "What is offered while somebody writes in a field, so that a page at rest shows none of it.",

    since: .since(iOS: 18, macOS: 15),
    example: """
      <TextField title="Name" text="{.constant('')}">
        <TextInputSuggestions><Text modifiers=".textInputCompletion('Turtle')">Turtle</Text></TextInputSuggestions>
      </TextField>
      """
  ) { _, _, content in try content() }
}
