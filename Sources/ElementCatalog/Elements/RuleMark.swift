import StandardLibrary

extension ElementCatalog {
  static let ruleMark = ElementDefinition(
    mark: "RuleMark", "A line across a Chart, or from one value to another.", .rule,
    attributes: AttributeDefinition.plottableSpan,
    example: #"""
      <Chart items="1...5" as="number" id="\.self">
        <BarMark x="{.value('Day', '\(number)')}" y="{.value('Steps', number)}"/>
        <RuleMark y="{.value('Goal', 3)}" modifiers=".foregroundStyle(.red)"/>
      </Chart>
      """#
  ) { mark, use in
    use.readSpan(into: &mark)
  }
}
