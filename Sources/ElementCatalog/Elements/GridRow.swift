import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let gridRow = ElementDefinition(
    "GridRow", "One row of a Grid.",
    attributes: [AttributeDefinition("alignment", "VerticalAlignment", "Where views stand down in the row.")],
    content: .views, role: "row",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Grid>
        <GridRow><Text>Name</Text><Text>Turtle Rock</Text></GridRow>
      </Grid>
      """
  ) { lowering, use in
    var cells = try lowering.host.lowerContent(of: use.site, lowering)
    if let vertical: VerticalAlignment = use.value(0) {
      cells = cells.map {
        lowering.isAnchored($0)
          ? $0 : lowering.box(.gridCell(columns: 1, horizontal: nil, vertical: vertical), $0)
      }
    }
    return lowering.region(.gridRow, children: cells)
  }
}
