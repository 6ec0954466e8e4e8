import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let lazyVGrid = ElementDefinition(
    "LazyVGrid", "Views in columns, row by row.",
    attributes: [
      AttributeDefinition("columns", "[GridItem]", "The columns.", required: true),
      AttributeDefinition("alignment", "HorizontalAlignment", "Where the grid stands across."),
      AttributeDefinition("spacing", "Double?", "Points between rows; 8 unless given."),
      AttributeDefinition("pinnedViews", "PinnedScrollableViews", "Headers and footers that stay in view."),
    ],
    content: .views,
    since: .since(iOS: 14, macOS: 11),
    example: """
      <LazyVGrid columns="{[GridItem(.flexible()), GridItem(.flexible())]}">
        <ForEach items="1...4" as="number" id="\\.self"><Text>{number}</Text></ForEach>
      </LazyVGrid>
      """
  ) { lowering, use in
    let items = GridColumns(use[0])
    var payload = GridPayload(
      columns: items.columns, alignment: items.alignment, horizontalSpacing: items.spacing,
      verticalSpacing: use.value(2))
    payload.place = Alignment(use.value(1) ?? .center, .center)
    return lowering.grid(payload, children: try lowering.gridCells(of: use.site))
  }
}
