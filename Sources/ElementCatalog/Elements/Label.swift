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
    content: [.title, .views, .quiet, .label],
    since: .since(iOS: 14, macOS: 11),
    example: #"<Label title="Favorites" systemImage="star"/>"#
  ) { lowering, use in
    try lowering.label(
      at: use.site,
      title: {
        let title = try lowering.host.lowerPart("title", of: use.site, lowering)
        return title.isEmpty ? try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) : title
      },
      icon: { try lowering.icon(of: use) })
  }
}

extension Lowering {
  /// The icon of a `<Label>`: its views, or the symbol or picture that it names; nil for none.
  fileprivate func icon(of use: ElementUse) throws -> NodeIndex? {
    var icon: NodeIndex?
    try asIcon {
      let views = try host.lowerPart("icon", of: use.site, self)
      for view in views { leaveUnread(view) }
      if !views.isEmpty { icon = group(views) }
      if let symbol = use[1] { icon = symbolImage(symbol, isDecorative: true) }
      if let name = use[2] {
        var payload = ImagePayload(source: .asset, name: store(name))
        payload.isDecorative = true
        icon = image(payload)
      }
    }
    return icon
  }

  /// Has pictures without words of their own say nothing, as the title beside them is read.
  private func leaveUnread(_ view: NodeIndex) {
    if tree[view].kind == .image, case let place = Int(tree[view].payload), tree.images[place].label.isEmpty {
      tree.images[place].isDecorative = true
    }
    for child in children(of: view) { leaveUnread(child) }
  }
}
