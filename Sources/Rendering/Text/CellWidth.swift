/// How many cells text takes where characters have a fixed width: the terminal, the gutter of a message.
public enum CellWidth {
  /// The cells of a text: two for wide characters and pictures, none for marks.
  public static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + CharacterWidth.cells($1.value) }
  }
}
