import ScreenTypes

/// The content of an `AttributedString`: characters with looks of their own, as a text has them.
public struct AttributedTextValue: OpaqueContent, Hashable {
  /// The characters and their looks.
  public var text: TextValue

  /// Characters as a text has them.
  public init(_ text: TextValue) { self.text = text }

  /// The library type.
  public var type: TypeID { LibraryTypes.attributedString }
  /// Its canonical text.
  public var description: String { text.description }
  /// What the description does not tell.
  public var parts: [Value] { text.parts }
}

/// The content of an `AttributedString.MarkdownParsingOptions`.
struct MarkdownOptionsValue: OpaqueContent, Hashable {
  /// True where a line break is a space.
  let joinsLines: Bool

  var type: TypeID { .library("AttributedString.MarkdownParsingOptions") }
  var description: String { "MarkdownParsingOptions(joinsLines: \(joinsLines))" }
}

extension AttributedTextValue {
  /// Some of its characters, with their looks.
  public func part(_ places: Range<Int>) -> AttributedTextValue {
    var part = TextValue("")
    part.runs = []
    var start = 0
    for run in text.runs {
      let end = start + run.text.count
      let shared =
        max(start, places.lowerBound)..<max(min(end, places.upperBound), max(start, places.lowerBound))
      if !shared.isEmpty {
        var cut = run
        cut.text = String(run.text.dropFirst(shared.lowerBound - start).prefix(shared.count))
        part.runs.append(cut)
      }
      start = end
    }
    return AttributedTextValue(part)
  }

  /// The characters with others in the place of some.
  public func replacing(_ places: Range<Int>, with other: AttributedTextValue) -> AttributedTextValue {
    let count = text.characters.count
    return AttributedTextValue(
      part(0..<places.lowerBound).text + other.text + part(places.upperBound..<count).text)
  }
}
