/// The characters that controls and lines are drawn with.
struct Marks: Sendable {
  var horizontal: UInt32
  var vertical: UInt32
  /// Corners: top leading, top trailing, bottom leading, bottom trailing.
  var corners: [UInt32]
  var roundCorners: [UInt32]
  var heavyHorizontal: UInt32
  var heavyVertical: UInt32
  var heavyCorners: [UInt32]
  /// Where a line joins a box: from the left, the right, the top, the bottom.
  var joints: [UInt32]
  var titleRule: UInt32
  /// From light to full.
  var shades: [UInt32]
  var ellipsis: String
  var on: String
  var off: String
  var disclosure: String
  var external: String
  var back: String
  var opened: String
  var closed: String
  var menu: String
  var stepper: String
  var check: String
  var chosen: String
  var unchosen: String
  var chosenRow: UInt32
  var dot: String
  var knob: UInt32
  var trackDone: UInt32
  var trackRest: UInt32
  var barDone: UInt32
  var barRest: UInt32
  var swatch: String
  var busy: String
  var marker: String
  var degree: String
  var prominent: (String, String)
  var disabled: (String, String)
  var slopes: (up: UInt32, down: UInt32)
  var sun: UInt32
  var water: UInt32
  var contour: UInt32
  /// The lines of a chart's grid.
  var grid: (across: UInt32, down: UInt32)
  private var symbols: [UInt32]

  /// The shade of a number: full, then those that differ most; they begin again after four.
  func shade(_ number: UInt8) -> UInt32 {
    let order = [3, 1, 0, 2]
    let place = Int(number) % order.count
    return shades[order[place]]
  }

  /// The symbol of a number; they begin again after eight.
  func symbol(_ number: UInt8) -> UInt32 {
    let place = Int(number) % symbols.count
    return symbols[place]
  }

  static let unicode = Marks(
    horizontal: 0x2500, vertical: 0x2502, corners: [0x250C, 0x2510, 0x2514, 0x2518],
    roundCorners: [0x256D, 0x256E, 0x2570, 0x256F], heavyHorizontal: 0x2501, heavyVertical: 0x2503,
    heavyCorners: [0x250F, 0x2513, 0x2517, 0x251B], joints: [0x251C, 0x2524, 0x252C, 0x2534],
    titleRule: 0x2550, shades: [0x2591, 0x2592, 0x2593, 0x2588], ellipsis: "…", on: "━━●", off: "○──",
    disclosure: "›", external: "↗", back: "‹", opened: "▾", closed: "▸", menu: "▾", stepper: "[ − │ + ]",
    check: "✓", chosen: "●", unchosen: "○", chosenRow: 0x25CF, dot: "•", knob: 0x25CF, trackDone: 0x2501,
    trackRest: 0x2500,
    barDone: 0x2588, barRest: 0x2591, swatch: "■", busy: "◌", marker: "◉", degree: "°",
    prominent: ("▐", "▌"), disabled: ("‹", "›"), slopes: (0x2571, 0x2572), sun: 0x25CB, water: 0x7E,
    contour: 0xB7, grid: (0x2508, 0x250A),
    symbols: [0x25CF, 0x25A0, 0x25B2, 0x25C6, 0x2B1F, 0x271A, 0x2716, 0x2731])

  static let ascii = Marks(
    horizontal: 0x2D, vertical: 0x7C, corners: [0x2B, 0x2B, 0x2B, 0x2B],
    roundCorners: [0x2E, 0x2E, 0x27, 0x27], heavyHorizontal: 0x3D, heavyVertical: 0x7C,
    heavyCorners: [0x2B, 0x2B, 0x2B, 0x2B], joints: [0x2B, 0x2B, 0x2B, 0x2B], titleRule: 0x3D,
    shades: [0x2E, 0x3A, 0x25, 0x23], ellipsis: "...", on: "[x]", off: "[ ]", disclosure: ">",
    external: "^", back: "<", opened: "v", closed: ">", menu: "v", stepper: "[ - | + ]", check: "x",
    chosen: "*", unchosen: "o", chosenRow: 0x2A, dot: "*", knob: 0x6F, trackDone: 0x3D, trackRest: 0x2D,
    barDone: 0x23,
    barRest: 0x2E, swatch: "#", busy: "...", marker: "@", degree: " deg", prominent: ("[*", "*]"),
    disabled: ("(", ")"), slopes: (0x2F, 0x5C), sun: 0x6F, water: 0x7E, contour: 0x2E,
    grid: (0x2D, 0x3A), symbols: [0x6F, 0x23, 0x5E, 0x25, 0x24, 0x2B, 0x78, 0x2A])
}
