import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let gradientNames = [
    "ShapeStyle", "Gradient", "Gradient.Stop", "LinearGradient", "RadialGradient", "AngularGradient",
  ]

  /// Gradients.
  static let gradientMembers: [LibraryMember] =
    [
      LibraryMember(
        .staticMethod, of: "ShapeStyle",
        "linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
        "A gradient along a line."
      ) { call in
        call.gradient(GradientColors(call.colors(0)))
      },
      LibraryMember(
        .staticMethod, of: "ShapeStyle",
        "linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
        "A gradient along a line."
      ) { call in
        call.gradient(call.content(0) ?? GradientColors([]))
      },
      LibraryMember(
        .staticMethod, of: "ShapeStyle",
        "linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
        "A gradient along a line."
      ) { call in
        call.gradient(call.stops(0))
      },
      LibraryMember(
        .property, of: "Gradient", "stops: [Gradient.Stop]", isTotal: true, "Its colours and their places."
      ) { call in
        .array(ArrayBox(call.ownStops.map { Value($0) }))
      },
      LibraryMember(
        .method, of: "Gradient", "colorSpace(_ space: Gradient.ColorSpace) -> ShapeStyle",
        since: .since(iOS: 17, macOS: 14), "The gradient; pages mix its colours by their components."
      ) { $0.receiver },
      LibraryMember(
        .property, of: "Gradient.Stop", "color: Color", isTotal: true, "The colour.",
        set: { whole, new in
          guard var stop = whole.content(GradientColors.self), case .color(let color) = new else { return }
          stop.colors = [color]
          whole = Value(stop)
        }
      ) { call in .color(call.receiver.content(GradientColors.self)?.colors.first ?? Color(.clear)) },
      LibraryMember(
        .property, of: "Gradient.Stop", "location: Double", isTotal: true, "Its place from 0 to 1.",
        set: { whole, new in
          guard var stop = whole.content(GradientColors.self), let place = new.quantity else { return }
          stop.locations = [place]
          whole = Value(stop)
        }
      ) { call in .double(call.receiver.content(GradientColors.self)?.locations.first ?? 0) },
      LibraryMember(.initializer, of: "Gradient", "init(colors: [Color])", "Colours at even distances.") {
        call in
        Value(GradientColors(call.colors(0)))
      },
      LibraryMember(
        .initializer, of: "Gradient", "init(stops: [Gradient.Stop])", "Colours at places of their own."
      ) { call in
        Value(call.stops(0))
      },
      LibraryMember(
        .initializer, of: "Gradient.Stop", "init(color: Color, location: Double)",
        "A colour and its place from 0 to 1."
      ) { call in
        var stop = GradientColors(stops: [(call.color(0) ?? Color(.clear), call.double(1))])
        stop.isStop = true
        return Value(stop)
      },
      LibraryMember(
        .initializer, of: "LinearGradient",
        "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line."
      ) { call in
        call.gradient(GradientColors(call.colors(0)))
      },
      LibraryMember(
        .initializer, of: "LinearGradient",
        "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line."
      ) { call in
        call.gradient(call.content(0) ?? GradientColors([]))
      },
      LibraryMember(
        .initializer, of: "LinearGradient",
        "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line."
      ) { call in
        call.gradient(call.stops(0))
      },
    ] + roundGradients

  private static let roundGradients: [LibraryMember] =
    [("colors", "[Color]"), ("stops", "[Gradient.Stop]"), ("gradient", "Gradient")].flatMap { label, type in
      [
        LibraryMember(
          .initializer, of: "RadialGradient",
          "init(\(label): \(type), center: UnitPoint, startRadius: Double, endRadius: Double)",
          "A gradient around a place, between two distances in points."
        ) { call in call.radialGradient() },
        LibraryMember(
          .initializer, of: "AngularGradient",
          "init(\(label): \(type), center: UnitPoint, startAngle: Angle, endAngle: Angle)",
          "A gradient that turns around a place between two angles."
        ) { call in call.angularGradient() },
        LibraryMember(
          .initializer, of: "AngularGradient",
          "init(\(label): \(type), center: UnitPoint, angle: Angle = .zero)",
          "A gradient that turns once around a place."
        ) { call in call.turningGradient() },
      ]
    }
    + ["stops: [Gradient.Stop]", "_ gradient: Gradient"].flatMap { colors in
      [
        LibraryMember(
          .staticMethod, of: "ShapeStyle",
          "radialGradient(\(colors), center: UnitPoint = .center, startRadius: Double, endRadius: Double)"
            + " -> RadialGradient", "A gradient around a place, between two distances in points."
        ) { call in call.radialGradient() },
        LibraryMember(
          .staticMethod, of: "ShapeStyle",
          "angularGradient(\(colors), center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)"
            + " -> AngularGradient", "A gradient that turns around a place between two angles."
        ) { call in call.angularGradient() },
        LibraryMember(
          .staticMethod, of: "ShapeStyle",
          "conicGradient(\(colors), center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient",
          "A gradient that turns once around a place."
        ) { call in call.turningGradient() },
      ]
    } + [
      LibraryMember(
        .staticMethod, of: "ShapeStyle",
        "radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double)"
          + " -> RadialGradient", "A gradient around a place, between two distances in points."
      ) { call in call.radialGradient() },
      LibraryMember(
        .staticMethod, of: "ShapeStyle",
        "angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)"
          + " -> AngularGradient", "A gradient that turns around a place between two angles."
      ) { call in call.angularGradient() },
      LibraryMember(
        .staticMethod, of: "ShapeStyle",
        "conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient",
        "A gradient that turns once around a place."
      ) { call in call.turningGradient() },
    ]
}

