import RenderTree

/// What sizes do views have on a page in HTML, in points? The browser lays that page out; these are estimates. Texts are as wide as in
/// an average sans-serif font and as high as in the style sheet at the usual size of letters; lists, grids, scroll views, and
/// controls besides buttons have the size that they have in text. Each size is computed once for each view and offer.
struct PointLayout: ~Copyable {
  /// What a view is offered, in points; nil asks for the ideal length.
  struct Offer: Hashable {
    var width: Double?, height: Double?

    fileprivate func shrunk(width across: Double, height down: Double) -> Offer {
      Offer(width: width.map { max($0 - across, 0) }, height: height.map { max($0 - down, 0) })
    }
  }

  /// The size that a view takes, in points.
  struct Size {
    var width = 0.0, height = 0.0
  }

  private struct Measured: Hashable {
    let view: Int32
    let axis: StackPayload.Axis
    let offer: Offer
  }

  private var text: TextLayout
  private var sizes: [Measured: Size] = [:]
  private var depth = 0
  /// What stands for a length without a bound; no view is longer.
  private static let longest = Double(Cells.longest) * 8
  private static let deepest = 400

  /// The sizes of the views that a layout of text measures.
  init(_ text: consuming TextLayout) { self.text = text }

  /// The size of a view on a page in HTML.
  mutating func measure(_ view: NodeIndex, _ offer: Offer) -> Size { size(of: view, offer, .vertical) }

  /// The size of a view in text.
  mutating func measureInCells(_ view: NodeIndex, _ offer: Offer) -> Size {
    func cells(_ points: Double?, _ count: (Double) -> Int) -> Int {
      guard let points, !points.isNaN else { return Cells.unspecified }
      return points.isFinite ? max(0, count(points)) : Cells.unbounded
    }
    let size = text.measure(
      view, Proposal(cells(offer.width, Cells.columns), cells(offer.height, Cells.rows)), Context())
    return Size(
      width: Double(min(size.width, Cells.longest)) * 8, height: Double(min(size.height, Cells.longest)) * 16)
  }

  /// The size of a view in a stack along an axis.
  private mutating func size(of view: NodeIndex, _ offer: Offer, _ axis: StackPayload.Axis) -> Size {
    guard text.isNode(view), depth < Self.deepest else { return Size() }
    let offer = Offer(width: offer.width.map(Self.bounded), height: offer.height.map(Self.bounded))
    let key = Measured(view: view.raw, axis: axis, offer: offer)
    if let known = sizes[key] { return known }
    depth += 1
    let chosen = sizeAnew(of: view, offer, axis)
    depth -= 1
    let size = Size(width: Self.bounded(chosen.width), height: Self.bounded(chosen.height))
    sizes[key] = size
    return size
  }

  private static func bounded(_ length: Double) -> Double { length.isNaN ? 0 : min(max(length, 0), longest) }

