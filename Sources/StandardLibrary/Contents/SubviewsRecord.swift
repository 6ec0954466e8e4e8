import ScreenTypes

/// The views that a layout of the package places. One thread draws a page.
public final class SubviewsRecord: @unchecked Sendable {
  /// Where a view stands.
  public struct Place: Sendable {
    /// A place in the bounds of the layout.
    public let point: PointValue
    /// The point of the view that stands there.
    public let anchor: UnitPointValue
    /// The size that the view is offered.
    public let proposal: ProposedSizeValue

    /// A place.
    public init(_ point: PointValue, anchor: UnitPointValue, proposal: ProposedSizeValue) {
      (self.point, self.anchor, self.proposal) = (point, anchor, proposal)
    }
  }

  /// Where the views stand, by their number; nil for one that was not placed.
  public private(set) var places: [Place?]
  private let priorities: [Double]
  private let values: [[TypeID: Value]]
  private let measure: (Int, ProposedSizeValue) throws -> SizeValue
  private var sizes: [Measured: SizeValue] = [:]

  private struct Measured: Hashable {
    let view: Int
    let proposal: ProposedSizeValue
  }

  /// Views of some layout priorities that hand on values by their keys, of which `measure` gives the size for a proposal.
  public init(
    priorities: [Double], values: [[TypeID: Value]] = [],
    measure: @escaping (Int, ProposedSizeValue) throws -> SizeValue
  ) {
    places = Array(repeating: nil, count: priorities.count)
    self.priorities = priorities
    self.values = values
    self.measure = measure
  }

  /// The views, as a layout is given them.
  public var subviews: Value {
    .array(ArrayBox(priorities.indices.map { Value(SubviewValue(self, $0)) }))
  }

  /// The size that a view takes of a proposal.
  public func size(of view: Int, _ proposal: ProposedSizeValue) throws -> SizeValue {
    let key = Measured(view: view, proposal: proposal)
    if let known = sizes[key] { return known }
    let size = try measure(view, proposal)
    sizes[key] = size
    return size
  }

  /// Places a view.
  func place(_ view: Int, at place: Place) { places[view] = place }

  /// What a view hands on under a key; nil where it says nothing.
  func value(of view: Int, _ key: TypeID) -> Value? {
    values.indices.contains(view) ? values[view][key] : nil
  }

  /// The layout priority of a view.
  func priority(of view: Int) -> Double { priorities[view] }
}
