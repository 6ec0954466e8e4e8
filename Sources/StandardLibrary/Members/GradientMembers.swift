import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// Gradients.
  static let gradientMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "ShapeStyle",
      "linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
      "A gradient along a line."
    ) { call in
      call.gradient(GradientColors(call.colors(0)))
    },
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

  /// A gradient from the point at 1 to the point at 2.
  fileprivate func gradient(_ colors: GradientColors) -> Value {
    let middle = UnitPointValue(x: 0.5, y: 0.5)
    return Value(GradientValue(colors, from: content(1) ?? middle, to: content(2) ?? middle))
  }
}
