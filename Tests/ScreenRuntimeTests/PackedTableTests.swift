import ScreenSemantics
import ScreenTypes
import SourceModel
import Testing

/// What there is for each view, attribute and member of a package is small, and keeps what hardly any of them has.
@Suite struct PackedTableTests {
  @Test func tablesStaySmall() {
    #expect(MemoryLayout<ViewNode>.stride == 52)
    #expect(MemoryLayout<AttributeUse>.stride == 32)
    #expect(MemoryLayout<ModifierApplication>.stride == 20)
    #expect(MemoryLayout<Member>.stride == 88)
    #expect(MemoryLayout<Declaration>.stride == 60)
  }

  @Test func aMemberMayHaveSeveralBodies() throws {
    let package = TestPackage(
      """
      <Screen name="Main">
        <Binding name="size" type="Int" value="{1 + 1}" get="2" set="print(newValue)"/>
        <Fragment name="row" value="{1}"><Text>Row</Text></Fragment>
        <Let name="plain" type="Int" value="3"/>
        <Body><Text>Main</Text></Body>
      </Screen>
      """)
    let members = Array(package.program.members(of: try package.id("Main")))
    let model = package.model
    #expect(!model.values[members[0]].code.isNone)
    #expect(!model.getters[members[0]].code.isNone)
    #expect(!model.setters[members[0]].code.isNone)
    #expect(
      model.values[members[1]].code.isNone == false || model.values[members[1]].constant.isNone == false)
    #expect(model.fragments[members[1]]?.count == 1)
    #expect(model.getters[members[1]].code.isNone)
    #expect(model.literal(of: members[2]) == .int(3))
    #expect(model.getters[members[2]].code.isNone && model.setters[members[2]].code.isNone)
    #expect(model.fragments[members[2]] == nil)
  }

  @Test func aClosureMayHaveManyParameters() throws {
    let types = Array(repeating: "Int", count: 300).joined(separator: ", ")
    let package = TestPackage(
      """
      <View name="Row"><Let name="act" type="(\(types)) -&gt; Void"/><Body><Text>Row</Text></Body></View>
      <Screen name="Main">
        <State name="last" type="Int" value="0"/>
        <Body><Row act="last = 1"/></Body>
      </Screen>
      """)
    #expect(package.errors == "")
    let use = try #require(package.model.files[FileID(0)].attributes.first { $0.form == .action })
    #expect(use.slotCount == 300)
    #expect(use.position == -1 && !use.member.isNone && use.constant.isNone && use.views.isEmpty)
  }

  @Test func contentOfASlotKnowsItsElement() throws {
    let package = TestPackage(
      """
      <View name="Card"><Slot name="footer"/><Body><VStack><Content name="footer"/></VStack></Body></View>
      <Screen name="Main"><Body><Card><footer><Text>One</Text><Text>Two</Text></footer></Card></Body></Screen>
      """)
    #expect(package.errors == "")
    let file = package.model.files[FileID(0)]
    let use = try #require(file.attributes.first { $0.form == .views })
    let source = package.program.files[FileID(0)].source
    #expect(source.text(use.nameRange) == "footer")
    #expect(source.text(use.range) == "<footer><Text>One</Text><Text>Two</Text></footer>")
    #expect(use.views.count == 2 && use.code.isNone && use.constant.isNone && use.type == .view)
  }
}
