import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let pasteButton = ElementDefinition(
    "PasteButton", "Hands on what was copied; nothing was here, so that a tap does nothing.",
    attributes: [
      AttributeDefinition("payloadType", "T0.Type", "As values of which type it is handed on."),
      AttributeDefinition("supportedContentTypes", "[UTType]", "Which kinds of data it hands on."),
      AttributeDefinition("onPaste", "([T0]) -> Void", "What is done with the values.", role: .function),
      AttributeDefinition(
        "payloadAction", "([NSItemProvider]) -> Void", "What is done with the data.", role: .function),
    ],
    role: "button", alternatives: [["payloadType", "supportedContentTypes"]],
    since: .since(iOS: 16, macOS: 11),
    example: #"<PasteButton supportedContentTypes="{[.text]}" payloadAction="data in print(data.count)"/>"#
  ) { lowering, use in
    var payload = ControlPayload(.button)
    payload.look = .borderedProminent
    let label = lowering.label(
      title: lowering.text("Paste"),
      icon: lowering.symbolImage(.string("doc.on.clipboard"), isDecorative: true))
    return lowering.control(payload, ControlRegistration(.tap, label: ""), of: use.site, children: [label])
  }
}
