import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The kinds of shapes.
  static let shapeNames = ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "Shape"]

  /// Shapes.
  static var shapeMembers: [LibraryMember] {
    shapeInitializers
      + shapeNames.flatMap(paints) + shapeNames.flatMap(changes)
      + shapeNames.filter { $0 != "Path" }.map(drawn) + strokeStyleParts
      + [
        ("Rectangle", "rect", Outline.rectangle), ("Circle", "circle", .circle),
        ("Ellipse", "ellipse", .ellipse), ("Capsule", "capsule", .capsule),
      ]
      .map { type, name, outline in
        LibraryMember(.staticProperty, of: "Shape", "\(name): \(type)", "A shape of this kind.") { _ in
          Value(ShapeValue(outline))
        }
      }
  }

  private static let shapeInitializers: [LibraryMember] = [
    LibraryMember(.initializer, of: "Rectangle", "init()", "A rectangle.") { _ in
      Value(ShapeValue(.rectangle))
    },
    LibraryMember(.initializer, of: "Circle", "init()", "A circle.") { _ in Value(ShapeValue(.circle)) },
    LibraryMember(.initializer, of: "Ellipse", "init()", "An ellipse.") { _ in Value(ShapeValue(.ellipse)) },
    LibraryMember(
      .initializer, of: "Capsule", "init(style: RoundedCornerStyle = .continuous)",
      "A rectangle whose short sides are half circles."
    ) { _ in
      Value(ShapeValue(.capsule))
    },
    LibraryMember(
      .initializer, of: "ContainerRelativeShape", "init()", isTotal: true,
      since: .since(iOS: 14, macOS: 11), "The shape of the container around."
    ) { _ in
      Value(ContainerShapeValue())
    },
    LibraryMember(
      .staticProperty, of: "Shape", "containerRelative: ContainerRelativeShape",
      since: .since(iOS: 15, macOS: 12), "The shape of the container around."
    ) { _ in
      Value(ContainerShapeValue())
    },
    LibraryMember(
      .initializer, of: "RoundedRectangle",
      "init(cornerRadius: Double, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners of a radius in points."
    ) { call in
      Value(ShapeValue(.roundedRectangle(call.double(0))))
    },
    LibraryMember(
      .initializer, of: "RoundedRectangle",
      "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners of a size in points."
    ) { call in
      Value(ShapeValue(.roundedRectangle(call.content(0, SizeValue.self)?.width ?? 0)))
    },
    LibraryMember(
      .initializer, of: "RoundedRectangle",
      "init(topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, "
        + "topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous)",
      since: .since(iOS: 16, macOS: 13),
      "An `UnevenRoundedRectangle`: a rectangle whose corners have radii of their own in points."
    ) { call in
      Value(ShapeValue(.unevenRectangle(call.radii)))
    },
    LibraryMember(
      .initializer, of: "RoundedRectangle",
      "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      since: .since(iOS: 16, macOS: 13),
      "An `UnevenRoundedRectangle`: a rectangle whose corners have radii of their own in points."
    ) { call in
      call.unevenRectangle
    },
    LibraryMember(
      .initializer, of: "RectangleCornerRadii",
      "init(topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0)",
      since: .since(iOS: 16, macOS: 13), "The radii of corners in points."
    ) { call in
      Value(CornerRadiiValue(call.radii))
    },
    LibraryMember(
      .staticMethod, of: "Shape",
      "rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
      "A rectangle with round corners of a radius in points."
    ) { call in
      Value(ShapeValue(.roundedRectangle(call.double(0))))
    },
    LibraryMember(
      .staticMethod, of: "Shape",
      "rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
      since: .since(iOS: 16, macOS: 13), "A rectangle whose corners have radii of their own in points."
    ) { call in
      call.unevenRectangle
    },
    LibraryMember(
      .staticMethod, of: "Shape",
      "rect(topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, "
        + "topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
      since: .since(iOS: 16, macOS: 13), "A rectangle whose corners have radii of their own in points."
    ) { call in
      Value(ShapeValue(.unevenRectangle(call.radii)))
    },
    LibraryMember(
      .initializer, of: "StrokeStyle",
      "init(lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, "
        + "miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0)",
      "A line of a width in points, with its ends, corners and dashes."
    ) { call in
      var style = StrokeStyle(lineWidth: call.number(0) ?? 1)
      style.lineCap = call.choice(1).flatMap { StrokeStyle.Cap(rawValue: UInt8(clamping: $0)) } ?? .butt
      style.lineJoin = call.choice(2).flatMap { StrokeStyle.Join(rawValue: UInt8(clamping: $0)) } ?? .miter
      style.miterLimit = call.number(3) ?? 10
      style.dash = (call.arguments[4].elements ?? []).compactMap(\.quantity)
      style.dashPhase = call.number(5) ?? 0
      return Value(StrokeStyleValue(style))
    },
  ]

  /// What a shape draws in a rectangle, as the code of one's own shapes asks for it.
  private static func drawn(_ receiver: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "path(in rect: CGRect) -> Path", isTotal: true,
      "The lines of the shape in a rectangle."
    ) { call in
      let (origin, size) = call.rect(0)
      let shape = call.receiver.content(ShapeValue.self) ?? ShapeValue(.rectangle)
      return LibraryCall.path(
        shape.outline.path(in: RectValue(origin: origin, size: size), shape.changes))
    }
  }

  /// What moves, sizes and turns a kind of shape and leaves it a shape.
  private static func changes(_ receiver: String) -> [LibraryMember] {
    [
      change(receiver, "offset(x: Double = 0, y: Double = 0)", "The shape, drawn elsewhere.") { call in
        .offset(SizeValue(width: call.number(0) ?? 0, height: call.number(1) ?? 0))
      },
      change(receiver, "offset(_ offset: CGSize)", "The shape, drawn elsewhere.") { call in
        .offset(call.content(0) ?? SizeValue(width: 0, height: 0))
      },
      change(receiver, "offset(_ offset: CGPoint)", "The shape, drawn elsewhere.") { call in
        let offset = call.content(0) ?? PointValue(x: 0, y: 0)
        return .offset(SizeValue(width: offset.x, height: offset.y))
      },
      change(
        receiver, "size(width: Double, height: Double)",
        "The shape in a size, at the leading top corner of its place."
      ) { call in
        .size(SizeValue(width: call.double(0), height: call.double(1)))
      },
      change(
        receiver, "size(_ size: CGSize)", "The shape in a size, at the leading top corner of its place."
      ) { call in
        .size(call.content(0) ?? SizeValue(width: 0, height: 0))
      },
      change(receiver, "inset(by amount: Double)", "The shape, smaller on all edges by points.") { call in
        .inset(call.double(0))
      },
      change(
        receiver, "transform(_ transform: CGAffineTransform)",
        "The shape moved, sized and turned around the leading top corner of its place."
      ) { call in
        .transform(call.content(0) ?? TransformValue())
      },
      change(
        receiver, "rotation(_ angle: Angle, anchor: UnitPoint = .center)", "The shape turned clockwise."
      ) { call in
        .rotation(call.content(0) ?? AngleValue(degrees: 0), anchor: call.anchor(1))
      },
      change(
        receiver, "scale(_ scale: Double, anchor: UnitPoint = .center)", "The shape, larger or smaller."
      ) { call in
        .scale(x: call.double(0), y: call.double(0), anchor: call.anchor(1))
      },
      change(
        receiver, "scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center)",
        "The shape, larger or smaller."
      ) { call in
        .scale(x: call.number(0) ?? 1, y: call.number(1) ?? 1, anchor: call.anchor(2))
      },
    ]
  }

  private static func change(
    _ receiver: String, _ signature: String, _ documentation: String,
    _ change: @escaping @Sendable (LibraryCall) -> ShapeChange
  ) -> LibraryMember {
    LibraryMember(.method, of: receiver, signature + " -> Shape", documentation) { call in
      let change = change(call)
      return call.shape { $0.changes.append(change) }
    }
  }

  private static let strokeStyleParts: [LibraryMember] = [
    storedNumber("StrokeStyle", "lineWidth", "The width in points.", \StrokeStyleValue.style.lineWidth),
    storedNumber(
      "StrokeStyle", "miterLimit", "How far a pointed corner may reach, in widths.",
      \StrokeStyleValue.style.miterLimit),
    storedNumber(
      "StrokeStyle", "dashPhase", "How far into the dashes the line begins, in points.",
      \StrokeStyleValue.style.dashPhase),
    stored(
      "StrokeStyle", "dash: [Double]", "How long dashes and gaps are, in points.",
      set: { (stroke: inout StrokeStyleValue, new: Value) in
        stroke.style.dash = (new.elements ?? []).compactMap(\.quantity)
      }
    ) { .array(ArrayBox($0.style.dash.map { .double($0) })) },
    stored(
      "StrokeStyle", "lineCap: CGLineCap", "The ends of the line.",
      set: { (stroke: inout StrokeStyleValue, new: Value) in
        if let place = new.choices?.first {
          stroke.style.lineCap = .init(rawValue: UInt8(clamping: place)) ?? .butt
        }
      }
    ) { .choice(.library("CGLineCap"), Int32($0.style.lineCap.rawValue)) },
    stored(
      "StrokeStyle", "lineJoin: CGLineJoin", "The corners of the line.",
      set: { (stroke: inout StrokeStyleValue, new: Value) in
        if let place = new.choices?.first {
          stroke.style.lineJoin = .init(rawValue: UInt8(clamping: place)) ?? .miter
        }
      }
    ) { .choice(.library("CGLineJoin"), Int32($0.style.lineJoin.rawValue)) },
    LibraryMember(
      .property, of: "RoundedRectangle", "cornerSize: CGSize", "The size of the corners in points."
    ) { call in
      guard case .roundedRectangle(let radius)? = call.receiver.content(ShapeValue.self)?.outline else {
        return Value(SizeValue(width: 0, height: 0))
      }
      return Value(SizeValue(width: radius, height: radius))
    },
    LibraryMember(
      .staticMethod, of: "Shape",
      "rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
      "A rectangle with round corners of a size in points."
    ) { call in
      Value(ShapeValue(.roundedRectangle(call.content(0, SizeValue.self)?.width ?? 0)))
    },
    LibraryMember(
      .staticMethod, of: "Shape", "capsule(style: RoundedCornerStyle) -> Capsule",
      "A rectangle whose short sides are half circles."
    ) { _ in
      Value(ShapeValue(.capsule))
    },
  ]

  /// How a kind of shape is filled and stroked.
  private static func paints(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(.method, of: receiver, "fill() -> \(receiver)", "The shape filled with the foreground.") {
        call in
        call.shape { $0.paint(.foreground) }
      },
      LibraryMember(
        .method, of: receiver, "fill(_ content: ShapeStyle) -> \(receiver)",
        "The shape filled with a colour or gradient."
      ) { call in
        let paint = paint(call.arguments[0])
        let shadows = call.shadows
        return call.shape {
          $0.paint(paint)
          $0.shadows += shadows
        }
      },
      LibraryMember(
        .method, of: receiver, "fill(_ content: ShapeStyle, style: FillStyle) -> \(receiver)",
        "The shape filled with a colour or gradient, in a manner."
      ) { call in
        let (paint, shadows) = (paint(call.arguments[0]), call.shadows)
        let style: FillStyleValue? = call.content(1)
        return call.shape {
          $0.paint(paint)
          $0.outline = $0.outline.filled(style)
          $0.shadows += shadows
        }
      },
      LibraryMember(
        .method, of: receiver, "fill(style: FillStyle) -> \(receiver)",
        "The shape filled with the foreground, in a manner."
      ) { call in
        let style: FillStyleValue? = call.content(0)
        return call.shape {
          $0.paint(.foreground)
          $0.outline = $0.outline.filled(style)
        }
      },
      outline(receiver, "stroke"), outline(receiver, "strokeBorder"),
      stroke(receiver, "stroke"), stroke(receiver, "strokeBorder"),
      styled(receiver, "stroke"), styled(receiver, "strokeBorder"),
      plain(receiver, "stroke"), plain(receiver, "strokeBorder"),
      LibraryMember(
        .method, of: receiver, "trim(from: Double = 0, to: Double = 1) -> \(receiver)",
        "A part of the outline, from 0 to 1."
      ) { call in
        let (start, end) = (call.number(0) ?? 0, call.number(1) ?? 1)
        return call.shape { $0.outline = $0.outline.trimmed(from: start, to: end) }
      },
    ]
  }

  private static func outline(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "\(name)(lineWidth: Double = 1, antialiased: Bool = true) -> \(receiver)",
      "The outline of the shape in the foreground."
    ) { call in
      let width = call.number(0) ?? 1
      return call.shape {
        $0.stroke = .foreground
        $0.strokeWidth = width
        $0.isLine = true
      }
    }
  }

  private static func plain(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "\(name)(style: StrokeStyle, antialiased: Bool = true) -> \(receiver)",
      "The outline of the shape in the foreground."
    ) { call in
      let style = call.content(0, StrokeStyleValue.self)?.style ?? StrokeStyle()
      return call.shape {
        $0.stroke = .foreground
        $0.strokeStyle = style
        $0.isLine = true
      }
    }
  }

  private static func styled(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver,
      "\(name)(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> \(receiver)",
      "The outline of the shape in a colour or gradient."
    ) { call in
      let (paint, shadows) = (paint(call.arguments[0]), call.shadows)
      let style = call.content(1, StrokeStyleValue.self)?.style ?? StrokeStyle()
      return call.shape {
        $0.stroke = paint
        $0.strokeStyle = style
        $0.isLine = false
        $0.shadows += shadows
      }
    }
  }

  private static func stroke(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver,
      "\(name)(_ content: ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true) -> \(receiver)",
      "The outline of the shape in a colour or gradient, with a width in points."
    ) { call in
      let (paint, shadows) = (paint(call.arguments[0]), call.shadows)
      let width = call.number(1) ?? 1
      return call.shape {
        $0.stroke = paint
        $0.strokeWidth = width
        $0.isLine = false
        $0.shadows += shadows
      }
    }
  }
}

