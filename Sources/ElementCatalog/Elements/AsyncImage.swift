import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let asyncImage = ElementDefinition(
    "AsyncImage", "Shows a picture from an address.",
    attributes: [
      AttributeDefinition("url", "URL?", "The address.", required: true),
      AttributeDefinition("scale", "Double", "How many pixels are a point."),
    ],
    role: "img",
    example: #"<AsyncImage url="https://example.org/rock.jpg" modifiers=".accessibilityLabel('A rock')"/>"#
  ) { lowering, use in
    lowering.image(ImagePayload(source: .remote, name: lowering.store(use[0] ?? .void)))
  }
}
