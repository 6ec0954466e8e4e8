import RenderTree
import ScreenTypes

@testable import StandardLibrary

private let red = Value.color(Color(.red))
private let blue = Value.color(Color(.blue))
private let weight = library("Font.Weight", "heavy")
private let design = library("Font.Design", "rounded")
private let title = Value(FontValue(FontSize(.title)))
private let text = Value(TextValue("a"))
private let picture = Value(ImageValue(source: .asset, name: "a"))
private let top = Value(UnitPointValue(x: 0.5, y: 0))
private let bottom = Value(UnitPointValue(x: 0.5, y: 1))
private let stop = library("Gradient.Stop", "init", [red, 0.25])
private let gradient = "Gradient(red at 0.0, blue at 1.0)"
private let line = "from UnitPoint(x: 0.5, y: 0.0), to UnitPoint(x: 0.5, y: 1.0))"

private let colorNames = [
  "primary", "secondary", "tertiary", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue",
  "indigo",
  "purple", "pink", "brown", "white", "gray", "black", "clear",
]

let colorExamples =
  ["Color", "ShapeStyle"].flatMap { type in
    colorNames.map {
      // A colour has levels of two of these names, too.
      let isLevel = type == "Color" && ["secondary", "tertiary"].contains($0)
      return Example("\(type)|\($0)\(isLevel ? "#0" : "")", .void, [], $0)
    }
      + ["accentColor", "tint"].map { Example("\(type)|\($0)", .void, [], "accent") }
  } + [
    Example("|AnyShapeStyle(_:)", .void, [red], "red"),
    Example("ShapeStyle|background", .void, [], "clear"),
    Example("ShapeStyle|quaternary", .void, [], "18% gray"),
    Example("ShapeStyle|fill", .void, [], "20% gray"),
    Example("ShapeStyle|foreground", .void, [], "primary"),
    Example("ShapeStyle|separator", .void, [], "separator"),
    Example("ShapeStyle|placeholder", .void, [], "tertiary"),
    Example("ShapeStyle|link", .void, [], "accent"),
    Example("ShapeStyle|opacity(_:)", red, [0.5], "50% red"),
    Example(
      "ShapeStyle|opacity(_:)", Value(GradientColors(stops: [(Color(.red), 0)])), [0.5],
      "Gradient(50% red at 0.0)"),
    Example("Color|secondary#1", red, [], "50% red"),
    Example("Color|tertiary#1", .color(Color(.clear)), [], "tertiarySystemBackground"),
    Example("Color|quaternary", red, [], "18% red"),
    Example("Color|quinary", red, [], "12% red"),
    Example("Color|init(_:)#1", .void, [library("UIColor", "label")], "primary"),
    Example("Color|init(_:)#1", .void, [library("UIColor", "systemRed")], "red"),
    Example("Color|init(_:)#2", .void, [library("NSColor", "labelColor")], "primary"),
    Example("Color|init(nsColor:)", .void, [library("NSColor", "systemRed")], "red"),
    Example("UIColor|init(red:green:blue:alpha:)", .void, [1.0, 0.0, 0.0, 0.5], "#FF000080"),
    Example("UIColor|init(dynamicProvider:)", .void, [function { _ in .color(Color(.red)) }], "red"),
    Example("UITraitCollection|userInterfaceStyle", .void, [], "light"),
    Example("UIColor|init(white:alpha:)", .void, [0.0, 1.0], "#000000FF"),
    Example("NSColor|init(red:green:blue:alpha:)", .void, [1.0, 0.0, 0.0, 0.5], "#FF000080"),
    Example("NSColor|init(white:alpha:)", .void, [0.0, 1.0], "#000000FF"),
    Example(
      "Color|init(uiColor:)", .void, [library("UIColor", "systemBackground")],
      "systemBackground"),
    Example("Color|init(red:green:blue:opacity:)", .void, [1.0, 0.5, 0.0, .void], "#FF8000FF"),
    Example("Color|init(red:green:blue:opacity:)", .void, [2.0, -1.0, .double(.nan), 0.5], "#FF000080"),
    Example(
      "Color|init(_:red:green:blue:opacity:)", .void,
      [library("Color.RGBColorSpace", "sRGB"), 1.0, 0.5, 0.0, .void], "#FF8000FF"),
    Example(
      "Color|init(_:red:green:blue:opacity:)", .void,
      [library("Color.RGBColorSpace", "sRGBLinear"), 1.0, 0.5, 0.0, 0.5], "#FFBC0080"),
    Example(
      "Color|init(_:white:opacity:)", .void, [library("Color.RGBColorSpace", "displayP3"), 0.2, .void],
      "#333333FF"),
    Example("Color|init(white:opacity:)", .void, [0.2, .void], "#333333FF"),
    Example("Color|init(hue:saturation:brightness:opacity:)", .void, [0.5, 1.0, 1.0, .void], "#00FFFFFF"),
    Example("Color|init(hue:saturation:brightness:opacity:)", .void, [0.0, 0.0, 0.5, 1.0], "#808080FF"),
    Example("Color|init(_:bundle:)", .void, ["Red", .void], "red"),
    Example("Color|init(_:bundle:)", .void, ["nowhere", .void], "gray"),
    Example("Color|init(_:)#0", .void, [red], "red"),
    Example("Color|opacity(_:)", red, [0.5], "50% red"),
    Example("Color|gradient", red, [], "red"),
    Example(
      "ShapeStyle|linearGradient(colors:startPoint:endPoint:)", .void, [[red, blue], top, bottom],
      "LinearGradient(\(gradient), \(line)"),
    Example("Gradient|init(colors:)", .void, [[red, blue]], gradient),
    Example("Gradient|init(stops:)", .void, [[stop, stop]], "Gradient(red at 0.25, red at 0.25)"),
    Example("Gradient.Stop|init(color:location:)", .void, [red, 0.25], "Gradient.Stop(red at 0.25)"),
    Example(
      "LinearGradient|init(colors:startPoint:endPoint:)", .void, [[red, blue], top, bottom],
      "LinearGradient(\(gradient), \(line)"),
    Example(
      "LinearGradient|init(gradient:startPoint:endPoint:)", .void,
      [Value(GradientColors([Color(.red), Color(.blue)])), top, bottom], "LinearGradient(\(gradient), \(line)"
    ),
    Example(
      "LinearGradient|init(stops:startPoint:endPoint:)", .void, [[stop], top, bottom],
      "LinearGradient(Gradient(red at 0.25), \(line)"),
  ]
  + [
    ("ultraThinMaterial", 55), ("thinMaterial", 65), ("regularMaterial", 75), ("thickMaterial", 84),
    ("ultraThickMaterial", 92), ("bar", 88),
  ].map { Example("ShapeStyle|\($0)", .void, [], "\($1)% fill") }

let fontExamples =
  [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption",
    "caption2",
  ].map { Example("Font|\($0)", .void, [], "Font.\($0)") } + [
    Example("Font|system(size:weight:design:)", .void, [20.0, .void, .void], "Font.system(size: 20.0)"),
    Example(
      "Font|system(size:weight:design:)", .void, [20.0, weight, design],
      "Font.system(size: 20.0).weight(.heavy).design(.rounded)"),
    Example(
      "Font|system(_:design:weight:)", .void, [library("Font.TextStyle", "title"), design, .void],
      "Font.title.design(.rounded)"),
    Example("Font|custom(_:size:)", .void, ["Futura", 12.0], #"Font.custom("Futura", size: 12.0)"#),
    Example("Font|custom(_:fixedSize:)", .void, ["Futura", 12.0], #"Font.custom("Futura", size: 12.0)"#),
    Example(
      "Font|custom(_:size:relativeTo:)", .void, ["Futura", 12.0, library("Font.TextStyle", "body")],
      #"Font.custom("Futura", size: 12.0)"#),
    Example("Font|bold()", title, [], "Font.title.weight(.bold)"),
    Example("Font|italic()", title, [], "Font.title.italic()"),
    Example("Font|weight(_:)", title, [weight], "Font.title.weight(.heavy)"),
    Example("Font|monospaced()", title, [], "Font.title.design(.monospaced)"),
    Example("Font|monospacedDigit()", title, [], "Font.title.monospacedDigit()"),
  ]

let textValueExamples = [
  Example("Text|init(_:tableName:bundle:comment:)", .void, ["a", .void, .void, "b"], #"Text("a")"#),
  Example("Text|init(_:)#0", .void, [picture], #"Text(Image("a"))"#),
  Example("Text|init(verbatim:)", .void, ["a"], #"Text("a")"#),
  Example(
    "Text|init(_:style:)", .void, [.date(0), library("Text.DateStyle", "date")], #"Text("January 1, 1970")"#),
  Example("Text|init(_:format:)#1", .void, [1234, Value(NumberFormatValue())], #"Text("1,234")"#),
  Example("Text|init(_:format:)#2", .void, [.double(0.5), Value(NumberFormatValue())], #"Text("0.5")"#),
  Example(
    "Text|init(_:style:)", .void, [.date(0), library("Text.DateStyle", "time")], "Text(\"12:00\u{202F}AM\")"),
  Example(
    "Text|init(_:format:)#0", .void, [.date(0), Value(DateFormatValue())],
    "Text(\"1/1/1970, 12:00\u{202F}AM\")"
  ),
  Example("Text|font(_:)", text, [title], #"Text("a").font(Font.title)"#),
  Example("Text|fontWeight(_:)", text, [weight], #"Text("a").fontWeight(.heavy)"#),
  Example("Text|fontWeight(_:)", text, [nil], #"Text("a")"#),
  Example("Text|fontDesign(_:)", text, [design], #"Text("a").fontDesign(.rounded)"#),
  Example("Text|bold(_:)", text, [.void], #"Text("a").fontWeight(.bold)"#),
  Example("Text|bold(_:)", text, [false], #"Text("a")"#),
  Example("Text|accessibilityLabel(_:)#0", text, ["b"], #"Text("a").accessibilityLabel("b")"#),
  Example("Text|accessibilityLabel(_:)#1", text, [text], #"Text("a").accessibilityLabel("a")"#),
  Example("Text|accessibilityHeading(_:)", text, [.void], #"Text("a").accessibilityHeading()"#),
  Example("Text|accessibilityTextContentType(_:)", text, [.void], #"Text("a")"#),
  Example("Text|speechAdjustedPitch(_:)", text, [0.5], #"Text("a")"#),
  Example("Text|speechAlwaysIncludesPunctuation(_:)", text, [.void], #"Text("a")"#),
  Example("Text|speechAnnouncementsQueued(_:)", text, [.void], #"Text("a")"#),
  Example("Text|speechSpellsOutCharacters(_:)", text, [.void], #"Text("a")"#),
  Example("Text|italic(_:)", text, [.void], #"Text("a").italic()"#),
  Example("Text|underline(_:color:)", text, [.void, .void], #"Text("a").underline()"#),
  Example("Text|strikethrough(_:color:)", text, [.void, .void], #"Text("a").strikethrough()"#),
  Example("Text|monospaced()", text, [], #"Text("a").fontDesign(.monospaced)"#),
  Example("Text|monospacedDigit()", text, [], #"Text("a")"#),
  Example("Text|kerning(_:)", text, [2.0], #"Text("a").kerning(2.0)"#),
  Example("Text|tracking(_:)", text, [2.0], #"Text("a").kerning(2.0)"#),
  Example("Text|foregroundColor(_:)", text, [red], #"Text("a").foregroundColor(red)"#),
  Example("Text|foregroundStyle(_:)", text, [red], #"Text("a").foregroundColor(red)"#),
  Example("Image|init(_:bundle:)", .void, ["a", .void], #"Image("a")"#),
  Example("Image|init(_:bundle:label:)", .void, ["a", .void, text], #"Image("a").accessibilityLabel("a")"#),
  Example("Image|init(decorative:bundle:)", .void, ["a", .void], #"Image(decorative: "a")"#),
  Example("Image|init(systemName:)", .void, ["star"], #"Image(systemName: "star")"#),
  Example("Image|init(systemName:variableValue:)", .void, ["star", 0.5], #"Image(systemName: "star")"#),
  Example("Image|resizable(capInsets:resizingMode:)", picture, [.void, .void], #"Image("a").resizable()"#),
  Example(
    "Image|renderingMode(_:)", picture, [library("Image.TemplateRenderingMode", "original")],
    #"Image("a").renderingMode(.original)"#),
  Example("AsyncImagePhase|image", Value(PhaseValue(image: nil)), [], "nil"),
  Example(
    "AsyncImagePhase|image", Value(PhaseValue(image: picture.content(ImageValue.self))), [], #"Image("a")"#),
  Example("CancellationError|init()", .void, [], "CancellationError()"),
  Example("Error|localizedDescription", "e", [], #""e""#),
  Example("AsyncImagePhase|error", Value(PhaseValue(image: nil)), [], "nil"),
  Example("EmptyView|init()", .void, [], "EmptyView()"),
  Example("SharePreview|init(_:image:icon:)", .void, ["Rock", .void, .void], "SharePreview(Rock)"),
]

private let radii = CornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
private let uneven =
  "RoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 1.0, bottomLeading: 2.0, bottomTrailing: 3.0, topTrailing: 4.0))"

private let shapes: [(name: String, value: Value)] = [
  ("Rectangle", Value(ShapeValue(.rectangle))), ("RoundedRectangle", Value(ShapeValue(.roundedRectangle(4)))),
  ("Circle", Value(ShapeValue(.circle))), ("Ellipse", Value(ShapeValue(.ellipse))),
  ("Capsule", Value(ShapeValue(.capsule))), ("Shape", Value(ShapeValue(.circle))),
  ("Path", Value(ShapeValue(.path(PathOutline(Path()))))),
]
private let thick = Value(StrokeStyleValue(StrokeStyle(lineWidth: 3)))

let shapeExamples =
  [
    Example("Rectangle|init()", .void, [], "Rectangle()"),
    Example("Circle|init()", .void, [], "Circle()"),
    Example("Ellipse|init()", .void, [], "Ellipse()"),
    Example("Capsule|init(style:)", .void, [.void], "Capsule()"),
    Example(
      "RoundedRectangle|init(cornerRadius:style:)", .void, [4.0, .void], "RoundedRectangle(cornerRadius: 4.0)"
    ),
    Example(
      "RoundedRectangle|init(cornerSize:style:)", .void, [Value(SizeValue(width: 4, height: 4)), .void],
      "RoundedRectangle(cornerRadius: 4.0)"),
    Example("Shape|rect(cornerRadius:style:)", .void, [4.0, .void], "RoundedRectangle(cornerRadius: 4.0)"),
    Example("Shape|rect(cornerRadii:style:)", .void, [Value(CornerRadiiValue(radii)), .void], uneven),
    Example(
      "Shape|rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)", .void,
      [1.0, 2.0, 3.0, 4.0, .void], uneven),
    Example(
      "RoundedRectangle|init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
      .void, [1.0, 2.0, 3.0, 4.0, .void], uneven),
    Example(
      "RoundedRectangle|init(cornerRadii:style:)", .void, [Value(CornerRadiiValue(radii)), .void], uneven),
    Example(
      "RectangleCornerRadii|init(topLeading:bottomLeading:bottomTrailing:topTrailing:)", .void,
      [1.0, .void, -3.0, .void],
      "RectangleCornerRadii(topLeading: 1.0, bottomLeading: 0.0, bottomTrailing: 0.0, topTrailing: 0.0)"),
    Example("Shape|rect", .void, [], "Rectangle()"),
    Example("Shape|circle", .void, [], "Circle()"),
    Example("Shape|containerRelative", .void, [], "ContainerRelativeShape()"),
    Example("ContainerRelativeShape|init()", .void, [], "ContainerRelativeShape()"),
    Example("Shape|ellipse", .void, [], "Ellipse()"),
    Example("Shape|capsule", .void, [], "Capsule()"),
    Example(
      "StrokeStyle|init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)", .void,
      [3.0, .void, .void, .void, .void, .void], "StrokeStyle(lineWidth: 3.0)"),
  ]
  + shapes.flatMap { name, value in
    let plain = value.content(ShapeValue.self)?.description ?? ""
    return [
      Example("\(name)|fill()", value, [], "\(plain).fill(foreground)"),
      Example("\(name)|fill(_:)", value, [red], "\(plain).fill(red)"),
      Example(
        "\(name)|stroke(lineWidth:antialiased:)", value, [2.0, .void],
        "\(plain).stroke(foreground, lineWidth: 2.0)"),
      Example(
        "\(name)|strokeBorder(lineWidth:antialiased:)", value, [2.0, .void],
        "\(plain).stroke(foreground, lineWidth: 2.0)"),
      Example(
        "\(name)|stroke(_:lineWidth:antialiased:)", value, [red, 2.0, .void],
        "\(plain).stroke(red, lineWidth: 2.0)"),
      Example(
        "\(name)|strokeBorder(_:lineWidth:antialiased:)", value, [red, .void, .void],
        "\(plain).stroke(red, lineWidth: 1.0)"),
      Example(
        "\(name)|stroke(_:style:antialiased:)", value, [red, thick, .void],
        "\(plain).stroke(red, lineWidth: 3.0)"),
      Example(
        "\(name)|strokeBorder(_:style:antialiased:)", value, [red, thick, .void],
        "\(plain).stroke(red, lineWidth: 3.0)"),
      Example(
        "\(name)|stroke(style:antialiased:)", value, [thick, .void],
        "\(plain).stroke(foreground, lineWidth: 3.0)"),
      Example(
        "\(name)|strokeBorder(style:antialiased:)", value, [thick, .void],
        "\(plain).stroke(foreground, lineWidth: 3.0)"),
      Example("\(name)|trim(from:to:)", value, [0.0, 1.0], plain),
    ]
  }

let materialExamples: [Example] = [
  ("ultraThin", 55), ("thin", 65), ("regular", 75), ("thick", 84), ("ultraThick", 92), ("bar", 88),
].map { Example("Material|\($0)", .void, [], "\($1)% fill") }
