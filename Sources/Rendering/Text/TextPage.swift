import RenderTree

/// One rendering of a tree: asks the layout for sizes and places, and paints views into bands of rows from top to bottom, so
/// that memory follows the output and not the square of the page.
///
/// It cannot be copied, and all its methods are `mutating`, so that a call passes one address: a call that only
/// borrows would lay the whole structure on the stack at each level of the tree.
struct TextPage: ~Copyable {
  /// Sizes and places, which painting does not change.
  var layout: TextLayout
  private let options: TextRenderer.Options
  /// True where what is painted now reads from right to left.
  var readsFromRight: Bool
  var canvas: Canvas
  var inks: InkTable
  /// Views whose sizes are asked for, with the sizes they were painted in.
  private var wanted: [Int32: CellSize?] = [:]
  /// How far outside its place a view may draw: by offsets, negative padding, and content larger than a frame.
  let overflow: Int
  /// How many rows under its place a view may be moved.
  private let below: Int

  private static let mostRowsBelow = 1_000
  private static let cellsPerBand = 1 << 16

  /// A page that nothing is painted on; `views` are those whose sizes `size(of:)` gives afterwards.
  init(_ tree: RenderTree, _ options: TextRenderer.Options, sizesOf views: [NodeIndex] = []) {
    let tree = tree.unfolded()
    self.options = options
    readsFromRight = tree.wholeDirection ?? options.isRightToLeft
    layout = TextLayout(tree, ascii: options.ascii, width: options.width, pictures: options.pictures)
    canvas = Canvas(width: layout.pageWidth)
    inks = InkTable(depth: options.color)
    for view in views { wanted[view.raw] = .some(nil) }
    var overflow = 64
    var below = 0
    for box in tree.boxes {
      switch box {
      case .offset(let x, let y), .position(let x, let y):
        overflow = min(Cells.longest, max(overflow, 64 + max(abs(Cells.columns(x)), abs(Cells.rows(y)))))
        below = max(below, min(Self.mostRowsBelow, Cells.rows(y)))
      case .padding(let insets):
        let edges = CellInsets(insets)
        let most = max(-edges.top, -edges.leading, -edges.bottom, -edges.trailing)
        overflow = min(Cells.longest, max(overflow, 64 + most))
      // What is drawn in its own place, in its own order, needs no preparation.
      default: break
      }
    }
    self.overflow = overflow
    self.below = below
  }

  /// Notes the size that a view is painted in, if it is wanted.
  mutating func noteSize(of view: NodeIndex, _ size: CellSize) {
    if !wanted.isEmpty, wanted[view.raw] != nil { wanted[view.raw] = .some(size) }
  }

  /// The size that a wanted view was painted in; nil where it was not painted.
  mutating func size(of view: NodeIndex) -> CellSize? { wanted[view.raw] ?? nil }

  mutating func render() -> [UInt8] {
    var output: [UInt8] = []
    guard layout.isNode(layout.tree.root) else { return output }
    var context = Context()
    context.isDark = options.isDark
    context.accent = options.accent
    let limit = options.height.map { max(1, min(100_000, $0)) }
    let proposal = Proposal(canvas.width, limit ?? Cells.unspecified)
    let size = layout.measureContent(of: layout.tree.root, proposal, context)
    let layers = layout.hasPresentations ? layout.presentations(under: layout.tree.root) : []
    let (places, needed) = layout.layerPlaces(layers, under: size.height, limit: limit, context)
    // What is moved under the end of a page without a limit is drawn there.
    let rows = needed + (limit == nil && layers.isEmpty ? below : 0)
    let page = CellRect(0, 0, canvas.width, rows)
    let bandRows = max(16, Self.cellsPerBand / canvas.width)
    output.reserveCapacity(rows * min(canvas.width, 80))
    var top = 0
    while top < rows {
      canvas.open(top: top, rows: min(bandRows, rows - top))
      drawBand(page, size: size, context)
      for (layer, place) in zip(layers, places) { drawLayer(layer, place, over: page, context) }
      appendBand(to: &output)
      top += bandRows
    }
    for _ in needed..<rows where output.count > 1 && output.suffix(2).allSatisfy({ $0 == 0x0A }) {
      output.removeLast()
    }
    return output
  }

