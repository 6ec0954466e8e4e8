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
      case let value as ShapeValue: return shape(value.payload)
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
    if value.content(ContainerShapeValue.self) != nil { return environment.containerOutline ?? .rectangle }
    let (width, height) = (min(max(place.width, 1), 10_000), min(max(place.height, 1), 10_000))
    let rect = RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: width, height: height))
    guard let path = try host.path(of: value, in: rect)?.content(ShapeValue.self)?.path else { return nil }
    return .path(PathOutline(path, fit: .stretched, width: width, height: height))
  }

  /// Adds a shape; the foreground becomes the colour or gradient of the place.
  public func shape(_ payload: ShapePayload) -> NodeIndex {
    var payload = payload
    payload.fill = payload.fill.map(resolved)
    payload.stroke = payload.stroke.map(resolved)
    tree.shapes.append(payload)
    return node(.shape, payload: tree.shapes.count - 1)
  }

  /// A paint with the foreground of the place filled in.
  func resolved(_ paint: Paint) -> Paint {
    guard case .foreground = paint else { return paint }
    return environment.foregroundPaint ?? environment.textStyle.color.map { .color($0) } ?? .foreground
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
    if let spoken = value.spoken { view = box(.accessibilityLabel(tree.store(spoken)), view) }
    return value.isHeading ? box(.accessibilityHeading, view) : view
  }
}
