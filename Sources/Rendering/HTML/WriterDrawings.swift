import RenderTree

/// Drawings, and shapes of lines of their own, as SVG. Marks take parts of the place, so that a drawing is as wide as
/// the page lets it, and neither its symbols nor the width of its lines are distorted.
extension HTMLWriter {
  mutating func writeDrawing(_ index: Int32, _ node: RenderNode, _ drawing: DrawingPayload, _ place: Place) {
    let space = Space(fit: drawing.fit, width: drawing.width, height: drawing.height)
    if drawing.fit == .points {
      pending.claim(index)
      addLength("width:", drawing.width)
      addLength("height:", drawing.height)
      openContainer(index, place, "sw-drawing sw-fixed")
      writeViews(of: node, drawing, space, place)
      return closeContainer(place)
    }
    let isTold = !drawing.table.isEmpty && !place.phrasing
    writeName(of: drawing, isImage: !isTold)
    if pending.attributes.count == 0, !isTold, node.firstChild.isNone {
      pending.hide()
    }
    pending.styles.append("--ideal:")
    pending.styles.append(points: drawing.height + drawing.insets.top + drawing.insets.bottom)
    pending.styles.append(";")
    openContainer(index, place, "sw-drawing")
    pending.styles.append("top:")
    pending.styles.append(points: drawing.insets.top)
    pending.styles.append(";right:")
    pending.styles.append(points: drawing.insets.trailing)
    pending.styles.append(";bottom:")
    pending.styles.append(points: drawing.insets.bottom)
    pending.styles.append(";left:")
    pending.styles.append(points: drawing.insets.leading)
    pending.styles.append(";")
    if isTold, !pointers.childFacts(of: node).contains(.interactive) {
      addAttributes(" aria-hidden=\"true\"")
    }
    openContainer(-1, place, "sw-plot")
    openSVG(space)
    for mark in drawing.marks { write(mark, in: space) }
    out.append("</svg>")
    writeViews(of: node, drawing, space, place)
    closeContainer(place)
    if isTold { writeSpokenTable(drawing) }
    closeContainer(place)
  }

  /// Names the element that is about to be opened: as a modifier around says, else as the drawing does.
  private mutating func writeName(of drawing: DrawingPayload, isImage: Bool) {
    let name = pending.label.isEmpty ? drawing.label : pending.label
    if name.isEmpty { return }
    addAttributes(isImage ? " role=\"img\"" : " role=\"group\"")
    pending.attributes.append(" aria-label=\"")
    pending.attributes.appendAttribute(pointers.text(name))
    pending.attributes.append("\"")
  }

  /// Writes the children of a drawing where they stand.
  private mutating func writeViews(
    of node: RenderNode, _ drawing: DrawingPayload, _ space: Space, _ place: Place
  ) {
    var child = node.firstChild.raw
    for at in drawing.places where child >= 0 && Int(child) < pointers.nodes.count {
      let current = child
      child = pointers.nodes[Int(child)].nextSibling.raw
      pending.styles.append("left:")
      append(at.x, of: space.width, across: at.across, in: space)
      pending.styles.append(";top:")
      append(at.y, of: space.height, across: at.down, in: space)
      pending.styles.append(";")
      if space.fit == .points { pending.styles.append("width:max-content;white-space:normal;") }
      switch at.anchor.horizontal {
      case .leading: break
      case .center: addClass(" sw-from-center")
      case .trailing: addClass(" sw-from-end")
      }
      switch at.anchor.vertical {
      case .top, .firstTextBaseline: break
      case .center: addClass(" sw-from-middle")
      case .bottom, .lastTextBaseline: addClass(" sw-from-bottom")
      }
      openContainer(-1, place, "sw-at")
      if at.width != nil || at.height != nil {
        writeFrame(-1, current, width: at.width, height: at.height, at.anchor, place.inside(.depth))
      } else {
        write(current, place.inside(.depth))
      }
      closeContainer(place)
    }
  }

  private mutating func append(_ value: Double, of length: Double, across points: Double, in space: Space) {
    if space.fit == .points { return pending.styles.append(points: value + points) }
    if points != 0 { pending.styles.append("calc(") }
    pending.styles.append(number: Self.percent(value, of: length), limit: 10_000)
    pending.styles.append("%")
    if points == 0 { return }
    pending.styles.append(points < 0 ? " - " : " + ")
    pending.styles.append(points: abs(points))
    pending.styles.append(")")
  }

