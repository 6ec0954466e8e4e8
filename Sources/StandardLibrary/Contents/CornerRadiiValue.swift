import RenderTree
import ScreenTypes

/// The content of `RectangleCornerRadii`.
public struct CornerRadiiValue: OpaqueContent, Hashable {
  /// The radii.
  public let radii: CornerRadii
  /// Radii of corners.
  public init(_ radii: CornerRadii) { self.radii = radii }
  /// The library type.
  public var type: TypeID { .library("RectangleCornerRadii") }
  /// Its canonical text.
  public var description: String {
    "RectangleCornerRadii(topLeading: \(radii.topLeading), bottomLeading: \(radii.bottomLeading), "
      + "bottomTrailing: \(radii.bottomTrailing), topTrailing: \(radii.topTrailing))"
  }
}
