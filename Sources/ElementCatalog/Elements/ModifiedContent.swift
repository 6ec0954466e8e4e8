import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let modifiedContent = ElementDefinition(
    "ModifiedContent", "Its views with a declared Modifier applied.",
    attributes: [AttributeDefinition("modifier", "T0", "The modifier.", required: true)],
    content: .views,
    example: """
      <Module>
        <Modifier name="Framed">
          <Body><Content modifiers=".padding().border(.red)"/></Body>
        </Modifier>
        <Screen name="Example">
          <Body><ModifiedContent modifier="{Framed()}"><Text>Turtle Rock</Text></ModifiedContent></Body>
        </Screen>
      </Module>
      """
  ) { lowering, use in
    try lowering.host.lowerModifier(use[0] ?? .void, lowering) {
      lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
    }
  }
}
