import ScreenRuntime
import ScreenTypes
import Testing

/// Searching the same array again and again gives what one search gives.
@Suite struct SearchTests {
  private static let declarations = """
    <Struct name="Item" conforms="Identifiable"><Var name="id" type="Int"/><Var name="name" type="String"/></Struct>
    <ObservableObject name="Model">
      <Published name="items" type="[Item]" value="{(0..&lt;200).map { Item(id: $0 / 2, name: 'n' + ($0 % 50).description) }}"/>
    </ObservableObject>
    """

  private func value(_ code: String) throws -> String {
    let package = TestPackage(
      Self.declarations + """
        <Screen name="Main">
          <StateObject name="model" type="Model"/>
          <Func signature="result() -> String"><![CDATA[\(code)]]></Func>
          <Body><Text>{result()}</Text></Body>
        </Screen>
        """)
    #expect(package.errors == "")
    return try package.showing("Main").texts().joined()
  }

  @Test func firstOfEqualKeysIsFoundEachTime() throws {
    let found = try value(
      """
      var found: [Int] = []
      for key in 90..<110 { found.append(model.items.firstIndex(where: { $0.id == key }) ?? -1) }
      return found.description
      """)
    let expected = (90..<110).map { $0 < 100 ? $0 * 2 : -1 }
    #expect(found == "\(expected)")
  }

  @Test func textsAndNamedParametersAndBothSides() throws {
    let found = try value(
      """
      var found: [String] = []
      for key in 45..<55 {
        let name = 'n' + key.description
        found.append(model.items.first(where: { item in name == item.name })?.id.description ?? '-')
      }
      return found.joined(separator: ' ')
      """)
    #expect(found == "22 23 23 24 24 - - - - -")
  }

  @Test func changesAreSeen() throws {
    let found = try value(
      """
      var found: [Int] = []
      for turn in 0..<12 {
        found.append(model.items.firstIndex(where: { $0.id == 7 }) ?? -1)
        if turn == 5 { model.items[14].id = 1000 }
        if turn == 8 { model.items[3].id = 7 }
      }
      return found.description
      """)
    #expect(found == "[14, 14, 14, 14, 14, 14, 15, 15, 15, 3, 3, 3]")
  }
}
