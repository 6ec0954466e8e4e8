import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let shareLink = ElementDefinition(
    "ShareLink", "Offers something for sharing: an address as a link, anything else as a button.",
    attributes: [
      .title("The label as text; `Share` unless given."),
      AttributeDefinition("item", "T0", "What is shared: an address or text."),
      AttributeDefinition("items", "[T1]", "Several things that are shared."),
      AttributeDefinition("subject", "String", "The subject of a message."),
      AttributeDefinition("message", "String", "The text of a message."),
      AttributeDefinition(
        "preview", "SharePreview", "What stands for the thing in the sheet that offers ways to share it."),
      AttributeDefinition(
        "previews", "(T1) -> SharePreview", "In code, what stands for each of several things.",
        role: .function),
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
    let target = lowering.store(item)
    let registration = ControlRegistration(.open, label: "", action: item)
    if isAddress(lowering.tree.string(target)) {
      return try lowering.link(
        LinkPayload(kind: .address, target: target), registration, of: use.site, label: label)
    }
    // What is no address leads nowhere.
    return try lowering.button(ControlPayload(.button), registration, of: use.site, label: label)
  }

  /// True for a text that is an address as a whole.
  private static func isAddress(_ text: String) -> Bool {
    guard !text.utf8.contains(where: { $0 <= 0x20 }) else { return false }
    return ["https://", "http://", "mailto:", "tel:"].contains { text.hasPrefix($0) }
  }
}
