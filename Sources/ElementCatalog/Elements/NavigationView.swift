import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let navigationView = ElementDefinition(
    "NavigationView",
    "Holds a page with a bar; links inside push further pages. Of two or three views an iPhone shows the first; a Mac, and what is 700 points wide, shows them as columns.",
    content: [.views, .pageStack], role: "navigation",
    example: """
      <NavigationView>
        <Text modifiers=".navigationTitle('Landmarks')">Turtle Rock</Text>
      </NavigationView>
      """
  ) { lowering, use in
    let count = lowering.host.viewCount(of: use.site)
    let settings = lowering.host.settings
    if count > 1, !settings.isCompact, !lowering.environment.stacksNavigation {
      return try lowering.columns(count == 2 ? [.sidebar, .detail] : [.sidebar, .middle, .detail]) { place in
        try lowering.host.lowerView(place, of: use.site, lowering)
      }
    }
    let (content, said) = try lowering.collectingPreferences {
      count > 1
        ? try lowering.host.lowerView(0, of: use.site, lowering)
        : try lowering.host.lowerContent(of: use.site, lowering)
    }
    return lowering.navigation(said, content: content)
  }
}
