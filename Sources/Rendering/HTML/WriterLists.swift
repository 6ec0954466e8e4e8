import RenderTree

extension HTMLWriter {
  mutating func writeList(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let list = tree.lists[Int(node.payload)]
    let classes: StaticString =
      switch list.style {
      case .automatic, .insetGrouped: "sw-list sw-cards"
      case .grouped: "sw-list sw-cards sw-wide"
      case .plain, .inset: "sw-list sw-plain"
      case .sidebar: "sw-list sw-sidebar"
      }
    if list.hasGroupedSurface, !environment.isGrouped { addClass(" sw-grouped") }
    openContainer(index, place, classes)
    withList { $0.writeRows(from: node.firstChild.raw, place) }
    closeContainer(place)
  }

  /// Rows between sections form lists of their own.
  private mutating func writeRows(from first: Int32, _ place: Place) {
    var isOpen = false
    var child = first
    while let row = pointers.node(child), visits.remaining > 0 {
      if row.likeness > 0, isOpen, page.edits.isEmpty, !pointers.hasRowLooks {
        let next = writeRows(from: child, in: place)
        if next != child {
          child = next
          continue
        }
      }
      let next = row.nextSibling.raw
      if row.kind == .alike {
        writeFolded(row, place)
        child = next
        continue
      }
      lookAt(child, row)
      let region = row.kind == .region ? pointers.region(child) : nil
      switch region {
      case .section:
        if isOpen { closeRows(place) }
        isOpen = false
        writeSection(row, place)
      case .header, .footer:
        break
      case .none where row.kind == .presentation:
        outline.add(presentation: child)
      // Whatever is no part of a list's frame is a row.
      default:
        if !isOpen {
          writeMarkup("<span role=\"list\" class=\"sw-rows\">", if: place.phrasing, else: "<ul>\n")
        }
        isOpen = true
        writeRow(child, row, isBare: region == .plainRow, place)
      }
      child = next
    }
    if isOpen { closeRows(place) }
  }

  /// Writes a row that is like another as that one, which stands before it.
  private mutating func writeFolded(_ row: RenderNode, _ place: Place) {
    guard let view = pointers.folded(row) else { return }
    pointers.show(view)
    writeRow(Int32(view.index), pointers.nodes[view.index], isBare: false, place)
    pointers.endShowing(view)
  }

  /// Finds the facts of a row, once; those of a section's rows when their turn comes.
  private mutating func lookAt(_ index: Int32, _ row: RenderNode) {
    if pointers.known(index).contains(.sound) { return }
    let payload = Int(row.payload)
    if row.kind == .region, payload >= 0, payload < pointers.regions.count,
      pointers.regions[payload] == .section
    {
      pointers.facts[Int(index)] = .sound
    } else {
      findFacts(of: index, axis: .horizontal)
    }
  }

  private mutating func closeRows(_ place: Place) { out.append("</span>", if: place.phrasing, else: "</ul>") }

  private mutating func writeRow(_ index: Int32, _ row: RenderNode, isBare: Bool, _ place: Place) {
    writeMarkup("<span role=\"listitem\"", if: place.phrasing, else: "<li")
    if pointers.hasRowLooks {
      let look = tree.rowLook(of: NodeIndex(index))
      if !look.isPlain { return writeRow(index, row, look, isBare: isBare, place) }
    }
    if isBare { writeMarkup(" class=\"sw-bare\"") }
    if let edits = page.edits[NodeIndex(index)] { writeEdits(edits) }
    out.append(">")
    writeContent(ofRow: index, row, isBare: isBare, place)
    closeRow(isBare: isBare, place)
  }

  /// Writes what a row shows.
  mutating func writeContent(ofRow index: Int32, _ row: RenderNode, isBare: Bool, _ place: Place) {
    var inner = place.inside(.horizontal)
    inner.isRow = true
    if isBare {
      countNode()
      writeChildren(of: row, inner)
    } else {
      write(index, inner)
    }
  }

  /// Ends the element of a row.
  mutating func closeRow(isBare: Bool, _ place: Place) {
    out.append("</span>", if: place.phrasing, else: "</li>\n")
    if !isBare { noteRow(isPhrasing: place.phrasing) }
  }

  mutating func writeEdits(_ edits: HTMLPage.RowEdits) {
    out.append(" tabindex=\"0\" data-edits=\"")
    if edits.deletes { out.append("delete") }
    if edits.moves { out.append(" move") }
    out.append("\"")
  }

  private mutating func writeSection(_ section: RenderNode, _ place: Place) {
    countNode()
    var child = section.firstChild.raw
    while let next = pointers.node(child) {
      if next.kind == .region { lookAt(child, next) }
      child = next.nextSibling.raw
    }
    let header = pointers.part(.header, of: section)
    let footer = pointers.part(.footer, of: section)
    let isNamed = header.map { pointers.childFacts(of: $0).contains(.named) } ?? false
    let isSection = isNamed && !place.phrasing
    writeMarkup(
      isSection ? "<section>" : place.phrasing ? "<span class=\"sw-section\">" : "<div class=\"sw-section\">")
    if let header {
      if isSection {
        let level = outline.heading(2)
        openText(-1, place, level: level)
        writeLabel(of: header)
        closeText(place, level: level)
      } else {
        openContainer(-1, place, "sw-head")
        writeChildren(of: header, Place(phrasing: true, axis: .horizontal))
        closeContainer(place)
      }
    }
    writeRows(from: section.firstChild.raw, place)
    if let footer {
      openContainer(-1, place, "sw-foot")
      writeChildren(of: footer, place.inside(.horizontal))
      closeContainer(place)
    }
    out.append(isSection ? "</section>\n" : place.phrasing ? "</span>" : "</div>\n")
  }
}
