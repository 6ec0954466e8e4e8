/// The symbols that can be drawn, by their names.
public enum SymbolCatalog {
  static let drawings = SymbolDrawings()

  /// All names, sorted.
  public static var names: [String] { drawings.names }

  /// True for a symbol that has a drawing; others are drawn as a dashed square.
  public static func isKnown(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { drawings.find($0) >= 0 }
  }

  /// What a screen reader says for a symbol without a label: "Favorite" for `star`, "Add" for `plus`; for names
  /// without words of their own, the name's parts with blanks between them.
  public static func defaultLabel(_ name: String) -> String {
    var bytes = name
    return bytes.withUTF8 { label(of: $0) }
  }

  static func label(of name: UnsafeBufferPointer<UInt8>) -> String {
    let symbol = drawings.find(name)
    if symbol >= 0 { return drawings.label(symbol) }
    return SymbolDrawings.words(in: String(decoding: name, as: UTF8.self))
  }
}
