import RenderTree
import ScreenTypes

@testable import StandardLibrary

private func point(_ x: Double, _ y: Double) -> Value { Value(PointValue(x: x, y: y)) }
private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
  Value(RectValue(origin: PointValue(x: x, y: y), size: SizeValue(width: width, height: height)))
}
private func angle(_ degrees: Double) -> Value { Value(AngleValue(degrees: degrees)) }

private func value(_ path: Path) -> Value { Value(ShapeValue(.path(PathOutline(path)))) }
private func path(_ change: (inout Path) -> Void) -> Path {
  var path = Path()
  change(&path)
  return path
}
private func drawn(_ change: (inout Path) -> Void) -> String {
  ShapeValue(.path(PathOutline(path(change)))).description
}
private let empty = value(Path())
private let corner = path {
  $0.move(to: .init(0, 0))
  $0.addLine(to: .init(10, 0))
  $0.addLine(to: .init(10, 10))
  $0.closeSubpath()
}
private let square = path { $0.addRect(x: 0, y: 0, width: 4, height: 4) }
private let half = path { $0.addRect(x: 2, y: 0, width: 2, height: 4) }
private let red = Value.color(Color(.red))
private let blue = Value.color(Color(.blue))
private let style = Value(StrokeStyleValue(StrokeStyle(lineWidth: 3)))

/// What a mutating entry of Path makes of an empty path.
private func adding(_ key: String, _ arguments: [Value], _ change: (inout Path) -> Void) -> Example {
  Example("Path|\(key)", empty, arguments, "() | \(drawn(change))")
}

private let context = Value(GraphicsValue(GraphicsRecord(size: SizeValue(width: 100, height: 100))))
private let shade = Value(ShadingValue(.color(Color(.red))))

