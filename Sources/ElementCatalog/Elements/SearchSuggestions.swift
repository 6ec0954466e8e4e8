import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let searchSuggestions = ElementDefinition(
    attachment: "SearchSuggestions", isEarly: true,
    "What is offered below the search field while somebody writes in it, so that a page at rest shows none of it.",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <List modifiers=".searchable(text: .constant(''))">
        <Text>Turtle Rock</Text>
        <SearchSuggestions><Text modifiers=".searchCompletion('Turtle')">Turtle</Text></SearchSuggestions>
      </List>
      """
  ) { _, _, content in try content() }
}
