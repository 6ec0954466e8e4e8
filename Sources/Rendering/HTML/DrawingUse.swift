import RenderTree

/// The shared drawings that a page uses; each is written once, at the end.
struct DrawingUse: ~Copyable {
  /// All symbols.
  let catalog = SymbolCatalog.drawings
  private var symbols = [Bool](repeating: false, count: SymbolCatalog.drawings.count)
  private var art = [Bool](repeating: false, count: PlaceholderArt.count)
  private var usesMissing = false
  /// True where a symbol is filled with a gradient.
  private(set) var usesGradients = false
  /// True where the page uses none.
  var isEmpty: Bool { !usesMissing && !usesGradients && !symbols.contains(true) && !art.contains(true) }

  /// The symbol of a name, which the page uses from here on; -1 for one that is drawn as missing.
  mutating func use(symbol name: UnsafeBufferPointer<UInt8>) -> Int {
    let symbol = catalog.find(name)
    if symbol >= 0 { symbols[symbol] = true } else { usesMissing = true }
    return symbol
  }

  /// Notes a drawing that stands for a picture.
  mutating func use(art variant: Int) { art[variant] = true }

  /// Notes that a symbol is filled with a gradient.
  mutating func useGradients() { usesGradients = true }

  /// Writes the drawings, without gradients.
  func writeDefinitions(to output: inout OutputBuffer) {
    for symbol in symbols.indices where symbols[symbol] { catalog.writeDefinition(symbol, to: &output) }
    if usesMissing { catalog.writeMissing(to: &output) }
    for variant in art.indices where art[variant] { PlaceholderArt.writeDefinition(variant, to: &output) }
  }
}
