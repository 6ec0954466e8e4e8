/// How characters look.
public struct TextStyle: Hashable, Sendable {
  /// SwiftUI's weights, in order of thickness.
  public enum Weight: UInt8, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// SwiftUI's font designs.
  public enum Design: UInt8, Sendable, CaseIterable { case `default`, serif, rounded, monospaced }
  /// Lines that are drawn along characters.
  public struct Lines: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Lines from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Below them.
    public static let underline = Lines(rawValue: 1)
    /// Through them.
    public static let strikethrough = Lines(rawValue: 2)
  }
  /// What Markdown says of characters; how they look for it is said by the other parts.
  public struct Markup: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Marks from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `**strong**`.
    public static let strong = Markup(rawValue: 1)
    /// `*emphasis*`.
    public static let emphasis = Markup(rawValue: 2)
    /// `` `code` ``.
    public static let code = Markup(rawValue: 4)
    /// `~~struck~~`.
    public static let struck = Markup(rawValue: 8)
  }

  /// Size.
  public var size = FontSize(.body)
  /// Weight; nil is the style's own (semibold for `headline`, regular for others).
  public var weight: Weight?
  /// Family.
  public var design: Design = .default
  /// Slanted.
  public var italic = false
  /// Lines along the characters.
  public var lines: Lines = []
  /// Extra room between characters, in points.
  public var kerning: Double = 0
  /// Foreground; nil is the place's own (primary, or the accent in links and buttons). Setting it takes a gradient
  /// away.
  public var color: Color? {
    didSet { gradient = -1 }
  }
  /// A gradient over the whole text, of which `color` is the first colour: index in `RenderTree.gradients`, or -1.
  public var gradient: Int32 = -1
  /// What Markdown says of the characters.
  public var markup: Markup = []
  /// Where the characters lead, as a link in a text: index in `RenderTree.addresses`, or -1.
  public var link: Int32 = -1

  /// Body text.
  public init() {}

  /// Draws lines along the characters, or leaves them out.
  public mutating func draw(_ lines: Lines, _ isDrawn: Bool) {
    if isDrawn { self.lines.formUnion(lines) } else { self.lines.subtract(lines) }
  }
}
