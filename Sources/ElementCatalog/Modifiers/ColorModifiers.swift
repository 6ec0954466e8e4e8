import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let colorModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["foregroundColor(_ color: Color?)"], environment: true,
      "Sets the colour of texts, symbols and shapes inside; nil leaves the inherited one.",
      example: #"<Text modifiers=".foregroundColor(.secondary)">California</Text>"#
    ) { lowering, use, content in
      guard let color: Color = use.value(0) else { return try content() }
      return try lowering.with(
        {
          $0.textStyle.color = color
          $0.foregroundPaint = nil
        }, content)
    },
    ModifierDefinition(
      [
        "foregroundStyle(_ style: ShapeStyle)",
        "foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)",
        "foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)",
        "foregroundStyle(by value: PlottableValue)",
      ], environment: true,
      "Sets the colour or gradient of texts, symbols and shapes inside; with `by:` that of marks by their series.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".foregroundStyle(.secondary)">California</Text>"#
    ) { lowering, use, content in
      if use.overload == 3 {
        let series = use[0]?.content(PlottableContent.self)
        return try lowering.with({ $0.changeChart { $0.styledBy = series } }, content)
      }
      let view: NodeIndex
      switch use.value(0, as: Paint.self) {
      case .color(var color)?:
        if color == Color(.accent), let tint = lowering.environment.tint { color = tint }
        view = try lowering.with(
          {
            $0.textStyle.color = color
            $0.foregroundPaint = nil
          }, content)
      case let paint? where paint.firstColor != nil:
        let gradient = lowering.gradient(paint)
        view = try lowering.with(
          {
            $0.textStyle.color = paint.firstColor
            $0.textStyle.gradient = gradient
            $0.foregroundPaint = paint
          }, content)
      case .foreground?, .linear?, .radial?, .angular?, nil: view = try content()
      }
      return lowering.shaded(view, by: use[0])
    },
    ModifierDefinition(
      ["tint(_ tint: ShapeStyle?)"], environment: true,
      "Sets the accent of controls inside.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Toggle isOn="{.constant(true)}" modifiers=".tint(.orange)">Favorites only</Toggle>"#
    ) { lowering, use, content in
      guard let color: Color = use.value(0) else { return try content() }
      return try lowering.with({ $0.tint = color }, content)
    },
    ModifierDefinition(
      ["accentColor(_ accentColor: Color?)"], environment: true,
      "Sets the accent of controls inside, and `Color.accentColor`.",
      example: #"<Toggle isOn="{.constant(true)}" modifiers=".accentColor(.orange)">Favorites only</Toggle>"#
    ) { lowering, use, content in
      guard let color: Color = use.value(0) else { return try content() }
      return try lowering.with(
        {
          $0.tint = color
          $0.accent = color
        }, content)
    },
    ModifierDefinition(
      ["preferredColorScheme(_ colorScheme: ColorScheme?)"],
      "Draws the screen light or dark.",
      since: .since(iOS: 13, macOS: 11),
      example: #"<Text modifiers=".preferredColorScheme(.dark)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      try lowering.colorScheme(of: use, content)
    },
    ModifierDefinition(
      ["colorScheme(_ colorScheme: ColorScheme)"],
      "Draws the view light or dark.",
      example: #"<Text modifiers=".colorScheme(.dark)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      try lowering.colorScheme(of: use, content)
    },
  ]
}

extension Lowering {
  /// Draws a view light or dark, as a use of a modifier says; as it is where that says nothing.
  fileprivate func colorScheme(of use: ModifierUse, _ content: () throws -> NodeIndex) throws -> NodeIndex {
    guard let value = use[0], let scheme = LibraryCases.ColorScheme(value) else { return try content() }
    let view = try host.injecting(value, key: "colorScheme", content)
    return box(.colorScheme(dark: scheme == .dark), view)
  }
}
