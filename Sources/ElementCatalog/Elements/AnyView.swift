import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let anyView = ElementDefinition(
    "AnyView", "A view whose type is not told; here its views themselves, or the view that code gives.",
    attributes: [
      AttributeDefinition("view", "View?", "A view that code gives: a property or function of `some View`.")
    ],
    content: [.views],
    example: """
      <Module>
        <Enum name="Size">
          <Case name="small"/>
          <Case name="large"/>
          <Computed name="label" type="some View">
            switch self {
            case .small: Text('S')
            case .large: Text('L').bold()
            }
          </Computed>
        </Enum>
        <Screen name="Sizes">
          <Body>
            <HStack>
              <AnyView view="{Size.large.label}"/>
              <AnyView><Text>Turtle Rock</Text></AnyView>
            </HStack>
          </Body>
        </Screen>
      </Module>
      """
  ) { lowering, use in
    guard let view = use[0] else { return try ElementDefinition.lowerContent(lowering, use) }
    return try lowering.view(view)
  }
}
