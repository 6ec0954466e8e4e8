import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let axisMarks = ElementDefinition(
    "AxisMarks", "What stands at some values of an axis: lines, ticks and labels.",
    attributes: [
      AttributeDefinition(
        "values", "AxisMarkValues", "Where they stand; a list of values is one of them each."),
      AttributeDefinition("position", "AxisMarkPosition", "At which edge the axis stands."),
      AttributeDefinition("format", "FormatStyle", "How numbers and dates are written."),
      AttributeDefinition("stroke", "StrokeStyle", "How the lines of the grid are drawn."),
      AttributeDefinition("preset", "AxisMarkPreset", "How labels are set to their marks; recorded."),
      AttributeDefinition("as", "", "The name of the AxisValue in the content.", role: .name),
    ],
    content: [.views, .geometry], placement: .item(of: ["ChartXAxis", "ChartYAxis"]),
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartXAxis>
          <AxisMarks values="{[1, 3, 5]}"><AxisGridLine/><AxisValueLabel/></AxisMarks>
        </ChartXAxis>
      </Chart>
      """
  ) { lowering, use in
    var marks = ChartAxis.Marks()
    marks.values = use[0]
    marks.position = use[1].flatMap { .init($0) } ?? .automatic
    marks.format = use[2]
    marks.gridStyle = use[3]?.content(StrokeStyleValue.self)?.style
    if lowering.host.hasContent(use.site) {
      marks.isWritten = true
      // What is said of a value is known only where there is one.
      let value = lowering.axisValue
      let isOfValues = lowering.host.bring(value.map { Value($0) } ?? .null, at: use.site)
      if value != nil || !isOfValues {
        (marks.hasGridLine, marks.hasTick, marks.hasLabel) = (false, false, false)
        lowering.preferences.axisMarks = marks
        _ = try lowering.host.lowerContent(of: use.site, lowering)
        marks = lowering.preferences.axisMarks ?? marks
        lowering.preferences.axisMarks = nil
      }
    }
    lowering.preferences.chartAxis.marks.append(marks)
    return lowering.node(.group)
  }
}
