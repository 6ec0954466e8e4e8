/// HTML that is put together from texts, each of which is escaped.
struct PanelMarkup {
  /// What was written.
  private(set) var text = ""

  /// Appends a tag with attributes; those without a value are left out. `html` is written as it is: names of our own.
  mutating func open(_ tag: String, _ attributes: [(String, String?)] = []) {
    text += "<" + tag
    for (name, value) in attributes {
      guard let value else { continue }
      text += " \(name)=\"" + Self.escaped(value) + "\""
    }
    text += ">"
  }

  /// Appends the end of an element.
  mutating func close(_ tag: String) { text += "</\(tag)>" }

  /// Appends text.
  mutating func words(_ words: String) { text += Self.escaped(words) }

  /// Appends an element without attributes that holds a text.
  mutating func element(_ tag: String, _ words: String) { element(tag, [], words) }

  /// Appends an element that holds a text.
  mutating func element(_ tag: String, _ attributes: [(String, String?)], _ words: String) {
    open(tag, attributes)
    self.words(words)
    close(tag)
  }

  /// Appends an element that holds what `body` appends.
  mutating func element(
    _ tag: String, _ attributes: [(String, String?)] = [], _ body: (inout PanelMarkup) -> Void
  ) {
    open(tag, attributes)
    body(&self)
    close(tag)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    // Everything else is itself in HTML.
    default: false
    }
  }

  private static func escaped(_ words: String) -> String {
    guard words.utf8.contains(where: { isSpecial($0) }) else { return words }
    var out = ""
    out.reserveCapacity(words.utf8.count)
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\0": out += "\u{FFFD}"
      // Everything else is itself in HTML.
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
