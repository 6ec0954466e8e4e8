import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let colorPicker = ElementDefinition(
    "ColorPicker", "Chooses a colour.",
    attributes: [
      .title(), .binding("selection", "Color", "The colour."),
      AttributeDefinition("supportsOpacity", "Bool", "False where the colour is opaque."),
    ],
    content: [.title, .views, .quiet],
    since: .since(iOS: 14, macOS: 11),
    example: #"<ColorPicker title="Background" selection="{.constant(Color.red)}"/>"#
  ) { lowering, use in
    var payload = ControlPayload(.colorPicker)
    if case .color(let color) = try lowering.host.read(use.values[1]) {
      payload.text = lowering.tree.store(ColorComponent.hex(color))
    }
    return try lowering.labelled(
      payload, ControlRegistration(.edit, label: "", binding: use[1]), of: use.site, title: use[0])
  }
}
