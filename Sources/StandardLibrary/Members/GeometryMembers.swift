import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let geometryNames = [
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "CGSize", "CGPoint", "CGRect", "EdgeInsets",
    "UnitPoint", "Angle", "GridItem", "CGVector",
    "GridItem.Size",
    "GeometryProxy", "ViewDimensions", "PresentationDetent", "CustomPresentationDetent.Context",
    "PreviewLayout", "CoordinateSpace",
  ]

  /// Sizes, points, angles, insets, columns and heights.
  static var geometryMembers: [LibraryMember] {
    geometryInitializers + geometryProperties + unitPoints + [
      number("ViewDimensions", "width", "How wide the view is.", \DimensionsValue.width),
      number("ViewDimensions", "height", "How high the view is.", \DimensionsValue.height),
    ] + animated + vectors + gridItemParts
  }

  /// The pair of numbers between which an animation runs.
  private static var animated: [LibraryMember] {
    [
      animated("CGPoint", first: \PointValue.x, second: \PointValue.y),
      animated("CGSize", first: \SizeValue.width, second: \SizeValue.height),
      animated("UnitPoint", first: \UnitPointValue.x, second: \UnitPointValue.y),
      LibraryMember(
        .property, of: "CGRect",
        "animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>",
        isTotal: true, "What an animation of it runs through."
      ) { call in
        let rect = call.receiver.content(RectValue.self) ?? .null
        return pair(
          pair(.double(rect.origin.x), .double(rect.origin.y)),
          pair(.double(rect.size.width), .double(rect.size.height)))
      },
      storedNumber("Angle", "animatableData", "What an animation of it runs through.", \AngleValue.degrees),
    ]
  }

  private static func pair(_ first: Value, _ second: Value) -> Value { .tuple(ArrayBox([first, second])) }

  private static func animated<T: OpaqueContent>(
    _ receiver: String, first: WritableKeyPath<T, Double> & Sendable,
    second: WritableKeyPath<T, Double> & Sendable
  ) -> LibraryMember {
    stored(
      receiver, "animatableData: AnimatablePair<Double, Double>", "What an animation of it runs through.",
      set: { (content: inout T, new: Value) in
        guard let parts = new.elements, parts.count == 2 else { return }
        content[keyPath: first] = parts[0].quantity ?? 0
        content[keyPath: second] = parts[1].quantity ?? 0
      }
    ) { pair(.double($0[keyPath: first]), .double($0[keyPath: second])) }
  }

  private static let vectors: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "CGVector", "init(dx: Double, dy: Double)", isTotal: true,
        "How far something goes across and down."
      ) { call in Value(VectorValue(dx: call.double(0), dy: call.double(1))) },
      LibraryMember(.initializer, of: "CGVector", "init()", isTotal: true, "Not far at all.") { _ in
        Value(VectorValue(dx: 0, dy: 0))
      },
      LibraryMember(.staticProperty, of: "CGVector", "zero: CGVector", "Not far at all.") { _ in
        Value(VectorValue(dx: 0, dy: 0))
      },
      storedNumber("CGVector", "dx", "How far it goes across.", \VectorValue.dx),
      storedNumber("CGVector", "dy", "How far it goes down.", \VectorValue.dy),
    ]

  private static let gridItemParts: [LibraryMember] = [
    stored(
      "GridItem", "spacing: Double?", "The room to the next column in points; nil for the usual.",
      set: { (item: inout GridItemValue, new: Value) in item.spacing = new.quantity }
    ) { $0.spacing.map { .double($0) } ?? .null },
    stored(
      "GridItem", "size: GridItem.Size", "How wide the columns are.",
      set: { (item: inout GridItemValue, new: Value) in
        if let size = new.content(GridItemValue.self)?.size { item.size = size }
      }
    ) { size($0.size) },
    stored(
      "GridItem", "alignment: Alignment?", "Where views stand in the columns; nil for the usual.",
      set: { (item: inout GridItemValue, new: Value) in
        item.alignment = new.choices?.first.map { Int32(clamping: $0) }
      }
    ) { $0.alignment.map { .choice(LibraryTypes.alignment, $0) } ?? .null },
  ]

  /// A guide of the package, of which a type says where it stands in a view.
  private static func guide(_ type: String) -> LibraryMember {
    LibraryMember(
      .initializer, of: type, "init(_ id: T0.Type)",
      "A guide of one's own: its type has `static defaultValue(in:)`, which says where it stands in a view that does not say so."
    ) { call in
      guard case .type(let key) = call.arguments[0] else { return .void }
      func place(_ length: Double) throws -> Double {
        let dimensions = Value(DimensionsValue(width: length, height: length))
        guard case .double(let place)? = try call.host.callStatic("defaultValue", of: key, [dimensions])
        else {
          return length / 2
        }
        return place
      }
      let part = (try place(1024) - place(0)) / 1024
      return Value(
        GuideValue(type: .library(Name(type)), key: key, base: part < 0.25 ? 0 : part < 0.75 ? 1 : 2))
    }
  }

  private static let geometryInitializers: [LibraryMember] = [
    guide("HorizontalAlignment"),
    guide("VerticalAlignment"),
    LibraryMember(
      .initializer, of: "Alignment", "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)",
      "A place in both axes."
    ) { call in
      // The cases are center, leading, trailing, top, bottom and the corners; baselines count as the edge they
      // are near to.
      let row = [0, 1, 2, 0, 2][min(max(call.choice(1) ?? 1, 0), 4)]
      let column = min(max(call.choice(0) ?? 1, 0), 2)
      return .choice(LibraryTypes.alignment, [5, 3, 6, 1, 0, 2, 7, 4, 8][row * 3 + column])
    },
    LibraryMember(.initializer, of: "CGSize", "init()", isTotal: true, "No width and no height.") { _ in
      Value(SizeValue(width: 0, height: 0))
    },
    LibraryMember(.initializer, of: "CGPoint", "init()", isTotal: true, "The place at 0, 0.") { _ in
      Value(PointValue(x: 0, y: 0))
    },
    LibraryMember(.initializer, of: "CGRect", "init()", isTotal: true, "A rectangle without size, at 0, 0.") {
      _ in
      Value(RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: 0, height: 0)))
    },
    LibraryMember(.initializer, of: "UnitPoint", "init()", isTotal: true, "The place at 0, 0.") { _ in
      Value(UnitPointValue(x: 0, y: 0))
    },
    LibraryMember(.initializer, of: "Angle", "init()", isTotal: true, "No angle.") { _ in
      Value(AngleValue(degrees: 0))
    },
    LibraryMember(
      .initializer, of: "CGSize", "init(width: Double, height: Double)", "A width and a height in points."
    ) { call in
      Value(SizeValue(width: call.double(0), height: call.double(1)))
    },
    LibraryMember(.initializer, of: "CGPoint", "init(x: Double, y: Double)", "A place in points.") { call in
      Value(PointValue(x: call.double(0), y: call.double(1)))
    },
    LibraryMember(
      .initializer, of: "CGRect", "init(x: Double, y: Double, width: Double, height: Double)",
      "A rectangle in points."
    ) { call in
      Value(
        RectValue(
          origin: PointValue(x: call.double(0), y: call.double(1)),
          size: SizeValue(width: call.double(2), height: call.double(3))))
    },
    LibraryMember(
      .initializer, of: "CGRect", "init(origin: CGPoint, size: CGSize)",
      "A rectangle of a top left corner and a size."
    ) { call in
      Value(
        RectValue(
          origin: call.arguments[0].content(PointValue.self) ?? PointValue(x: 0, y: 0),
          size: call.arguments[1].content(SizeValue.self) ?? SizeValue(width: 0, height: 0)))
    },
    LibraryMember(
      .initializer, of: "EdgeInsets",
      "init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0)",
      "Distances from the four edges, in points."
    ) { call in
      Value(
        InsetsValue(
          EdgeInsets(
            top: call.double(0), leading: call.double(1), bottom: call.double(2), trailing: call.double(3))))
    },
    LibraryMember(.initializer, of: "UnitPoint", "init(x: Double, y: Double)", "A place from 0 to 1.") {
      call in
      Value(UnitPointValue(x: call.double(0), y: call.double(1)))
    },
    LibraryMember(.initializer, of: "Angle", "init(degrees: Double)", "An angle in degrees.") { call in
      Value(AngleValue(degrees: call.double(0)))
    },
    LibraryMember(.initializer, of: "Angle", "init(radians: Double)", "An angle in radians.") { call in
      Value(AngleValue(degrees: call.double(0) / Double.pi * 180))
    },
    LibraryMember(.staticMethod, of: "Angle", "degrees(_ degrees: Double) -> Angle", "An angle in degrees.") {
      call in
      Value(AngleValue(degrees: call.double(0)))
    },
    LibraryMember(.staticMethod, of: "Angle", "radians(_ radians: Double) -> Angle", "An angle in radians.") {
      call in
      Value(AngleValue(degrees: call.double(0) / Double.pi * 180))
    },
    LibraryMember(
      .initializer, of: "GridItem",
      "init(_ size: GridItem.Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil)",
      "The columns of a lazy grid."
    ) { call in
      var item =
        call.content(0, GridItemValue.self) ?? GridItemValue(.flexible(minimum: 10, maximum: .infinity))
      item.isSize = false
      item.spacing = call.number(1)
      item.alignment = call.choice(2).map { Int32(clamping: $0) }
      return Value(item)
    },
    LibraryMember(
      .staticMethod, of: "GridItem.Size", "fixed(_ width: Double) -> GridItem.Size",
      "One column of a width in points."
    ) { call in
      size(.fixed(call.double(0)))
    },
    LibraryMember(
      .staticMethod, of: "GridItem.Size",
      "flexible(minimum: Double = 10, maximum: Double = .infinity) -> GridItem.Size",
      "One column that grows between two widths in points."
    ) { call in
      size(.flexible(minimum: call.number(0) ?? 10, maximum: call.number(1) ?? .infinity))
    },
    LibraryMember(
      .staticMethod, of: "GridItem.Size",
      "adaptive(minimum: Double, maximum: Double = .infinity) -> GridItem.Size",
      "As many columns as fit between two widths in points."
    ) { call in
      size(.adaptive(minimum: call.double(0), maximum: call.number(1) ?? .infinity))
    },
    LibraryMember(
      .staticProperty, of: "PresentationDetent", "medium: PresentationDetent", "Half of the screen."
    ) { _ in
      Value(DetentValue.medium)
    },
    LibraryMember(
      .staticProperty, of: "PresentationDetent", "large: PresentationDetent", "All of the screen."
    ) { _ in
      Value(DetentValue.large)
    },
    LibraryMember(
      .staticMethod, of: "PresentationDetent", "fraction(_ fraction: Double) -> PresentationDetent",
      "A part of the screen from 0 to 1."
    ) { call in
      Value(DetentValue.fraction(call.double(0)))
    },
    LibraryMember(
      .staticMethod, of: "PresentationDetent", "height(_ height: Double) -> PresentationDetent",
      "A height in points."
    ) { call in
      Value(DetentValue.height(call.double(0)))
    },
    LibraryMember(
      .staticMethod, of: "PresentationDetent", "custom(_ type: T0.Type) -> PresentationDetent",
      since: .since(iOS: 16, macOS: 13), "The height that `static height(in:)` of a type gives."
    ) { call in
      guard case .type(let detent) = call.arguments[0] else { return .void }
      let context = Value(DetentContextValue(height: call.host.device.height))
      guard case .double(let height)? = try call.host.callStatic("height", of: detent, [context]) else {
        return Value(DetentValue.large)
      }
      return Value(DetentValue.height(height))
    },
    LibraryMember(
      .property, of: "CustomPresentationDetent.Context", "maxDetentValue: Double", isTotal: true,
      "The height of the screen in points."
    ) { call in .double(call.receiver.content(DetentContextValue.self)?.height ?? 0) },
    LibraryMember(
      .staticProperty, of: "PreviewLayout", "device: PreviewLayout", "The screen of a device."
    ) { _ in
      Value(PreviewLayoutValue.device)
    },
    LibraryMember(
      .staticProperty, of: "PreviewLayout", "sizeThatFits: PreviewLayout", "As large as the view."
    ) { _ in
      Value(PreviewLayoutValue.sizeThatFits)
    },
    LibraryMember(
      .staticMethod, of: "PreviewLayout", "fixed(width: Double, height: Double) -> PreviewLayout",
      "A size in points."
    ) { call in
      Value(PreviewLayoutValue.fixed(width: call.double(0), height: call.double(1)))
    },
  ]

  private static func size(_ size: GridItemValue.Size) -> Value {
    var item = GridItemValue(size)
    item.isSize = true
    return Value(item)
  }

  private static let geometryProperties: [LibraryMember] = [
    storedNumber("CGSize", "width", "The width in points.", \SizeValue.width),
    storedNumber("CGSize", "height", "The height in points.", \SizeValue.height),
    storedNumber("CGPoint", "x", "Points from the left.", \PointValue.x),
    storedNumber("CGPoint", "y", "Points from the top.", \PointValue.y),
    number("CGRect", "width", "The width in points.", \RectValue.size.width),
    number("CGRect", "height", "The height in points.", \RectValue.size.height),
    storedContent("CGRect", "origin: CGPoint", "The top left corner.", \RectValue.origin),
    storedContent("CGRect", "size: CGSize", "The width and height.", \RectValue.size),
    content("GeometryProxy", "size: CGSize", "The size of the place.", \GeometryValue.size),
    content(
      "GeometryProxy", "safeAreaInsets: EdgeInsets",
      "The room that bars take, which a still picture has none of.",
      \GeometryValue.safeAreaInsets),
    LibraryMember(
      .method, of: "GeometryProxy", "frame(in space: CoordinateSpace) -> CGRect",
      "The rectangle of the place, measured from its own corner."
    ) { call in
      let size = call.receiver.content(GeometryValue.self)?.size ?? SizeValue(width: 0, height: 0)
      return Value(RectValue(origin: PointValue(x: 0, y: 0), size: size))
    },
    LibraryMember(
      .method, of: "GeometryProxy", "bounds(of coordinateSpace: CoordinateSpace) -> CGRect?",
      since: .since(iOS: 17, macOS: 14), "The rectangle of the place, measured from its own corner."
    ) { call in
      let size = call.receiver.content(GeometryValue.self)?.size ?? SizeValue(width: 0, height: 0)
      return Value(RectValue(origin: PointValue(x: 0, y: 0), size: size))
    },
    LibraryMember(
      .staticMethod, of: "CoordinateSpace", "named(_ name: T0) -> CoordinateSpace",
      "The space of the view that bears a name."
    ) { _ in .choice(.library("CoordinateSpace"), 0) },
    LibraryMember(
      .staticMethod, of: "CoordinateSpace", "scrollView(axis: Axis) -> CoordinateSpace",
      since: .since(iOS: 17, macOS: 14), "The space of the scroll view around that scrolls along an axis."
    ) { _ in shared.choice("scrollView", of: .library("CoordinateSpace")) ?? .void },
    number("CGRect", "minX", "The left edge.", \RectValue.origin.x),
    number("CGRect", "midX", "The middle across.", \RectValue.middle.x),
    number("CGRect", "maxX", "The right edge.", \RectValue.end.x),
    number("CGRect", "minY", "The top edge.", \RectValue.origin.y),
    number("CGRect", "midY", "The middle down.", \RectValue.middle.y),
    number("CGRect", "maxY", "The bottom edge.", \RectValue.end.y),
    storedNumber("EdgeInsets", "top", "Points from the top.", \InsetsValue.insets.top),
    storedNumber("EdgeInsets", "leading", "Points from the leading edge.", \InsetsValue.insets.leading),
    storedNumber("EdgeInsets", "bottom", "Points from the bottom.", \InsetsValue.insets.bottom),
    storedNumber("EdgeInsets", "trailing", "Points from the trailing edge.", \InsetsValue.insets.trailing),
    storedNumber("UnitPoint", "x", "From 0 to 1, across.", \UnitPointValue.x),
    storedNumber("UnitPoint", "y", "From 0 to 1, down.", \UnitPointValue.y),
    storedNumber("Angle", "degrees", "The angle in degrees.", \AngleValue.degrees),
    storedNumber("Angle", "radians", "The angle in radians.", \AngleValue.radians),
    LibraryMember(.staticProperty, of: "CGSize", "zero: CGSize", "No width and no height.") { _ in
      Value(SizeValue(width: 0, height: 0))
    },
    LibraryMember(.staticProperty, of: "CGRect", "zero: CGRect", "The top left corner, without a size.") {
      _ in
      Value(RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: 0, height: 0)))
    },
    LibraryMember(.staticProperty, of: "CGPoint", "zero: CGPoint", "The top left corner.") { _ in
      Value(PointValue(x: 0, y: 0))
    },
    LibraryMember(.staticProperty, of: "Angle", "zero: Angle", "No angle.") { _ in
      Value(AngleValue(degrees: 0))
    },
  ]

  /// A number that a library value holds.
  static func number<T: OpaqueContent>(
    _ receiver: String, _ name: String, _ documentation: String, _ path: KeyPath<T, Double> & Sendable
  ) -> LibraryMember {
    LibraryMember(.property, of: receiver, "\(name): Double", documentation) { call in
      .double(call.receiver.content(T.self)?[keyPath: path] ?? 0)
    }
  }

  /// A library value that another holds.
  static func content<T: OpaqueContent, U: OpaqueContent>(
    _ receiver: String, _ signature: String, _ documentation: String, _ path: KeyPath<T, U> & Sendable
  ) -> LibraryMember {
    LibraryMember(.property, of: receiver, signature, documentation) { call in
      call.receiver.content(T.self).map { Value($0[keyPath: path]) } ?? .void
    }
  }

  /// Data that a library value holds and code may change.
  static func stored<T: OpaqueContent>(
    _ receiver: String, _ signature: String, _ documentation: String,
    set: @escaping @Sendable (inout T, Value) -> Void, _ get: @escaping @Sendable (T) -> Value
  ) -> LibraryMember {
    LibraryMember(
      .property, of: receiver, signature, isTotal: true, documentation,
      set: { whole, new in
        guard var content = whole.content(T.self) else { return }
        set(&content, new)
        whole = Value(content)
      }
    ) { call in
      call.receiver.content(T.self).map(get) ?? .void
    }
  }

  /// A number that a library value holds and code may change.
  static func storedNumber<T: OpaqueContent>(
    _ receiver: String, _ name: String, _ documentation: String, _ path: WritableKeyPath<T, Double> & Sendable
  ) -> LibraryMember {
    LibraryMember(
      .property, of: receiver, "\(name): Double", documentation,
      set: { whole, new in
        guard var content = whole.content(T.self) else { return }
        switch new {
        case .double(let number): content[keyPath: path] = number
        case .int(let number): content[keyPath: path] = Double(number)
        // The member is declared a number, so nothing else is assigned to it.
        default: return
        }
        whole = Value(content)
      },
      { call in .double(call.receiver.content(T.self)?[keyPath: path] ?? 0) })
  }

  /// A library value that another holds, and that code may change.
  static func storedContent<T: OpaqueContent, U: OpaqueContent>(
    _ receiver: String, _ signature: String, _ documentation: String,
    _ path: WritableKeyPath<T, U> & Sendable
  ) -> LibraryMember {
    LibraryMember(
      .property, of: receiver, signature, documentation,
      set: { whole, new in
        guard var content = whole.content(T.self), let part = new.content(U.self) else { return }
        content[keyPath: path] = part
        whole = Value(content)
      },
      { call in call.receiver.content(T.self).map { Value($0[keyPath: path]) } ?? .void })
  }

  /// The content of a `CGVector`.
  private struct VectorValue: OpaqueContent, Hashable {
    var dx: Double
    var dy: Double

    var type: TypeID { .library("CGVector") }
    var description: String { "(\(dx), \(dy))" }
  }

  private static let unitPoints: [LibraryMember] = [
    ("zero", 0, 0), ("center", 0.5, 0.5), ("leading", 0, 0.5), ("trailing", 1, 0.5), ("top", 0.5, 0),
    ("bottom", 0.5, 1), ("topLeading", 0, 0), ("topTrailing", 1, 0), ("bottomLeading", 0, 1),
    ("bottomTrailing", 1, 1),
  ].map { name, x, y in
    LibraryMember(.staticProperty, of: "UnitPoint", "\(name): UnitPoint", "A place in a rectangle.") { _ in
      Value(UnitPointValue(x: x, y: y))
    }
  }
}
