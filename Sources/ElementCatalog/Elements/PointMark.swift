import StandardLibrary

extension ElementCatalog {
  static let pointMark = ElementDefinition(
    mark: "PointMark", "A symbol at a place of a Chart.", .point,
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
    ],
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <PointMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """#
  ) { mark, use in
    (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
  }
}
