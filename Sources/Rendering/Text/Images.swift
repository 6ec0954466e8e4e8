import RenderTree

extension TextLayout {
  /// A picture of the package: 120 × 90 points, less where it is known to be smaller, unless it fills its place. A symbol is one glyph, and
  /// so is a picture that is the icon of a tab, which is as high as a line of letters.
  mutating func measureImage(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    guard let image = payload(node, tree.images) else { return .zero }
    let natural: CellSize
    if image.source == .symbol {
      natural = CellSize(width: columns(symbol(image)), height: 1)
    } else if context.isInTabBar {
      natural = CellSize(width: columns(glyph(of: image)), height: 1)
    } else {
      var size = (width: 120, height: 90)
      if !image.isResizable, let own = pictures[string(image.name)], own.width <= 120, own.height <= 90 {
        size = own
      }
      natural = CellSize(width: Cells.columns(Double(size.width)), height: Cells.rows(Double(size.height)))
    }
    guard image.isResizable else { return natural }
    return CellSize(
      width: Cells.length(proposal.width, ideal: natural.width),
      height: Cells.length(proposal.height, ideal: natural.height))
  }

  /// The ratio of the width of a picture to its height, where it is known and the picture takes any size.
  mutating func ratio(ofPicture node: NodeIndex) -> Double? {
    guard isNode(node), kind(node) == .image, let image = payload(node, tree.images), image.isResizable,
      image.source == .asset, let size = pictures[string(image.name)], size.width > 0, size.height > 0
    else { return nil }
    return Double(size.width) / Double(size.height)
  }

  fileprivate mutating func symbol(_ image: ImagePayload, isMirrored: Bool = false) -> String {
    let name = string(image.name)
    return SymbolGlyph.named(isMirrored ? SymbolCatalog.mirrored(name) : name, ascii: isASCII)
  }

  /// What stands for a picture in a line of text.
  mutating func glyph(of image: ImagePayload) -> String {
    SymbolGlyph.named(image.source == .symbol ? string(image.name) : "photo", ascii: isASCII)
  }
}

extension TextPage {
  mutating func drawImage(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    guard let image = layout.payload(node, layout.tree.images), rect.width > 0, rect.height > 0 else {
      return
    }
    if image.source == .symbol {
      let glyph = layout.symbol(image, isMirrored: readsFromRight)
      let own = image.isMulticolor ? SymbolColors.colors(of: layout.string(image.name)) : nil
      let ink = own.map { plainInk(context, $0.main) } ?? ink(style: Int(image.style), context)
      write(
        glyph, rect.x + max(0, rect.width - layout.columns(glyph)) / 2, rect.y + (rect.height - 1) / 2,
        ink: ink)
      return
    }
    if rect.height < 3 || rect.width < 5 {
      let mark = SymbolGlyph.named("photo", ascii: layout.isASCII)
      let ink = plainInk(context, Color(.secondary))
      write(mark, rect.x + (rect.width - 1) / 2, rect.y + (rect.height - 1) / 2, columns: 1, ink: ink)
      return
    }
    drawArt(image, visiblePart(of: rect, context), context)
  }

  /// The part of a picture that a clip around it leaves: the art and its frame stand there whole.
  private mutating func visiblePart(of rect: CellRect, _ context: Context) -> CellRect {
    guard context.clipOutline != nil else { return rect }
    let visible = rect.intersection(context.clipRect)
    return visible.width >= 5 && visible.height >= 3 ? visible : rect
  }

  /// Placeholder art: hills and a sun that differ from name to name, in a frame, with the name below.
  private mutating func drawArt(_ image: ImagePayload, _ rect: CellRect, _ context: Context) {
    let outline = clipOutline(rect, context)
    let mask = OutlineMask(outline, rect)
    let line = lineInk(context)
    canvas.paint(rect, paper: 0)
    let name = Self.fileName(layout.bytes(image.name))
    let seed = Self.hash(name)
    let hasName = rect.height >= 5 && rect.width >= 8
    // The name stands in the lowest row that has room for it between the outline's sides.
    let wanted = self.layout.columns(name) + 2
    var nameRow = rect.height - 2
    while nameRow > rect.height / 2, (mask.span(nameRow + 1)?.count ?? 0) < wanted { nameRow -= 1 }
    let ground = rect.y + (hasName ? nameRow - 1 : rect.height - 2)
    if ground > rect.y { drawHills(rect, ground: ground, mask, seed, ink: line) }
    if ground - rect.y >= 3 {
      let x = rect.x + rect.width / 4 + Int(seed % 3)
      let y = rect.y + 1 + (rect.height > 8 ? Int(seed / 3 % 2) + 1 : 0)
      if mask.contains(x, y) {
        canvas.put(layout.marks.sun, width: 1, x, y, ink: plainInk(context, Color(.yellow)))
      }
    }
    drawOutline(rect, outline, ink: line)
    guard hasName, let span = mask.span(nameRow) else { return }
    let columns = span.count - 2
    let width = min(columns, self.layout.columns(name))
    let x = rect.x + span.lowerBound + 1 + (columns - width) / 2
    write(name, x, rect.y + nameRow, columns: columns, ink: plainInk(context, Color(.secondary)))
  }

  /// Draws mountains: lines that rise and fall by one row per column.
  private mutating func drawHills(
    _ rect: CellRect, ground: Int, _ mask: OutlineMask, _ seed: UInt64, ink: UInt16
  ) {
    let tallest = max(1, min(8, ground - rect.y - (rect.height > 5 ? 1 : 0)))
    var seed = seed
    var x = rect.x + 1
    let end = rect.maxX - 1
    while x < end {
      seed = Self.mix(seed)
      let height = max(1, tallest - Int(seed % UInt64(max(1, tallest / 2 + 1))))
      for step in 0..<height {
        putHill(layout.marks.slopes.up, x + step, ground - step, end, mask, ink)
        putHill(layout.marks.slopes.down, x + 2 * height - 1 - step, ground - step, end, mask, ink)
      }
      x += 2 * height + (tallest > 1 ? Int(seed / 64 % 3) : 0)
    }
  }

  private mutating func putHill(
    _ glyph: UInt32, _ x: Int, _ y: Int, _ end: Int, _ mask: OutlineMask, _ ink: UInt16
  ) {
    if x < end && mask.contains(x, y) { canvas.put(glyph, width: 1, x, y, ink: ink) }
  }

  /// The last part of a path or address.
  private static func fileName(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // A picture that is written out has none.
    if path.starts(with: "data:".utf8) { return path.prefix(0) }
    guard let slash = path.lastIndex(of: 0x2F), slash + 1 < path.endIndex else { return path }
    return path[(slash + 1)...]
  }

  /// FNV-1a.
  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return mix(hash)
  }

  /// The finishing step of SplitMix64.
  static func mix(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
