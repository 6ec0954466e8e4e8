import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let canvas = ElementDefinition(
    "Canvas", "A place that code draws: paths that are filled and stroked, texts and images.",
    attributes: [
      AttributeDefinition(
        "renderer", "(inout GraphicsContext, CGSize) -> Void",
        "Draws with a context, given the size of the place in points.", role: .function, required: true),
      AttributeDefinition("opaque", "Bool", "True where nothing behind is seen."),
      AttributeDefinition(
        "colorMode", "ColorRenderingMode", "How colours are mixed; pages mix them in one way."),
      AttributeDefinition("rendersAsynchronously", "Bool", "True where drawing may take its time."),
    ],
    role: "img", since: .since(iOS: 15, macOS: 12),
    example: """
      <Canvas modifiers=".frame(width: 120, height: 80)">
        <renderer>
          context, size in
          context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(.teal))
        </renderer>
      </Canvas>
      """
  ) { lowering, use in
    lowering.tree.drawings.append(DrawingPayload(fit: .scaled, width: 0, height: 0))
    let place = lowering.tree.drawings.count - 1
    let canvas = lowering.node(.drawing, payload: place)
    let size =
      lowering.host.size(of: canvas, site: use.site)
      ?? SizeValue(width: min(lowering.place.width, 640), height: min(lowering.place.height, 320))
    let record = GraphicsRecord(size: size)
    if let renderer = use[0] {
      _ = try BindingBox.lend(Value(GraphicsValue(record))) { context in
        try lowering.host.call(renderer, [context, Value(size)])
      }
    }
    var payload = DrawingPayload(fit: .scaled, width: size.width, height: size.height)
    payload.marks = record.marks.map { mark in
      var mark = mark
      mark.fill = mark.fill.map(lowering.resolved)
      mark.stroke = mark.stroke.map(lowering.resolved)
      return mark
    }
    var views: [NodeIndex] = []
    for (view, x, y, anchor) in record.views {
      let node = try lowering.view(view)
      if node.isNone { continue }
      views.append(node)
      let across: HorizontalAlignment = anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
      let down: VerticalAlignment = anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
      payload.places.append(DrawingPlace(x, y, anchor: Alignment(across, down)))
    }
    lowering.tree.drawings[place] = payload
    lowering.link(views, to: canvas)
    return canvas
  }
}
