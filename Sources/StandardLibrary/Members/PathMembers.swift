import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let pathNames = ["Path", "FillStyle"]

  /// Paths: how they are begun, what is added to them, and what they are asked.
  static var pathMembers: [LibraryMember] { pathInitializers + pathAdditions + pathQuestions }

  private static let pathInitializers: [LibraryMember] = [
    LibraryMember(.initializer, of: "Path", "init()", "A path without elements.") { _ in
      LibraryCall.path(Path())
    },
    LibraryMember(
      .initializer, of: "Path", "init(_ callback: (inout Path) -> Void)", "What a closure adds to a path."
    ) {
      call in
      try BindingBox.lend(LibraryCall.path(Path())) { _ = try call.call(0, $0) }
    },
    LibraryMember(.initializer, of: "Path", "init(_ rect: CGRect)", "A rectangle.") { call in
      call.path(adding: 0) { $0.addRect(x: $1.x, y: $1.y, width: $2.width, height: $2.height) }
    },
    LibraryMember(
      .initializer, of: "Path", "init(ellipseIn rect: CGRect)",
      "An ellipse that touches the edges of a rectangle."
    ) {
      call in
      call.path(adding: 0) { $0.addEllipse(x: $1.x, y: $1.y, width: $2.width, height: $2.height) }
    },
    LibraryMember(
      .initializer, of: "Path",
      "init(roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners."
    ) { call in
      let radius = call.double(1)
      return call.path(adding: 0) {
        $0.addRoundedRect(
          x: $1.x, y: $1.y, width: $2.width, height: $2.height, across: radius, down: radius)
      }
    },
    LibraryMember(
      .initializer, of: "Path",
      "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners."
    ) { call in
      let size = call.content(1, SizeValue.self) ?? SizeValue(width: 0, height: 0)
      return call.path(adding: 0) {
        $0.addRoundedRect(
          x: $1.x, y: $1.y, width: $2.width, height: $2.height, across: size.width, down: size.height)
      }
    },
    LibraryMember(
      .initializer, of: "Path",
      "init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      since: .since(iOS: 16, macOS: 13), "A rectangle with corners of their own."
    ) { call in
      let radii = call.cornerRadii(1)
      return call.path(adding: 0) {
        $0.addRoundedRect(x: $1.x, y: $1.y, width: $2.width, height: $2.height, radii)
      }
    },
    LibraryMember(
      .initializer, of: "FillStyle", "init(eoFill: Bool = false, antialiased: Bool = true)",
      "How a path that crosses itself is filled: with `eoFill`, what two of its parts enclose is not."
    ) { call in
      Value(FillStyleValue(isEOFilled: call.bool(0), isAntialiased: call.isOmitted(1) || call.bool(1)))
    },
    stored(
      "FillStyle", "isEOFilled: Bool", "Whether what two parts of a path enclose is not filled.",
      set: { (style: inout FillStyleValue, new: Value) in style.isEOFilled = new == .bool(true) }
    ) { .bool($0.isEOFilled) },
    stored(
      "FillStyle", "isAntialiased: Bool", "Whether edges are smoothed; all are.",
      set: { (style: inout FillStyleValue, new: Value) in style.isAntialiased = new == .bool(true) }
    ) { .bool($0.isAntialiased) },
  ]

  private static let pathAdditions: [LibraryMember] = [
    adding("move(to end: CGPoint)", "Begins a part of the path at a place.") { path, call in
      path.move(to: call.point(0))
    },
    adding("addLine(to end: CGPoint)", "Adds a line.") { path, call in path.addLine(to: call.point(0)) },
    adding(
      "addLines(_ lines: [CGPoint], transform: CGAffineTransform = .identity)",
      "Adds lines through places, as a part of its own."
    ) { path, call in
      let points = (call.arguments[0].elements ?? []).compactMap { $0.content(PointValue.self) }
      for (place, point) in points.enumerated() {
        let point = Path.Point(point.x, point.y)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    },
    adding(
      "addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)",
      "Adds a cubic curve with two control points."
    ) { path, call in path.addCurve(to: call.point(0), call.point(1), call.point(2)) },
    adding("addQuadCurve(to end: CGPoint, control: CGPoint)", "Adds a curve with one control point.") {
      path, call in
      path.elements.append(.quadCurve(to: call.point(0), control: call.point(1)))
    },
    adding(
      "addArc(center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool, "
        + "transform: CGAffineTransform = .identity)",
      "Adds a part of a circle; as in SwiftUI, `clockwise` is meant with the y-axis up."
    ) { path, call in
      let start = call.degrees(2) ?? 0
      let end = call.degrees(3) ?? 0
      path.addArc(
        center: call.point(0), radius: call.double(1), from: start, to: end, turnsBack: call.bool(4))
    },
    adding(
      "addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: Double, transform: CGAffineTransform = .identity)",
      "Adds a part of a circle that rounds the corner at the first place, on the way to the second."
    ) { path, call in
      path.addArc(around: call.point(0), towards: call.point(1), radius: call.double(2))
    },
    adding(
      "addRelativeArc(center: CGPoint, radius: Double, startAngle: Angle, delta: Angle, "
        + "transform: CGAffineTransform = .identity)",
      "Adds a part of a circle by the angle that it turns."
    ) { path, call in
      let start = call.degrees(2) ?? 0
      let delta = call.degrees(3) ?? 0
      path.addTurn(center: call.point(0), radius: call.double(1), from: start, by: delta)
    },
    adding(
      "addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)",
      "Adds an ellipse that touches the edges of a rectangle."
    ) {
      path, call in
      let (origin, size) = call.rect(0)
      path.addEllipse(x: origin.x, y: origin.y, width: size.width, height: size.height)
    },
    adding("addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)", "Adds a rectangle.") {
      path, call in
      let (origin, size) = call.rect(0)
      path.addRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    },
    adding("addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)", "Adds rectangles.") {
      path, call in
      for rect in (call.arguments[0].elements ?? []).compactMap({ $0.content(RectValue.self) }) {
        path.addRect(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
      }
    },
    adding(
      "addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, "
        + "transform: CGAffineTransform = .identity)",
      "Adds a rectangle with round corners."
    ) { path, call in
      let (origin, size) = call.rect(0)
      let corner = call.content(1, SizeValue.self) ?? SizeValue(width: 0, height: 0)
      path.addRoundedRect(
        x: origin.x, y: origin.y, width: size.width, height: size.height, across: corner.width,
        down: corner.height)
    },
    adding(
      "addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, "
        + "transform: CGAffineTransform = .identity)",
      "Adds a rectangle with corners of their own."
    ) { path, call in
      let (origin, size) = call.rect(0)
      path.addRoundedRect(
        x: origin.x, y: origin.y, width: size.width, height: size.height, call.cornerRadii(1))
    },
    adding("addPath(_ path: Path, transform: CGAffineTransform = .identity)", "Adds all of another path.") {
      path, call in
      path.elements += call.content(0, ShapeValue.self)?.path.elements ?? []
    },
    adding("closeSubpath()", "Leads back to where this part of the path began.") { path, _ in
      path.closeSubpath()
    },
  ]

  private static let pathQuestions: [LibraryMember] = [
    LibraryMember(.property, of: "Path", "isEmpty: Bool", "True for a path without elements.") { call in
      .bool(call.ownPath.elements.isEmpty)
    },
    LibraryMember(.property, of: "Path", "boundingRect: CGRect", "The smallest rectangle around the path.") {
      call in
      guard let (low, high) = call.ownPath.bounds else {
        return Value(RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: 0, height: 0)))
      }
      return Value(
        RectValue(
          origin: PointValue(x: low.x, y: low.y),
          size: SizeValue(width: high.x - low.x, height: high.y - low.y)))
    },
    LibraryMember(
      .property, of: "Path", "currentPoint: CGPoint?", "Where the next line begins; nil for an empty path."
    ) {
      call in
      call.ownPath.currentPoint.map { Value(PointValue(x: $0.x, y: $0.y)) } ?? .null
    },
    LibraryMember(
      .method, of: "Path", "contains(_ p: CGPoint, eoFill: Bool = false) -> Bool",
      "True for a place that the path encloses."
    ) { call in
      .bool(call.ownPath.contains(call.point(0), isEvenOdd: call.bool(1)))
    },
    LibraryMember(
      .method, of: "Path", "trimmedPath(from: Double, to: Double) -> Path",
      "A part of its length, from 0 to 1."
    ) { call in
      LibraryCall.path(call.ownPath.trimmed(from: call.double(0), to: call.double(1)))
    },
    LibraryMember(
      .method, of: "Path", "offsetBy(dx: Double, dy: Double) -> Path", "The path moved by points."
    ) { call in
      let (across, down) = (call.double(0), call.double(1))
      return LibraryCall.path(call.ownPath.mapped { Path.Point($0.x + across, $0.y + down) })
    },
    LibraryMember(
      .method, of: "Path", "applying(_ transform: CGAffineTransform) -> Path",
      "The path moved, sized and turned around the point where x and y are 0."
    ) { call in
      LibraryCall.path(call.ownPath.applying(call.content(0) ?? TransformValue()))
    },
    LibraryMember(
      .method, of: "Path", "path(in rect: CGRect) -> Path", "The path itself: it has its own places."
    ) { call in call.receiver },
    combining("union", .union, "The outline of what this path or another fills."),
    combining("intersection", .intersection, "The outline of what both this path and another fill."),
    combining("subtracting", .subtraction, "The outline of what this path fills and another does not."),
    combining("symmetricDifference", .difference, "The outline of what one of two paths fills."),
  ]

  private static func combining(
    _ name: String, _ combination: Path.Combination, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "Path", "\(name)(_ other: Path, eoFill: Bool = false) -> Path",
      since: .since(iOS: 17, macOS: 14), documentation
    ) { call in
      let other = call.content(0, ShapeValue.self)?.path ?? Path()
      return LibraryCall.path(call.ownPath.combined(combination, with: other, isEvenOdd: call.bool(1)))
    }
  }

  private static func adding(
    _ signature: String, _ documentation: String,
    _ add: @escaping @Sendable (inout Path, LibraryCall) -> Void
  ) -> LibraryMember {
    LibraryMember(.method, of: "Path", signature, isMutating: true, isTotal: true, documentation) { call in
      var path = call.ownPath
      call.receiver = .void
      let transform = call.arguments.last?.content(TransformValue.self)
      if let transform, transform != TransformValue() {
        path.add(transform) { add(&$0, call) }
      } else {
        add(&path, call)
      }
      call.receiver = LibraryCall.path(path)
      return .void
    }
  }
}

