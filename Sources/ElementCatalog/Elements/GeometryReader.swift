import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let geometryReader = ElementDefinition(
    "GeometryReader", "Fills its place and tells the views inside its size.",
    attributes: [AttributeDefinition("as", "", "The name of the GeometryProxy in the content.", role: .name)],
    content: [.views, .geometry, .measured],
    example: """
      <GeometryReader as="geometry">
        <Text>{geometry.size.width} points wide</Text>
      </GeometryReader>
      """
  ) { lowering, use in
    let stack = lowering.stack(
      StackPayload(axis: .depth, alignment: Alignment(.leading, .top)),
      children: try lowering.host.lowerContent(of: use.site, lowering))
    return lowering.box(
      .flexibleFrame(
        minWidth: 0, idealWidth: nil, maxWidth: .infinity, minHeight: 0, idealHeight: nil,
        maxHeight: .infinity, alignment: Alignment(.leading, .top)), stack)
  }
}
