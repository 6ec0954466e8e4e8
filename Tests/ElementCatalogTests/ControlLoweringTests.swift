import RenderTree
import ScreenTypes
import StandardLibrary
import Testing

@testable import ElementCatalog

@Suite struct ControlLoweringTests {
  private let host = FakeHost()

  private func lowered(_ site: Int) throws -> (Lowering, NodeIndex) {
    let lowering = Lowering(host: host)
    return (lowering, try host.lower(site, lowering))
  }

  @Test func buttonRegistersItsAction() throws {
    let (lowering, node) = try lowered(
      host.add("Button", ["title": .string("Order"), "action": .action, "role": .place(1)]))
    let payload = lowering.tree.controls[0]
    #expect(payload.role == .destructive)
    #expect(payload.control == 0)
    #expect(host.registrations[0].node == node)
    #expect(host.registrations[0].action != nil)
  }

  @Test func pressedButtonIsFoundByItsLabel() throws {
    host.settings.pressed = "Order"
    host.pressedLabel = "Order"
    let (lowering, _) = try lowered(host.add("Button", ["title": .string("Order")]))
    #expect(lowering.tree.controls[0].isPressed)
    let (other, _) = try lowered(host.add("Button", ["title": .string("Cancel")]))
    #expect(!other.tree.controls[0].isPressed)
  }

  @Test func declaredStylesDrawTheLabel() throws {
    let style = Value.structure(StructBox(type: .any, fields: []))
    let button = host.add("Button", ["title": .string("Order")], [], [host.modifier("buttonStyle", style)])
    let (lowering, node) = try lowered(button)
    #expect(lowering.outline(node) == "button(box(text))")
    #expect(lowering.tree.controls[0].look == .plain)
    host.takesInput = true
    let (primitive, body) = try lowered(button)
    #expect(primitive.outline(body) == "box(text)")
  }

  @Test func declaredToggleStyleIsFoundByItsLabel() throws {
    let style = Value.structure(StructBox(type: .any, fields: []))
    let toggle = host.add(
      "Toggle", ["title": .string("Wifi"), "isOn": .constant(.bool(true))], [],
      [host.modifier("toggleStyle", style)])
    let (lowering, node) = try lowered(toggle)
    #expect(lowering.outline(node) == "box(text)")
    #expect(host.registrations[0].kind == .toggle)
    #expect(lowering.name(of: host.registrations[0].node) == "Wifi")
  }

  @Test func toggleReadsItsBinding() throws {
    let toggle = host.add("Toggle", ["title": .string("Wifi"), "isOn": .constant(.bool(true))])
    let (lowering, _) = try lowered(toggle)
    #expect(lowering.tree.controls[0].isOn)
    host.sites[toggle].chain = [host.modifier("labelsHidden")]
    let (hidden, node) = try lowered(toggle)
    #expect(hidden.outline(node) == "toggle")
    #expect(hidden.tree.string(hidden.tree.controls[0].accessibilityLabel) == "Wifi")
  }

  @Test func disabledReachesControlsInside() throws {
    let (lowering, _) = try lowered(
      host.add("HStack", [:], [host.add("Button")], [host.modifier("disabled", .bool(true))]))
    #expect(!lowering.tree.controls[0].isEnabled)
    #expect(!host.registrations[0].isEnabled)
    #expect(host.injected.map(\.key) == ["isEnabled"])
  }

  @Test func stepperHasBounds() throws {
    let range = Value.range(RangeBox(lower: .int(1), upper: .int(20), isClosed: true))
    let (lowering, _) = try lowered(
      host.add("Stepper", ["title": .string("Q"), "value": .constant(.int(3)), "in": range, "step": .int(2)]))
    let payload = lowering.tree.controls[0]
    #expect(payload.number == 3)
    #expect(payload.minimum == 1)
    #expect(payload.maximum == 20)
    #expect(host.registrations[0].range?.step == 2)
    let half = Value.range(RangeBox(lower: .int(0), upper: .int(5), isClosed: false))
    #expect(lowering.bounds(half)?.maximum == 4)
  }

  @Test func fieldsShowTextAndPrompt() throws {
    let field = host.add(
      "TextField",
      ["title": .string("Name"), "text": .constant(.string("Rock")), "prompt": .string("Any name")], [],
      [host.modifier("onSubmit", .void, .action)])
    let (lowering, _) = try lowered(field)
    let payload = lowering.tree.controls[0]
    #expect(lowering.tree.string(payload.title) == "Any name")
    #expect(lowering.tree.string(payload.text) == "Rock")
    #expect(lowering.tree.string(payload.accessibilityLabel) == "Name")
    #expect(host.registrations[0].action != nil)
  }

