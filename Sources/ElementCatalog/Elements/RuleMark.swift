import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let ruleMark = ElementDefinition(
    "RuleMark", "A line across a Chart, or from one value to another.",
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
      .plottable("xStart", "Where it begins across."),
      .plottable("xEnd", "Where it ends across."),
      .plottable("yStart", "Where it begins down."),
      .plottable("yEnd", "Where it ends down."),
    ],
    content: .views, placement: .item(of: ["Chart"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <BarMark x="{.value('Day', '\\(number)')}" y="{.value('Steps', number)}"/>
        <RuleMark y="{.value('Goal', 3)}" modifiers=".foregroundStyle(.red)"/>
      </Chart>
      """
  ) { lowering, use in
    try lowering.chartMark(.rule, of: use) { mark in
      (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
      (mark.xStart, mark.xEnd) = (use.plottable(2), use.plottable(3))
      (mark.yStart, mark.yEnd) = (use.plottable(4), use.plottable(5))
    }
  }
}
