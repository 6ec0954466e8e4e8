import RenderTree
import ScreenTypes

extension ElementCatalog {
  static let chartYAxis = ElementDefinition(
    "ChartYAxis",
    "What stands beside a Chart, and the lines of its grid, in place of what the chart chooses.",
    content: [.views, .modifier], placement: .part(of: ["Chart"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartYAxis><AxisMarks values="{.automatic(desiredCount: 3)}"/></ChartYAxis>
      </Chart>
      """)
}