  private mutating func drawBand(_ page: CellRect, size: CellSize, _ context: Context) {
    let spare = options.height == nil ? 0 : max(0, page.height - size.height)
    let x = max(0, (page.width - size.width) / 2)
    let rect = CellRect(x, spare / 2, size.width, size.height)
    drawContent(of: layout.tree.root, rect, Proposal(page.width, rect.height), context)
  }

  /// Appends the rows of the canvas as lines.
  private mutating func appendBand(to output: inout [UInt8]) {
    for row in 0..<canvas.rows {
      let start = row * canvas.width
      var cells = canvas.cells[start..<(start + canvas.width)]
      if readsFromRight { cells = mirrored(cells)[...] }
      append(row: cells, to: &output)
    }
  }

  private mutating func append(row cells: ArraySlice<Cell>, to output: inout [UInt8]) {
    var end = cells.endIndex
    while end > cells.startIndex {
      let cell = cells[end - 1]
      if cell.glyph & Glyph.codeMask != Glyph.blank || cell.paper != 0 || cell.ink != 0 && isDrawn(cell) {
        break
      }
      end -= 1
    }
    var ink: UInt16 = 0
    var paper: UInt16 = 0
    let lineStart = output.count
    var isolated: Int?
    for index in cells.startIndex..<end {
      let cell = cells[index]
      let code = cell.glyph & Glyph.codeMask
      if code == Glyph.rightHalf { continue }
      if cell.ink != ink || cell.paper != paper {
        ink = cell.ink
        paper = cell.paper
        inks.appendSwitch(toInk: ink, paper: paper, to: &output)
      }
      if cell.glyph & Glyph.startFlag != 0, isolated == nil, let last = isolatedEnd(cells[..<end], at: index)
      {
        isolated = last
        output.append(contentsOf: Self.isolate)
      }
      append(code, to: &output)
      var next = index + 1
      while next < end, cells[next].glyph == Glyph.rightHalf { next += 1 }
      if next == isolated {
        isolated = nil
        output.append(contentsOf: Self.endOfIsolate)
        // The line as a whole runs from left to right: a mark at its beginning says so.
        if !output[lineStart...].starts(with: Self.leftToRightMark) {
          output.insert(contentsOf: Self.leftToRightMark, at: lineStart)
        }
      }
    }
    if ink != 0 || paper != 0 { output.append(contentsOf: "\u{1B}[0m".utf8) }
    output.append(0x0A)
  }

  private static let isolate = Array("\u{2068}".utf8)
  private static let endOfIsolate = Array("\u{2069}".utf8)
  private static let leftToRightMark = Array("\u{200E}".utf8)

  /// True for a blank that shows a line.
  private mutating func isDrawn(_ cell: Cell) -> Bool {
    !inks.inks[Int(cell.ink)].lines.isEmpty
  }

  private mutating func append(_ code: UInt32, to output: inout [UInt8]) {
    if code < 0x80 {
      output.append(UInt8(truncatingIfNeeded: code))
    } else if code & Glyph.clusterFlag != 0 {
      output.append(contentsOf: layout.reader.bytes(of: code & ~Glyph.clusterFlag))
    } else if code < 0x800 {
      output.append(UInt8(truncatingIfNeeded: 0xC0 | code >> 6))
      output.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
    } else if code < 0x10000 {
      output.append(UInt8(truncatingIfNeeded: 0xE0 | code >> 12))
      output.append(UInt8(truncatingIfNeeded: 0x80 | code >> 6 & 0x3F))
      output.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
    } else {
      output.append(UInt8(truncatingIfNeeded: 0xF0 | code >> 18 & 0x07))
      output.append(UInt8(truncatingIfNeeded: 0x80 | code >> 12 & 0x3F))
      output.append(UInt8(truncatingIfNeeded: 0x80 | code >> 6 & 0x3F))
      output.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
    }
  }
}
