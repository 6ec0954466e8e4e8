import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let header = ElementDefinition(
    "Header", "The views above the rows of a section.",
    content: .views, placement: .part(of: ["Section", "TabSection"]),
    example: """
      <List>
        <Section>
          <Header><Label title="California" systemImage="map"/></Header>
          <Text>Turtle Rock</Text>
        </Section>
      </List>
      """)
}
