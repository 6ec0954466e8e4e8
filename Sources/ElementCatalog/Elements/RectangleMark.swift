import StandardLibrary

extension ElementCatalog {
  static let rectangleMark = ElementDefinition(
    mark: "RectangleMark", "A rectangle of a Chart.", .rectangle,
    attributes: AttributeDefinition.plottableSpan + [
      AttributeDefinition("width", "MarkDimension", "How wide it is."),
      AttributeDefinition("height", "MarkDimension", "How high it is."),
    ],
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <RectangleMark x="{.value('Day', '\(number)')}" y="{.value('Hour', 'noon')}" modifiers=".opacity(0.5)"/>
      </Chart>
      """#
  ) { mark, use in
    use.readSpan(into: &mark)
    mark.width = use.dimension(6)
    mark.height = use.dimension(7)
  }
}
