import RenderTree

extension HTMLWriter {
  /// Adds a fill to the element that waits.
  mutating func addPaint(_ paint: Paint) {
    switch paint {
    case .foreground: pending.styles.append("background:currentColor;")
    case .color(let color):
      if color.base == .clear || color.alpha == 0 { addClass(" sw-hollow") }
      pending.styles.append("background:")
      if color.needsVariable { pending.styles.append("var(--fill);--fill:") }
      addColors { $0.append(color: color) }
      pending.styles.append(";")
      // A grey that lets through what is behind it is a material.
      if color.base == .fill, color.alpha < 255 { addClass(" sw-material") }
    case .linear(let colors, let startX, let startY, let endX, let endY):
      if colors.isEmpty { return }
      pending.styles.append("background:")
      if colors.contains(where: \.isThemed) { pending.styles.append("var(--fill);--fill:") }
      let isRightToLeft = environment.isRightToLeft
      addColors {
        $0.append(
          gradient: colors, startX: isRightToLeft ? 1 - startX : startX, startY: startY,
          endX: isRightToLeft ? 1 - endX : endX, endY: endY)
      }
      pending.styles.append(";")
    case .radial(let colors, let centerX, let centerY, let startRadius, let endRadius):
      // Checkers of style attributes take such gradients in custom properties only.
      pending.styles.append("background:var(--fill);--fill:radial-gradient(circle ")
      pending.styles.append(points: max(endRadius, 1))
      addCenter(centerX, centerY)
      let first = endRadius > 0 ? min(max(startRadius / endRadius, 0), 1) * 100 : 0
      addStops(colors, from: first, to: 100, unit: "%")
    case .angular(let colors, let centerX, let centerY, let startAngle, let endAngle):
      pending.styles.append("background:var(--fill);--fill:conic-gradient(from ")
      pending.styles.append(number: (startAngle + 90).truncatingRemainder(dividingBy: 360))
      pending.styles.append("deg")
      addCenter(centerX, centerY)
      addStops(colors, from: 0, to: min(abs(endAngle - startAngle), 360), unit: "deg")
    }
  }

  private mutating func addCenter(_ x: Double, _ y: Double) {
    pending.styles.append(" at ")
    pending.styles.append(
      number: ((environment.isRightToLeft ? 1 - x : x) * 1000).rounded() / 10, limit: 10_000)
    pending.styles.append("% ")
    pending.styles.append(number: (y * 1000).rounded() / 10, limit: 10_000)
    pending.styles.append("%")
  }

  private mutating func addStops(_ colors: [Color], from low: Double, to high: Double, unit: StaticString) {
    for (place, color) in colors.enumerated() {
      pending.styles.append(",")
      addColors { $0.append(stop: color, isOfLetters: false) }
      pending.styles.append(" ")
      let share = Double(place) / Double(max(colors.count - 1, 1))
      pending.styles.append(number: ((low + (high - low) * share) * 10).rounded() / 10)
      pending.styles.append(unit)
    }
    pending.styles.append(");")
  }

  /// Adds a line along the edges that takes no room; `inset` is how far inside it begins.
  mutating func addOutline(_ paint: Paint, width: Double, inset: Double) {
    let bounded = width.isFinite ? min(max(width, 0), 1000) : 0
    pending.styles.append("outline:")
    pending.styles.append(points: bounded)
    pending.styles.append(" solid ")
    switch paint {
    case .foreground: pending.styles.append("currentColor")
    case .color(let color): appendLine(color)
    case .linear, .radial, .angular: appendLine(paint.firstColor ?? Color(.primary))
    }
    pending.styles.append(";outline-offset:")
    pending.styles.append(points: inset.isFinite ? -min(max(inset, 0), 1000) : 0)
    pending.styles.append(";")
  }

  private mutating func appendLine(_ color: Color) {
    if color.needsVariable {
      pending.styles.append("var(--line);--line:")
    }
    addColors { $0.append(color: color) }
  }

