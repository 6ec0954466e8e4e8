import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let image = ElementDefinition(
    "Image", "Shows a picture of the package, a system symbol, or an image value.",
    attributes: [
      AttributeDefinition(
        "name", "String", "The name of a picture; the element's text is the same.", rowUse: .picture),
      AttributeDefinition("systemName", "String", "The name of a system symbol."),
      AttributeDefinition("value", "Image", "An image value.", rowUse: .picture),
      AttributeDefinition("decorative", "String", "The name of a picture that is not read aloud."),
      AttributeDefinition("label", "String", "What it shows, read aloud."),
      .bundle,
      AttributeDefinition(
        "variableValue", "Double?",
        "How much of a symbol is filled, from 0 to 1; here it is drawn as a whole."),
      AttributeDefinition("uiImage", "UIImage", "A picture that is data."),
    ],
    content: [.title, .shared, .exclusive], role: "img",
    alternatives: [["name", "systemName", "value", "decorative", "uiImage"]],
    example: #"<Image systemName="star.fill" modifiers=".foregroundColor(.yellow)"/>"#
  ) { lowering, use in
    if let value = use[2] ?? use[7]?.pictured { return try lowering.view(value) }
    var payload: ImagePayload
    if let symbol = use[1] {
      if symbol.text?.isEmpty == true { return .none }
      payload = ImagePayload(source: .symbol, name: lowering.symbol(symbol))
    } else {
      payload = ImagePayload(source: .asset, name: lowering.store(use[0] ?? use[3] ?? .void))
      payload.isDecorative = use[3] != nil
    }
    if let label = use[4] { payload.label = lowering.store(label) }
    return lowering.image(payload)
  }
}
