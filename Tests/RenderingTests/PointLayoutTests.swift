import RenderTree
import Rendering
import Testing

/// What a layout of the package is told of views, in points and in cells.
@Suite struct PointLayoutTests {
  typealias B = Build

  /// The size of a view that is offered a width and a height.
  private func size(
    _ piece: @escaping Piece, _ width: Double? = nil, _ height: Double? = nil, in unit: LayoutUnit = .points
  ) -> [Double] {
    var tree = RenderTree()
    let view = piece(&tree)
    let size = TextRenderer.measurer(of: [view], in: tree, from: 0)(unit, 0, width, height)
    return [size.width, (size.height * 100).rounded() / 100]
  }

  private var chip: Piece {
    box(
      B.text("Assam"), .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)),
      .backgroundPaint(.color(Color(.yellow))))
  }

  @Test func paddingIsExactInPointsAndWholeCellsInText() {
    #expect(size(chip) == [78, 34.44])
    #expect(size(chip, in: .cells) == [72, 48])
  }

  @Test func linesAreAsHighAsInTheStyleSheet() {
    var title = TextStyle()
    title.size = FontSize(.title)
    #expect(size(B.text("One\nTwo"))[1] == 44.88)
    #expect(size(B.text("One", title))[1] == 33.88)
  }

  @Test func textWrapsBetweenWordsAndInLongOnes() {
    #expect(size(B.text("one two three"), 70) == [70, 44.88])
    #expect(size(B.text("one two three"), 1000)[1] == 22.44)
    #expect(size(B.text("incomprehensible"), 60)[1] == 67.32)
    #expect(size(B.text("one two three", lines: 1), 60) == [60, 22.44])
  }

  @Test func shapesTakeWhatTheyAreOffered() {
    #expect(size(B.shape(.circle)) == [10, 10])
    #expect(size(B.shape(.circle), 40, 30) == [40, 30])
    #expect(size(box(B.shape(.circle), .aspectRatio(2, fill: false)), 40, 30) == [40, 20])
    #expect(size(B.shape(.circle), .infinity, .nan) == [80_000, 0])
  }

  @Test func wildTreesHaveSizes() {
    for seed in 0..<300 {
      var numbers = TextFuzzTests.Numbers(state: UInt64(seed))
      let piece = TextFuzzTests.piece(&numbers, 5)
      for length in [nil, 0, 100, .infinity] as [Double?] {
        for side in size(piece, length, length) { #expect((0...80_000).contains(side)) }
      }
    }
  }

  @Test func theLeastFlexibleViewOfAStackChoosesFirst() {
    let row = B.hstack(B.shape(.rectangle), box(B.shape(.rectangle), .frame(30, 20)))
    #expect(size(row) == [48, 20])
    #expect(size(row, 100, 50) == [100, 50])
  }

  @Test func whatIsNoTextNorShapeHasItsCells() {
    #expect(size(B.list(.plain, B.text("Row")), 160) == size(B.list(.plain, B.text("Row")), 160, in: .cells))
  }
}
