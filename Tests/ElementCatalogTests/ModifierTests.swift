import RenderTree
import ScreenTypes
import StandardLibrary
import Testing

@testable import ElementCatalog

@Suite struct ModifierTests {
  private let host = FakeHost()

  private func text(_ chain: FakeHost.Modifier...) throws -> (Lowering, NodeIndex) {
    let lowering = Lowering(host: host)
    return (lowering, try host.lower(host.add("Text", ["title": .string("a")], [], chain), lowering))
  }

  private func circle(_ chain: FakeHost.Modifier...) throws -> ShapePayload {
    let lowering = Lowering(host: host)
    _ = try host.lower(host.add("Circle", [:], [], chain), lowering)
    return lowering.tree.shapes[0]
  }

  @Test func everyModifierDrawsItsViewOnceWhateverItIsGiven() throws {
    for modifier in ElementCatalog.shared.modifiers {
      // An item of a bar, or a tab, that is hidden is left out.
      if modifier.name == "hidden", modifier.receiver != .view { continue }
      for overload in modifier.signatures.indices {
        for value in [Value.void, .null, .int(3), .place(99), .place(-1), .string("x"), .constant(.null)] {
          let lowering = Lowering(host: host)
          let count = modifier.signatures[overload].filter { $0 == ":" }.count
          var calls = 0
          let use = ModifierUse(
            overload: overload, values: Array(repeating: value, count: count), site: 0)
          let node = try modifier.apply(lowering, use) {
            calls += 1
            return lowering.text("a")
          }
          #expect(calls == 1, "\(modifier.signatures[overload])")
          #expect(lowering.outline(node).contains("text"), "\(modifier.signatures[overload])")
          #expect(lowering.environment.textStyle == TextStyle(), "\(modifier.name)")
        }
      }
    }
  }

