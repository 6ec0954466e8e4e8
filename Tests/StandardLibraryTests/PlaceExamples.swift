import RenderTree
import ScreenTypes
import SourceModel

@testable import StandardLibrary

private let size = Value(SizeValue(width: 1, height: 2))
private let point = Value(PointValue(x: 1, y: 2))
private let rect = Value(RectValue(origin: PointValue(x: 1, y: 2), size: SizeValue(width: 3, height: 4)))
private let otherRect = Value(
  RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: 2, height: 3)))
private let doubling = Value(TransformValue().scaled(x: 2, y: 2))
private let insets = Value(InsetsValue(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
private let angle = Value(AngleValue(degrees: 180))
private let place = Value(UnitPointValue(x: 0.25, y: 0.75))
private func column(_ name: String) -> Value { library("HorizontalAlignment", name) }
private func row(_ name: String) -> Value { library("VerticalAlignment", name) }

private let subview =
  SubviewsRecord(priorities: [2]) { _, proposal in
    SizeValue(width: proposal.width ?? 40, height: proposal.height ?? 16)
  }.subviews.elements?.first ?? .void
private let proposal = Value(ProposedSizeValue(width: 30, height: nil))

let subviewExamples = [
  Example("ProposedViewSize|init(width:height:)", .void, [1.0, .null], "(1.0, nil)"),
  Example("ProposedViewSize|init(_:)", .void, [size], "(1.0, 2.0)"),
  Example("ProposedViewSize|unspecified", .void, [], "(nil, nil)"),
  Example("ProposedViewSize|zero", .void, [], "(0.0, 0.0)"),
  Example("ProposedViewSize|infinity", .void, [], "(inf, inf)"),
  Example("ProposedViewSize|width", proposal, [], "30.0"),
  Example("ProposedViewSize|height", proposal, [], "nil"),
  Example("ProposedViewSize|replacingUnspecifiedDimensions(by:)", proposal, [.void], "(30.0, 10.0)"),
  Example("ProposedViewSize|replacingUnspecifiedDimensions(by:)", proposal, [size], "(30.0, 2.0)"),
  Example("LayoutSubview|sizeThatFits(_:)", subview, [proposal], "(30.0, 16.0)"),
  Example("LayoutSubview|dimensions(in:)", subview, [proposal], "(30.0, 16.0)"),
  Example("LayoutSubview|place(at:anchor:proposal:)", subview, [point, .void, proposal], "()"),
  Example("LayoutSubview|priority", subview, [], "2.0"),
]

let geometryExamples = [
  Example("ViewDimensions|width", Value(DimensionsValue(width: 40, height: 16)), [], "40.0"),
  Example("ViewDimensions|height", Value(DimensionsValue(width: 40, height: 16)), [], "16.0"),
  Example("DismissAction|callAsFunction()", action("DismissAction"), [], "0"),
  Example("OpenURLAction|callAsFunction(_:)", action("OpenURLAction"), ["a"], "1"),
  Example("OpenURLAction|init(handler:)", .void, [function { _ in .void }], "OpenURLAction"),
  Example("OpenURLAction.Result|handled", .void, [], "handled"),
  Example("OpenURLAction.Result|discarded", .void, [], "discarded"),
  Example("OpenURLAction.Result|systemAction", .void, [], "systemAction"),
  Example(
    "OpenURLAction.Result|systemAction(_:)", .void, [Value(URLValue("https://a.org"))],
    "systemAction(https://a.org)"),
  Example("ScrollGeometry|contentOffset", .void, [], "(0.0, 0.0)"),
  Example("ScrollGeometry|visibleRect", .void, [], "(0.0, 0.0, 0.0, 0.0)"),
  Example("ScrollGeometry|contentSize", .void, [], "(0.0, 0.0)"),
  Example("ScrollGeometry|containerSize", .void, [], "(0.0, 0.0)"),
  Example(
    "ScrollGeometry|contentInsets", .void, [],
    "EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)"),
  Example("ChartProxy|value(atX:as:)", .void, [1.0, .void], "nil"),
  Example("ChartProxy|value(atY:as:)", .void, [1.0, .void], "nil"),
  Example("ChartProxy|position(forX:)", .void, [1], "nil"),
  Example("ChartProxy|position(forY:)", .void, [1], "nil"),
  Example("ScrollViewProxy|scrollTo(_:anchor:)", .void, [3, .void], "() ! scrollTo: 3"),
  Example("Alignment|init(horizontal:vertical:)", .void, [column("leading"), row("top")], "topLeading"),
  Example(
    "Alignment|init(horizontal:vertical:)", .void, [column("trailing"), row("lastTextBaseline")],
    "bottomTrailing"),
  Example("Alignment|init(horizontal:vertical:)", .void, [column("center"), row("center")], "center"),
  Example("CGSize|init()", .void, [], "(0.0, 0.0)"), Example("CGPoint|init()", .void, [], "(0.0, 0.0)"),
  Example("CGRect|init()", .void, [], "(0.0, 0.0, 0.0, 0.0)"),
  Example("UnitPoint|init()", .void, [], "UnitPoint(x: 0.0, y: 0.0)"),
  Example("Angle|init()", .void, [], "Angle(degrees: 0.0)"),
  Example("CGSize|init(width:height:)", .void, [1, 2.5], "(1.0, 2.5)"),
  Example("CGPoint|init(x:y:)", .void, [1.0, 2.0], "(1.0, 2.0)"),
  Example("CGRect|init(origin:size:)", .void, [point, size], "(1.0, 2.0, 1.0, 2.0)"),
  Example("CGRect|init(x:y:width:height:)", .void, [1.0, 2.0, 3.0, 4.0], "(1.0, 2.0, 3.0, 4.0)"),
  Example(
    "EdgeInsets|init(top:leading:bottom:trailing:)", .void, [1.0, .void, 3.0, .void],
    "EdgeInsets(top: 1.0, leading: 0.0, bottom: 3.0, trailing: 0.0)"),
  Example("UnitPoint|init(x:y:)", .void, [0.5, 1.0], "UnitPoint(x: 0.5, y: 1.0)"),
  Example("Angle|init(degrees:)", .void, [90.0], "Angle(degrees: 90.0)"),
  Example("Angle|init(radians:)", .void, [.double(.pi)], "Angle(degrees: 180.0)"),
  Example("Angle|degrees(_:)", .void, [90.0], "Angle(degrees: 90.0)"),
  Example("Angle|radians(_:)", .void, [.double(.pi)], "Angle(degrees: 180.0)"),
  Example(
    "GridItem|init(_:spacing:alignment:)", .void, [.void, .void, .void],
    "GridItem(flexible(minimum: 10.0, maximum: inf))"),
  Example(
    "GridItem|init(_:spacing:alignment:)", .void, [library("GridItem.Size", "fixed", [80.0]), 4.0, .void],
    "GridItem(fixed(80.0), spacing: 4.0)"),
  Example("GridItem.Size|fixed(_:)", .void, [80.0], "fixed(80.0)"),
  Example(
    "GridItem.Size|flexible(minimum:maximum:)", .void, [.void, 90.0], "flexible(minimum: 10.0, maximum: 90.0)"
  ),
  Example(
    "GridItem.Size|adaptive(minimum:maximum:)", .void, [80.0, .void], "adaptive(minimum: 80.0, maximum: inf)"),
  Example("PresentationDetent|medium", .void, [], "medium"),
  Example("PresentationDetent|large", .void, [], "large"),
  Example("PresentationDetent|fraction(_:)", .void, [0.3], "fraction(0.3)"),
  Example("PresentationDetent|height(_:)", .void, [200.0], "height(200.0)"),
  // The host of the examples knows no code that says a height.
  Example("PresentationDetent|custom(_:)", .void, [.type(.int)], "large"),
  Example(
    "CustomPresentationDetent.Context|maxDetentValue", Value(DetentContextValue(height: 844)), [], "844.0"),
  Example("PreviewLayout|device", .void, [], "device"),
  Example("PreviewLayout|sizeThatFits", .void, [], "sizeThatFits"),
  Example("PreviewLayout|fixed(width:height:)", .void, [300.0, 70.0], "fixed(width: 300.0, height: 70.0)"),
  Example("CGSize|width", size, [], "1.0"), Example("CGSize|height", size, [], "2.0"),
  Example("CGPoint|x", point, [], "1.0"), Example("CGPoint|y", point, [], "2.0"),
  Example("CGRect|width", rect, [], "3.0"), Example("CGRect|height", rect, [], "4.0"),
  Example("CGRect|origin", rect, [], "(1.0, 2.0)"), Example("CGRect|size", rect, [], "(3.0, 4.0)"),
  Example("GeometryProxy|size", Value(GeometryValue(size: SizeValue(width: 1, height: 2))), [], "(1.0, 2.0)"),
  Example("HorizontalAlignment|init(_:)", .void, [.type(.int)], "HorizontalAlignment(Int)"),
  Example("VerticalAlignment|init(_:)", .void, [.type(.int)], "VerticalAlignment(Int)"),
  Example("CGRect|insetBy(dx:dy:)", rect, [1.0, 1.0], "(2.0, 3.0, 1.0, 2.0)"),
  Example("HorizontalAlignment|init(_:)", .void, [.type(.int)], "HorizontalAlignment(Int)"),
  Example("VerticalAlignment|init(_:)", .void, [.type(.int)], "VerticalAlignment(Int)"),
  Example("CGRect|insetBy(dx:dy:)", rect, [2.0, 1.0], "(inf, inf, 0.0, 0.0)"),
  Example("CGRect|offsetBy(dx:dy:)", rect, [1.0, 1.0], "(2.0, 3.0, 3.0, 4.0)"),
  Example("CGRect|union(_:)", rect, [otherRect], "(0.0, 0.0, 4.0, 6.0)"),
  Example("CGRect|intersection(_:)", rect, [otherRect], "(1.0, 2.0, 1.0, 1.0)"),
  Example("CGRect|intersects(_:)", rect, [otherRect], "true"),
  Example("CGRect|contains(_:)#0", rect, [point], "true"),
  Example("CGRect|contains(_:)#1", rect, [otherRect], "false"),
  Example("CGRect|isEmpty", rect, [], "false"), Example("CGRect|isNull", rect, [], "false"),
  Example("CGRect|integral", rect, [], "(1.0, 2.0, 3.0, 4.0)"),
  Example("CGRect|standardized", rect, [], "(1.0, 2.0, 3.0, 4.0)"),
  Example("CGRect|null", .void, [], "(inf, inf, 0.0, 0.0)"),
  Example("CGPoint|applying(_:)", point, [doubling], "(2.0, 4.0)"),
  Example("CGSize|applying(_:)", size, [doubling], "(2.0, 4.0)"),
  Example("CGRect|applying(_:)", rect, [doubling], "(2.0, 4.0, 6.0, 8.0)"),
  Example("CGRect|minX", rect, [], "1.0"), Example("CGRect|midX", rect, [], "2.5"),
  Example("CGRect|maxX", rect, [], "4.0"), Example("CGRect|minY", rect, [], "2.0"),
  Example("CGRect|midY", rect, [], "4.0"), Example("CGRect|maxY", rect, [], "6.0"),
  Example(
    "GeometryProxy|frame(in:)", Value(GeometryValue(size: SizeValue(width: 1, height: 2))),
    [library("CoordinateSpace", "global")], "(0.0, 0.0, 1.0, 2.0)"),
  Example(
    "GeometryProxy|safeAreaInsets", Value(GeometryValue(size: SizeValue(width: 1, height: 2))), [],
    "EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)"),
  Example("CoordinateSpace|scrollView(axis:)", .void, [.void], "scrollView"),
  Example("ButtonBorderShape|roundedRectangle(radius:)", .void, [8.0], "roundedRectangle"),
  Example("CoordinateSpace|named(_:)", .void, ["map"], "local"),
  Example("EdgeInsets|top", insets, [], "1.0"), Example("EdgeInsets|leading", insets, [], "2.0"),
  Example("EdgeInsets|bottom", insets, [], "3.0"), Example("EdgeInsets|trailing", insets, [], "4.0"),
  Example("UnitPoint|x", place, [], "0.25"), Example("UnitPoint|y", place, [], "0.75"),
  Example("Angle|degrees", angle, [], "180.0"), Example("Angle|radians", angle, [], "3.141592653589793"),
  Example("CGRect|zero", .void, [], "(0.0, 0.0, 0.0, 0.0)"),
  Example("CGSize|zero", .void, [], "(0.0, 0.0)"), Example("CGPoint|zero", .void, [], "(0.0, 0.0)"),
  Example("Angle|zero", .void, [], "Angle(degrees: 0.0)"),
  Example("UnitPoint|zero", .void, [], "UnitPoint(x: 0.0, y: 0.0)"),
  Example("UnitPoint|center", .void, [], "UnitPoint(x: 0.5, y: 0.5)"),
  Example("UnitPoint|leading", .void, [], "UnitPoint(x: 0.0, y: 0.5)"),
  Example("UnitPoint|trailing", .void, [], "UnitPoint(x: 1.0, y: 0.5)"),
  Example("UnitPoint|top", .void, [], "UnitPoint(x: 0.5, y: 0.0)"),
  Example("UnitPoint|bottom", .void, [], "UnitPoint(x: 0.5, y: 1.0)"),
  Example("UnitPoint|topLeading", .void, [], "UnitPoint(x: 0.0, y: 0.0)"),
  Example("UnitPoint|topTrailing", .void, [], "UnitPoint(x: 1.0, y: 0.0)"),
  Example("UnitPoint|bottomLeading", .void, [], "UnitPoint(x: 0.0, y: 1.0)"),
  Example("UnitPoint|bottomTrailing", .void, [], "UnitPoint(x: 1.0, y: 1.0)"),
]

private let tap = Value(GestureValue(.tap(count: 1)))
private let press = Value(GestureValue(.longPress(minimumDuration: 1)))
private let sequence = Value(GestureValue(.sequence))
private let drag = Value(GestureValue(.drag(minimumDistance: 10)))
private let dragged = Value(DragValue(start: PointValue(x: 1, y: 1), location: PointValue(x: 4, y: 3)))
private let handler = function { _ in .void }
private let state = Value.binding(BindingBox(get: { false }, set: nil))

let gestureExamples: [Example] =
  [
    Example("TapGesture|init(count:)", .void, [2], "TapGesture(count: 2)"),
    Example(
      "LongPressGesture|init(minimumDuration:maximumDistance:)", .void, [1, .void],
      "LongPressGesture(minimumDuration: 1.0)"),
    Example(
      "DragGesture|init(minimumDistance:coordinateSpace:)", .void, [.void, .void],
      "DragGesture(minimumDistance: 10.0)"),
    Example("DragGesture.Value|startLocation", dragged, [], "(1.0, 1.0)"),
    Example("DragGesture.Value|location", dragged, [], "(4.0, 3.0)"),
    Example("DragGesture.Value|translation", dragged, [], "(3.0, 2.0)"),
    Example("DragGesture.Value|predictedEndLocation", dragged, [], "(4.0, 3.0)"),
    Example("DragGesture.Value|predictedEndTranslation", dragged, [], "(3.0, 2.0)"),
    Example("TapGesture|onEnded(_:)", tap, [handler], "TapGesture(count: 1)"),
    Example("LongPressGesture|onEnded(_:)", press, [handler], "LongPressGesture(minimumDuration: 1.0)"),
    Example("LongPressGesture|onChanged(_:)", press, [handler], "LongPressGesture(minimumDuration: 1.0)"),
    Example(
      "LongPressGesture|updating(_:body:)", press, [state, handler], "LongPressGesture(minimumDuration: 1.0)"),
    Example("LongPressGesture|sequenced(before:)", press, [drag], "SequenceGesture()"),
    Example("SequenceGesture|onEnded(_:)", sequence, [handler], "SequenceGesture()"),
    Example("SequenceGesture|onChanged(_:)", sequence, [handler], "SequenceGesture()"),
    Example("SequenceGesture|updating(_:body:)", sequence, [state, handler], "SequenceGesture()"),
    Example("DragGesture|onEnded(_:)", drag, [handler], "DragGesture(minimumDistance: 10.0)"),
    Example("DragGesture|onChanged(_:)", drag, [handler], "DragGesture(minimumDistance: 10.0)"),
    Example("DragGesture|updating(_:body:)", drag, [state, handler], "DragGesture(minimumDistance: 10.0)"),
    Example("MagnifyGesture|init(minimumScaleDelta:)", .void, [.void], "MagnifyGesture()"),
    Example("MagnifyGesture|onEnded(_:)", fingers("MagnifyGesture"), [handler], "MagnifyGesture()"),
    Example("MagnifyGesture|onChanged(_:)", fingers("MagnifyGesture"), [handler], "MagnifyGesture()"),
    Example(
      "MagnifyGesture|updating(_:body:)", fingers("MagnifyGesture"), [state, handler], "MagnifyGesture()"),
    Example("MagnificationGesture|init(minimumScaleDelta:)", .void, [.void], "MagnificationGesture()"),
    Example(
      "MagnificationGesture|onEnded(_:)", fingers("MagnificationGesture"), [handler], "MagnificationGesture()"
    ),
    Example(
      "MagnificationGesture|onChanged(_:)", fingers("MagnificationGesture"), [handler],
      "MagnificationGesture()"
    ),
    Example(
      "MagnificationGesture|updating(_:body:)", fingers("MagnificationGesture"), [state, handler],
      "MagnificationGesture()"),
    Example("RotateGesture|init(minimumAngleDelta:)", .void, [.void], "RotateGesture()"),
    Example("RotateGesture|onEnded(_:)", fingers("RotateGesture"), [handler], "RotateGesture()"),
    Example("RotateGesture|onChanged(_:)", fingers("RotateGesture"), [handler], "RotateGesture()"),
    Example(
      "RotateGesture|updating(_:body:)", fingers("RotateGesture"), [state, handler], "RotateGesture()"),
    Example("RotationGesture|init(minimumAngleDelta:)", .void, [.void], "RotationGesture()"),
    Example("RotationGesture|onEnded(_:)", fingers("RotationGesture"), [handler], "RotationGesture()"),
    Example("RotationGesture|onChanged(_:)", fingers("RotationGesture"), [handler], "RotationGesture()"),
    Example(
      "RotationGesture|updating(_:body:)", fingers("RotationGesture"), [state, handler], "RotationGesture()"),
    Example(
      "MagnifyGesture.Value|magnification", Value(FingersValue(TypeID(.builtin("MagnifyGesture.Value")))), [],
      "1.0"),
    Example(
      "RotateGesture.Value|rotation", Value(FingersValue(TypeID(.builtin("RotateGesture.Value")))), [],
      "Angle(degrees: 0.0)"),
    Example("SimultaneousGesture.Value<T0, T1>|first", both, [], "true"),
    Example("SimultaneousGesture.Value<T0, T1>|second", both, [], "nil"),
  ]
  + ["ExclusiveGesture", "SimultaneousGesture"].map { name in
    Example(
      "\(name)<T0, T1>|init(_:_:)", .void, [tap, tap], "\(name)(TapGesture(count: 1), TapGesture(count: 1))")
  }
  + ["ExclusiveGesture", "SimultaneousGesture"].flatMap { name in
    [("onEnded(_:)", [handler]), ("onChanged(_:)", [handler]), ("updating(_:body:)", [state, handler])]
      .map { method, arguments in
        Example("\(name)<T0, T1>|\(method)", joined(name), arguments, "\(name)(TapGesture(count: 1))")
      }
  }
  + StandardLibrary.gestureNames.flatMap { gesture in
    let name =
      ["ExclusiveGesture", "SimultaneousGesture"].contains(gesture) ? "\(gesture)<T0, T1>" : gesture
    return [
      Example(
        "\(name)|exclusively(before:)", tap, [tap],
        "ExclusiveGesture(TapGesture(count: 1), TapGesture(count: 1))"),
      Example(
        "\(name)|simultaneously(with:)", tap, [tap],
        "SimultaneousGesture(TapGesture(count: 1), TapGesture(count: 1))"),
    ]
      + (name == "LongPressGesture"
        ? [] : [Example("\(name)|sequenced(before:)", tap, [drag], "SequenceGesture()")])
  }

private let both = Value(SimultaneousValue(first: .bool(true), second: .null))

private func joined(_ name: String) -> Value {
  Value(GestureValue(name == "ExclusiveGesture" ? .exclusive : .simultaneous, [GestureValue(.tap(count: 1))]))
}

private func fingers(_ name: Name) -> Value { Value(GestureValue(.twoFingers(name))) }

private let easeIn = Value(MotionValue(LibraryTypes.animation, "easeIn"))
private let slide = Value(MotionValue(LibraryTypes.transition, "slide"))
private let leading = library("Edge", "leading")

let motionExamples =
  [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "interactiveSpring", "interpolatingSpring",
  ].map { Example("Animation|\($0)", .void, [], $0) }
  + [
    Example("ContentTransition|numericText(countsDown:)", .void, [.void], "numericText"),
    Example("ContentTransition|numericText(value:)", .void, [0.5], "numericText"),
    Example("ContentTransition|symbolEffect(_:options:)", .void, [.void, .void], "symbolEffect"),
  ]
  + ["linear", "easeIn", "easeOut", "easeInOut"].map {
    Example("Animation|\($0)(duration:)", .void, [0.5], "\($0)(0.5)")
  }
  + ["bouncy", "smooth", "snappy"].map {
    Example("Animation|\($0)(duration:extraBounce:)", .void, [0.5, .void], "\($0)(0.5)")
  }
  + ["opacity", "slide", "scale", "identity"].map { Example("AnyTransition|\($0)", .void, [], $0) } + [
    Example(
      "Animation|spring(response:dampingFraction:blendDuration:)", .void, [.void, 0.8, .void], "spring(0.8)"),
    Example("Animation|spring(_:blendDuration:)", .void, [easeIn, .void], "spring(easeIn)"),
    Example("NavigationTransition|zoom(sourceID:in:)", .void, ["a", "b"], #"zoom(a, b)"#),
    Example("PopoverAttachmentAnchor|point(_:)", .void, ["top"], "point(top)"),
    Example("Animation|spring(duration:bounce:blendDuration:)", .void, [1.0, .void, .void], "spring(1.0)"),
    Example(
      "Animation|timingCurve(_:_:_:_:duration:)", .void, [0.0, 0.0, 1.0, 1.0, .void],
      "timingCurve(0.0, 0.0, 1.0, 1.0)"),
    Example(
      "Animation|interactiveSpring(response:dampingFraction:blendDuration:)", .void, [.void, .void, .void],
      "interactiveSpring()"),
    Example(
      "Animation|interpolatingSpring(mass:stiffness:damping:initialVelocity:)", .void,
      [.void, 1.0, 2.0, .void],
      "interpolatingSpring(1.0, 2.0)"),
    Example("Animation|delay(_:)", easeIn, [0.5], "easeIn.delay(0.5)"),
    Example("Animation|speed(_:)", easeIn, [2.0], "easeIn.speed(2.0)"),
    Example("Animation|repeatForever(autoreverses:)", easeIn, [false], "easeIn.repeatForever(false)"),
    Example("Animation|repeatCount(_:autoreverses:)", easeIn, [3, .void], "easeIn.repeatCount(3)"),
    Example("AnyTransition|move(edge:)", .void, [leading], "move(leading)"),
    Example("AnyTransition|push(from:)", .void, [leading], "push(leading)"),
    Example("AnyTransition|scale(scale:anchor:)", .void, [0.5, .void], "scale(0.5)"),
    Example("AnyTransition|scale(_:anchor:)", .void, [0.5, .void], "scale(0.5)"),
    Example("AnyTransition|offset(x:y:)", .void, [1.0, 2.0], "offset(1.0, 2.0)"),
    Example(
      "AnyTransition|modifier(active:identity:)", .void, [slide, slide], "modifier(slide, slide)"),
    Example(
      "AnyTransition|asymmetric(insertion:removal:)", .void, [slide, slide], "asymmetric(slide, slide)"),
    Example("AnyTransition|combined(with:)", slide, [slide], "slide.combined(slide)"),
    Example("AnyTransition|animation(_:)", slide, [easeIn], "slide.animation(easeIn)"),
    Example("AnyTransition|init(_:)", .void, [slide], "slide"),
  ]

private let instant = Value.date(1_577_883_662)
private func day(_ name: String) -> Value { library("Date.FormatStyle.DateStyle", name) }
private func time(_ name: String) -> Value { library("Date.FormatStyle.TimeStyle", name) }

let dateExamples = [
  Example("Date|init()", .void, [], "2020-01-01 00:00:00 +0000"),
  Example("Date|now", .void, [], "2020-01-01 00:00:00 +0000"),
  Example("Date|init(timeIntervalSince1970:)", .void, [-1.0], "1969-12-31 23:59:59 +0000"),
  Example("Date|init(timeIntervalSince1970:)", .void, [951_782_400.0], "2000-02-29 00:00:00 +0000"),
  Example("Date|init(timeIntervalSinceNow:)", .void, [60.0], "2020-01-01 00:01:00 +0000"),
  Example("Date|distantPast", .void, [], "0001-01-01 00:00:00 +0000"),
  Example("Date|distantFuture", .void, [], "4001-01-01 00:00:00 +0000"),
  Example(
    "Date|init(timeIntervalSinceReferenceDate:)", .void, [31_536_000.0], "2002-01-01 00:00:00 +0000"),
  Example("Date|timeIntervalSinceReferenceDate#1", instant, [], "599576462.0"),
  Example("Date|timeIntervalSinceReferenceDate#0", .void, [], "599529600.0"),
  Example("Date|timeIntervalSince1970", instant, [], "1577883662.0"),
  Example("Date|timeIntervalSinceNow", instant, [], "46862.0"),
  Example("Date|timeIntervalSince(_:)", instant, [.date(1_577_883_600)], "62.0"),
  Example("Date|compare(_:)", instant, [.date(0)], "orderedDescending"),
  Example("Date|distance(to:)", instant, [.date(1_577_883_600)], "-62.0"),
  Example("Date|addingTimeInterval(_:)", instant, [-2.0], "2020-01-01 13:01:00 +0000"),
  Example("Date|formatted()", instant, [], "\"1/1/2020, 1:01\u{202F}PM\""),
  Example("Date|formatted(date:time:)", instant, [day("abbreviated"), time("omitted")], #""Jan 1, 2020""#),
  Example(
    "Date|formatted(date:time:)", instant, [day("long"), time("shortened")],
    "\"January 1, 2020 at 1:01\u{202F}PM\""),
  Example(
    "Date|formatted(date:time:)", instant, [day("complete"), time("complete")],
    "\"Wednesday, January 1, 2020 at 1:01:02\u{202F}PM GMT\""),
  Example(
    "Date|formatted(date:time:)", instant, [day("omitted"), time("standard")], "\"1:01:02\u{202F}PM\""),
  Example("Date|ISO8601Format()", instant, [], #""2020-01-01T13:01:02Z""#),
]

private func symbol(_ part: String, _ name: String) -> Value {
  library("Date.FormatStyle.Symbol.\(part)", name)
}

/// The format that parts make, one method after the other.
/// An action of the environment that gives how much it was given.
private func action(_ name: Name) -> Value {
  .opaque(
    OpaqueBox(
      type: .library(name), content: EnvironmentAction { arguments, _ in .int(arguments.count) },
      description: name.text))
}

private func dates(_ parts: (String, Value)...) -> Value {
  var format = Value(DateFormatValue())
  for (name, argument) in parts {
    var call = LibraryCall(receiver: format, arguments: [argument], host: TestHost())
    guard
      let entry = StandardLibrary.shared.entries.first(where: { $0.key == "Date.FormatStyle|\(name)(_:)" }),
      let next = try? entry.member.implementation(&call)
    else { return .void }
    format = next
  }
  return format
}

private let digits = "defaultDigits"

private let week = range(.date(1_577_883_662), .date(1_577_883_662 + 4 * 86_400))

let dateFormatExamples = [
  Example("Date.FormatStyle|init(date:time:locale:)", .void, [.void, .void, .void], "dateTime"),
  Example("Date.FormatStyle|dateTime", .void, [], "dateTime"),
  Example("Date.FormatStyle|interval", .void, [], "dateTime"),
  Example(
    "Range<Date>|formatted()", week, [],
    "\"1/1/2020, 1:01\u{202F}PM\u{2009}–\u{2009}1/5/2020, 1:01\u{202F}PM\""),
  Example(
    "Range<Date>|formatted(_:)", week,
    [dates(("day", symbol("Day", digits)), ("month", symbol("Month", "abbreviated")))],
    "\"Jan 1\u{2009}–\u{2009}5\""),
  Example(
    "Range<Date>|formatted(_:)", week, [dates(("month", symbol("Month", "wide")))], #""January""#),
  Example(
    "Range<Date>|formatted(date:time:)", week,
    [library("Date.FormatStyle.DateStyle", "numeric"), library("Date.FormatStyle.TimeStyle", "omitted")],
    "\"1/1/2020\u{2009}–\u{2009}1/5/2020\""),
  Example("Date.FormatStyle|iso8601", .void, [], "iso8601"),
  Example("Date.FormatStyle|format(_:)", dates(), [.date(0)], "\"1/1/1970, 12:00\u{202F}AM\""),
  Example("Date.FormatStyle|locale(_:)", dates(), [Value(LocaleValue("ko_KR"))], "dateTime.locale(ko_KR)"),
  Example("Date.FormatStyle|year(_:)", dates(), [symbol("Year", digits)], "dateTime.year"),
  Example("Date.FormatStyle|month(_:)", dates(), [symbol("Month", "wide")], "dateTime.month(wide)"),
  Example("Date.FormatStyle|day(_:)", dates(), [symbol("Day", "twoDigits")], "dateTime.day(twoDigits)"),
  Example("Date.FormatStyle|weekday(_:)", dates(), [symbol("Weekday", "narrow")], "dateTime.weekday(narrow)"),
  Example("Date.FormatStyle|hour(_:)", dates(), [.void], "dateTime.hour"),
  Example("Date.FormatStyle|minute(_:)", dates(), [symbol("Minute", digits)], "dateTime.minute"),
  Example("Date.FormatStyle|second(_:)", dates(), [symbol("Second", digits)], "dateTime.second"),
  Example("Date|formatted(_:)", instant, [dates()], "\"1/1/2020, 1:01\u{202F}PM\""),
  Example(
    "Date|formatted(_:)", instant,
    [dates(("year", symbol("Year", digits)), ("month", symbol("Month", "wide")))], #""January 2020""#),
  Example(
    "Date|formatted(_:)", instant,
    [dates(("day", symbol("Day", digits)), ("month", symbol("Month", "abbreviated")))], #""Jan 1""#),
  Example(
    "Date|formatted(_:)", instant,
    [
      dates(
        ("weekday", symbol("Weekday", "abbreviated")), ("day", symbol("Day", digits)),
        ("month", symbol("Month", "abbreviated")), ("year", symbol("Year", digits)))
    ], #""Wed, Jan 1, 2020""#),
  Example(
    "Date|formatted(_:)", instant,
    [dates(("month", symbol("Month", "twoDigits")), ("day", symbol("Day", "twoDigits")))], #""01/01""#),
  Example(
    "Date|formatted(_:)", instant,
    [dates(("hour", .void), ("minute", symbol("Minute", "twoDigits")))],
    "\"1:01\u{202F}PM\""),
]

private func url(_ text: String) -> Value { Value(URLValue(text)) }
private let page = url("https://me@a.com:80/x/caf%C3%A9.html?q=1#z")
private let coordinate = Value(CoordinateValue(latitude: 34, longitude: -116))
private let span = Value(SpanValue(latitudeDelta: 0.2, longitudeDelta: 0.3))
private let camera = Value(MapCameraValue(region: nil))
private let region = Value(
  RegionValue(
    center: CoordinateValue(latitude: 34, longitude: -116),
    span: SpanValue(latitudeDelta: 0.2, longitudeDelta: 0.3)))
private let path = Value(PathValue([1, "a"]))

let addressExamples = [
  Example("URL|init(fileURLWithPath:)", .void, ["/a b.png"], "file:///a%20b.png"),
  Example("Bundle|localizedString(forKey:value:table:)", .void, ["Tea", .null, .null], "\"Tea\""),
  Example("Bundle|localizedString(forKey:value:table:)", .void, ["Tea", "A cup", .null], "\"A cup\""),
  Example("Bundle|infoDictionary", .void, [], "nil"),
  Example("Bundle|bundleIdentifier", .void, [], "\"com.example.app\""),
  Example("Bundle|init(path:)", .void, ["/de.lproj"], "nil"),
  Example("Bundle|path(forResource:ofType:)", .void, ["de", "lproj"], "nil"),
  Example("Bundle|object(forInfoDictionaryKey:)", .void, ["CFBundleVersion"], "nil"),
  Example("Glass|tint(_:)", .string("glass"), [.null], "\"glass\""),
  Example("Glass|interactive(_:)", .string("glass"), [.void], "\"glass\""),
  Example("PhotosPickerItem|loadTransferable(type:)", .void, [.void], "nil"),
  Example("PhotosPickerItem|loadTransferable(type:completionHandler:)", .void, [.void, .void], "()"),
  Example("PHPickerFilter|any(of:)", .void, [["images", "videos"]], "\"images\""),
  Example("Locale|languageCode", Value(LocaleValue("ko_KR")), [], #""ko""#),
  Example("Locale|regionCode", Value(LocaleValue("ko_KR")), [], #""KR""#),
  Example("Locale|measurementSystem", Value(LocaleValue("en_US")), [], "us"),
  Example("Locale|measurementSystem", Value(LocaleValue("en_GB")), [], "uk"),
  Example("Locale|measurementSystem", Value(LocaleValue("de_DE")), [], "metric"),
  Example("Locale|language", Value(LocaleValue("de_DE")), [], "de_DE"),
  Example("Locale|region", Value(LocaleValue("de_DE")), [], "DE"),
  Example("Locale|region", Value(LocaleValue("de")), [], "nil"),
  Example("Locale.Language|languageCode", library("Locale.Language", text: "ko_KR"), [], "ko"),
  Example("Locale.Language|init(identifier:)", .void, ["pt-BR"], "pt-BR"),
  Example("Locale.Language|characterDirection", library("Locale.Language", text: "ar"), [], "rightToLeft"),
  Example("Locale.Language|characterDirection", library("Locale.Language", text: "ko_KR"), [], "leftToRight"),
  Example("Locale.Language|region", library("Locale.Language", text: "ko_KR"), [], "KR"),
  Example("Locale.LanguageCode|identifier", library("Locale.LanguageCode", text: "ko"), [], #""ko""#),
  Example("Locale.Region|init(_:)", .void, ["KR"], "KR"),
  Example("Locale.Region|identifier", library("Locale.Region", text: "KR"), [], #""KR""#),
  Example("Locale|current", .void, [], "en_US"),
  Example("URL|init(string:)", .void, ["http://x/a b?q=é"], "http://x/a%20b?q=%C3%A9"),
  Example("URL|init(string:)", .void, ["%zz"], "%25zz"),
  Example("URL|init(string:)", .void, [""], "nil"),
  Example("URL|absoluteString", url("x:y"), [], #""x:y""#),
  Example("URL|relativeString", url("/a?b=1"), [], #""/a?b=1""#),
  Example("URL|scheme", page, [], #""https""#), Example("URL|scheme", url("a/b:c"), [], "nil"),
  Example("URL|host", page, [], #""a.com""#), Example("URL|host", url("x:y"), [], "nil"),
  Example("URL|host(percentEncoded:)", page, [true], #""a.com""#),
  Example("URL|host(percentEncoded:)", url("x:y"), [.void], "nil"),
  Example("URL|path(percentEncoded:)", page, [.void], #""/x/caf%C3%A9.html""#),
  Example("URL|path(percentEncoded:)", page, [false], #""/x/café.html""#),
  Example("URL|path", page, [], #""/x/café.html""#),
  Example("URL|query", page, [], #""q=1""#),
  Example("URL|lastPathComponent", page, [], #""café.html""#),
  Example("URL|pathExtension", page, [], #""html""#),
  Example("URL|appendingPathComponent(_:)", url("https://a.com/x?q"), ["y z"], "https://a.com/x/y%20z?q"),
  Example("UUID|init()", .void, [], "00000000-0000-0000-0000-000000000001"),
  Example(
    "UUID|init(uuidString:)", .void, ["0123abcd-0000-0000-0000-000000000001"],
    "0123ABCD-0000-0000-0000-000000000001"),
  Example("UUID|init(uuidString:)", .void, ["0123"], "nil"),
  Example("UUID|uuidString", Value(UUIDValue("A")), [], #""A""#),
  Example("Locale|init(identifier:)", .void, ["ko_KR"], "ko_KR"),
  Example("Locale|identifier", Value(LocaleValue("ko_KR")), [], #""ko_KR""#),
  Example(
    "CLLocationCoordinate2D|init(latitude:longitude:)", .void, [34.0, -116.0],
    "CLLocationCoordinate2D(latitude: 34.0, longitude: -116.0)"),
  Example("CLLocationCoordinate2D|latitude", coordinate, [], "34.0"),
  Example("CLLocationCoordinate2D|longitude", coordinate, [], "-116.0"),
  Example(
    "MKCoordinateSpan|init(latitudeDelta:longitudeDelta:)", .void, [0.2, 0.3],
    "MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.3)"),
  Example("MKCoordinateSpan|latitudeDelta", span, [], "0.2"),
  Example("MKCoordinateSpan|longitudeDelta", span, [], "0.3"),
  Example(
    "MKCoordinateRegion|init(center:span:)", .void, [coordinate, span],
    "MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 34.0, longitude: -116.0), "
      + "span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.3))"),
  Example(
    "MKCoordinateRegion|init()", .void, [],
    "MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 0.0, longitude: 0.0), "
      + "span: MKCoordinateSpan(latitudeDelta: 0.0, longitudeDelta: 0.0))"),
  Example(
    "MKCoordinateRegion|init(center:latitudinalMeters:longitudinalMeters:)", .void,
    [Value(CoordinateValue(latitude: 0, longitude: 0)), 55660.0, 111320.0],
    "MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 0.0, longitude: 0.0), "
      + "span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1.0))"),
  Example(
    "MKCoordinateRegion|center", region, [], "CLLocationCoordinate2D(latitude: 34.0, longitude: -116.0)"),
  Example("MapCameraPosition|automatic", .void, [], "automatic"),
  Example(
    "MapCameraPosition|region(_:)", .void, [region],
    "region(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 34.0, longitude: -116.0), "
      + "span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.3)))"),
  Example("MapCameraPosition|userLocation(followsHeading:fallback:)", .void, [.void, camera], "automatic"),
  Example("MapCameraPosition|region", camera, [], "nil"),
  Example("MKCoordinateRegion|span", region, [], "MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.3)"),
  Example(
    "CharacterSet|inverted", .choice(TypeID(.builtin("CharacterSet")), 3), [], "decimalDigits.inverted"),
  Example("CharacterSet|inverted", library("CharacterSet", "decimalDigits.inverted"), [], "decimalDigits"),
  Example("SymbolVariants|fill", variant("circle"), [], "circle.fill"),
  Example("SymbolVariants|circle", variant("fill"), [], "circle.fill"),
  Example("SymbolVariants|square", variant("none"), [], "square"),
  Example("SymbolVariants|rectangle", variant("slash"), [], "rectangle.slash"),
  Example("SymbolVariants|slash", variant("slash"), [], "slash"),
  Example(
    "SearchFieldPlacement|navigationBarDrawer(displayMode:)", .void,
    [library("SearchFieldPlacement.NavigationBarDrawerDisplayMode", "always")], "navigationBarDrawer"),
  Example("NavigationPath|init()", .void, [], "NavigationPath()"),
  Example("NavigationPath|init(_:)", .void, [[1, 2]], "NavigationPath(1, 2)"),
  Example("NavigationPath|count", path, [], "2"), Example("NavigationPath|isEmpty", path, [], "false"),
  Example("NavigationPath|append(_:)", path, [3], "() | NavigationPath(1, a, 3)"),
  Example("NavigationPath|removeLast(_:)", path, [.void], "() | NavigationPath(1)"),
  Example("NavigationPath|removeLast(_:)", path, [3], "run/index-out-of-range"),
]

private func variant(_ name: Name) -> Value {
  StandardLibrary.shared.type(named: "SymbolVariants").flatMap { StandardLibrary.shared.choice(name, of: $0) }
    ?? .void
}

private let styleTypes = StandardLibrary.shared.types.filter {
  $0.cases.isEmpty && $0.name.hasSuffix("Style") && !["ShapeStyle", "StrokeStyle"].contains($0.name)
}

let styleExamples =
  styleTypes.compactMap { type in
    StandardLibrary.shared.entries.first { $0.key == "\(type.name)|init()" }.map {
      Example("\(type.name)|init()", .void, [], styleCase(type.name, $0.result.description))
    }
  } + [
    Example(
      "IndexViewStyle|page(backgroundDisplayMode:)", .void,
      [library("PageTabViewStyle.IndexDisplayMode", "always")], "page"),
    Example("SwitchToggleStyle|init(tint:)", .void, [.color(Color(.red))], "switch"),
    Example("CircularProgressViewStyle|init(tint:)", .void, [.color(Color(.red))], "circular"),
    Example("LinearProgressViewStyle|init(tint:)", .void, [.color(Color(.red))], "linear"),
    Example(
      "PageIndexViewStyle|init(backgroundDisplayMode:)", .void,
      [library("PageTabViewStyle.IndexDisplayMode", "always")], "page"),
    Example(
      "TabViewStyle|page(indexDisplayMode:)", .void, [library("PageTabViewStyle.IndexDisplayMode", "never")],
      "page(indexDisplayMode: never)"),
    Example(
      "PageTabViewStyle|init(indexDisplayMode:)", .void,
      [library("PageTabViewStyle.IndexDisplayMode", "always")], "page"),
    Example("EditMode|isEditing", library("EditMode", "active"), [], "true"),
    Example("ViewModifier|concat(_:)", 1, [2], "(1, 2)"),
  ]

/// The case that a style's name stands for: `plain` of `PlainListStyle`.
private func styleCase(_ name: String, _ style: String) -> String {
  let word = String(name.dropLast(style.count))
  switch word {
  case "Default": return "automatic"
  case "DoubleColumn", "Column": return "columns"
  default: return word.prefix(1).lowercased() + word.dropFirst()
  }
}

private func library(_ type: Name, text: String) -> Value {
  .opaque(OpaqueBox(type: .library(type), content: text, description: text))
}
