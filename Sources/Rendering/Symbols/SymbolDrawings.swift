import Synchronization

/// All symbols with their variants, and how each is drawn on a square of 24 units.
///
/// A glyph is written once, as a closed outline and strokes. Variants follow from it: `.fill` fills the outline
/// and cuts the strokes out of it, `.circle` and `.square` set the glyph small into a ring or frame, `.slash`
/// draws a line across it with a gap on both sides.
final class SymbolDrawings: Sendable {
  /// What is done to a glyph.
  enum Variant: Sendable { case plain, fill, circle, circleFill, square, squareFill, slash, slashFill }

  private struct Entry {
    /// Its bytes in `bytes`.
    let start: Int
    let count: Int
    let glyph: Int
    let variant: Variant
    /// The first eight bytes, by which names are ordered.
    let order: UInt64
  }

  /// What is compared of a name: its first and last bytes and its length; enough for names up to 16 bytes.
  private struct Key: Equatable {
    let first: UInt64
    let last: UInt64
    let count: Int

    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>) {
      count = name.count
      guard let start = name.baseAddress else {
        (first, last) = (0, 0)
        return
      }
      let bytes = UnsafeRawPointer(start)
      switch count {
      case 8...:
        first = bytes.loadUnaligned(as: UInt64.self)
        last = (bytes + count - 8).loadUnaligned(as: UInt64.self)
      case 4...:
        first = UInt64(bytes.loadUnaligned(as: UInt32.self))
        last = UInt64((bytes + count - 4).loadUnaligned(as: UInt32.self))
      default:
        first = UInt64(start[0]) | UInt64(start[count / 2]) << 8
        last = UInt64(start[count - 1])
      }
    }

    @inline(__always)
    var slot: Int {
      let mixed =
        first &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0xD1B5_4A32_D192_ED03 ^ UInt64(truncatingIfNeeded: count)
      return Int(
        truncatingIfNeeded: ((mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9) >> (64 - SymbolDrawings.slotBits)
      )
    }
  }

  /// How many bits tell a place of the hash table.
  private static let slotBits = 12
  private static let lastSlot = (1 << slotBits) - 1

