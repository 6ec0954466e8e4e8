import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let actionSheet = ElementDefinition(
    attachment: "ActionSheet", isEarly: true, "Offers several actions over the page.",
    attributes: AttributeDefinition.presentation + [
      AttributeDefinition("title", "String", "What it is about."),
      AttributeDefinition("message", "String", "More about it."),
      AttributeDefinition(
        "value", "ActionSheet", "All of it, where code makes it: title, message and buttons."),
    ],
    content: [.views, .presents], role: "dialog",
    alternatives: [["isPresented", "item"]],
    since: .since(iOS: 13, macOS: nil),
    example: """
      <Text>Rock
        <ActionSheet isPresented="{.constant(true)}" title="Rock" message="What to do">
          <Button action="print('shared')">Share</Button>
          <Button role="cancel">Cancel</Button>
        </ActionSheet>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.actionSheet, use, missing: (.cancel, "Cancel"))
    return view
  }
}
