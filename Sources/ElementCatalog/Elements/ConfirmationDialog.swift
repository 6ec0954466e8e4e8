import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let confirmationDialog = ElementDefinition(
    attachment: "ConfirmationDialog", isEarly: true, "Asks for one of several actions over the page.",
    attributes: AttributeDefinition.presentation + [
      AttributeDefinition("title", "String", "What it is about.", required: true),
      AttributeDefinition("message", "String", "More about it."),
      AttributeDefinition("titleVisibility", "Visibility", "Whether the title is shown."),
      .presenting,
    ],
    content: [.views, .presents], role: "dialog",
    alternatives: [["isPresented", "item"]],
    since: .since(iOS: 15, macOS: 12),
    example: """
      <Text>Rock
        <ConfirmationDialog isPresented="{.constant(true)}" title="Delete the rock?">
          <Button role="destructive" action="print('deleted')">Delete</Button>
        </ConfirmationDialog>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.actionSheet, use, about: [use[7]], missing: (.cancel, "Cancel"))
    return view
  }
}
