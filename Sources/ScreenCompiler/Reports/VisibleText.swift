/// Text that is safe to print to a terminal or a log, as files, their names and data may hold any characters.
public enum VisibleText {
  /// The text on one line: control characters, and those that turn the order of letters round, become U+FFFD.
  public static func line(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain { return text }
    var out = ""
    for scalar in text.unicodeScalars { out.unicodeScalars.append(isHidden(scalar) ? "\u{FFFD}" : scalar) }
    return out
  }

  /// The text on one line, with what it quotes of several lines, as code with its modifiers, joined as it would be written on one.
  public static func message(_ text: String) -> String {
    if !text.utf8.contains(0x0A) { return line(text) }
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }
    return line(
      lines.dropFirst().reduce(String(lines.first ?? "")) { $0 + ($1.hasPrefix(".") ? "" : " ") + $1 })
  }

  /// True for a character that is not shown but changes how others are.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
