import RenderTree

extension HTMLWriter {
  /// Writes the screen, then what is presented over it, then the drawings both use.
  mutating func writePage() {
    findFacts(of: tree.root.raw, axis: .vertical)
    let isGrouped = pointers.known(tree.root.raw).contains(.grouped)
    if let wayBack = page.wayBack { writeWayBack(wayBack, isGrouped) }
    writeMarkup(isGrouped ? "<main class=\"sw sw-grouped\">" : "<main class=\"sw\">")
    let start = out.count
    withEnvironment {
      $0.isGrouped = isGrouped
    } write: {
      $0.keepFirm(ofPage: $0.tree.root.raw)
      $0.write($0.tree.root.raw, Place())
    }
    if !outline.hasTop, !page.title.isEmpty {
      // Every page has a heading for those who move from heading to heading.
      var heading = OutputBuffer(capacity: 128)
      note("<h1 class=\"sw-spoken\">")
      heading.append("<h1 class=\"sw-spoken\">")
      heading.appendAttribute(page.title)
      heading.append("</h1>")
      out.insert(heading, at: start)
      outline.addTop()
    }
    out.append("</main>")
    while let index = outline.nextPresentation() {
      guard let node = pointers.node(index), pointers.known(index).contains(.sound) else { continue }
      pending.clear()
      pending.hang(-1)
      writePresentation(node)
    }
    for hint in outline.hints {
      writeMarkup("<p hidden id=\"sw-d")
      out.append(number: hint.id)
      out.append("\">")
      out.appendText(pointers.text(hint.text))
      out.append("</p>")
    }
    writeDrawings()
  }

  /// Writes a link to an earlier page above the screen.
  private mutating func writeWayBack(_ back: (address: String, title: String), _ isGrouped: Bool) {
    writeMarkup(isGrouped ? "<nav class=\"sw-return sw-grouped\"" : "<nav class=\"sw-return\"")
    writeMarkup(" id=\"sw-return\" aria-label=\"Back\"><a class=\"sw-back\" href=\"")
    Array(back.address.utf8).withUnsafeBufferPointer { out.appendAddress($0) }
    out.append("\">")
    out.appendAttribute(back.title)
    out.append("</a></nav>")
  }

  // MARK: Navigation

