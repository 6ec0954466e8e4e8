/// A fault in a page shell, with its place.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the template.
  public var name: String
  /// 1-based.
  public var line: Int
  /// 1-based, in Unicode code points.
  public var column: Int
  /// What is wrong, why, and what to do.
  public var message: String

  /// `page.html:3:7: message`.
  public var description: String { "\(name):\(line):\(column): \(message)" }
}

/// The shells that pages and galleries are written into, and the theme they wear.
///
/// `page.html` and `gallery.html` hold placeholders: `{{title}}`, `{{lang}}`, `{{dir}}` and `{{scheme}}` are data and
/// escaped; `{{{style}}}` and `{{{body}}}` are HTML. `tokens.css` holds the colours, `theme.css` the rules; both are
/// used as they are, one after the other.
public struct PageTemplates: Sendable {
  /// What stands at a placeholder.
  enum Placeholder: String, CaseIterable, Sendable {
    case title, lang, dir, scheme, style, body
    /// True for those that are HTML and are written with three braces.
    var isMarkup: Bool { self == .style || self == .body }
  }

  /// A stretch of the shell: text, then a placeholder (none after the last).
  struct Piece: Sendable {
    var text: [UInt8]
    var placeholder: Placeholder?
  }

  let shell: [Piece]
  let gallery: [Piece]
  /// The style sheet: the tokens, then the rules.
  public let theme: String
  /// The style sheet by its rules; nil for the built-in one.
  private let ownSheet: StyleSheet?
  private static let builtInSheet = StyleSheet(
    builtIn.theme, rules: EmbeddedSheet.rules, names: EmbeddedSheet.names)

  /// The style sheet by its rules; that of the built-in one is part of the program.
  var sheet: StyleSheet { ownSheet ?? Self.builtInSheet }

  /// The names of all templates.
  public static let names = ["page.html", "gallery.html", "tokens.css", "theme.css"]

  /// The templates that are part of the program.
  public static let builtIn: PageTemplates = {
    // It is part of the program: a fault in it is one of the program, and stops it.
    guard let templates = try? PageTemplates(overrides: []) else {
      preconditionFailure("Templates/page.html is checked by the tests")
    }
    return templates
  }()

  /// The built-in templates, of which those named here are replaced; the last of a name counts. Throws `TemplateError` for a name that no template has and for a shell that cannot be filled.
  public init(overrides: [(name: String, text: String)]) throws {
    var page = EmbeddedTemplates.page
    var index = EmbeddedTemplates.gallery
    var tokens = EmbeddedTemplates.tokens
    var style = EmbeddedTemplates.theme
    for override in overrides {
      switch override.name {
      case "page.html": page = override.text
      case "gallery.html": index = override.text
      case "tokens.css": tokens = override.text
      case "theme.css": style = override.text
      default:
        throw TemplateError(
          name: override.name, line: 1, column: 1,
          message:
            "There is no template of this name. The templates are \(Self.names.joined(separator: ", ")).")
      }
    }
    shell = try Self.pieces(of: Array(page.utf8), name: "page.html")
    gallery = try Self.pieces(of: Array(index.utf8), name: "gallery.html")
    // What is built in is checked by the tests.
    for (name, text) in [("tokens.css", tokens), ("theme.css", style)]
    where overrides.contains(where: { $0.name == name }) {
      if let at = Self.position(of: "</style", in: Array(text.utf8)) {
        throw Self.error(
          name, Array(text.utf8), at: at,
          "`</style` would end the style element the theme is written into. Leave it out of the theme.")
      }
    }
    theme = tokens + "\n" + style
    let isOwn = overrides.contains { $0.name == "tokens.css" || $0.name == "theme.css" }
    ownSheet = isOwn ? StyleSheet(theme) : nil
  }

  private static func pieces(of bytes: [UInt8], name: String) throws -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    var at = 0
    var hasBody = false
    while at + 1 < bytes.count {
      guard bytes[at] == UInt8(ascii: "{"), bytes[at + 1] == UInt8(ascii: "{") else {
        at += 1
        continue
      }
      let isTriple = at + 2 < bytes.count && bytes[at + 2] == UInt8(ascii: "{")
      let nameStart = at + (isTriple ? 3 : 2)
      var end = nameStart
      while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let closing = isTriple ? 3 : 2
      let isClosed =
        end + closing <= bytes.count && bytes[end..<end + closing].allSatisfy { $0 == UInt8(ascii: "}") }
      guard isClosed else {
        throw error(
          name, bytes, at: at,
          "This placeholder is not closed. Expected \(isTriple ? "`}}}`" : "`}}`") on the same line.")
      }
      var (first, last) = (nameStart, end)
      while first < last, bytes[first] == UInt8(ascii: " ") { first += 1 }
      while first < last, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
      let trimmed = String(decoding: bytes[first..<last], as: UTF8.self)
      guard let placeholder = Placeholder(rawValue: trimmed) else {
        throw error(
          name, bytes, at: nameStart,
          "There is no placeholder `\(trimmed)`. There are title, lang, dir, scheme, style and body.")
      }
      if placeholder.isMarkup != isTriple {
        throw error(
          name, bytes, at: at,
          placeholder.isMarkup
            ? "`\(trimmed)` is HTML and must not be escaped. Write `{{{\(trimmed)}}}`."
            : "`\(trimmed)` is data and must be escaped. Write `{{\(trimmed)}}`.")
      }
      if placeholder == .body {
        if hasBody {
          throw error(
            name, bytes, at: at, "The body stands here a second time, which would repeat its ids. Keep one.")
        }
        hasBody = true
      }
      pieces.append(Piece(text: Array(bytes[start..<at]), placeholder: placeholder))
      at = end + closing
      start = at
    }
    if !hasBody {
      throw error(name, bytes, at: 0, "Nothing says where the screen goes. Write `{{{body}}}` in the body.")
    }
    pieces.append(Piece(text: Array(bytes[start...]), placeholder: nil))
    return pieces
  }

  private static func position(of text: StaticString, in bytes: [UInt8]) -> Int? {
    let length = text.utf8CodeUnitCount
    var at = 0
    while at + length <= bytes.count {
      var offset = 0
      while offset < length, bytes[at + offset] | 0x20 == text.utf8Start[offset] | 0x20 { offset += 1 }
      if offset == length { return at }
      at += 1
    }
    return nil
  }

  private static func error(_ name: String, _ bytes: [UInt8], at offset: Int, _ message: String)
    -> TemplateError
  {
    var line = 1
    var column = 1
    for byte in bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return TemplateError(name: name, line: line, column: column, message: message)
  }
}
