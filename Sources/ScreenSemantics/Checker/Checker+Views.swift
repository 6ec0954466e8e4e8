import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What stands inside an element: its views and parts lie at the end of the checker's stacks until they are left.
struct Contents {
  let firstView: Int
  let firstPart: Int
  /// The text where there are no views beside it.
  var title: AttributeText?
}

extension FileChecker {
  mutating func addList(_ views: [ViewID]) -> Range<Int32> {
    let first = Int32(checked.viewLists.count)
    checked.viewLists.append(contentsOf: views)
    return first..<Int32(checked.viewLists.count)
  }

  /// The views of the contents that were entered last.
  mutating func views(_ contents: Contents) -> UnsafeBufferPointer<ViewID> {
    viewStack[from: contents.firstView]
  }

  /// The parts and attachments of the contents that were entered last.
  mutating func parts(_ contents: Contents) -> UnsafeBufferPointer<ViewID> {
    partStack[from: contents.firstPart]
  }

  /// Makes a list of the views of contents.
  mutating func addViews(_ contents: Contents) -> Range<Int32> {
    let first = Int32(checked.viewLists.count)
    checked.viewLists.append(contentsOf: viewStack[from: contents.firstView])
    return first..<Int32(checked.viewLists.count)
  }

  /// Makes a list of the parts of contents.
  mutating func addParts(_ contents: Contents) -> Range<Int32> {
    let first = Int32(checked.viewLists.count)
    checked.viewLists.append(contentsOf: partStack[from: contents.firstPart])
    return first..<Int32(checked.viewLists.count)
  }

  /// Takes contents from the stacks.
  mutating func leave(_ contents: Contents) {
    viewStack.removeAll(from: contents.firstView)
    partStack.removeAll(from: contents.firstPart)
  }

  /// Checks the views inside an element that takes no parts, and gives them as a list.
  mutating func checkViews(of node: XMLNodeID) -> Range<Int32> {
    let contents = checkContents(of: node, parent: nil)
    let list = addViews(contents)
    leave(contents)
    return list
  }

  /// Moves the uses of attributes from a place on the stack into a list.
  mutating func addUses(from place: Int) -> Range<Int32> {
    let first = Int32(checked.attributes.count)
    checked.attributes.append(contentsOf: uses[from: place])
    uses.removeAll(from: place)
    return first..<Int32(checked.attributes.count)
  }

  mutating func add(_ view: ViewNode) -> ViewID {
    checked.views.append(view)
    return ViewID(checked.views.count - 1)
  }

  /// Checks the views inside an element. `parent` is its signature, nil for bodies and declared views.
  mutating func checkContents(of node: XMLNodeID, parent: ElementSignature?) -> Contents {
    var contents = Contents(firstView: viewStack.count, firstPart: partStack.count)
    var text: (XMLNodeID, Int)?
    var texts: [(XMLNodeID, Int)] = []
    var chain: ViewID?
    var blank: (XMLNodeID, Int)?
    func add(_ run: (XMLNodeID, Int)) { if text == nil { text = run } else { texts.append(run) } }
    for child in xml.children(of: node) {
      let element = xml[child]
      if element.kind == .text {
        let place = viewStack.count - contents.firstView
        if element.isBlank {
          if text != nil || place > 0, isRunGap(element, parent) { blank = (child, place) }
          continue
        }
        if let gap = blank { add(gap) }
        blank = nil
        add((child, place))
        continue
      }
      if DeclarationCollector.isLowercase(element.name) {
        if let part = parent?.part(child, in: xml) {
          partStack.append(checkElement(child, part, kind: .part))
        }
        continue
      }
      let role = signatures.role(of: element.name)
      let count = viewStack.count
      if role.contains(.constant) ? !isPreview(node) : !role.contains(.member) {
        checkChild(child, role, parent, &chain)
      } else if !isPreview(node) {
        reportMember(element)
      }
      if viewStack.count > count, let gap = blank {
        add(gap)
        blank = nil
      }
    }
    if let text { placeTexts(text, texts, parent, &contents) }
    return contents
  }

