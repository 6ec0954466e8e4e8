import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let shareLink = ElementDefinition(
    "ShareLink", "Offers something for sharing.",
    attributes: [
      .title("The label as text; `Share` unless given."),
      AttributeDefinition("item", "T0", "What is shared: an address or text.", required: true),
      AttributeDefinition("subject", "String", "The subject of a message."),
      AttributeDefinition("message", "String", "The text of a message."),
    ],
    content: [.title, .views], role: "link",
    example: #"<ShareLink item="https://example.org/rock">Share this rock</ShareLink>"#
  ) { lowering, use in
    var label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    if label.isEmpty { label = [lowering.text("Share…")] }
    label = [
      lowering.label(
        title: lowering.group(label),
        icon: lowering.symbolImage(.string("square.and.arrow.up"), isDecorative: true))
    ]
    return lowering.link(
      LinkPayload(kind: .address, target: lowering.store(use[1] ?? .void)),
      ControlRegistration(.open, label: "", action: use[1]), of: use.site, children: label)
  }
}
