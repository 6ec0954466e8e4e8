import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let navigationView = ElementDefinition(
    "NavigationView", "Holds a page with a bar; links inside push further pages.",
    content: [.views, .pageStack], role: "navigation",
    example: """
      <NavigationView>
        <Text modifiers=".navigationTitle('Landmarks')">Turtle Rock</Text>
      </NavigationView>
      """
  ) { lowering, use in
    let (content, said) = try lowering.collectingPreferences {
      try lowering.host.lowerContent(of: use.site, lowering)
    }
    return lowering.navigation(said, content: content)
  }
}
