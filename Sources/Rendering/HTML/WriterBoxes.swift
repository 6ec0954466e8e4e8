import RenderTree

extension HTMLWriter {
  /// Lets a modifier join the element that waits. Returns true where what waited had to be opened first, because
  /// CSS would apply the two in the wrong order; the caller closes it.
  @inline(__always)
  private mutating func join(_ layer: BoxLayer, _ index: Int32, _ place: Place) -> Bool {
    let opened = pending.layer.rawValue >= layer.rawValue
    if opened { openContainer(-1, place, "sw-box") }
    pending.join(layer, index)
    return opened
  }

  @inline(__always)
  private mutating func writeContent(_ child: Int32, _ place: Place, opened: Bool) {
    write(child, place.insideBox(opened ? .depth : place.axis))
    // A child that writes nothing leaves the modifiers to a box of their own, so that its background shows.
    if !pending.isEmpty {
      openContainer(-1, place, "sw-box")
      closeContainer(place)
    }
    if opened { closeContainer(place) }
  }

  mutating func writeBox(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let child = node.firstChild.raw
    switch pointers.boxes[Int(node.payload)] {
    case .padding(let insets):
      let opened = join(.padding, index, place)
      addPadding(insets)
      writeContent(child, place, opened: opened)
    case .frame(let width, let height, let alignment):
      writeFrame(index, child, width: width, height: height, alignment, place)
    case .flexibleFrame(
      let minWidth, _, let maxWidth, let minHeight, let idealHeight, let maxHeight, let alignment):
      // A share of the width must not have padding of its own on top.
      let isCapped = maxWidth?.isFinite ?? false
      let wrapped = isCapped && wrapPending(above: .background, place)
      let opened = join(.frame, index, place)
      if let minWidth { addLength("min-width:", minWidth) }
      if let maxWidth, maxWidth.isFinite {
        addLength("width:", maxWidth)
        addLength("max-width:min(100%,", maxWidth)
        pending.styles.dropLast()
        pending.styles.append(");")
      }
      if let minHeight { addLength("min-height:", minHeight) }
      if let idealHeight, environment.isHeightOpen {
        addLength("height:", max(minHeight ?? 0, min(maxHeight ?? .infinity, idealHeight)))
      } else if let maxHeight, maxHeight.isFinite {
        addLength("height:", maxHeight)
        pending.styles.append("max-height:100%;")
      }
      writeFrame(
        child, alignment, "sw-f", room: minWidth ?? maxWidth ?? .infinity,
        offersHeight: idealHeight != nil, place, opened: opened || wrapped)
    case .offset(let x, let y):
      let opened = join(.transform, index, place)
      pending.styles.append("transform:translate(")
      pending.styles.append(points: environment.isRightToLeft ? -x : x)
      pending.styles.append(",")
      pending.styles.append(points: y)
      pending.styles.append(");")
      writeContent(child, place, opened: opened)
    case .position(let x, let y):
      let opened = join(.transform, index, place)
      pending.styles.append("transform:translate(")
      addShift(environment.isRightToLeft ? -x : x, environment.isRightToLeft ? 0.5 : -0.5)
      pending.styles.append(",")
      addShift(y, -0.5)
      pending.styles.append(");")
      writeContent(child, place, opened: opened)
    case .guide(let axis, let points, let part):
      let opened = join(.transform, index, place)
      addGuide(axis, points: points, part: part)
      writeContent(child, place, opened: opened)
    case .scale(let x, let y):
      let opened = join(.transform, index, place)
      pending.styles.append("transform:scale(")
      pending.styles.append(number: x, limit: 1000)
      pending.styles.append(",")
      pending.styles.append(number: y, limit: 1000)
      pending.styles.append(");")
      writeContent(child, place, opened: opened)
    case .rotation(let degrees):
      let opened = join(.transform, index, place)
      pending.styles.append("transform:rotate(")
      pending.styles.append(number: degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0)
      pending.styles.append("deg);")
      writeContent(child, place, opened: opened)
    case .backgroundPaint(let paint):
      let opened = join(.background, index, place)
      addPaint(paint)
      writeContent(child, place, opened: opened)
    case .border(let paint, let width):
      let opened = join(.border, index, place)
      addOutline(paint, width: width, inset: width)
      writeContent(child, place, opened: opened)
    case .clip(let outline):
      let opened = join(.clip, index, place)
      addClip(outline)
      writeContent(child, place, opened: opened)
    case .opacity(let value):
      let opened = join(.opacity, index, place)
      pending.styles.append("opacity:")
      pending.styles.append(number: value.isNaN ? 1 : min(max(value, 0), 1))
      pending.styles.append(";")
      writeContent(child, place, opened: opened)
    case .shadow(let color, let radius, let x, let y):
      let opened = join(.filter, index, place)
      addShadow(color, radius: radius, x: x, y: y)
      writeContent(child, place, opened: opened)
    case .blur(let radius):
      let opened = join(.filter, index, place)
      pending.styles.append("filter:blur(")
      pending.styles.append(points: min(max(radius, 0), 200))
      pending.styles.append(");")
      writeContent(child, place, opened: opened)
    case .filter(let filter, let amount):
      let opened = join(.filter, index, place)
      addFilter(filter, amount)
      writeContent(child, place, opened: opened)
    case .background(let alignment):
      writeLayers(index, node, alignment, isBehind: true, place)
    case .overlay(let alignment):
      writeLayers(index, node, alignment, isBehind: false, place)
    case .aspectRatio(let ratio, let fill):
      writeAspect(index, child, ratio: ratio, fill: fill, place)
    case .fixedSize(let horizontal, let vertical):
      pending.claim(index)
      if horizontal { addClass(" sw-fixed-x") }
      if vertical { addClass(" sw-fixed-y") }
      withOpenHeight(environment.isHeightOpen || vertical) { $0.writeContent(child, place, opened: false) }
    case .layoutPriority(let priority):
      pending.claim(index)
      addPriority(priority, index)
      writeContent(child, place, opened: false)
    case .zIndex(let value):
      pending.claim(index)
      pending.styles.append("z-index:")
      pending.styles.append(number: value.isFinite ? Int(min(max(value, -1000), 1000).rounded()) : 0)
      pending.styles.append(";")
      writeContent(child, place, opened: false)
    case .gridCell(let columns, let horizontal, let vertical):
      pending.claim(index)
      addGridCell(columns, horizontal, vertical)
      writeContent(child, place, opened: false)
    case .ignoresTaps:
      pending.claim(index)
      addClass(" sw-untapped")
      writeContent(child, place, opened: false)
    case .hidden:
      pending.claim(index)
      addClass(" sw-hidden")
      writeAside(child, place)
    case .ignoresSafeArea(_, _, _, _):
      write(child, Place(phrasing: place.phrasing, axis: place.axis))
    case .colorScheme(let dark):
      let opened = join(.opacity, index, place)
      addClass(dark ? " sw-dark" : " sw-light")
      withEnvironment {
        $0.scheme = dark ? .dark : .light
      } write: {
        $0.writeContent(child, place, opened: opened)
      }
    case .layoutDirection(let isRightToLeft):
      if isRightToLeft == environment.isRightToLeft {
        pending.claim(index)
        return writeContent(child, place, opened: false)
      }
      // A direction inside another one needs an element of its own.
      let opened = pending.hasDirection
      if opened { openContainer(-1, place, "sw-box") }
      pending.claim(index)
      pending.setDirection(isRightToLeft: isRightToLeft)
      withEnvironment {
        $0.isRightToLeft = isRightToLeft
      } write: {
        $0.writeContent(child, place, opened: opened)
      }
    case .badge(let text):
      openContainer(index, place, "sw-h")
      write(child, place.inside(.horizontal))
      writeMarkup("<span class=\"sw-s\"></span><span class=\"sw-badge\">")
      out.appendText(pointers.text(text))
      out.append("</span>")
      closeContainer(place)
    // The row around has written them; elsewhere there is no row.
    case .rowBackground, .rowBackdrop, .rowInsets, .selectedRow: write(child, place)
    case .disabled:
      pending.claim(index)
      addClass(" sw-disabled")
      withEnvironment {
        $0.isDisabled = true
      } write: {
        $0.writeContent(child, place, opened: false)
      }
    case .device(let width, let height, let name):
      writeDevice(child, width: width, height: height, name: name, place)
    case .tappable(let control):
      writeTappable(index, child, control: control, place)
    case .accessibilityLabel, .accessibilityHint, .help, .accessibilityValue, .accessibilityIdentifier,
      .accessibilityHidden, .accessibilityCombine, .accessibilityHeading:
      writeAccessibility(index, child, pointers.boxes[Int(node.payload)], place)
    }
  }

