/// Text for documents in XML.
enum XMLText {
  /// Text that is safe in an attribute and in content; characters that XML 1.0 lacks become U+FFFD.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      case "\t": out += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out += scalar.value < 0x20 ? "\u{FFFD}" : String(scalar)
      }
    }
  }
}
