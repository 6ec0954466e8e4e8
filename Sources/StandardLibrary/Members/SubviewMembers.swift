import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let subviewNames = ["ProposedViewSize", "LayoutSubview", "ViewSpacing"]

  /// What a layout of the package places its views with.
  static let subviewMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "ProposedViewSize", "init(width: Double?, height: Double?)", isTotal: true,
      since: layoutsSince, "A size that a view is offered; nil asks for its ideal one."
    ) { call in
      Value(ProposedSizeValue(width: call.number(0), height: call.number(1)))
    },
    LibraryMember(
      .initializer, of: "ProposedViewSize", "init(_ size: CGSize)", isTotal: true, since: layoutsSince,
      "A size that a view is offered."
    ) { call in
      Value(ProposedSizeValue(call.content(0) ?? SizeValue(width: 0, height: 0)))
    },
    proposal("unspecified", .unspecified, "Asks for the ideal size."),
    proposal("zero", ProposedSizeValue(width: 0, height: 0), "Asks for the smallest size."),
    proposal(
      "infinity", ProposedSizeValue(width: .infinity, height: .infinity), "Asks for the largest size."),
    length("width", "The width in points; nil asks for the ideal one.", \.width),
    length("height", "The height in points; nil asks for the ideal one.", \.height),
    LibraryMember(
      .method, of: "ProposedViewSize",
      "replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize",
      isTotal: true, since: layoutsSince, "A size with the lengths of another where none is proposed."
    ) { call in
      let proposal = call.receiver.content(ProposedSizeValue.self) ?? .unspecified
      let other = call.content(0) ?? SizeValue(width: 10, height: 10)
      return Value(
        SizeValue(width: proposal.width ?? other.width, height: proposal.height ?? other.height))
    },
    LibraryMember(
      .method, of: "LayoutSubview", "sizeThatFits(_ proposal: ProposedViewSize) -> CGSize",
      since: layoutsSince, "The size that the view takes of a proposal."
    ) { call in
      Value(try call.size(for: 0))
    },
    LibraryMember(
      .method, of: "LayoutSubview", "dimensions(in proposal: ProposedViewSize) -> ViewDimensions",
      since: layoutsSince, "The size that the view takes of a proposal, and its guides."
    ) { call in
      let size = try call.size(for: 0)
      return Value(DimensionsValue(width: size.width, height: size.height))
    },
    LibraryMember(
      .method, of: "LayoutSubview",
      "place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)",
      since: layoutsSince, "Puts the view where a point of it stands at a place, and offers it a size."
    ) { call in
      guard let view = call.receiver.content(SubviewValue.self) else { return .void }
      view.record.place(
        view.number,
        at: SubviewsRecord.Place(
          call.content(0) ?? PointValue(x: 0, y: 0),
          anchor: call.content(1) ?? UnitPointValue(x: 0, y: 0), proposal: call.content(2) ?? .unspecified))
      return .void
    },
    LibraryMember(
      .property, of: "LayoutSubview", "spacing: ViewSpacing", since: layoutsSince,
      "The room that the view prefers around it: the same for all."
    ) { _ in Value(ViewSpacingValue(points: 8)) },
    LibraryMember(
      .initializer, of: "ViewSpacing", "init()", isTotal: true, since: layoutsSince, "The usual room."
    ) { _ in Value(ViewSpacingValue(points: 8)) },
    LibraryMember(.staticProperty, of: "ViewSpacing", "zero: ViewSpacing", since: layoutsSince, "No room.") {
      _ in
      Value(ViewSpacingValue(points: 0))
    },
    LibraryMember(
      .method, of: "ViewSpacing", "distance(to next: ViewSpacing, along axis: Axis) -> Double", isTotal: true,
      since: layoutsSince, "The room in points between this view and the next."
    ) { call in
      .double(max(call.spacing(call.receiver), call.spacing(call.arguments[0])))
    },
    LibraryMember(
      .method, of: "ViewSpacing", "union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing",
      isTotal: true, since: layoutsSince, "The room that both prefer."
    ) { call in
      Value(
        ViewSpacingValue(points: max(call.spacing(call.receiver), call.spacing(call.arguments[0]))))
    },
    LibraryMember(
      .method, of: "ViewSpacing", "formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)", isMutating: true,
      isTotal: true, since: layoutsSince, "Makes of it the room that both prefer."
    ) { call in
      call.receiver = Value(
        ViewSpacingValue(points: max(call.spacing(call.receiver), call.spacing(call.arguments[0]))))
      return .void
    },
    LibraryMember(
      .property, of: "LayoutSubview", "priority: Double", since: layoutsSince,
      "What `.layoutPriority` gives the view; 0 without one."
    ) { call in
      .double(call.receiver.content(SubviewValue.self).map { $0.record.priority(of: $0.number) } ?? 0)
    },
  ]

  private static func proposal(
    _ name: String, _ value: ProposedSizeValue, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .staticProperty, of: "ProposedViewSize", "\(name): ProposedViewSize", since: layoutsSince,
      documentation
    ) { _ in
      Value(value)
    }
  }

  private static func length(
    _ name: String, _ documentation: String,
    _ path: WritableKeyPath<ProposedSizeValue, Double?> & Sendable
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "ProposedViewSize", "\(name): Double?", isTotal: true, since: layoutsSince,
      documentation,
      set: { whole, new in
        guard var proposal = whole.content(ProposedSizeValue.self) else { return }
        switch new {
        case .double(let points): proposal[keyPath: path] = points
        case .int(let points): proposal[keyPath: path] = Double(points)
        // The member is declared an optional number, so anything else is nil.
        default: proposal[keyPath: path] = nil
        }
        whole = Value(proposal)
      },
      { call in
        call.receiver.content(ProposedSizeValue.self)?[keyPath: path].map { .double($0) } ?? .null
      })
  }
}

extension LibraryCall {
  /// The size that the view before the dot takes of the proposal at `index`.
  fileprivate func size(for index: Int) throws -> SizeValue {
    guard let view = receiver.content(SubviewValue.self) else { return SizeValue(width: 0, height: 0) }
    return try view.record.size(of: view.number, content(index) ?? .unspecified)
  }
}

/// The content of a `ViewSpacing`.
private struct ViewSpacingValue: OpaqueContent, Hashable {
  /// The room to the next view in points.
  var points: Double

  var type: TypeID { .library("ViewSpacing") }
  var description: String { "ViewSpacing(\(points))" }
}

extension LibraryCall {
  /// The room in points that a value says.
  fileprivate func spacing(_ value: Value) -> Double { value.content(ViewSpacingValue.self)?.points ?? 0 }
}
