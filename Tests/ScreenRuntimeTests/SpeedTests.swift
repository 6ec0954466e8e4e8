import ModelData
import ScreenRuntime
import Testing

/// A list of links to `count` rows, each with an image, a text, a spacer and for every second one a star.
private func package(rows count: Int) -> TestPackage {
  var json = "["
  for index in 0..<count {
    if index > 0 { json += "," }
    json += #"{"id":\#(index),"name":"Landmark \#(index)","isFavorite":\#(index % 2 == 0)}"#
  }
  return TestPackage(
    """
    <Struct name="Landmark" conforms="Identifiable">
      <Let name="id" type="Int"/><Let name="name" type="String"/><Var name="isFavorite" type="Bool"/>
    </Struct>
    <ObservableObject name="ModelData"><Published name="landmarks" type="[Landmark]" source="rows.json"/></ObservableObject>
    <Screen name="Main">
      <EnvironmentObject name="modelData" type="ModelData"/>
      <Body>
        <NavigationView>
          <List items="modelData.landmarks" as="landmark">
            <NavigationLink destination="RowDetail" landmark="{landmark}"><Row landmark="{landmark}"/></NavigationLink>
          </List>
        </NavigationView>
      </Body>
    </Screen>
    <View name="Row">
      <Let name="landmark" type="Landmark"/>
      <Body>
        <HStack>
          <Image systemName="photo"/><Text>{landmark.name}</Text><Spacer/>
          <If condition="landmark.isFavorite"><Image systemName="star.fill" modifiers=".foregroundColor(.yellow)"/></If>
        </HStack>
      </Body>
    </View>
    <Screen name="RowDetail"><Let name="landmark" type="Landmark"/><Body><Text>{landmark.name}</Text></Body></Screen>
    """, data: [("Screens/rows.json", json + "]")])
}

@Test("Rows cost a bounded amount of memory and work each")
func manyRows() throws {
  let count = 20_000
  let package = package(rows: count)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  let clock = ContinuousClock()
  var nodes = 0
  let time = try clock.measure { nodes = try run.render().nodes.count }
  #expect(nodes == count * 5 + count / 2 + 3)
  print("\(count) rows, \(nodes) nodes: \(time), \(time / nodes) a node")
}
