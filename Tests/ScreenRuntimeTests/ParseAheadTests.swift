import ScreenSemantics
import ScreenSyntax
import SourceModel
import Testing

/// The code of a file is parsed before it is checked, and what the checker asks for is what was parsed.
@Suite struct ParseAheadTests {
  private let rows = """
    <Struct name="Item" conforms="Identifiable, Hashable">
      <Let name="id" type="Int"/><Let name="title" type="String"/>
    </Struct>
    <View name="Row">
        <Let name="item" type="Item"/><Binding name="isOn" type="Bool"/>
        <Body><Toggle isOn="$isOn">{item.title}, number {item.id + 1}</Toggle></Body>
    </View>
    <Screen name="Main">
        <State name="items" type="[Item]" value="{[Item(id: 1, title: 'a')]}"/>
        <State name="isOn" type="Bool" value="false"/><State name="count" type="Int" value="3"/>
        <Computed name="sum" type="Int">items.count + count</Computed>
        <Func signature="reset()">count = 0; isOn = false</Func>
        <Body>
          <VStack spacing="{isOn ? 4 : 8}" alignment="leading">
            <Text>{sum} of {items.count}</Text>
            <Text xml:space="preserve"> {sum}  </Text>
            <If condition="isOn and count gt 1"><Button action="reset()">Reset {count}</Button></If>
            <Stepper value="$count" in="{0...9}">Up to {count}</Stepper>
            <ForEach items="items" as="item"><Row item="{item}" isOn="$isOn"/></ForEach>
            <Button action="if isOn { count += 1 } else { reset() }"><Text>{'x'} &amp; {count}</Text></Button>
          </VStack>
        </Body>
    </Screen>
    """

  @Test("Each piece of code is parsed once")
  func nothingIsParsedTwice() {
    let package = TestPackage(rows)
    #expect(package.errors == "")
    let file = package.model.files[FileID(0)]
    let source = package.program.files[FileID(0)].source
    var seen: Set<String> = []
    for node in file.code.nodes {
      let text = "\(node.kind) \(node.range.start) \(node.range.end) `\(source.text(node.range))`"
      #expect(seen.insert(text).inserted, "parsed twice: \(text)")
    }
    #expect(seen.count > 60)
  }

  @Test("Faults in code are reported once, in the order of the file")
  func faultsAreReportedOnce() {
    let faulty = rows.replacing("{isOn ? 4 : 8}", with: "{isOn ? 4 :}").replacing(
      "count gt 1", with: "count gt"
    )
    .replacing("{0...9}", with: "{0 9}").replacing("count = 0;", with: "count = ;")
    let package = TestPackage(faulty)
    let faults = package.errors.split(separator: "\n").filter { $0.contains("syntax/invalid-code") }
    #expect(faults.count == 4, "\(package.errors)")
  }

  @Test("A value that is a closure is parsed as one")
  func closuresAreParsedAsSuch() {
    let package = TestPackage(
      """
      <Screen name="Main"><State name="count" type="Int" value="0"/>
        <Let name="twice" type="(Int) -> Int" value="$0 * 2"/>
        <Body><Button action="count = twice(count + 1)">{twice(count)}</Button></Body></Screen>
      """)
    #expect(package.errors == "")
  }
}