  private mutating func writeSpokenTable(_ drawing: DrawingPayload) {
    writeMarkup("<table class=\"sw-spoken\"><thead>")
    for (number, row) in drawing.table.enumerated() {
      writeMarkup("<tr>")
      for cell in row {
        writeMarkup("<th scope=\"col\">", if: number == 0, else: "<td>")
        out.appendText(pointers.text(cell))
        out.append("</th>", if: number == 0, else: "</td>")
      }
      out.append("</tr>")
      if number == 0 { writeMarkup("</thead><tbody>") }
      out.append("\n")
    }
    out.append("</tbody></table>")
  }

  /// Writes a shape that CSS has no outline or line for.
  mutating func writeVectorShape(_ index: Int32, _ shape: ShapePayload, _ place: Place) {
    let outline = PathOutline(shape.outline)
    if case .points = outline.fit {
      pending.styles.append("min-width:")
      pending.styles.append(points: outline.width)
      pending.styles.append(";min-height:")
      pending.styles.append(points: outline.height)
      pending.styles.append(";")
    }
    pending.hide()
    openContainer(index, place, "sw-shape sw-vector")
    let space = Space(fit: outline.fit, width: outline.width, height: outline.height)
    openSVG(space, keepsLines: true)
    var mark = DrawingMark(.path(outline.path), fill: shape.fill, stroke: shape.stroke)
    mark.strokeStyle = shape.strokeStyle
    mark.isEvenOdd = outline.isEvenOdd
    write(mark, in: space)
    out.append("</svg>")
    closeContainer(place)
  }

  /// The space that marks are written in.
  private struct Space {
    let fit: PathOutline.Fit
    let width: Double
    let height: Double
  }

  /// Begins a drawing; one that keeps its lines draws them as thick as they say, however large it is drawn.
  private mutating func openSVG(_ space: Space, keepsLines: Bool = false) {
    switch space.fit {
    case .points, .stretched: writeMarkup("<svg aria-hidden=\"true\">")
    case .scaled:
      writeMarkup("<svg viewBox=\"0 0 ")
      appendSize(space)
      out.append("\"")
      if keepsLines { writeMarkup(" class=\"sw-stretched\"") }
      out.append(" aria-hidden=\"true\">")
    }
  }

  private mutating func appendSize(_ space: Space) {
    out.append(number: max(space.width, 0.0001))
    out.append(" ")
    out.append(number: max(space.height, 0.0001))
  }

  private static func percent(_ value: Double, of length: Double) -> Double {
    length > 0 ? (value / length * 10_000).rounded() / 100 : 0
  }

  private mutating func write(_ mark: DrawingMark, in space: Space) {
    let fill = mark.fill.flatMap { writeGradient($0, in: space) }
    let stroke = mark.stroke.flatMap { writeGradient($0, in: space) }
    let clip = writeClips(mark.clips)
    if let clip {
      writeMarkup("<g clip-path=\"url(#sw-")
      out.append(number: clip)
      writeMarkup(")\">")
    }
    writeForm(of: mark, fill: fill, stroke: stroke, in: space)
    if clip != nil { out.append("</g>") }
  }

  /// Writes paths of which only what is inside all of them is drawn, and gives the number of the last; nil for none.
  private mutating func writeClips(_ clips: [Path]) -> Int? {
    var last: Int?
    for clip in clips {
      let number = outline.takeID()
      writeMarkup("<clipPath id=\"sw-")
      out.append(number: number)
      out.append("\"")
      if let last {
        writeMarkup(" clip-path=\"url(#sw-")
        out.append(number: last)
        out.append(")\"")
      }
      writeMarkup("><path d=\"")
      append(clip)
      writeMarkup("\"/></clipPath>")
      last = number
    }
    return last
  }

