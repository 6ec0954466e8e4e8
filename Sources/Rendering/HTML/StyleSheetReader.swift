/// Reads a style sheet as the numbers that `StyleSheet` writes pages by.
struct StyleSheetReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var words: [UInt32] = []
  private(set) var names: [UInt64] = []
  private var places: [UInt64: UInt32] = [:]
  private var at = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the whole sheet.
  mutating func read() { rules(inside: false) }

  /// The number of a name.
  private mutating func number(_ hash: UInt64) -> UInt32 {
    if let known = places[hash] { return known }
    names.append(hash)
    places[hash] = UInt32(names.count)
    return UInt32(names.count)
  }

  private mutating func add(_ range: Range<Int>) {
    words.append(UInt32(range.lowerBound))
    words.append(UInt32(range.upperBound))
  }

  /// Adds a rule of which `body` adds what follows.
  private mutating func add(_ kind: UInt32, _ body: (inout StyleSheetReader) -> Void) {
    words += [kind, 0]
    let start = words.count
    body(&self)
    words[start - 1] = UInt32(words.count - start)
  }

  private mutating func add(verbatim range: Range<Int>, name: UInt64?) {
    let place = name.map { number($0) } ?? 0
    add(StyleSheet.Kind.verbatim) {
      $0.add(range)
      $0.words.append(place)
    }
  }

  private mutating func rules(inside: Bool) {
    while true {
      skipSpace()
      guard at < bytes.count else { return }
      if bytes[at] == UInt8(ascii: "}") {
        at += 1
        if inside { return }
        continue
      }
      let start = at
      guard let prelude = until(UInt8(ascii: "{"), UInt8(ascii: ";")) else {
        at = bytes.count
        return add(verbatim: start..<at, name: nil)
      }
      let isBlock = bytes[at] == UInt8(ascii: "{")
      at += 1
      if !isBlock {
        add(verbatim: start..<at, name: nil)
      } else if has("@media", in: prelude) || has("@supports", in: prelude) {
        add(StyleSheet.Kind.group) {
          $0.add(prelude)
          $0.rules(inside: true)
        }
      } else if has("@", in: prelude) {
        skipBlock()
        let name = bytes[prelude].split(separator: UInt8(ascii: " ")).dropFirst().first ?? bytes[at..<at]
        add(verbatim: start..<at, name: has("@keyframes", in: prelude) ? StyleUse.hash(name) : nil)
      } else {
        let body = until(UInt8(ascii: "}"), UInt8(ascii: "}")) ?? at..<at
        at = min(at + 1, bytes.count)
        let selectors = parts(of: prelude, at: ",")
        let declarations = parts(of: body, at: ";").filter { !$0.isEmpty }
        add(StyleSheet.Kind.style) { reader in
          reader.words += [UInt32(selectors.count), UInt32(declarations.count)]
          selectors.forEach { reader.add(selector: $0) }
          declarations.forEach { reader.add(declaration: $0) }
        }
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
        while at + 1 < bytes.count, !(bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")) {
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
  private mutating func add(selector text: Range<Int>) {
    var needs: [UInt64] = []
    var flags: UInt32 = 0
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
        needs.append(StyleUse.hash(name()))
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
        read(attribute: String(decoding: bytes[start..<at], as: UTF8.self), &needs, &flags)
      case let byte where isName(byte): needs.append(StyleUse.hash(name()))
      default: at += 1
      }
    }
    add(text)
    words.append(flags)
    add(names: needs)
  }

  private mutating func add(names: [UInt64]) {
    words.append(UInt32(names.count))
    for name in names { words.append(number(name)) }
  }

  private func read(attribute: String, _ needs: inout [UInt64], _ flags: inout UInt32) {
    switch attribute {
    case "[dir=\"rtl\"": flags |= StyleSheet.Flag.rightToLeft
    case "[data-scheme=\"light\"": flags = flags & ~StyleSheet.Flag.dark | StyleSheet.Flag.fixedScheme
    case "[data-scheme=\"dark\"": flags |= StyleSheet.Flag.dark | StyleSheet.Flag.fixedScheme
    case _ where attribute.hasPrefix("[role=\""):
      needs.append(StyleUse.hash(String(attribute.dropFirst(7).dropLast())))
    default: break
    }
  }

  private mutating func add(declaration text: Range<Int>) {
    let part = bytes[text]
    var reads: [UInt64] = []
    for place in text where bytes[place] == UInt8(ascii: "(") && has("--", in: place + 1..<text.upperBound) {
      reads.append(
        StyleUse.hash(
          bytes[(place + 1)..<text.upperBound].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }))
    }
    if has("animation:", in: text) {
      for word in part.dropFirst(10).split(separator: UInt8(ascii: " ")) { reads.append(StyleUse.hash(word)) }
    }
    let sets = has("--", in: text) ? number(StyleUse.hash(part.prefix { $0 != UInt8(ascii: ":") })) : 0
    add(text)
    words.append(sets)
    add(names: reads)
  }
}
