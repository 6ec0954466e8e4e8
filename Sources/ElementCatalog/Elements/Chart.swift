import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let chart = ElementDefinition(
    "Chart",
    """
    Draws marks by their values, with axes and a legend. A screen reader is told a table of them; as text bars are \
    blocks, and lines are braille.
    """,
    attributes: AttributeDefinition.iteration,
    content: [.views, .iterates], role: "img",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self" modifiers=".frame(height: 200)">
        <BarMark x="{.value('Day', '\\(number)')}" y="{.value('Steps', number * number)}"/>
      </Chart>
      """
  ) { lowering, use in
    let (nodes, said) = try lowering.collectingPreferences {
      try lowering.withoutTextStyle { try lowering.host.lowerContent(of: use.site, lowering) }
    }
    var settings = (lowering.environment.chart ?? .none).fields
    var marks = said.chartMarks
    try lowering.askForColors(of: marks, &settings)
    lowering.readModifiers(around: nodes, of: &marks)
    var chart = ChartDrawing(
      marks, settings, across: settings.axisX, down: settings.axisY, lowering)
    return try chart.lowered()
  }
}
