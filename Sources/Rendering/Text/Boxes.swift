import RenderTree

extension TextLayout {
  mutating func measureBox(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    let child = firstChild(node)
    guard let box = payload(node, tree.boxes) else { return measure(child, proposal, context) }
    switch box {
    case .padding(let insets):
      let edges = edges(insets, around: child, proposal, context)
      let inner = proposal.shrunk(width: edges.horizontal, height: edges.vertical)
      let size = measure(child, inner, context)
      return CellSize(width: size.width + edges.horizontal, height: size.height + edges.vertical)
    case .frame(let width, let height, _):
      let inner = fixedProposal(width, height, proposal)
      let size = measure(child, inner, context)
      return CellSize(
        width: width.map(Cells.columns) ?? size.width, height: height.map(Cells.rows) ?? size.height)
    case .flexibleFrame:
      let frame = flexibleFrame(box, around: child)
      let size = measure(child, frame.offer(proposal), context)
      return frame.size(around: size, proposal)
    case .border:
      let edges = borderRoom(node)
      let inner = proposal.shrunk(width: edges.horizontal, height: edges.vertical)
      let size = measure(child, inner, context)
      return CellSize(width: size.width + edges.horizontal, height: size.height + edges.vertical)
    case .aspectRatio(let ratio, let fills):
      return measure(child, ratioProposal(child, ratio, fills: fills, proposal, context), context)
    case .fixedSize(let horizontal, let vertical):
      return measure(child, idealProposal(proposal, horizontal, vertical), context)
    case .device(let width, let height, let name):
      return deviceSize(width, height, name, proposal)
    case .badge(let text):
      let room = columns(text) + 3
      let size = measure(child, proposal.shrunk(width: room, height: 0), context)
      let fills = context.isInList && proposal.width != Cells.unspecified && proposal.width < Cells.unbounded
      let width = fills ? max(proposal.width, size.width + room) : size.width + room
      return CellSize(width: width, height: max(1, size.height))
    case .overlay: return overlaySize(child, proposal, context)
    // Drawn elsewhere, larger, turned or in another look: the place stays that of the view.
    case .offset, .position, .scale, .rotation, .backgroundPaint, .background, .clip, .opacity, .shadow,
      .hidden,
      .blur, .filter, .disabled, .colorScheme, .layoutDirection, .rowBackground, .rowBackdrop, .rowInsets,
      .selectedRow:
      return measure(child, proposal, context)
    // What the stack or grid around asks for.
    case .guide, .layoutPriority, .zIndex, .gridCell: return measure(child, proposal, context)
    // Text has no bars over its edges, takes no input, and tells readers of screens nothing but its words.
    case .ignoresSafeArea, .tappable, .ignoresTaps, .accessibilityLabel, .accessibilityHint, .help,
      .accessibilityValue,
      .accessibilityIdentifier, .accessibilityHidden, .accessibilityCombine, .accessibilityHeading:
      return measure(child, proposal, context)
    }
  }

  /// The room of a padding. Edges of less than half a row, which else are a row, are none where the view would not fit its height.
  fileprivate mutating func edges(
    _ insets: EdgeInsets, around child: NodeIndex, _ proposal: Proposal, _ context: Context
  ) -> CellInsets {
    let edges = CellInsets(insets)
    var tight = edges
    tight.top = min(edges.top, Cells.rowsMoved(by: insets.top))
    tight.bottom = min(edges.bottom, Cells.rowsMoved(by: insets.bottom))
    guard tight.vertical < edges.vertical, proposal.height != Cells.unspecified else { return edges }
    let inner = proposal.shrunk(width: edges.horizontal, height: edges.vertical)
    let fits = measure(child, inner, context).height + edges.vertical <= proposal.height
    return fits ? edges : tight
  }

