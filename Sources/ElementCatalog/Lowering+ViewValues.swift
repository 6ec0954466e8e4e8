import RenderTree
import ScreenTypes
import StandardLibrary

extension Lowering {
  /// Lowers a view that stands as a value: those of the library here, those of the program by the host.
  public func view(_ value: Value) throws -> NodeIndex {
    switch value {
    case .null, .void: return node(.group)
    case .color(let color): return shape(ShapePayload(outline: .rectangle, fill: .color(color)))
    case .string, .dataString: return text(value)
    case .opaque(let box):
      switch box.content {
      case let value as ShapeValue: return shape(value)
      case let value as ImageValue: return image(value)
      case let value as TextValue: return text(value)
      case let value as GradientValue: return shape(ShapePayload(outline: .rectangle, fill: value.paint))
      case let value as RadialGradientValue:
        return shape(ShapePayload(outline: .rectangle, fill: value.paint))
      case let value as AngularGradientValue:
        return shape(ShapePayload(outline: .rectangle, fill: value.paint))
      case is EmptyViewValue: return node(.group)
      default: return try host.lowerView(value, self)
      }
    // Any other value is a view of the program, if it is one, and that is the host’s to say.
    default: return try host.lowerView(value, self)
    }
  }

  /// Lowers the view that a closure gives for some values.
  func view(madeBy closure: Value, _ arguments: [Value] = []) throws -> NodeIndex {
    guard case .function(let body) = closure else { return try view(closure) }
    return try view(try host.call(body, arguments))
  }

  /// The outline of a shape, which one of the program draws for the place that it is offered; nil for another value.
  public func outline(_ value: Value) throws -> Outline? {
    if let outline = Outline(value) { return outline }
    if let shape = value.content(ShapeValue.self) { return drawn(shape.outline, shape.changes) }
    if value.content(ContainerShapeValue.self) != nil { return environment.containerOutline ?? .rectangle }
    guard let path = try host.path(of: value, in: drawingPlace)?.content(ShapeValue.self)?.path else {
      return nil
    }
    return stretched(path)
  }

  /// Adds a view with the outline of a shape: one of the program is drawn as large as the view is. Nil for another value.
  public func outlined(
    by shape: Value, _ view: (Outline) throws -> NodeIndex
  ) throws -> NodeIndex? {
    let drawn = try host.drawing(shape, in: drawingPlace.size) { path, size in
      try view(.path(PathOutline(path, fit: .stretched, width: size.width, height: size.height)))
    }
    return try drawn ?? outline(shape).map(view)
  }

  /// An outline with changes, drawn for the place that it is offered.
  func drawn(_ outline: Outline, _ changes: [ShapeChange]) -> Outline {
    changes.isEmpty ? outline : stretched(outline.path(in: drawingPlace, changes))
  }

