import StandardLibrary

extension ElementCatalog {
  static let sectorMark = ElementDefinition(
    mark: "SectorMark", "A sector of a pie or ring.", .sector,
    attributes: [
      .plottable("angle", "Its share of the whole."),
      AttributeDefinition("innerRadius", "MarkDimension", "Where it begins; a ring has a hole so large."),
      AttributeDefinition("outerRadius", "MarkDimension", "Where it ends."),
      AttributeDefinition("angularInset", "Double", "The room that is left at both sides, in points."),
    ],
    since: .since(iOS: 17, macOS: 14),
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <SectorMark angle="{.value('Share', number)}" innerRadius="{.ratio(0.6)}" modifiers=".foregroundStyle(by: .value('Kind', '\(number)'))"/>
      </Chart>
      """#
  ) { mark, use in
    mark.angle = use.plottable(0)
    (mark.innerRadius, mark.outerRadius) = (use.dimension(1, .ratio(0)), use.dimension(2))
    mark.angularInset = use.value(3) ?? 0
  }
}
