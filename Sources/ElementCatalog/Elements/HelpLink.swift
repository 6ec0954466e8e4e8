import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let helpLink = ElementDefinition(
    "HelpLink", "Opens the help of an app, on a Mac; drawn as a button.",
    attributes: [
      AttributeDefinition("action", "", "What a tap does.", role: .action)
    ],
    role: "button", since: .since(iOS: nil, macOS: 14),
    example: #"<HelpLink action="print('help')"/>"#
  ) { lowering, use in
    var payload = ControlPayload(.button)
    payload.accessibilityLabel = lowering.tree.store("Help")
    let symbol = lowering.symbolImage(.string("questionmark.circle"), isDecorative: true)
    return lowering.control(
      payload, ControlRegistration(.tap, label: "Help", action: use[0]), of: use.site, children: [symbol])
  }
}
