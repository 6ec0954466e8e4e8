/// A style sheet by its rules, so that a page can carry only those that it uses.
///
/// A rule is kept where the page has every element, class and role that one of its selectors names. What is not
/// understood is kept.
struct StyleSheet: Sendable {
  /// One selector of a rule, and what it needs.
  private struct Selector {
    var text: String
    var needs: [UInt64] = []
    var needsRightToLeft = false
    var scheme: HTMLPage.Scheme?
    var isFixedScheme = false
  }

  private struct Declaration {
    var text: String
    /// The hash of the variable that it sets; 0 for other properties.
    var sets: UInt64 = 0
    var reads: [UInt64] = []
  }

  private enum Rule {
    case style([Selector], [Declaration])
    case group(String, [Rule])
    case verbatim(String, name: UInt64)
  }

  private let rules: [Rule]

  /// Reads a style sheet.
  init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    rules = reader.rules()
  }

  /// Writes the rules that a page uses.
  func write(_ use: StyleUse, to output: inout OutputBuffer) {
    var use = use
    for rule in rules { note(rule, &use) }
    for rule in rules { write(rule, use, to: &output) }
  }

  private func isKept(_ selector: Selector, _ use: StyleUse) -> Bool {
    if selector.needsRightToLeft && !use.isRightToLeft { return false }
    if selector.isFixedScheme && selector.scheme != use.scheme { return false }
    return selector.needs.allSatisfy { use.uses($0) }
  }

  /// Adds the variables that kept rules read.
  private func note(_ rule: Rule, _ use: inout StyleUse) {
    switch rule {
    case .style(let selectors, let declarations):
      guard selectors.contains(where: { isKept($0, use) }) else { return }
      for declaration in declarations { declaration.reads.forEach { use.add($0) } }
    case .group(_, let rules): rules.forEach { note($0, &use) }
    case .verbatim: break
    }
  }

  private func write(_ rule: Rule, _ use: StyleUse, to output: inout OutputBuffer) {
    switch rule {
    case .style(let selectors, let declarations):
      let kept = selectors.filter { isKept($0, use) }
      let body = declarations.filter { $0.sets == 0 || use.uses($0.sets) }
      guard !kept.isEmpty, !body.isEmpty else { return }
      output.append(verbatim: kept.map(\.text).joined(separator: ","))
      output.append("{")
      output.append(verbatim: body.map(\.text).joined(separator: ";"))
      output.append("}\n")
    case .group(let prelude, let rules):
      var inner = OutputBuffer(capacity: 1024)
      for rule in rules { write(rule, use, to: &inner) }
      guard inner.count > 0 else { return }
      output.append(verbatim: prelude)
      output.append("{\n")
      output.append(contentsOf: inner)
      output.append("}\n")
    case .verbatim(let text, let name):
      guard name == 0 || use.uses(name) else { return }
      output.append(verbatim: text)
      output.append("\n")
    }
  }

  // MARK: Reading

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    mutating func rules(inside: Bool = false) -> [Rule] {
      var rules: [Rule] = []
      while true {
        skipSpace()
        guard at < bytes.count else { return rules }
        if bytes[at] == UInt8(ascii: "}") {
          at += 1
          if inside { return rules }
          continue
        }
        let start = at
        guard let prelude = until([UInt8(ascii: "{"), UInt8(ascii: ";")]) else {
          rules.append(.verbatim(text(start, bytes.count), name: 0))
          at = bytes.count
          return rules
        }
        let isBlock = bytes[at] == UInt8(ascii: "{")
        at += 1
        if !isBlock {
          rules.append(.verbatim(text(start, at), name: 0))
        } else if prelude.hasPrefix("@media") || prelude.hasPrefix("@supports") {
          rules.append(.group(prelude, self.rules(inside: true)))
        } else if prelude.hasPrefix("@") {
          skipBlock()
          let name = prelude.split(separator: " ").dropFirst().first.map(String.init) ?? ""
          rules.append(
            .verbatim(text(start, at), name: prelude.hasPrefix("@keyframes") ? StyleUse.hash(name) : 0))
        } else {
          let body = until([UInt8(ascii: "}")]) ?? ""
          at = min(at + 1, bytes.count)
          rules.append(.style(selectors(prelude), declarations(body)))
        }
      }
    }

    private func text(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func skipSpace() {
      while at < bytes.count {
        if bytes[at] <= 0x20 {
          at += 1
        } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
          at += 2
          while at + 1 < bytes.count, !(bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/"))
          {
            at += 1
          }
          at = min(at + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private mutating func skipBlock() {
      var depth = 1
      while at < bytes.count, depth > 0 {
        if bytes[at] == UInt8(ascii: "{") { depth += 1 }
        if bytes[at] == UInt8(ascii: "}") { depth -= 1 }
        at += 1
      }
    }

    /// The text up to one of some bytes outside of strings, which is left standing; nil at the end.
    private mutating func until(_ ends: [UInt8]) -> String? {
      let start = at
      var quote: UInt8 = 0
      while at < bytes.count {
        let byte = bytes[at]
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if ends.contains(byte) {
          return text(start, at)
        }
        at += 1
      }
      return nil
    }

    private func selectors(_ prelude: String) -> [Selector] {
      var parts: [String] = [""]
      var depth = 0
      for character in prelude {
        if character == "(" || character == "[" { depth += 1 }
        if character == ")" || character == "]" { depth -= 1 }
        if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
      }
      return parts.map { selector(String($0.drop { $0.isWhitespace })) }
    }

    /// Reads what one selector needs; what stands in parentheses is left out of it.
    private func selector(_ text: String) -> Selector {
      var selector = Selector(text: text)
      let bytes = Array(text.utf8)
      var at = 0
      func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }
      func name() -> ArraySlice<UInt8> {
        let start = at
        while at < bytes.count, isName(bytes[at]) { at += 1 }
        return bytes[start..<at]
      }
      while at < bytes.count {
        switch bytes[at] {
        case UInt8(ascii: "."):
          at += 1
          selector.needs.append(StyleUse.hash(name()))
        case UInt8(ascii: ":"):
          while at < bytes.count, bytes[at] == UInt8(ascii: ":") { at += 1 }
          _ = name()
        case UInt8(ascii: "("):
          var depth = 0
          repeat {
            if bytes[at] == UInt8(ascii: "(") { depth += 1 }
            if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
            at += 1
          } while at < bytes.count && depth > 0
        case UInt8(ascii: "["):
          let start = at
          while at < bytes.count, bytes[at] != UInt8(ascii: "]") { at += 1 }
          read(attribute: String(decoding: bytes[start..<at], as: UTF8.self), &selector)
        case let byte where isName(byte): selector.needs.append(StyleUse.hash(name()))
        default: at += 1
        }
      }
      return selector
    }

    private func read(attribute: String, _ selector: inout Selector) {
      switch attribute {
      case "[dir=\"rtl\"": selector.needsRightToLeft = true
      case "[data-scheme=\"light\"", "[data-scheme=\"dark\"":
        selector.isFixedScheme = true
        selector.scheme = attribute.contains("dark") ? .dark : .light
      case _ where attribute.hasPrefix("[role=\""):
        selector.needs.append(StyleUse.hash(String(attribute.dropFirst(7).dropLast())))
      default: break
      }
    }

    private func declarations(_ body: String) -> [Declaration] {
      body.split(separator: ";").map { part in
        let text = String(part.drop { $0.isWhitespace })
        var declaration = Declaration(text: text)
        if text.hasPrefix("--") {
          declaration.sets = StyleUse.hash(text.utf8.prefix { $0 != UInt8(ascii: ":") })
        }
        for piece in text.split(separator: "(").dropFirst() where piece.hasPrefix("--") {
          declaration.reads.append(
            StyleUse.hash(piece.utf8.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }))
        }
        if text.hasPrefix("animation:") {
          for word in text.dropFirst(10).split(separator: " ") {
            declaration.reads.append(StyleUse.hash(String(word)))
          }
        }
        return declaration
      }
    }
  }
}
