import RenderTree

/// What size does a view about have on a page in HTML, in points? Cells are too narrow for wide letters and large fonts, and frames tell
/// more than whole cells.
struct DrawnSize {
  var width = 0.0
  var height = 0.0
  /// True where a frame tells the length.
  var isWidthFixed = false, isHeightFixed = false

  private static let deepest = 400

  /// The ideal size of a view.
  init(of view: NodeIndex, in tree: RenderTree, depth: Int = 0) {
    guard depth < Self.deepest, !view.isNone else { return }
    let node = tree[view]
    if node.kind == .text {
      (width, height) = Self.size(ofText: Int(node.payload), in: tree)
      return
    }
    if let box = tree.box(node) {
      self = DrawnSize(of: node.firstChild, in: tree, depth: depth + 1).inside(box)
      return
    }
    let axis = tree.stack(node)?.axis
    let room = tree.stack(node)?.spacing ?? 8
    var isFirst = true
    for child in tree.children(of: node) {
      let size = DrawnSize(of: child, in: tree, depth: depth + 1)
      let between = isFirst ? 0 : room
      isFirst = false
      width = axis == .horizontal ? width + between + size.width : max(width, size.width)
      height = axis == .vertical ? height + between + size.height : max(height, size.height)
    }
  }

  private func inside(_ box: BoxModifier) -> DrawnSize {
    var size = self
    switch box {
    case .frame(let width, let height, _):
      if let width { (size.width, size.isWidthFixed) = (width, true) }
      if let height { (size.height, size.isHeightFixed) = (height, true) }
    case .padding(let edges):
      size.width += edges.leading + edges.trailing
      size.height += edges.top + edges.bottom
    case .flexibleFrame, .device, .aspectRatio: (size.isWidthFixed, size.isHeightFixed) = (false, false)
    case .offset, .position, .backgroundPaint, .background, .overlay, .border, .clip, .opacity, .shadow,
      .scale, .rotation, .blur, .filter, .zIndex, .layoutPriority, .tappable, .ignoresTaps, .disabled,
      .colorScheme, .layoutDirection, .accessibilityLabel, .accessibilityHint, .help, .accessibilityValue,
      .accessibilityIdentifier, .accessibilityHidden, .accessibilityCombine, .accessibilityHeading, .hidden,
      .guide, .fixedSize, .ignoresSafeArea, .gridCell, .badge, .rowBackground, .rowBackdrop, .rowInsets,
      .selectedRow:
      break
    }
    return size
  }

  /// The size where a view is offered a width, and takes some cells of it; a text that is wider wraps.
  func fitted(width offer: Double?, cells: CellSize) -> (width: Double, height: Double) {
    let columns = Double(min(cells.width, Cells.longest)) * 8
    let rows = Double(min(cells.height, Cells.longest)) * 16
    var fitted = (width: max(columns, width), height: max(rows, height))
    if let offer, offer < fitted.width {
      fitted.width = max(columns, offer)
      if offer >= 8 { fitted.height = max(rows, height * (width / offer).rounded(.up)) }
    }
    return (isWidthFixed ? width : fitted.width, isHeightFixed ? height : fitted.height)
  }

  /// The size of a text whose lines are as long as they are written.
  private static func size(ofText place: Int, in tree: RenderTree) -> (Double, Double) {
    guard tree.texts.indices.contains(place) else { return (0, 0) }
    let text = tree.texts[place]
    var (widest, line, lines, points) = (0.0, 0.0, 1.0, 0.0)
    for run in Int(text.firstRun)..<Int(text.firstRun + text.runCount) where tree.runs.indices.contains(run) {
      let style = tree.textStyles[Int(tree.runs[run].style)]
      let size = min(max(style.size.points, 1), 1000)
      points = max(points, size)
      for character in tree.string(tree.runs[run].text).unicodeScalars {
        if character == "\n" {
          (widest, line, lines) = (max(widest, line), 0, lines + 1)
        } else {
          line += (style.design == .monospaced ? 0.62 : width(of: character)) * size
        }
      }
    }
    if text.lineLimit > 0 { lines = min(lines, Double(text.lineLimit)) }
    return (max(widest, line).rounded(.up), (lines * points * 1.3).rounded(.down))
  }

  /// The width of a character in a sans-serif font, as a part of the size of the font.
  private static func width(of character: Unicode.Scalar) -> Double {
    switch character {
    case "i", "j", "l", "I", "|", "!", ".", ",", ":", ";", "'", "(", ")", "[", "]", " ": 0.3
    case "f", "r", "t", "-", "\"", "/": 0.41
    case "m", "w", "M", "W", "@", "%": 0.94
    case "A"..."Z", "&", "#", "+", "=": 0.73
    case "\u{1100}"...: 1
    // All other letters and digits are about as wide as each other.
    default: 0.6
    }
  }
}
