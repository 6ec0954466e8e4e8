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
    lowering.tree.spacers.append(use.value(0) ?? -1)
    return lowering.node(.spacer, payload: lowering.tree.spacers.count - 1)
  }
}
