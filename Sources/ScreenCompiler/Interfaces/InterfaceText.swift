import ScreenSemantics
import ScreenSyntax
import SourceModel

/// The text of a screen's file without what no dependent package can see: its App, previews and scenarios, and comments that stand on
/// lines of their own. Everything else stays on its line and in its column, so that findings which point into the file are
/// the same.
///
/// What is left out becomes blanks, and a line of blanks becomes empty: another preview of as many lines gives the same text.
struct InterfaceText {
  private let original: [UInt8]
  private var bytes: [UInt8]

  private init(_ bytes: [UInt8]) { (original, self.bytes) = (bytes, bytes) }

  /// The text of a file of a program; nil where it declares nothing that others may use.
  static func text(of file: FileID, in program: Program) -> String? {
    let declarations = program.declarations(in: file)
    guard declarations.contains(where: { isVisible(program[$0].kind) }) else { return nil }
    let parsed = program.files[file]
    var text = InterfaceText(parsed.source.bytes)
    for id in declarations where !isVisible(program[id].kind) && !program[id].isNested {
      text.blank(program[id].range)
    }
    text.blankComments(parsed.xml)
    text.blankDeclarationOfEncoding()
    return text.trimmed
  }

  /// True for kinds of which a dependent package sees declarations.
  static func isVisible(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .app, .preview, .scenario: false
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure,
      .enumeration, .observableObject, .observable, .extended, .appearance, .typeAlias, .fileScope,
      .protocolType, .genericParameter, .composition, .associatedType:
      true
    }
  }

  /// Makes a range blank, but for line breaks. What is followed on its line by anything, and is not ASCII, stays: a column
  /// is counted in characters.
  private mutating func blank(_ range: SourceRange) {
    let places = Int(range.start)..<Int(range.end)
    let isLast = bytes[places.upperBound...].prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
    guard isLast || bytes[places].allSatisfy({ $0 < 0x80 }) else { return }
    for place in places where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
  }

  /// The text is in UTF-8 now, whatever it was in.
  private mutating func blankDeclarationOfEncoding() {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return }
    blank(SourceRange(0, end + 1))
  }

  // MARK: Comments

  private mutating func blankComments(_ xml: XMLTree) {
    var kept = xml.directives.map(\.range)
    for id in xml.nodes.indices where xml[id].kind == .text { kept.append(xml[id].range) }
    kept.sort { $0.start < $1.start }
    var next = 0
    for comment in comments() {
      while next < kept.count, kept[next].end <= comment.start { next += 1 }
      if next < kept.count, kept[next].start < comment.end { continue }
      if standsAlone(comment) { blank(comment) }
    }
  }

  /// All comments: outside of tags, character data and instructions.
  private func comments() -> [SourceRange] {
    var found: [SourceRange] = []
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if starts(open, "<!--") {
        let end = self.end(of: "-->", from: open + 4)
        found.append(SourceRange(open, end))
        place = end
      } else if starts(open, "<![CDATA[") {
        place = end(of: "]]>", from: open)
      } else if starts(open, "<?") {
        place = end(of: "?>", from: open)
      } else {
        place = endOfTag(from: open)
      }
    }
    return found
  }

  private func endOfTag(from open: Int) -> Int {
    var quote: UInt8 = 0
    for place in open..<bytes.count {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place + 1
      }
    }
    return bytes.count
  }

  private func starts(_ place: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private func end(of text: StaticString, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if starts(place, text) { return place + text.utf8CodeUnitCount }
      place += 1
    }
    return bytes.count
  }

  /// True where a comment has its lines for itself and an element, or the end of the file, follows: before an end tag it may
  /// be all that an element holds.
  private func standsAlone(_ range: SourceRange) -> Bool {
    let before = bytes[..<Int(range.start)].last { $0 != 0x20 && $0 != 0x09 }
    guard before == nil || before == 0x0A else { return false }
    let after = bytes.dropFirst(Int(range.end))
    guard let first = after.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return true }
    guard first == 0x0A, let next = after.firstIndex(where: { $0 > 0x20 }) else { return first == 0x0A }
    return bytes[next] == UInt8(ascii: "<") && !starts(next, "</")
  }

  /// The text with nothing on the lines of which nothing is left, and without such lines at the end.
  private var trimmed: String {
    let separator = UInt8(ascii: "\n")
    let before = original.split(separator: separator, omittingEmptySubsequences: false)
    var lines = bytes.split(separator: separator, omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].allSatisfy({ $0 <= 0x20 }) {
      if before[index].contains(where: { $0 > 0x20 }) { lines[index] = [] }
    }
    while lines.last?.allSatisfy({ $0 <= 0x20 }) == true { lines.removeLast() }
    return String(decoding: Array(lines.joined(separator: [separator])), as: UTF8.self) + "\n"
  }
}
