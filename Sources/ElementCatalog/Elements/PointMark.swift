import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let pointMark = ElementDefinition(
    "PointMark", "A symbol at a place of a Chart.",
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
    ],
    content: .views, placement: .item(of: ["Chart"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <PointMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """
  ) { lowering, use in
    try lowering.chartMark(.point, of: use) { mark in
      (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
    }
  }
}
