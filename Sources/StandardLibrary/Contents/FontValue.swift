import RenderTree
import ScreenTypes

/// The content of a `Font`.
public struct FontValue: OpaqueContent, Hashable {
  /// Text style or points.
  public var size: FontSize
  /// Weight; nil is the style's own.
  public var weight: TextStyle.Weight?
  /// Family of system fonts.
  public var design: TextStyle.Design = .default
  /// Slanted.
  public var italic = false
  /// All digits of one width.
  public var monospacedDigits = false
  /// The name of a custom font; renderers draw the system font in its place.
  public var family: String?

  /// A font of a size.
  public init(_ size: FontSize, weight: TextStyle.Weight? = nil, design: TextStyle.Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// Gives text this font; colour and lines stay as they are.
  public func apply(to style: inout TextStyle) {
    style.size = size
    style.weight = weight
    style.design = design
    style.italic = italic
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.font }

  /// Its canonical text.
  public var description: String {
    var text =
      size.style == .custom ? "Font.system(size: \(size.points))" : "Font." + FontText.name(of: size.style)
    if let family { text = "Font.custom(\"\(family)\", size: \(size.points))" }
    if let weight { text += ".weight(." + FontText.name(of: weight) + ")" }
    if design != .default { text += ".design(." + FontText.name(of: design) + ")" }
    if italic { text += ".italic()" }
    if monospacedDigits { text += ".monospacedDigit()" }
    return text
  }
}

/// The names of font styles, weights and designs as code writes them.
enum FontText {
  private static let styles = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption", "caption2", "custom",
  ]
  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  private static let designs = ["default", "serif", "rounded", "monospaced"]

  static func name(of style: FontSize.Style) -> String { styles[Int(style.rawValue)] }
  static func name(of weight: TextStyle.Weight) -> String { weights[Int(weight.rawValue)] }
  static func name(of design: TextStyle.Design) -> String { designs[Int(design.rawValue)] }
}
