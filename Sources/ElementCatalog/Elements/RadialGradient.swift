import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let radialGradient = ElementDefinition(
    "RadialGradient", "Colours that blend around a place.",
    attributes: gradientColors + [
      AttributeDefinition("center", "UnitPoint", "The place; the middle unless given."),
      AttributeDefinition("startRadius", "Double", "How far from there the first colour ends, in points."),
      AttributeDefinition("endRadius", "Double", "How far from there the last colour begins, in points."),
    ],
    content: .exclusive, alternatives: [["colors", "stops", "gradient"]],
    example:
      #"<RadialGradient colors="{[.yellow, .orange]}" center="center" startRadius="0" endRadius="80"/>"#
  ) { lowering, use in
    let gradient = RadialGradientValue(
      use.gradientColors, center: use[3]?.content(UnitPointValue.self) ?? UnitPointValue(x: 0.5, y: 0.5),
      startRadius: use.value(4) ?? 0, endRadius: use.value(5) ?? 0)
    return lowering.shape(ShapePayload(outline: .rectangle, fill: gradient.paint))
  }

  /// `colors`, `stops` and `gradient`, in this order.
  static let gradientColors: [AttributeDefinition] = [
    AttributeDefinition("colors", "[Color]", "The colours in their order."),
    AttributeDefinition("stops", "[Gradient.Stop]", "The colours with their places."),
    AttributeDefinition("gradient", "Gradient", "The colours as a value."),
  ]
}

extension ElementUse {
  /// What the first three attributes of a gradient give.
  var gradientColors: GradientColors {
    if let colors = self[0]?.elements { return GradientColors(colors.compactMap { Color($0) }) }
    if let stops = self[1]?.elements {
      let parts = stops.compactMap { $0.content(GradientColors.self) }
      return GradientColors(
        stops: parts.flatMap { part in
          zip(part.colors, part.locations).map { (color: $0, location: $1) }
        })
    }
    return self[2]?.content(GradientColors.self) ?? GradientColors([])
  }
}
