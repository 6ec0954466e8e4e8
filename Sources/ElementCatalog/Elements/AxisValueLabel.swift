import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let axisValueLabel = ElementDefinition(
    "AxisValueLabel", "The value itself, at each value of its AxisMarks.",
    attributes: [
      AttributeDefinition("format", "FormatStyle", "How a number or date is written."),
      AttributeDefinition("centered", "Bool", "True where it stands in the middle of what a value covers."),
    ],
    placement: .item(of: ["AxisMarks"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartYAxis><AxisMarks><AxisValueLabel/></AxisMarks></ChartYAxis>
      </Chart>
      """
  ) { lowering, use in
    lowering.preferences.axisMarks?.hasLabel = true
    if let format = use[0] { lowering.preferences.axisMarks?.format = format }
    if let isCentered: Bool = use.value(1) { lowering.preferences.axisMarks?.isCentered = isCentered }
    lowering.preferences.axisMarks?.labelColor = lowering.environment.textStyle.color
    return lowering.node(.group)
  }
}
