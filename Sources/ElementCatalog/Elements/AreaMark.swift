import StandardLibrary

extension ElementCatalog {
  static let areaMark = ElementDefinition(
    mark: "AreaMark", "A point of an area of a Chart: the ground below a line, or between two.", .area,
    attributes: [
      .plottable("x", "Where it stands across."),
      .plottable("y", "Where it stands down."),
      .plottable("yStart", "Where the area begins down."),
      .plottable("yEnd", "Where the area ends down."),
      .plottable("series", "What tells its area from others."),
      AttributeDefinition("stacking", "MarkStackingMethod", "How the area is stacked on others."),
    ],
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <AreaMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """#
  ) { mark, use in
    (mark.x, mark.y) = (use.plottable(0), use.plottable(1))
    (mark.yStart, mark.yEnd) = (use.plottable(2), use.plottable(3))
    mark.series = use.plottable(4)
    mark.stacking = use.stacking(5)
  }
}
