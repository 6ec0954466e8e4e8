import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let axisTick = ElementDefinition(
    "AxisTick", "A short line at the edge of a Chart at each value of its AxisMarks.",
    attributes: AttributeDefinition.axisLine,
    placement: .item(of: ["AxisMarks"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartXAxis><AxisMarks><AxisTick/><AxisValueLabel/></AxisMarks></ChartXAxis>
      </Chart>
      """
  ) { lowering, use in
    lowering.preferences.axisMarks?.hasTick = true
    lowering.preferences.axisMarks?.centersTicks = use.value(0) ?? false
    if let style = use[1]?.content(StrokeStyleValue.self)?.style {
      lowering.preferences.axisMarks?.tickStyle = style
    }
    return lowering.node(.group)
  }
}
