import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let sidebar = ElementDefinition(
    "Sidebar", "The first column of a split view.",
    content: .views, placement: .part(of: ["NavigationSplitView"]),
    example: """
      <NavigationSplitView>
        <Sidebar><List><Text>Turtle Rock</Text></List></Sidebar>
        <Detail><Text>Choose a place.</Text></Detail>
      </NavigationSplitView>
      """)
}
