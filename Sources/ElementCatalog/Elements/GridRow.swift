import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let gridRow = ElementDefinition(
    "GridRow", "One row of a Grid.",
    attributes: [AttributeDefinition("alignment", "VerticalAlignment", "Where views stand down in the row.")],
    content: .views, role: "row",
    example: """
      <Grid>
        <GridRow><Text>Name</Text><Text>Turtle Rock</Text></GridRow>
      </Grid>
      """
  ) { lowering, use in
    lowering.region(.gridRow, children: try lowering.host.lowerContent(of: use.site, lowering))
  }
}