  /// Writes a child that no link may be hung on.
  mutating func writeAside(_ child: Int32, _ place: Place) {
    let link = pending.takeLink()
    writeContent(child, place, opened: false)
    pending.hang(link)
  }

  @inline(__always)
  mutating func addLength(_ property: StaticString, _ value: Double) {
    pending.styles.append(property)
    pending.styles.append(points: max(value.isNaN ? 0 : value, 0))
    pending.styles.append(";")
  }

  /// Writes a view in a fixed frame, of which `index` is the node; -1 for one that is no node.
  mutating func writeFrame(
    _ index: Int32, _ child: Int32, width: Double?, height: Double?, _ alignment: Alignment, _ place: Place
  ) {
    if let width, let height {
      pending.set(alignment: alignment)
      let isPicture = writeSizedPicture(child, width: width, height: height, index: index, place)
      pending.set(alignment: .center)
      if isPicture { return }
    }
    if width == nil, let height, writeHeldPicture(child, height: height, index: index, place) { return }
    let opened = join(.frame, index, place)
    if let width { addLength("width:", width) }
    if let height { addLength("height:", height) }
    writeFrame(
      child, alignment, width == nil ? "sw-f" : "sw-f sw-fixed", room: width ?? .infinity,
      offersHeight: height != nil, place, opened: opened)
  }

