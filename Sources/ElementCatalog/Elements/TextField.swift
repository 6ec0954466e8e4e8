import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let textField = ElementDefinition(
    "TextField", "Takes one line of text, or a value as text.",
    attributes: [
      .title("What is asked for; also the prompt unless one is given."),
      AttributeDefinition("text", "String", "The text.", role: .binding),
      AttributeDefinition("value", "T0", "The value that the text stands for.", role: .binding),
      AttributeDefinition("format", "FormatStyle", "How the value is written."),
      AttributeDefinition("prompt", "String", "Shown while the text is empty."),
      AttributeDefinition("axis", "Axis", "`vertical` for a field that grows."),
      AttributeDefinition(
        "onEditingChanged", "(Bool) -> Void", "Runs with true when editing begins, false when it ends.",
        role: .function),
      AttributeDefinition("onCommit", "", "Runs when the text is submitted.", role: .action),
      AttributeDefinition("onSubmit", "", "Runs when the text is submitted.", role: .action),
      AttributeDefinition("formatter", "Formatter", "What writes the value."),
      AttributeDefinition(
        "selection", "TextSelection?", "What is selected of the text; nobody selects here.", role: .binding),
    ],
    content: [.title, .views, .quiet, .exclusive], role: "textbox",
    alternatives: [["text", "value"]],
    example: #"<TextField title="Name" text="{.constant('Turtle Rock')}"/>"#
  ) { lowering, use in
    let binding = use[1] ?? use[2]
    var registration = ControlRegistration(
      .edit, label: "", action: use[7] ?? use[8] ?? lowering.environment.submitAction, binding: binding)
    registration.editingChanged = use[6]
    if let format = use[3] ?? use[9], use[2] != nil {
      let type = lowering.host.type(ofAttribute: 2, at: use.site)
      registration.reading = NumberReading(
        format, of: type.bound ?? type, LocaleForms(lowering.host.settings.locale))
    }
    var payload = ControlPayload(.textField)
    if use[5]?.isCase(LibraryCases.Axis.vertical) == true {
      payload.minimum = Double(lowering.environment.reservedLines)
      payload.maximum =
        lowering.environment.lineLimit > 0 ? Double(lowering.environment.lineLimit) : .infinity
    }
    return try lowering.field(
      payload, registration, of: use.site, title: use[0], prompt: use[4],
      format: use[9]?.content(NumberFormatterValue.self).map {
        Value($0.format(LocaleForms(lowering.host.settings.locale)))
      } ?? use[3], formatter: use[9])
  }
}
