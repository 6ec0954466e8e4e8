import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let renameButton = ElementDefinition(
    "RenameButton", "Runs what the `renameAction` around says.",
    role: "button", since: .since(iOS: 16, macOS: 13),
    example: #"<Menu title="More" modifiers=".renameAction { print('renamed') }"><RenameButton/></Menu>"#
  ) { lowering, use in
    let registration = ControlRegistration(.tap, label: "", action: lowering.environment.renameAction)
    return try lowering.button(ControlPayload(.button), registration, of: use.site) {
      [
        lowering.label(
          title: lowering.text("Rename"), icon: lowering.symbolImage(.string("pencil"), isDecorative: true))
      ]
    }
  }
}