  private mutating func writeFrame(
    _ child: Int32, _ alignment: Alignment, _ classes: StaticString, room: Double, offersHeight: Bool,
    _ place: Place, opened: Bool
  ) {
    addAlignment(alignment)
    let outer = opened ? place.inside(.depth) : place
    openContainer(-1, outer, classes)
    if room.isFinite { keepFirm(child, room: room) }
    // A line lies as the stack around wants it, whatever frame it has.
    let isLine = child >= 0 && tree[NodeIndex(child)].kind == .divider
    let inner = place.insideBox(isLine ? place.axis : .horizontal)
    withOpenHeight(environment.isHeightOpen && !offersHeight) { $0.write(child, inner) }
    closeContainer(outer)
    if opened { closeContainer(place) }
  }

  mutating func addPadding(_ insets: EdgeInsets) {
    let right = environment.isRightToLeft ? insets.leading : insets.trailing
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    addEdges("padding:", max(insets.top, 0), max(right, 0), max(insets.bottom, 0), max(left, 0))
    if min(insets.top, right, insets.bottom, left) < 0 {
      addEdges("margin:", min(insets.top, 0), min(right, 0), min(insets.bottom, 0), min(left, 0))
    }
  }

  private mutating func addEdges(
    _ property: StaticString, _ top: Double, _ right: Double, _ bottom: Double, _ left: Double
  ) {
    pending.styles.append(property)
    pending.styles.append(points: top)
    if top != bottom || left != right || top != left {
      pending.styles.append(" ")
      pending.styles.append(points: right)
      if top != bottom || left != right {
        pending.styles.append(" ")
        pending.styles.append(points: bottom)
        if left != right {
          pending.styles.append(" ")
          pending.styles.append(points: left)
        }
      }
    }
    pending.styles.append(";")
  }

