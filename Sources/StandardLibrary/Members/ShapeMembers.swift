import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The kinds of shapes.
  static let shapeNames = ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "Shape"]

  /// Shapes.
  static var shapeMembers: [LibraryMember] {
    shapeInitializers
      + shapeNames.flatMap(paints) + shapeNames.filter { $0 != "Path" }.map(drawn)
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
      let outline = call.receiver.content(ShapeValue.self)?.outline ?? .rectangle
      return LibraryCall.path(outline.path(x: origin.x, y: origin.y, width: size.width, height: size.height))
    }
  }

  /// How a kind of shape is filled and stroked.
  private static func paints(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(.method, of: receiver, "fill() -> \(receiver)", "The shape filled with the foreground.") {
        call in
        call.shape { $0.fill = .foreground }
      },
      LibraryMember(
        .method, of: receiver, "fill(_ content: ShapeStyle) -> \(receiver)",
        "The shape filled with a colour or gradient."
      ) { call in
        let paint = paint(call.arguments[0])
        return call.shape { $0.fill = paint }
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
      }
    }
  }

  private static func styled(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver,
      "\(name)(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> \(receiver)",
      "The outline of the shape in a colour or gradient."
    ) { call in
      let paint = paint(call.arguments[0])
      let style = call.content(1, StrokeStyleValue.self)?.style ?? StrokeStyle()
      return call.shape {
        $0.stroke = paint
        $0.strokeStyle = style
      }
    }
  }

  private static func stroke(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver,
      "\(name)(_ content: ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true) -> \(receiver)",
      "The outline of the shape in a colour or gradient, with a width in points."
    ) { call in
      let paint = paint(call.arguments[0])
      let width = call.number(1) ?? 1
      return call.shape {
        $0.stroke = paint
        $0.strokeWidth = width
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

  /// The receiver with a change.
  fileprivate func shape(_ change: (inout ShapeValue) -> Void) -> Value {
    guard var shape = receiver.content(ShapeValue.self) else { return receiver }
    change(&shape)
    return Value(shape)
  }
}