  /// The radii clockwise from the left corner at the top.
  private func clockwise(_ radii: CornerRadii) -> [Double] {
    guard environment.isRightToLeft else { return radii.clockwise }
    return [radii.topTrailing, radii.topLeading, radii.bottomLeading, radii.bottomTrailing]
  }

  /// Adds a clip to the element that waits.
  mutating func addClip(_ outline: Outline) {
    switch outline {
    case .rectangle: pending.styles.append("clip-path:inset(0);")
    case .circle: pending.styles.append("clip-path:circle(closest-side);")
    case .ellipse: pending.styles.append("clip-path:ellipse(50% 50%);")
    case .capsule: pending.styles.append("clip-path:inset(0 round 9999px);")
    case .roundedRectangle(let radius):
      pending.styles.append("clip-path:inset(0 round ")
      pending.styles.append(points: max(radius.isNaN ? 0 : radius, 0))
      pending.styles.append(");")
    case .unevenRectangle(let radii):
      pending.styles.append("clip-path:inset(0 round")
      for radius in clockwise(radii) {
        pending.styles.append(" ")
        pending.styles.append(points: radius)
      }
      pending.styles.append(");")
    case .path(let outline):
      pending.styles.append("clip-path:polygon(")
      for (place, point) in outline.polygon().enumerated() {
        if place > 0 { pending.styles.append(",") }
        pending.styles.append(number: (point.x * 1000).rounded() / 10, limit: 10_000)
        pending.styles.append("% ")
        pending.styles.append(number: (point.y * 1000).rounded() / 10, limit: 10_000)
        pending.styles.append("%")
      }
      pending.styles.append(");")
    }
  }

  /// Adds a change of colours to the element that waits.
  mutating func addFilter(_ filter: ColorFilter, _ amount: Double) {
    pending.styles.append("filter:")
    pending.styles.append(filter: filter, amount)
    pending.styles.append(";")
  }

  mutating func writeShape(_ index: Int32, _ shape: ShapePayload, _ place: Place) {
    let wrapped = wrapPending(above: .opacity, place)
    // The line of a circle stays one in a box that is no square, which that of CSS does not.
    if shape.isVector || shape.outline == .circle && shape.stroke != nil {
      writeVectorShape(index, shape, place)
      if wrapped { closeContainer(place) }
      return
    }
    if let fill = shape.fill { addPaint(fill) }
    if let stroke = shape.stroke {
      addOutline(stroke, width: shape.strokeWidth, inset: shape.strokeWidth / 2)
    }
    switch shape.outline {
    case .rectangle: break
    case .circle: addClip(.circle)
    case .ellipse: pending.styles.append("border-radius:50%;")
    case .capsule: pending.styles.append("border-radius:9999px;")
    case .roundedRectangle(let radius):
      pending.styles.append("border-radius:")
      pending.styles.append(points: max(radius.isNaN ? 0 : radius, 0))
      pending.styles.append(";")
    case .unevenRectangle(let radii):
      pending.styles.append("border-radius:")
      for (place, radius) in clockwise(radii).enumerated() {
        if place > 0 { pending.styles.append(" ") }
        pending.styles.append(points: radius)
      }
      pending.styles.append(";")
    case .path: break
    }
    openContainer(index, place, "sw-shape")
    closeContainer(place)
    if wrapped { closeContainer(place) }
  }
}

extension OutputBuffer {
  /// Appends the CSS function that changes colours so.
  mutating func append(filter: ColorFilter, _ amount: Double) {
    let amount = amount.isFinite ? amount : 0
    switch filter {
    case .brightness: append("brightness(")
    case .contrast: append("contrast(")
    case .saturation: append("saturate(")
    case .grayscale: append("grayscale(")
    case .hueRotation: append("hue-rotate(")
    case .invert: append("invert(")
    }
    switch filter {
    case .hueRotation:
      append(number: amount.truncatingRemainder(dividingBy: 360))
      append("deg")
    case .brightness: append(number: min(max(amount + 1, 0), 2), limit: 10)
    case .contrast, .saturation, .grayscale, .invert:
      append(number: min(max(amount, 0), 10), limit: 10)
    }
    append(")")
  }
}
