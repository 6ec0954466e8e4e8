import ScreenTypes

extension StandardLibrary {
  /// What rectangles share, and what becomes of points, sizes and rectangles that are moved or turned.
  static let rectMembers: [LibraryMember] =
    [
      LibraryMember(
        .method, of: "CGRect", "insetBy(dx: Double, dy: Double) -> CGRect", isTotal: true,
        "The rectangle with so many points less at each side; larger for negative numbers."
      ) { call in
        Value(call.rect.inset(dx: call.double(0), dy: call.double(1)))
      },
      LibraryMember(
        .method, of: "CGRect", "offsetBy(dx: Double, dy: Double) -> CGRect", isTotal: true,
        "The rectangle moved by so many points."
      ) { call in
        let rect = call.rect
        let origin = PointValue(x: rect.origin.x + call.double(0), y: rect.origin.y + call.double(1))
        return Value(RectValue(origin: origin, size: rect.size))
      },
      LibraryMember(
        .method, of: "CGRect", "union(_ r2: CGRect) -> CGRect", isTotal: true,
        "The smallest rectangle around both."
      ) { call in
        Value(call.rect.union(call.otherRect))
      },
      LibraryMember(
        .method, of: "CGRect", "intersection(_ r2: CGRect) -> CGRect", isTotal: true,
        "What both share; `.null` where they do not touch."
      ) { call in
        Value(call.rect.intersection(call.otherRect))
      },
      LibraryMember(
        .method, of: "CGRect", "intersects(_ rect2: CGRect) -> Bool", isTotal: true,
        "True where both share an area."
      ) { call in
        .bool(!call.rect.intersection(call.otherRect).isEmpty)
      },
      LibraryMember(
        .method, of: "CGRect", "contains(_ point: CGPoint) -> Bool", isTotal: true,
        "True for a point within."
      ) { call in
        .bool(call.rect.contains(call.content(0) ?? PointValue(x: 0, y: 0)))
      },
      LibraryMember(
        .method, of: "CGRect", "contains(_ rect2: CGRect) -> Bool", isTotal: true,
        "True for a rectangle within."
      ) { call in
        .bool(call.rect.union(call.otherRect) == call.rect.standardized)
      },
      LibraryMember(
        .property, of: "CGRect", "isEmpty: Bool", isTotal: true, "True where it has no area."
      ) { call in
        .bool(call.rect.isEmpty)
      },
      LibraryMember(
        .property, of: "CGRect", "isNull: Bool", isTotal: true, "True for no rectangle."
      ) { call in
        .bool(call.rect.isNull)
      },
      LibraryMember(
        .property, of: "CGRect", "integral: CGRect", isTotal: true,
        "The smallest rectangle of whole numbers around it."
      ) { call in
        let rect = call.rect.standardized
        return Value(
          RectValue(
            from: PointValue(x: rect.origin.x.rounded(.down), y: rect.origin.y.rounded(.down)),
            to: PointValue(x: rect.end.x.rounded(.up), y: rect.end.y.rounded(.up))))
      },
      LibraryMember(
        .property, of: "CGRect", "standardized: CGRect", isTotal: true,
        "The same rectangle with a width and a height that are not negative."
      ) { call in
        Value(call.rect.standardized)
      },
      LibraryMember(
        .property, of: "CGRect", "isInfinite: Bool", isTotal: true, "True for the rectangle of all places."
      ) { call in
        .bool(call.rect == RectValue.infinite)
      },
      LibraryMember(
        .method, of: "CGRect", "equalTo(_ rect2: CGRect) -> Bool", isTotal: true,
        "True for the same rectangle."
      ) { call in
        .bool(call.rect.standardized == call.otherRect.standardized)
      },
      LibraryMember(
        .method, of: "CGRect",
        "divided(atDistance: Double, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)",
        isTotal: true, "A part of so many points at an edge, and the rest."
      ) { call in
        let (slice, rest) = call.rect.divided(at: call.double(0), from: call.choice(1) ?? 0)
        return .tuple(ArrayBox([Value(slice), Value(rest)]))
      },
      LibraryMember(
        .staticProperty, of: "CGRect", "infinite: CGRect", "The rectangle of all places."
      ) { _ in Value(RectValue.infinite) },
      LibraryMember(.staticProperty, of: "CGRect", "null: CGRect", "No rectangle.") { _ in
        Value(RectValue.null)
      },
    ]
    + [
      applying("CGPoint", "point") { transform, value in
        value.content(PointValue.self).map { Value(transform.applied(to: $0)) }
      },
      applying("CGSize", "size") { transform, value in
        value.content(SizeValue.self).map { Value(transform.applied(to: $0)) }
      },
      applying("CGRect", "rectangle") { transform, value in
        value.content(RectValue.self).map { Value(transform.applied(to: $0)) }
      },
    ]

  private static func applying(
    _ receiver: String, _ what: String, _ apply: @escaping @Sendable (TransformValue, Value) -> Value?
  ) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "applying(_ t: CGAffineTransform) -> \(receiver)", isTotal: true,
      "The \(what) moved, turned or made larger."
    ) { call in
      apply(call.content(0) ?? TransformValue(), call.receiver) ?? call.receiver
    }
  }
}

extension LibraryCall {
  fileprivate var rect: RectValue { receiver.content(RectValue.self) ?? .null }
  fileprivate var otherRect: RectValue { content(0) ?? .null }
}
