import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let graphicsNames = ["GraphicsContext", "GraphicsContext.Shading", "GraphicsContext.Filter"]

  /// What a Canvas draws with.
  static let graphicsMembers: [LibraryMember] =
    graphicsFilters + [
      LibraryMember(
        .method, of: "GraphicsContext",
        "fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle? = nil)", "Fills a path."
      ) { call in
        let shading = call.content(1, ShadingValue.self)
        let isEvenOdd = call.content(2, FillStyleValue.self)?.isEOFilled == true
        call.draw { path, context in
          var mark = DrawingMark(.path(path), fill: shading?.paint(for: path, context) ?? .foreground)
          context.style(&mark)
          mark.isEvenOdd = isEvenOdd
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
        "stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)",
        "Draws along a path."
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
      moving("concatenate(_ matrix: CGAffineTransform)", "Draws what follows moved, sized and turned.") {
        context, call in
        let transform = call.content(0) ?? TransformValue()
        context.apply(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, x: transform.tx, y: transform.ty)
      },
      moving(
        "clip(to path: Path, style: FillStyle = FillStyle())",
        "Draws of what follows only what is inside a path."
      ) {
        context, call in
        guard let shape = call.content(0, ShapeValue.self), context.clips.count < 100 else { return }
        context.clips.append(shape.path.mapped(context.place))
      },
      moving("addFilter(_ filter: GraphicsContext.Filter)", "Changes the looks of what follows.") {
        context, call in
        guard let filter = call.content(0, FilterValue.self), context.filters.count < 100 else { return }
        context.filters.append(filter.filter)
      },
      stored(
        "GraphicsContext", "blendMode: BlendMode",
        "How what follows is mixed with what is behind; no page draws it.",
        set: { (context: inout GraphicsValue, new: Value) in context.blendMode = new }
      ) { $0.blendMode },
      stored(
        "GraphicsContext", "transform: CGAffineTransform", "Where what follows is drawn.",
        set: { (context: inout GraphicsValue, new: Value) in
          let transform: TransformValue = new.content() ?? TransformValue()
          context.transform = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        }
      ) { context in
        var transform = TransformValue()
        let own = context.transform
        (transform.a, transform.b, transform.c, transform.d) = (own.a, own.b, own.c, own.d)
        (transform.tx, transform.ty) = (own.x, own.y)
        return Value(transform)
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
      shading(
        "color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)",
        "A colour by its components from 0 to 1."
      ) { call in
        ShadingValue(
          .color(call.color(red: call.double(1), green: call.double(2), blue: call.double(3), opacity: 4)))
      },
      shading(
        "color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)",
        "A grey from 0, black, to 1, white."
      ) { call in
        let white = call.double(1)
        return ShadingValue(.color(call.color(red: white, green: white, blue: white, opacity: 2)))
      },
      shading(
        "conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero)",
        "A gradient that turns once around a place."
      ) { call in
        let start = call.degrees(2) ?? 0
        return ShadingValue(
          .angular(
            colors: call.content(0, GradientColors.self)?.colors ?? [], centerX: 0.5, centerY: 0.5,
            startAngle: start, endAngle: start + 360))
      },
      shading("style(_ style: ShapeStyle)", "A colour or a gradient.") { call in
        ShadingValue(StandardLibrary.paint(call.arguments[0]) ?? .foreground)
      },
      LibraryMember(
        .staticProperty, of: "GraphicsContext.Shading", "foreground: GraphicsContext.Shading",
        "The foreground."
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

  private static let graphicsFilters: [LibraryMember] =
    [
      filter("blur(radius: Double)", "Blurs what is drawn.") { .blur($0.double(0)) },
      filter(
        "shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)",
        "Draws a blurred copy behind; a third of black unless a colour is given."
      ) { call in
        var shade = Color(.black)
        shade.alpha = 84
        return .shadow(
          call.color(0) ?? shade, radius: call.double(1), x: call.number(2) ?? 0, y: call.number(3) ?? 0)
      },
      filter("hueRotation(_ angle: Angle)", "Turns the colours.") {
        .color(.hueRotation, amount: $0.degrees(0) ?? 0)
      },
      filter("colorInvert(_ amount: Double = 1)", "Takes the opposite colours.") {
        .color(.invert, amount: $0.number(0) ?? 1)
      },
    ]
    + [
      tone("brightness", .brightness), tone("contrast", .contrast), tone("saturation", .saturation),
      tone("grayscale", .grayscale),
    ]

  private static func tone(_ name: String, _ kind: ColorFilter) -> LibraryMember {
    filter("\(name)(_ amount: Double)", "Changes the colours of what is drawn.") {
      .color(kind, amount: $0.double(0))
    }
  }

  private static func filter(
    _ signature: String, _ documentation: String, _ filter: @escaping @Sendable (LibraryCall) -> DrawingFilter
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: "GraphicsContext.Filter", "\(signature) -> GraphicsContext.Filter", documentation
    ) { Value(FilterValue(filter: filter($0))) }
  }

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

extension GraphicsValue {
  /// Gives a mark the looks that the context has drawn with.
  fileprivate func style(_ mark: inout DrawingMark) {
    (mark.opacity, mark.filters, mark.clips) = (opacity, filters, clips)
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
      context.style(&mark)
      mark.strokeStyle = style
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
