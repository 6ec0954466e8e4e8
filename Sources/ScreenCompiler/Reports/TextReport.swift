import Rendering
import SourceModel

/// Findings for people: the source line, the span underlined, related places, help and fixes.
public struct TextReport {
  private var context: ReportContext
  private let colors: Bool
  /// The most columns of a source line that are shown; a wider one is cut on both sides of what is underlined.
  private static let columns = 120

  /// A report on findings in these files, coloured or not.
  public init(_ files: SourceFiles, colors: Bool) {
    context = ReportContext(files)
    self.colors = colors
  }

  /// The text of findings, each followed by an empty line.
  public mutating func text(_ diagnostics: [Diagnostic]) -> String {
    var out = ""
    for diagnostic in diagnostics { add(diagnostic, to: &out) }
    return out
  }

  private mutating func add(_ diagnostic: Diagnostic, to out: inout String) {
    let tint: Tint = diagnostic.severity == .error ? .red : diagnostic.severity == .warning ? .yellow : .cyan
    out += paint("\(diagnostic.severity.label)[\(diagnostic.rule)]", tint, bold: true)
    out += paint(": \(VisibleText.message(diagnostic.message))", .plain, bold: true) + "\n"
    let width = gutter(diagnostic)
    addPlace(diagnostic.location, note: nil, mark: "^", tint, width, isFirst: true, to: &out)
    for related in diagnostic.related {
      addPlace(
        related.location, note: VisibleText.message(related.message), mark: "-", .blue, width, isFirst: false,
        to: &out)
    }
    let margin = String(repeating: " ", count: width)
    if let help = diagnostic.help {
      out +=
        "\(margin) \(paint("=", .blue)) \(paint("help", .plain, bold: true)): \(VisibleText.message(help))\n"
    }
    for fix in diagnostic.fixes {
      let note = fix.safety == .safe ? "fix" : "fix (suggested)"
      out +=
        "\(margin) \(paint("=", .blue)) \(paint(note, .green, bold: true)): \(VisibleText.message(fix.title))\n"
    }
    out += "\n"
  }

  /// The width of the widest line number that is shown.
  private mutating func gutter(_ diagnostic: Diagnostic) -> Int {
    ([diagnostic.location] + diagnostic.related.map(\.location))
      .map { String(context.positions($0).start.line).count }.max() ?? 1
  }

  private mutating func addPlace(
    _ location: SourceLocation, note: String?, mark: Character, _ tint: Tint, _ width: Int, isFirst: Bool,
    to out: inout String
  ) {
    let (start, end) = context.positions(location)
    let margin = String(repeating: " ", count: width)
    let arrow = paint(isFirst ? "-->" : ":::", .blue)
    out +=
      "\(margin)\(arrow) \(VisibleText.line(context.file(location.file).path)):\(start.line):\(start.column)\n"
    let source = context.lines(location.file).text(ofLine: start.line)
    if source.utf8.count > 2000 {
      if let note { out += "\(margin) \(paint("|", .blue)) \(note)\n" }
      return
    }
    let number = String(start.line)
    let pad = String(repeating: " ", count: width - number.count)
    let scalars = Array(source.unicodeScalars)
    let last = end.line == start.line ? end.column - 1 : scalars.count
    let first = min(start.column - 1, scalars.count)
    let marked = first..<min(max(last, first), scalars.count)
    let part = Self.window(of: scalars, around: marked)
    let (isCutBefore, isCutBehind) = (part.lowerBound > 0, part.upperBound < scalars.count)
    let text = Self.shown(String(String.UnicodeScalarView(scalars[part])))
    out += "\(pad)\(paint(number, .blue)) \(paint("|", .blue)) "
    out += "\(isCutBefore ? "…" : "")\(text)\(isCutBehind ? "…" : "")\n"
    let before = Self.cells(scalars[part.lowerBound..<marked.lowerBound]) + (isCutBefore ? 1 : 0)
    let span = max(1, Self.cells(scalars[marked.clamped(to: part)]))
    out += "\(margin) \(paint("|", .blue)) \(String(repeating: " ", count: before))"
    out += paint(String(repeating: mark, count: span) + (note.map { " " + $0 } ?? ""), tint) + "\n"
  }

  /// The part of a line that is shown: all of it where there is room, else what is marked with as much on both sides of it.
  /// Its start is marked in any case.
  private static func window(of line: [Unicode.Scalar], around marked: Range<Int>) -> Range<Int> {
    if cells(line) <= columns { return 0..<line.count }
    // Each `…` takes a column.
    var room = columns - 2
    let start = min(marked.lowerBound, line.count)
    var part = start..<start
    while room > 0, part.upperBound < min(marked.upperBound, line.count) {
      room -= cells(CollectionOfOne(line[part.upperBound]))
      part = part.lowerBound..<part.upperBound + 1
    }
    while room > 0, part.lowerBound > 0 || part.upperBound < line.count {
      if part.lowerBound > 0 {
        room -= cells(CollectionOfOne(line[part.lowerBound - 1]))
        part = part.lowerBound - 1..<part.upperBound
      }
      if room > 0, part.upperBound < line.count {
        room -= cells(CollectionOfOne(line[part.upperBound]))
        part = part.lowerBound..<part.upperBound + 1
      }
    }
    return part
  }

  /// A line as it can be shown: a tab is two blanks, a character that is not shown a replacement.
  private static func shown(_ line: String) -> String {
    line.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\t" {
        text += "  "
      } else if VisibleText.isHidden(scalar) {
        text += "\u{FFFD}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func cells(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    CellWidth.width(of: shown(String(String.UnicodeScalarView(scalars))))
  }

  // MARK: Colour

  private enum Tint: String {
    case plain = "", red = "31", yellow = "33", cyan = "36", blue = "34", green = "32"
  }

  private func paint(_ text: String, _ tint: Tint, bold: Bool = false) -> String {
    guard colors else { return text }
    let codes = [bold ? "1" : "", tint.rawValue].filter { !$0.isEmpty }.joined(separator: ";")
    return codes.isEmpty ? text : "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
