import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let chartOverlay = ElementDefinition(
    attachment: "ChartOverlay", isEarly: false, at: .overlay,
    "Views in front of a chart, such as those that take taps.",
    attributes: AttributeDefinition.chartLayer,
    content: [.views, .geometry], since: .since(iOS: 16, macOS: 13),
    example: """
      <Chart items="1...5" as="number" id="\\.self">
        <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"/>
        <ChartOverlay as="proxy"><Rectangle modifiers=".fill(.clear).onTapGesture { print('tapped') }"/></ChartOverlay>
      </Chart>
      """
  ) { lowering, use, content in
    try lowering.box(.overlay(alignment: use.value(0) ?? .center), try content()) {
      try lowering.layered(of: use.site)
    }
  }
}
