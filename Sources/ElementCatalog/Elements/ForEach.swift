import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  /// Repeats views; the one element whose attributes control flow reads.
  public static let forEach = ElementDefinition(
    "ForEach", "Repeats its views for each element of a collection or range.",
    attributes: AttributeDefinition.iteration + AttributeDefinition.rowActions + [
      AttributeDefinition(
        "editActions", "EditActions",
        "What the user may do with the rows of a list that is given as a binding; pages keep them.")
    ],
    content: [.views, .iterates],
    example: """
      <HStack>
        <ForEach items="1...3" as="number" id="\\.self"><Text>{number}</Text></ForEach>
      </HStack>
      """
  )
}
