import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let navigationDestination = ElementDefinition(
    attachment: "NavigationDestination", isEarly: true,
    "The page that links with a value of a type push, or that a Bool or an optional shows.",
    attributes: [
      AttributeDefinition("for", "", "The type of the links' values.", role: .name),
      AttributeDefinition("as", "", "The name of the value in the content.", role: .name),
      AttributeDefinition("isPresented", "Bool", "True while the page is shown.", role: .binding),
      AttributeDefinition("item", "T0?", "The page is shown while it is not nil.", role: .binding),
    ],
    content: [.views, .valueDestination],
    alternatives: [["for", "isPresented", "item"]],
    since: .since(iOS: 16, macOS: 13),
    example: """
      <NavigationStack>
        <NavigationLink title="Seven" value="{7}">
          <NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination>
        </NavigationLink>
      </NavigationStack>
      """
  ) { _, _, content in try content() }
}
