import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let divider = ElementDefinition(
    "Divider", "A line between views.", content: .shared, role: "separator",
    example: "<VStack><Text>Above</Text><Divider/><Text>Below</Text></VStack>"
  ) { lowering, _ in lowering.node(.divider) }
}
