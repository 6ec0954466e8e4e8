import SourceModel
import Testing

@testable import ScreenLint

/// A shop whose sheet is shown by a flag.
private enum TeaShop {
  static let tea: String =
    #"<Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/><Var name="origin" type="String?"/></Struct>"#

  /// A shop with a flag and an optional, around what is between.
  static func shop(_ inside: String, isFixed: Bool = false, struct: String = tea) -> String {
    let flag = isFixed ? "" : "    <State name=\"isShown\" type=\"Bool\" value=\"false\"/>\n"
    return """
      <Module>
        \(`struct`)
        <View name="Shop">
      \(flag)    <State name="chosen" type="Tea?"/>
      \(inside)
        </View>
      </Module>
      """
  }

  static let choose: String = "chosen = Tea(id: 1, name: 'Sencha', origin: nil)"

  /// Actions and contents with which something would be left behind.
  static let unfixable: [(action: String, rest: String)] = [
    (
      "\(choose); isShown = true",
      #"<Text>{chosen?.name ?? ""}</Text></Sheet><Text>{isShown ? "open" : ""}</Text>"#
    ),
    (
      "\(choose); isShown = true",
      #"<Text>{chosen?.name ?? ""}</Text></Sheet><Text>{chosen?.name ?? ""}</Text>"#
    ),
    (
      "\(choose); isShown = true",
      #"<Text>{chosen?.name ?? ""}</Text></Sheet><Toggle isOn="$isShown">Show</Toggle>"#
    ),
    (
      "\(choose); isShown = true",
      #"<Text>{chosen?.name ?? ""}</Text></Sheet><Button action="\#(choose)">Set</Button>"#
    ),
    (
      "\(choose); isShown = true",
      #"<Text>{chosen?.name ?? ""}</Text></Sheet><Button action="isShown = true">Show</Button>"#
    ),
    ("\(choose); isShown.toggle()", #"<Text>{chosen?.name ?? ""}</Text></Sheet>"#),
    ("\(choose); if chosen != nil { isShown = true }", #"<Text>{chosen?.name ?? ""}</Text></Sheet>"#),
    (
      "\(choose); isShown = true",
      #"<IfLet name="it" value="chosen"><Text>{it.name}</Text></IfLet><Else><Text>None</Text></Else></Sheet>"#
    ),
    (
      "\(choose); isShown = true",
      #"<IfLet name="a" value="chosen"><Text>{a.name}</Text></IfLet><IfLet name="b" value="chosen"><Text>{b.id}</Text></IfLet></Sheet>"#
    ),
    ("\(choose); isShown = true", #"<Text>{chosen.map { $0.name } ?? ""}</Text></Sheet>"#),
  ]
}

/// The fix of `truth/flag-and-item`.
@Suite("From flag to item") struct ItemFixTests {
  private static func fix(_ text: String) -> FixIt? {
    let found = LintLab.lint(text).diagnostics.filter { $0.rule == "truth/flag-and-item" }
    #expect(found.count == 1, "\(LintLab.lint(text).summary)")
    return found.first?.fixes.first
  }

  @Test(
    "Content reads the item in every form",
    arguments: [
      (#"<Text>{chosen?.name ?? ""}</Text>"#, #"<Text>{tea.name}</Text>"#),
      (#"<Text>{chosen!.name}</Text>"#, #"<Text>{tea.name}</Text>"#),
      (#"<Text>{chosen?.origin ?? "?"}</Text>"#, #"<Text>{tea.origin ?? "?"}</Text>"#),
      (
        #"<Text>{chosen?.origin?.uppercased() ?? "?"}</Text>"#,
        #"<Text>{tea.origin?.uppercased() ?? "?"}</Text>"#
      ),
      (
        #"<Text>{(chosen ?? Tea(id: 0, name: 'None', origin: nil)).name}</Text>"#,
        #"<Text>{(tea).name}</Text>"#
      ),
      (
        #"<If condition="chosen?.name == 'Sencha'"><Text>Green</Text></If>"#,
        #"<If condition="tea.name == 'Sencha'"><Text>Green</Text></If>"#
      ),
      (
        #"<If condition="chosen != nil"><Text>{chosen!.name}</Text></If>"#, #"<Text>{tea.name}</Text>"#
      ),
      (
        #"<IfLet name="it" value="chosen"><Text>{it.name}</Text></IfLet><Text>{chosen!.id}</Text>"#,
        #"<Text>{it.name}</Text><Text>{it.id}</Text>"#
      ),
      (
        #"<Text>{chosen!.name}</Text><Button action="print(chosen?.name ?? '')">Print</Button>"#,
        #"<Text>{tea.name}</Text><Button action="print(tea.name)">Print</Button>"#
      ),
      (
        #"<Text>{chosen!.name}</Text><Button action="if let it = chosen { print(it.name) }">Print</Button>"#,
        #"<Text>{tea.name}</Text><Button action="if let it = chosen { print(it.name) }">Print</Button>"#
      ),
      (
        #"<Text>{chosen!.name}</Text><Button action="isShown = false; chosen = nil">Close</Button>"#,
        #"<Text>{tea.name}</Text><Button action="chosen = nil">Close</Button>"#
      ),
      (
        #"<IfLet name="chosen" value="chosen"><Text>{chosen.name}</Text><Button action="isShown = false">Close</Button></IfLet>"#,
        #"<Text>{chosen.name}</Text><Button action="self.chosen = nil">Close</Button>"#
      ),
    ])
  func reads(_ content: String, _ expected: String) throws {
    let name = content.contains("\"it\"") ? "it" : content.contains("\"chosen\"") ? "chosen" : "tea"
    let before = TeaShop.shop(
      "    <Body><Button action=\"\(TeaShop.choose); isShown = true\">Tea<Sheet isPresented=\"$isShown\">\(content)</Sheet></Button></Body>"
    )
    let after = TeaShop.shop(
      "    <Body><Button action=\"\(TeaShop.choose)\">Tea<Sheet item=\"$chosen\" as=\"\(name)\">\(expected)</Sheet></Button></Body>",
      isFixed: true)
    let text = LintLab.apply(try #require(Self.fix(before)), to: before)
    #expect(text == after)
    #expect(LintLab.lint(text).unclean.isEmpty, "\(LintLab.lint(text).summary)")
  }

  @Test("A sheet in a fragment is looked at like one in the body")
  func fragment() throws {
    let sheet = #"<Sheet isPresented="$isShown"><Text>{chosen!.name}</Text></Sheet>"#
    let before = TeaShop.shop(
      "    <Fragment name=\"shelf\"><Button action=\"\(TeaShop.choose); isShown = true\">Tea\(sheet)</Button></Fragment>\n"
        + "    <Body><Fragment ref=\"shelf\"/></Body>")
    let text = LintLab.apply(try #require(Self.fix(before)), to: before)
    #expect(text.contains(#"<Sheet item="$chosen" as="tea"><Text>{tea.name}</Text></Sheet>"#))
    #expect(LintLab.lint(text).unclean.isEmpty, "\(LintLab.lint(text).summary)")
  }

  @Test("Comments and lines stay")
  func layout() throws {
    let before = TeaShop.shop(
      """
          <!-- Opens the sheet. -->
          <Func signature="open(tea: Tea)"><![CDATA[
            // First what is shown,
            chosen = tea
            isShown = true  // then that it is.
            print("opened")
          ]]></Func>
          <Func signature="close()">
            chosen = nil;
            isShown = false;
            print("closed")
          </Func>
          <Body>
            <Button><action>isShown = true
              chosen = Tea(id: 1, name: 'Assam', origin: nil)</action>Assam</Button>
            <Button action="open(tea: Tea(id: 2, name: 'Sencha', origin: nil))">Tea
              <Sheet isPresented="$isShown" onDismiss="print('gone')"><!-- what was chosen -->
                <NavigationStack>
                  <!-- always there -->
                  <IfLet name="it" value="chosen">
                    <Text>{it.name}</Text>
                    <!-- closes -->
                    <Button action="close()">
                      Close
                    </Button>
                  </IfLet>
                </NavigationStack>
              </Sheet>
            </Button>
          </Body>
      """)
    let after = TeaShop.shop(
      """
          <!-- Opens the sheet. -->
          <Func signature="open(tea: Tea)"><![CDATA[
            // First what is shown,
            chosen = tea
            // then that it is.
            print("opened")
          ]]></Func>
          <Func signature="close()">
            chosen = nil;
            print("closed")
          </Func>
          <Body>
            <Button><action>chosen = Tea(id: 1, name: 'Assam', origin: nil)</action>Assam</Button>
            <Button action="open(tea: Tea(id: 2, name: 'Sencha', origin: nil))">Tea
              <Sheet item="$chosen" as="it" onDismiss="print('gone')"><!-- what was chosen -->
                <NavigationStack>
                  <!-- always there -->
                  <Text>{it.name}</Text>
                  <!-- closes -->
                  <Button action="close()">
                    Close
                  </Button>
                </NavigationStack>
              </Sheet>
            </Button>
          </Body>
      """, isFixed: true)
    let text = LintLab.apply(try #require(Self.fix(before)), to: before)
    #expect(text == after)
    #expect(LintLab.lint(text).unclean.isEmpty, "\(LintLab.lint(text).summary)")
  }

  @Test("Nothing is offered where a part would be left behind", arguments: TeaShop.unfixable.indices)
  func unfixable(_ index: Int) {
    let (action, rest) = TeaShop.unfixable[index]
    let text = TeaShop.shop(
      "    <Body><VStack><Button action=\"\(action)\">Tea</Button><Sheet isPresented=\"$isShown\">\(rest)</VStack></Body>"
    )
    #expect(Self.fix(text) == nil, "\(rest)")
  }

  @Test("An item has an identity")
  func identity() {
    let plain = TeaShop.tea.replacing(" conforms=\"Identifiable\"", with: "")
    let text = TeaShop.shop(
      "    <Body><Button action=\"\(TeaShop.choose); isShown = true\">Tea<Sheet isPresented=\"$isShown\"><Text>{chosen!.name}</Text></Sheet></Button></Body>",
      struct: plain)
    #expect(Self.fix(text) == nil)
    let help = LintLab.lint(text).diagnostics.compactMap(\.help).first
    #expect(help?.hasSuffix("`Tea` is not Identifiable.") == true)
  }

  @Test("A scenario that sets the flag keeps it")
  func scenario() {
    let body = TeaShop.shop(
      "    <Body><Button action=\"\(TeaShop.choose); isShown = true\">Tea<Sheet isPresented=\"$isShown\"><Text>{chosen!.name}</Text></Sheet></Button></Body>"
    )
    #expect(Self.fix(body) != nil)
    let scenario =
      #"<Scenario name="open" of="Shop"><Set name="isShown" value="{true}"/></Scenario></Module>"#
    #expect(Self.fix(body.replacing("</Module>", with: scenario)) == nil)
  }
}
