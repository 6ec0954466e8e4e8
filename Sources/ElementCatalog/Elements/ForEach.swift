import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let forEach = ElementDefinition(
    "ForEach", "Repeats its views for each element of a collection or range.",
    attributes: AttributeDefinition.iteration + [
      AttributeDefinition(
        "onDelete", "(IndexSet) -> Void", "Runs with the places of rows that were deleted.", role: .function),
      AttributeDefinition(
        "onMove", "(IndexSet, Int) -> Void",
        "Runs with the places of rows that were moved and their new place.",
        role: .function),
    ],
    content: [.views, .iterates],
    example: """
      <HStack>
        <ForEach items="1...3" as="number" id="\\.self"><Text>{number}</Text></ForEach>
      </HStack>
      """
  )
}
