import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let angularGradient = ElementDefinition(
    "AngularGradient", "Colours that blend as they turn around a place.",
    attributes: gradientColors + [
      AttributeDefinition("center", "UnitPoint", "The place; the middle unless given."),
      AttributeDefinition("angle", "Angle", "Where the first and the last colour meet."),
      AttributeDefinition(
        "startAngle", "Angle", "Where the first colour stands, clockwise from the trailing edge."),
      AttributeDefinition("endAngle", "Angle", "Where the last colour stands."),
    ],
    content: .exclusive, alternatives: [["colors", "stops", "gradient"]],
    example: #"<AngularGradient colors="{[.red, .blue, .red]}" center="center"/>"#
  ) { lowering, use in
    let start = use[5]?.degrees ?? use[4]?.degrees ?? 0
    let gradient = AngularGradientValue(
      use.gradientColors, center: use[3]?.content(UnitPointValue.self) ?? UnitPointValue(x: 0.5, y: 0.5),
      startAngle: start, endAngle: use[6]?.degrees ?? start + 360)
    return lowering.shape(ShapePayload(outline: .rectangle, fill: gradient.paint))
  }
}