extension Outline {
  /// The part of the outline between two shares of its length, from 0 to 1. That of a circle begins at its trailing
  /// point, that of a rectangle at its top leading corner.
  public func trimmed(from start: Double, to end: Double) -> Outline {
    if start <= 0 && end >= 1 { return self }
    var outline = PathOutline(self)
    outline.path = outline.path.trimmed(from: start, to: end)
    return .path(outline)
  }
}

extension LibraryCall {
  /// The radii that the first four arguments are; 0 for what is left out.
  fileprivate var radii: CornerRadii {
    CornerRadii(
      topLeading: number(0) ?? 0, bottomLeading: number(1) ?? 0, bottomTrailing: number(2) ?? 0,
      topTrailing: number(3) ?? 0)
  }

  /// A rectangle with the radii that the first argument is.
  fileprivate var unevenRectangle: Value {
    let radii = content(0, CornerRadiiValue.self)?.radii
    return Value(ShapeValue(radii.map { .unevenRectangle($0) } ?? .rectangle))
  }

  /// The part of a place at `index`; the middle where it was left out.
  fileprivate func anchor(_ index: Int) -> UnitPointValue { content(index) ?? UnitPointValue(x: 0.5, y: 0.5) }

  /// The shadows of the style that is the first argument.
  fileprivate var shadows: [ShadowValue] { content(0, ShadedValue.self)?.shadows ?? [] }

  /// The receiver with a change.
  fileprivate func shape(_ change: (inout ShapeValue) -> Void) -> Value {
    guard var shape = receiver.content(ShapeValue.self) else { return receiver }
    change(&shape)
    return Value(shape)
  }
}