  private mutating func writeForm(of mark: DrawingMark, fill: Int?, stroke: Int?, in space: Space) {
    switch mark.form {
    case .path(let path):
      let isStretched = space.fit == .stretched
      if isStretched {
        writeMarkup("<svg viewBox=\"0 0 ")
        appendSize(space)
        writeMarkup("\" preserveAspectRatio=\"none\" class=\"sw-stretched\">")
      }
      writeMarkup("<path d=\"")
      append(path)
      out.append("\"")
      appendLook(of: mark, fill: fill, stroke: stroke)
      out.append("/>")
      if isStretched { out.append("</svg>") }
    case .box(let x, let y, let width, let height, let radius):
      writeMarkup("<rect")
      append(" x=\"", x, of: space.width, in: space)
      append(" y=\"", y, of: space.height, in: space)
      append(" width=\"", max(width, 0), of: space.width, in: space)
      append(" height=\"", max(height, 0), of: space.height, in: space)
      if radius.isFinite, radius > 0 { appendNumber(" rx=\"", radius) }
      appendLook(of: mark, fill: fill, stroke: stroke, isCapsule: radius == .infinity)
      out.append("/>")
    case .symbol(.circle, let x, let y, let size):
      writeMarkup("<circle")
      append(" cx=\"", x, of: space.width, in: space)
      append(" cy=\"", y, of: space.height, in: space)
      appendNumber(" r=\"", size / 2)
      appendLook(of: mark, fill: fill, stroke: stroke)
      out.append("/>")
    case .symbol(let symbol, let x, let y, let size):
      writeMarkup("<svg class=\"sw-symbol\"")
      append(" x=\"", x, of: space.width, in: space)
      append(" y=\"", y, of: space.height, in: space)
      writeMarkup("><path d=\"")
      append(symbol.path.mapped { Path.Point($0.x * size, $0.y * size) })
      out.append("\"")
      appendLook(of: mark, fill: fill, stroke: stroke)
      out.append("/></svg>")
    }
  }

  private mutating func append(_ name: StaticString, _ value: Double, of length: Double, in space: Space) {
    out.append(name)
    if space.fit == .stretched {
      out.append(number: Self.percent(value, of: length), limit: 10_000)
      out.append("%\"")
    } else {
      out.append(number: (value * 100).rounded() / 100, limit: 100_000)
      out.append("\"")
    }
  }

  private mutating func appendNumber(_ name: StaticString, _ value: Double) {
    out.append(name)
    out.append(number: (value * 100).rounded() / 100, limit: 100_000)
    out.append("\"")
  }

