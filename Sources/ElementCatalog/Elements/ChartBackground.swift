import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let chartBackground = ElementDefinition(
    attachment: "ChartBackground", isEarly: false, at: .background,
    "Views behind a chart, such as the sum in the middle of a ring.",
    attributes: AttributeDefinition.chartLayer,
    content: [.views, .geometry], since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...3" as="number" id="\\.self">
        <SectorMark angle="{.value('Cups', number)}" innerRadius="{.ratio(0.8)}"/>
        <ChartBackground as="proxy"><Text>6 cups</Text></ChartBackground>
      </Chart>
      """
  ) { lowering, use, content in
    try lowering.box(.background(alignment: use.value(0) ?? .center), try content()) {
      try lowering.layered(of: use.site)
    }
  }
}
