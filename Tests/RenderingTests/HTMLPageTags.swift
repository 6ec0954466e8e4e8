/// A strict reading of the tags of a page: what is not closed in order, ids that occur twice, references that
/// lead nowhere, controls inside links and buttons, blocks inside phrasing elements, heading levels left out.
struct PageTags {
  private(set) var problems: [String] = []
  private var counts: [String: Int] = [:]
  private var open: [String] = []
  private var ids: Set<String> = []
  private var references: [String] = []
  private var lastHeading = 0

  private static let voids: Set<String> = ["meta", "link", "input", "hr", "img", "br"]
  private static let phrasingOnly: Set<String> = [
    "p", "span", "a", "button", "label", "h1", "h2", "h3", "h4", "h5", "h6", "summary",
  ]
  private static let blocks: Set<String> = [
    "div", "p", "ul", "li", "section", "details", "dialog", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "main",
    "header", "nav",
  ]
  private static let interactive: Set<String> = [
    "a", "button", "input", "select", "textarea", "label", "details",
  ]

  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("!") { continue }
      guard let end = Self.end(of: rest) else {
        problems.append("a tag is not closed")
        break
      }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      read(tag)
      if open.last == "style" {
        while !rest.hasPrefix("</style>"), !rest.isEmpty { rest = rest.dropFirst() }
      }
    }
    if !open.isEmpty { problems.append("not closed: \(open)") }
    for reference in references where !ids.contains(reference) { problems.append("no id \(reference)") }
  }

  func count(of name: String) -> Int { counts[name] ?? 0 }

  /// The `>` that ends a tag; one inside a quoted value does not.
  private static func end(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    for index in text.indices {
      if text[index] == "\"" { isQuoted.toggle() }
      if text[index] == ">" && !isQuoted { return index }
    }
    return nil
  }

  private mutating func read(_ tag: Substring) {
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      if open.last != name { problems.append("</\(name)> inside \(open.suffix(4))") }
      if !open.isEmpty { open.removeLast() }
      return
    }
    let isClosed = tag.hasSuffix("/")
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    counts[name, default: 0] += 1
    check(name, tag)
    readAttributes(tag)
    if !isClosed && !Self.voids.contains(name) { open.append(name) }
  }

  private mutating func check(_ name: String, _ tag: Substring) {
    if let parent = open.last, Self.blocks.contains(name), Self.phrasingOnly.contains(parent) {
      let isSummaryHeading = parent == "summary" && name.hasPrefix("h")
      if !isSummaryHeading { problems.append("<\(name)> inside <\(parent)>") }
    }
    if Self.interactive.contains(name) {
      for outer in open where outer == "a" || outer == "button" {
        problems.append("<\(name)> inside <\(outer)>")
      }
      if open.contains("label") && (name == "label" || name == "button") {
        problems.append("<\(name)> in label")
      }
    }
    if name.count == 2, name.hasPrefix("h"), let level = name.last?.wholeNumberValue {
      if level > lastHeading + 1 { problems.append("h\(level) after h\(lastHeading)") }
      lastHeading = level
    }
  }

  private mutating func readAttributes(_ tag: Substring) {
    var seen: Set<String> = []
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = String(rest[..<equals].reversed().prefix { $0 != " " }.reversed())
      let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
      if !seen.insert(name).inserted { problems.append("\(name) twice in <\(tag)>") }
      switch name {
      case "id":
        if !ids.insert(String(value)).inserted { problems.append("id \(value) twice") }
      case "aria-labelledby", "aria-describedby", "aria-controls": references.append(String(value))
      case "href" where value.hasPrefix("#sw-"): references.append(String(value.dropFirst()))
      default: break
      }
      rest = rest[value.endIndex...].dropFirst()
    }
  }
}
