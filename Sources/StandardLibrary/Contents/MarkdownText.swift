import RenderTree

/// Characters as SwiftUI reads those of a literal in a `Text`: Markdown within a line, which is `**strong**`,
/// `*emphasis*`, `` `code` ``, `~~struck~~`, `[a link](address)`, and a backslash before what stands for itself. Marks
/// without a partner stay as they are written.
public struct MarkdownText {
  /// A piece of a text.
  public enum Piece: Sendable {
    /// Characters that stand in the source.
    case literal(String)
    /// What is put between them; it is never read as Markdown.
    case value(TextValue)
  }

  /// True where characters may mean something else than themselves.
  public static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        return true
      default: continue
      }
    }
    return false
  }

  /// The text that pieces make. What agrees with a number, `^[3 cup](inflect: true)`, does so where it is English; words of
  /// another language stay as they are.
  public static func text(_ pieces: [Piece], isEnglish: Bool = true) -> TextValue {
    var reader = MarkdownText()
    for piece in pieces {
      switch piece {
      case .literal(let text): reader.units += text.unicodeScalars.map(\.value)
      case .value(let text):
        reader.units.append(Self.firstValue + UInt32(reader.values.count))
        reader.values.append(text)
      }
    }
    reader.inflect(isEnglish)
    reader.read()
    return reader.joined()
  }

  /// The characters, as numbers of Unicode; those past the last are places among the values.
  private var units: [UInt32] = []
  private var values: [TextValue] = []
  private var at = 0
  private var items: [Item] = []
  /// Delimiters that may still find a partner, as places among the items.
  private var delimiters: [Int] = []
  private var brackets: [Bracket] = []
  /// Where each mark begins and ends, as places among the items.
  private var spans: [(mark: TextStyle.Markup, first: Int, end: Int)] = []
  private var links: [(address: String, first: Int, end: Int)] = []
  /// Counts of backticks that no later run has.
  private var unclosedTicks: Set<Int> = []

  private static let firstValue: UInt32 = 0x11_0000
  /// No address is longer.
  private static let addressLimit = 4096
  /// No address holds more parentheses in each other.
  private static let depthLimit = 32

  private struct Item {
    /// What is shown as it is: a part of the characters, without a backslash.
    var units: Range<Int>
    /// How many of a delimiter are left, and how many there were.
    var count = 0
    var written = 0
    var mark: UInt32 = 0
    var canOpen = false
    var canClose = false
  }

  private struct Bracket {
    var item: Int
    var delimiters: Int
    var isActive = true
  }

  private mutating func read() {
    var start = 0
    func plain(_ reader: inout Self, upTo end: Int) {
      if end > start { reader.items.append(Item(units: start..<end)) }
    }
    while at < units.count {
      let unit = units[at]
      let begin = at
      switch unit {
      case "\\" where at + 1 < units.count && Self.isASCIIPunctuation(units[at + 1]):
        plain(&self, upTo: at)
        start = at + 1
        at += 2
      case "*", "_", "~":
        let end = runEnd(at)
        if unit == "~", end - at != 2 {
          at = end
          break
        }
        plain(&self, upTo: at)
        addDelimiter(unit, at..<end)
        at = end
        start = end
      case "`":
        let end = runEnd(at)
        guard let close = closingTicks(end, count: end - at) else {
          at = end
          break
        }
        plain(&self, upTo: at)
        addCode(end..<close)
        at = close + (end - begin)
        start = at
      case "[":
        plain(&self, upTo: at)
        brackets.append(Bracket(item: items.count, delimiters: delimiters.count))
        items.append(Item(units: at..<at + 1))
        at += 1
        start = at
      case "]":
        plain(&self, upTo: at)
        start = at
        at = closeBracket(at)
        if at > start + 1 { start = at }
      default: at += 1
      }
    }
    plain(&self, upTo: units.count)
    pair(from: 0)
  }

  /// The end of a run of one character.
  private func runEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < units.count, units[end] == units[start] { end += 1 }
    return end
  }

  private mutating func addDelimiter(_ mark: UInt32, _ range: Range<Int>) {
    let before = range.lowerBound > 0 ? units[range.lowerBound - 1] : 0x20
    let after = range.upperBound < units.count ? units[range.upperBound] : 0x20
    let isLeft =
      !Self.isSpace(after)
      && (!Self.isPunctuation(after) || Self.isSpace(before) || Self.isPunctuation(before))
    let isRight =
      !Self.isSpace(before)
      && (!Self.isPunctuation(before) || Self.isSpace(after) || Self.isPunctuation(after))
    var item = Item(units: range, count: range.count, written: range.count, mark: mark)
    item.canOpen = mark == "_" ? isLeft && (!isRight || Self.isPunctuation(before)) : isLeft
    item.canClose = mark == "_" ? isRight && (!isLeft || Self.isPunctuation(after)) : isRight
    if item.canOpen || item.canClose { delimiters.append(items.count) }
    items.append(item)
  }

  /// Where a run of as many backticks begins.
  private mutating func closingTicks(_ start: Int, count: Int) -> Int? {
    if unclosedTicks.contains(count) { return nil }
    var place = start
    while place < units.count {
      if units[place] != "`" {
        place += 1
        continue
      }
      let end = runEnd(place)
      if end - place == count { return place }
      place = end
    }
    unclosedTicks.insert(count)
    return nil
  }

  private mutating func addCode(_ range: Range<Int>) {
    var range = range
    if range.count > 2, units[range.lowerBound] == " ", units[range.upperBound - 1] == " ",
      units[range].contains(where: { $0 != " " })
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    spans.append((.code, items.count, items.count + 1))
    items.append(Item(units: range))
  }

  // MARK: Links

  /// Makes a link of what stands since the last `[`, where an address follows the bracket; the place to go on at.
  private mutating func closeBracket(_ place: Int) -> Int {
    guard let bracket = brackets.popLast(), bracket.isActive, let (address, end) = address(from: place + 1)
    else {
      return place + 1
    }
    pair(from: bracket.delimiters)
    links.append((address, bracket.item, items.count))
    items[bracket.item].units = 0..<0
    // A link holds no links.
    for index in brackets.indices { brackets[index].isActive = false }
    return end
  }

  /// `(address)` or `(address "title")`.
  private func address(from start: Int) -> (String, Int)? {
    guard start < units.count, units[start] == "(" else { return nil }
    let limit = min(units.count, start + Self.addressLimit)
    var place = skipSpaces(start + 1, limit)
    var text = ""
    let isBracketed = place < limit && units[place] == "<"
    if isBracketed { place += 1 }
    var depth = 0
    while place < limit {
      let unit = units[place]
      if isBracketed ? unit == ">" : Self.isSpace(unit) || unit == ")" && depth == 0 { break }
      if unit == "(" { depth += 1 }
      if depth > Self.depthLimit || unit == "<" && isBracketed { return nil }
      if unit == ")" { depth -= 1 }
      if unit == "\\", place + 1 < limit, Self.isASCIIPunctuation(units[place + 1]) { place += 1 }
      append(units[place], to: &text)
      place += 1
    }
    if isBracketed {
      guard place < limit else { return nil }
      place += 1
    }
    place = skipSpaces(place, limit)
    if place < limit, units[place] == "\"" || units[place] == "'" {
      guard let end = units[place + 1..<limit].firstIndex(of: units[place]) else { return nil }
      place = skipSpaces(end + 1, limit)
    }
    guard place < limit, units[place] == ")" else { return nil }
    return (text, place + 1)
  }

  private func skipSpaces(_ start: Int, _ limit: Int) -> Int {
    var place = start
    while place < limit, Self.isSpace(units[place]) { place += 1 }
    return place
  }

  // MARK: Grammar

  /// Puts what stands in `^[3 cup](inflect: true)` in its place, with the last word in the singular where the number is 1, else in
  /// the plural.
  private mutating func inflect(_ isEnglish: Bool) {
    var (read, place) = ([UInt32](), 0)
    while let start = units[place...].indices.first(where: { opensInflection($0) }),
      let end = units[start...].indices.first(where: { closesInflection($0) }),
      let close = units[end...].firstIndex(of: 0x29)
    {
      read += units[place..<start]
      let inside = start + 2..<end
      read += isEnglish ? agreeing(inside) : Array(units[inside])
      place = close + 1
    }
    if place > 0 { units = read + units[place...] }
  }

  private func opensInflection(_ place: Int) -> Bool {
    units[place] == "^" && place + 1 < units.count && units[place + 1] == "["
  }

  private func closesInflection(_ place: Int) -> Bool {
    guard units[place] == "]", units[place...].starts(with: Self.inflection) else { return false }
    let value = skipSpaces(place + Self.inflection.count, units.count)
    return units[value...].starts(with: Self.isTrue)
  }

  private static let inflection = "](inflect:".unicodeScalars.map(\.value)
  private static let isTrue = "true".unicodeScalars.map(\.value)

  /// True where the first number in a part is 1; nil where there is none.
  private func isOne(_ part: Range<Int>) -> Bool? {
    func isDigit(_ unit: UInt32) -> Bool { unit >= 0x30 && unit <= 0x39 }
    for place in part {
      if units[place] >= Self.firstValue {
        let text = values[Int(units[place] - Self.firstValue)].runs.map(\.text).joined()
        if text.unicodeScalars.contains(where: { isDigit($0.value) }) { return text == "1" }
      } else if isDigit(units[place]) {
        let number = units[place..<part.upperBound].prefix { isDigit($0) || $0 == 0x2C || $0 == 0x2E }
        return number.dropLast(number.last.map(isDigit) == true ? 0 : 1).elementsEqual([0x31])
      }
    }
    return nil
  }

  /// A part with its last word as its number asks; as it is where it has none.
  private func agreeing(_ part: Range<Int>) -> [UInt32] {
    guard let isOne = isOne(part) else { return Array(units[part]) }
    func isLetter(_ unit: UInt32) -> Bool {
      guard let properties = Unicode.Scalar(unit)?.properties else { return false }
      return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
    guard let last = units[part].lastIndex(where: isLetter) else { return Array(units[part]) }
    let start = units[part.lowerBound...last].lastIndex { !isLetter($0) }.map { $0 + 1 } ?? part.lowerBound
    var noun = ""
    for unit in units[start...last] { append(unit, to: &noun) }
    let fitting = isOne ? EnglishNumber.singular(of: noun) : EnglishNumber.plural(of: noun)
    return units[part.lowerBound..<start] + fitting.unicodeScalars.map(\.value)
      + units[last + 1..<part.upperBound]
  }

  // MARK: Emphasis

  /// Finds partners for the delimiters from a place on, and forgets them.
  private mutating func pair(from base: Int) {
    var place = base
    /// For each kind of closing delimiter, the item before which none opens it.
    var bottoms: [UInt32: Int] = [:]
    while place < delimiters.count {
      let closer = items[delimiters[place]]
      guard closer.canClose else {
        place += 1
        continue
      }
      let key = closer.mark * 8 + UInt32(closer.written % 3) * 2 + (closer.canOpen ? 1 : 0)
      let bottom = bottoms[key] ?? 0
      var opener = place - 1
      while opener >= base, delimiters[opener] >= bottom, !opens(delimiters[opener], delimiters[place]) {
        opener -= 1
      }
      guard opener >= base, delimiters[opener] >= bottom else {
        bottoms[key] = delimiters[place]
        if closer.canOpen { place += 1 } else { delimiters.remove(at: place) }
        continue
      }
      let (first, last) = (delimiters[opener], delimiters[place])
      let used = min(2, items[first].count, items[last].count)
      spans.append((closer.mark == "~" ? .struck : used == 2 ? .strong : .emphasis, first + 1, last))
      items[first].count -= used
      items[last].count -= used
      delimiters.removeSubrange(opener + 1..<place)
      place = opener + 1
      if items[first].count == 0 {
        delimiters.remove(at: opener)
        place -= 1
      }
      if items[last].count == 0 { delimiters.remove(at: place) }
    }
    delimiters.removeSubrange(base...)
  }

  private func opens(_ opener: Int, _ closer: Int) -> Bool {
    let (first, last) = (items[opener], items[closer])
    guard first.mark == last.mark, first.canOpen else { return false }
    let isBoth = first.canClose || last.canOpen
    return !isBoth || (first.written + last.written) % 3 != 0
      || first.written % 3 == 0 && last.written % 3 == 0
  }

  // MARK: Runs

  private func joined() -> TextValue {
    var changes: [(at: Int, span: Int, isEnd: Bool)] = []
    for (place, span) in spans.enumerated() {
      changes.append((span.first, place, false))
      changes.append((span.end, place, true))
    }
    changes.sort { ($0.at, $0.span) < ($1.at, $1.span) }
    var open: [TextStyle.Markup.RawValue: Int] = [:]
    var (change, link) = (0, 0)
    let links = links.sorted { $0.first < $1.first }
    var text = TextValue("")
    text.runs = []
    for (place, item) in items.enumerated() {
      while change < changes.count, changes[change].at <= place {
        open[spans[changes[change].span].mark.rawValue, default: 0] += changes[change].isEnd ? -1 : 1
        change += 1
      }
      var markup: TextStyle.Markup = []
      for (mark, count) in open where count > 0 { markup.insert(TextStyle.Markup(rawValue: mark)) }
      while link < links.count, links[link].end <= place { link += 1 }
      let address = link < links.count && links[link].first <= place ? links[link].address : nil
      let shown = item.written > 0 ? item.units.prefix(item.count) : item.units
      add(shown, markup, address, to: &text)
    }
    if text.runs.isEmpty { text.runs = [TextValue.Run("")] }
    return text
  }

  private func add(
    _ range: Range<Int>, _ markup: TextStyle.Markup, _ address: String?, to text: inout TextValue
  ) {
    var run = TextValue.Run("")
    run.markup = markup
    run.link = address
    for unit in units[range] {
      guard unit >= Self.firstValue else {
        append(unit, to: &run.text)
        continue
      }
      add(run, to: &text)
      run.text = ""
      for var part in values[Int(unit - Self.firstValue)].runs {
        part.markup.formUnion(markup)
        part.link = part.link ?? address
        add(part, to: &text)
      }
    }
    add(run, to: &text)
  }

  private func add(_ run: TextValue.Run, to text: inout TextValue) {
    if run.text.isEmpty, run.image == nil { return }
    if var last = text.runs.last, last.image == nil, run.image == nil {
      let before = last.text
      last.text = run.text
      if last == run {
        text.runs[text.runs.count - 1].text = before + run.text
        return
      }
    }
    text.runs.append(run)
  }

  private func append(_ unit: UInt32, to text: inout String) {
    if unit >= Self.firstValue {
      text += values[Int(unit - Self.firstValue)].characters
    } else if let scalar = Unicode.Scalar(unit) {
      text.unicodeScalars.append(scalar)
    }
  }

  // MARK: Characters

  private static func isSpace(_ unit: UInt32) -> Bool {
    Unicode.Scalar(unit)?.properties.isWhitespace ?? false
  }

  private static func isASCIIPunctuation(_ unit: UInt32) -> Bool {
    switch unit {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private static func isPunctuation(_ unit: UInt32) -> Bool {
    if unit < 0x80 { return isASCIIPunctuation(unit) }
    switch Unicode.Scalar(unit)?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    // CommonMark calls the other categories text: letters, marks, numbers, blanks and controls.
    default: return false
    }
  }
}

/// A character in a pattern of numbers.
private func ~= (character: Unicode.Scalar, unit: UInt32) -> Bool { character.value == unit }
private func == (unit: UInt32, character: Unicode.Scalar) -> Bool { unit == character.value }
private func != (unit: UInt32, character: Unicode.Scalar) -> Bool { unit != character.value }
