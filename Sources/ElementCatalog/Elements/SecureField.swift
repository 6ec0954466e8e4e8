import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let secureField = ElementDefinition(
    "SecureField", "Takes one line of text that is not shown.",
    attributes: [
      .title("What is asked for; also the prompt unless one is given."),
      .binding("text", "String", "The text."),
      AttributeDefinition("prompt", "String", "Shown while the text is empty."),
      AttributeDefinition("onCommit", "", "Runs when the text is submitted.", role: .action),
      AttributeDefinition("onSubmit", "", "Runs when the text is submitted.", role: .action),
    ],
    content: [.title, .views, .quiet], role: "textbox",
    example: #"<SecureField title="Password" text="{.constant('')}"/>"#
  ) { lowering, use in
    try lowering.field(
      ControlPayload(.secureField),
      ControlRegistration(
        .edit, label: "", action: use[3] ?? use[4] ?? lowering.environment.submitAction, binding: use[1]),
      of: use.site, title: use[0], prompt: use[2])
  }
}