  /// Appends how a mark is filled and stroked; `fill` and `stroke` are the numbers of gradients.
  private mutating func appendLook(of mark: DrawingMark, fill: Int?, stroke: Int?, isCapsule: Bool = false) {
    out.append(" style=\"")
    if isCapsule { out.append("clip-path:inset(0 round 9999px);") }
    out.append("fill:")
    append(mark.fill, gradient: fill, variable: "--area")
    if mark.stroke != nil {
      out.append(";stroke:")
      append(mark.stroke, gradient: stroke, variable: "--line")
    }
    if !mark.filters.isEmpty {
      out.append(";filter:")
      for (place, filter) in mark.filters.enumerated() {
        if place > 0 { out.append(" ") }
        append(filter)
      }
    }
    out.append("\"")
    if mark.isEvenOdd { out.append(" fill-rule=\"evenodd\"") }
    if let alpha = mark.fill?.singleAlpha { appendNumber(" fill-opacity=\"", alpha) }
    if mark.opacity < 1 { appendNumber(" opacity=\"", max(mark.opacity, 0)) }
    if mark.stroke == nil { return }
    if let alpha = mark.stroke?.singleAlpha { appendNumber(" stroke-opacity=\"", alpha) }
    let style = mark.strokeStyle
    appendNumber(" stroke-width=\"", style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: out.append(" stroke-linecap=\"round\"")
    case .square: out.append(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter: break
    case .round: out.append(" stroke-linejoin=\"round\"")
    case .bevel: out.append(" stroke-linejoin=\"bevel\"")
    }
    if style.dash.isEmpty { return }
    out.append(" stroke-dasharray=\"")
    for (place, length) in style.dash.enumerated() {
      if place > 0 { out.append(" ") }
      out.append(number: max(length, 0), limit: 100_000)
    }
    out.append("\"")
    if style.dashPhase != 0 { appendNumber(" stroke-dashoffset=\"", style.dashPhase) }
  }

  private mutating func append(_ filter: DrawingFilter) {
    switch filter {
    case .color(let filter, let amount): out.append(filter: filter, amount)
    case .blur(let radius):
      out.append("blur(")
      out.append(points: min(max(radius, 0), 200))
      out.append(")")
    case .shadow(let color, let radius, let x, let y):
      out.append("drop-shadow(")
      out.append(points: x)
      out.append(" ")
      out.append(points: y)
      out.append(" ")
      out.append(points: min(max(radius, 0), 200))
      out.append(" ")
      out.append(color: color.resolved)
      out.append(")")
    }
  }

  /// Appends a paint; `variable` is the custom property that holds it where it cannot stand itself.
  private mutating func append(_ paint: Paint?, gradient: Int?, variable: StaticString) {
    if let gradient {
      out.append("url(#sw-")
      out.append(number: gradient)
      return out.append(")")
    }
    switch paint {
    case nil: out.append("none")
    case .foreground?: out.append("currentColor")
    case .color?, .linear?, .radial?, .angular?:
      var color = paint?.firstColor ?? Color(.clear)
      color.alpha = 255
      color.dark.alpha = 255
      let start = out.count
      if color.needsVariable {
        out.append("var(")
        out.append(variable)
        out.append(");")
        out.append(variable)
        out.append(":")
      }
      out.append(color: color)
      noteVariables(from: start)
    }
  }

  /// Writes a gradient for the next mark and gives its number; nil for another paint. One that turns is drawn along a
  /// line, as SVG has none.
  private mutating func writeGradient(_ paint: Paint, in space: Space) -> Int? {
    let colors: [Color]
    let isRadial: Bool
    switch paint {
    case .foreground, .color: return nil
    case .linear(let all, let startX, let startY, let endX, let endY):
      (colors, isRadial) = (all, false)
      writeMarkup("<linearGradient")
      appendNumber(" x1=\"", startX)
      appendNumber(" y1=\"", startY)
      appendNumber(" x2=\"", endX)
      appendNumber(" y2=\"", endY)
    case .radial(let all, let centerX, let centerY, let startRadius, let endRadius):
      (colors, isRadial) = (all, true)
      writeMarkup("<radialGradient gradientUnits=\"userSpaceOnUse\"")
      appendNumber(" cx=\"", centerX * space.width)
      appendNumber(" cy=\"", centerY * space.height)
      appendNumber(" fr=\"", max(startRadius, 0))
      appendNumber(" r=\"", max(endRadius, 0.01))
    case .angular(let all, _, _, _, _):
      (colors, isRadial) = (all, false)
      writeMarkup("<linearGradient x1=\"1\" y1=\"0\" x2=\"0\" y2=\"1\"")
    }
    let number = outline.takeID()
    out.append(" id=\"sw-")
    out.append(number: number)
    out.append("\">")
    for (place, color) in colors.enumerated() {
      writeMarkup("<stop")
      appendNumber(" offset=\"", Double(place) / Double(max(colors.count - 1, 1)))
      out.append(" style=\"stop-color:")
      append(.color(color), gradient: nil, variable: "--stop")
      out.append("\"")
      if let alpha = Paint.color(color).singleAlpha { appendNumber(" stop-opacity=\"", alpha) }
      out.append("/>")
    }
    out.append("</linearGradient>", if: !isRadial, else: "</radialGradient>")
    return number
  }

  private mutating func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to):
        out.append("M")
        append(to)
      case .line(let to):
        out.append("L")
        append(to)
      case .quadCurve(let to, let control):
        out.append("Q")
        append(control)
        append(to)
      case .curve(let to, let control1, let control2):
        out.append("C")
        append(control1)
        append(control2)
        append(to)
      case .closeSubpath: out.append("Z")
      }
    }
  }

  /// Hundredths of points are no longer seen.
  private mutating func append(_ point: Path.Point) {
    out.append(number: (point.x * 100).rounded() / 100, limit: 100_000)
    out.append(" ")
    out.append(number: (point.y * 100).rounded() / 100, limit: 100_000)
    out.append(" ")
  }
}

extension Paint {
  /// The opacity of the one colour that it is; nil where it is opaque, or more than one.
  fileprivate var singleAlpha: Double? {
    guard case .color(let color) = self, color.alpha < 255 else { return nil }
    return Double(color.alpha) / 255
  }
}
