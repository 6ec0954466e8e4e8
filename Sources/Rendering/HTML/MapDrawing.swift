import RenderTree

/// A picture of a coordinate that is drawn from nothing but its numbers: land, water and roads by a hash, the
/// graticule and the marker where they really are.
extension HTMLWriter {
  mutating func writeMap(_ index: Int32, _ node: RenderNode, _ map: MapPayload, _ place: Place) {
    let latitude = Self.bounded(map.latitude, 90)
    let longitude = Self.bounded(map.longitude, 180)
    let spans = (Self.span(map.latitudeSpan, most: 180), Self.span(map.longitudeSpan, most: 360))
    addAttributes(map.marks.isEmpty && map.areas == 0 ? " role=\"img\"" : " role=\"group\"")
    pending.attributes.append(" aria-label=\"")
    if !pending.label.isEmpty {
      pending.attributes.appendAttribute(pointers.text(pending.label))
      pending.attributes.append(", ")
    }
    pending.attributes.append("Map of ")
    Self.append(latitude: latitude, longitude: longitude, to: &pending.attributes)
    pending.attributes.append("\"")
    openContainer(index, place, "sw-map")
    writeMarkup("<svg viewBox=\"0 0 400 300\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">")
    var random = MapRandom(latitude: latitude, longitude: longitude)
    writeWater(&random)
    writeContours(&random)
    writeRoads(&random)
    writeGraticule(latitude, span: spans.0, length: 300, isAcross: true)
    writeGraticule(longitude, span: spans.1, length: 400, isAcross: false)
    if map.marks.isEmpty && map.areas == 0 { writePin() }
    writeMarkup("</svg><span class=\"sw-coordinate\">")
    Self.append(latitude: latitude, longitude: longitude, to: &out)
    out.append("</span>")
    writeMarks(of: node, map, place)
    closeContainer(place)
  }

  private mutating func writePin() {
    writeMarkup("<path class=\"sw-pin\" d=\"M200 150c-9-14-16-21-16-31a16 16 0 0 1 32 0c0 10-7 17-16 31z\"/>")
    writeMarkup("<circle cx=\"200\" cy=\"119\" r=\"6\" fill=\"#fff\"/>")
  }

  /// Writes the children of a map where they stand, in parts of its width and height.
  private mutating func writeMarks(of node: RenderNode, _ map: MapPayload, _ place: Place) {
    var child = node.firstChild.raw
    for _ in 0..<map.areas where child >= 0 && Int(child) < pointers.nodes.count {
      openContainer(-1, place, "sw-over")
      write(child, place.inside(.depth))
      closeContainer(place)
      child = pointers.nodes[Int(child)].nextSibling.raw
    }
    for mark in map.marks where child >= 0 && Int(child) < pointers.nodes.count {
      let current = child
      child = pointers.nodes[Int(child)].nextSibling.raw
      guard let share = mark.share(of: map) else { continue }
      writeMarkup("<span", if: place.phrasing, else: "<div")
      writeMarkup(" class=\"sw-mark\" style=\"left:")
      out.append(number: (share.x * 1000).rounded() / 10)
      out.append("%;top:")
      out.append(number: (share.y * 1000).rounded() / 10)
      out.append("%\">")
      write(current, place.inside(.depth))
      closeContainer(place)
    }
  }

  private static func bounded(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  private static func span(_ value: Double, most: Double) -> Double {
    value.isNaN ? 0.2 : min(max(abs(value), 0.0005), most)
  }

  /// Appends `34.0113° N, 116.1669° W`.
  private static func append(latitude: Double, longitude: Double, to output: inout OutputBuffer) {
    append(degrees: abs(latitude), to: &output)
    output.append(latitude < 0 ? "\u{B0} S, " : "\u{B0} N, ")
    append(degrees: abs(longitude), to: &output)
    output.append(longitude < 0 ? "\u{B0} W" : "\u{B0} E")
  }

  private static func append(degrees: Double, to output: inout OutputBuffer) {
    let scaled = Int((degrees * 10_000).rounded())
    output.append(number: scaled / 10_000)
    output.append(".")
    var unit = 1000
    while unit > 0 {
      output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: scaled / unit % 10))
      unit /= 10
    }
  }

