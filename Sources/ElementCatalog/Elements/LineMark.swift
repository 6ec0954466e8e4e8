import StandardLibrary

extension ElementCatalog {
  static let lineMark = ElementDefinition(
    mark: "LineMark", "A point of a line of a Chart, which joins all points of its series.", .line,
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
      .plottable("series", "What tells its line from others."),
    ],
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """#
  ) { mark, use in
    (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
    mark.series = use.plottable(2)
  }
}
