import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let lineMark = ElementDefinition(
    "LineMark", "A point of a line of a Chart, which joins all points of its series.",
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
      .plottable("series", "What tells its line from others."),
    ],
    content: .views, placement: .item(of: ["Chart"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """
  ) { lowering, use in
    try lowering.chartMark(.line, of: use) { mark in
      (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
      mark.series = use.plottable(2)
    }
  }
}
