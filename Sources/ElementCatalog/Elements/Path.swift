import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let path = ElementDefinition(
    "Path", "Lines and curves, in points from the top leading corner of the place.",
    attributes: [
      AttributeDefinition(
        "callback", "(inout Path) -> Void", "Adds lines to the path, its first argument.", role: .function),
      AttributeDefinition("value", "Path", "A path as a value."),
    ],
    content: .exclusive, alternatives: [["callback", "value"]],
    example: """
      <Path modifiers=".stroke(.blue, lineWidth: 3).frame(width: 60, height: 40)">
        <callback>$0.move(to: CGPoint(x: 0, y: 40)); $0.addLine(to: CGPoint(x: 60, y: 0))</callback>
      </Path>
      """
  ) { lowering, use in
    var path = use[1] ?? Value(ShapeValue(.path(PathOutline(Path()))))
    if let callback = use[0] {
      path = try BindingBox.lend(path) { _ = try lowering.host.call(callback, $0) }
    }
    let shape = path.content(ShapeValue.self) ?? ShapeValue(.path(PathOutline(Path())))
    return lowering.shape(shape.payload)
  }
}
