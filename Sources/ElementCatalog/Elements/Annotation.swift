import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let annotation = ElementDefinition(
    "Annotation", "Views at a place of a Map, with a title below, or at a mark of a Chart.",
    attributes: [
      AttributeDefinition("title", "String", "On a Map, the words below."),
      AttributeDefinition("coordinate", "CLLocationCoordinate2D", "On a Map, where it stands."),
      AttributeDefinition("anchor", "UnitPoint", "The point of the views that is at the place."),
      AttributeDefinition("position", "AnnotationPosition", "At a mark, on which side it stands."),
      AttributeDefinition("alignment", "Alignment", "At a mark, how it is aligned with it."),
      AttributeDefinition(
        "spacing", "Double", "At a mark, the room between both, in points; 4 unless given."),
    ],
    content: [.views, .exclusive, .modifier],
    placement: .item(of: [
      "Map", "BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark",
    ]), alternatives: [["coordinate", "position"]],
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Map>
        <Annotation title="Camp" coordinate="{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}">
          <Text modifiers=".bold()">A</Text>
        </Annotation>
      </Map>
      """
  ) { lowering, use in
    let views = try lowering.host.lowerContent(of: use.site, lowering)
    guard let position = use[3].flatMap({ LibraryCases.AnnotationPosition($0) }) else {
      let label = use[0] == nil ? try lowering.host.lowerPart("label", of: use.site, lowering) : []
      return lowering.mapMark(
        lowering.environment.hidesMapTitles ? views : views + label, title: use[0], use[1])
    }
    let node = lowering.group(views)
    lowering.preferences.chartAnnotations.append(
      ChartMark.Annotation(
        node: node, position: position, alignment: use.value(4) ?? .center, spacing: use.value(5) ?? 4))
    return node
  }
}
