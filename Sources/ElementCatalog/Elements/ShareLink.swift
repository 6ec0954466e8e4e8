import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let shareLink = ElementDefinition(
    "ShareLink", "Offers something for sharing.",
    attributes: [
      .title("The label as text; `Share` unless given."),
      AttributeDefinition("item", "T0", "What is shared: an address or text."),
      AttributeDefinition("items", "[T1]", "Several things that are shared."),
      AttributeDefinition("subject", "String", "The subject of a message."),
      AttributeDefinition("message", "String", "The text of a message."),
    ],
    content: [.title, .views, .exclusive], role: "link", alternatives: [["item", "items"]],
    since: .since(iOS: 16, macOS: 13),
    example: #"<ShareLink item="https://example.org/rock">Share this rock</ShareLink>"#
  ) { lowering, use in
    let label = {
      if use[0] == nil {
        let label = try lowering.host.lowerLabel(of: use.site, title: nil, lowering)
        if !label.isEmpty { return label }
      }
      return [
        try lowering.label(
          at: use.site,
          title: {
            let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
            return label.isEmpty ? [lowering.text("Share…")] : label
          },
          icon: { lowering.symbolImage(.string("square.and.arrow.up"), isDecorative: true) })
      ]
    }
    var item = use[1] ?? .void
    if case .array(let items)? = use[2] { item = items.count > 0 ? items[0] : .string("") }
    return try lowering.link(
      LinkPayload(kind: .address, target: lowering.store(item)),
      ControlRegistration(.open, label: "", action: item), of: use.site, label: label)
  }
}
