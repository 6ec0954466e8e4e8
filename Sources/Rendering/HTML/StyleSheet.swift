/// A style sheet by its rules, so that a page can carry only those that it uses.
///
/// A rule is kept where the page has every element, class and role that one of its selectors names. What is not
/// understood is kept.
struct StyleSheet: Sendable {
  /// One selector of a rule, and what it needs.
  private struct Selector {
    var text: Range<Int>
    var needs: [UInt64] = []
    var needsRightToLeft = false
    var scheme: HTMLPage.Scheme?
    var isFixedScheme = false
  }

  private struct Declaration {
    var text: Range<Int>
    /// The hash of the variable that it sets; 0 for other properties.
    var sets: UInt64 = 0
    var reads: [UInt64] = []
  }

  private enum Rule {
    case style([Selector], [Declaration])
    case group(Range<Int>, [Rule])
    case verbatim(Range<Int>, name: UInt64)
  }

  private let bytes: [UInt8]
  private let rules: [Rule]

  /// Reads a style sheet.
  init(_ text: String) {
    bytes = Array(text.utf8)
    rules = bytes.withUnsafeBufferPointer {
      var reader = Reader(bytes: $0)
      return reader.rules()
    }
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
      for (index, selector) in kept.enumerated() {
        if index > 0 { output.append(",") }
        write(selector.text, to: &output)
      }
      output.append("{")
      for (index, declaration) in body.enumerated() {
        if index > 0 { output.append(";") }
        write(declaration.text, to: &output)
      }
      output.append("}\n")
    case .group(let prelude, let rules):
      var inner = OutputBuffer(capacity: 1024)
      for rule in rules { write(rule, use, to: &inner) }
      guard inner.count > 0 else { return }
      write(prelude, to: &output)
      output.append("{\n")
      output.append(contentsOf: inner)
      output.append("}\n")
    case .verbatim(let text, let name):
      guard name == 0 || use.uses(name) else { return }
      write(text, to: &output)
      output.append("\n")
    }
  }

  private func write(_ text: Range<Int>, to output: inout OutputBuffer) {
    bytes.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[text])) }
  }

  // MARK: Reading

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
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
        guard let prelude = until(UInt8(ascii: "{"), UInt8(ascii: ";")) else {
          rules.append(.verbatim(start..<bytes.count, name: 0))
          at = bytes.count
          return rules
        }
        let isBlock = bytes[at] == UInt8(ascii: "{")
        at += 1
        if !isBlock {
          rules.append(.verbatim(start..<at, name: 0))
        } else if has("@media", in: prelude) || has("@supports", in: prelude) {
          rules.append(.group(prelude, self.rules(inside: true)))
        } else if has("@", in: prelude) {
          skipBlock()
          let name = bytes[prelude].split(separator: UInt8(ascii: " ")).dropFirst().first ?? bytes[at..<at]
          rules.append(
            .verbatim(start..<at, name: has("@keyframes", in: prelude) ? StyleUse.hash(name) : 0))
        } else {
          let body = until(UInt8(ascii: "}"), UInt8(ascii: "}")) ?? at..<at
          at = min(at + 1, bytes.count)
          rules.append(.style(parts(of: prelude, at: ",").map { selector($0) }, declarations(body)))
        }
      }
    }

    /// True where a piece starts with a text.
    private func has(_ prefix: StaticString, in piece: Range<Int>) -> Bool {
      prefix.withUTF8Buffer { bytes[piece].starts(with: $0) }
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

    /// What comes before one of two bytes outside of strings, which is left standing; nil at the end.
    private mutating func until(_ first: UInt8, _ second: UInt8) -> Range<Int>? {
      let start = at
      var quote: UInt8 = 0
      while at < bytes.count {
        let byte = bytes[at]
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == first || byte == second {
          return start..<at
        }
        at += 1
      }
      return nil
    }

    /// The pieces between separators that stand in no parentheses or brackets, without blanks before them.
    private func parts(of piece: Range<Int>, at separator: Unicode.Scalar) -> [Range<Int>] {
      var found: [Range<Int>] = []
      var start = piece.lowerBound
      var depth = 0
      func add(_ end: Int) {
        while start < end, bytes[start] <= 0x20 { start += 1 }
        found.append(start..<end)
      }
      for place in piece {
        switch bytes[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: separator) where depth == 0:
          add(place)
          start = place + 1
        default: break
        }
      }
      add(piece.upperBound)
      return found
    }

    /// Reads what one selector needs; what stands in parentheses is left out of it.
    private func selector(_ text: Range<Int>) -> Selector {
      var selector = Selector(text: text)
      var at = text.lowerBound
      func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }
      func name() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = at
        while at < text.upperBound, isName(bytes[at]) { at += 1 }
        return bytes[start..<at]
      }
      while at < text.upperBound {
        switch bytes[at] {
        case UInt8(ascii: "."):
          at += 1
          selector.needs.append(StyleUse.hash(name()))
        case UInt8(ascii: ":"):
          while at < text.upperBound, bytes[at] == UInt8(ascii: ":") { at += 1 }
          _ = name()
        case UInt8(ascii: "("):
          var depth = 0
          repeat {
            if bytes[at] == UInt8(ascii: "(") { depth += 1 }
            if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
            at += 1
          } while at < text.upperBound && depth > 0
        case UInt8(ascii: "["):
          let start = at
          while at < text.upperBound, bytes[at] != UInt8(ascii: "]") { at += 1 }
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

    private func declarations(_ body: Range<Int>) -> [Declaration] {
      parts(of: body, at: ";").filter { !$0.isEmpty }.map { text in
        var declaration = Declaration(text: text)
        let part = bytes[text]
        if has("--", in: text) {
          declaration.sets = StyleUse.hash(part.prefix { $0 != UInt8(ascii: ":") })
        }
        for place in text
        where bytes[place] == UInt8(ascii: "(") && has("--", in: place + 1..<text.upperBound) {
          declaration.reads.append(
            StyleUse.hash(
              bytes[(place + 1)..<text.upperBound].prefix {
                $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",")
              }))
        }
        if has("animation:", in: text) {
          for word in part.dropFirst(10).split(separator: UInt8(ascii: " ")) {
            declaration.reads.append(StyleUse.hash(word))
          }
        }
        return declaration
      }
    }
  }
}
