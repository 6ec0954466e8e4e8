import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let destination = ElementDefinition(
    "Destination", "The page that a NavigationLink pushes.",
    content: .views, placement: .part(of: ["NavigationLink"]),
    example: """
      <NavigationStack>
        <NavigationLink title="Turtle Rock">
          <Destination><Text>A rock by a lake.</Text></Destination>
        </NavigationLink>
      </NavigationStack>
      """)
}
