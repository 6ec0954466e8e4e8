import RenderTree

// Rows of lists with a look of their own.
extension HTMLWriter {
  /// Writes the rest of a row's element, of which the tag is open: what is behind it, its content, and beside that, where
  /// scrolling uncovers them, the actions.
  mutating func writeRow(
    _ index: Int32, _ row: RenderNode, _ look: RowLook, isBare: Bool, _ place: Place
  ) {
    let swiped = !look.swipes.isEmpty
    if isBare { addClass(" sw-bare") }
    if let background = look.background { addPaint(background) }
    if !look.backdrop.isNone { addClass(" sw-backed") }
    if var tint = look.selection {
      tint.multiplyOpacity(by: 40.0 / 255)
      addClass(" sw-chosen")
      if look.background == nil { addPaint(.color(tint)) }
      addAttributes(" aria-current=\"true\"")
    }
    if swiped {
      addClass(" sw-swipes")
    } else if let insets = look.insets {
      addClass(" sw-inset")
      addPadding(insets)
    }
    writeAttributes(-1, "")
    if let edits = page.edits[NodeIndex(index)] { writeEdits(edits) }
    out.append(">")
    if !look.backdrop.isNone { writeBackdrop(look.backdrop, place) }
    if swiped {
      if let insets = look.insets { addPadding(insets) }
      openContainer(-1, place, "sw-swiped")
    }
    withEnvironment {
      $0.swipedStacks = look.swipes.reversed().map(\.stack)
    } write: {
      $0.writeContent(ofRow: index, row, isBare: isBare, place)
    }
    if swiped { closeContainer(place) }
    for swipes in look.swipes {
      openContainer(-1, place, swipes.edge == .leading ? "sw-uncovered sw-before" : "sw-uncovered")
      write(swipes.actions.raw, place.inside(.horizontal))
      closeContainer(place)
    }
    closeRow(isBare: isBare, place)
  }

  /// Writes the row of a stack that holds it and its actions: those are shown by the row's element, and by nothing outside of a
  /// list, as on a device.
  mutating func writeSwipedRow(_ index: Int32, _ stack: RenderNode, _ edge: RowEdge, _ place: Place) {
    var row = stack.firstChild.raw
    if edge == .leading, let actions = pointers.node(row) { row = actions.nextSibling.raw }
    guard environment.swipedStacks.last == NodeIndex(index) else { return write(row, place) }
    withEnvironment {
      $0.swipedStacks.removeLast()
    } write: {
      $0.write(row, place)
    }
  }

  private mutating func writeBackdrop(_ backdrop: NodeIndex, _ place: Place) {
    writeMarkup("<span aria-hidden=\"true\"", if: place.phrasing, else: "<div aria-hidden=\"true\"")
    writeAttributes(-1, "sw-under")
    out.append(">")
    write(backdrop.raw, place.inside(.depth))
    closeContainer(place)
  }
}
