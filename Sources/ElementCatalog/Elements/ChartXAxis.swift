import RenderTree
import ScreenTypes

extension ElementCatalog {
  static let chartXAxis = ElementDefinition(
    "ChartXAxis",
    "What stands below or above a Chart, and the lines of its grid, in place of what the chart chooses.",
    content: [.views, .modifier], placement: .part(of: ["Chart"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartXAxis><AxisMarks values="{.automatic(desiredCount: 3)}"/></ChartXAxis>
      </Chart>
      """)
}
