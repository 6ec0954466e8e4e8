import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partMinimumValueLabel = ElementDefinition(
    "minimumValueLabel", "The views at the low end of a slider or gauge.",
    content: .views, placement: .part(of: ["Slider", "Gauge"]),
    example: """
      <Slider value="{.constant(0.5)}">
        <label><Text>Volume</Text></label>
        <minimumValueLabel><Text>0</Text></minimumValueLabel>
        <maximumValueLabel><Text>10</Text></maximumValueLabel>
      </Slider>
      """)
}