  @Test func datesAndColoursAreWritten() throws {
    let (lowering, _) = try lowered(
      host.add(
        "DatePicker", ["selection": .constant(.date(1_577_836_800)), "displayedComponents": .place(0)]))
    #expect(lowering.tree.string(lowering.tree.controls[0].text) == "2020-01-01")
    let (both, _) = try lowered(host.add("DatePicker", ["selection": .constant(.date(1_577_836_800))]))
    #expect(both.tree.string(both.tree.controls[0].text) == "2020-01-01T00:00")
    let shown = both.tree.dates[Int(both.tree.controls[0].date)]
    #expect(both.tree.string(shown.day) == "Jan 1, 2020")
    #expect(both.tree.string(shown.time) == "12:00\u{202F}AM")
    let (color, _) = try lowered(host.add("ColorPicker", ["selection": .constant(.color(Color(.red)))]))
    #expect(color.tree.string(color.tree.controls[0].text) == "#FF3B30")
  }

  @Test func alertIsPresentedOverThePage() throws {
    let alert = host.add(
      "Alert",
      ["isPresented": .constant(.bool(true)), "title": .string("Order?"), "message": .string("Two")],
      [host.add("Button", ["title": .string("Yes"), "action": .action])])
    let (lowering, node) = try lowered(host.add("Text", ["title": .string("a")], [alert]))
    #expect(lowering.outline(node) == "text")
    let shown = try #require(lowering.preferences.presentations.first)
    #expect(lowering.outline(shown) == "presentation(button(text))")
    #expect(lowering.tree.string(lowering.tree.presentations[0].message) == "Two")
    #expect(host.registrations[0].kind == .dismiss)
    #expect(host.registrations[1].dismisses == 0)
  }

  @Test func alertsPutTheButtonThatCancelsWhereDevicesDo() throws {
    func names(_ buttons: [(String, Int32)]) throws -> [String] {
      let alert = host.add(
        "Alert", ["isPresented": .constant(.bool(true)), "title": .string("Order?")],
        buttons.map { name, role in
          host.add(
            "Button", ["title": .string(name), "role": role < 0 ? .null : .place(role), "action": .action])
        })
      let (lowering, _) = try lowered(host.add("Text", ["title": .string("a")], [alert]))
      let shown = try #require(lowering.preferences.presentations.first)
      return lowering.children(of: shown).map { lowering.name(of: $0) }
    }
    #expect(try names([("Yes", -1), ("No", 0)]) == ["No", "Yes"])
    #expect(try names([("No", 0), ("Yes", -1)]) == ["No", "Yes"])
    #expect(try names([("No", 0), ("One", -1), ("Two", -1)]) == ["One", "Two", "No"])
    #expect(try names([("One", -1), ("Two", -1)]) == ["One", "Two"])
  }

  @Test func missingAnswersAreAdded() throws {
    for (name, expected) in [("Alert", "OK"), ("ConfirmationDialog", "Cancel")] {
      let site = host.add(
        "Text", ["title": .string("a")],
        [host.add(name, ["isPresented": .constant(.bool(true)), "title": .string("T")])])
      let (lowering, _) = try lowered(site)
      let shown = try #require(lowering.preferences.presentations.first)
      #expect(lowering.name(of: shown) == expected)
    }
  }

  @Test func nothingIsPresentedWhileOff() throws {
    for value in [Value.bool(false), .null] {
      let sheet = host.add("Sheet", ["item": .constant(value)], [host.add("Divider")])
      let (lowering, _) = try lowered(host.add("Text", ["title": .string("a")], [sheet]))
      #expect(lowering.preferences.presentations.isEmpty)
    }
    #expect(host.registrations.isEmpty)
  }

  @Test func sheetKeepsItsTitleAndStyleApart() throws {
    let inside = host.add(
      "Text", ["title": .string("b")], [], [host.modifier("navigationTitle", .string("Inner"))])
    let sheet = host.add("Sheet", ["isPresented": .constant(.bool(true))], [inside])
    let (lowering, _) = try lowered(
      host.add("Text", ["title": .string("a")], [sheet], [host.modifier("bold")]))
    #expect(lowering.preferences.navigationTitle == nil)
    let shown = try #require(lowering.preferences.presentations.first)
    #expect(lowering.runs(lowering.children(of: shown)[0])[0].style.weight == nil)
  }
}
