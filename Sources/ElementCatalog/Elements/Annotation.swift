import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let annotation = ElementDefinition(
    "Annotation", "Views at a place of a Map, with a title below.",
    attributes: [
      AttributeDefinition("title", "String", "The words below.", required: true),
      AttributeDefinition("coordinate", "CLLocationCoordinate2D", "Where it stands.", required: true),
      AttributeDefinition("anchor", "UnitPoint", "The point of the views that is at the place."),
    ],
    content: .views, placement: .item(of: ["Map"]),
    since: .since(iOS: 17, macOS: 14),
    example: """
      <Map>
        <Annotation title="Camp" coordinate="{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}">
          <Text modifiers=".bold()">A</Text>
        </Annotation>
      </Map>
      """
  ) { lowering, use in
    lowering.mapMark(try lowering.host.lowerContent(of: use.site, lowering), title: use[0], use[1])
  }
}
