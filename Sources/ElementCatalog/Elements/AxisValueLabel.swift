import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let axisValueLabel = ElementDefinition(
    "AxisValueLabel", "The value itself, or views in its place, at each value of its AxisMarks.",
    attributes: [
      .title("The label in place of the value."),
      AttributeDefinition("format", "FormatStyle", "How a number or date is written."),
      AttributeDefinition("centered", "Bool", "True where it stands in the middle of what a value covers."),
    ],
    content: [.title, .views], placement: .item(of: ["AxisMarks"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartYAxis>
          <AxisMarks as="value"><AxisValueLabel><Text>{value.as(Int.self) ?? 0} steps</Text></AxisValueLabel></AxisMarks>
        </ChartYAxis>
      </Chart>
      """
  ) { lowering, use in
    lowering.preferences.axisMarks?.hasLabel = true
    if let format = use[1] { lowering.preferences.axisMarks?.format = format }
    if let isCentered: Bool = use.value(2) { lowering.preferences.axisMarks?.isCentered = isCentered }
    let color = lowering.environment.textStyle.color
    lowering.preferences.axisMarks?.labelColor = color
    let views = try lowering.with({ $0.textStyle = .caption(of: color) }) { () -> [NodeIndex] in
      if let title = use[0] { return [lowering.text(title)] }
      return try lowering.host.lowerContent(of: use.site, lowering)
    }
    lowering.preferences.axisMarks?.label = views
    return lowering.node(.group)
  }
}
