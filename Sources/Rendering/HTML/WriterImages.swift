import RenderTree

extension HTMLWriter {
  mutating func writeImage(_ index: Int32, _ image: ImagePayload, _ place: Place) {
    let wrapped = wrapPending(above: .filter, place)
    if image.source == .symbol {
      writeSymbol(index, image)
    } else {
      writePicture(index, image, width: nil, height: nil)
    }
    if wrapped { closeContainer(place) }
  }

  /// Writes a picture in a line of text.
  mutating func writeInlineImage(_ image: ImagePayload) {
    let label = pending.takeLabel()
    if image.source == .symbol {
      writeSymbol(-1, image)
    } else {
      writePicture(-1, image, width: nil, height: nil)
    }
    pending.say(label: label)
  }

  // MARK: Symbols

  private mutating func writeSymbol(_ index: Int32, _ image: ImagePayload) {
    let entry = styles.entry(image.style)
    let name = pointers.text(image.name)
    let symbol = outline.drawings.use(symbol: name)
    let flips = environment.isRightToLeft && SymbolCatalog.isMirrored(String(decoding: name, as: UTF8.self))
    let isOrdinary =
      !flips && image.scale == .medium && !image.isResizable && image.label.isEmpty && !image.isDecorative
      && !image.isMulticolor
    if symbol >= 0, isOrdinary, pending.isEmpty, pending.label.isEmpty, entry.classEnd == entry.styleEnd {
      writeMarkup("<svg class=\"sw-i")
      writeClasses(ofTextStyle: image.style)
      out.append("\"")
      note("<use role=\"img\"")
      return out.append(outline.drawings.catalog.ending(symbol))
    }
    writeMarkup("<svg")
    if !entry.isPlain { addTextStyle(image.style) }
    if image.isMulticolor { addColors(ofSymbol: name) }
    if flips { addClass(" sw-flip") }
    switch image.scale {
    case .small: addClass(" sw-small")
    case .medium: break
    case .large: addClass(" sw-large")
    }
    writeAttributes(index, image.isResizable ? "sw-i sw-fit" : "sw-i")
    // As tall as it is wide where the place tells no height.
    if image.isResizable { writeMarkup(" viewBox=\"0 0 24 24\"") }
    writeImageRole(image)
    out.append(">")
    if entry.gradient >= 0 { return writeBlend(entry.gradient, symbol) }
    writeUse(of: symbol)
    out.append("\"/></svg>")
  }

  /// Gives the element that waits the colours of a symbol: one for its letters, one for what `--second` draws.
  private mutating func addColors(ofSymbol name: UnsafeBufferPointer<UInt8>) {
    guard let colors = SymbolColors.colors(of: String(decoding: name, as: UTF8.self)) else { return }
    pending.styles.append("color:")
    addColors { $0.append(color: colors.main) }
    if let second = colors.second {
      pending.styles.append(";--second:")
      addColors { $0.append(color: second) }
    }
    pending.styles.append(";")
  }

  private mutating func writeUse(of symbol: Int) {
    writeMarkup("<use href=\"#sw-")
    if symbol >= 0 { out.append(outline.drawings.catalog.name(symbol)) } else { out.append("missing") }
  }

  /// Writes a symbol as a hole through which its gradient is seen.
  private mutating func writeBlend(_ gradient: Int32, _ symbol: Int) {
    let number = outline.takeID()
    outline.drawings.useGradients()
    writeMarkup("<mask id=\"sw-u")
    out.append(number: number)
    out.append("\">")
    writeUse(of: symbol)
    writeMarkup(
      "\" color=\"#fff\"/></mask><rect width=\"100%\" height=\"100%\" stroke=\"none\" fill=\"url(#sw-p")
    out.append(number: Int(gradient))
    out.append(")\" mask=\"url(#sw-u")
    out.append(number: number)
    out.append(")\"/></svg>")
  }

  /// Writes the role and name of a picture, or hides it from being read.
  private mutating func writeImageRole(_ image: ImagePayload) {
    if image.isDecorative && pending.label.isEmpty { return out.append(" aria-hidden=\"true\"") }
    writeMarkup(" role=\"img\" aria-label=\"")
    if pending.label.isEmpty {
      appendImageName(image)
    } else {
      out.appendAttribute(pointers.text(pending.label))
    }
    out.append("\"")
  }

  // MARK: Pictures