let pathExamples: [Example] = [
  Example("Path|init()", .void, [], drawn { _ in }),
  Example(
    "Path|init(_:)#0", .void,
    [
      function { arguments in
        guard case .binding(let binding) = arguments[0] else { return .void }
        try binding.set?(value(corner))
        return .void
      }
    ], ShapeValue(.path(PathOutline(corner))).description),
  Example(
    "Path|init(_:)#1", .void, [rect(1, 2, 3, 4)], drawn { $0.addRect(x: 1, y: 2, width: 3, height: 4) }),
  Example(
    "Path|init(ellipseIn:)", .void, [rect(1, 2, 3, 4)],
    drawn { $0.addEllipse(x: 1, y: 2, width: 3, height: 4) }),
  Example(
    "Path|init(roundedRect:cornerRadius:style:)", .void, [rect(0, 0, 20, 10), 4.0, .void],
    drawn { $0.addRoundedRect(x: 0, y: 0, width: 20, height: 10, across: 4, down: 4) }),
  Example(
    "Path|init(roundedRect:cornerSize:style:)", .void,
    [rect(0, 0, 20, 10), Value(SizeValue(width: 4, height: 2)), .void],
    drawn { $0.addRoundedRect(x: 0, y: 0, width: 20, height: 10, across: 4, down: 2) }),
  Example("FillStyle|init(eoFill:antialiased:)", .void, [true, .void], "FillStyle(eoFill: true)"),
  adding("move(to:)", [point(1, 2)]) { $0.move(to: .init(1, 2)) },
  adding("addLine(to:)", [point(1, 2)]) { $0.addLine(to: .init(1, 2)) },
  adding("addLines(_:transform:)", [[point(1, 2), point(3, 4)], .void]) {
    $0.move(to: .init(1, 2))
    $0.addLine(to: .init(3, 4))
  },
  adding("addCurve(to:control1:control2:)", [point(1, 2), point(3, 4), point(5, 6)]) {
    $0.addCurve(to: .init(1, 2), .init(3, 4), .init(5, 6))
  },
  adding("addQuadCurve(to:control:)", [point(1, 2), point(3, 4)]) {
    $0.elements.append(.quadCurve(to: .init(1, 2), control: .init(3, 4)))
  },
  adding(
    "addArc(center:radius:startAngle:endAngle:clockwise:transform:)",
    [point(0, 0), 5.0, angle(0), angle(90), false, .void]
  ) {
    $0.addTurn(center: .init(0, 0), radius: 5, from: 0, by: 90)
  },
  adding(
    "addRelativeArc(center:radius:startAngle:delta:transform:)",
    [point(0, 0), 5.0, angle(0), angle(-90), .void]
  ) {
    $0.addTurn(center: .init(0, 0), radius: 5, from: 0, by: -90)
  },
  adding("addEllipse(in:transform:)", [rect(1, 2, 3, 4), .void]) {
    $0.addEllipse(x: 1, y: 2, width: 3, height: 4)
  },
  adding("addRect(_:transform:)", [rect(1, 2, 3, 4), .void]) { $0.addRect(x: 1, y: 2, width: 3, height: 4) },
  adding("addRects(_:transform:)", [[rect(1, 2, 3, 4)], .void]) {
    $0.addRect(x: 1, y: 2, width: 3, height: 4)
  },
  adding(
    "addRoundedRect(in:cornerSize:style:transform:)",
    [rect(0, 0, 20, 10), Value(SizeValue(width: 4, height: 2)), .void, .void]
  ) {
    $0.addRoundedRect(x: 0, y: 0, width: 20, height: 10, across: 4, down: 2)
  },
  adding("addPath(_:transform:)", [value(corner), .void]) { $0 = corner },
  adding("closeSubpath()", []) { $0.closeSubpath() },
  Example("Path|isEmpty", empty, [], "true"),
  Example("Path|boundingRect", value(corner), [], "(0.0, 0.0, 10.0, 10.0)"),
  Example("Path|currentPoint", value(corner), [], "(0.0, 0.0)"),
  Example("Path|contains(_:eoFill:)", value(corner), [point(9, 2), .void], "true"),
  Example(
    "Path|trimmedPath(from:to:)", value(corner), [0.0, 1.0],
    ShapeValue(.path(PathOutline(corner.trimmed(from: 0, to: 1)))).description),
  Example(
    "Path|offsetBy(dx:dy:)", value(corner), [1.0, 2.0],
    ShapeValue(.path(PathOutline(corner.mapped { .init($0.x + 1, $0.y + 2) }))).description),
  Example(
    "Path|union(_:eoFill:)", value(square), [value(half), .void],
    drawn { $0.addRect(x: 0, y: 0, width: 4, height: 4) }),
  Example(
    "Path|intersection(_:eoFill:)", value(square), [value(half), .void],
    drawn { $0.addRect(x: 2, y: 0, width: 2, height: 4) }),
  Example(
    "Path|subtracting(_:eoFill:)", value(square), [value(half), .void],
    drawn { $0.addRect(x: 0, y: 0, width: 2, height: 4) }),
  Example(
    "Path|symmetricDifference(_:eoFill:)", value(square), [value(square), .void], drawn { _ in }),
  Example("Path|path(in:)", empty, [rect(0, 0, 1, 1)], drawn { _ in }),
  Example(
    "Shape|path(in:)", Value(ShapeValue(.rectangle)), [rect(1, 2, 4, 2)],
    drawn { $0.addRect(x: 1, y: 2, width: 4, height: 2) }),
  Example(
    "Rectangle|path(in:)", Value(ShapeValue(.rectangle)), [rect(1, 2, 4, 2)],
    drawn { $0.addRect(x: 1, y: 2, width: 4, height: 2) }),
  Example(
    "Circle|path(in:)", Value(ShapeValue(.circle)), [rect(1, 2, 4, 2)],
    drawn { $0.addEllipse(x: 2, y: 2, width: 2, height: 2) }),
  Example(
    "Ellipse|path(in:)", Value(ShapeValue(.ellipse)), [rect(1, 2, 4, 2)],
    drawn { $0.addEllipse(x: 1, y: 2, width: 4, height: 2) }),
  Example(
    "Capsule|path(in:)", Value(ShapeValue(.capsule)), [rect(1, 2, 4, 2)],
    drawn { $0.addRoundedRect(x: 1, y: 2, width: 4, height: 2, across: 1, down: 1) }),
  Example(
    "RoundedRectangle|path(in:)", Value(ShapeValue(.roundedRectangle(0.5))), [rect(1, 2, 4, 2)],
    drawn { $0.addRoundedRect(x: 1, y: 2, width: 4, height: 2, across: 0.5, down: 0.5) }),
]

