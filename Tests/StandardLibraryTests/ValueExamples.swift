import RenderTree
import ScreenTypes
import SourceModel
import Testing

@testable import StandardLibrary

private let shape = Value(ShapeValue(.rectangle))
private let path = Value(ShapeValue(.path(PathOutline(square))))
private let square: Path = {
  var path = Path()
  path.addRect(x: 0, y: 0, width: 2, height: 2)
  return path
}()
private let red = Value.color(Color(.red))
private let point = Value(PointValue(x: 3, y: 4))
private let size = Value(SizeValue(width: 3, height: 4))
private let rect = Value(RectValue(origin: PointValue(x: 1, y: 2), size: SizeValue(width: 8, height: 4)))
private let angle = Value(AngleValue(degrees: 90))
private let twice = Value(
  library("CGAffineTransform", "init", [2, 2]).content(TransformValue.self) ?? TransformValue())
private let evenOdd = Value(FillStyleValue(isEOFilled: true))
private let stroke = Value(StrokeStyleValue(StrokeStyle(lineWidth: 3)))
private let drop = library("ShadowStyle", "drop", [.void, 3, .void, .void])
private let shaded = library("Color", "shadow", [drop], red)
private let spring = Value(SpringValue(duration: 0.5, bounce: 0))
private let gradient = Value(GradientColors([Color(.red), Color(.blue)]))
private let stop: Value = {
  var stop = GradientColors(stops: [(Color(.red), 0.5)])
  stop.isStop = true
  return Value(stop)
}()
private let fixedColor = Value.color(Color(red: 255, green: 0, blue: 0))
private let resolved = Value(ResolvedColorValue(red: 1, green: 0.5, blue: 0, opacity: 1))
private let scrolled = Value(ScrollPositionValue(.point(x: 1, y: 2)))
private let film = library("AVPlayer", "init", [Value(URLValue("https://a.com/film.mp4"))])
private let context = Value(GraphicsValue(GraphicsRecord(size: SizeValue(width: 10, height: 10))))
private let second = library("CMTime", "init", [1.5, 600])
private let item = Value(GridItemValue(.fixed(10), spacing: 4))
private let drag = Value(DragValue(start: PointValue(x: 0, y: 0), location: PointValue(x: 1, y: 1)))
private let tap = Value(GestureValue(.tap(count: 1)))
private let nothing = Value.function(FunctionBox(body: NativeFunction { _ in .void }))
private let unit = Value(UnitPointValue(x: 0.5, y: 1))
private func choice(_ type: String, _ name: Name) -> Value {
  StandardLibrary.shared.choice(name, of: TypeID(.builtin(Name(type)))) ?? .void
}
private func fingers(_ name: String) -> Value { Value(FingersValue(TypeID(.builtin(Name(name))))) }

