import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let link = ElementDefinition(
    "Link", "Opens an address.",
    attributes: [
      .title(),
      AttributeDefinition("destination", "URL", "The address.", required: true),
    ],
    content: [.title, .views, .quiet], role: "link",
    since: .since(iOS: 14, macOS: 11),
    example: #"<Link title="Map of the park" destination="https://example.org/map"/>"#
  ) { lowering, use in
    try lowering.link(
      LinkPayload(kind: .address, target: lowering.store(use[1] ?? .void)),
      ControlRegistration(.open, label: "", action: use[1]), of: use.site
    ) { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
  }
}
