import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partMaximumValueLabel = ElementDefinition(
    "maximumValueLabel", "The views at the high end of a slider or gauge.",
    content: .views, placement: .part(of: ["Slider", "Gauge"]),
    example: """
      <Gauge value="0.4">
        <label><Text>Water level</Text></label>
        <minimumValueLabel><Text>0</Text></minimumValueLabel>
        <maximumValueLabel><Text>10</Text></maximumValueLabel>
      </Gauge>
      """)
}
