import RenderTree

/// What modifiers leave for the element or the view that is written next, so that a chain of modifiers costs no more
/// elements than CSS needs.
struct Pending: ~Copyable {
  /// Classes, each with a blank before it, declarations and attributes of the next element.
  var classes = OutputBuffer(capacity: 256)
  var styles = OutputBuffer(capacity: 256)
  var attributes = OutputBuffer(capacity: 256)
  /// What is shown beside the pointer, and what is said of the element.
  private(set) var help = PoolRange.empty
  private(set) var hint = PoolRange.empty
  private var hasIdentifier = false
  private var isHidden = false
  /// True where a direction is set for the next element.
  private(set) var hasDirection = false
  private var isRanked = false
  /// What the innermost modifier sets; CSS applies them in this order from the outside to the inside.
  private(set) var layer = BoxLayer.none
  /// The outermost node that is waiting, whose growth the element shows; -1 for none.
  private(set) var owner: Int32 = -1
  /// The link or button that is hung on the next text; -1 for none.
  private(set) var link: Int32 = -1
  /// What the next picture or control is called; empty for its own name.
  private(set) var label = PoolRange.empty
  /// What the next control says of its value.
  private(set) var value = PoolRange.empty
  /// How the next picture fills its frame.
  private(set) var fit = PictureFit.stretch
  /// Where the next picture stands in a frame or layer that has more room than the picture needs.
  private(set) var alignment = Alignment.center

  // MARK: The next element

  /// True where no node waits for an element.
  var isEmpty: Bool { owner < 0 }
  /// True where the next element gets nothing.
  var isClear: Bool { owner < 0 && classes.count | styles.count | attributes.count == 0 }

  /// Forgets what the element has got.
  mutating func clear() {
    classes.removeAll()
    styles.removeAll()
    attributes.removeAll()
    (help, hint) = (.empty, .empty)
    (hasIdentifier, isHidden, hasDirection, isRanked) = (false, false, false, false)
    layer = .none
    owner = -1
  }

  /// Lets a node wait that has no layer.
  @inline(__always)
  mutating func claim(_ index: Int32) {
    if owner < 0 { owner = index }
  }

  /// Lets a node wait for an element of its own.
  mutating func own(_ index: Int32) { owner = index }

  /// Lets a node wait that sets what CSS applies after what waits.
  @inline(__always)
  mutating func join(_ layer: BoxLayer, _ index: Int32) {
    claim(index)
    self.layer = layer
  }

  /// Adds what is shown beside the pointer; of several the outermost counts.
  mutating func add(help text: PoolRange) {
    if help.isEmpty { help = text }
  }

  /// Adds what is said of the element; of several the outermost counts.
  mutating func add(hint text: PoolRange) {
    if hint.isEmpty { hint = text }
  }

  /// Adds the name by which tests find the element; of several the outermost counts.
  mutating func add(identifier name: UnsafeBufferPointer<UInt8>) {
    if hasIdentifier { return }
    hasIdentifier = true
    attributes.append(" data-identifier=\"")
    attributes.appendAttribute(name)
    attributes.append("\"")
  }

  /// Hides the element from those who hear the page.
  mutating func hide() {
    if !isHidden { attributes.append(" aria-hidden=\"true\"") }
    isHidden = true
  }

  /// Notes that the element has a layout priority. Returns false where it has one already.
  mutating func rank() -> Bool {
    defer { isRanked = true }
    return !isRanked
  }

  /// Sets the direction of the element.
  mutating func setDirection(isRightToLeft: Bool) {
    hasDirection = true
    attributes.append(isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  // MARK: The next view

  /// True where neither the next element nor the next view gets anything.
  var isAtRest: Bool {
    isClear && link < 0 && label.isEmpty && value.isEmpty && fit == .stretch && alignment == .center
  }

  /// Hangs a link or button on the next text; -1 for none.
  mutating func hang(_ link: Int32) { self.link = link }

  /// The link or button that waited, and none any more; -1 for none.
  mutating func takeLink() -> Int32 {
    defer { link = -1 }
    return link
  }

  /// Sets what the next picture or control is called; an empty one for its own name.
  mutating func say(label: PoolRange) { self.label = label }

  /// What the next picture or control was to be called, and its own name from here on.
  mutating func takeLabel() -> PoolRange {
    defer { label = .empty }
    return label
  }

  /// Sets what the next control says of its value.
  mutating func say(value: PoolRange) { self.value = value }

  /// Forgets what was to be said of a control.
  mutating func clearSpoken() { (label, value) = (.empty, .empty) }

  /// Sets how the next picture fills its frame, and gives what was set before.
  @discardableResult
  mutating func set(fit: PictureFit) -> PictureFit {
    defer { self.fit = fit }
    return self.fit
  }

  /// Sets where the next picture stands.
  mutating func set(alignment: Alignment) { self.alignment = alignment }
}

/// CSS properties in the order in which one element applies them, from the outside to the inside.
enum BoxLayer: UInt8 {
  case none, transform, opacity, clip, filter, border, background, padding, frame
}
