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
    example: """
      <LazyVGrid columns="{[GridItem(.flexible()), GridItem(.flexible())]}">
        <ForEach items="1...4" as="number" id="\\.self"><Text>{number}</Text></ForEach>
      </LazyVGrid>
      """
  ) { lowering, use in
    let items = GridColumns(use[0])
    return lowering.grid(
      GridPayload(
        columns: items.columns, alignment: Alignment(use.value(1) ?? .center, .center),
        horizontalSpacing: items.spacing, verticalSpacing: use.value(2)),
      children: try lowering.host.lowerContent(of: use.site, lowering))
  }
}