  private mutating func addShadow(_ color: Color, radius: Double, x: Double, y: Double) {
    pending.styles.append("filter:drop-shadow(")
    pending.styles.append(points: x)
    pending.styles.append(" ")
    pending.styles.append(points: y)
    pending.styles.append(" ")
    pending.styles.append(points: min(max(radius, 0), 200))
    pending.styles.append(" ")
    let isMixed = color.needsVariable
    if isMixed { pending.styles.append("var(--shade)") } else { addColors { $0.append(color: color) } }
    pending.styles.append(");")
    if isMixed {
      pending.styles.append("--shade:")
      addColors { $0.append(color: color) }
      pending.styles.append(";")
    }
  }

  /// Content with a layer in front of it or behind it that takes no part in its size.
  private mutating func writeLayers(
    _ index: Int32, _ node: RenderNode, _ alignment: Alignment, isBehind: Bool, _ place: Place
  ) {
    pending.claim(index)
    openContainer(index, place, "sw-layers")
    let first = node.firstChild.raw
    if !isBehind { write(first, place.inside(.depth)) }
    addAlignment(alignment)
    openContainer(-1, place, isBehind ? "sw-under" : "sw-over")
    var layer = pointers.node(first)?.nextSibling.raw ?? -1
    while let next = pointers.node(layer) {
      if pointers.fittingPicture(pointers.alone(layer)) != nil { pending.set(alignment: alignment) }
      keepFirm(layer)
      write(layer, place.inside(.depth))
      pending.set(alignment: .center)
      layer = next.nextSibling.raw
    }
    closeContainer(place)
    if isBehind { write(first, place.inside(.depth)) }
    closeContainer(place)
  }

  private mutating func writeDevice(
    _ child: Int32, width: Double, height: Double, name: PoolRange, _ place: Place
  ) {
    addLength("width:", width)
    addLength("height:", height)
    if !name.isEmpty {
      addAttributes(" role=\"group\" aria-label=\"")
      pending.attributes.appendAttribute(pointers.text(name))
      pending.attributes.append("\"")
    }
    openContainer(-1, place, "sw-device")
    write(child, place.inside(.vertical))
    closeContainer(place)
  }

  /// A view that takes taps by itself is a button without looks; around controls it stays a plain box, since
  /// controls may not stand in a button.
  private mutating func writeTappable(_ index: Int32, _ child: Int32, control: Int32, _ place: Place) {
    if pointers.known(child).contains(.interactive) {
      pending.claim(index)
      guard page.isInteractive else { return writeContent(child, place, opened: false) }
      openContainer(index, place, "sw-box")
      out.dropLast()
      writeControlNumber(control)
      out.append(">")
      return writeContent(child, place, opened: true)
    }
    let wrapped = wrapPending(above: .filter, place)
    let leads = leads(control) && !environment.isDisabled
    writeMarkup("<a", if: leads, else: "<button type=\"button\"")
    writeAttributes(index, "sw-tap")
    if leads { writeLead(control) } else { writeControlNumber(control) }
    if environment.isDisabled { out.append(" disabled") }
    if !pointers.known(child).contains(.named) { out.append(" aria-label=\"Button\"") }
    out.append(">")
    write(child, Place(phrasing: true, axis: place.axis))
    out.append("</a>", if: leads, else: "</button>")
    if wrapped { closeContainer(place) }
  }

  mutating func addShift(_ points: Double, _ part: Double) {
    if points == 0 {
      pending.styles.append(number: part * 100, limit: 100_000)
      return pending.styles.append("%")
    }
    pending.styles.append("calc(")
    pending.styles.append(points: points)
    pending.styles.append(" + ")
    pending.styles.append(number: part * 100, limit: 100_000)
    pending.styles.append("%)")
  }
}
