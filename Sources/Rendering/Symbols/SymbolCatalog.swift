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

  /// True for a symbol that points the other way in languages that are written from right to left: those whose
  /// name has a direction of reading after its first part (`chevron.forward`), and lists. Media keys are not.
  static func isMirrored(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.dropFirst().contains { directions[String($0)] != nil } || parts.first == "list"
  }

  /// The name of the symbol that shows the other direction; the same for others.
  static func mirrored(_ name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    return parts.enumerated().map { $0 > 0 ? directions[$1] ?? $1 : $1 }.joined(separator: ".")
  }

  private static let directions = [
    "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
  ]

  static func label(of name: UnsafeBufferPointer<UInt8>) -> String {
    let symbol = drawings.find(name)
    if symbol >= 0 { return drawings.label(symbol) }
    return SymbolDrawings.words(in: String(decoding: name, as: UTF8.self))
  }
}