extension Path {
  /// Adds what a closure draws where a transform puts it: lines that go on from the path begin where they are drawn from.
  mutating func add(_ transform: TransformValue, _ draw: (inout Path) -> Void) {
    var part = Path()
    let start = currentPoint.flatMap { point in
      transform.inverted.map { $0.applied(to: PointValue(x: point.x, y: point.y)) }
    }
    if let start { part.move(to: Point(start.x, start.y)) }
    draw(&part)
    elements += part.applying(transform).elements.dropFirst(start == nil ? 0 : 1)
  }

  /// Adds a part of a circle that touches the line from here to `corner`, and that from there to `end`.
  mutating func addArc(around corner: Point, towards end: Point, radius: Double) {
    guard let start = currentPoint else { return move(to: corner) }
    let (inX, inY) = (start.x - corner.x, start.y - corner.y)
    let (outX, outY) = (end.x - corner.x, end.y - corner.y)
    let (inLength, outLength) = (
      (inX * inX + inY * inY).squareRoot(), (outX * outX + outY * outY).squareRoot()
    )
    let cross = inX * outY - inY * outX
    guard radius > 0, inLength > 0, outLength > 0, abs(cross) > 1e-9 * inLength * outLength else {
      return addLine(to: corner)
    }
    // The circle touches both lines at this distance from the corner: r / tan(half of the angle between them).
    let cosine = (inX * outX + inY * outY) / (inLength * outLength)
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let first = Point(corner.x + inX / inLength * reach, corner.y + inY / inLength * reach)
    let last = Point(corner.x + outX / outLength * reach, corner.y + outY / outLength * reach)
    addLine(to: first)
    // A curve that is as far from the circle at its quarters as in its middle.
    let turn = Double.pi - cosine.arccosine
    let part = 4 / 3 * (turn / 4).sine / (turn / 4).cosine * radius
    addCurve(
      to: last, Point(first.x - inX / inLength * part, first.y - inY / inLength * part),
      Point(last.x - outX / outLength * part, last.y - outY / outLength * part))
  }

