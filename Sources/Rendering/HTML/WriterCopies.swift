import RenderTree

extension HTMLWriter {
  /// True where views may be written from copies: nothing waits for what is written next.
  private var takesCopies: Bool { !hasGuides && !alike.isRecording && isAtRest }

  /// True where nothing waits for the next element or picture.
  private var isAtRest: Bool {
    pending.isClear && hanging < 0 && spokenLabel.isEmpty && spokenValue.isEmpty && pictureFit == .stretch
  }

  /// Writes a view that is like others: from what was written for one of them, where there is such.
  mutating func writeAlike(_ index: Int32, _ node: RenderNode, _ place: Place) {
    guard takesCopies, let view = pointers.alike(index, node) else { return writeSound(index, node, place) }
    if let copy = copy(of: view, at: place.bits) {
      return write(view, as: copy)
    }
    if !dependsOnItself(view) || !alike.begin(view, at: out.count) { return writeSound(index, node, place) }
    let before = remaining
    writeSound(index, node, place)
    alike.end(
      out, place.bits, isDisabled: disabledDepth > 0, leads: pointers.leads(of: view),
      written: before - remaining)
  }

  /// Writes a view inside one that is kept, if it is to be written anew for each.
  mutating func writesAnew(_ index: Int32, _ node: RenderNode, _ place: Place) -> Bool {
    guard alike.isAnew(index, pointers), isAtRest else { return false }
    let (start, before) = (out.count, remaining)
    alike.beginAnew()
    writeSound(index, node, place)
    alike.endAnew(index, start..<out.count, at: place, written: before - remaining)
    return true
  }

  /// Writes rows of a list from `first` on, as long as there are copies for them; gives the first that is not written.
  mutating func writeCopies(of first: Int32, in place: Place) -> Int32 {
    guard takesCopies, alike.lastRowIsPhrasing == place.phrasing else { return first }
    var inner = place.inside(.horizontal)
    inner.isRow = true
    let bits = inner.bits
    var index = first
    while let row = pointers.node(index), row.likeness > 0, row.kind != .region, row.kind != .presentation,
      let view = row.kind == .alike ? pointers.folded(row) : pointers.alike(index, row),
      view.own != nil || finder.knows(view, axis: .horizontal, depth: listDepth),
      let copy = copy(of: view, at: bits)
    {
      out.append("<span role=\"listitem\">", if: place.phrasing, else: "<li>")
      write(view, as: copy)
      out.append("</span>", if: place.phrasing, else: "</li>\n")
      index = row.nextSibling.raw
    }
    return index
  }

  /// The copy that is what would be written for a view.
  @inline(__always)
  private func copy(of view: AlikeView, at place: UInt8) -> UnsafePointer<AlikeViews.Copy>? {
    var next = alike.newest(of: view)
    while let copy = next {
      if copy.pointee.place == place, copy.pointee.isDisabled == (disabledDepth > 0),
        copy.pointee.written <= remaining, numbers(in: view, of: copy.pointee.asked) == copy.pointee.numbers,
        view.links.isEmpty || pointers.leads(of: view) == copy.pointee.leads
      {
        return copy
      }
      next = copy.pointee.next
    }
    return nil
  }

  /// True where nothing in a view asks for more than the view: no control but links, no page, no list.
  private func dependsOnItself(_ view: AlikeView) -> Bool {
    for node in pointers.nodes[pointers.nodes(of: view)] {
      switch node.kind {
      case .group, .stack, .grid, .text, .image, .shape, .divider, .spacer, .scroll, .box, .link: break
      case .control, .list, .map, .drawing, .navigation, .presentation, .region, .alike: return false
      }
    }
    return true
  }

  /// The texts that are numbers, of those that are asked for.
  @inline(__always)
  private func numbers(in view: AlikeView, of asked: UInt64) -> UInt64 {
    var found: UInt64 = 0
    var rest = asked
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      let (characters, _) = pointers.characters(place, of: view)
      if characters.count <= Self.longestNumber, Self.findsDigit(in: characters) == true {
        found |= 1 &<< UInt64(place)
      }
      rest &= rest &- 1
    }
    return found
  }

  /// Writes a view from a copy.
  @inline(__always)
  private mutating func write(_ view: AlikeView, as copy: UnsafePointer<AlikeViews.Copy>) {
    remaining &-= copy.pointee.written
    var from = copy.pointee.start
    var cut = copy.pointee.cuts
    while true {
      let end = cut.pointee.end
      out.append(alike.bytes.base + from, countInBlocks: end &- from)
      let item = Int(cut.pointee.item)
      switch cut.pointee.part {
      case .characters:
        let (characters, readable) = pointers.characters(item, of: view)
        out.appendText(characters, readable: readable)
      case .end: return
      case .picture, .address, .number: write(cut.pointee, of: view)
      }
      from = end
      cut += 1
    }
  }

  /// Writes what stands between the bytes of a copy, other than characters.
  private mutating func write(_ cut: AlikeViews.Cut, of view: AlikeView) {
    switch cut.part {
    case .address: out.appendAddress(pointers.text(pointers.link(Int(cut.item), of: view).target))
    case .number: out.append(number: Int(pointers.link(Int(cut.item), of: view).control))
    case .picture:
      let index = view.index + Int(cut.item)
      pointers.show(view)
      writeSound(Int32(index), pointers.nodes[index], cut.place)
      if view.own != nil { pointers.endShowing(view) }
    case .characters, .end: break
    }
  }
}
