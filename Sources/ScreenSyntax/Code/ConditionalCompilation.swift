/// Swift's `#if os(iOS)` … `#elseif` … `#else` … `#endif` in code: what is for another platform is passed over as a comment is, and is not
/// read at all.
///
/// A directive tells by itself what comes next, so that the lexer keeps nothing of those around: behind `#if` and a condition that holds
/// the code goes on; where that does not hold, it goes on behind the next `#else` or `#elseif` that does, or behind the `#endif`; an
/// `#else` that is come to ends what held, so that its `#endif` is next.
extension CodeLexer {
  /// Passes a directive at `position` with what it leaves out; false where none stands there, or none ends it.
  mutating func skipDirective() -> Bool {
    guard let platform, let word = directive(at: position), let end = endOfDirectives(from: position) else {
      return false
    }
    switch word {
    case .if:
      let (holds, next) = condition(at: position + word.length, on: platform)
      position = holds ? next : firstThatHolds(from: next, upTo: end, on: platform)
    case .elseif, .else: position = end + Directive.endif.length
    case .endif: position += word.length
    }
    token.newlineBefore = true
    return true
  }

  private enum Directive: String, CaseIterable {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case endif = "#endif"

    var length: Int { rawValue.utf8.count }
  }

  private func directive(at place: Int) -> Directive? {
    Directive.allCases.first { word in
      word.rawValue.utf8.enumerated().allSatisfy { byte(place + $0) == $1 }
        && !Self.isIdentifierByte(byte(place + word.length))
    }
  }

  /// Where the `#endif` stands that ends what a directive belongs to: the directive itself, where that is one; nil where none does, or
  /// nothing begins it.
  private func endOfDirectives(from place: Int) -> Int? {
    if directive(at: place) == .endif {
      return open(before: place) > 0 ? place : nil
    }
    if directive(at: place) != .if, open(before: place) == 0 { return nil }
    var depth = 1
    for place in directives(from: place + 1) {
      switch directive(at: place) {
      case .if: depth += 1
      case .endif:
        depth -= 1
        if depth == 0 { return place }
      case .elseif, .else, nil: continue
      }
    }
    return nil
  }

  /// How many `#if` are open at a place.
  private func open(before place: Int) -> Int {
    var depth = 0
    for other in directives(from: origin) {
      if other >= place { break }
      if directive(at: other) == .if { depth += 1 }
      if directive(at: other) == .endif { depth -= 1 }
    }
    return depth
  }

  /// The places of all directives from one on.
  private func directives(from start: Int) -> [Int] {
    (start..<max(start, limit)).filter { text[$0] == UInt8(ascii: "#") && directive(at: $0) != nil }
  }

  /// Where the code goes on behind a condition that does not hold.
  private func firstThatHolds(from start: Int, upTo end: Int, on platform: String) -> Int {
    var depth = 0
    for place in directives(from: start) where place < end {
      switch directive(at: place) {
      case .if: depth += 1
      case .endif: depth -= 1
      case .else where depth == 0: return place + Directive.else.length
      case .elseif where depth == 0:
        let (holds, next) = condition(at: place + Directive.elseif.length, on: platform)
        if holds { return next }
      case .elseif, .else, nil: continue
      }
    }
    return end + Directive.endif.length
  }

  // MARK: Conditions

  /// Whether a condition holds, and where it ends.
  private func condition(at start: Int, on platform: String) -> (holds: Bool, end: Int) {
    var (holds, place) = conjunction(at: start, on: platform)
    while case let next = behindBlanks(place), byte(next) == UInt8(ascii: "|"),
      byte(next + 1) == UInt8(ascii: "|")
    {
      let other = conjunction(at: next + 2, on: platform)
      (holds, place) = (holds || other.holds, other.end)
    }
    return (holds, place)
  }

  private func conjunction(at start: Int, on platform: String) -> (holds: Bool, end: Int) {
    var (holds, place) = factor(at: start, on: platform)
    while case let next = behindBlanks(place), byte(next) == UInt8(ascii: "&"),
      byte(next + 1) == UInt8(ascii: "&")
    {
      let other = factor(at: next + 2, on: platform)
      (holds, place) = (holds && other.holds, other.end)
    }
    return (holds, place)
  }

  private func factor(at start: Int, on platform: String) -> (holds: Bool, end: Int) {
    let place = behindBlanks(start)
    if byte(place) == UInt8(ascii: "!") {
      let (holds, end) = factor(at: place + 1, on: platform)
      return (!holds, end)
    }
    if byte(place) == UInt8(ascii: "(") {
      let (holds, end) = condition(at: place + 1, on: platform)
      return (holds, behindBlanks(end) + 1)
    }
    var end = place
    while Self.isIdentifierByte(byte(end)) { end += 1 }
    let word = String(decoding: text[place..<end], as: UTF8.self)
    guard byte(end) == UInt8(ascii: "(") else { return (Self.isFlagSet(word), end) }
    let first = end + 1
    while end < limit, byte(end) != UInt8(ascii: ")") { end += 1 }
    let argument = String(decoding: text[first..<end], as: UTF8.self).filter { $0 != " " }
    return (Self.holds(word, argument, on: platform), min(end + 1, limit))
  }

  private func behindBlanks(_ place: Int) -> Int {
    var place = place
    while place < limit, text[place] <= 0x20 { place += 1 }
    return place
  }

  /// Pages are drawn as Xcode builds previews.
  private static func isFlagSet(_ name: String) -> Bool { name == "DEBUG" || name == "true" }

  /// Whether `os(iOS)`, `canImport(UIKit)` and their like hold.
  private static func holds(_ question: String, _ argument: String, on platform: String) -> Bool {
    switch question {
    case "os": argument == platform
    case "canImport":
      argument == "UIKit"
        ? platform != "macOS" : argument != "AppKit" && argument != "Cocoa" || platform == "macOS"
    case "swift", "compiler": true
    // Nothing runs in a simulator or by Catalyst, and no feature of the compiler is asked for.
    default: false
    }
  }
}
