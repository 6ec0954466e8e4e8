import RenderTree
import Testing

/// Trees made at random from a fixed seed.
@Suite struct TextFuzzTests {
  typealias B = Build

  /// SplitMix64.
  struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ value >> 31) % UInt64(bound))
    }

    mutating func points() -> Double {
      [0, 4, 8, 16, 24, 100, 300, -8, -130, 5_000, .infinity, .nan][next(12)]
    }

    mutating func alignment() -> Alignment {
      let across: [HorizontalAlignment] = [.leading, .center, .trailing]
      let down: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
      return Alignment(across[next(3)], down[next(5)])
    }
  }

  static let texts = [
    "", "a", "Hello there", "한국어 문장입니다", "日本語。", "👩‍👩‍👧‍👦 emoji 🇰🇷", "a\nb\n\nc", "\u{1B}[2J", "e\u{301}\u{200B}x",
    "a very long line of text that will surely have to be wrapped somewhere",
  ]

  static func piece(_ numbers: inout Numbers, _ levels: Int) -> Piece {
    func children(_ numbers: inout Numbers) -> [Piece] {
      (0..<numbers.next(4)).map { _ in piece(&numbers, levels - 1) }
    }
    if levels <= 0 || numbers.next(5) == 0 { return leaf(&numbers) }
    switch numbers.next(8) {
    case 0, 1:
      let axes: [StackPayload.Axis] = [.horizontal, .vertical, .depth]
      let spacing: Double? = numbers.next(2) == 0 ? nil : numbers.points()
      let payload = StackPayload(
        axis: axes[numbers.next(3)], alignment: numbers.alignment(), spacing: spacing)
      return B.stack(payload, children(&numbers))
    case 2: return B.list([.automatic, .plain, .grouped, .sidebar][numbers.next(4)], children(&numbers))
    case 3:
      let kinds: [ControlPayload.Kind] = [.button, .toggle, .stepper, .groupBox, .gauge, .progress]
      let looks: [ControlPayload.Look] = [.automatic, .plain, .bordered, .borderedProminent, .circular]
      let kind = kinds[numbers.next(6)]
      let look = looks[numbers.next(5)]
      let number = numbers.points()
      return B.control(kind, children(&numbers)) { control, _ in
        control.look = look
        control.number = number
      }
    case 4:
      let pieces = children(&numbers)
      return B.scroll(horizontal: numbers.next(2) == 0, B.group(pieces))
    case 5:
      let columns: [GridPayload.Columns] = [
        .count(3), .adaptive(numbers.points()),
        .tracks([GridTrack(.fixed(80)), GridTrack(.flexible(minimum: 8, maximum: numbers.points()))]),
        .fromRows,
      ]
      let pieces = children(&numbers)
      return B.grid(GridPayload(columns: columns[numbers.next(4)]), B.group(pieces))
    default: return boxed(&numbers, levels)
    }
  }

  static func boxed(_ numbers: inout Numbers, _ levels: Int) -> Piece {
    let inner = piece(&numbers, levels - 1)
    let outlines: [Outline] = [.rectangle, .circle, .ellipse, .capsule, .roundedRectangle(numbers.points())]
    let modifiers: [BoxModifier] = [
      .padding(EdgeInsets(top: numbers.points(), leading: numbers.points(), bottom: numbers.points())),
      .frame(numbers.points(), nil, numbers.alignment()), .frame(nil, numbers.points()), .wide(),
      .offset(x: numbers.points(), y: numbers.points()), .border(.foreground, width: 1),
      .clip(outlines[numbers.next(5)]), .backgroundPaint(.color(Color(.blue))),
      .aspectRatio(numbers.points(), fill: numbers.next(2) == 0),
      .fixedSize(horizontal: true, vertical: false),
      .device(width: 200, height: 100, name: .empty), .ignoresTaps, .zIndex(numbers.points()),
    ]
    let modifier = modifiers[numbers.next(modifiers.count)]
    if numbers.next(6) == 0 {
      let alignment = numbers.alignment()
      return box(inner, .overlay(alignment: alignment), with: piece(&numbers, levels - 1))
    }
    return box(inner, modifier)
  }

  static func leaf(_ numbers: inout Numbers) -> Piece {
    switch numbers.next(8) {
    case 0: return B.spacer(numbers.points())
    case 1: return B.divider()
    case 2: return B.image("picture", resizable: numbers.next(2) == 0)
    case 3: return B.symbol("star.fill")
    case 4: return B.shape(.circle, fill: .color(Color(.red)), stroke: .foreground)
    case 5: return B.map(1.5, 2.5)
    default: return B.text(texts[numbers.next(texts.count)], TextStyle(), lines: Int32(numbers.next(3)))
    }
  }

  @Test(arguments: 0..<300) func randomTrees(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let tree = B.tree([Self.piece(&numbers, 6), Self.piece(&numbers, 4)])
    for width in [13, 40] {
      let page = draw(tree, width, height: numbers.next(2) == 0 ? 30 : nil)
      TextSafetyTests.expectWholeLines(page.split(separator: "\n").prefix(400).joined(separator: "\n"), width)
    }
    #expect(draw(tree, 40, height: 20, color: .trueColor).hasSuffix("\n"))
  }
}
