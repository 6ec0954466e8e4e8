import ScreenTypes

/// The content of a `ScrollPosition`: to where it was said to scroll.
public struct ScrollPositionValue: OpaqueContent {
  /// Where it may be.
  enum Place {
    /// Where nothing has scrolled.
    case start
    /// At an end of the content.
    case edge(Value)
    /// At the view of an id.
    case view(Value)
    /// At a place of the content, of which one part may be open.
    case point(x: Double?, y: Double?)
  }

  /// Where it is.
  var place: Place

  /// A position at a place.
  init(_ place: Place = .start) { self.place = place }

  /// The library type.
  public var type: TypeID { .library("ScrollPosition") }
  /// Its canonical text.
  public var description: String {
    switch place {
    case .start: "ScrollPosition"
    case .edge(let edge): "ScrollPosition(edge: \(Self.name(of: edge)))"
    case .view: "ScrollPosition(id:)"
    case .point(let x, let y):
      "ScrollPosition(x: \(x.map { "\($0)" } ?? "nil"), y: \(y.map { "\($0)" } ?? "nil"))"
    }
  }
  /// The end or the id, which the description does not tell.
  public var parts: [Value] {
    switch place {
    case .edge(let value), .view(let value): [value]
    case .start, .point: []
    }
  }

  private static func name(of edge: Value) -> String {
    guard case .choice(let type, let place) = edge else { return "" }
    return StandardLibrary.shared.cases(of: type)?.dropFirst(Int(place)).first?.text ?? ""
  }
}
