import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let footer = ElementDefinition(
    "Footer", "The views below the rows of a section.",
    content: .views, placement: .part(of: ["Section"]),
    example: """
      <List>
        <Section title="California">
          <Text>Turtle Rock</Text>
          <Footer><Text>One of many.</Text></Footer>
        </Section>
      </List>
      """)
}
