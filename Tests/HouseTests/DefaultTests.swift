import TestFixtures
import Testing

/// A `default:` that swallows cases of a closed enum hides them from the compiler, which would ask whoever adds a case.
/// So it stands only where a comment says why a new case may fall there.
@Suite struct DefaultTests {
  @Test func defaultsSayWhyTheyTakeAnyCase() throws {
    for file in Project.files(under: "Sources", ending: ".swift") {
      let text = try Project.text(file)
      for line in text.contains("default:") ? SwitchReader(text).unexplained : [] {
        Issue.record(
          """
          \(file):\(line): this `default:` takes cases of an enum, and none says why. Write the cases out, so that the \
          compiler asks whoever adds one; or, where any new case may fall there, say why in a comment on the line above.
          """)
      }
    }
  }

  @Test func switchesWithoutAReasonAreFound() {
    let bad = #"""
      switch kind {
      case .one: first()
      default: break
      }
      let text =
        switch (left, right) {
        case (let a, .two(let b)): a + b
        case ("{", _): "a comment // in a string"
        default: ""
        }
      switch found {
      case let value?: take(value)
      case .some where isOpen,
        nil:
        switch byte {
        case 0x20: skip()
        default: break
        }
      default:
        stop()  // not on a line of its own
      }
      switch value {
      // Above a case, not above the rest.
      case .named(let name) where name == Name.first: take(name)

      default: return
      }
      """#
    #expect(SwitchReader(bad).unexplained == [3, 9, 19, 26])
  }

  @Test func otherSwitchesAreLeftAlone() {
    let good = #"""
      switch kind {
      case .one: first()
      // A new kind has no first part.
      default: break
      }
      switch kind {
      case .one?: first()
      default:
        // A new kind has no first part.
        break
      }
      switch byte {
      case 0x20, Ascii.tab where kind == .one: skip(.blank)
      case ..<0x20: fail("""
        case .one:
        \(name.isEmpty ? ".two" : "\(name)")
        """)
      default: break
      }
      switch (name, self[.first]) {
      case ("case .one", 3): .one
      case let (other, count): other.count == count ? .two : .three
      default: .four
      }
      switch kind {
      case .one: 1
      case .two: 2
      }
      """#
    #expect(SwitchReader(good).unexplained == [])
  }
}

/// The switches of a Swift file, by their lines: the formatter puts `switch`, `case` and `default` of one switch at one
/// indentation. Strings and comments are blanked first.
private struct SwitchReader {
  /// The lines without what stands in strings and comments.
  private var code: [String] = []
  /// True for lines that hold a comment and nothing else.
  private var isComment: [Bool] = []

  init(_ text: String) {
    var blanking = Blanking(text)
    for line in blanking.blanked().split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      isComment.append(words.hasPrefix("//"))
      code.append(words.hasPrefix("//") ? "" : String(line))
    }
  }

  /// The numbers of the lines of each `default:` beside a case of an enum, without a comment above or below.
  var unexplained: [Int] {
    code.indices.filter { line in
      let words = code[line].drop { $0 == " " }
      guard words.hasPrefix("default:") || words.hasPrefix("@unknown default:") else { return false }
      let isExplained = line > 0 && isComment[line - 1] || line + 1 < code.count && isComment[line + 1]
      return !isExplained && takesCases(line)
    }.map { $0 + 1 }
  }

  /// True where a `case` of the same switch names a member without its type.
  private func takesCases(_ line: Int) -> Bool {
    let indentation = code[line].prefix { $0 == " " }
    for above in code[..<line].indices.reversed() {
      let words = code[above].dropFirst(indentation.count)
      guard code[above].hasPrefix(indentation), words.first != " " else { continue }
      if words.hasPrefix("case "), namesMember(from: above, indentation.count + 5) { return true }
      if !words.hasPrefix("case "), words.firstMatch(of: /\bswitch\b/) != nil { return false }
    }
    return false
  }

  /// True where one of the patterns that begin at a place, up to their colon, is `.name` or holds it.
  private func namesMember(from line: Int, _ column: Int) -> Bool {
    var pattern = ""
    var isCondition = false
    var depth = 0
    let text = code[line...].prefix(40).joined(separator: "\n").dropFirst(column)
    for index in text.indices {
      let character = text[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == ":" { break }
      if depth == 0, character == "," { isCondition = false }
      if depth == 0, text[index...].hasPrefix(" where ") { isCondition = true }
      if !isCondition { pattern.append(character) }
    }
    return pattern.firstMatch(of: /(?:^|[(,:\s])\.[a-z`]/) != nil
  }
}

/// A text of Swift with blanks for what stands in its strings, and without comments behind code.
private struct Blanking {
  private static let (blank, lineFeed, quote, hash) = (
    UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\""), UInt8(ascii: "#")
  )
  private let text: [UInt8]
  private var at = 0
  private var result: [UInt8] = []
  /// True where the line has code so far.
  private var hasCode = false

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func blanked() -> String {
    code(isInString: false)
    return String(decoding: result, as: UTF8.self)
  }

  private func has(_ word: String) -> Bool { text[at...].starts(with: word.utf8) }

  private mutating func take(_ count: Int, isText: Bool) {
    for byte in text[at..<min(at + count, text.count)] {
      result.append(isText && byte != Self.lineFeed ? Self.blank : byte)
      hasCode = byte != Self.lineFeed && (hasCode || byte != Self.blank)
    }
    at += count
  }

  /// Code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func code(isInString: Bool) {
    var open = 0
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "/") where has("//"):
        if !hasCode { result += "//".utf8 }
        at = text[at...].firstIndex(of: Self.lineFeed) ?? text.count
        continue
      case Self.quote, Self.hash:
        let hashes = text[at...].prefix { $0 == Self.hash }.count
        if at + hashes < text.count, text[at + hashes] == Self.quote {
          take(hashes, isText: true)
          string(hashes: hashes)
          continue
        }
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      take(1, isText: isInString)
      if isInString, open == 0 { return }
    }
  }

  /// A string at its first quote.
  private mutating func string(hashes: Int) {
    let quotes = has("\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    take(quotes.count, isText: true)
    while at < text.count, !has(end) {
      if has(escape + "(") {
        take(escape.count, isText: true)
        code(isInString: true)
      } else {
        take(has(escape) ? escape.count + 1 : 1, isText: true)
      }
    }
    take(end.count, isText: true)
  }
}
