import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partLabel = ElementDefinition(
    "label", "The views that name a control, where its own children are its content or text.",
    content: .views,
    placement: .part(of: [
      "Button", "Toggle", "Stepper", "Slider", "Picker", "DatePicker", "ColorPicker", "ProgressView", "Gauge",
      "Menu", "DisclosureGroup", "GroupBox", "Link", "ShareLink", "NavigationLink", "LabeledContent",
      "TextField",
      "SecureField", "Tab", "ControlGroup", "PhotosPicker", "Annotation", "MultiDatePicker",
      "ContentUnavailableView",
    ]),
    example: """
      <Menu>
        <label><Image systemName="gear" modifiers=".accessibilityLabel('Settings')"/></label>
        <Button action="print('reset')">Reset</Button>
      </Menu>
      """)
}
