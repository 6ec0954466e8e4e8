import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let barMark = ElementDefinition(
    "BarMark", "A bar of a Chart.",
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
      .plottable("xStart", "Where it begins across."),
      .plottable("xEnd", "Where it ends across."),
      .plottable("yStart", "Where it begins down."),
      .plottable("yEnd", "Where it ends down."),
      AttributeDefinition("width", "MarkDimension", "How wide it is."),
      AttributeDefinition("height", "MarkDimension", "How high it is."),
      AttributeDefinition("stacking", "MarkStackingMethod", "How it is stacked on others."),
    ],
    content: .views, placement: .item(of: ["Chart"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <BarMark x="{.value('Day', '\\(number)')}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """
  ) { lowering, use in
    try lowering.chartMark(.bar, of: use) { mark in
      (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
      (mark.xStart, mark.xEnd) = (use.plottable(2), use.plottable(3))
      (mark.yStart, mark.yEnd) = (use.plottable(4), use.plottable(5))
      mark.width = use.dimension(6)
      mark.height = use.dimension(7)
      mark.stacking = use.stacking(8)
    }
  }
}
