import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let searchScopes = ElementDefinition(
    attachment: "SearchScopes", isEarly: true,
    "Parts that a search may be kept to, which are offered while somebody searches, so that a page at rest shows none of it.",
    attributes: [
      AttributeDefinition("scope", "T0", "The tag of the chosen part.", role: .binding, required: true),
      AttributeDefinition("activation", "SearchScopeActivation", "When they are offered."),
    ],
    since: .since(iOS: 16, macOS: 13),
    example: """
      <List modifiers=".searchable(text: .constant(''))">
        <Text>Turtle Rock</Text>
        <SearchScopes scope="{.constant(1)}"><Text modifiers=".tag(1)">Rocks</Text></SearchScopes>
      </List>
      """
  ) { _, _, content in try content() }
}
