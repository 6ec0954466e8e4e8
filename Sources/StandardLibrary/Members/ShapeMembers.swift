import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// The kinds of shapes.
  static let shapeNames = ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Shape"]

  /// Shapes.
  static var shapeMembers: [LibraryMember] {
    shapeInitializers
      + shapeNames.flatMap(paints)
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
      .staticMethod, of: "Shape", "rect(cornerRadius: Double) -> RoundedRectangle",
      "A rectangle with round corners of a radius in points."
    ) { call in
      Value(ShapeValue(.roundedRectangle(call.double(0))))
    },
    LibraryMember(
      .initializer, of: "StrokeStyle",
      "init(lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, "
        + "miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0)",
      "A line of a width in points; caps, joins and dashes are not drawn."
    ) { call in
      Value(StrokeStyleValue(lineWidth: call.number(0) ?? 1))
    },
  ]

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
      LibraryMember(
        .method, of: receiver, "stroke(lineWidth: Double = 1) -> \(receiver)",
        "The outline of the shape in the foreground."
      ) { call in
        let width = call.number(0) ?? 1
        return call.shape {
          $0.stroke = .foreground
          $0.strokeWidth = width
        }
      },
      stroke(receiver, "stroke"), stroke(receiver, "strokeBorder"),
      LibraryMember(
        .method, of: receiver, "stroke(_ content: ShapeStyle, style: StrokeStyle) -> \(receiver)",
        "The outline of the shape in a colour or gradient."
      ) { call in
        let paint = paint(call.arguments[0])
        let width = call.content(1, StrokeStyleValue.self)?.lineWidth ?? 1
        return call.shape {
          $0.stroke = paint
          $0.strokeWidth = width
        }
      },
    ]
  }

  private static func stroke(_ receiver: String, _ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "\(name)(_ content: ShapeStyle, lineWidth: Double = 1) -> \(receiver)",
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

extension LibraryCall {
  /// The receiver with a change.
  fileprivate func shape(_ change: (inout ShapeValue) -> Void) -> Value {
    guard var shape = receiver.content(ShapeValue.self) else { return receiver }
    change(&shape)
    return Value(shape)
  }
}
