import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let middle = ElementDefinition(
    "Middle", "The column in the middle of a split view.",
    content: .views, placement: .part(of: ["NavigationSplitView"]),
    example: """
      <NavigationSplitView>
        <Sidebar><List><Text>California</Text></List></Sidebar>
        <Middle><List><Text>Turtle Rock</Text></List></Middle>
        <Detail><Text>Choose a place.</Text></Detail>
      </NavigationSplitView>
      """)
}
