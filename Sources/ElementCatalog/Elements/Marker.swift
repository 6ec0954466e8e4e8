import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let marker = ElementDefinition(
    "Marker", "A pin with a title at a place of a Map.",
    attributes: [
      .title("The words at the pin."),
      AttributeDefinition("systemImage", "String", "A symbol in place of the pin."),
      AttributeDefinition("monogram", "String", "Some letters in place of the pin."),
      AttributeDefinition("coordinate", "CLLocationCoordinate2D", "Where it stands.", required: true),
      AttributeDefinition("image", "String", "A picture in place of the pin."),
    ],
    content: [.title, .views], placement: .item(of: ["Map"]), role: "img",
    since: .since(iOS: 17, macOS: 14),
    example: """
      <Map>
        <Marker title="Turtle Rock" coordinate="{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}"/>
      </Map>
      """
  ) { lowering, use in
    let tint = lowering.environment.tint ?? Color(.red)
    let label =
      use[0] == nil ? try lowering.host.lowerLabel(of: use.site, title: nil, lowering) : []
    if !label.isEmpty { return lowering.mapMark(label, title: nil, use[3]) }
    if let picture = use[4] {
      let image = lowering.image(ImagePayload(source: .asset, name: lowering.store(picture)))
      return lowering.mapMark([image], title: use[0], use[3])
    }
    let mark = try lowering.with({ $0.textStyle.color = tint }) {
      use[2].map { lowering.text($0) }
        ?? lowering.symbolImage(use[1] ?? .string("mappin.circle.fill"), isDecorative: true)
    }
    return lowering.mapMark([mark], title: use[0], use[3])
  }
}
