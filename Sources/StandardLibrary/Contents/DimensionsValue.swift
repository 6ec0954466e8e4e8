import ScreenTypes

/// The content of a `ViewDimensions`.
public struct DimensionsValue: OpaqueContent, Hashable {
  /// Points.
  public var width: Double, height: Double

  /// The dimensions of a view.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The library type.
  public var type: TypeID { .library("ViewDimensions") }
  /// Its canonical text.
  public var description: String { "(\(width), \(height))" }

  /// Where a guide stands unless a view says otherwise: `guide` is a case of `HorizontalAlignment` or
  /// `VerticalAlignment`. A baseline stands at the bottom.
  public subscript(guide: Value) -> Double {
    let own = guide.content(GuideValue.self).map { ($0.type, Int32($0.base)) }
    var known = own
    if case .choice(let type, let place) = guide { known = (type, place) }
    guard let (type, place) = known else { return 0 }
    let length = type == LibraryTypes.horizontalAlignment ? width : height
    return place == 0 ? 0 : place == 1 ? length / 2 : length
  }
}