  /// Adds a rectangle whose corners have radii of their own, which become less where they meet.
  mutating func addRoundedRect(x: Double, y: Double, width: Double, height: Double, _ radii: CornerRadii) {
    let most = max(min(width, height) / 2, 0)
    func radius(_ radius: Double) -> Double { min(max(radius, 0), most) }
    let (right, bottom) = (x + width, y + height)
    move(to: Point(x + radius(radii.topLeading), y))
    for (corner, end, size) in [
      (Point(right, y), Point(right, bottom), radii.topTrailing),
      (Point(right, bottom), Point(x, bottom), radii.bottomTrailing),
      (Point(x, bottom), Point(x, y), radii.bottomLeading),
      (Point(x, y), Point(right, y), radii.topLeading),
    ] {
      addArc(around: corner, towards: end, radius: radius(size))
    }
    closeSubpath()
  }

  /// Adds a part of a circle between two angles in degrees, clockwise on the screen unless `turnsBack`.
  mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double, turnsBack: Bool) {
    var delta = end - start
    if turnsBack {
      while delta > 0 { delta -= 360 }
      if delta < -360 { delta = -360 }
    } else {
      if delta < 0 { delta -= (delta / 360).rounded(.down) * 360 }
      if delta > 360 { delta = 360 }
    }
    addTurn(center: center, radius: radius, from: start, by: delta)
  }

  /// Adds a part of a circle that turns by an angle in degrees, as a curve for each quarter of a circle.
  public mutating func addTurn(center: Point, radius: Double, from start: Double, by delta: Double) {
    guard start.isFinite, delta.isFinite, radius.isFinite else { return }
    let delta = min(max(delta, -3600), 3600)
    func point(_ degrees: Double, _ distance: Double = 1) -> Point {
      let radians = degrees / 180 * Double.pi
      return Point(center.x + radius * distance * radians.cosine, center.y + radius * distance * radians.sine)
    }
    addLine(to: point(start))
    let count = max(1, Int((abs(delta) / 90).rounded(.up)))
    let step = delta / Double(count)
    // A curve that is as far from the circle at its quarters as in its middle.
    let quarter = step / 4 / 180 * Double.pi
    let reach = 4 / 3 * (quarter.sine / quarter.cosine)
    for place in 0..<count where step != 0 {
      let (from, to) = (start + step * Double(place), start + step * Double(place + 1))
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last, Point(first.x - reach * (first.y - center.y), first.y + reach * (first.x - center.x)),
        Point(last.x + reach * (last.y - center.y), last.y - reach * (last.x - center.x)))
    }
  }

  /// True for a point that the lines enclose.
  func contains(_ point: Point, isEvenOdd: Bool) -> Bool {
    var winding = 0
    for line in flattened() {
      guard var from = line.points.last else { continue }
      for to in line.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += isEvenOdd ? 1 : from.y <= point.y ? 1 : -1 }
        }
        from = to
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension LibraryCall {
  /// A path as a value.
  static func path(_ path: Path) -> Value { Value(ShapeValue(.path(PathOutline(path)))) }

  /// The path that the receiver is.
  var ownPath: Path { receiver.content(ShapeValue.self)?.path ?? Path() }

  /// The place at `index`.
  func point(_ index: Int) -> Path.Point {
    let point = content(index, PointValue.self)
    return Path.Point(point?.x ?? 0, point?.y ?? 0)
  }

  /// The rectangle at `index`.
  func rect(_ index: Int) -> (origin: PointValue, size: SizeValue) {
    let rect = content(index, RectValue.self)
    return (rect?.origin ?? PointValue(x: 0, y: 0), rect?.size ?? SizeValue(width: 0, height: 0))
  }

  /// The radii of corners at `index`.
  fileprivate func cornerRadii(_ index: Int) -> CornerRadii {
    content(index, CornerRadiiValue.self)?.radii
      ?? CornerRadii(topLeading: 0, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
  }

  /// A path of what is made of the rectangle at `index`.
  fileprivate func path(adding index: Int, _ add: (inout Path, PointValue, SizeValue) -> Void) -> Value {
    var path = Path()
    let (origin, size) = rect(index)
    add(&path, origin, size)
    return Self.path(path)
  }
}
