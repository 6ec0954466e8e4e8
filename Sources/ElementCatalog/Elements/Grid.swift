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
    let rows = try lowering.host.lowerContent(of: use.site, lowering)
    lowering.alignColumns(of: rows)
    return lowering.grid(
      GridPayload(
        columns: .fromRows, alignment: use.value(0) ?? .center, horizontalSpacing: use.value(1),
        verticalSpacing: use.value(2)),
      children: rows)
  }
}
