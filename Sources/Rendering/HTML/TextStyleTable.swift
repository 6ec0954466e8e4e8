import RenderTree

/// The class names and declarations of every text style, made once per tree.
struct TextStyleTable: ~Copyable {
  /// Where a style's class names (each with a blank before it) and declarations stand in `bytes`.
  struct Entry {
    var classStart: Int32 = 0
    var classEnd: Int32 = 0
    var styleEnd: Int32 = 0
    /// True where the element must have no background of its own, since the characters would lose or change it: it
    /// is made translucent, or has a gradient.
    var standsAlone = false
    /// The gradient of the letters: index in `RenderTree.gradients`, or -1.
    var gradient: Int32 = -1
    /// What Markdown says of the characters.
    var markup: TextStyle.Markup = []
    /// Where they lead: index in `RenderTree.addresses`, or -1.
    var link: Int32 = -1
    /// True once a text of the style was written.
    var isUsed = false
    var isPlain: Bool { classStart == styleEnd && markup.isEmpty }
    /// True where the characters stand in elements of their own.
    var isMarked: Bool { !markup.isEmpty || link >= 0 }
  }

  private(set) var bytes = OutputBuffer(capacity: 512)
  private let entries: UnsafeMutablePointer<Entry>
  let count: Int

  init(_ styles: [TextStyle], gradients: [Paint], isRightToLeft: Bool) {
    count = styles.count
    entries = .allocate(capacity: max(styles.count, 1))
    for (index, style) in styles.enumerated() {
      var entry = Entry()
      entry.classStart = Int32(truncatingIfNeeded: bytes.count)
      Self.writeClasses(of: style, to: &bytes)
      entry.classEnd = Int32(truncatingIfNeeded: bytes.count)
      Self.writeDeclarations(of: style, to: &bytes)
      if gradients.indices.contains(Int(style.gradient)) {
        Self.writeBlend(gradients[Int(style.gradient)], isRightToLeft, to: &bytes)
        entry.gradient = style.gradient
      }
      entry.markup = style.markup
      entry.link = style.link
      entry.styleEnd = Int32(truncatingIfNeeded: bytes.count)
      entry.standsAlone =
        entry.gradient >= 0 || style.color.map { $0.needsVariable && $0.base != .adaptive } ?? false
      (entries + index).initialize(to: entry)
    }
  }

  deinit { entries.deallocate() }

  /// The style at an index; plain body text where there is none.
  @inline(__always)
  func entry(_ index: Int32) -> Entry { index >= 0 && Int(index) < count ? entries[Int(index)] : Entry() }

  /// True the first time that a style is asked about; false where there is none.
  @inline(__always)
  func isFirstUse(of index: Int32) -> Bool {
    guard index >= 0, Int(index) < count else { return false }
    let entry = entries + Int(index)
    defer { entry.pointee.isUsed = true }
    return !entry.pointee.isUsed
  }

  @inline(__always)
  func classes(_ entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: bytes.start + Int(entry.classStart), count: Int(entry.classEnd - entry.classStart))
  }

  @inline(__always)
  func declarations(_ entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes.start + Int(entry.classEnd), count: Int(entry.styleEnd - entry.classEnd))
  }

  private static func writeClasses(of style: TextStyle, to output: inout OutputBuffer) {
    switch style.size.style {
    case .largeTitle: output.append(" sw-large-title")
    case .title: output.append(" sw-title")
    case .title2: output.append(" sw-title2")
    case .title3: output.append(" sw-title3")
    case .headline: output.append(" sw-headline")
    case .subheadline: output.append(" sw-subheadline")
    case .body, .custom: break
    case .callout: output.append(" sw-callout")
    case .footnote: output.append(" sw-footnote")
    case .caption: output.append(" sw-caption")
    case .caption2: output.append(" sw-caption2")
    }
    switch style.weight {
    case nil: break
    case .ultraLight: output.append(" sw-ultralight")
    case .thin: output.append(" sw-thin")
    case .light: output.append(" sw-light-weight")
    case .regular: output.append(" sw-regular")
    case .medium: output.append(" sw-medium")
    case .semibold: output.append(" sw-semibold")
    case .bold: output.append(" sw-bold")
    case .heavy: output.append(" sw-heavy")
    case .black: output.append(" sw-black-weight")
    }
    switch style.design {
    case .default: break
    case .serif: output.append(" sw-serif")
    case .rounded: output.append(" sw-rounded")
    case .monospaced: output.append(" sw-mono")
    }
    if style.italic { output.append(" sw-italic") }
    let isStruck = style.lines.contains(.strikethrough)
    if style.lines.contains(.underline) {
      output.append(isStruck ? " sw-underline-strike" : " sw-underline")
    } else if isStruck {
      output.append(" sw-strike")
    }
    if style.gradient >= 0 { output.append(" sw-blend") }
    if let color = style.color, color.isThemed, !color.needsVariable, !color.base.isGround {
      output.append(" sw-")
      output.append(color.base.cssName)
    }
  }

  private static func writeDeclarations(of style: TextStyle, to output: inout OutputBuffer) {
    if style.size.style == .custom {
      output.append("font-size:")
      // Sizes follow the reader's font size: 16 px is the browser's usual one.
      output.append(number: min(max(style.size.points, 1), 1000) / 16)
      output.append("rem;")
    }
    if style.kerning != 0 && style.kerning.isFinite {
      output.append("letter-spacing:")
      output.append(points: style.kerning)
      output.append(";")
    }
    guard let color = style.color, color.needsVariable || !color.isThemed || color.base.isGround
    else { return }
    if !color.isThemed {
      output.append("color:")
      output.append(color: color)
      output.append(";")
    } else if color.base == .adaptive {
      output.append("color:var(--ink);--ink:")
      output.append(color: color)
      output.append(";")
    } else {
      // Characters have no ground of their own, so making them translucent is the same as the colour.
      output.append("color:var(--sw-")
      output.append(color.base.cssName)
      output.append(color.base.isGround ? ");" : "-text);")
      if style.gradient >= 0 || color.alpha == 255 { return }
      output.append("opacity:")
      output.append(number: Double(color.alpha) / 255)
      output.append(";")
    }
  }

  private static func writeBlend(_ paint: Paint, _ isRightToLeft: Bool, to output: inout OutputBuffer) {
    guard case .linear(let colors, let startX, let startY, let endX, let endY) = paint else { return }
    output.append("--letters:")
    output.append(
      gradient: colors, startX: isRightToLeft ? 1 - startX : startX, startY: startY,
      endX: isRightToLeft ? 1 - endX : endX, endY: endY, isOfLetters: true)
    output.append(";")
  }
}
