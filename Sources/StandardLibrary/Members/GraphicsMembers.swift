import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let graphicsNames = ["GraphicsContext", "GraphicsContext.Shading"]

  /// What a Canvas draws with.
  static let graphicsMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "GraphicsContext",
      "fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle? = nil)", "Fills a path."
    ) { call in
      let shading = call.content(1, ShadingValue.self)
      var isEvenOdd = false
      if case .opaque(let box) = call.arguments[2] { isEvenOdd = box.content as? Bool ?? false }
      call.draw { path, context in
        var mark = DrawingMark(.path(path), fill: shading?.paint(for: path, context) ?? .foreground)
        (mark.opacity, mark.isEvenOdd) = (context.opacity, isEvenOdd)
        return mark
      }
      return .void
    },
    LibraryMember(
      .method, of: "GraphicsContext",
      "stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: Double = 1)",
      "Draws along a path."
    ) { call in
      call.strokePath(StrokeStyle(lineWidth: call.number(2) ?? 1))
      return .void
    },
    LibraryMember(
      .method, of: "GraphicsContext",
      "stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)", "Draws along a path."
    ) { call in
      call.strokePath(call.content(2, StrokeStyleValue.self)?.style ?? StrokeStyle())
      return .void
    },
    LibraryMember(
      .method, of: "GraphicsContext", "draw(_ view: View, at point: CGPoint, anchor: UnitPoint = .center)",
      "Draws a text or an image at a place."
    ) { call in
      call.drawView(at: call.point(1), call.content(2, UnitPointValue.self))
    },
    LibraryMember(
      .method, of: "GraphicsContext", "draw(_ view: View, in rect: CGRect)",
      "Draws a text or an image in a rectangle, in its middle."
    ) { call in
      let (origin, size) = call.rect(1)
      return call.drawView(at: Path.Point(origin.x + size.width / 2, origin.y + size.height / 2))
    },
    LibraryMember(
      .method, of: "GraphicsContext", "resolve(_ view: View) -> View", "The text or image itself."
    ) {
      call in call.arguments[0]
    },
    moving("translateBy(x: Double, y: Double)", "Draws what follows elsewhere.") { context, call in
      context.apply(a: 1, b: 0, c: 0, d: 1, x: call.double(0), y: call.double(1))
    },
    moving("scaleBy(x: Double, y: Double)", "Draws what follows larger or smaller.") { context, call in
      context.apply(a: call.double(0), b: 0, c: 0, d: call.double(1), x: 0, y: 0)
    },
    moving("rotate(by angle: Angle)", "Draws what follows turned, clockwise.") { context, call in
      let radians = call.content(0, AngleValue.self)?.radians ?? 0
      let (sine, cosine) = (radians.sine, radians.cosine)
      context.apply(a: cosine, b: sine, c: -sine, d: cosine, x: 0, y: 0)
    },
    LibraryMember(
      .method, of: "GraphicsContext", "drawLayer(content: (inout GraphicsContext) -> Void)",
      "Draws with a copy of the context."
    ) { call in
      _ = try BindingBox.lend(call.receiver) { _ = try call.call(0, $0) }
      return .void
    },
    storedNumber(
      "GraphicsContext", "opacity", "How opaque what follows is, from 0 to 1.", \GraphicsValue.opacity),
    shading("color(_ color: Color)", "A colour.") { call in
      ShadingValue(.color(call.color(0) ?? Color(.primary)))
    },
    shading("style(_ style: ShapeStyle)", "A colour or a gradient.") { call in
      ShadingValue(StandardLibrary.paint(call.arguments[0]) ?? .foreground)
    },
    LibraryMember(
      .staticProperty, of: "GraphicsContext.Shading", "foreground: GraphicsContext.Shading", "The foreground."
    ) { _ in Value(ShadingValue(.foreground)) },
    shading(
      "linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)",
      "A gradient between two places."
    ) { call in
      let (start, end) = (call.point(1), call.point(2))
      return ShadingValue(
        .linear(
          colors: call.content(0, GradientColors.self)?.colors ?? [], startX: start.x, startY: start.y,
          endX: end.x, endY: end.y), isInUnitSpace: false)
    },
    shading(
      "radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: Double, endRadius: Double)",
      "A gradient around a place."
    ) { call in
      let center = call.point(1)
      return ShadingValue(
        .radial(
          colors: call.content(0, GradientColors.self)?.colors ?? [], centerX: center.x, centerY: center.y,
          startRadius: call.double(2), endRadius: call.double(3)), isInUnitSpace: false)
    },
  ]

  private static func moving(
    _ signature: String, _ documentation: String,
    _ change: @escaping @Sendable (inout GraphicsValue, LibraryCall) -> Void
  ) -> LibraryMember {
    LibraryMember(.method, of: "GraphicsContext", signature, isMutating: true, documentation) { call in
      guard var context = call.receiver.content(GraphicsValue.self) else { return .void }
      change(&context, call)
      call.receiver = Value(context)
      return .void
    }
  }

  private static func shading(
    _ signature: String, _ documentation: String, _ shading: @escaping @Sendable (LibraryCall) -> ShadingValue
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: "GraphicsContext.Shading", "\(signature) -> GraphicsContext.Shading", documentation
    ) { call in Value(shading(call)) }
  }
}

extension LibraryCall {
  /// Draws the view at 0 with the point of it that `anchor` is, its middle unless given, at a place.
  fileprivate func drawView(at point: Path.Point, _ anchor: UnitPointValue? = nil) -> Value {
    guard let context = receiver.content(GraphicsValue.self) else { return .void }
    let place = context.place(point)
    context.record.views.append((arguments[0], place.x, place.y, anchor ?? UnitPointValue(x: 0.5, y: 0.5)))
    return .void
  }

  /// Draws the path at 0 where the context puts it.
  fileprivate func draw(_ mark: (Path, GraphicsValue) -> DrawingMark) {
    guard let context = receiver.content(GraphicsValue.self), let shape = content(0, ShapeValue.self) else {
      return
    }
    context.record.marks.append(mark(shape.path.mapped(context.place), context))
  }

  fileprivate func strokePath(_ style: StrokeStyle) {
    let shading = content(1, ShadingValue.self)
    draw { path, context in
      var mark = DrawingMark(.path(path), stroke: shading?.paint(for: path, context) ?? .foreground)
      (mark.opacity, mark.strokeStyle) = (context.opacity, style)
      return mark
    }
  }
}

extension ShadingValue {
  /// What fills a path: the places of a gradient become those of the unit space of the path, or of the canvas where it
  /// lies around a place.
  fileprivate func paint(for path: Path, _ context: GraphicsValue) -> Paint {
    if isInUnitSpace { return paint }
    switch paint {
    case .foreground, .color, .angular: return paint
    case .linear(let colors, let startX, let startY, let endX, let endY):
      guard let (low, high) = path.bounds, high.x > low.x, high.y > low.y else { return paint }
      let (start, end) = (context.place(Path.Point(startX, startY)), context.place(Path.Point(endX, endY)))
      return .linear(
        colors: colors, startX: (start.x - low.x) / (high.x - low.x),
        startY: (start.y - low.y) / (high.y - low.y), endX: (end.x - low.x) / (high.x - low.x),
        endY: (end.y - low.y) / (high.y - low.y))
    case .radial(let colors, let centerX, let centerY, let startRadius, let endRadius):
      let center = context.place(Path.Point(centerX, centerY))
      let size = context.record.size
      return .radial(
        colors: colors, centerX: center.x / max(size.width, 1), centerY: center.y / max(size.height, 1),
        startRadius: startRadius, endRadius: endRadius)
    }
  }
}