let graphicsExamples: [Example] = [
  Example("GraphicsContext|fill(_:with:style:)", context, [value(corner), shade, .void], "()"),
  Example("GraphicsContext|stroke(_:with:lineWidth:)", context, [value(corner), shade, .void], "()"),
  Example("GraphicsContext|stroke(_:with:style:)", context, [value(corner), shade, style], "()"),
  Example("GraphicsContext|draw(_:at:anchor:)", context, ["a", point(1, 2), .void], "()"),
  Example("GraphicsContext|draw(_:in:)", context, ["a", rect(1, 2, 3, 4)], "()"),
  Example("GraphicsContext|resolve(_:)", context, ["a"], #""a""#),
  Example("GraphicsContext|translateBy(x:y:)", context, [1.0, 2.0], "() | GraphicsContext(opacity: 1.0)"),
  Example("GraphicsContext|scaleBy(x:y:)", context, [1.0, 2.0], "() | GraphicsContext(opacity: 1.0)"),
  Example("GraphicsContext|rotate(by:)", context, [angle(90)], "() | GraphicsContext(opacity: 1.0)"),
  Example("GraphicsContext|drawLayer(content:)", context, [function { _ in .void }], "()"),
  Example("GraphicsContext|opacity", context, [], "1.0"),
  Example(
    "GraphicsContext.Shading|color(_:)", .void, [red], ShadingValue(.color(Color(.red))).description),
  Example(
    "GraphicsContext.Shading|style(_:)", .void, [red], ShadingValue(.color(Color(.red))).description),
  Example("GraphicsContext.Shading|foreground", .void, [], ShadingValue(.foreground).description),
  Example(
    "GraphicsContext.Shading|linearGradient(_:startPoint:endPoint:)", .void,
    [Value(GradientColors([Color(.red), Color(.blue)])), point(0, 0), point(0, 9)],
    ShadingValue(
      .linear(colors: [Color(.red), Color(.blue)], startX: 0, startY: 0, endX: 0, endY: 9),
      isInUnitSpace: false
    ).description),
  Example(
    "GraphicsContext.Shading|radialGradient(_:center:startRadius:endRadius:)", .void,
    [Value(GradientColors([Color(.red), Color(.blue)])), point(5, 5), 0.0, 9.0],
    ShadingValue(
      .radial(colors: [Color(.red), Color(.blue)], centerX: 5, centerY: 5, startRadius: 0, endRadius: 9),
      isInUnitSpace: false
    ).description),
]

private let both = GradientColors([Color(.red), Color(.blue)])
private let middle = UnitPointValue(x: 0.5, y: 0.5)
private let radial = RadialGradientValue(both, center: middle, startRadius: 0, endRadius: 9).description
private let angular = AngularGradientValue(both, center: middle, startAngle: 0, endAngle: 90).description
private let turned = AngularGradientValue(both, center: middle, startAngle: 90, endAngle: 450).description
private let stops: Value = [
  library("Gradient.Stop", "init", [red, 0.0]), library("Gradient.Stop", "init", [blue, 1.0]),
]

let roundGradientExamples: [Example] =
  [
    ("colors", [red, blue] as Value), ("stops", stops), ("gradient", Value(both)),
  ].flatMap { label, colors in
    [
      Example(
        "RadialGradient|init(\(label):center:startRadius:endRadius:)", .void,
        [colors, Value(middle), 0.0, 9.0],
        radial),
      Example(
        "AngularGradient|init(\(label):center:startAngle:endAngle:)", .void,
        [colors, Value(middle), angle(0), angle(90)], angular),
      Example(
        "AngularGradient|init(\(label):center:angle:)", .void, [colors, Value(middle), angle(90)], turned),
    ]
  } + [
    Example(
      "ShapeStyle|radialGradient(colors:center:startRadius:endRadius:)", .void,
      [[red, blue], Value(middle), 0.0, 9.0], radial),
    Example(
      "ShapeStyle|angularGradient(colors:center:startAngle:endAngle:)", .void,
      [[red, blue], Value(middle), angle(0), angle(90)], angular),
    Example(
      "ShapeStyle|conicGradient(colors:center:angle:)", .void, [[red, blue], Value(middle), angle(90)], turned
    ),
    Example(
      "ShapeStyle|linearGradient(_:startPoint:endPoint:)", .void,
      [Value(both), Value(UnitPointValue(x: 0, y: 0)), Value(UnitPointValue(x: 1, y: 1))],
      GradientValue(both, from: UnitPointValue(x: 0, y: 0), to: UnitPointValue(x: 1, y: 1)).description),
  ]

let chartExamples: [Example] = [
  Example(
    "AVPlayer|init(url:)", .void, [Value(URLValue("https://example.com/a.mp4"))], "https://example.com/a.mp4"),
  Example("PlottableValue|value(_:_:)", .void, ["Day", 3], "value(Day)"),
  Example(
    "PlottableValue|value(_:_:unit:calendar:)", .void,
    ["Day", .date(0), .choice(.library("Calendar.Component"), 2), .void], "value(Day, unit: month)"),
  Example("MarkDimension|automatic", .void, [], "automatic"),
  Example("MarkDimension|fixed(_:)", .void, [3.0], "fixed(3.0)"),
  Example("MarkDimension|ratio(_:)", .void, [0.5], "ratio(0.5)"),
  Example("MarkDimension|inset(_:)", .void, [3.0], "inset(3.0)"),
  Example(
    "AxisValue|as(_:)", Value(AxisValueContent(value: .double(2.5), index: 1, count: 3)), [.type(.int)], "2"),
  Example("AxisValue|index", Value(AxisValueContent(value: .double(2.5), index: 1, count: 3)), [], "1"),
  Example("AxisValue|count", Value(AxisValueContent(value: .double(2.5), index: 1, count: 3)), [], "3"),
  Example("AxisMarkValues|automatic", .void, [], "automatic()"),
  Example(
    "AxisMarkValues|automatic(desiredCount:roundLowerBound:roundUpperBound:)", .void, [4, .void, .void],
    "automatic(4)"),
  Example("AxisMarkValues|stride(by:)", .void, [5.0], "stride(by: 5.0)"),
  Example(
    "AxisMarkValues|stride(by:count:calendar:)", .void,
    [.choice(.library("Calendar.Component"), 2), 3, .void], "stride(by: month, count: 3)"),
  Example(
    "ScaleDomain|automatic(includesZero:reversed:)", .void, [false, .void],
    "automatic(includesZero: false, reversed: false)"),
]
