import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let linearGradient = ElementDefinition(
    "LinearGradient", "Colours that blend along a line.",
    attributes: [
      AttributeDefinition("colors", "[Color]", "The colours in their order."),
      AttributeDefinition("stops", "[Gradient.Stop]", "The colours with their places."),
      AttributeDefinition("gradient", "Gradient", "The colours as a value."),
      AttributeDefinition("startPoint", "UnitPoint", "Where the first colour stands; the top unless given."),
      AttributeDefinition("endPoint", "UnitPoint", "Where the last colour stands; the bottom unless given."),
    ],
    content: .exclusive, alternatives: [["colors", "stops", "gradient"]],
    example: #"<LinearGradient colors="{[.blue, .white]}" startPoint="top" endPoint="bottom"/>"#
  ) { lowering, use in
    var gradient = use[2]?.content(GradientColors.self) ?? GradientColors([])
    if let colors = use[0]?.elements { gradient = GradientColors(colors.compactMap { Color($0) }) }
    if let stops = use[1]?.elements {
      let parts = stops.compactMap { $0.content(GradientColors.self) }
      gradient = GradientColors(
        stops: parts.flatMap { part in
          zip(part.colors, part.locations).map { (color: $0, location: $1) }
        })
    }
    let start = use[3]?.content(UnitPointValue.self) ?? UnitPointValue(x: 0.5, y: 0)
    let end = use[4]?.content(UnitPointValue.self) ?? UnitPointValue(x: 0.5, y: 1)
    let paint = GradientValue(gradient, from: start, to: end).paint
    return lowering.shape(ShapePayload(outline: .rectangle, fill: paint))
  }
}
