import Synchronization

/// A style sheet by its rules, so that a page can carry only those that it uses.
///
/// A rule is kept where the page has every element, class and role that one of its selectors names. What is not
/// understood is kept.
///
/// Rules are numbers in one array, which for the built-in sheet is part of the program: nothing is read at start. A rule
/// is its kind, how many numbers follow, and these:
///
/// - style: how many selectors and declarations there are, then each. A selector is the range of its text, its flags, how
///   many names it needs, and these; a declaration is the range of its text, the variable that it sets or 0, how many
///   names it reads, and these.
/// - group: the range of what stands before the brace, then the rules inside.
/// - verbatim: the range of its text, and the name that it needs or 0.
///
/// A name is its place in `names`, counted from 1.
struct StyleSheet: Sendable {
  /// What a rule is.
  enum Kind {
    static let style: UInt32 = 0
    static let group: UInt32 = 1
    static let verbatim: UInt32 = 2
  }

  /// What a selector needs besides names.
  enum Flag {
    static let rightToLeft: UInt32 = 1
    static let fixedScheme: UInt32 = 2
    static let dark: UInt32 = 4
  }

  private let bytes: [UInt8]
  let rules: [UInt32]
  /// The hashes of names.
  let names: [UInt64]
  /// What was written for pages that use the same names.
  private let written = Written()
  private static let mostWritten = 256

  private final class Written: Sendable {
    private let sheets = Mutex<[UsedNames: [UInt8]]>([:])
    func withLock<Result: Sendable>(_ body: (inout sending [UsedNames: [UInt8]]) -> sending Result) -> Result
    {
      sheets.withLock(body)
    }
  }

  /// Reads a style sheet.
  init(_ text: String) {
    bytes = Array(text.utf8)
    (rules, names) = bytes.withUnsafeBufferPointer {
      var reader = StyleSheetReader(bytes: $0)
      reader.read()
      return (reader.words, reader.names)
    }
  }

  /// A style sheet that was read before.
  init(_ text: String, rules: [UInt32], names: [UInt64]) {
    bytes = Array(text.utf8)
    self.rules = rules
    self.names = names
  }

  /// Writes the rules that a page uses. Pages of a package use few different sets of names: what was written for one set
  /// is kept.
  func write(_ use: StyleUse, to output: inout OutputBuffer) {
    let set = UsedNames(use, among: names)
    if let known = written.withLock({ $0[set] }) { return output.append(known) }
    let start = output.count
    bytes.withUnsafeBufferPointer { bytes in
      rules.withUnsafeBufferPointer { rules in
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: names.count) { used in
          for place in names.indices { used.initializeElement(at: place, to: set.contains(place)) }
          let writer = StyleSheetWriter(bytes: bytes, rules: rules, use: use, used: used)
          writer.note(0..<rules.count)
          writer.write(0..<rules.count, to: &output)
        }
      }
    }
    let sheet = output.withBytes { Array($0[start...]) }
    written.withLock { if $0.count < Self.mostWritten { $0[set] = sheet } }
  }
}

/// The names of a sheet that a page uses, and what else decides about its rules.
private struct UsedNames: Hashable {
  private var words: [UInt64]
  private let isRightToLeft: Bool
  private let scheme: HTMLPage.Scheme?

  init(_ use: StyleUse, among names: [UInt64]) {
    words = Array(repeating: 0, count: (names.count + 63) / 64)
    isRightToLeft = use.isRightToLeft
    scheme = use.scheme
    for (place, name) in names.enumerated() where use.uses(name) {
      words[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  func contains(_ place: Int) -> Bool { words[place >> 6] >> UInt64(place & 63) & 1 != 0 }
}

/// Writes the rules of a sheet that a page uses.
private struct StyleSheetWriter {
  let bytes: UnsafeBufferPointer<UInt8>
  let rules: UnsafeBufferPointer<UInt32>
  let use: StyleUse
  /// The names that the page uses, and the variables that rules read which it uses.
  let used: UnsafeMutableBufferPointer<Bool>

  @inline(__always)
  private func number(_ place: Int) -> Int { Int(rules[place]) }

  @inline(__always)
  private func uses(_ name: UInt32) -> Bool { used[Int(name) - 1] }

  /// True where the page uses all names of the list at a place: how many there are, then each.
  private func usesAll(at place: Int) -> Bool {
    for place in (place + 1)..<(place + 1 + number(place)) where !uses(rules[place]) { return false }
    return true
  }

  private func isKept(selector place: Int) -> Bool {
    let flags = rules[place + 2]
    if flags != 0 {
      if flags & StyleSheet.Flag.rightToLeft != 0, !use.isRightToLeft { return false }
      if flags & StyleSheet.Flag.fixedScheme != 0,
        use.scheme != (flags & StyleSheet.Flag.dark != 0 ? .dark : .light)
      {
        return false
      }
    }
    return usesAll(at: place + 3)
  }

  /// The place after a selector or a declaration, whose list of names is its fourth part.
  @inline(__always)
  private func end(of place: Int) -> Int { place + 4 + number(place + 3) }

  /// Adds the variables that kept rules read.
  func note(_ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let next = place + 2 + number(place + 1)
      switch rules[place] {
      case StyleSheet.Kind.style: note(style: place + 2)
      case StyleSheet.Kind.group: note((place + 4)..<next)
      default: break
      }
      place = next
    }
  }

  private func note(style place: Int) {
    var part = place + 2
    var isKept = false
    for _ in 0..<number(place) {
      isKept = isKept || self.isKept(selector: part)
      part = end(of: part)
    }
    guard isKept else { return }
    for _ in 0..<number(place + 1) {
      for read in (part + 4)..<end(of: part) { used[number(read) - 1] = true }
      part = end(of: part)
    }
  }

  func write(_ range: Range<Int>, to output: inout OutputBuffer) {
    var place = range.lowerBound
    while place < range.upperBound {
      let next = place + 2 + number(place + 1)
      switch rules[place] {
      case StyleSheet.Kind.style: write(style: place + 2, to: &output)
      case StyleSheet.Kind.group:
        var inner = OutputBuffer(capacity: 1024)
        write((place + 4)..<next, to: &inner)
        if inner.count > 0 {
          write(textAt: place + 2, to: &output)
          output.append("{\n")
          output.append(contentsOf: inner)
          output.append("}\n")
        }
      default:
        if rules[place + 4] == 0 || uses(rules[place + 4]) {
          write(textAt: place + 2, to: &output)
          output.append("\n")
        }
      }
      place = next
    }
  }

  private func write(style place: Int, to output: inout OutputBuffer) {
    let start = output.count
    var part = place + 2
    var isFirst = true
    for _ in 0..<number(place) {
      if isKept(selector: part) {
        if !isFirst { output.append(",") }
        isFirst = false
        write(textAt: part, to: &output)
      }
      part = end(of: part)
    }
    if isFirst { return }
    output.append("{")
    isFirst = true
    for _ in 0..<number(place + 1) {
      if rules[part + 2] == 0 || uses(rules[part + 2]) {
        if !isFirst { output.append(";") }
        isFirst = false
        write(textAt: part, to: &output)
      }
      part = end(of: part)
    }
    if isFirst { output.truncate(to: start) } else { output.append("}\n") }
  }

  private func write(textAt place: Int, to output: inout OutputBuffer) {
    output.append(UnsafeBufferPointer(rebasing: bytes[number(place)..<number(place + 1)]))
  }
}
