import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let popover = ElementDefinition(
    attachment: "Popover", isEarly: true, "Shows views in a bubble that points at the view.",
    attributes: AttributeDefinition.presentation + [
      AttributeDefinition("arrowEdge", "Edge", "The edge at which the bubble points."),
      AttributeDefinition(
        "attachmentAnchor", "PopoverAttachmentAnchor", "The place of the view at which the bubble points."),
    ],
    content: [.views, .presents], role: "dialog",
    alternatives: [["isPresented", "item"]],
    example: """
      <Text>Rock
        <Popover isPresented="{.constant(true)}"><Text>A rock by a lake.</Text></Popover>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.popover, use)
    return view
  }
}
