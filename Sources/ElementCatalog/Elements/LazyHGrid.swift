import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let lazyHGrid = ElementDefinition(
    "LazyHGrid", "Views in rows, column by column.",
    attributes: [
      AttributeDefinition("rows", "[GridItem]", "The rows.", required: true),
      AttributeDefinition("alignment", "VerticalAlignment", "Where the grid stands down."),
      AttributeDefinition("spacing", "Double?", "Points between columns; 8 unless given."),
      AttributeDefinition("pinnedViews", "PinnedScrollableViews", "Headers and footers that stay in view."),
    ],
    content: .views,
    since: .since(iOS: 14, macOS: 11),
    example: """
      <ScrollView axes="horizontal">
        <LazyHGrid rows="{[GridItem(.fixed(40)), GridItem(.fixed(40))]}">
          <ForEach items="1...4" as="number" id="\\.self"><Text>{number}</Text></ForEach>
        </LazyHGrid>
      </ScrollView>
      """
  ) { lowering, use in
    let items = GridColumns(use[0])
    var payload = GridPayload(
      columns: items.columns, isHorizontal: true, alignment: items.alignment,
      horizontalSpacing: use.value(2), verticalSpacing: items.spacing)
    payload.place = Alignment(.center, use.value(1) ?? .center)
    return lowering.grid(payload, children: try lowering.gridCells(of: use.site))
  }
}
