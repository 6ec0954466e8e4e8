import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let navigationStack = ElementDefinition(
    "NavigationStack", "Holds a page with a bar; links and `path` push further pages.",
    attributes: [
      AttributeDefinition("path", "T0", "The values whose pages are on the stack.", role: .binding)
    ],
    content: [.views, .pageStack], role: "navigation",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <NavigationStack>
        <Text modifiers=".navigationTitle('Landmarks')">Turtle Rock</Text>
      </NavigationStack>
      """
  ) { lowering, use in
    let (content, said) = try lowering.collectingPreferences {
      try lowering.host.lowerContent(of: use.site, lowering)
    }
    return lowering.navigation(said, content: content)
  }
}
