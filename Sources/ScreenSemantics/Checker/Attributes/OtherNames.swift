/// What attributes are called in other languages of screens, in HTML and in Swift's loops, and what they may be here.
enum OtherNames {
  private static let known: [String: [String]] = [
    "align": ["alignment"], "array": ["items"], "bind": ["text", "isOn", "value"],
    "caption": ["title"], "case": ["is"], "checked": ["isOn"], "cond": ["condition"], "data": ["items"],
    "each": ["as"], "element": ["as"], "expression": ["condition", "on"], "gap": ["spacing"],
    "href": ["destination"],
    "icon": ["systemImage", "systemName"],
    "if": ["condition"], "in": ["items", "range"], "item": ["as"], "key": ["id"], "label": ["title"],
    "let": ["as"],
    "list": ["items"], "match": ["is", "on"], "of": ["items"], "onClick": ["action"], "onPress": ["action"],
    "onTap": ["action"],
    "open": ["isPresented", "isExpanded"], "pattern": ["is"], "placeholder": ["prompt", "title"],
    "range": ["in"],
    "selected": ["selection"], "show": ["isPresented"], "src": ["url", "name"], "subject": ["on"],
    "switch": ["on"], "test": ["condition"],
    "text": ["title"], "to": ["destination"], "url": ["destination"], "value": ["is", "on"], "var": ["as"],
    "visible": ["isPresented"],
    "when": ["condition"],
  ]

  /// The one of `names` that is meant by a word, if another language calls it so.
  static func meant(by word: String, among names: [String]) -> String? {
    known[word]?.first { names.contains($0) }
  }
}