extension LibraryCall {
  /// The colours in the array at `index`.
  fileprivate func colors(_ index: Int) -> [Color] {
    (arguments[index].elements ?? []).compactMap { value in
      if case .color(let color) = value { return color }
      return nil
    }
  }

  /// The stops in the array at `index` as one gradient.
  fileprivate func stops(_ index: Int) -> GradientColors {
    let stops = (arguments[index].elements ?? []).compactMap { $0.content(GradientColors.self) }
    return GradientColors(
      stops: stops.flatMap { zip($0.colors, $0.locations).map { (color: $0, location: $1) } })
  }

  /// The colours, stops or gradient at 0.
  private var colorsOrStops: GradientColors {
    if let gradient: GradientColors = content(0) { return gradient }
    let colors = colors(0)
    return colors.isEmpty ? stops(0) : GradientColors(colors)
  }

  /// A gradient around the point at 1, between the distances at 2 and 3.
  fileprivate func radialGradient() -> Value {
    Value(
      RadialGradientValue(
        colorsOrStops, center: content(1) ?? UnitPointValue(x: 0.5, y: 0.5), startRadius: number(2) ?? 0,
        endRadius: number(3) ?? 0))
  }

  /// The stops of the receiver, each by itself.
  fileprivate var ownStops: [GradientColors] {
    guard let gradient = receiver.content(GradientColors.self) else { return [] }
    return zip(gradient.colors, gradient.locations).map { color, location in
      var stop = GradientColors(stops: [(color, location)])
      stop.isStop = true
      return stop
    }
  }

  /// A gradient around the point at 1, between the angles at 2 and 3.
  fileprivate func angularGradient() -> Value {
    angularGradient(from: degrees(2) ?? 0, to: degrees(3) ?? 360)
  }

  /// A gradient around the point at 1 that turns once, from the angle at 2.
  fileprivate func turningGradient() -> Value {
    let start = degrees(2) ?? 0
    return angularGradient(from: start, to: start + 360)
  }

  /// A gradient around the point at 1, between two angles in degrees.
  private func angularGradient(from start: Double, to end: Double) -> Value {
    Value(
      AngularGradientValue(
        colorsOrStops, center: content(1) ?? UnitPointValue(x: 0.5, y: 0.5), startAngle: start, endAngle: end)
    )
  }

  /// A gradient from the point at 1 to the point at 2.
  fileprivate func gradient(_ colors: GradientColors) -> Value {
    let middle = UnitPointValue(x: 0.5, y: 0.5)
    return Value(GradientValue(colors, from: content(1) ?? middle, to: content(2) ?? middle))
  }
}
