import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let outlineGroup = ElementDefinition(
    "OutlineGroup", "Rows for each element of a collection and for what lies below it, which can be opened.",
    attributes: AttributeDefinition.iteration + [
      AttributeDefinition(
        "children", "T3", "A key path to what lies below an element; nil where nothing does.", role: .code)
    ],
    content: [.views, .iterates], since: .since(iOS: 14, macOS: 11),
    example: """
      <Module>
        <Struct name="Place" conforms="Identifiable">
          <Let name="id" type="Int"/>
          <Let name="name" type="String"/>
          <Var name="within" type="[Place]?" value="{nil}"/>
        </Struct>
        <Screen name="Places">
          <Let name="places" type="[Place]" value="{[Place(id: 1, name: 'California')]}"/>
          <Body>
            <List>
              <OutlineGroup items="places" as="place" children="\\.within"><Text>{place.name}</Text></OutlineGroup>
            </List>
          </Body>
        </Screen>
      </Module>
      """
  ) { lowering, use in
    lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