  mutating func writeNavigation(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let navigation = tree.navigations[Int(node.payload)]
    if navigation.isHidden, let columns = pointers.node(node.firstChild.raw), columns.kind == .group,
      pointers.region(columns.firstChild.raw) == .sidebar
    {
      return write(node.firstChild.raw, place)
    }
    if let tint = navigation.tint {
      pending.styles.append("--sw-bar:")
      addColors { $0.append(color: tint) }
      pending.styles.append(";")
    }
    if let accent = navigation.accent, !navigation.back.isEmpty { addTint(accent) }
    if !navigation.isHidden, let paint = ground(of: node) { addPaint(paint) }
    openContainer(index, place, "sw-page")
    if !navigation.isHidden { writeBar(node, navigation, place) }
    openContainer(-1, place, "sw-content")
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      switch pointers.region(child) {
      case .toolbarLeading, .toolbarPrincipal, .toolbarTrailing, .toolbarBottom: break
      // Whatever stands in no bar is content, with a region or without.
      default:
        keepFirm(ofPage: child)
        write(child, place.inside(.vertical))
      }
      child = next.nextSibling.raw
    }
    closeContainer(place)
    if pointers.part(.toolbarBottom, of: node) != nil {
      writeMarkup("<span class=\"sw-toolbar\">", if: place.phrasing, else: "<div class=\"sw-toolbar\">")
      writeItems(.toolbarBottom, of: node, place)
      closeContainer(place)
    }
    closeContainer(place)
  }

  /// The paint behind what scrolls on a page, which reaches under its bar, too; nil for none.
  private func ground(of page: RenderNode) -> Paint? {
    var index = page.firstChild.raw
    while let node = pointers.node(index), node.kind == .region { index = node.nextSibling.raw }
    while let node = pointers.node(index), node.kind == .group { index = node.firstChild.raw }
    guard let box = pointers.node(index), box.kind == .box,
      case .backgroundPaint(let paint) = pointers.boxes[Int(box.payload)],
      let view = pointers.leaf(of: box.firstChild.raw), view.kind == .scroll || view.kind == .list
    else { return nil }
    return paint
  }

  /// True for a page whose bar holds no more than its title.
  private func isBare(_ node: RenderNode, _ navigation: NavigationPayload) -> Bool {
    navigation.back.isEmpty && pointers.part(.toolbarLeading, of: node) == nil
      && pointers.part(.toolbarPrincipal, of: node) == nil && pointers.part(.toolbarTrailing, of: node) == nil
  }

  /// True for a page with a bar above its large title, where a way back can stand.
  mutating func hasBar(_ node: RenderNode) -> Bool {
    guard node.kind == .navigation else { return false }
    let navigation = tree.navigations[Int(node.payload)]
    if navigation.isHidden { return false }
    return !isBare(node, navigation) || !navigation.title.isEmpty && !navigation.isLarge
  }

  private mutating func writeBar(_ node: RenderNode, _ navigation: NavigationPayload, _ place: Place) {
    let isBare = isBare(node, navigation)
    let hasTitle = !navigation.title.isEmpty
    if isBare && !hasTitle { return }
    // Outside of `main` a header is the banner of the whole page, of which there is one at most.
    if outline.isInMain && !place.phrasing {
      writeMarkup("<header class=\"sw-header\">")
    } else {
      openContainer(-1, place, "sw-header")
    }
    if !isBare || !navigation.isLarge {
      writeMarkup("<span class=\"sw-bar\">", if: place.phrasing, else: "<div class=\"sw-bar\">")
      writeLeading(node, navigation, place)
      openContainer(-1, place, "sw-principal")
      writeItems(.toolbarPrincipal, of: node, place)
      if hasTitle && !navigation.isLarge && pointers.part(.toolbarPrincipal, of: node) == nil {
        if !navigation.subtitle.isEmpty { openContainer(-1, place, "sw-titles") }
        writeTitle(navigation, place, "sw-bar-title")
        if !navigation.subtitle.isEmpty {
          writeSubtitle(navigation, place)
          closeContainer(place)
        }
      }
      closeContainer(place)
      openContainer(-1, place, "sw-trailing")
      writeItems(.toolbarTrailing, of: node, place)
      closeContainer(place)
      closeContainer(place)
    }
    if hasTitle && (navigation.isLarge || pointers.part(.toolbarPrincipal, of: node) != nil) {
      writeTitle(navigation, place, navigation.isLarge ? "sw-large-heading" : "sw-spoken")
      if navigation.isLarge { writeSubtitle(navigation, place) }
    }
    if outline.isInMain && !place.phrasing { out.append("</header>") } else { closeContainer(place) }
  }

  private mutating func writeSubtitle(_ navigation: NavigationPayload, _ place: Place) {
    if navigation.subtitle.isEmpty { return }
    writeMarkup("<span class=\"sw-subtitle\">", if: place.phrasing, else: "<p class=\"sw-subtitle\">")
    out.appendText(pointers.text(navigation.subtitle))
    out.append("</span>", if: place.phrasing, else: "</p>")
  }

  private mutating func writeLeading(_ node: RenderNode, _ navigation: NavigationPayload, _ place: Place) {
    openContainer(-1, place, "sw-leading")
    writeColumnBack()
    if !navigation.back.isEmpty {
      if !place.phrasing { writeMarkup("<nav aria-label=\"Back\">") }
      writeMarkup("<a class=\"sw-back\"")
      if page.isInteractive {
        out.append(" href=\"#\" data-back")
      } else if navigation.backTarget.isEmpty {
        writeMarkup(" role=\"link\" aria-disabled=\"true\"")
      } else {
        out.append(" href=\"")
        out.appendAddress(pointers.text(navigation.backTarget))
        out.append("\"")
      }
      out.append(">")
      out.appendText(pointers.text(navigation.back))
      out.append("</a>")
      if !place.phrasing { out.append("</nav>") }
    }
    writeItems(.toolbarLeading, of: node, place)
    closeContainer(place)
  }

  private mutating func writeItems(_ kind: Region, of node: RenderNode, _ place: Place) {
    var child = node.firstChild.raw
    while let next = pointers.node(child), visits.remaining > 0 {
      if pointers.region(child) == kind {
        countNode()
        writeChildren(of: next, place.inside(.horizontal))
      }
      child = next.nextSibling.raw
    }
  }

  private mutating func writeTitle(
    _ navigation: NavigationPayload, _ place: Place, _ classes: StaticString
  ) {
    let level = place.phrasing ? 0 : outline.heading(1)
    if navigation.titleStyle >= 0 {
      addTextStyle(navigation.titleStyle)
    }
    if level > 0 {
      openHeading(level)
    } else {
      writeMarkup("<span")
    }
    if let id = outline.takeDialogTitle() { writeReference(" id=\"sw-t", id) }
    writeAttributes(-1, classes)
    out.append(">")
    out.appendText(pointers.text(navigation.title))
    closeText(Place(phrasing: true), level: level)
  }

  // MARK: Presentations

  private mutating func writePresentation(_ node: RenderNode) {
    let presentation = tree.presentations[Int(node.payload)]
    switch presentation.kind {
    case .alert, .actionSheet: writeAlert(node, presentation)
    case .sheet: writeSheet(node, dim: "sw-dim sw-dim-bottom sw-sheet-dim", "sw-sheet", name: "Sheet")
    case .cover: writeSheet(node, dim: "sw-dim sw-sheet-dim", "sw-full-cover", name: "Page")
    case .popover: writeSheet(node, dim: "sw-dim", "sw-popover", name: "Popover")
    }
  }

  private mutating func writeAlert(_ node: RenderNode, _ presentation: PresentationPayload) {
    let isAlert = presentation.kind == .alert
    let id = outline.takeID()
    writeMarkup(
      isAlert
        ? "<div class=\"sw-dim\"><div class=\"sw-dialog sw-alert\" role=\"alertdialog\""
        : "<div class=\"sw-dim sw-dim-bottom\"><div class=\"sw-dialog sw-action-sheet\" role=\"dialog\"")
    out.append(" aria-modal=\"true\"")
    if presentation.title.isEmpty {
      out.append(isAlert ? " aria-label=\"Alert\"" : " aria-label=\"Choices\"")
    } else {
      writeReference(" aria-labelledby=\"sw-t", id)
    }
    if !presentation.message.isEmpty { writeReference(" aria-describedby=\"sw-m", id) }
    writeMarkup(isAlert ? ">" : "><div class=\"sw-choice-card\">")
    if !presentation.title.isEmpty || !presentation.message.isEmpty { writeWords(presentation, id) }
    writeMarkup("<div class=\"sw-actions\">")
    if isAlert {
      writeChildren(of: node, Place())
    } else {
      // The cancel button stands apart, at the end.
      writeActions(node, cancelling: false)
      writeMarkup("</div></div><div class=\"sw-choice-card\"><div class=\"sw-actions\">")
      writeActions(node, cancelling: true)
      out.append("</div>")
    }
    out.append("</div></div></div>")
  }

  private mutating func writeWords(_ presentation: PresentationPayload, _ id: Int) {
    writeMarkup("<div class=\"sw-words\">")
    if !presentation.title.isEmpty {
      let level = outline.heading(2)
      writeReference(level == 1 ? "<h1 id=\"sw-t" : "<h2 id=\"sw-t", id)
      out.append(">")
      out.appendText(pointers.text(presentation.title))
      closeText(Place(), level: level)
    }
    if !presentation.message.isEmpty {
      writeReference("<p id=\"sw-m", id)
      out.append(">")
      out.appendText(pointers.text(presentation.message))
      out.append("</p>")
    }
    out.append("</div>")
  }

  mutating func writeReference(_ start: StaticString, _ id: Int) {
    writeMarkup(start)
    out.append(number: id)
    out.append("\"")
  }

  private mutating func writeActions(_ node: RenderNode, cancelling: Bool) {
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      let isCancel = pointers.leaf(of: child).map {
        $0.kind == .control && pointers.controls[Int($0.payload)].role == .cancel
      }
      if cancelling == (isCancel ?? false) { write(child, Place()) }
      child = next.nextSibling.raw
    }
  }

  private mutating func writeSheet(
    _ node: RenderNode, dim: StaticString, _ classes: StaticString, name: StaticString
  ) {
    writeMarkup("<div class=\"")
    writeMarkup(dim)
    writeMarkup("\"><div role=\"dialog\" aria-modal=\"true\" class=\"sw-dialog ")
    writeMarkup(classes)
    let isGrouped = pointers.childFacts(of: node).contains(.grouped)
    if isGrouped { writeMarkup(" sw-grouped") }
    out.append("\"")
    if hasTitle(in: node) {
      writeReference(" aria-labelledby=\"sw-t", outline.nameDialog())
      out.append(">")
    } else {
      out.append(" aria-label=\"")
      out.append(name)
      out.append("\">")
    }
    let presentation = tree.presentations[Int(node.payload)]
    if !presentation.kind.isSwipedAway {
      // What is on it puts it away.
    } else if page.isInteractive {
      writeMarkup("<button type=\"button\" class=\"sw-grabber\" aria-label=\"Close\"")
      writeControlNumber(presentation.control)
      out.append("></button>")
    } else if !tree.dismissTarget.isEmpty,
      outline.lastPresentation.map({ pointers.nodes[Int($0)].payload }) == node.payload
    {
      writeMarkup("<a class=\"sw-grabber\" aria-label=\"Close\" href=\"")
      out.appendAddress(pointers.text(tree.dismissTarget))
      out.append("\"></a>")
    }
    withEnvironment {
      $0.isGrouped = isGrouped
    } write: {
      $0.writeChildren(of: node, Place())
    }
    out.append("</div></div>")
  }

  /// True where the first thing below, looked for along first children, is a page that shows its title.
  private mutating func hasTitle(in node: RenderNode) -> Bool {
    guard let page = pointers.leaf(of: node.firstChild.raw) else { return false }
    if page.kind == .group { return hasTitle(in: page) }
    if page.kind != .navigation { return false }
    let navigation = tree.navigations[Int(page.payload)]
    return !navigation.title.isEmpty && !navigation.isHidden
  }
}
