import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let photosPicker = ElementDefinition(
    "PhotosPicker", "Lets photos be picked; drawn as its label, as there are no photos here.",
    attributes: [
      .title(),
      AttributeDefinition("selection", "T0", "The photos that were picked.", role: .binding),
      AttributeDefinition("maxSelectionCount", "Int?", "The most photos that may be picked."),
      AttributeDefinition("matching", "PHPickerFilter?", "What is offered."),
      AttributeDefinition(
        "selectionBehavior", "PhotosPickerSelectionBehavior", "Whether the order of the picked photos counts."
      ),
      AttributeDefinition(
        "preferredItemEncoding", "PhotosPickerItem.EncodingDisambiguationPolicy",
        "In which form the photos come."),
      AttributeDefinition("photoLibrary", "PHPhotoLibrary", "Among which photos they are picked."),
    ],
    content: [.title, .views], role: "button", since: .since(iOS: 16, macOS: 13),
    example: #"<PhotosPicker matching="images" selection="{.constant(0)}">Choose a photo</PhotosPicker>"#
  ) { lowering, use in
    var payload = ControlPayload(.button)
    payload.look = lowering.environment.buttonLook
    payload.metrics = lowering.environment.controlMetrics
    payload.isEnabled = lowering.environment.isEnabled
    payload.tint = lowering.environment.tint
    return lowering.control(
      payload, children: try lowering.host.lowerLabel(of: use.site, title: use[0], lowering))
  }
}