  private mutating func writeWater(_ random: inout MapRandom) {
    writeMarkup("<path class=\"sw-water\" d=\"M")
    switch random.next(4) {
    case 0:
      // A river from edge to edge.
      let top = 40 + random.next(320)
      appendPoint(top, -10)
      out.append("C")
      appendPoint(top + random.next(160) - 80, 90)
      appendPoint(random.next(400), 160)
      appendPoint(random.next(400), 310)
      out.append("\" stroke-width=\"")
      out.append(number: 10 + random.next(14))
      return out.append("\" fill=\"none\"/>")
    case 1:
      let side = 60 + random.next(90)
      appendPoint(-5, 300 - side - 60)
      out.append("C")
      appendPoint(60 + random.next(60), 300 - side - 40)
      appendPoint(90 + random.next(60), 300 - random.next(60))
      appendPoint(side + 170, 305)
      out.append("H-5")
    case 2:
      let side = 60 + random.next(90)
      appendPoint(405, side + 60)
      out.append("C")
      appendPoint(340 - random.next(60), side + 40)
      appendPoint(310 - random.next(60), random.next(60))
      appendPoint(230 - side / 2, -5)
      out.append("H405")
    default:
      let x = 50 + random.next(90)
      let y = 50 + random.next(190)
      appendPoint(x, y)
      out.append("c")
      appendPoint(10 + random.next(30), -30 - random.next(25))
      appendPoint(60 + random.next(30), -20 - random.next(20))
      appendPoint(70 + random.next(30), 10)
      out.append("s")
      appendPoint(-30, 40 + random.next(20))
      appendPoint(-60 - random.next(20), 20 + random.next(14))
    }
    out.append("z\"/>")
  }

  private mutating func writeContours(_ random: inout MapRandom) {
    let x = 60 + random.next(280)
    let y = 50 + random.next(200)
    let tall = 40 + random.next(30)
    writeMarkup("<g class=\"sw-contour\">")
    for ring in 1...4 {
      writeMarkup("<ellipse cx=\"")
      out.append(number: x + ring * (random.next(7) - 3))
      out.append("\" cy=\"")
      out.append(number: y + ring * (random.next(7) - 3))
      out.append("\" rx=\"")
      out.append(number: ring * 24)
      out.append("\" ry=\"")
      out.append(number: ring * 24 * tall / 70)
      out.append("\"/>")
    }
    out.append("</g>")
  }

  private mutating func writeRoads(_ random: inout MapRandom) {
    writeMarkup("<path class=\"sw-road\" d=\"")
    for road in 0..<4 {
      let isAcross = road % 2 == 0
      let from = 30 + random.next(isAcross ? 240 : 340)
      let to = 30 + random.next(isAcross ? 240 : 340)
      out.append("M")
      appendPoint(isAcross ? -5 : from, isAcross ? from : -5)
      out.append("Q")
      appendPoint(120 + random.next(160), 90 + random.next(120))
      appendPoint(isAcross ? 405 : to, isAcross ? to : 305)
    }
    out.append("\"/>")
  }

  private mutating func appendPoint(_ x: Int, _ y: Int) {
    out.append(number: x)
    out.append(" ")
    out.append(number: y)
    out.append(" ")
  }

  /// Lines of round degrees where they cross the picture.
  private mutating func writeGraticule(_ centre: Double, span: Double, length: Double, isAcross: Bool) {
    var step = 0.0001
    var factor = 0
    while span / step > 5 {
      step *= factor % 3 == 1 ? 2.5 : 2
      factor += 1
    }
    let low = centre - span / 2
    var line = (low / step).rounded(.up) * step
    writeMarkup("<path class=\"sw-graticule\" d=\"")
    var remaining = 6
    while line <= low + span, remaining > 0 {
      let share = (line - low) / span * length
      out.append(isAcross ? "M0 " : "M")
      out.append(number: ((isAcross ? length - share : share) * 10).rounded() / 10)
      out.append(isAcross ? "h400" : " 0v300")
      line += step
      remaining -= 1
    }
    out.append("\"/>")
  }
}
