import RenderTree

extension HTMLWriter {
  mutating func writeText(_ index: Int32, _ text: TextPayload, _ place: Place) {
    let first = Int(text.firstRun)
    guard first >= 0, text.runCount >= 0, first + Int(text.runCount) <= pointers.runs.count else { return }
    let isSingle =
      text.runCount == 1 && pointers.runs[first].image < 0
      && !styles.entry(pointers.runs[first].style).isMarked
    let entry = isSingle ? styles.entry(pointers.runs[first].style) : TextStyleTable.Entry()
    let asksNumber = place.axis == .horizontal && !place.phrasing
    let isWhole = asksNumber && isNumber(text)
    let isOrdinary =
      text.headingLevel == 0 && text.lineLimit <= 0 && text.reservedLines <= 0
      && text.multilineAlignment == .leading
    if isSingle, isOrdinary, !isWhole, entry.isPlain, pending.link < 0, pending.isEmpty {
      let bytes = pointers.text(pointers.runs[first].text)
      if !place.isSole { writeMarkup("<span>", if: place.phrasing, else: "<p>") }
      let start = out.count
      out.appendText(bytes)
      noteCharacters(of: index, from: start, isNumber: asksNumber ? false : nil)
      if place.isSole { return }
      return out.append("</span>", if: place.phrasing, else: "</p>")
    }
    // Translucent characters must not make their background translucent too, and a gradient is a background itself.
    let wrapped = entry.standsAlone && wrapPending(above: .none, place)
    if isSingle {
      addTextStyle(pointers.runs[first].style)
    }
    if isWhole { addClass(" sw-whole") }
    if !isOrdinary { addLineRules(text) }
    let level =
      !place.phrasing && pointers.facts[Int(index)].contains(.named)
      ? outline.heading(Int(text.headingLevel)) : 0
    openText(index, place, level: level)
    let link = pointers.facts[Int(index)].contains(.linkText) ? openHanging() : nil
    let start = out.count
    writeRuns(text, isSingle: isSingle, place)
    if isSingle {
      noteCharacters(of: index, from: start, isNumber: asksNumber ? isWhole : nil)
    } else {
      spoilTemplate()
    }
    closeHanging(link)
    closeText(place, level: level)
    if wrapped { closeContainer(place) }
  }

  /// Longer words may be broken.
  static let longestNumber = 16

  /// True for a short word with a digit, such as a price, which no line may break inside.
  mutating func isNumber(_ text: TextPayload) -> Bool {
    var count = 0
    for run in 0..<Int(text.runCount) {
      count += pointers.text(pointers.runs[Int(text.firstRun) + run].text).count
      if count > Self.longestNumber { return false }
    }
    var hasDigit = false
    for run in 0..<Int(text.runCount) {
      guard let digit = Self.findsDigit(in: pointers.text(pointers.runs[Int(text.firstRun) + run].text))
      else {
        return false
      }
      hasDigit = hasDigit || digit
    }
    return hasDigit
  }

  /// Whether a word has a digit; nil for what is more than a word.
  @inline(__always)
  static func findsDigit(in characters: UnsafeBufferPointer<UInt8>) -> Bool? {
    var hasDigit = false
    for byte in characters {
      if byte <= 0x20 { return nil }
      hasDigit = hasDigit || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return hasDigit
  }

  mutating func writeRun(_ run: TextRun, isSingle: Bool) {
    if run.image >= 0 {
      if Int(run.image) < pointers.images.count { writeInlineImage(pointers.images[Int(run.image)]) }
      return
    }
    let entry = styles.entry(run.style)
    if isSingle || entry.isPlain { return out.appendText(pointers.text(run.text)) }
    writeMarked(run)
  }

  mutating func addTextAlignment(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: break
    case .center: addClass(" sw-text-center")
    case .trailing: addClass(" sw-text-end")
    }
  }

  private mutating func addLineRules(_ text: TextPayload) {
    addTextAlignment(text.multilineAlignment)
    if text.reservedLines > 1 {
      pending.styles.append("min-height:calc(")
      pending.styles.append(number: Int(text.reservedLines))
      pending.styles.append("*1.32em);")
    }
    if text.lineLimit == 1 {
      addClass(" sw-one-line")
    } else if text.lineLimit > 1 {
      addClass(" sw-clamp")
      pending.styles.append("-webkit-line-clamp:")
      pending.styles.append(number: Int(text.lineLimit))
      pending.styles.append(";")
    }
  }

  mutating func openText(_ index: Int32, _ place: Place, level: Int) {
    if level > 0 {
      openHeading(level)
    } else {
      writeMarkup("<span", if: place.phrasing, else: "<p")
    }
    writeAttributes(index, "")
    out.append(">")
  }

  mutating func closeText(_ place: Place, level: Int) {
    if level > 0 {
      out.append("</h")
      out.append(number: level)
      out.append(">")
    } else {
      out.append("</span>", if: place.phrasing, else: "</p>")
    }
  }

  /// Appends the name of a picture for an attribute.
  mutating func appendImageName(_ image: ImagePayload) {
    if !image.label.isEmpty { return out.appendAttribute(pointers.text(image.label)) }
    let name = pointers.text(image.name)
    switch image.source {
    case .symbol: out.appendAttribute(SymbolCatalog.label(of: name))
    case .asset, .remote: out.appendAttribute(name)
    }
  }
}
