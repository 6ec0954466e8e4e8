import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let grid = ElementDefinition(
    "Grid", "Views in rows whose columns are aligned.",
    attributes: [
      AttributeDefinition(
        "alignment", "Alignment", "Where views stand in their cells; the middle unless given."),
      AttributeDefinition("horizontalSpacing", "Double?", "Points between columns; 8 unless given."),
      AttributeDefinition("verticalSpacing", "Double?", "Points between rows; 8 unless given."),
    ],
    content: .views,
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Grid alignment="leading">
        <GridRow><Text>Name</Text><Text>Turtle Rock</Text></GridRow>
        <GridRow><Text>State</Text><Text>California</Text></GridRow>
      </Grid>
      """
  ) { lowering, use in
    try lowering.rows(
      of: use.site, use.value(0), horizontalSpacing: use.value(1), verticalSpacing: use.value(2))
  }
}