  /// True for a Preview itself, whose views stand between its members.
  private mutating func isPreview(_ node: XMLNodeID) -> Bool {
    !owner.isNone && program[owner].kind == .preview && program[owner].body == node
  }

  private mutating func checkChild(
    _ child: XMLNodeID, _ role: ChildRole, _ parent: ElementSignature?, _ chain: inout ViewID?
  ) {
    let name = xml[child].name
    if role.contains(.controlFlow) {
      checkControlFlow(child, &chain)
      return
    }
    chain = nil
    if let place = signatures.element(named: name),
      program.lookup(name, in: file) == nil || isPart(place, of: parent)
    {
      checkCatalogChild(child, place, parent)
    } else if let declaration = program.lookup(name, in: file) {
      checkDeclaredChild(child, declaration)
    } else {
      reportUnknownElement(child)
    }
  }

  private mutating func checkCatalogChild(
    _ child: XMLNodeID, _ place: Int, _ parent: ElementSignature?
  ) {
    let signature = signatures.elements[place]
    switch signature.placement {
    case .view: viewStack.append(checkElement(child, place))
    case .attachment: partStack.append(checkElement(child, place, kind: .part))
    case .item:
      if let parent, !signature.owners.contains(parent.name) {
        reportMisplaced(child, signature.owners.map(\.text))
      }
      viewStack.append(checkElement(child, place))
    case .part:
      if let parent, signature.owners.contains(parent.name) {
        partStack.append(checkElement(child, place, kind: .part))
      } else {
        reportMisplaced(child, signature.owners.map(\.text))
      }
    }
  }

  /// True where an element is a part of the one around it, whatever else has its name.
  private mutating func isPart(_ place: Int, of parent: ElementSignature?) -> Bool {
    guard let parent, signatures.elements[place].placement == .part else { return false }
    return signatures.elements[place].owners.contains(parent.name)
  }