  /// Writes a resizable picture straight at the size of the frame around it. Returns false for other content.
  mutating func writeSizedPicture(
    _ child: Int32, width: Double, height: Double, index: Int32, _ place: Place
  ) -> Bool {
    guard let outer = pointers.node(child), pointers.known(child).contains(.sound) else { return false }
    var picture = outer
    var fit = PictureFit.stretch
    if outer.kind == .box {
      guard case .aspectRatio(nil, let fill) = pointers.boxes[Int(outer.payload)],
        let inner = pointers.node(outer.firstChild.raw), pointers.known(outer.firstChild.raw).contains(.sound)
      else { return false }
      picture = inner
      fit = fill ? .fill : .fit
    }
    guard picture.kind == .image else { return false }
    let image = pointers.images[Int(picture.payload)]
    guard image.isResizable, image.source != .symbol else { return false }
    let fitAround = pending.set(fit: fit)
    if pending.isEmpty, image.source == .asset, asset(image) == nil {
      writeMarkup("<svg class=\"sw-art\" style=\"width:")
      out.append(points: max(width.isNaN ? 0 : width, 0))
      out.append(";height:")
      out.append(points: max(height.isNaN ? 0 : height, 0))
      out.append("\"")
      writeArt(image, isNamed: width >= 100 && height >= 60)
      pending.set(fit: fitAround)
      return true
    }
    let wrapped = wrapPending(above: .filter, place)
    pending.claim(index)
    addLength("width:", width)
    addLength("height:", height)
    writePicture(index, image, width: width, height: height)
    pending.set(fit: fitAround)
    if wrapped { closeContainer(place) }
    return true
  }

  /// Writes a picture that keeps its ratio straight at the height of the frame around it. Returns false for other content.
  mutating func writeHeldPicture(_ child: Int32, height: Double, index: Int32, _ place: Place) -> Bool {
    guard let picture = pointers.fittingPicture(child) else { return false }
    let fitAround = pending.set(fit: .fit)
    let wrapped = wrapPending(above: .filter, place)
    pending.claim(index)
    addClass(" sw-held")
    addLength("height:", height)
    writePicture(index, picture, width: nil, height: height)
    pending.set(fit: fitAround)
    if wrapped { closeContainer(place) }
    return true
  }

  private mutating func writePicture(_ index: Int32, _ image: ImagePayload, width: Double?, height: Double?) {
    if image.source == .remote { return writeRemote(index, image, isSized: width != nil) }
    if let file = asset(image) { return writeRemote(index, image, isSized: width != nil, file) }
    writeMarkup("<svg")
    if width != nil {
      writeAttributes(index, "sw-art")
    } else if !image.isResizable {
      writeAttributes(index, "sw-art sw-natural")
    } else {
      switch pending.fit {
      case .stretch: writeAttributes(index, "sw-art sw-stretch")
      case .fit: writeAttributes(index, "sw-art sw-fit")
      case .fill: writeAttributes(index, "sw-art sw-fill")
      }
    }
    writeArt(image, isNamed: (width ?? 120) >= 100 && (height ?? 90) >= 60)
  }

  /// Writes the rest of a drawn picture, from its attributes on.
  private mutating func writeArt(_ image: ImagePayload, isNamed: Bool) {
    let name = pointers.text(image.name)
    let variant = PlaceholderArt.variant(of: name)
    outline.drawings.use(art: variant)
    if isNamed || pending.fit == .fit {
      out.append(" viewBox=\"0 0 120 90\"")
      if pending.fit != .fit {
        out.append(" preserveAspectRatio=\"xMidYMid slice\"")
      } else if pending.alignment != .center {
        writeStand()
      }
    }
    writeImageRole(image)
    writeMarkup("><use href=\"#sw-a")
    out.append(number: variant)
    if isNamed {
      // What is cut to its place loses most above and below.
      writeMarkup("\"/><text x=\"60\" y=\"")
      out.append(number: pending.fit == .fit ? 80 : 72)
      out.append("\">")
      out.appendText(name)
      out.append("</text></svg>")
    } else {
      out.append("\"/></svg>")
    }
  }

  /// Writes where a drawn picture stands that leaves room in its element.
  private mutating func writeStand() {
    out.append(" preserveAspectRatio=\"")
    switch (pending.alignment.horizontal, environment.isRightToLeft) {
    case (.leading, false), (.trailing, true): out.append("xMin")
    case (.center, _): out.append("xMid")
    case (.trailing, false), (.leading, true): out.append("xMax")
    }
    switch pending.alignment.vertical {
    case .top, .firstTextBaseline: out.append("YMin\"")
    case .center: out.append("YMid\"")
    case .bottom, .lastTextBaseline: out.append("YMax\"")
    }
  }

  /// Adds where the file of a picture stands that leaves room in its element.
  private mutating func addStand() {
    switch (pending.alignment.horizontal, environment.isRightToLeft) {
    case (.leading, false), (.trailing, true): pending.styles.append("object-position:0 ")
    case (.center, _): pending.styles.append("object-position:50% ")
    case (.trailing, false), (.leading, true): pending.styles.append("object-position:100% ")
    }
    switch pending.alignment.vertical {
    case .top, .firstTextBaseline: pending.styles.append("0;")
    case .center: pending.styles.append("50%;")
    case .bottom, .lastTextBaseline: pending.styles.append("100%;")
    }
  }

  /// The file of a picture, if the package has one.
  mutating func asset(_ image: ImagePayload) -> AssetFile? {
    if page.assets.isEmpty || image.source != .asset { return nil }
    return page.assets[String(decoding: pointers.text(image.name), as: UTF8.self)]
  }

