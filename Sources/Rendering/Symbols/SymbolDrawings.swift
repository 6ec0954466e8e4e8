/// All symbols with their variants, and how each is drawn on a square of 24 units.
///
/// A glyph is written once, as a closed outline and strokes. Variants follow from it: `.fill` fills the outline
/// and cuts the strokes out of it, `.circle` and `.square` set the glyph small into a ring or frame, `.slash`
/// draws a line across it with a gap on both sides.
final class SymbolDrawings: Sendable {
  /// What is done to a glyph.
  enum Variant: Sendable { case plain, fill, circle, circleFill, square, squareFill, slash, slashFill }

  private struct Entry {
    let name: String
    let utf8: [UInt8]
    let glyph: Int
    let variant: Variant
    let label: String
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
      return Int(truncatingIfNeeded: ((mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9) >> 54)
    }
  }

  /// A place of the hash table; `position` is -1 where it is free.
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
    var position = -1
  }

  private let entries: [Entry]
  /// Open addressing; twice as many places as names, made once and kept for as long as the program runs.
  private let slots: [Slot]
  /// For each symbol, how its element goes on after the class: name, reference, end.
  private static let endings = SymbolCatalog.drawings.entries.map { entry in
    Array(" role=\"img\" aria-label=\"\(entry.label)\"><use href=\"#sw-\(entry.name)\"/></svg>".utf8)
  }

  init() {
    var found: [Entry] = []
    for (position, glyph) in SymbolTable.glyphs.enumerated() {
      for (suffix, variant) in Self.variants(glyph.variants) {
        let name = glyph.name + suffix
        found.append(
          Entry(
            name: name, utf8: Array(name.utf8), glyph: position, variant: variant,
            label: Self.label(of: glyph, suffix: suffix)))
      }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var places = [Slot](repeating: Slot(), count: 1024)
    for (position, entry) in found.enumerated() {
      let key = entry.utf8.withUnsafeBufferPointer { Key($0) }
      var slot = key.slot
      while places[slot].position >= 0 { slot = (slot + 1) & 1023 }
      places[slot] = Slot(first: key.first, last: key.last, count: key.count, position: position)
    }
    entries = found
    slots = places
  }

  /// Variants are written as letters: `-` plain, `f` fill, `c` circle, `C` circle.fill, `q` square,
  /// `Q` square.fill, `s` slash, `S` slash.fill.
  private static func variants(_ letters: String) -> [(String, Variant)] {
    letters.map { letter in
      switch letter {
      case "f": (".fill", .fill)
      case "c": (".circle", .circle)
      case "C": (".circle.fill", .circleFill)
      case "q": (".square", .square)
      case "Q": (".square.fill", .squareFill)
      case "s": (".slash", .slash)
      case "S": (".slash.fill", .slashFill)
      default: ("", .plain)
      }
    }
  }

  private static func label(of glyph: SymbolTable.Glyph, suffix: String) -> String {
    let label = glyph.label.isEmpty ? words(in: glyph.name) : glyph.label
    return suffix.hasPrefix(".slash") ? label + " off" : label
  }

  /// `square.and.arrow.up` becomes "square and arrow up"; `.fill` is not said.
  static func words(in name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  var names: [String] { entries.map(\.name) }
  var count: Int { entries.count }

  /// The position of a name, or -1.
  @inline(__always)
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    if name.isEmpty || name.count > 64 { return -1 }
    let key = Key(name)
    return slots.withUnsafeBufferPointer { slots in
      var place = key.slot
      while slots[place].position >= 0 {
        let slot = slots[place]
        if slot.first == key.first && slot.last == key.last && slot.count == key.count
          && (key.count <= 16 || entries[slot.position].utf8.elementsEqual(name))
        {
          return slot.position
        }
        place = (place + 1) & 1023
      }
      return -1
    }
  }

  /// How the element of a symbol with its own name as label goes on after its class.
  @inline(__always)
  func ending(_ symbol: Int) -> [UInt8] { Self.endings[symbol] }

  func name(_ symbol: Int) -> [UInt8] { entries[symbol].utf8 }
  func label(_ symbol: Int) -> String { entries[symbol].label }

  // MARK: Drawing

  /// Writes a symbol as an SVG `symbol` element, to be shown by `use`.
  func writeDefinition(_ position: Int, to output: inout OutputBuffer) {
    let entry = entries[position]
    let glyph = SymbolTable.glyphs[entry.glyph]
    let isMasked =
      [.circleFill, .squareFill, .slash, .slashFill].contains(entry.variant)
      || entry.variant == .fill && glyph.details.utf8CodeUnitCount > 0
    output.append("<symbol id=\"sw-")
    output.append(entry.utf8)
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
        writePath(glyph.strokes, "", to: &output)
      case .circle, .square:
        writePath(entry.variant == .circle ? SymbolTable.ring : SymbolTable.frame, "", to: &output)
        writeSmall(glyph, " stroke-width=\"2.7\"", to: &output)
      default:
        writePath(glyph.outline, "", to: &output)
        writePath(glyph.strokes, "", to: &output)
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
    default:
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