  /// A place of the hash table; `position` is -1 where it is free.
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
    var position = -1
  }

  /// The names, one after the other, in memory that lives as long as the process.
  private nonisolated(unsafe) let bytes: UnsafePointer<UInt8>
  private let entries: [Entry]
  /// How many bytes the longest name has.
  private let longest: Int
  /// Open addressing; twice as many places as names, made once and kept for as long as the program runs.
  private let slots: [Slot]
  /// For each symbol the address of its ending, 0 before one was asked for.
  private nonisolated(unsafe) let endings: UnsafeMutablePointer<Atomic<UInt>>

  init() {
    var names: [UInt8] = []
    names.reserveCapacity(32_768)
    var found: [Entry] = []
    found.reserveCapacity(2048)
    for (position, glyph) in SymbolTable.glyphs.enumerated() {
      for letter in glyph.variants.utf8 {
        let (suffix, variant) = Self.variant(letter)
        let start = names.count
        names.append(contentsOf: glyph.name.utf8)
        names.append(
          contentsOf: UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
        var order: UInt64 = 0
        for place in start..<start + 8 {
          order = order << 8 | (place < names.count ? UInt64(names[place]) : 0)
        }
        found.append(
          Entry(
            start: start, count: names.count - start, glyph: position, variant: variant,
            order: order))
      }
    }
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: names.count)
    kept.initialize(from: names, count: names.count)
    found.sort { first, second in
      if first.order != second.order { return first.order < second.order }
      return UnsafeBufferPointer(start: kept + first.start, count: first.count).lexicographicallyPrecedes(
        UnsafeBufferPointer(start: kept + second.start, count: second.count))
    }
    var places = [Slot](repeating: Slot(), count: Self.lastSlot + 1)
    for (position, entry) in found.enumerated() {
      let key = Key(UnsafeBufferPointer(start: kept + entry.start, count: entry.count))
      var slot = key.slot
      while places[slot].position >= 0 { slot = (slot + 1) & Self.lastSlot }
      places[slot] = Slot(first: key.first, last: key.last, count: key.count, position: position)
    }
    bytes = UnsafePointer(kept)
    entries = found
    longest = found.reduce(0) { max($0, $1.count) }
    slots = places
    endings = .allocate(capacity: found.count)
    for position in found.indices { (endings + position).initialize(to: Atomic(0)) }
  }

  /// Variants are written as letters: `-` plain, `f` fill, `c` circle, `C` circle.fill, `q` square,
  /// `Q` square.fill, `s` slash, `S` slash.fill; `F` is filled, as its name says before its end.
  private static func variant(_ letter: UInt8) -> (suffix: StaticString, variant: Variant) {
    switch letter {
    case UInt8(ascii: "f"): (".fill", .fill)
    case UInt8(ascii: "F"): ("", .fill)
    case UInt8(ascii: "c"): (".circle", .circle)
    case UInt8(ascii: "C"): (".circle.fill", .circleFill)
    case UInt8(ascii: "q"): (".square", .square)
    case UInt8(ascii: "Q"): (".square.fill", .squareFill)
    case UInt8(ascii: "s"): (".slash", .slash)
    case UInt8(ascii: "S"): (".slash.fill", .slashFill)
    default: ("", .plain)
    }
  }

  /// `square.and.arrow.up` becomes "square and arrow up"; `.fill` is not said.
  static func words(in name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  var names: [String] { entries.indices.map { String(decoding: name($0), as: UTF8.self) } }
  var count: Int { entries.count }

  /// The position of a name, or -1.
  @inline(__always)
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    if name.isEmpty || name.count > longest { return -1 }
    let key = Key(name)
    return slots.withUnsafeBufferPointer { slots in
      var place = key.slot
      while slots[place].position >= 0 {
        let slot = slots[place]
        if slot.first == key.first && slot.last == key.last && slot.count == key.count
          && (key.count <= 16 || self.name(slot.position).elementsEqual(name))
        {
          return slot.position
        }
        place = (place + 1) & Self.lastSlot
      }
      return -1
    }
  }

  /// How the element of a symbol with its own name as label goes on after its class: name, reference, end.
  @inline(__always)
  func ending(_ symbol: Int) -> UnsafeBufferPointer<UInt8> {
    let known = endings[symbol].load(ordering: .acquiring)
    guard let start = UnsafeRawPointer(bitPattern: known) else { return makeEnding(symbol) }
    return Self.ending(at: start)
  }

  /// An ending in memory: its length, then its bytes.
  private static func ending(at start: UnsafeRawPointer) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: (start + 8).assumingMemoryBound(to: UInt8.self), count: Int(start.load(as: Int64.self)))
  }

  /// Makes an ending, which lives as long as the process; where two threads do so at once, the first one's counts.
  private func makeEnding(_ symbol: Int) -> UnsafeBufferPointer<UInt8> {
    var text = OutputBuffer(capacity: 128)
    text.append(" role=\"img\" aria-label=\"")
    text.append(verbatim: label(symbol))
    text.append("\"><use href=\"#sw-")
    text.append(name(symbol))
    text.append("\"/></svg>")
    let place = UnsafeMutableRawPointer.allocate(byteCount: 8 + text.count, alignment: 8)
    place.storeBytes(of: Int64(text.count), as: Int64.self)
    text.withBytes { (place + 8).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    let (isFirst, known) = endings[symbol].compareExchange(
      expected: 0, desired: UInt(bitPattern: place), ordering: .acquiringAndReleasing)
    if isFirst { return Self.ending(at: place) }
    place.deallocate()
    return Self.ending(at: UnsafeRawPointer(bitPattern: known)!)
  }

  func name(_ symbol: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + entries[symbol].start, count: entries[symbol].count)
  }

  func label(_ symbol: Int) -> String {
    let entry = entries[symbol]
    let glyph = SymbolTable.glyphs[entry.glyph]
    let label = glyph.label.isEmpty ? Self.words(in: glyph.name) : glyph.label
    return entry.variant == .slash || entry.variant == .slashFill ? label + " off" : label
  }

  // MARK: Drawing

  /// Writes a symbol as an SVG `symbol` element, to be shown by `use`.
  func writeDefinition(_ position: Int, to output: inout OutputBuffer) {
    let entry = entries[position]
    let glyph = SymbolTable.glyphs[entry.glyph]
    let isMasked =
      [.circleFill, .squareFill, .slash, .slashFill].contains(entry.variant)
      || entry.variant == .fill && glyph.details.utf8CodeUnitCount > 0
    // What falls from a cloud, or shines behind it, has a colour of its own.
    let strokes: StaticString =
      glyph.name.hasPrefix("cloud.") ? " style=\"stroke:var(--second,currentColor)\"" : ""
    output.append("<symbol id=\"sw-")
    output.append(name(position))
    output.append("\" viewBox=\"0 0 24 24\">")
    if isMasked {
      output.append("<mask id=\"sw-k")
      output.append(number: position)
      output.append("\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">")
      writeMask(glyph, entry.variant, to: &output)
      output.append("</mask><path fill=\"currentColor\" stroke=\"none\" d=\"M0 0h24v24H0z\" mask=\"url(#sw-k")
      output.append(number: position)
      output.append(")\"/>")
      if entry.variant == .slash || entry.variant == .slashFill {
        writePath("M3.5 3.5l17 17", "", to: &output)
      }
    } else {
      switch entry.variant {
      case .fill:
        writePath(glyph.outline, " fill=\"currentColor\"", to: &output)
        writePath(glyph.strokes, strokes, to: &output)
      case .circle, .square:
        writePath(entry.variant == .circle ? SymbolTable.ring : SymbolTable.frame, "", to: &output)
        writeSmall(glyph, " stroke-width=\"2.7\"", to: &output)
      // A plain one. The others have a mask, which was written above.
      case .plain, .circleFill, .squareFill, .slash, .slashFill:
        writePath(glyph.outline, "", to: &output)
        writePath(glyph.strokes, strokes, to: &output)
        writePath(glyph.details, "", to: &output)
      }
    }
    output.append("</symbol>")
  }

  private func writeMask(_ glyph: SymbolTable.Glyph, _ variant: Variant, to output: inout OutputBuffer) {
    switch variant {
    case .circleFill, .squareFill:
      let ground = variant == .circleFill ? SymbolTable.ring : SymbolTable.frame
      writePath(ground, " fill=\"#fff\" stroke=\"#fff\"", to: &output)
      writeSmall(glyph, " stroke=\"#000\" stroke-width=\"3.2\"", to: &output)
    case .slash, .slashFill:
      writePath(
        glyph.outline, variant == .slashFill ? " fill=\"#fff\" stroke=\"#fff\"" : " stroke=\"#fff\"",
        to: &output)
      writePath(glyph.strokes, " stroke=\"#fff\"", to: &output)
      writePath(glyph.details, variant == .slashFill ? " stroke=\"#000\"" : " stroke=\"#fff\"", to: &output)
      writePath("M3.5 3.5l17 17", " stroke=\"#000\" stroke-width=\"5\"", to: &output)
    case .plain, .fill, .circle, .square:
      writePath(glyph.strokes, " stroke=\"#fff\"", to: &output)
      writePath(glyph.outline, " fill=\"#fff\" stroke=\"#fff\"", to: &output)
      writePath(glyph.details, " stroke=\"#000\"", to: &output)
    }
  }

  private func writeSmall(
    _ glyph: SymbolTable.Glyph, _ attributes: StaticString, to output: inout OutputBuffer
  ) {
    output.append("<g transform=\"translate(5.4 5.4)scale(.55)\"")
    output.append(attributes)
    output.append(">")
    writePath(glyph.outline, "", to: &output)
    writePath(glyph.strokes, "", to: &output)
    writePath(glyph.details, "", to: &output)
    output.append("</g>")
  }

  /// The drawing of names that are not known: a dashed square.
  func writeMissing(to output: inout OutputBuffer) {
    output.append("<symbol id=\"sw-missing\" viewBox=\"0 0 24 24\"><path stroke-dasharray=\"3 2.6\" d=\"")
    SymbolPath.write(SymbolTable.frame, to: &output)
    output.append("\"/></symbol>")
  }

  private func writePath(_ path: StaticString, _ attributes: StaticString, to output: inout OutputBuffer) {
    if path.utf8CodeUnitCount == 0 { return }
    output.append("<path")
    output.append(attributes)
    output.append(" d=\"")
    SymbolPath.write(path, to: &output)
    output.append("\"/>")
  }
}