  private mutating func sizeAnew(of view: NodeIndex, _ offer: Offer, _ axis: StackPayload.Axis) -> Size {
    switch text.kind(view) {
    case .text: return text.payload(view, text.tree.texts).map { size(of: $0, offer) } ?? Size()
    case .box:
      return text.payload(view, text.tree.boxes).map { size(of: view, in: $0, offer, axis) } ?? Size()
    case .group: return stackSize(of: view, .vertical, spacing: 8, offer)
    case .stack:
      guard let stack = text.payload(view, text.tree.stacks) else { return Size() }
      return stackSize(of: view, stack.axis, spacing: stack.spacing ?? 8, offer)
    case .shape:
      guard let shape = text.payload(view, text.tree.shapes) else { return Size() }
      var least = Size(width: 10, height: 10)
      if case .path(let outline) = shape.outline, outline.fit == .points {
        least = Size(width: outline.width, height: outline.height)
      }
      return Size(width: offer.width ?? least.width, height: offer.height ?? least.height)
    case .image:
      guard let image = text.payload(view, text.tree.images) else { return Size() }
      let own = size(of: image)
      guard image.isResizable else { return own }
      return Size(width: offer.width ?? own.width, height: offer.height ?? own.height)
    case .spacer:
      let least = max(text.payload(view, text.tree.spacers) ?? 0, 0)
      return Size(
        width: axis == .vertical ? 0 : max(least, offer.width ?? 0),
        height: axis == .horizontal ? 0 : max(least, offer.height ?? 0))
    case .divider:
      return axis == .horizontal
        ? Size(width: 1, height: offer.height ?? 10) : Size(width: offer.width ?? 10, height: 1)
    case .drawing:
      guard let drawing = text.payload(view, text.tree.drawings) else { return Size() }
      if drawing.fit == .points { return Size(width: drawing.width, height: drawing.height) }
      let insets = drawing.insets
      return Size(
        width: offer.width ?? drawing.width + insets.leading + insets.trailing,
        height: offer.height ?? drawing.height + insets.top + insets.bottom)
    case .link:
      guard let link = text.payload(view, text.tree.links), !link.showsDisclosure else {
        return measureInCells(view, offer)
      }
      return buttonSize(of: view, link.look, link.metrics, offer)
    case .control:
      guard let control = text.payload(view, text.tree.controls), control.kind == .button else {
        return measureInCells(view, offer)
      }
      return buttonSize(of: view, control.look, control.metrics, offer)
    case .list, .grid, .scroll, .map, .navigation, .region: return measureInCells(view, offer)
    case .presentation, .alike: return Size()
    }
  }

  // MARK: Stacks

  /// The size of the children of a view in a stack. As SwiftUI does, the least flexible chooses first, and the rest is
  /// divided among those that follow.
  private mutating func stackSize(
    of view: NodeIndex, _ axis: StackPayload.Axis, spacing: Double, _ offer: Offer
  ) -> Size {
    var views: [NodeIndex] = []
    addChildren(of: view, to: &views)
    let length: WritableKeyPath<Offer, Double?>
    let (along, across): (WritableKeyPath<Size, Double>, WritableKeyPath<Size, Double>)
    switch axis {
    case .horizontal: (length, along, across) = (\.width, \.width, \.height)
    case .vertical: (length, along, across) = (\.height, \.height, \.width)
    case .depth:
      var all = Size()
      for view in views {
        let size = size(of: view, offer, axis)
        all = Size(width: max(all.width, size.width), height: max(all.height, size.height))
      }
      return all
    }
    var all = Size()
    all[keyPath: along] = spacing * Double(max(views.count - 1, 0))
    var inner = offer
    var rest = offer[keyPath: length].map { $0 - all[keyPath: along] }
    if rest != nil {
      var rooms: [(room: Double, number: Int)] = []
      for (number, view) in views.enumerated() {
        inner[keyPath: length] = 0
        let least = size(of: view, inner, axis)[keyPath: along]
        inner[keyPath: length] = Self.longest
        rooms.append((size(of: view, inner, axis)[keyPath: along] - least, number))
      }
      views = rooms.sorted { $0 < $1 }.map { views[$0.number] }
    }
    for (number, view) in views.enumerated() {
      inner[keyPath: length] = rest.map { max($0 / Double(views.count - number), 0) }
      let size = size(of: view, inner, axis)
      rest? -= size[keyPath: along]
      all[keyPath: along] += size[keyPath: along]
      all[keyPath: across] = max(all[keyPath: across], size[keyPath: across])
    }
    return all
  }

  /// Adds the views that stand in a stack; those of a group stand in the stack around it.
  private mutating func addChildren(of view: NodeIndex, to views: inout [NodeIndex]) {
    var child = text.firstChild(view)
    while text.isNode(child) {
      switch text.kind(child) {
      case .group: addChildren(of: child, to: &views)
      case .presentation: break
      case .stack, .grid, .text, .image, .shape, .control, .link, .list, .divider, .spacer, .scroll, .map,
        .drawing, .navigation, .region, .box, .alike:
        views.append(child)
      }
      child = text.nextSibling(child)
    }
  }

  // MARK: Boxes

