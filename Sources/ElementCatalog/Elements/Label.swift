import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let label = ElementDefinition(
    "Label", "A title with a symbol or picture before it. With views inside it is those views.",
    attributes: [
      .title("The title."),
      AttributeDefinition("systemImage", "String", "The name of a system symbol."),
      AttributeDefinition("image", "String", "The name of a picture."),
    ],
    content: [.title, .views, .quiet],
    since: .since(iOS: 14, macOS: 11),
    example: #"<Label title="Favorites" systemImage="star"/>"#
  ) { lowering, use in
    var title = try lowering.host.lowerPart("title", of: use.site, lowering)
    if title.isEmpty { title = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    var icon: NodeIndex?
    try lowering.asIcon {
      let iconViews = try lowering.host.lowerPart("icon", of: use.site, lowering)
      if !iconViews.isEmpty { icon = lowering.group(iconViews) }
      if let symbol = use[1] { icon = lowering.symbolImage(symbol, isDecorative: true) }
      if let name = use[2] {
        var payload = ImagePayload(source: .asset, name: lowering.store(name))
        payload.isDecorative = true
        icon = lowering.image(payload)
      }
    }
    if icon == nil { return lowering.group(title) }
    return lowering.label(title: lowering.group(title), icon: icon)
  }
}
