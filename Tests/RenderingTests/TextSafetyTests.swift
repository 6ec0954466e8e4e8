import RenderTree
import Testing

@testable import Rendering

/// Whatever the tree holds, the output is whole lines of the page's width without control characters.
@Suite struct TextSafetyTests {
  typealias B = Build

  /// The columns of a line without colour.
  static func columns(_ line: Substring) -> Int {
    var reader = ClusterReader()
    var clusters: [Cluster] = []
    reader.read(ArraySlice(line.utf8), style: 0, into: &clusters)
    return clusters.reduce(0) { $0 + Int($1.width) }
  }

  static func expectWholeLines(_ page: String, _ width: Int) {
    for line in page.split(separator: "\n") {
      #expect(columns(line) <= width, "\(line)")
      #expect(!line.hasSuffix(" "))
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value >= 0x7F && $0.value < 0xA0 })
    }
  }

  @Test func controlCharactersBecomePictures() {
    let text = "a\u{1B}[31mred\u{7}\u{9B}2J\tb\u{202E}c\u{0}"
    #expect(picture(40, B.text(text, TextStyle(), lines: 1)) == "           a␛[31mred␇�2J bc␀")
  }

  @Test func brokenUTF8IsReplaced() {
    var tree = RenderTree()
    tree.pool = [0x61, 0xFF, 0xC3, 0x62]
    tree.runs = [TextRun(text: PoolRange(start: 0, count: 4), style: 0)]
    tree.texts = [TextPayload(firstRun: 0, runCount: 1)]
    tree.root = tree.add(.group)
    tree[tree.root].firstChild = tree.add(.text)
    #expect(draw(tree, 10).contains("a"))
    #expect(draw(tree, 10).hasSuffix("\n"))
    Self.expectWholeLines(draw(tree, 10), 10)
  }

  @Test func indicesOutsideTheTreeAreIgnored() {
    var tree = RenderTree()
    for kind: RenderNode.Kind in [.stack, .text, .image, .control, .list, .box, .grid, .map, .link, .region] {
      tree.nodes = []
      let root = tree.add(.group)
      let child = tree.add(kind, payload: 99)
      tree[root].firstChild = child
      tree[child].firstChild = NodeIndex(77)
      tree.root = root
      Self.expectWholeLines(draw(tree, 20), 20)
    }
    #expect(TextRenderer().render(RenderTree()).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5])
  func numbersOfAnySizeAreCut(_ number: Double) {
    let pieces: [Piece] = [
      box(B.text("frame"), .frame(number, 32)), box(B.text("padding"), .padding(EdgeInsets(leading: number))),
      box(B.text("offset"), .offset(x: number, y: 0)), box(B.text("ratio"), .aspectRatio(number, fill: true)),
      box(B.text("opacity"), .opacity(number)), box(B.text("z"), .zIndex(number), .layoutPriority(number)),
      B.hstack(spacing: number, B.text("a"), B.text("b")), B.map(number, number),
      B.control(.slider) { control, _ in control.number = number },
      B.control(.progress) { control, _ in control.maximum = number },
      box(B.shape(.roundedRectangle(number)), .frame(80, 48)),
      B.grid(GridPayload(columns: .adaptive(number)), B.text("cell")),
      B.grid(GridPayload(columns: .count(number > 0 ? .max : .min)), B.text("cell")),
    ]
    for piece in pieces { Self.expectWholeLines(picture(40, height: 20, piece), 40) }
  }

  @Test func widthsOfAnyNumberAreCut() {
    for width in [Int.min, 0, 1, 2, 3, 7] {
      Self.expectWholeLines(picture(width, Screens.landmarks), max(1, width))
      Self.expectWholeLines(picture(width, Screens.order), max(1, width))
    }
    #expect(picture(20, height: -4, B.text("a")).split(separator: "\n").count == 1)
  }

  @Test func deepNestingIsDrawnToALimit() {
    var tree = RenderTree()
    for (levels, isDrawn) in [(1_000, true), (20_000, false)] {
      tree = RenderTree()
      var node = B.text("core")(&tree)
      for level in 0..<levels {
        let outer: NodeIndex
        if level % 3 == 0 {
          tree.boxes.append(.opacity(1))
          outer = tree.add(.box, payload: tree.boxes.count - 1)
        } else {
          tree.stacks.append(StackPayload(axis: level % 3 == 1 ? .horizontal : .vertical))
          outer = tree.add(.stack, payload: tree.stacks.count - 1)
        }
        tree[outer].firstChild = node
        node = outer
      }
      tree.root = tree.add(.group)
      tree[tree.root].firstChild = node
      #expect(draw(tree, 40).contains("core") == isDrawn)
    }
  }

  @Test func everySymbolTakesOneCell() {
    for name in ["star", "heart", "cart.fill", "trash", "map", "no.such.symbol", ""] {
      #expect(Self.columns(Substring(SymbolGlyph.named(name, ascii: false))) == 1)
    }
    for (name, glyph) in SymbolGlyph.all {
      #expect(Self.columns(Substring(glyph.glyph)) == 1, "\(name)")
      #expect(glyph.ascii.utf8.count == 1 && glyph.ascii.utf8.allSatisfy { $0 < 0x7F }, "\(name)")
    }
    #expect(SymbolGlyph.all.count >= 120)
  }

  @Test func controlsAreASCIIOnRequest() {
    let page = draw(
      B.tree([
        B.list(
          .automatic, [B.toggle("On", true), Controls.picker(.segmented), Controls.disclosure("a", true)]),
        box(B.image("a"), .clip(.circle)), box(B.map(1, 2), .frame(nil, 100)),
        Controls.tabs(.automatic), box(B.shape(.circle), .frame(96, 96)),
      ]), 40, ascii: true)
    let others = Set(page.unicodeScalars.filter { $0.value >= 0x7F && !(0xAC00...0xD7A3).contains($0.value) })
    #expect(others.map { String($0) } == [])
  }

  @Test func mapsOfDifferentPlacesDiffer() {
    let places = [(34.011286, -116.166868), (34.011287, -116.166868), (-34.011286, 116.166868), (0.0, 0.0)]
    let pictures = places.map { place in picture(40, box(B.map(place.0, place.1), .frame(nil, 100))) }
    #expect(Set(pictures).count == places.count)
  }

  @Test func longListsAreDrawnInBandsWithoutSeams() {
    let rows: [Piece] = (0..<3_000).map { B.hstack(B.text("Row \($0)"), B.spacer(), B.text("x")) }
    let expected = (0..<3_000).map { " Row \($0)" + String(repeating: " ", count: 14 - "\($0)".count) + "x" }
    let line = "\n" + String(repeating: "─", count: 20) + "\n"
    #expect(picture(21, B.list(.sidebar, rows)) == expected.map { $0 }.joined(separator: "\n"))
    #expect(picture(20, B.list(.plain, rows)).split(separator: "\n").count == 5_999)
    #expect(picture(20, B.list(.plain, rows)).contains("Row 1999         x" + line + " Row 2000"))
  }

  @Test func longStacksAreDrawnInBandsWithoutSeams() {
    let rows: [Piece] = (0..<5_000).map { B.text("Row \($0)") }
    let stack = B.stack(
      StackPayload(axis: .vertical, alignment: Alignment(.leading, .center), spacing: 0), rows)
    let expected = (0..<5_000).map { "Row \($0)" }.joined(separator: "\n")
    #expect(picture(8, B.scroll(stack)) == expected)
  }

  @Test func sameTreeSameBytes() {
    let tree = B.tree([Screens.landmarkDetail])
    #expect(TextRenderer().render(tree) == TextRenderer().render(tree))
  }
}
