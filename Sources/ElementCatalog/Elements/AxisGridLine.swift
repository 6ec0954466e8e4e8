import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let axisGridLine = ElementDefinition(
    "AxisGridLine", "A line across a Chart at each value of its AxisMarks.",
    attributes: AttributeDefinition.axisLine,
    placement: .item(of: ["AxisMarks"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartYAxis><AxisMarks><AxisGridLine/></AxisMarks></ChartYAxis>
      </Chart>
      """
  ) { lowering, use in
    lowering.preferences.axisMarks?.hasGridLine = true
    if let style = use[1]?.content(StrokeStyleValue.self)?.style {
      lowering.preferences.axisMarks?.gridStyle = style
    }
    return lowering.node(.group)
  }
}