  /// The place in which a shape is drawn that is not as large as its place.
  private var drawingPlace: RectValue {
    let (width, height) = (min(max(place.width, 1), 10_000), min(max(place.height, 1), 10_000))
    return RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: width, height: height))
  }

  /// What was drawn in the place, as an outline.
  private func stretched(_ path: Path) -> Outline {
    let size = drawingPlace.size
    return .path(PathOutline(path, fit: .stretched, width: size.width, height: size.height))
  }

  /// Adds a shape value with its shadows.
  private func shape(_ value: ShapeValue) -> NodeIndex {
    // The outermost changes are boxes around the shape, which fit any place.
    let outer = value.changes.reversed().prefix { boxes(of: $0) != nil }.reversed()
    var payload = value.payload
    payload.outline = drawn(payload.outline, Array(value.changes.dropLast(outer.count)))
    return shaded(outer.reduce(shape(payload)) { changed($0, by: $1) }, by: value.shadows)
  }

  /// A shape with a change that is boxes around it.
  func changed(_ shape: NodeIndex, by change: ShapeChange) -> NodeIndex {
    (boxes(of: change) ?? []).reduce(shape) { box($1, $0) }
  }

  /// The boxes that do to a shape what a change does, innermost first; nil where none do.
  private func boxes(of change: ShapeChange) -> [BoxModifier]? {
    let middle = UnitPointValue(x: 0.5, y: 0.5)
    switch change {
    case .offset(let offset): return [.offset(x: offset.width, y: offset.height)]
    case .rotation(let angle, middle): return [.rotation(angle.degrees)]
    case .scale(let x, let y, middle): return [.scale(x: x, y: y)]
    case .inset(let amount):
      return [.padding(EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount))]
    case .size(let size):
      return [
        .frame(width: max(size.width, 0), height: max(size.height, 0), alignment: .center),
        .flexibleFrame(
          minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
          maxHeight: .infinity, alignment: Alignment(.leading, .top)),
      ]
    case .rotation, .scale, .transform: return nil
    }
  }

  /// A view with the shadows that the style has with which it is painted.
  func shaded(_ view: NodeIndex, by style: Value?) -> NodeIndex {
    shaded(view, by: style?.content(ShadedValue.self)?.shadows ?? [])
  }

  private func shaded(_ view: NodeIndex, by shadows: [ShadowValue]) -> NodeIndex {
    shadows.filter { !$0.isInner }.reduce(view) {
      box(.shadow($1.color, radius: $1.radius, x: $1.x, y: $1.y), $0)
    }
  }

  /// Adds a shape; the foreground becomes the colour or gradient of the place.
  public func shape(_ payload: ShapePayload) -> NodeIndex {
    var payload = payload
    payload.fill = payload.fill.map(resolved)
    payload.stroke = payload.stroke.map(resolved)
    tree.shapes.append(payload)
    return node(.shape, payload: tree.shapes.count - 1)
  }

  /// A paint with the foreground and the accent of the place filled in.
  func resolved(_ paint: Paint) -> Paint {
    guard case .foreground = paint else { return accented(paint) }
    return environment.foregroundPaint ?? environment.textStyle.color.map { .color(accented($0)) }
      ?? .foreground
  }

  /// A paint with the accent of the place filled in.
  func accented(_ paint: Paint) -> Paint {
    guard environment.accent != nil, case .color(let color) = paint else { return paint }
    return .color(accented(color))
  }

  /// A colour; that of the place for `Color.accentColor`, as opaque as that is.
  func accented(_ color: Color) -> Color {
    guard color.base == .accent, var accent = environment.accent else { return color }
    accent.multiplyOpacity(by: Double(color.alpha) / 255)
    return accent
  }

  /// Adds an image in the style of the place.
  public func image(_ payload: ImagePayload) -> NodeIndex {
    if environment.isRedacted, payload.source == .symbol { return text("█") }
    var payload = payload
    payload.style = style(environment.textStyle)
    payload.scale = environment.imageScale ?? payload.scale
    payload.isMulticolor = environment.hasMulticolorSymbols
    tree.images.append(payload)
    let image = node(.image, payload: tree.images.count - 1)
    return environment.isRedacted ? redacted(image) : image
  }

  /// A grey rectangle in the place of an image.
  private func redacted(_ image: NodeIndex) -> NodeIndex {
    tree.shapes.append(ShapePayload(outline: .rectangle, fill: .color(Lowering.barColor)))
    let shape = node(.shape, payload: tree.shapes.count - 1)
    let behind = node(.group, children: [shape])
    tree.boxes.append(.background(alignment: .center))
    let place = tree.boxes.count - 1
    return box(.accessibilityHidden, node(.box, payload: place, children: [box(.hidden, image), behind]))
  }

  /// A picture as a part of a text, in a style.
  func run(_ image: ImagePayload, _ style: Int32) -> TextRun {
    var image = image
    image.style = style
    image.isResizable = false
    tree.images.append(image)
    var words = PoolRange.empty
    if !image.isDecorative {
      let isSymbol = image.label.isEmpty && image.source == .symbol
      words =
        isSymbol
        ? tree.store(host.settings.symbolLabel(tree.string(image.name)))
        : image.label.isEmpty ? image.name : image.label
    }
    var run = TextRun(text: words, style: style)
    run.image = Int32(tree.images.count - 1)
    return run
  }

  /// Adds an image value.
  func image(_ value: ImageValue) -> NodeIndex { image(payload(of: value)) }

  private func payload(of value: ImageValue) -> ImagePayload {
    var payload = ImagePayload(
      source: value.source,
      name: value.source == .symbol ? symbol(.string(value.name)) : tree.store(value.name))
    payload.isResizable = value.isResizable
    payload.isDecorative = value.isDecorative
    if let label = value.label { payload.label = tree.store(label) }
    return payload
  }

  /// Stores the name of a symbol in the variant that the place asks for.
  func symbol(_ name: Value) -> PoolRange {
    let variants = environment.symbolVariants
    if variants.isEmpty { return store(name) }
    var text = string(name)
    for (variant, suffix) in Self.symbolSuffixes where variants.contains(variant) {
      if !text.hasSuffix(suffix) && !text.contains(suffix + ".") { text += suffix }
    }
    return tree.store(text)
  }

  private static let symbolSuffixes: [(LoweringEnvironment.SymbolVariants, String)] = [
    (.circle, ".circle"), (.square, ".square"), (.rectangle, ".rectangle"), (.slash, ".slash"),
    (.fill, ".fill"),
  ]

  /// Adds a text value; what its runs leave open is that of the place.
  func text(_ value: TextValue) -> NodeIndex {
    let first = tree.runs.count
    for run in value.runs {
      var look = run.style(in: environment.textStyle)
      if let paint = run.gradient?.paint { look.gradient = gradient(paint) }
      if let link = run.link, !link.isEmpty { look.link = address(link) }
      if let image = run.image {
        tree.runs.append(self.run(payload(of: image), style(look)))
      } else {
        tree.runs.append(TextRun(text: tree.store(cased(run.text)), style: style(look)))
      }
    }
    var view = text(firstRun: first, count: value.runs.count)
    if value.runs.contains(where: { $0.link?.isEmpty == false }) { host.onOpen(wordsOf: view) }
    if let spoken = value.spoken { view = box(.accessibilityLabel(tree.store(spoken)), view) }
    view = shaded(view, by: value.shadows)
    return value.isHeading ? box(.accessibilityHeading, view) : view
  }
}
