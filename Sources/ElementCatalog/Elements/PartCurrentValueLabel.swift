import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partCurrentValueLabel = ElementDefinition(
    "currentValueLabel", "The views that show the value of a gauge or progress view.",
    content: .views, placement: .part(of: ["Gauge", "ProgressView"]),
    example: """
      <Gauge value="0.4">
        <label><Text>Water level</Text></label>
        <currentValueLabel><Text>4 m</Text></currentValueLabel>
      </Gauge>
      """)
}
