import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let imageModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch)"],
      receiver: .image, shared: true,
      "Lets the image fill the place it is given.",
      example:
        #"<Image name="turtlerock" label="A rock" modifiers=".resizable().frame(width: 50, height: 50)"/>"#
    ) { lowering, _, content in
      lowering.changeImages(in: try content()) { $0.isResizable = true }
    },
    .recorded(
      ["renderingMode(_ renderingMode: Image.TemplateRenderingMode?)"], receiver: .image,
      "Keeps the colours of the image, or takes the foreground's.",
      example: #"<Image name="turtlerock" label="A rock" modifiers=".renderingMode(.original)"/>"#),
    .recorded(
      ["interpolation(_ interpolation: Image.Interpolation)"], receiver: .image,
      "Sets how a scaled image is smoothed.",
      example: #"<Image name="turtlerock" label="A rock" modifiers=".interpolation(.none)"/>"#),
    .recorded(
      ["antialiased(_ isAntialiased: Bool)"], receiver: .image,
      "Smooths the edges of the image.",
      example: #"<Image name="turtlerock" label="A rock" modifiers=".antialiased(true)"/>"#),
    ModifierDefinition(
      ["imageScale(_ scale: Image.Scale)"], environment: true,
      "Sets the size of symbols inside.",
      since: .since(iOS: 13, macOS: 11),
      example: #"<Image systemName="heart.fill" modifiers=".imageScale(.large)"/>"#
    ) { lowering, use, content in
      guard let scale: ImagePayload.Scale = use.value(0) else { return try content() }
      return try lowering.with({ $0.imageScale = scale }, content)
    },
    ModifierDefinition(
      ["symbolVariant(_ variant: SymbolVariants)"], environment: true,
      "Draws symbols inside in a variant, such as filled; variants add up.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Image systemName="star" modifiers=".symbolVariant(.fill)"/>"#
    ) { lowering, use, content in
      guard let variants = LoweringEnvironment.SymbolVariants(use.values[0]) else { return try content() }
      return try lowering.with({ $0.symbolVariants.formUnion(variants) }, content)
    },
    ModifierDefinition(
      ["symbolRenderingMode(_ mode: SymbolRenderingMode?)"], environment: true, keepsReceiver: true,
      "Draws symbols of weather, places and states in colours of their own with `multicolor`, and in one colour otherwise.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Image systemName="cloud.sun.fill" modifiers=".symbolRenderingMode(.multicolor)"/>"#
    ) { lowering, use, content in
      let isMulticolor = use.values[0].isCase(LibraryCases.SymbolRenderingMode.multicolor)
      return try lowering.with({ $0.hasMulticolorSymbols = isMulticolor }, content)
    },
  ]
}

extension LoweringEnvironment.SymbolVariants {
  /// By the places of the library's cases.
  private static let byCase: [Self] = [
    [], .circle, .square, .rectangle, .fill, .slash, [.circle, .fill], [.square, .fill],
    [.rectangle, .fill], [.slash, .fill], [.circle, .slash], [.square, .slash], [.rectangle, .slash],
  ]

  /// The variants that a value of the program names; nil for another value.
  init?(_ value: Value) {
    guard let places = value.choices else { return nil }
    self = places.filter(Self.byCase.indices.contains).reduce(into: []) { $0.formUnion(Self.byCase[$1]) }
  }
}
