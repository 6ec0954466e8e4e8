import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let shapeModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "fill(_ content: ShapeStyle)", "fill()", "fill(_ content: ShapeStyle, style: FillStyle)",
        "fill(style: FillStyle)",
      ], receiver: .shape, shared: true,
      "Fills the shape with a colour or gradient; with the foreground without one.",
      example: #"<Circle modifiers=".fill(.red)"/>"#
    ) { lowering, use, content in
      let hasPaint = use.overload == 0 || use.overload == 2
      let paint = hasPaint ? use.value(0) ?? Paint.foreground : .foreground
      let fill = lowering.resolved(paint)
      let style = use.overload < 2 ? nil : use.values.last?.content(FillStyleValue.self)
      let filled = lowering.changeShapes(in: try content()) {
        if $0.isLine { $0.stroke = fill } else { $0.fill = fill }
        if let style { $0.outline = $0.outline.filled(style) }
      }
      return hasPaint ? lowering.shaded(filled, by: use[0]) : filled
    },
    ModifierDefinition(
      [
        "stroke(_ content: ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true)",
        "stroke(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true)",
        "stroke(lineWidth: Double = 1, antialiased: Bool = true)",
        "stroke(style: StrokeStyle, antialiased: Bool = true)",
      ], receiver: .shape,
      "Draws the outline of the shape.",
      example: #"<Circle modifiers=".stroke(.white, lineWidth: 4)"/>"#
    ) { lowering, use, content in try ElementCatalog.stroke(lowering, use, content) },
    ModifierDefinition(
      [
        "strokeBorder(_ content: ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true)",
        "strokeBorder(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true)",
        "strokeBorder(lineWidth: Double = 1, antialiased: Bool = true)",
        "strokeBorder(style: StrokeStyle, antialiased: Bool = true)",
      ], receiver: .shape,
      "Draws the outline of the shape inside its edges.",
      example: #"<Circle modifiers=".strokeBorder(.white, lineWidth: 4)"/>"#
    ) { lowering, use, content in try ElementCatalog.stroke(lowering, use, content) },
    ModifierDefinition(
      ["trim(from: Double = 0, to: Double = 1)"], receiver: .shape, shared: true,
      "Keeps a part of the outline, from 0 to 1.",
      example: #"<Circle modifiers=".trim(from: 0, to: 0.5).stroke(.red)"/>"#
    ) { lowering, use, content in
      let (start, end): (Double, Double) = (use.value(0) ?? 0, use.value(1) ?? 1)
      return lowering.changeShapes(in: try content()) {
        $0.outline = $0.outline.trimmed(from: start, to: end)
      }
    },
    ModifierDefinition(
      ["size(width: Double, height: Double)", "size(_ size: CGSize)"], receiver: .shape, shared: true,
      "Draws the shape in that size at the leading top corner of its place.",
      example: #"<Circle modifiers=".size(width: 20, height: 20).fill(.red).frame(width: 40, height: 40)"/>"#
    ) { lowering, use, content in
      let size =
        use[0]?.content(SizeValue.self)
        ?? SizeValue(width: use.value(0) ?? 0, height: use.value(1) ?? 0)
      return lowering.changed(try content(), by: .size(size))
    },
    ModifierDefinition(
      ["transform(_ transform: CGAffineTransform)"], receiver: .shape, shared: true,
      "Draws the shape moved, sized and turned around the leading top corner of its place.",
      example:
        #"<Rectangle modifiers=".transform(CGAffineTransform(scaleX: 0.5, y: 1)).fill(.red).frame(width: 40, height: 40)"/>"#
    ) { lowering, use, content in
      let transform = use[0]?.content(TransformValue.self) ?? TransformValue()
      return lowering.changeShapes(in: try content()) {
        $0.outline = lowering.drawn($0.outline, [.transform(transform)])
      }
    },
    ModifierDefinition(
      ["rotation(_ angle: Angle, anchor: UnitPoint = .center)"], receiver: .shape, shared: true,
      "Turns the shape clockwise; its place is kept.",
      example: #"<Rectangle modifiers=".rotation(.degrees(45)).fill(.red).frame(width: 40, height: 40)"/>"#
    ) { lowering, use, content in lowering.box(.rotation(use.values[0].degrees), try content()) },
    ModifierDefinition(
      [
        "scale(_ scale: Double, anchor: UnitPoint = .center)",
        "scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center)",
      ], receiver: .shape, shared: true, "Draws the shape larger or smaller; its place is kept.",
      example: #"<Circle modifiers=".scale(0.5).fill(.red).frame(width: 40, height: 40)"/>"#
    ) { lowering, use, content in
      let x: Double = use.value(0) ?? 1
      return lowering.box(.scale(x: x, y: use.overload == 0 ? x : use.value(1) ?? 1), try content())
    },
    ModifierDefinition(
      ["inset(by amount: Double)"], receiver: .shape, shared: true,
      "Makes the shape smaller on all edges, in points.",
      example: #"<Circle modifiers=".inset(by: 4).fill(.red)"/>"#
    ) { lowering, use, content in
      let amount: Double = use.value(0) ?? 0
      return lowering.box(
        .padding(EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)),
        try content())
    },
  ]

  /// Draws the outline of the shapes in a view with the paint and the width or style that a use gives.
  static func stroke(
    _ lowering: Lowering, _ use: ModifierUse, _ content: () throws -> NodeIndex
  ) throws -> NodeIndex {
    let paint = use.overload < 2 ? use.value(0) ?? Paint.foreground : .foreground
    let widthOrStyle = use.values[use.overload < 2 ? 1 : 0]
    let style =
      widthOrStyle.content(StrokeStyleValue.self)?.style ?? StrokeStyle(lineWidth: Double(widthOrStyle) ?? 1)
    let stroke = lowering.resolved(paint)
    let unfilled = lowering.resolved(.foreground)
    let stroked = lowering.changeShapes(in: try content()) { shape in
      if shape.fill == unfilled { shape.fill = nil }
      shape.stroke = stroke
      shape.strokeStyle = style
      shape.isLine = use.overload >= 2
    }
    return use.overload < 2 ? lowering.shaded(stroked, by: use[0]) : stroked
  }
}
