import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let color = ElementDefinition(
    "Color", "A colour that fills its place.",
    attributes: [
      AttributeDefinition("value", "Color", "The colour by name, as `#RRGGBB`, or a value."),
      AttributeDefinition("red", "Double", "Red from 0 to 1."),
      AttributeDefinition("green", "Double", "Green from 0 to 1."),
      AttributeDefinition("blue", "Double", "Blue from 0 to 1."),
      AttributeDefinition("white", "Double", "Grey from 0, which is black, to 1."),
      AttributeDefinition("opacity", "Double", "From 0 to 1; 1 unless given."),
      AttributeDefinition("name", "String", "The name of a colour; the element's text is the same."),
      AttributeDefinition("hue", "Double", "The hue from 0 to 1."),
      AttributeDefinition("saturation", "Double", "The saturation from 0 to 1."),
      AttributeDefinition("brightness", "Double", "The brightness from 0 to 1."),
      .bundle,
    ],
    content: [.title, .shared, .exclusive],
    alternatives: [["value", "red", "white", "name", "hue"]],
    example: #"<Color value="yellow" modifiers=".frame(height: 40)"/>"#
  ) { lowering, use in
    func part(_ index: Int) -> UInt8 { ColorComponent.byte(use.value(index) ?? use.value(4) ?? 0) }
    var color: Color = use.value(0) ?? Color(red: part(1), green: part(2), blue: part(3))
    if let name: String = use.value(6) { color = lowering.host.color(named: name) }
    if let hue: Double = use.value(7) {
      color = StandardLibrary.color(hue: hue, saturation: use.value(8) ?? 1, brightness: use.value(9) ?? 1)
    }
    if let opacity: Double = use.value(5) { color.multiplyOpacity(by: opacity) }
    return lowering.shape(ShapePayload(outline: .rectangle, fill: .color(color)))
  }
}