  private mutating func size(
    of view: NodeIndex, in box: BoxModifier, _ offer: Offer, _ axis: StackPayload.Axis
  ) -> Size {
    let child = text.firstChild(view)
    switch box {
    case .padding(let edges):
      let (across, down) = (edges.leading + edges.trailing, edges.top + edges.bottom)
      let inner = size(of: child, offer.shrunk(width: across, height: down), axis)
      return Size(width: inner.width + across, height: inner.height + down)
    case .frame(let width, let height, _):
      let inner = size(of: child, Offer(width: width ?? offer.width, height: height ?? offer.height), axis)
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, _):
      let across = FlexibleLength(least: minWidth, ideal: idealWidth, most: maxWidth)
      let down = FlexibleLength(least: minHeight, ideal: idealHeight, most: maxHeight)
      let inner = size(
        of: child, Offer(width: across.offer(offer.width), height: down.offer(offer.height)), axis)
      return Size(
        width: across.length(around: inner.width, offer.width),
        height: down.length(around: inner.height, offer.height))
    case .aspectRatio(let ratio, let fills):
      return size(of: child, ratioOffer(child, ratio, fills: fills, offer, axis), axis)
    case .fixedSize(let horizontal, let vertical):
      return size(
        of: child, Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height), axis)
    case .device(let width, let height, _): return Size(width: width, height: height)
    case .badge: return measureInCells(view, offer)
    case .offset, .position, .guide, .backgroundPaint, .background, .overlay, .border, .clip, .opacity,
      .shadow,
      .scale, .rotation, .blur, .filter, .zIndex, .layoutPriority, .tappable, .ignoresTaps, .disabled,
      .colorScheme, .layoutDirection, .accessibilityLabel, .accessibilityHint, .help, .accessibilityValue,
      .accessibilityIdentifier, .accessibilityHidden, .accessibilityCombine, .accessibilityHeading, .hidden,
      .ignoresSafeArea, .gridCell, .rowBackground, .rowBackdrop, .rowInsets, .selectedRow:
      return size(of: child, offer, axis)
    }
  }

  /// The size of a ratio that fits into an offer, or fills it.
  private mutating func ratioOffer(
    _ child: NodeIndex, _ ratio: Double?, fills: Bool, _ offer: Offer, _ axis: StackPayload.Axis
  ) -> Offer {
    var ratio = ratio ?? 0
    if ratio.isNaN || ratio <= 0 || ratio.isInfinite {
      let ideal = size(of: child, Offer(), axis)
      ratio = max(ideal.width, 1) / max(ideal.height, 1)
    }
    switch (offer.width, offer.height) {
    case (nil, nil): return offer
    case (let width?, nil): return Offer(width: width, height: width / ratio)
    case (nil, let height?): return Offer(width: height * ratio, height: height)
    case (let width?, let height?):
      return (width / ratio <= height) != fills
        ? Offer(width: width, height: width / ratio) : Offer(width: height * ratio, height: height)
    }
  }

  // MARK: Views without views inside

  /// A button is its label, with room around it where it has a shape (`.sw-bordered` in the style sheet).
  private mutating func buttonSize(
    of view: NodeIndex, _ look: ControlPayload.Look, _ metrics: ControlMetrics, _ offer: Offer
  ) -> Size {
    var room = Size()
    if look.isBordered {
      switch metrics.size {
      case nil: room = Size(width: 24, height: 12)
      case .small: room = Size(width: 20, height: 8)
      case .large, .extraLarge: room = Size(width: 40, height: 28)
      }
    }
    let label = stackSize(
      of: view, .horizontal, spacing: 6, offer.shrunk(width: room.width, height: room.height))
    return Size(width: label.width + room.width, height: label.height + room.height)
  }

  /// The size of a picture that fills no place.
  private func size(of image: ImagePayload) -> Size {
    guard image.source == .symbol else { return Size(width: 120, height: 90) }
    let font = Self.element(image.style, of: text.tree.textStyles)?.size ?? FontSize(.body)
    let factor =
      switch image.scale {
      case .small: 1.05
      case .medium: 1.3
      case .large: 1.65
      }
    return Size(width: font.points * factor, height: font.points * factor)
  }

  /// A text wraps between words, and within one that is wider than the offer; then it is as wide as the offer.
  private func size(of payload: TextPayload, _ offer: Offer) -> Size {
    let tree = text.tree
    var (widest, line, word, lines, height) = (0.0, 0.0, 0.0, 1.0, 0.0)
    func add(_ width: Double, endsWord: Bool) {
      // A blank may hang over the end of a line.
      if !endsWord, let room = offer.width, line + word + width > room, line + word > 0 {
        widest = room
        lines += 1
        if line == 0 { word = 0 }
        line = 0
      }
      word += width
      if endsWord { (line, word) = (line + word, 0) }
    }
    for run in Int(payload.firstRun)..<Int(payload.firstRun + payload.runCount)
    where tree.runs.indices.contains(run) {
      let run = tree.runs[run]
      guard let style = Self.element(run.style, of: tree.textStyles) else { continue }
      let points = min(max(style.size.points, 1), 1000)
      height = max(height, points * Self.lineHeight(of: style.size.style))
      if let image = Self.element(run.image, of: tree.images) {
        add(size(of: image).width, endsWord: false)
        continue
      }
      let isBold =
        (style.weight ?? (style.size.style == .headline ? .semibold : .regular)).rawValue
        >= TextStyle.Weight.semibold.rawValue
      for character in tree.string(run.text).unicodeScalars {
        if character == "\n" {
          (widest, line, word, lines) = (max(widest, line + word), 0, 0, lines + 1)
          continue
        }
        let width = style.design == .monospaced ? 0.6 : Self.width(of: character) * (isBold ? 1.06 : 1)
        add(width * points + style.kerning, endsWord: character == " ")
      }
    }
    if payload.lineLimit > 0 { lines = min(lines, Double(payload.lineLimit)) }
    lines = max(lines, Double(payload.reservedLines))
    widest = max(widest, min(line + word, offer.width ?? .infinity))
    return Size(width: widest.rounded(.up), height: lines * height)
  }

  /// The element at an index of one of the tree's arrays; nil where there is none.
  private static func element<Element>(_ index: Int32, of array: [Element]) -> Element? {
    let place = Int(index)
    return array.indices.contains(place) ? array[place] : nil
  }

  /// How far lines stand apart, as a part of the size of the font; as in the style sheet.
  private static func lineHeight(of style: FontSize.Style) -> Double {
    switch style {
    case .largeTitle: 1.2
    case .title: 1.21
    case .title2: 1.27
    case .title3: 1.25
    case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2, .custom: 1.32
    }
  }

  /// The width of a character in an average sans-serif font, as a part of the size of the font.
  private static func width(of character: Unicode.Scalar) -> Double {
    switch character {
    case "i", "j", "l", "I", "|", "!", ".", ",", ":", ";", "'", "’", " ": 0.27
    case "f", "r", "t", "-", "\"", "/", "(", ")", "[", "]": 0.36
    case "c", "k", "s", "v", "x", "y", "z", "J", "–", "“", "”": 0.51
    case "w", "C", "D", "G", "H", "N", "O", "Q", "U": 0.74
    case "m", "M", "W", "@", "%": 0.9
    case "A"..."Z", "&", "#", "+", "=": 0.63
    case "\u{1100}"...: 1
    // All other letters and digits are about as wide as each other.
    default: 0.59
    }
  }
}

/// A length of SwiftUI's flexible frame. Points.
private struct FlexibleLength {
  let least: Double?, ideal: Double?, most: Double?

  /// What the view inside is offered.
  func offer(_ offered: Double?) -> Double? {
    (offered ?? ideal).map { max(least ?? 0, min(most ?? .infinity, $0)) }
  }

  /// The length of the frame around a view.
  func length(around view: Double, _ offered: Double?) -> Double {
    guard let offered else { return max(least ?? 0, min(most ?? .infinity, ideal ?? view)) }
    if least == nil && most == nil { return view }
    let low = least ?? min(view, most ?? view)
    return max(low, min(max(low, most ?? view), offered))
  }
}
