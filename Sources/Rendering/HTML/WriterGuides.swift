import RenderTree

extension HTMLWriter {
  /// Writes a stack of a page on which views have guides. Where one stands before the common line, the stack makes room
  /// for it at its edge, as SwiftUI's does.
  mutating func writeGuidedStack(
    _ index: Int32, _ node: RenderNode, _ stack: StackPayload, _ place: Place
  ) {
    let usual = (across: Self.part(stack.alignment.horizontal), down: Self.part(stack.alignment.vertical))
    let isBaseline =
      stack.alignment.vertical == .firstTextBaseline || stack.alignment.vertical == .lastTextBaseline
    let across = stack.axis == .horizontal ? 0 : commonShift(of: node, .horizontal, usual.across)
    let down =
      stack.axis == .vertical || isBaseline ? 0 : commonShift(of: node, .vertical, usual.down)
    let needsRoom = across < 0 || down < 0
    let wrapped = needsRoom && !pending.isEmpty
    if wrapped { openContainer(-1, place, "sw-box") }
    addRoom("padding-inline-start:", "padding-inline-end:", across, usual.across)
    addRoom("padding-top:", "padding-bottom:", down, usual.down)
    withEnvironment {
      $0.guides = GuideBase(usual: usual, isBaseline: isBaseline, common: (max(across, 0), max(down, 0)))
    } write: {
      $0.writeAnyStack(index, node, stack, wrapped ? place.inside(.depth) : place)
    }
    if wrapped { closeContainer(place) }
  }

  private mutating func addRoom(
    _ before: StaticString, _ behind: StaticString, _ shift: Double, _ usual: Double
  ) {
    if shift >= 0 { return }
    pending.styles.append(usual == 1 ? behind : before)
    pending.styles.append(points: -shift)
    pending.styles.append(";")
  }

  /// The least shift of the views of a stack away from the edge by which it aligns them; views without a guide have
  /// none. Nothing where it aligns by the middle.
  private mutating func commonShift(of node: RenderNode, _ axis: StackPayload.Axis, _ usual: Double) -> Double
  {
    if usual == 0.5 { return 0 }
    var least = Double.infinity
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      if next.kind != .presentation { least = min(least, shift(of: next, axis, usual)) }
      child = next.nextSibling.raw
    }
    return least.isFinite ? min(max(least, -100_000), 100_000) : 0
  }

  private mutating func shift(of node: RenderNode, _ axis: StackPayload.Axis, _ usual: Double) -> Double {
    var inner = node
    var depth = 0
    while inner.kind == .box, Int(inner.payload) < pointers.boxes.count, depth < FactFinder.deepest {
      if case .guide(axis, let points, let part) = pointers.boxes[Int(inner.payload)] {
        return part != usual ? 0 : usual == 1 ? points : -points
      }
      guard let child = pointers.node(inner.firstChild.raw) else { break }
      inner = child
      depth += 1
    }
    return 0
  }

  /// Moves the element that waits so that its guide stands on the line of its stack: by a margin, which makes the stack
  /// larger, or by a part of its own length, which does not.
  mutating func addGuide(_ axis: StackPayload.Axis, points: Double, part: Double) {
    let isAcross = axis == .horizontal
    let guides = environment.guides
    let usual = isAcross ? guides.usual.across : guides.usual.down
    if part != usual || (!isAcross && guides.isBaseline) {
      let sign: Double = isAcross && environment.isRightToLeft ? -1 : 1
      pending.styles.append(isAcross ? "transform:translateX(" : "transform:translateY(")
      addShift(-points * sign, (usual - part) * sign)
      pending.styles.append(");")
      return
    }
    let common = isAcross ? guides.common.across : guides.common.down
    var margin = usual == 1 ? points - common : -points - common
    var isBehind = usual == 1
    if usual == 0.5 {
      isBehind = margin < 0
      margin = abs(margin) * 2
    }
    if margin == 0 { return }
    pending.styles.append(
      isAcross
        ? (isBehind ? "margin-inline-end:" : "margin-inline-start:")
        : (isBehind ? "margin-bottom:" : "margin-top:"))
    pending.styles.append(points: margin)
    pending.styles.append(";")
    if isAcross, margin < 0 {
      // The room at the edge of the stack is the view's.
      pending.styles.append("max-width:calc(100% + ")
      pending.styles.append(points: -margin)
      pending.styles.append(");")
    }
  }

  private static func part(_ alignment: HorizontalAlignment) -> Double {
    switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  private static func part(_ alignment: VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}
