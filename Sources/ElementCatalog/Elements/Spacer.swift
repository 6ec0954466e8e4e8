import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let spacer = ElementDefinition(
    "Spacer", "Room that grows along the axis of its stack.",
    attributes: [AttributeDefinition("minLength", "Double?", "The least length in points.")],
    content: .shared,
    example: "<HStack><Text>Name</Text><Spacer/><Text>State</Text></HStack>"
  ) { lowering, use in
    lowering.spacer(least: use.value(0))
  }
}

extension Lowering {
  /// Adds room that grows along the axis of its stack, from a length in points on; nil is the theme's.
  func spacer(least: Double? = nil) -> NodeIndex {
    tree.spacers.append(least ?? -1)
    return node(.spacer, payload: tree.spacers.count - 1)
  }
}
