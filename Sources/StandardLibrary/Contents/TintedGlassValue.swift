import RenderTree
import ScreenTypes

/// The content of `.regular.tint(.blue)`: glass of a colour.
public struct TintedGlassValue: OpaqueContent, Hashable {
  /// The colour.
  public let tint: Color
  /// Glass of a colour.
  public init(tint: Color) { self.tint = tint }
  /// The library type.
  public var type: TypeID { .library("Glass") }
  /// Its canonical text.
  public var description: String { "Glass(tint: \(ColorText.describe(tint)))" }
}
