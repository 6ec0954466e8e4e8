import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let fullScreenCover = ElementDefinition(
    attachment: "FullScreenCover", isEarly: true, "Shows views over the whole page.",
    attributes: AttributeDefinition.presentation,
    content: [.views, .presents], role: "dialog",
    alternatives: [["isPresented", "item"]],
    since: .since(iOS: 14, macOS: nil),
    example: """
      <Text>Rock
        <FullScreenCover isPresented="{.constant(true)}"><Text>A rock by a lake.</Text></FullScreenCover>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.cover, use)
    return view
  }
}
