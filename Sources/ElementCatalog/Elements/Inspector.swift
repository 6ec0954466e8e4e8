import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let inspector = ElementDefinition(
    attachment: "Inspector", isEarly: true,
    "Shows views beside the page, or over a part of it where there is little room, as here.",
    attributes: AttributeDefinition.presentation,
    content: [.views, .presents], role: "dialog",
    alternatives: [["isPresented", "item"]],
    since: .since(iOS: 17, macOS: 14),
    example: """
      <Text>Rock
        <Inspector isPresented="{.constant(true)}"><Text>A rock by a lake.</Text></Inspector>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.sheet, use)
    return view
  }
}