  private mutating func writeRemote(
    _ index: Int32, _ image: ImagePayload, isSized: Bool, _ file: AssetFile? = nil
  ) {
    let dark = file?.darkAddress
    let other = environment.scheme == nil ? dark : nil
    if let other {
      writeMarkup(
        "<picture style=\"display:contents\"><source media=\"(prefers-color-scheme: dark)\" srcset=\"")
      Array(other.utf8).withUnsafeBufferPointer { out.appendAddress($0, relativeTo: page.assetBase) }
      out.append("\">")
    }
    writeMarkup("<img")
    if image.isResizable, pending.fit == .fit, pending.alignment != .center { addStand() }
    switch (image.isResizable, pending.fit) {
    case (false, _): writeAttributes(index, "sw-picture sw-own")
    case (true, .stretch): writeAttributes(index, isSized ? "sw-picture" : "sw-picture sw-stretch")
    case (true, .fit): writeAttributes(index, isSized ? "sw-picture sw-contain" : "sw-picture sw-fit")
    case (true, .fill):
      writeAttributes(index, isSized ? "sw-picture sw-crop" : "sw-picture sw-fill sw-crop")
    }
    out.append(" src=\"")
    if let file {
      let address = environment.scheme == .dark ? dark ?? file.address : file.address
      Array(address.utf8).withUnsafeBufferPointer { out.appendAddress($0, relativeTo: page.assetBase) }
      if let size = file.size {
        out.append("\" width=\"")
        out.append(number: size.width)
        out.append("\" height=\"")
        out.append(number: size.height)
      }
    } else {
      out.appendPicture(pointers.text(image.name), relativeTo: page.assetBase)
    }
    out.append("\" alt=\"")
    if !image.isDecorative || !pending.label.isEmpty {
      if !pending.label.isEmpty {
        out.appendAttribute(pointers.text(pending.label))
      } else {
        if file == nil { out.appendAttribute(pointers.text(image.label)) } else { appendImageName(image) }
      }
    }
    out.append("\">")
    if other != nil { out.append("</picture>") }
  }

  // MARK: Ratio

  mutating func writeAspect(_ index: Int32, _ child: Int32, ratio: Double?, fill: Bool, _ place: Place) {
    let inner = Place(phrasing: place.phrasing, axis: place.axis)
    let isPicture = pointers.leaf(of: child)?.kind == .image
    if let ratio, ratio.isFinite, ratio > 0, pointers.known(child).isSuperset(of: .grows) {
      // An empty drawing of the ratio gives the box its height; the content is stretched over it.
      let wrapped = wrapPending(above: .none, place)
      pending.claim(index)
      openContainer(index, place, fill ? "sw-layers sw-fill" : "sw-layers")
      writeMarkup("<svg class=\"sw-strut\" aria-hidden=\"true\" viewBox=\"0 0 ")
      out.append(number: min(max(ratio, 0.01), 100) * 100)
      out.append(" 100\"></svg>")
      let fitAround = pending.set(fit: isPicture && !fill ? .stretch : .fill)
      openContainer(-1, place, "sw-over sw-cell")
      write(child, place.inside(.depth))
      closeContainer(place)
      pending.set(fit: fitAround)
      closeContainer(place)
      if wrapped { closeContainer(place) }
      return
    }
    let fitAround = pending.set(fit: fill ? .fill : .fit)
    pending.claim(index)
    write(child, inner)
    pending.set(fit: fitAround)
  }

  // MARK: Drawings

  /// Writes the drawings that the page refers to.
  mutating func writeDrawings() {
    if outline.drawings.isEmpty { return }
    writeMarkup(
      "<svg class=\"sw-drawings\" width=\"0\" height=\"0\" aria-hidden=\"true\" fill=\"none\" stroke-width=\"1.8\""
    )
    out.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\">")
    note("<symbol><path><mask><g><linearGradient><stop><circle>")
    outline.drawings.writeDefinitions(to: &out)
    if outline.drawings.usesGradients { writeGradients() }
    out.append("</svg>")
  }

  /// Writes the gradients of symbols.
  private mutating func writeGradients() {
    for (number, paint) in tree.gradients.enumerated() {
      guard case .linear(let colors, let startX, let startY, let endX, let endY) = paint else { continue }
      writeMarkup("<linearGradient id=\"sw-p")
      out.append(number: number)
      appendNumber("\" x1=\"", environment.isRightToLeft ? 1 - startX : startX)
      appendNumber("\" y1=\"", startY)
      appendNumber("\" x2=\"", environment.isRightToLeft ? 1 - endX : endX)
      appendNumber("\" y2=\"", endY)
      out.append("\">")
      for (place, color) in colors.enumerated() {
        appendNumber("<stop offset=\"", Double(place) / Double(max(colors.count - 1, 1)))
        out.append("\" style=\"stop-color:")
        let start = out.count
        if color.needsVariable { out.append("var(--stop);--stop:") }
        out.append(stop: color, isOfLetters: false)
        noteVariables(from: start)
        out.append("\"/>")
      }
      out.append("</linearGradient>")
    }
  }

  private mutating func appendNumber(_ name: StaticString, _ number: Double) {
    out.append(name)
    out.append(number: number, limit: 100)
  }
}
