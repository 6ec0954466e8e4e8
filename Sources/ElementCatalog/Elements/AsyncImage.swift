import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let asyncImage = ElementDefinition(
    "AsyncImage", "Shows a picture from an address.",
    attributes: [
      AttributeDefinition("url", "URL?", "The address.", required: true),
      AttributeDefinition("scale", "Double", "How many pixels are a point."),
      AttributeDefinition(
        "as", "", "The name of the picture in the content; without a `<placeholder>`, of the phase.",
        role: .name),
      AttributeDefinition("transaction", "Transaction", "How the picture comes in."),
    ],
    content: [.views, .picture], role: "img",
    since: .since(iOS: 15, macOS: 12),
    example: #"<AsyncImage url="https://example.org/rock.jpg" modifiers=".accessibilityLabel('A rock')"/>"#
  ) { lowering, use in
    var isMissing = use[0] == nil
    if case .null? = use[0] { isMissing = true }
    if isMissing, !lowering.host.parts("placeholder", of: use.site).isEmpty {
      return lowering.group(try lowering.host.lowerPart("placeholder", of: use.site, lowering))
    }
    if lowering.host.hasContent(use.site) {
      return lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
    }
    return lowering.image(ImagePayload(source: .remote, name: lowering.store(use[0] ?? .void)))
  }
}