  @Test func paddingTakesEdgesLengthAndInsets() throws {
    func insets(_ modifier: FakeHost.Modifier) throws -> BoxModifier? {
      let (lowering, node) = try text(modifier)
      return lowering.modifier(node)
    }
    let all = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    #expect(try insets(host.modifier("padding", overload: 1)) == .padding(all))
    #expect(
      try insets(host.modifier("padding", overload: 1, .place(2), .int(-130)))
        == .padding(EdgeInsets(bottom: -130)))
    let edges = Value.array(ArrayBox([.place(0), .place(4)]))
    #expect(
      try insets(host.modifier("padding", overload: 1, edges, .double(4)))
        == .padding(EdgeInsets(top: 4, leading: 4, trailing: 4)))
    #expect(
      try insets(host.modifier("padding", overload: 2, Value(InsetsValue(EdgeInsets(top: 1)))))
        == .padding(EdgeInsets(top: 1)))
  }

  @Test func chainStandsInItsOrder() throws {
    let (lowering, node) = try text(
      host.modifier("padding"), host.modifier("background", overload: 1, .color(Color(.gray))),
      host.modifier("border", .color(Color(.red)), .double(2)))
    #expect(lowering.modifier(node) == .border(.color(Color(.red)), width: 2))
    let inside = lowering.children(of: node)[0]
    #expect(lowering.modifier(inside) == .backgroundPaint(.color(Color(.gray))))
  }

  @Test func nearestToTheViewWins() throws {
    let (lowering, node) = try text(
      host.modifier("foregroundColor", .color(Color(.red))),
      host.modifier("foregroundColor", .color(Color(.blue))))
    #expect(lowering.runs(node)[0].style.color == Color(.red))
    let (inherited, other) = try text(
      host.modifier("foregroundColor", .null), host.modifier("foregroundColor", .color(Color(.blue))))
    #expect(inherited.runs(other)[0].style.color == Color(.blue))
  }

  @Test func weightStaysWhateverTheFont() throws {
    let font = Value(FontValue(FontSize(.title), design: .monospaced))
    for chain in [
      [host.modifier("bold"), host.modifier("font", font)],
      [host.modifier("font", font), host.modifier("bold")],
    ] {
      let lowering = Lowering(host: host)
      let node = try host.lower(host.add("Text", ["title": .string("a")], [], chain), lowering)
      let style = lowering.runs(node)[0].style
      #expect(style.weight == .bold)
      #expect(style.design == .monospaced)
      #expect(style.size.style == .title)
    }
  }

  @Test func groupsAreModifiedOneByOne() throws {
    let views = (0..<2).map { _ in host.add("Text", ["title": .string("a")]) }
    let layout = Value(PreviewLayoutValue.fixed(width: 300, height: 70))
    let lowering = Lowering(host: host)
    let node = try host.lower(
      host.add(
        "Group", [:], views,
        [
          host.modifier("previewLayout", layout),
          host.modifier("overlay", overload: 3, Value(ShapeValue(.circle))),
          host.modifier("tag", .int(1)),
        ]), lowering)
    #expect(
      lowering.outline(node) == "group(box(box(text), group(shape)), box(box(text), group(shape)))")
  }

  @Test func shapesAreFilledAndStroked() throws {
    #expect(try circle().fill == .foreground)
    #expect(try circle(host.modifier("fill", .color(Color(.red)))).fill == .color(Color(.red)))
    let stroked = try circle(host.modifier("stroke", .color(Color(.white)), .int(4)))
    #expect(stroked.fill == nil)
    #expect(stroked.stroke == .color(Color(.white)))
    #expect(stroked.strokeWidth == 4)
    let coloured = try circle(host.modifier("foregroundColor", .color(Color(.blue))))
    #expect(coloured.fill == .color(Color(.blue)))
    let gradient = GradientValue(
      GradientColors([Color(.red), Color(.blue)]), from: UnitPointValue(x: 0, y: 0),
      to: UnitPointValue(x: 1, y: 1))
    #expect(try circle(host.modifier("foregroundStyle", Value(gradient))).fill == gradient.paint)
  }

  @Test func lettersHaveGradients() throws {
    let gradient = GradientValue(
      GradientColors([Color(.red), Color(.blue)]), from: UnitPointValue(x: 0, y: 0),
      to: UnitPointValue(x: 1, y: 0))
    let lowering = Lowering(host: host)
    let blended = host.modifier("foregroundStyle", Value(gradient))
    let plain = host.modifier("foregroundColor", .color(Color(.green)))
    for modifiers in [[blended], [blended, plain], [plain, blended]] {
      _ = try host.lower(host.add("Text", ["title": .string("Rock")], [], modifiers), lowering)
    }
    let styles = lowering.tree.runs.map { lowering.tree.textStyles[Int($0.style)] }
    #expect(styles.map(\.gradient) == [0, 0, -1])
    #expect(styles.map(\.color) == [Color(.red), Color(.red), Color(.green)])
    #expect(lowering.tree.gradients == [gradient.paint])
  }

  @Test func symbolsTakeVariants() throws {
    for (name, expected) in [("star", "star.fill"), ("star.fill", "star.fill")] {
      let lowering = Lowering(host: host)
      _ = try host.lower(
        host.add(
          "Image", ["systemName": .string(name)], [],
          [host.modifier("symbolVariant", .place(4)), host.modifier("symbolVariant", .place(0))]), lowering)
      #expect(lowering.tree.string(lowering.tree.images[0].name) == expected)
    }
  }

  @Test func textCaseChangesLetters() throws {
    let (lowering, node) = try text(host.modifier("textCase", .place(0)))
    #expect(lowering.runs(node)[0].text == "A")
  }

  @Test func labelsReachControlsAndImages() throws {
    let lowering = Lowering(host: host)
    let image = try host.lower(
      host.add(
        "Image", ["name": .string("turtlerock")], [],
        [host.modifier("padding"), host.modifier("accessibilityLabel", .string("A rock"))]), lowering)
    #expect(lowering.name(of: image) == "A rock")
    let button = try host.lower(
      host.add(
        "Button", ["title": .string("+")], [], [host.modifier("accessibilityLabel", .string("Add"))]),
      lowering)
    #expect(lowering.name(of: button) == "Add")
    let hidden = try host.lower(
      host.add(
        "Image", ["name": .string("turtlerock")], [], [host.modifier("accessibilityHidden", .bool(true))]),
      lowering)
    #expect(lowering.name(of: hidden).isEmpty)
  }

  @Test func gesturesRegister() throws {
    let gesture = GestureValue(.longPress(minimumDuration: 1))
    let (lowering, node) = try text(
      host.modifier("onTapGesture", .void, .action), host.modifier("gesture", Value(gesture)))
    #expect(host.registrations.map(\.kind) == [.tap, .longPress])
    #expect(lowering.modifier(node) == .tappable(control: 1))
  }

  @Test func previewsAreNamed() throws {
    let (lowering, node) = try text(
      host.modifier("previewDisplayName", .string("Row")),
      host.modifier("previewLayout", Value(PreviewLayoutValue.fixed(width: 300, height: 70))))
    guard case .device(let width, let height, let name)? = lowering.modifier(node) else {
      Issue.record("no device")
      return
    }
    #expect(width == 300)
    #expect(height == 70)
    #expect(lowering.tree.string(name) == "Row")
  }

  @Test func lineLimitsAreBounded() throws {
    let (lowering, node) = try text(host.modifier("lineLimit", .int(.max)))
    #expect(lowering.tree.texts[Int(lowering.tree[node].payload)].lineLimit == .max)
  }

  @Test func rowsAreDressed() throws {
    let separated = host.modifier("listRowSeparator", .place(2))
    let (outside, view) = try text(separated)
    #expect(outside.outline(view) == "text")
    let list = Lowering(host: host)
    list.environment.isInList = true
    let row = try host.lower(host.add("Text", ["title": .string("a")], [], [separated]), list)
    #expect(list.outline(row) == "plainRow(text)")
    let (badge, counted) = try text(host.modifier("badge", .int(3)))
    guard case .badge(let text)? = badge.modifier(counted) else {
      Issue.record("no badge")
      return
    }
    #expect(badge.tree.string(text) == "3")
  }
}
