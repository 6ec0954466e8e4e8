import RenderTree

/// Which shared drawings a page uses; each is written once, at the end.
struct DrawingUse: ~Copyable {
  var symbols = [Bool](repeating: false, count: SymbolCatalog.drawings.count)
  var art = [Bool](repeating: false, count: PlaceholderArt.count)
  var usesMissing = false
  var usesGradients = false
  var isEmpty: Bool { !usesMissing && !usesGradients && !symbols.contains(true) && !art.contains(true) }
}
