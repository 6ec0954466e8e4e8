import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let contentUnavailableView = ElementDefinition(
    "ContentUnavailableView", "Says in the middle of an empty page why it is empty, and what to do.",
    attributes: [
      .title("What is missing."),
      AttributeDefinition("systemImage", "String", "The name of a system symbol."),
      AttributeDefinition("image", "String", "The name of a picture."),
      AttributeDefinition("description", "String", "More about it."),
      AttributeDefinition("search", "String", "The text that was searched for without a result."),
    ],
    content: [.title, .views, .labelFirst, .titled], role: "group",
    since: .since(iOS: 17, macOS: 14),
    example: #"<ContentUnavailableView title="No rocks" systemImage="tray" description="Add one first."/>"#
  ) { lowering, use in
    let searched = use[4].map { lowering.string($0) }
    let title = searched.map { Value.string($0.isEmpty ? "No Results" : "No Results for “\($0)”") } ?? use[0]
    var parts: [NodeIndex] = []
    if use[1] != nil || use[2] != nil || searched != nil {
      let image = try lowering.asLargeIcon {
        if let name = use[2] {
          var payload = ImagePayload(source: .asset, name: lowering.store(name))
          payload.isDecorative = true
          return lowering.image(payload)
        }
        return lowering.symbolImage(use[1] ?? .string("magnifyingglass"), isDecorative: true)
      }
      parts.append(image)
    }
    parts += try lowering.with({
      $0.set(FontValue(FontSize(.title2), weight: .bold))
      $0.labelParts = .iconAbove
      $0.set(.void, of: .label)
    }) {
      try lowering.host.lowerLabel(of: use.site, title: title, lowering)
    }
    var more = try lowering.with({
      $0.textStyle.color = Color(.secondary)
      $0.multilineAlignment = .center
    }) { try lowering.host.lowerPart("description", of: use.site, lowering) }
    if let text = use[3] ?? searched.map({ _ in .string("Check the spelling or try a new search.") }) {
      more = [
        try lowering.with({
          $0.textStyle.color = Color(.secondary)
          $0.multilineAlignment = .center
        }) { lowering.text(text) }
      ]
    }
    parts += more
    parts += try lowering.host.lowerPart("actions", of: use.site, lowering)
    parts += try lowering.host.lowerBody(of: use.site, lowering)
    return lowering.box(
      .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: .infinity, alignment: .center),
      lowering.box(
        .padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)),
        lowering.stack(StackPayload(axis: .vertical), children: parts)))
  }
}