  private mutating func checkDeclaredChild(_ child: XMLNodeID, _ declaration: DeclarationID) {
    let kind = program[declaration].kind
    if kind.isView {
      viewStack.append(checkDeclared(child, declaration))
      return
    }
    report(
      "syntax/misplaced-element", xml[child].nameRange,
      "`\(xml[child].name)` is \(kind.element.withArticle), not a view.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: kind == .modifier ? "Apply it in a chain: `modifiers=\".modifier(\(xml[child].name)())\"`." : nil)
  }

  /// Texts are the title of their element, runs of a `Text`, or a fault.
  private mutating func placeTexts(
    _ first: (XMLNodeID, Int), _ others: [(XMLNodeID, Int)], _ parent: ElementSignature?,
    _ contents: inout Contents
  ) {
    if let parent, parent.content.contains(.title) || parent.content.contains(.runs) {
      if others.isEmpty, viewStack.count == contents.firstView {
        contents.title = contentText(first.0)
        return
      }
      for (offset, (node, place)) in ([first] + others).enumerated() {
        var view = ViewNode(.text, node)
        let use = checkValue(contentText(node), Expectation(type: .any, what: "This text"))
        view.attributes = Int32(checked.attributes.count)..<Int32(checked.attributes.count + 1)
        checked.attributes.append(use)
        viewStack.insert(add(view), at: contents.firstView + place + offset)
      }
      return
    }
    let range = trimmed(xml[first.0].range)
    report(
      "syntax/misplaced-element", range,
      parent.map { "`<\($0.name)>` holds views, and this is text." } ?? "Views stand here, and this is text.",
      help: "Put it into a `<Text>`.",
      fixes: [fix("Put it into a `<Text>`", .suggested, range, "<Text>\(source.text(range))</Text>")])
  }

  private mutating func contentText(_ node: XMLNodeID) -> AttributeText {
    AttributeText(
      value: xml[node].range, needsDecoding: xml[node].needsDecoding, name: trimmed(xml[node].range),
      isContent: true,
      preservesSpace: xml[node].preservesSpace)
  }

  mutating func trimmed(_ range: SourceRange) -> SourceRange {
    var range = range
    while range.start < range.end && source.bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end && source.bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return range
  }

  /// The attribute of a name, or the lower-case child element that stands for it.
  mutating func attributeText(_ name: Name, of node: XMLNodeID) -> AttributeText? {
    if let attribute = xml.attribute(name, of: node) {
      return AttributeText(attribute)
    }
    if xml[node].hasLowercaseChildren {
      for child in xml.children(of: node) where xml[child].kind == .element && xml[child].name == name {
        if xml.children(of: child).contains(where: { xml[$0].kind == .element }) { continue }
        return childText(child)
      }
    }
    return misspelt.isEmpty ? nil : misspelt.first { $0.node == node && $0.meant == name }?.text
  }

  /// The text of a lower-case child element.
  mutating func childText(_ child: XMLNodeID) -> AttributeText {
    for text in xml.children(of: child) where xml[text].kind == .text {
      return AttributeText(
        value: xml[text].range, needsDecoding: xml[text].needsDecoding, name: xml[child].nameRange)
    }
    let end = xml[child].contentEnd
    return AttributeText(value: SourceRange(end, end), needsDecoding: false, name: xml[child].nameRange)
  }

  /// A view of the catalogue, a part or an attachment.
  mutating func checkElement(_ node: XMLNodeID, _ place: Int, kind: ViewNode.Kind = .element) -> ViewID {
    let signature = signatures.elements[place]
    var view = ViewNode(kind, node)
    view.target = Int32(place)
    let depth = scope.count
    var iteration: ViewNode?
    if signature.content.contains(.iterates), attributeText(Names.items, of: node) != nil {
      iteration = checkItems(node)
    }
    let outerRow = tableRow
    if xml[node].name == Names.table, let slot = iteration?.local, slot >= 0 {
      tableRow = checked.locals.table.last { $0.slot == slot }
    }
    defer { tableRow = outerRow }
    if signature.content.contains(.column) { bindRow(node) }
    let firstUse = uses.count
    checkAttributes(node, place, &view)
    if signature.content.contains(.presents), view.local < 0 { bindPresented(node, &view, from: firstUse) }
    if signature.content.contains(.valueDestination) { bindDestination(node, &view) }
    if signature.content.contains(.geometry) { bindGeometry(node, &view) }
    if signature.content.contains(.picture) { bindPicture(node, &view) }
    let contents = checkContents(of: node, parent: signature)
    if let title = contents.title { checkTitle(title, node, signature) }
    if var iteration {
      iteration.content = addViews(contents)
      view.content = addList([add(iteration)])
    } else {
      view.content = addViews(contents)
    }
    if signature.hasParts { checkPartAttributes(of: node, signature) }
    view.parts = addParts(contents)
    reportContent(contents, signature, node)
    if !signature.alternatives.isEmpty {
      reportAlternatives(signature, node, hasTitle: contents.title != nil)
    }
    leave(contents)
    view.attributes = addUses(from: firstUse)
    scope.removeAll(from: depth)
    view.modifiers = checkModifiers(of: node, receiver: signature.type)
    return add(view)
  }

  /// Parts that are given as values: `header="Lakes"`, `label="{Text('Name').bold()}"`.
  private mutating func checkPartAttributes(of node: XMLNodeID, _ signature: ElementSignature) {
    for attribute in xml.attributes(of: node) {
      guard let place = signature.partOfAttribute(attribute.name) else { continue }
      addPart(AttributeText(attribute), of: node, place, attribute.name, signature)
    }
    guard xml[node].hasLowercaseChildren else { return }
    for child in xml.children(of: node) where xml[child].kind == .element {
      let name = xml[child].name
      guard let place = signature.partOfAttribute(name),
        let text = xml.children(of: child).first(where: { xml[$0].kind == .text && !xml[$0].isBlank }),
        !xml.children(of: child).contains(where: { xml[$0].kind == .element })
      else { continue }
      addPart(contentText(text), of: child, place, name, signature)
    }
  }

  private mutating func addPart(
    _ text: AttributeText, of node: XMLNodeID, _ place: Int, _ name: Name,
    _ signature: ElementSignature
  ) {
    let use = checkValue(text, Expectation(type: .any, what: .part(name, of: signature.name)))
    var value = ViewNode(.text, node)
    value.attributes = Int32(checked.attributes.count)..<Int32(checked.attributes.count + 1)
    checked.attributes.append(use)
    var part = ViewNode(.part, node)
    part.target = Int32(place)
    part.content = addList([add(value)])
    partStack.append(add(part))
  }

  private mutating func checkTitle(
    _ text: AttributeText, _ node: XMLNodeID, _ signature: ElementSignature
  ) {
    guard let position = signature.titlePosition else { return }
    let title = signature.attributes[position].name
    if let other = attributeText(title, of: node) {
      report(
        "syntax/misplaced-element", text.name,
        "`<\(xml[node].name)>` has its \(title) twice: as an attribute and as text.",
        related: [RelatedPlace("the attribute", location(other.name))], help: "Leave one of them out.")
      return
    }
    let isVerbatim = attributeText(Names.verbatim, of: node) != nil
    var use = checkValue(
      text, Expectation(type: .any, what: .title(isVerbatim: isVerbatim, of: signature.name)))
    use.position = Int32(position)
    uses.append(use)
  }

  /// True where an attribute that is none stands for one of these; it is reported by its name.
  private mutating func isMisspelled(
    _ choices: UnsafeBufferPointer<Name>, _ signature: ElementSignature, _ node: XMLNodeID
  ) -> Bool {
    let names = choices.map(\.text)
    return attributeTexts(of: node).contains { name, _ in
      signature.attribute(name) == nil
        && Suggestion.nearest(to: name.text, among: names) != nil
    }
  }

  /// Each use gives one of each set of alternatives: `title` or a `<Header>`, `name` or `systemName`.
  private mutating func reportAlternatives(
    _ signature: ElementSignature, _ node: XMLNodeID, hasTitle: Bool
  ) {
    let title = hasTitle ? signature.titlePosition.map { signature.attributes[$0].name } : nil
    if hasMisnamed(node, signature) { return }
    for choices in signature.alternatives {
      if let title, choices.contains(title) { continue }
      let isGiven = choices.contains { name in
        if DeclarationCollector.isLowercase(name) { return attributeText(name, of: node) != nil }
        return xml.children(of: node).contains {
          xml[$0].name == name
            || signature.part($0, in: xml).map { signatures.elements[$0].name == name } == true
        }
      }
      if isGiven || isMisspelled(choices, signature, node) { continue }
      let names = choices.map { DeclarationCollector.isLowercase($0) ? "`\($0)`" : "`<\($0)>`" }
      report(
        "syntax/missing-attribute", xml[node].nameRange,
        "This `<\(signature.name)>` has none of \(names.joined(separator: ", ")).",
        help: "It needs one of them.")
    }
  }

  private mutating func hasMisnamed(_ node: XMLNodeID, _ signature: ElementSignature) -> Bool {
    for attribute in xml.attributes(of: node) where isMisnamed(attribute.name, in: signature) { return true }
    guard xml[node].hasLowercaseChildren else { return false }
    for child in xml.children(of: node)
    where isAttributeLike(child) && isMisnamed(xml[child].name, in: signature) {
      return true
    }
    return false
  }

  private mutating func reportContent(
    _ contents: Contents, _ signature: ElementSignature, _ node: XMLNodeID
  ) {
    if signature.content.contains(.runs) { return reportRuns(contents, signature) }
    if signature.name == Names.map { return reportOffMap(contents, signature) }
    guard !signature.takesViews, let first = views(contents).first else { return }
    let child = checked.views[Int(first)].xml
    report(
      "syntax/misplaced-element", xml[child].nameRange, "`<\(signature.name)>` holds no views.",
      help: "Put the view beside it, or around it.")
  }
}