  /// The room that a box takes around its view; nil for a box that takes none.
  mutating func room(of node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellInsets? {
    switch payload(node, tree.boxes) {
    case .padding(let insets)?: return edges(insets, around: firstChild(node), proposal, context)
    case .border?: return borderRoom(node)
    case .badge(let text)?:
      var edges = CellInsets()
      edges.trailing = columns(text) + 3
      return edges
    // Whatever has the size of its view, or aligns it in one of its own.
    default: return nil
    }
  }

  /// What a box that aligns its view in its own size offers it, and where it stands; nil for another.
  mutating func alignedProposal(
    _ node: NodeIndex, _ proposal: Proposal, _ context: Context
  ) -> (Proposal, Alignment)? {
    guard let box = payload(node, tree.boxes) else { return nil }
    switch box {
    case .frame(let width, let height, let alignment):
      return (fixedProposal(width, height, proposal), alignment)
    case .flexibleFrame(_, _, _, _, _, _, let alignment):
      return (flexibleFrame(box, around: firstChild(node)).offer(proposal), alignment)
    case .aspectRatio(let ratio, let fills):
      return (ratioProposal(firstChild(node), ratio, fills: fills, proposal, context), .center)
    case .fixedSize(let horizontal, let vertical):
      return (idealProposal(proposal, horizontal, vertical), .center)
    // Whatever has the size of its view, or room beside it.
    default: return nil
    }
  }

  /// The frame that a box is. A page of text shows all rows of what scrolls, so that no ideal height cuts them off.
  mutating func flexibleFrame(_ box: BoxModifier, around child: NodeIndex) -> FlexibleFrame {
    var view = child
    while isNode(view), kind(view) == .box { view = firstChild(view) }
    let scrolls = isNode(view) && (kind(view) == .list || kind(view) == .scroll)
    return FlexibleFrame(box, hasIdealHeight: !scrolls)
  }

  /// The size of the view below an overlay. A page without a limit has no rows for an empty list, or for what scrolls and holds
  /// nothing: there it is as high as what lies on it.
  private mutating func overlaySize(_ child: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize
  {
    var size = measure(child, proposal, context)
    let above = nextSibling(child)
    guard proposal.height == Cells.unspecified, size.height == 0,
      kind(child) == .list || kind(child) == .scroll,
      isNode(above)
    else {
      return size
    }
    let over = Proposal(size.width, Cells.unspecified)
    if kind(above) == .group {
      size.height =
        measureChildren(of: above, Arrangement(axis: .depth, alignment: .center), over, context).height
    } else {
      size.height = measure(above, over, context).height
    }
    return size
  }

  fileprivate mutating func fixedProposal(_ width: Double?, _ height: Double?, _ proposal: Proposal)
    -> Proposal
  {
    Proposal(width.map(Cells.columns) ?? proposal.width, height.map(Cells.rows) ?? proposal.height)
  }

  fileprivate mutating func idealProposal(_ proposal: Proposal, _ horizontal: Bool, _ vertical: Bool)
    -> Proposal
  {
    Proposal(
      horizontal ? Cells.unspecified : proposal.width, vertical ? Cells.unspecified : proposal.height)
  }

  /// The size of a ratio that fits into or fills a proposal. A cell is 8 points wide and 16 high.
  fileprivate mutating func ratioProposal(
    _ child: NodeIndex, _ ratio: Double?, fills: Bool, _ proposal: Proposal, _ context: Context
  ) -> Proposal {
    var ratio = ratio ?? 0
    if ratio.isNaN || ratio <= 0 || ratio.isInfinite, let own = self.ratio(ofPicture: child) {
      ratio = own
    } else if ratio.isNaN || ratio <= 0 || ratio.isInfinite {
      let ideal = measure(child, .ideal, context)
      ratio = Double(max(1, ideal.width)) * 8 / (Double(max(1, ideal.height)) * 16)
    }
    let givesWidth = proposal.width != Cells.unspecified && proposal.width < Cells.unbounded
    let givesHeight = proposal.height != Cells.unspecified && proposal.height < Cells.unbounded
    let rows = Cells.rows(Double(proposal.width) * 8 / ratio)
    let columns = Cells.columns(Double(proposal.height) * 16 * ratio)
    switch (givesWidth, givesHeight) {
    case (false, false): return proposal
    case (true, false): return Proposal(proposal.width, rows)
    case (false, true): return Proposal(columns, proposal.height)
    case (true, true):
      return (rows <= proposal.height) != fills
        ? Proposal(proposal.width, rows) : Proposal(columns, proposal.height)
    }
  }

  mutating func columns(_ range: PoolRange) -> Int { columns(bytes(range)) }
}

extension TextPage {
  mutating func drawBox(
    _ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let child = layout.firstChild(node)
    guard let box = layout.payload(node, layout.tree.boxes), layout.isNode(child) else {
      draw(child, rect, proposal, context)
      return
    }
    var context = context
    switch box {
    case .padding(let insets):
      let edges = layout.edges(insets, around: child, proposal, context)
      let inner = proposal.shrunk(width: edges.horizontal, height: edges.vertical)
      let size = layout.measure(child, inner, context)
      draw(
        child, CellRect(rect.x + edges.leading, rect.y + edges.top, size.width, size.height), inner, context)
    case .frame(let width, let height, let alignment):
      drawAligned(child, alignment, rect, layout.fixedProposal(width, height, proposal), context)
    case .flexibleFrame(_, _, _, _, _, _, let alignment):
      let frame = layout.flexibleFrame(box, around: child)
      drawAligned(child, alignment, rect, frame.offer(proposal), context)
    case .border(let paint, let width):
      drawBordered(node, child, rect, proposal, paint, width, context)
    case .aspectRatio(let ratio, let fills):
      let inner = layout.ratioProposal(child, ratio, fills: fills, proposal, context)
      drawAligned(child, .center, rect, inner, context)
    case .fixedSize(let horizontal, let vertical):
      drawAligned(child, .center, rect, layout.idealProposal(proposal, horizontal, vertical), context)
    case .offset(let x, let y):
      drawOffset(child, rect, proposal, Cells.columnsMoved(by: x), Cells.rowsMoved(by: y), context)
    case .position(let x, let y):
      let across = Cells.columnsMoved(by: x - Double(rect.width) * 4)
      let down = Cells.rowsMoved(by: y - Double(rect.height) * 8)
      drawOffset(child, rect, proposal, across, down, context)
    case .backgroundPaint(let paint):
      drawBackground(paint, behind: child, rect, context)
      draw(child, rect, proposal, context)
    case .background(let alignment):
      var behind = context
      behind.isBackdrop = true
      drawBeside(layout.nextSibling(child), alignment, rect, behind)
      draw(child, rect, proposal, context)
    case .overlay(let alignment):
      draw(child, rect, proposal, context)
      drawBeside(layout.nextSibling(child), alignment, rect, context)
    case .clip(let outline): drawClipped(child, rect, proposal, outline, context)
    case .opacity(let opacity):
      if opacity < 0.02 { return }
      if opacity < 0.6 { context.isDim = true }
      draw(child, rect, proposal, context)
    case .scale(let x, let y):
      if x == 0 || y == 0 { return }
      draw(child, rect, proposal, context)
    case .hidden: return
    case .disabled:
      context.isEnabled = false
      context.isDim = true
      draw(child, rect, proposal, context)
    case .colorScheme(let dark):
      context.isDark = dark
      draw(child, rect, proposal, context)
    case .layoutDirection(let isRightToLeft):
      let outer = readsFromRight
      readsFromRight = isRightToLeft
      draw(child, rect, proposal, context)
      readsFromRight = outer
      if isRightToLeft != outer { mirror(rect) }
    case .device(let width, let height, let name):
      drawDevice(node, rect, width, height, name, context)
    case .badge(let text): drawBadge(text, child, rect, proposal, context)
    // The stack or grid around has heeded them.
    case .guide, .layoutPriority, .zIndex, .gridCell: draw(child, rect, proposal, context)
    // The list has drawn what is behind its rows; elsewhere nothing is.
    case .rowBackground, .rowBackdrop, .rowInsets, .selectedRow: draw(child, rect, proposal, context)
    // Letters stay upright.
    case .rotation(let degrees):
      if let turn = Turn(degrees: degrees, around: rect) { context.turns.append(turn) }
      draw(child, rect, proposal, context)
    // Letters cannot be blurred and cast no shadow, and filters leave them as they are.
    case .blur, .shadow, .filter: draw(child, rect, proposal, context)
    // Text has no bars over its edges, takes no input, and tells readers of screens nothing but its words.
    case .ignoresSafeArea, .tappable, .ignoresTaps, .accessibilityLabel, .accessibilityHint, .help,
      .accessibilityValue,
      .accessibilityIdentifier, .accessibilityHidden, .accessibilityCombine, .accessibilityHeading:
      draw(child, rect, proposal, context)
    }
  }

  /// Draws a view at its own size in a larger or smaller place.
  mutating func drawAligned(
    _ node: NodeIndex, _ alignment: Alignment, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let size = layout.measure(node, proposal, context)
    var place = CellRect(
      rect.x + alignment.horizontal.offset(of: size.width, in: rect.width),
      rect.y + alignment.vertical.offset(of: size.height, in: rect.height), size.width, size.height)
    // What is higher than a page that cuts it begins at the top there.
    if size.height > rect.height, context.clipOutline == nil {
      place.y = max(place.y, min(rect.y, canvas.clip.y))
    }
    draw(node, place, proposal, context)
  }

  /// Draws what stands behind or in front of a view, in the place of the view.
  mutating func drawBeside(
    _ node: NodeIndex, _ alignment: Alignment, _ rect: CellRect, _ context: Context
  ) {
    guard layout.isNode(node) else { return }
    var context = context.along(.depth)
    if layout.kind(node) != .group {
      drawAligned(node, alignment, rect, Proposal(rect.size), context)
      return
    }
    context.parentX = rect.x
    context.parentY = rect.y
    let layers = Arrangement(axis: .depth, alignment: alignment)
    let size = layout.measureChildren(of: node, layers, Proposal(rect.size), context)
    let place = CellRect(
      rect.x + alignment.horizontal.offset(of: size.width, in: rect.width),
      rect.y + alignment.vertical.offset(of: size.height, in: rect.height), size.width, size.height)
    drawChildren(of: node, layers, place, Proposal(rect.size), context)
  }

  /// Draws a view away from its place; what would pass the top or leading edge of its parent is cut.
  private mutating func drawOffset(
    _ child: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ x: Int, _ y: Int, _ context: Context
  ) {
    let saved = canvas.clip
    var clip = saved
    if x < 0 { clip = clip.intersection(CellRect(context.parentX, clip.y, Cells.unbounded, clip.height)) }
    if y < 0 { clip = clip.intersection(CellRect(clip.x, context.parentY, clip.width, Cells.unbounded)) }
    canvas.clip = clip
    draw(child, CellRect(rect.x + x, rect.y + y, rect.width, rect.height), proposal, context)
    canvas.clip = saved
  }

  private mutating func drawClipped(
    _ child: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ outline: Outline, _ context: Context
  ) {
    let saved = canvas.clip
    canvas.clip = saved.intersection(rect)
    var context = context
    context.clipOutline = outline
    context.clipRect = rect
    let mask = OutlineMask(outline, rect)
    if mask.isWholeRectangle {
      draw(child, rect, proposal, context)
    } else {
      let behind = canvas.copy(rect)
      draw(child, rect, proposal, context)
      canvas.restore(rect, behind) { mask.contains($0, $1) }
    }
    canvas.clip = saved
  }

  /// A badge stands at the trailing edge in parentheses.
  private mutating func drawBadge(
    _ text: PoolRange, _ child: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let width = layout.columns(text) + 2
    draw(
      child, CellRect(rect.x, rect.y, rect.width - width - 1, rect.height),
      proposal.shrunk(width: width + 1, height: 0), context)
    let y = rect.y + max(0, rect.height - 1) / 2
    let ink = plainInk(context, Color(.secondary))
    writeMark("(", rect.maxX - width, y, ink: ink)
    write(layout.bytes(text), rect.maxX - width + 1, y, ink: ink)
    writeMark(")", rect.maxX - 1, y, ink: ink)
  }
}

/// Insets in cells.
struct CellInsets {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0

  init() {}

  init(_ insets: EdgeInsets) {
    top = Self.rows(insets.top)
    leading = Self.columns(insets.leading)
    bottom = Self.rows(insets.bottom)
    trailing = Self.columns(insets.trailing)
  }

  /// Columns of 8 points. Views move together by whole columns only, as letters would cover others.
  private static func columns(_ points: Double) -> Int {
    points < 0 ? Cells.columnsMoved(by: (points / 8).rounded(.towardZero) * 8) : Cells.columns(points)
  }

  /// Rows of 16 points; less than a quarter of a row is none.
  private static func rows(_ points: Double) -> Int { points < 4 && points > 0 ? 0 : Cells.rows(points) }

  /// A frame leaves the edges free that its content does not stand at.
  mutating func addFrame(_ alignment: Alignment, _ isWide: Bool, _ isHigh: Bool) {
    if isWide && alignment.horizontal == .center {
      leading += 1
      trailing += 1
    }
    if isHigh && alignment.vertical == .center {
      top += 1
      bottom += 1
    }
  }

  var horizontal: Int { leading + trailing }
  var vertical: Int { top + bottom }
}

/// SwiftUI's frame with minimum, ideal and maximum lengths.
struct FlexibleFrame {
  private var minWidth: Int?, idealWidth: Int?, maxWidth: Int?
  private var minHeight: Int?, idealHeight: Int?, maxHeight: Int?

  /// The frame that a box is, without its ideal height unless it `hasIdealHeight`.
  init(_ box: BoxModifier, hasIdealHeight: Bool) {
    guard
      case .flexibleFrame(
        let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, _) =
        box
    else { return }
    func length(_ points: Double?, _ cells: (Double) -> Int) -> Int? {
      points.map { $0 == .infinity ? Cells.unbounded : max(0, cells($0)) }
    }
    self.minWidth = length(minWidth, Cells.columns)
    self.idealWidth = length(idealWidth, Cells.columns)
    self.maxWidth = length(maxWidth, Cells.columns)
    self.minHeight = length(minHeight, Cells.rows)
    self.idealHeight = hasIdealHeight ? length(idealHeight, Cells.rows) : nil
    self.maxHeight = length(maxHeight, Cells.rows)
  }

  /// What the child is offered.
  func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      Self.offer(proposal.width, minWidth, idealWidth, maxWidth),
      Self.offer(proposal.height, minHeight, idealHeight, maxHeight))
  }

  private static func offer(_ proposed: Int, _ least: Int?, _ ideal: Int?, _ most: Int?) -> Int {
    var length = proposed
    if proposed == Cells.unspecified {
      guard let ideal else { return Cells.unspecified }
      length = ideal
    }
    return max(least ?? 0, min(most ?? Cells.unbounded, length))
  }

  func size(around child: CellSize, _ proposal: Proposal) -> CellSize {
    CellSize(
      width: Self.length(child.width, proposal.width, minWidth, idealWidth, maxWidth),
      height: Self.length(child.height, proposal.height, minHeight, idealHeight, maxHeight))
  }

  private static func length(
    _ child: Int, _ proposed: Int, _ least: Int?, _ ideal: Int?, _ most: Int?
  ) -> Int {
    if proposed == Cells.unspecified {
      return max(least ?? 0, min(most ?? Cells.unbounded, ideal ?? child))
    }
    if least == nil && most == nil { return child }
    let low = least ?? min(child, most ?? child)
    let high = max(low, most ?? child)
    return max(low, min(high, proposed))
  }
}
