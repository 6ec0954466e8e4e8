import RenderTree
import ScreenTypes

/// The content of a `Text`: runs of characters, each with what was said about its look.
public struct TextValue: OpaqueContent, Hashable {
  /// Characters of one look. What is nil, false or empty is inherited from the place.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font.
    public var font: FontValue?
    /// The weight, on top of the font.
    public var weight: TextStyle.Weight?
    /// The family, on top of the font.
    public var design: TextStyle.Design?
    /// The foreground.
    public var color: Color?
    /// A gradient of which `color` is the first colour.
    public var gradient: GradientValue?
    /// What is behind the characters; nobody draws it.
    var background: Color?
    /// Slanted.
    public var italic = false
    /// Lines along the characters.
    public var lines: TextStyle.Lines = []
    /// Extra room between characters, in points.
    public var kerning: Double?
    /// What Markdown says of the characters.
    public var markup: TextStyle.Markup = []
    /// Where the characters lead.
    public var link: String?
    /// The picture that stands in place of characters.
    public var image: ImageValue?

    /// Characters that look as their place says.
    public init(_ text: String) { self.text = text }

    /// The look of this run where `inherited` is the look of its place.
    public func style(in inherited: TextStyle) -> TextStyle {
      var style = inherited
      font?.apply(to: &style)
      if let weight { style.weight = weight }
      if let design { style.design = design }
      if let color { style.color = color }
      if italic { style.italic = true }
      style.lines.formUnion(lines)
      if let kerning { style.kerning = kerning }
      if markup.contains(.strong), (style.weight ?? .regular).rawValue < TextStyle.Weight.bold.rawValue {
        style.weight = .bold
      }
      if markup.contains(.emphasis) { style.italic = true }
      if markup.contains(.code), design == nil { style.design = .monospaced }
      if markup.contains(.struck) { style.lines.insert(.strikethrough) }
      if link != nil, color == nil { style.color = Color(.accent) }
      style.markup = markup
      return style
    }
  }

  /// The runs, in order.
  public var runs: [Run]
  /// What a screen reader speaks in place of the characters; nil for these.
  public var spoken: String?
  /// True for a heading to a screen reader.
  public var isHeading = false
  /// The shadows of what its characters are painted with.
  public var shadows: [ShadowValue] = []

  /// The characters of all runs.
  public var characters: String { runs.map(\.text).joined() }

  /// A text of one run.
  public init(_ text: String) { runs = [Run(text)] }

  /// A picture as a text.
  public init(_ image: ImageValue) {
    runs = [Run("")]
    runs[0].image = image
  }

  /// One text after the other, as `+` joins them.
  public static func + (left: TextValue, right: TextValue) -> TextValue {
    var joined = left
    joined.runs += right.runs
    if left.spoken != nil || right.spoken != nil {
      joined.spoken = (left.spoken ?? left.text) + (right.spoken ?? right.text)
    }
    joined.isHeading = left.isHeading || right.isHeading
    if left.shadows != right.shadows { joined.shadows = [] }
    return joined
  }

  /// The text with a change to every run; what a run said before stays.
  func with(_ change: (inout Run) -> Void) -> TextValue {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }

  /// The characters of all runs.
  public var text: String { runs.map(\.text).joined() }

  /// The library type.
  public var type: TypeID { LibraryTypes.text }

  /// Its canonical text.
  public var description: String {
    runs.map(Self.describe).joined(separator: " + ")
      + (spoken.map { ".accessibilityLabel(\"\($0)\")" } ?? "")
      + (isHeading ? ".accessibilityHeading()" : "") + shadows.map { ".shadow(\($0))" }.joined()
  }

  /// The colours of the runs, whose opacities the description rounds.
  public var parts: [Value] {
    runs.flatMap { run in run.gradient?.parts ?? run.color.map { [.color($0)] } ?? [] }
  }

  private static func describe(_ run: Run) -> String {
    let words = run.link.map { "[\(run.text)](\($0))" } ?? run.text
    var text = run.image.map { "Text(\($0))" } ?? "Text(\"\(words)\")"
    if run.markup.contains(.strong) { text += ".bold()" }
    if run.markup.contains(.emphasis) { text += ".italic()" }
    if run.markup.contains(.code) { text += ".monospaced()" }
    if run.markup.contains(.struck) { text += ".strikethrough()" }
    if let font = run.font { text += ".font(\(font))" }
    if let weight = run.weight { text += ".fontWeight(." + FontText.name(of: weight) + ")" }
    if let design = run.design { text += ".fontDesign(." + FontText.name(of: design) + ")" }
    if let gradient = run.gradient {
      text += ".foregroundStyle(\(gradient))"
    } else if let color = run.color {
      text += ".foregroundColor(\(ColorText.describe(color)))"
    }
    if run.italic { text += ".italic()" }
    if run.lines.contains(.underline) { text += ".underline()" }
    if run.lines.contains(.strikethrough) { text += ".strikethrough()" }
    if let kerning = run.kerning { text += ".kerning(\(kerning))" }
    return text
  }
}
