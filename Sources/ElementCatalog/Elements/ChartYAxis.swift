import RenderTree
import ScreenTypes

extension ElementCatalog {
  static let chartYAxis = ElementDefinition(
    attachment: "ChartYAxis", isEarly: false,
    "What stands beside a chart inside, and the lines of its grid, in place of what the chart chooses.",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartYAxis><AxisMarks values="{.automatic(desiredCount: 3)}"/></ChartYAxis>
      </Chart>
      """
  ) { lowering, use, content in
    let axis = try lowering.chartAxis(of: use.site)
    return try lowering.with({ $0.changeChart { $0.axisY = axis } }, content)
  }
}