/// Shapes, colours, springs and other values of SwiftUI.
let valueExamples: [Example] =
  [
    Example("Rectangle|offset(x:y:)", shape, [1, .void], "Rectangle().offset((1.0, 0.0))"),
    Example("Rectangle|offset(_:)#0", shape, [size], "Rectangle().offset((3.0, 4.0))"),
    Example("Rectangle|offset(_:)#1", shape, [point], "Rectangle().offset((3.0, 4.0))"),
    Example("Rectangle|size(width:height:)", shape, [3, 4], "Rectangle().size((3.0, 4.0))"),
    Example("Rectangle|size(_:)", shape, [size], "Rectangle().size((3.0, 4.0))"),
    Example("Rectangle|inset(by:)", shape, [2], "Rectangle().inset(by: 2.0)"),
    Example(
      "Rectangle|transform(_:)", shape, [twice],
      "Rectangle().transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "Rectangle|rotation(_:anchor:)", shape, [angle, .void],
      "Rectangle().rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Rectangle|scale(_:anchor:)", shape, [0.5, .void],
      "Rectangle().scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Rectangle|scale(x:y:anchor:)", shape, [0.5, .void, .void],
      "Rectangle().scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Rectangle|fill(_:style:)", shape, [shaded, evenOdd],
      "Rectangle().fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example("Rectangle|fill(style:)", shape, [evenOdd], "Rectangle().fill(foreground)"),
    Example("RoundedRectangle|offset(x:y:)", shape, [1, .void], "Rectangle().offset((1.0, 0.0))"),
    Example("RoundedRectangle|offset(_:)#0", shape, [size], "Rectangle().offset((3.0, 4.0))"),
    Example("RoundedRectangle|offset(_:)#1", shape, [point], "Rectangle().offset((3.0, 4.0))"),
    Example("RoundedRectangle|size(width:height:)", shape, [3, 4], "Rectangle().size((3.0, 4.0))"),
    Example("RoundedRectangle|size(_:)", shape, [size], "Rectangle().size((3.0, 4.0))"),
    Example("RoundedRectangle|inset(by:)", shape, [2], "Rectangle().inset(by: 2.0)"),
    Example(
      "RoundedRectangle|transform(_:)", shape, [twice],
      "Rectangle().transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "RoundedRectangle|rotation(_:anchor:)", shape, [angle, .void],
      "Rectangle().rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "RoundedRectangle|scale(_:anchor:)", shape, [0.5, .void],
      "Rectangle().scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "RoundedRectangle|scale(x:y:anchor:)", shape, [0.5, .void, .void],
      "Rectangle().scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "RoundedRectangle|fill(_:style:)", shape, [shaded, evenOdd],
      "Rectangle().fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example("RoundedRectangle|fill(style:)", shape, [evenOdd], "Rectangle().fill(foreground)"),
    Example("Circle|offset(x:y:)", shape, [1, .void], "Rectangle().offset((1.0, 0.0))"),
    Example("Circle|offset(_:)#0", shape, [size], "Rectangle().offset((3.0, 4.0))"),
    Example("Circle|offset(_:)#1", shape, [point], "Rectangle().offset((3.0, 4.0))"),
    Example("Circle|size(width:height:)", shape, [3, 4], "Rectangle().size((3.0, 4.0))"),
    Example("Circle|size(_:)", shape, [size], "Rectangle().size((3.0, 4.0))"),
    Example("Circle|inset(by:)", shape, [2], "Rectangle().inset(by: 2.0)"),
    Example(
      "Circle|transform(_:)", shape, [twice],
      "Rectangle().transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "Circle|rotation(_:anchor:)", shape, [angle, .void],
      "Rectangle().rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Circle|scale(_:anchor:)", shape, [0.5, .void],
      "Rectangle().scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Circle|scale(x:y:anchor:)", shape, [0.5, .void, .void],
      "Rectangle().scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Circle|fill(_:style:)", shape, [shaded, evenOdd],
      "Rectangle().fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example("Circle|fill(style:)", shape, [evenOdd], "Rectangle().fill(foreground)"),
    Example("Ellipse|offset(x:y:)", shape, [1, .void], "Rectangle().offset((1.0, 0.0))"),
    Example("Ellipse|offset(_:)#0", shape, [size], "Rectangle().offset((3.0, 4.0))"),
    Example("Ellipse|offset(_:)#1", shape, [point], "Rectangle().offset((3.0, 4.0))"),
    Example("Ellipse|size(width:height:)", shape, [3, 4], "Rectangle().size((3.0, 4.0))"),
    Example("Ellipse|size(_:)", shape, [size], "Rectangle().size((3.0, 4.0))"),
    Example("Ellipse|inset(by:)", shape, [2], "Rectangle().inset(by: 2.0)"),
    Example(
      "Ellipse|transform(_:)", shape, [twice],
      "Rectangle().transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "Ellipse|rotation(_:anchor:)", shape, [angle, .void],
      "Rectangle().rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Ellipse|scale(_:anchor:)", shape, [0.5, .void],
      "Rectangle().scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Ellipse|scale(x:y:anchor:)", shape, [0.5, .void, .void],
      "Rectangle().scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Ellipse|fill(_:style:)", shape, [shaded, evenOdd],
      "Rectangle().fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example("Ellipse|fill(style:)", shape, [evenOdd], "Rectangle().fill(foreground)"),
    Example("Capsule|offset(x:y:)", shape, [1, .void], "Rectangle().offset((1.0, 0.0))"),
    Example("Capsule|offset(_:)#0", shape, [size], "Rectangle().offset((3.0, 4.0))"),
    Example("Capsule|offset(_:)#1", shape, [point], "Rectangle().offset((3.0, 4.0))"),
    Example("Capsule|size(width:height:)", shape, [3, 4], "Rectangle().size((3.0, 4.0))"),
    Example("Capsule|size(_:)", shape, [size], "Rectangle().size((3.0, 4.0))"),
    Example("Capsule|inset(by:)", shape, [2], "Rectangle().inset(by: 2.0)"),
    Example(
      "Capsule|transform(_:)", shape, [twice],
      "Rectangle().transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "Capsule|rotation(_:anchor:)", shape, [angle, .void],
      "Rectangle().rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Capsule|scale(_:anchor:)", shape, [0.5, .void],
      "Rectangle().scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Capsule|scale(x:y:anchor:)", shape, [0.5, .void, .void],
      "Rectangle().scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Capsule|fill(_:style:)", shape, [shaded, evenOdd],
      "Rectangle().fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example("Capsule|fill(style:)", shape, [evenOdd], "Rectangle().fill(foreground)"),
    Example("Path|offset(x:y:)", path, [1, .void], "Path(5 elements, 533f5d2825d4a751).offset((1.0, 0.0))"),
    Example("Path|offset(_:)#0", path, [size], "Path(5 elements, 533f5d2825d4a751).offset((3.0, 4.0))"),
    Example("Path|offset(_:)#1", path, [point], "Path(5 elements, 533f5d2825d4a751).offset((3.0, 4.0))"),
    Example("Path|size(width:height:)", path, [3, 4], "Path(5 elements, 533f5d2825d4a751).size((3.0, 4.0))"),
    Example("Path|size(_:)", path, [size], "Path(5 elements, 533f5d2825d4a751).size((3.0, 4.0))"),
    Example("Path|inset(by:)", path, [2], "Path(5 elements, 533f5d2825d4a751).inset(by: 2.0)"),
    Example(
      "Path|transform(_:)", path, [twice],
      "Path(5 elements, 533f5d2825d4a751).transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "Path|rotation(_:anchor:)", path, [angle, .void],
      "Path(5 elements, 533f5d2825d4a751).rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Path|scale(_:anchor:)", path, [0.5, .void],
      "Path(5 elements, 533f5d2825d4a751).scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Path|scale(x:y:anchor:)", path, [0.5, .void, .void],
      "Path(5 elements, 533f5d2825d4a751).scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Path|fill(_:style:)", path, [shaded, evenOdd],
      "Path(5 elements, 533f5d2825d4a751, even-odd).fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"
    ),
    Example(
      "Path|fill(style:)", path, [evenOdd], "Path(5 elements, 533f5d2825d4a751, even-odd).fill(foreground)"),
    Example("Shape|offset(x:y:)", shape, [1, .void], "Rectangle().offset((1.0, 0.0))"),
    Example("Shape|offset(_:)#0", shape, [size], "Rectangle().offset((3.0, 4.0))"),
    Example("Shape|offset(_:)#1", shape, [point], "Rectangle().offset((3.0, 4.0))"),
    Example("Shape|size(width:height:)", shape, [3, 4], "Rectangle().size((3.0, 4.0))"),
    Example("Shape|size(_:)", shape, [size], "Rectangle().size((3.0, 4.0))"),
    Example("Shape|inset(by:)", shape, [2], "Rectangle().inset(by: 2.0)"),
    Example(
      "Shape|transform(_:)", shape, [twice],
      "Rectangle().transform(CGAffineTransform(1.0, 0.0, 0.0, 1.0, 2.0, 2.0))"),
    Example(
      "Shape|rotation(_:anchor:)", shape, [angle, .void],
      "Rectangle().rotation(Angle(degrees: 90.0), anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Shape|scale(_:anchor:)", shape, [0.5, .void],
      "Rectangle().scale(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Shape|scale(x:y:anchor:)", shape, [0.5, .void, .void],
      "Rectangle().scale(x: 0.5, y: 1.0, anchor: UnitPoint(x: 0.5, y: 0.5))"),
    Example(
      "Shape|fill(_:style:)", shape, [shaded, evenOdd],
      "Rectangle().fill(red).shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example("Shape|fill(style:)", shape, [evenOdd], "Rectangle().fill(foreground)"),
    Example(
      "Color|shadow(_:)", red, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "ShapeStyle|shadow(_:)#0", red, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "ShapeStyle|shadow(_:)#1", .void, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "Material|shadow(_:)", red, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "Gradient|shadow(_:)", gradient, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "LinearGradient|shadow(_:)", red, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "RadialGradient|shadow(_:)", red, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "AngularGradient|shadow(_:)", red, [drop],
      "ShapeStyle.shadow(drop(color: 33% black, radius: 3.0, x: 0.0, y: 0.0))"),
    Example(
      "ShadowStyle|drop(color:radius:x:y:)", .void, [.void, 3, .void, 1],
      "drop(color: 33% black, radius: 3.0, x: 0.0, y: 1.0)"),
    Example(
      "ShadowStyle|inner(color:radius:x:y:)", .void, [red, 3, .void, 1],
      "inner(color: red, radius: 3.0, x: 0.0, y: 1.0)"),
    Example("FillStyle|isEOFilled", evenOdd, [], "true"),
    Example("FillStyle|isAntialiased", evenOdd, [], "true"),
    Example("StrokeStyle|lineWidth", stroke, [], "3.0"),
    Example("StrokeStyle|miterLimit", stroke, [], "10.0"),
    Example("StrokeStyle|dashPhase", stroke, [], "0.0"),
    Example("StrokeStyle|dash", stroke, [], "[]"),
    Example("StrokeStyle|lineCap", stroke, [], "butt"),
    Example("StrokeStyle|lineJoin", stroke, [], "miter"),
    Example("RoundedRectangle|cornerSize", Value(ShapeValue(.roundedRectangle(4))), [], "(4.0, 4.0)"),
    Example("Shape|rect(cornerSize:style:)", .void, [size, .void], "RoundedRectangle(cornerRadius: 3.0)"),
    Example("Shape|capsule(style:)", .void, [.void], "Capsule()"),
    Example("|AnyShape(_:)", .void, [shape], "Rectangle()"),
    Example(
      "Path|init(roundedRect:cornerRadii:style:)", .void,
      [
        rect,
        Value(
          CornerRadiiValue(CornerRadii(topLeading: 1, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0))),
        .void,
      ], "Path(7 elements, f7e5f5bfb9a9db27)"),
    Example(
      "Path|addRoundedRect(in:cornerRadii:style:transform:)", path,
      [
        rect,
        Value(
          CornerRadiiValue(CornerRadii(topLeading: 1, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0))),
        .void, .void,
      ], "() | Path(12 elements, dfea06ea2fd7020b)"),
    Example(
      "Path|addArc(tangent1End:tangent2End:radius:transform:)", path, [point, size, 1, twice],
      "() | Path(7 elements, dead1cd7c09eefa7)"),
    Example("Path|applying(_:)", path, [twice], "Path(5 elements, 447f5d2825d4a751)"),
    Example("Axis|allCases", .void, [], "[horizontal, vertical]"),
    Example("Edge|allCases", .void, [], "[top, leading, bottom, trailing]"),
    Example("HorizontalEdge|allCases", .void, [], "[leading, trailing]"),
    Example("VerticalEdge|allCases", .void, [], "[top, bottom]"),
    Example(
      "DynamicTypeSize|allCases", .void, [],
      "[xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5]"
    ),
    Example("ColorScheme|allCases", .void, [], "[light, dark]"),
    Example("ColorSchemeContrast|allCases", .void, [], "[standard, increased]"),
    Example("ContentMode|allCases", .void, [], "[fit, fill]"),
    Example(
      "ContentSizeCategory|allCases", .void, [],
      "[extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge]"
    ),
    Example(
      "Font.TextStyle|allCases", .void, [],
      "[largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2]"
    ),
    Example("TextAlignment|allCases", .void, [], "[leading, center, trailing]"),
    Example("LayoutDirection|allCases", .void, [], "[leftToRight, rightToLeft]"),
    Example("ControlSize|allCases", .void, [], "[mini, small, regular, large, extraLarge]"),
    Example("Visibility|allCases", .void, [], "[automatic, visible, hidden]"),
    Example("Edge.Set|init(_:)", .void, [.choice(TypeID(.builtin("Edge")), 1)], "leading"),
    Example(
      "HorizontalEdge.Set|init(_:)", .void, [.choice(TypeID(.builtin("HorizontalEdge")), 1)], "trailing"),
    Example("VerticalEdge.Set|init(_:)", .void, [.choice(TypeID(.builtin("VerticalEdge")), 1)], "bottom"),
    Example("Axis.Set|init(_:)", .void, [.choice(TypeID(.builtin("Axis")), 1)], "vertical"),
    Example("Alignment|horizontal", choice("Alignment", "topTrailing"), [], "trailing"),
    Example("Alignment|vertical", choice("Alignment", "topTrailing"), [], "top"),
    Example(
      "ContentSizeCategory|isAccessibilityCategory", choice("ContentSizeCategory", "accessibilityLarge"), [],
      "true"),
    Example("Spring|smooth", .void, [], "Spring(duration: 0.5, bounce: 0.0)"),
    Example("Spring|smooth(duration:extraBounce:)", .void, [1, .void], "Spring(duration: 1.0, bounce: 0.0)"),
    Example("Spring|snappy", .void, [], "Spring(duration: 0.5, bounce: 0.15)"),
    Example(
      "Spring|snappy(duration:extraBounce:)", .void, [1, .void], "Spring(duration: 1.0, bounce: 0.15)"),
    Example("Spring|bouncy", .void, [], "Spring(duration: 0.5, bounce: 0.3)"),
    Example("Spring|bouncy(duration:extraBounce:)", .void, [1, .void], "Spring(duration: 1.0, bounce: 0.3)"),
    Example("Spring|init(duration:bounce:)", .void, [.void, 0.2], "Spring(duration: 0.5, bounce: 0.2)"),
    Example(
      "Spring|init(response:dampingRatio:)", .void, [0.5, 0.8],
      "Spring(duration: 0.5, bounce: 0.19999999999999996)"),
    Example(
      "Spring|init(mass:stiffness:damping:allowOverDamping:)", .void, [.void, 100, 10, .void],
      "Spring(duration: 0.6283185307179586, bounce: 0.5)"),
    Example("Spring|duration", spring, [], "0.5"),
    Example("Spring|response", spring, [], "0.5"),
    Example("Spring|bounce", spring, [], "0.0"),
    Example("Spring|dampingRatio", spring, [], "1.0"),
    Example("Spring|stiffness", spring, [], "157.91367041742973"),
    Example("Spring|damping", spring, [], "25.132741228718345"),
    Example("Spring|mass", spring, [], "1.0"),
    Example("Spring|value(target:initialVelocity:time:)", spring, [1, .void, 0.5], "0.986399068534425"),
    Example(
      "UnitCurve|bezier(startControlPoint:endControlPoint:)", .void, [unit, unit],
      "UnitCurve(UnitPoint(x: 0.5, y: 1.0), UnitPoint(x: 0.5, y: 1.0))"),
    Example("UnitCurve|circularEaseIn", .void, [], "circularEaseIn"),
    Example("UnitCurve|circularEaseOut", .void, [], "circularEaseOut"),
    Example("UnitCurve|circularEaseInOut", .void, [], "circularEaseInOut"),
    Example("UnitCurve|linear", .void, [], "UnitCurve(UnitPoint(x: 0.0, y: 0.0), UnitPoint(x: 1.0, y: 1.0))"),
    Example(
      "UnitCurve|easeIn", .void, [], "UnitCurve(UnitPoint(x: 0.42, y: 0.0), UnitPoint(x: 1.0, y: 1.0))"),
    Example(
      "UnitCurve|easeOut", .void, [], "UnitCurve(UnitPoint(x: 0.0, y: 0.0), UnitPoint(x: 0.58, y: 1.0))"),
    Example(
      "UnitCurve|easeInOut", .void, [], "UnitCurve(UnitPoint(x: 0.42, y: 0.0), UnitPoint(x: 0.58, y: 1.0))"),
    Example("UnitCurve|value(at:)", library("UnitCurve", "easeIn"), [0.5], "0.3153568125725393"),
    Example("Animation|spring(bounce:blendDuration:)", .void, [0.2, .void], "spring(0.2)"),
    Example(
      "Animation|interactiveSpring(duration:extraBounce:blendDuration:)", .void, [1, .void, .void],
      "interactiveSpring(1)"),
    Example(
      "Animation|interpolatingSpring(duration:bounce:initialVelocity:)", .void, [1, .void, .void],
      "interpolatingSpring(1)"),
    Example(
      "Animation|interpolatingSpring(_:initialVelocity:)", .void, [spring, .void],
      "interpolatingSpring(Spring(duration: 0.5, bounce: 0.0))"),
    Example(
      "Animation|timingCurve(_:duration:)", .void, [library("UnitCurve", "easeIn"), 2],
      "timingCurve(UnitCurve(UnitPoint(x: 0.42, y: 0.0), UnitPoint(x: 1.0, y: 1.0)), 2)"),
    Example(
      "Animation|logicallyComplete(after:)", library("Animation", "easeIn"), [1],
      "easeIn.logicallyComplete(1)"),
    Example("AnyTransition|offset(_:)", .void, [size], "offset((3.0, 4.0))"),
    Example(
      "AnyTransition|blurReplace(_:)", .void, [choice("BlurReplaceTransition.Configuration", "upUp")],
      "blurReplace(upUp)"),
    Example("AnyTransition|symbolEffect", .void, [], "symbolEffect"),
    Example(
      "AnyTransition|symbolEffect(_:options:)", .void, [choice("SymbolEffect", "appear"), .void],
      "symbolEffect(appear)"),
    Example("PopoverAttachmentAnchor|rect(_:)", .void, [choice("Anchor.Source", "bounds")], "rect(bounds)"),
    Example("Anchor.Source|rect(_:)", .void, [rect], "(1.0, 2.0, 8.0, 4.0)"),
    Example(
      "SpatialTapGesture|init(count:coordinateSpace:)", .void, [2, .void], "SpatialTapGesture(count: 2)"),
    Example("SpatialTapGesture|onEnded(_:)", tap, [nothing], "TapGesture(count: 1)"),
    Example("SpatialTapGesture|onChanged(_:)", tap, [nothing], "TapGesture(count: 1)"),
    Example("SpatialTapGesture|updating(_:body:)", tap, [.void, nothing], "TapGesture(count: 1)"),
    Example(
      "SpatialTapGesture.Value|location", Value(TapPlaceValue(location: PointValue(x: 1, y: 2))), [],
      "(1.0, 2.0)"),
    Example("SequenceGesture|init(_:_:)", .void, [tap, tap], "SequenceGesture()"),
    Example("TapGesture|modifiers(_:)", tap, [.void], "TapGesture(count: 1)"),
    Example("DragGesture|modifiers(_:)", tap, [.void], "TapGesture(count: 1)"),
    Example("DragGesture.Value|velocity", drag, [], "(0.0, 0.0)"),
    Example("DragGesture.Value|time", drag, [], "2020-01-01 00:00:00 +0000"),
    Example("MagnifyGesture.Value|velocity", fingers("MagnifyGesture.Value"), [], "0.0"),
    Example(
      "MagnifyGesture.Value|startAnchor", fingers("MagnifyGesture.Value"), [], "UnitPoint(x: 0.5, y: 0.5)"),
    Example("MagnifyGesture.Value|startLocation", fingers("MagnifyGesture.Value"), [], "(0.0, 0.0)"),
    Example("RotateGesture.Value|velocity", fingers("RotateGesture.Value"), [], "Angle(degrees: 0.0)"),
    Example(
      "RotateGesture.Value|startAnchor", fingers("RotateGesture.Value"), [], "UnitPoint(x: 0.5, y: 0.5)"),
    Example("RotateGesture.Value|startLocation", fingers("RotateGesture.Value"), [], "(0.0, 0.0)"),
    Example("Color|mix(with:by:in:)", red, [.color(Color(.blue)), 0.5, .void], "#A774A6FF or #AA7BA9FF"),
    Example("EnvironmentValues|init()", .void, [], "EnvironmentValues()"),
    Example("Color|resolve(in:)", red, [.void], "#FF3B30FF"),
    Example("Color|init(_:)#3", .void, [resolved], "#FF8000FF"),
    Example(
      "Color.Resolved|init(colorSpace:red:green:blue:opacity:)", .void,
      [choice("Color.RGBColorSpace", "sRGBLinear"), 1, 0.5, 0, .void], "#FFBC00FF"),
    Example("Color.Resolved|red", resolved, [], "1.0"),
    Example("Color.Resolved|green", resolved, [], "0.5"),
    Example("Color.Resolved|blue", resolved, [], "0.0"),
    Example("Color.Resolved|opacity", resolved, [], "1.0"),
    Example("Color|init(cgColor:)", .void, [fixedColor], "#FF0000FF"),
    Example("CGColor|init(red:green:blue:alpha:)", .void, [1, 0, 0, 1], "#FF0000FF"),
    Example("CGColor|init(gray:alpha:)", .void, [0.5, 1], "#808080FF"),
    Example("Color|cgColor", red, [], "red"),
    Example("CGColor|alpha", fixedColor, [], "1.0"),
    Example("CGColor|components", fixedColor, [], "[1.0, 0.0, 0.0, 1.0]"),
    Example("UIColor|init(_:)", .void, [red], "red"),
    Example("UIColor|init(cgColor:)", .void, [red], "red"),
    Example("UIColor|init(hue:saturation:brightness:alpha:)", .void, [0, 1, 1, 0.5], "#FF000080"),
    Example("UIColor|init(displayP3Red:green:blue:alpha:)", .void, [1, 0, 0, 1], "#FF0000FF"),
    Example("UIColor|init(named:)", .void, ["red"], "red"),
    Example("UIColor|withAlphaComponent(_:)", fixedColor, [0.5], "#FF000080"),
    Example("UIColor|cgColor", fixedColor, [], "#FF0000FF"),
    Example("UIColor|getRed(_:green:blue:alpha:)", fixedColor, [.void, .void, .void, .void], "true"),
    Example(
      "UIColor|getHue(_:saturation:brightness:alpha:)", fixedColor, [.void, .void, .void, .void], "true"),
    Example("UIColor|getWhite(_:alpha:)", fixedColor, [.void, .void], "true"),
    Example("NSColor|init(_:)", .void, [red], "red"),
    Example("NSColor|init(cgColor:)", .void, [red], "red"),
    Example("NSColor|init(hue:saturation:brightness:alpha:)", .void, [0, 1, 1, 0.5], "#FF000080"),
    Example("NSColor|init(displayP3Red:green:blue:alpha:)", .void, [1, 0, 0, 1], "#FF0000FF"),
    Example("NSColor|init(named:)", .void, ["red"], "red"),
    Example("NSColor|withAlphaComponent(_:)", fixedColor, [0.5], "#FF000080"),
    Example("NSColor|cgColor", fixedColor, [], "#FF0000FF"),
    Example("NSColor|getRed(_:green:blue:alpha:)", fixedColor, [.void, .void, .void, .void], "true"),
    Example(
      "NSColor|getHue(_:saturation:brightness:alpha:)", fixedColor, [.void, .void, .void, .void], "true"),
    Example("NSColor|getWhite(_:alpha:)", fixedColor, [.void, .void], "true"),
    Example("UIColor|resolvedColor(with:)", red, [library("UITraitCollection", "current")], "#FF3B30FF"),
    Example("UITraitCollection|current", .void, [], "light"),
    Example(
      "UITraitCollection|init(userInterfaceStyle:)", .void, [choice("UIUserInterfaceStyle", "dark")], "dark"),
    Example(
      "ShapeStyle|linearGradient(stops:startPoint:endPoint:)", .void, [[stop], unit, unit],
      "LinearGradient(Gradient(red at 0.5), from UnitPoint(x: 0.5, y: 1.0), to UnitPoint(x: 0.5, y: 1.0))"),
    Example("Gradient|stops", gradient, [], "[Gradient.Stop(red at 0.0), Gradient.Stop(blue at 1.0)]"),
    Example("Gradient|colorSpace(_:)", gradient, [.void], "Gradient(red at 0.0, blue at 1.0)"),
    Example("Gradient.Stop|color", stop, [], "red"),
    Example("Gradient.Stop|location", stop, [], "0.5"),
    Example(
      "ShapeStyle|radialGradient(stops:center:startRadius:endRadius:)", .void, [[stop], .void, 0, 10],
      "RadialGradient(Gradient(red at 0.5), center UnitPoint(x: 0.5, y: 0.5), from 0.0 to 10.0)"),
    Example(
      "ShapeStyle|angularGradient(stops:center:startAngle:endAngle:)", .void, [[stop], .void, angle, angle],
      "AngularGradient(Gradient(red at 0.5), center UnitPoint(x: 0.5, y: 0.5), from 90.0 to 90.0)"),
    Example(
      "ShapeStyle|conicGradient(stops:center:angle:)", .void, [[stop], .void, angle],
      "AngularGradient(Gradient(red at 0.5), center UnitPoint(x: 0.5, y: 0.5), from 90.0 to 450.0)"),
    Example(
      "ShapeStyle|radialGradient(_:center:startRadius:endRadius:)", .void, [gradient, .void, 0, 10],
      "RadialGradient(Gradient(red at 0.0, blue at 1.0), center UnitPoint(x: 0.5, y: 0.5), from 0.0 to 10.0)"),
    Example(
      "ShapeStyle|angularGradient(_:center:startAngle:endAngle:)", .void, [gradient, .void, angle, angle],
      "AngularGradient(Gradient(red at 0.0, blue at 1.0), center UnitPoint(x: 0.5, y: 0.5), from 90.0 to 90.0)"
    ),
    Example(
      "ShapeStyle|conicGradient(_:center:angle:)", .void, [gradient, .void, angle],
      "AngularGradient(Gradient(red at 0.0, blue at 1.0), center UnitPoint(x: 0.5, y: 0.5), from 90.0 to 450.0)"
    ),
    Example("ShapeStyle|selection", .void, [], "accent"),
    Example("ShapeStyle|windowBackground", .void, [], "systemBackground"),
    Example("ShapeStyle|quinary", .void, [], "12% gray"),
    Example("AVPlayerItem|init(url:)", .void, [Value(URLValue("https://a.com"))], "https://a.com"),
    Example("AVPlayer|init(playerItem:)", .void, [film], "https://a.com/film.mp4"),
    Example("AVPlayer|init()", .void, [], ""),
    Example("AVPlayer|currentItem", film, [], "https://a.com/film.mp4"),
    Example("AVPlayer|play()", film, [], "() ! player: play()"),
    Example("AVPlayer|pause()", film, [], "() ! player: pause()"),
    Example("AVPlayer|seek(to:)", film, [second], "() ! player: seek(1.5 s)"),
    Example(
      "AVPlayer|seek(to:toleranceBefore:toleranceAfter:)", film, [second, second, second],
      "() ! player: seek(1.5 s, 1.5 s, 1.5 s)"),
    Example("AVPlayer|playImmediately(atRate:)", film, [2], "() ! player: playImmediately(2)"),
    Example("AVPlayer|replaceCurrentItem(with:)", film, [.null], "() ! player: replaceCurrentItem(nil)"),
    Example("AVPlayer|seek(to:completionHandler:)", film, [second, nothing], "() ! player: seek(1.5 s)"),
    Example("AVPlayer|rate", film, [], "0.0"),
    Example("AVPlayer|volume", film, [], "1.0"),
    Example("AVPlayer|isMuted", film, [], "false"),
    Example("AVPlayer|actionAtItemEnd", film, [], "pause"),
    Example("AVPlayer|allowsExternalPlayback", film, [], "true"),
    Example("AVPlayer|timeControlStatus", film, [], "paused"),
    Example("AVPlayer|currentTime()", film, [], "0.0 s"),
    Example("AVPlayerItem|duration", film, [], "nan s"),
    Example("CMTime|zero", .void, [], "0.0 s"),
    Example("CMTime|init(seconds:preferredTimescale:)", .void, [1.5, 600], "1.5 s"),
    Example("CMTime|init(value:timescale:)", .void, [900, 600], "1.5 s"),
    Example("CMTime|seconds", second, [], "1.5"),
    Example("CMTime|isNumeric", second, [], "true"),
    Example(
      "UIDevice|proximityStateDidChangeNotification", .void, [],
      "\"UIDevice.proximityStateDidChangeNotification\""),
    Example(
      "UIScreen|brightnessDidChangeNotification", .void, [], "\"UIScreen.brightnessDidChangeNotification\""),
    Example(
      "UIScreen|capturedDidChangeNotification", .void, [], "\"UIScreen.capturedDidChangeNotification\""),
    Example("UIScreen|didConnectNotification", .void, [], "\"UIScreen.didConnectNotification\""),
    Example("UIScreen|didDisconnectNotification", .void, [], "\"UIScreen.didDisconnectNotification\""),
    Example("UIPasteboard|changedNotification", .void, [], "\"UIPasteboard.changedNotification\""),
    Example(
      "ContentSizeCategory|didChangeNotification", .void, [], "\"ContentSizeCategory.didChangeNotification\""),
    Example("Notification.Name|NSCalendarDayChanged", .void, [], "\"NSCalendarDayChanged\""),
    Example("Notification.Name|NSSystemTimeZoneDidChange", .void, [], "\"NSSystemTimeZoneDidChange\""),
    Example("Notification.Name|NSSystemClockDidChange", .void, [], "\"NSSystemClockDidChange\""),
    Example(
      "Notification.Name|NSProcessInfoPowerStateDidChange", .void, [], "\"NSProcessInfoPowerStateDidChange\""),
    Example("Notification.Name|AVPlayerItemDidPlayToEndTime", .void, [], "\"AVPlayerItemDidPlayToEndTime\""),
    Example("UIDevice|orientation", .void, [], "portrait"),
    Example("UIDevice|batteryLevel", .void, [], "-1.0"),
    Example("UIDevice|batteryState", .void, [], "unknown"),
    Example("UIDevice|proximityState", .void, [], "false"),
    Example("UIDevice|isBatteryMonitoringEnabled", .void, [], "false"),
    Example("UIDevice|isProximityMonitoringEnabled", .void, [], "false"),
    Example("UIDevice|beginGeneratingDeviceOrientationNotifications()", .void, [], "()"),
    Example("UIDevice|endGeneratingDeviceOrientationNotifications()", .void, [], "()"),
    Example("UIDeviceOrientation|isPortrait", choice("UIDeviceOrientation", "landscapeLeft"), [], "false"),
    Example("UIDeviceOrientation|isLandscape", choice("UIDeviceOrientation", "landscapeLeft"), [], "true"),
    Example("UIDeviceOrientation|isFlat", choice("UIDeviceOrientation", "landscapeLeft"), [], "false"),
    Example("UIScreen|brightness", .void, [], "0.5"),
    Example("UIScreen|nativeBounds", .void, [], "(0.0, 0.0, 780.0, 1688.0)"),
    Example("UIScreen|nativeScale", .void, [], "2.0"),
    Example("UIScreen|maximumFramesPerSecond", .void, [], "60"),
    Example("UIScreen|isCaptured", .void, [], "false"),
    Example("UIApplication|applicationState", .void, [], "active"),
    Example("UIApplication|alternateIconName", .void, [], "nil"),
    Example("UIApplication|supportsAlternateIcons", .void, [], "true"),
    Example("UIApplication|isRegisteredForRemoteNotifications", .void, [], "false"),
    Example(
      "UIApplication|registerForRemoteNotifications()", .void, [],
      "() ! notifications: registerForRemoteNotifications"),
    Example(
      "UIApplication|unregisterForRemoteNotifications()", .void, [],
      "() ! notifications: unregisterForRemoteNotifications"),
    Example(
      "UIApplication|setAlternateIconName(_:completionHandler:)", .void, ["Dark", nothing],
      "() ! alternateIcon: Dark"),
    Example("UIPasteboard|strings", .void, [], "nil"),
    Example("UIPasteboard|url", .void, [], "nil"),
    Example("UIPasteboard|urls", .void, [], "nil"),
    Example("UIPasteboard|changeCount", .void, [], "0"),
    Example("UIPasteboard|hasStrings", .void, [], "false"),
    Example("UIPasteboard|hasURLs", .void, [], "false"),
    Example("UIPasteboard|hasImages", .void, [], "false"),
    Example("UIPasteboard|hasColors", .void, [], "false"),
    Example("UIPasteboard|setValue(_:forPasteboardType:)", .void, ["a", "b"], "() ! copy: a"),
    Example("ScrollGeometry|bounds", .void, [], "(0.0, 0.0, 0.0, 0.0)"),
    Example("ScrollPosition|init(edge:)", .void, [choice("Edge", "top")], "ScrollPosition(edge: top)"),
    Example("ScrollPosition|init(id:anchor:)", .void, [3, .void], "ScrollPosition(id:)"),
    Example("ScrollPosition|init(idType:edge:)", .void, [.type(.int), .void], "ScrollPosition"),
    Example("ScrollPosition|init(point:)", .void, [point], "ScrollPosition(x: 3.0, y: 4.0)"),
    Example("ScrollPosition|init(x:y:)", .void, [1, 2], "ScrollPosition(x: 1.0, y: 2.0)"),
    Example("ScrollPosition|init(x:)", .void, [1], "ScrollPosition(x: 1.0, y: nil)"),
    Example("ScrollPosition|init(y:)", .void, [2], "ScrollPosition(x: nil, y: 2.0)"),
    Example("ScrollPosition|init()", .void, [], "ScrollPosition"),
    Example(
      "ScrollPosition|scrollTo(edge:)", scrolled, [choice("Edge", "bottom")],
      "() | ScrollPosition(edge: bottom) ! scrollTo: bottom"),
    Example(
      "ScrollPosition|scrollTo(id:anchor:)", scrolled, [3, .void],
      "() | ScrollPosition(id:) ! scrollTo: 3"),
    Example(
      "ScrollPosition|scrollTo(point:)", scrolled, [point],
      "() | ScrollPosition(x: 3.0, y: 4.0) ! scrollTo: (3.0, 4.0)"),
    Example(
      "ScrollPosition|scrollTo(x:y:)", scrolled, [1, 2],
      "() | ScrollPosition(x: 1.0, y: 2.0) ! scrollTo: (1.0, 2.0)"),
    Example(
      "ScrollPosition|scrollTo(x:)", scrolled, [1], "() | ScrollPosition(x: 1.0, y: nil) ! scrollTo: 1"),
    Example(
      "ScrollPosition|scrollTo(y:)", scrolled, [2], "() | ScrollPosition(x: nil, y: 2.0) ! scrollTo: 2"),
    Example("ScrollPosition|edge", scrolled, [], "nil"),
    Example("ScrollPosition|point", scrolled, [], "(1.0, 2.0)"),
    Example("ScrollPosition|x", scrolled, [], "1.0"),
    Example("ScrollPosition|y", scrolled, [], "2.0"),
    Example("ScrollPosition|viewID", scrolled, [], "nil"),
    Example("ScrollPosition|isPositionedByUser", scrolled, [], "false"),
    Example("ScrollPosition|viewID(type:)", Value(ScrollPositionValue(.view(3))), [.type(.int)], "3"),
    Example("LayoutSubview|spacing", .void, [], "ViewSpacing(8.0)"),
    Example("ViewSpacing|init()", .void, [], "ViewSpacing(8.0)"),
    Example("ViewSpacing|zero", .void, [], "ViewSpacing(0.0)"),
    Example(
      "ViewSpacing|distance(to:along:)", library("ViewSpacing", "init"),
      [library("ViewSpacing", "init"), .void], "8.0"),
    Example(
      "ViewSpacing|union(_:edges:)", library("ViewSpacing", "init"), [library("ViewSpacing", "init"), .void],
      "ViewSpacing(8.0)"),
    Example(
      "ViewSpacing|formUnion(_:edges:)", library("ViewSpacing", "init"),
      [library("ViewSpacing", "init"), .void], "() | ViewSpacing(8.0)"),
    Example("CGPoint|animatableData", point, [], "(3.0, 4.0)"),
    Example("CGSize|animatableData", size, [], "(3.0, 4.0)"),
    Example("UnitPoint|animatableData", unit, [], "(0.5, 1.0)"),
    Example("CGRect|animatableData", rect, [], "((1.0, 2.0), (8.0, 4.0))"),
    Example("Angle|animatableData", angle, [], "90.0"),
    Example("CGVector|init(dx:dy:)", .void, [1, 2], "(1.0, 2.0)"),
    Example("CGVector|init()", .void, [], "(0.0, 0.0)"),
    Example("CGVector|zero", .void, [], "(0.0, 0.0)"),
    Example("CGVector|dx", library("CGVector", "init", [1, 2]), [], "1.0"),
    Example("CGVector|dy", library("CGVector", "init", [1, 2]), [], "2.0"),
    Example("GridItem|spacing", item, [], "4.0"),
    Example("GridItem|size", item, [], "fixed(10.0)"),
    Example("GridItem|alignment", item, [], "nil"),
    Example("CGRect|isInfinite", rect, [], "false"),
    Example("CGRect|equalTo(_:)", rect, [rect], "true"),
    Example(
      "CGRect|divided(atDistance:from:)", rect, [3, choice("CGRectEdge", "maxXEdge")],
      "((6.0, 2.0, 3.0, 4.0), (1.0, 2.0, 5.0, 4.0))"),
    Example(
      "CGRect|infinite", .void, [],
      "(-8.988465674311579e+307, -8.988465674311579e+307, 1.7976931348623157e+308, 1.7976931348623157e+308)"),
    Example(
      "CGAffineTransform|init(a:b:c:d:tx:ty:)", .void, [1, 2, 3, 4, 5, 6],
      "CGAffineTransform(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)"),
    Example(
      "CGAffineTransform|init(_:_:_:_:_:_:)", .void, [1, 2, 3, 4, 5, 6],
      "CGAffineTransform(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)"),
    Example("CGAffineTransform|init()", .void, [], "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)"),
    Example(
      "CGAffineTransform|concatenating(_:)", twice, [twice], "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 4.0, 4.0)"
    ),
    Example("CGAffineTransform|inverted()", twice, [], "CGAffineTransform(1.0, -0.0, -0.0, 1.0, -2.0, -2.0)"),
    Example("CGAffineTransform|isIdentity", twice, [], "false"),
    Example("CGAffineTransform|a", twice, [], "1.0"),
    Example("CGAffineTransform|b", twice, [], "0.0"),
    Example("CGAffineTransform|c", twice, [], "0.0"),
    Example("CGAffineTransform|d", twice, [], "1.0"),
    Example("CGAffineTransform|tx", twice, [], "2.0"),
    Example("CGAffineTransform|ty", twice, [], "2.0"),
    Example(
      "SymbolEffectOptions|repeat(_:)#1", .void, [choice("SymbolEffectOptions.RepeatBehavior", "continuous")],
      "repeating"),
    Example(
      "SymbolEffectOptions|repeat(_:)#2", .void, [choice("SymbolEffectOptions.RepeatBehavior", "continuous")],
      "repeating"),
    Example("SymbolEffectOptions.RepeatBehavior|periodic(_:delay:)", .void, [2, 1], "periodic"),
    Example("SymbolEffect|magic(fallback:)", "it", [.void], "\"it\""),
    Example("SymbolEffect|custom(angle:)", "it", [angle], "\"it\""),
    Example("SymbolEffect|pulse", "it", [], "\"it\""),
    Example("SymbolEffect|left", "it", [], "\"it\""),
    Example("SymbolEffect|right", "it", [], "\"it\""),
    Example("SymbolEffect|forward", "it", [], "\"it\""),
    Example("SymbolEffect|backward", "it", [], "\"it\""),
    Example("GraphicsContext|concatenate(_:)", context, [twice], "() | GraphicsContext(opacity: 1.0)"),
    Example("GraphicsContext|clip(to:style:)", context, [path, .void], "() | GraphicsContext(opacity: 1.0)"),
    Example(
      "GraphicsContext|addFilter(_:)", context, [library("GraphicsContext.Filter", "blur", [3])],
      "() | GraphicsContext(opacity: 1.0)"),
    Example("GraphicsContext|blendMode", context, [], "normal"),
    Example("GraphicsContext|transform", context, [], "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)"),
    Example(
      "GraphicsContext.Shading|color(_:red:green:blue:opacity:)", .void, [.void, 1, 0, 0, .void],
      "GraphicsContext.Shading(color(RenderTree.Color(base: RenderTree.Color.Base.fixed, red: 255, green: 0, blue: 0, alpha: 255, dark: RenderTree.Color.Components(red: 0, green: 0, blue: 0, alpha: 255))), true)"
    ),
    Example(
      "GraphicsContext.Shading|color(_:white:opacity:)", .void, [.void, 1, .void],
      "GraphicsContext.Shading(color(RenderTree.Color(base: RenderTree.Color.Base.fixed, red: 255, green: 255, blue: 255, alpha: 255, dark: RenderTree.Color.Components(red: 0, green: 0, blue: 0, alpha: 255))), true)"
    ),
    Example(
      "GraphicsContext.Shading|conicGradient(_:center:angle:)", .void, [gradient, point, .void],
      "GraphicsContext.Shading(angular(colors: [RenderTree.Color(base: RenderTree.Color.Base.red, red: 0, green: 0, blue: 0, alpha: 255, dark: RenderTree.Color.Components(red: 0, green: 0, blue: 0, alpha: 255)), RenderTree.Color(base: RenderTree.Color.Base.blue, red: 0, green: 0, blue: 0, alpha: 255, dark: RenderTree.Color.Components(red: 0, green: 0, blue: 0, alpha: 255))], centerX: 0.5, centerY: 0.5, startAngle: 0.0, endAngle: 360.0), true)"
    ),
    Example("GraphicsContext.Filter|blur(radius:)", .void, [3], "blur(3.0)"),
    Example(
      "GraphicsContext.Filter|shadow(color:radius:x:y:)", .void, [.void, 3, .void, .void],
      "shadow(33% black, 3.0, 0.0, 0.0)"),
    Example("GraphicsContext.Filter|hueRotation(_:)", .void, [angle], "hueRotation(90.0)"),
    Example("GraphicsContext.Filter|colorInvert(_:)", .void, [.void], "invert(1.0)"),
    Example("GraphicsContext.Filter|brightness(_:)", .void, [0.5], "brightness(0.5)"),
    Example("GraphicsContext.Filter|contrast(_:)", .void, [0.5], "contrast(0.5)"),
    Example("GraphicsContext.Filter|saturation(_:)", .void, [0.5], "saturation(0.5)"),
    Example("GraphicsContext.Filter|grayscale(_:)", .void, [0.5], "grayscale(0.5)"),
    Example("|AnyGesture(_:)", .void, [tap], "TapGesture(count: 1)"),
    Example("ListItemTint|fixed(_:)", .void, [red], "red"),
    Example("ListItemTint|preferred(_:)", .void, [red], "red"),
    Example("GeometryProxy|bounds(of:)", .void, [.void], "(0.0, 0.0, 0.0, 0.0)"),
    Example("TimelineViewDefaultContext|cadence", .void, [], "live"),
    Example("UIResponder|resignFirstResponder", .void, [], "\"resignFirstResponder\""),
    Example(
      "UIApplication|sendAction(_:to:from:for:)", .void, ["resignFirstResponder", .null, .null, .null],
      "true ! sendAction: resignFirstResponder"),
  ]
