/// A text of a catalogue with the places of its arguments: `%@` any value, `%lld` a whole number, `%lf` a number, `%2$@` the second
/// argument, `%#@items@` what depends on a number (`%2$#@items@` on the second argument), `%arg` that number, `%%` a per cent sign.
public struct LocalizedFormat: Sendable, Hashable {
  /// A part of it.
  public enum Piece: Sendable, Hashable {
    case literal(String)
    /// The argument at a position from 0.
    case argument(Int, Placeholder)
    /// What is written by the number that has a name in the entry. It stands at the position, from 0, which an entry may say otherwise.
    case variation(String, argument: Int)
    /// The number that the variation around it goes by.
    case ownArgument
  }

  /// What a value is, as a format tells it.
  public enum Placeholder: String, Sendable, Hashable {
    case text = "%@"
    case whole = "%lld"
    case number = "%lf"
  }

  /// In their order.
  public private(set) var pieces: [Piece] = []

  /// Pieces that are known.
  public init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Reads a text. A `%` that begins no placeholder is a character.
  public init(_ text: String) {
    var literal = ""
    var next = 0
    var rest = text[...]
    func flush(_ pieces: inout [Piece]) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while let mark = rest.firstIndex(of: "%") {
      literal += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.hasPrefix("%") {
        literal += "%"
        rest = rest.dropFirst()
      } else if rest.hasPrefix("arg") {
        flush(&pieces)
        pieces.append(.ownArgument)
        rest = rest.dropFirst(3)
      } else if let (position, name, end) = Self.variation(rest) {
        flush(&pieces)
        pieces.append(.variation(name, argument: position ?? next))
        if position == nil { next += 1 }
        rest = rest[end...]
      } else if let (position, placeholder, end) = Self.placeholder(rest) {
        flush(&pieces)
        pieces.append(.argument(position ?? next, placeholder))
        if position == nil { next += 1 }
        rest = rest[end...]
      } else {
        literal += "%"
      }
    }
    literal += rest
    flush(&pieces)
  }

  /// A position such as `2$`, which is taken off the text; nil where there is none.
  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix("$"), let number = Int(digits), number > 0
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }

  /// What follows a `%` that begins a part by a number: a position, and a name between `#@` and `@`.
  private static func variation(_ text: Substring) -> (Int?, String, Substring.Index)? {
    var rest = text
    let position = position(&rest)
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (position, String(rest[..<end]), rest.index(after: end))
  }

  /// What follows a `%`: a position, flags and a length, a letter.
  private static func placeholder(_ text: Substring) -> (Int?, Placeholder, Substring.Index)? {
    var rest = text
    let position = position(&rest)
    rest = rest.drop { "0123456789.+-'".contains($0) }
    rest = rest.drop { "lhqzjt".contains($0) }
    guard let letter = rest.first else { return nil }
    let end = rest.index(after: rest.startIndex)
    switch letter {
    case "@", "s": return (position, .text, end)
    case "d", "i", "u", "x", "X", "o": return (position, .whole, end)
    case "f", "F", "g", "G", "e", "E", "a": return (position, .number, end)
    // Anything else is no placeholder, as in "100 % sure".
    default: return nil
    }
  }

  /// The placeholders by position; nil where one position is asked for as two kinds.
  public var placeholders: [Int: Placeholder]? {
    var found: [Int: Placeholder] = [:]
    for case .argument(let position, let placeholder) in pieces {
      if let known = found.updateValue(placeholder, forKey: position), known != placeholder { return nil }
    }
    return found
  }

  /// A literal as it stands in a key that has placeholders.
  public static func escaped(_ literal: String) -> String {
    literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
