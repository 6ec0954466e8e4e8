import ScreenTypes

extension StandardLibrary {
  private static let since18 = Availability.since(iOS: 18, macOS: 15)

  /// Where a scroll view is scrolled to: where code said, and a run records that.
  static let scrollPositionMembers: [LibraryMember] =
    [
      position("init(edge: Edge)", "At an end of the content.") { .edge($0.arguments[0]) },
      position("init(id: Any, anchor: UnitPoint? = nil)", "At the view of an id.") { .view($0.arguments[0]) },
      position("init(idType: Any, edge: Edge? = nil)", "Where views are told apart by ids of a type.") {
        $0.choice(1) == nil ? .start : .edge($0.arguments[1])
      },
      position("init(point: CGPoint)", "At a place of the content.") { $0.point },
      position("init(x: Double, y: Double)", "At a place of the content.") {
        .point(x: $0.double(0), y: $0.double(1))
      },
      position("init(x: Double)", "At a place across the content.") { .point(x: $0.double(0), y: nil) },
      position("init(y: Double)", "At a place down the content.") { .point(x: nil, y: $0.double(0)) },
      position("init()", "Where nothing has scrolled.") { _ in .start },
      scroll("scrollTo(edge: Edge)", "Scrolls to an end of the content.") { .edge($0.arguments[0]) },
      scroll("scrollTo(id: Any, anchor: UnitPoint? = nil)", "Scrolls to the view of an id.") {
        .view($0.arguments[0])
      },
      scroll("scrollTo(point: CGPoint)", "Scrolls to a place of the content.") { $0.point },
      scroll("scrollTo(x: Double, y: Double)", "Scrolls to a place of the content.") {
        .point(x: $0.double(0), y: $0.double(1))
      },
      scroll("scrollTo(x: Double)", "Scrolls to a place across the content.") {
        .point(x: $0.double(0), y: nil)
      },
      scroll("scrollTo(y: Double)", "Scrolls to a place down the content.") {
        .point(x: nil, y: $0.double(0))
      },
      told("edge: Edge?", "The end of the content to which code scrolled; nil for another place.") {
        if case .edge(let edge) = $0 { edge } else { .null }
      },
      told("point: CGPoint?", "The place to which code scrolled; nil for an end or a view.") {
        guard case .point(let x, let y) = $0 else { return .null }
        return Value(PointValue(x: x ?? 0, y: y ?? 0))
      },
      told("x: Double?", "How far across code scrolled; nil where it did not say.") {
        if case .point(let x?, _) = $0 { .double(x) } else { .null }
      },
      told("y: Double?", "How far down code scrolled; nil where it did not say.") {
        if case .point(_, let y?) = $0 { .double(y) } else { .null }
      },
      told("viewID: Any?", "The id of the view to which code scrolled; nil for another place.") {
        if case .view(let id) = $0 { id } else { .null }
      },
      LibraryMember(
        .method, of: "ScrollPosition", "viewID(type: T0.Type) -> T0?", isTotal: true, since: since18,
        "The id of the view to which code scrolled; nil for another place."
      ) { call in
        if case .view(let id)? = call.receiver.content(ScrollPositionValue.self)?.place { return id }
        return .null
      },
      LibraryMember(
        .property, of: "ScrollPosition", "isPositionedByUser: Bool", isTotal: true, since: since18,
        "True where the user has scrolled; pages stand still, so that it is false."
      ) { _ in .bool(false) },
    ]

  private static func position(
    _ signature: String, _ documentation: String,
    _ place: @escaping @Sendable (LibraryCall) -> ScrollPositionValue.Place
  ) -> LibraryMember {
    LibraryMember(.initializer, of: "ScrollPosition", signature, isTotal: true, since: since18, documentation)
    {
      Value(ScrollPositionValue(place($0)))
    }
  }

  private static func scroll(
    _ signature: String, _ documentation: String,
    _ place: @escaping @Sendable (LibraryCall) -> ScrollPositionValue.Place
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "ScrollPosition", signature, isMutating: true, actsOutside: true, since: since18,
      documentation
    ) { call in
      let place = place(call)
      var shown = call.host.describe(call.arguments[0])
      if case .point(let x?, let y?) = place { shown = "(\(x), \(y))" }
      call.host.record(Effect("scrollTo", shown))
      call.receiver = Value(ScrollPositionValue(place))
      return .void
    }
  }

  private static func told(
    _ signature: String, _ documentation: String,
    _ value: @escaping @Sendable (ScrollPositionValue.Place) -> Value
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "ScrollPosition", signature, isTotal: true, since: since18, documentation
    ) { call in
      value(call.receiver.content(ScrollPositionValue.self)?.place ?? .start)
    }
  }
}

extension LibraryCall {
  /// The place that the point at 0 is.
  fileprivate var point: ScrollPositionValue.Place {
    let point: PointValue? = content(0)
    return .point(x: point?.x ?? 0, y: point?.y ?? 0)
  }
}
