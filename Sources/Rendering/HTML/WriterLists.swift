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
    openContainer(index, place, classes)
    writeRows(from: node.firstChild.raw, place)
    closeContainer(place)
  }

  /// Rows between sections form lists of their own.
  private mutating func writeRows(from first: Int32, _ place: Place) {
    var isOpen = false
    var child = first
    while let row = node(child), remaining > 0 {
      let next = row.nextSibling.raw
      switch region(child) {
      case .section:
        if isOpen { closeRows(place) }
        isOpen = false
        writeSection(row, place)
      case .header, .footer:
        break
      case .none where row.kind == .presentation:
        presentations.append(child)
      default:
        if !isOpen { out.append(place.phrasing ? "<span role=\"list\" class=\"sw-rows\">" : "<ul>\n") }
        isOpen = true
        writeRow(child, row, place)
      }
      child = next
    }
    if isOpen { closeRows(place) }
  }

  private mutating func closeRows(_ place: Place) { out.append(place.phrasing ? "</span>" : "</ul>") }

  private mutating func writeRow(_ index: Int32, _ row: RenderNode, _ place: Place) {
    let isBare = region(index) == .plainRow
    if place.phrasing {
      out.append(isBare ? "<span role=\"listitem\" class=\"sw-bare\">" : "<span role=\"listitem\">")
    } else {
      out.append(isBare ? "<li class=\"sw-bare\">" : "<li>")
    }
    var inner = place.inside(.horizontal)
    inner.isRow = true
    if isBare {
      remaining -= 1
      writeChildren(of: row, inner)
    } else {
      write(index, inner)
    }
    out.append(place.phrasing ? "</span>" : "</li>\n")
  }

  private mutating func writeSection(_ section: RenderNode, _ place: Place) {
    remaining -= 1
    let header = part(.header, of: section)
    let footer = part(.footer, of: section)
    let isNamed = header.map { childFacts(of: $0).contains(.named) } ?? false
    let isSection = isNamed && !place.phrasing
    out.append(isSection ? "<section>" : place.phrasing ? "<span class=\"sw-section\">" : "<div class=\"sw-section\">")
    if let header {
      if isSection {
        let level = heading(2)
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

  /// The child that is a region of a kind.
  func part(_ kind: Region, of node: RenderNode) -> RenderNode? {
    var child = node.firstChild.raw
    while let next = self.node(child) {
      if region(child) == kind { return next }
      child = next.nextSibling.raw
    }
    return nil
  }
}
