import StandardLibrary

extension ElementCatalog {
  static let barMark = ElementDefinition(
    mark: "BarMark", "A bar of a Chart.", .bar,
    attributes: AttributeDefinition.plottableSpan + [
      AttributeDefinition("width", "MarkDimension", "How wide it is."),
      AttributeDefinition("height", "MarkDimension", "How high it is."),
      AttributeDefinition("stacking", "MarkStackingMethod", "How it is stacked on others."),
    ],
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <BarMark x="{.value('Day', '\(number)')}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """#
  ) { mark, use in
    use.readSpan(into: &mark)
    mark.width = use.dimension(6)
    mark.height = use.dimension(7)
    mark.stacking = use.stacking(8)
  }
}
