/// Something that may be written at a place.
struct CompletionItem {
  /// What it is, by the protocol's numbers.
  enum Kind: Int {
    case method = 2, function = 3, field = 5, variable = 6, type = 7, module = 9, property = 10, value = 12
    case enumeration = 13, keyword = 14, snippet = 15, color = 16, file = 17, enumCase = 20, constant = 21
    case structure = 22
  }

  /// The word that is completed.
  let label: String
  let kind: Kind
  /// The type or signature.
  var detail = ""
  /// What is said of it, as Markdown.
  var documentation = ""
  /// What is written where it is more than the label; placeholders as in snippets.
  var snippet: String?
  /// What is likely comes first; of equals those that were found first.
  var rank = 0
  /// Text to put in front, in place of the dot: `?` for members of an optional's value.
  var isBehindOptional = false

  init(
    _ label: String, _ kind: Kind, detail: String = "", documentation: String = "", snippet: String? = nil,
    rank: Int = 0
  ) {
    (self.label, self.kind, self.detail, self.documentation) = (label, kind, detail, documentation)
    (self.snippet, self.rank) = (snippet, rank)
  }

  /// The same with another rank.
  func ranked(_ rank: Int) -> CompletionItem {
    var item = self
    item.rank = rank
    return item
  }

  /// What is written, with the marks of placeholders taken out.
  static func plain(_ snippet: String) -> String {
    var out = ""
    var rest = snippet[...]
    while let mark = rest.firstIndex(of: "$") {
      out += rest[..<mark]
      rest = rest[mark...].dropFirst()
      if rest.first == "{", let colon = rest.firstIndex(of: ":"), let end = rest.firstIndex(of: "}"),
        colon < end
      {
        out += rest[rest.index(after: colon)..<end]
        rest = rest[rest.index(after: end)...]
      } else {
        rest = rest.drop { $0.isNumber }
      }
    }
    return out + rest
  }
}
