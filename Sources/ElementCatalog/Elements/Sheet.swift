import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let sheet = ElementDefinition(
    attachment: "Sheet", isEarly: true, "Shows views over a part of the page.",
    attributes: AttributeDefinition.presentation,
    content: [.views, .presents], role: "dialog",
    alternatives: [["isPresented", "item"]],
    example: """
      <Text>Rock
        <Sheet isPresented="{.constant(true)}"><Text>A rock by a lake.</Text></Sheet>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.sheet, use)
    return view
  }
}
