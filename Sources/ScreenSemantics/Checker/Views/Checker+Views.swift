import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
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
    return elementContext.misspelt(meaning: name, of: node)
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
    let content = signature.content
    var view = ViewNode(kind, node)
    view.target = Int32(place)
    let depth = scope.depth
    let outerRow = elementContext.tableRow
    let outerSelection = elementContext.selection
    var iteration: ViewNode?
    if content.contains(.iterates), givesItems(node) {
      let items = checkItems(node)
      if signature.name == Names.table, items.local >= 0 {
        elementContext.set(tableRow: checked.locals.table.lastIndex { $0.slot == items.local })
      }
      iteration = items
    }
    if !content.isDisjoint(with: [.column, .rows]) {
      if content.contains(.column) { bindRow(node) }
      if content.contains(.rows), iteration == nil { bindRows(node, &view) }
    }
    let firstUse = stacks.uses.count
    let given =
      iteration == nil
      ? checkAttributes(node, signature, &view)
      : outsideRows(from: depth) { $0.checkAttributes(node, signature, &view) }
    if !content.isDisjoint(with: [.presents, .valueDestination, .geometry, .picture, .chosen, .row, .tabs]) {
      if content.contains(.tabs) { noteSelection(from: firstUse) }
      if content.contains(.row) { checkRow(node, from: firstUse) }
      if content.contains(.presents), view.local < 0 { bindPresented(node, &view, from: firstUse) }
      if content.contains(.valueDestination) { bindDestination(node, &view, from: firstUse) }
      if content.contains(.geometry) { bindGeometry(node, &view) }
      if content.contains(.picture) { bindPicture(node, &view) }
      if content.contains(.chosen) { bindChosen(node, &view, from: firstUse) }
    }
    let contents = checkContents(of: node, parent: signature)
    if let title = contents.title { checkTitle(title, node, signature, given) }
    var rows: ViewID?
    if var iteration {
      iteration.content = addViews(contents)
      rows = add(iteration)
    }
    if given.mayHoldParts { checkPartAttributes(of: node, signature) }
    if let rows {
      let content = addList([rows])
      view.setLists(content.lowerBound, parts: content.upperBound, end: addParts(contents).upperBound)
    } else {
      addLists(of: contents, to: &view)
    }
    if signature.limitsContent, stacks.views.count > contents.firstView {
      reportContent(contents, signature, node)
    }
    if !signature.alternatives.isEmpty {
      checkAlternatives(signature, node, given, hasTitle: contents.title != nil)
    }
    leave(contents)
    view.attributes = addUses(from: firstUse)
    scope.shrink(to: depth)
    elementContext.set(tableRow: outerRow)
    elementContext.set(selection: outerSelection)
    let isWindow = xml[node].name == Names.windowGroup
    view.modifiers = checkModifiers(
      of: node, given,
      receiver: isWindow ? TypeID(.builtin(Names.windowGroup)) : signature.type)
    return add(view)
  }

  /// Keeps the type of what is chosen of the tabs of a view, of which their values are.
  mutating func noteSelection(from firstUse: Int) {
    let use = stacks.uses[from: firstUse].first { $0.position == 0 && $0.form == .binding }
    elementContext.set(selection: use.flatMap { selected(by: $0) })
  }

  /// Keeps the type of what is chosen of the tabs in the slot of a declared view, where it is given one binding.
  mutating func noteOnlySelection(from firstUse: Int) {
    var bindings = stacks.uses[from: firstUse].lazy.filter { $0.form == .binding }.makeIterator()
    guard let only = bindings.next(), bindings.next() == nil, let type = selected(by: only) else { return }
    elementContext.set(selection: type)
  }

  private mutating func selected(by use: AttributeUse) -> TypeID? {
    checked.type(use.code).bound.flatMap { isConcrete($0) && !$0.isError && $0 != .any ? $0 : nil }
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
    var use = checkValue(text, Expectation(type: .any, what: .part(name, of: signature.name)))
    readMarkdown(&use, in: node)
    var value = ViewNode(.text, node)
    value.attributes = addUse(use)
    var part = ViewNode(.part, node)
    part.target = Int32(place)
    part.content = addList([add(value)])
    stacks.parts.append(add(part))
  }

  private mutating func checkTitle(
    _ text: AttributeText, _ node: XMLNodeID, _ signature: ElementSignature, _ given: GivenAttributes
  ) {
    guard let position = signature.titlePosition else { return }
    let title = signature.attributes[position].name
    if given.contains(position) || !given.isComplete, let other = attributeText(title, of: node) {
      report(
        .syntaxMisplacedElement, text.name,
        "`<\(xml[node].name)>` has its \(title) twice: as an attribute and as text.",
        related: [RelatedPlace("the attribute", location(other.name))], help: "Leave one of them out.")
      return
    }
    let isVerbatim =
      given.known & signature.verbatimMask != 0
      || !given.isComplete && attributeText(Names.verbatim, of: node) != nil
    var use = checkValue(
      text, Expectation(type: .any, what: .title(isVerbatim: isVerbatim, of: signature.name)))
    use.position = Int32(position)
    if signature.attributes[position].isMarked { readMarkdown(&use, in: node) }
    stacks.uses.append(use)
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
  private mutating func checkAlternatives(
    _ signature: ElementSignature, _ node: XMLNodeID, _ given: GivenAttributes, hasTitle: Bool
  ) {
    var known = given.known
    if hasTitle, let position = signature.titlePosition { known |= 1 << UInt64(position) }
    if signature.content.contains(.exclusive) { reportRivals(signature, node) }
    if signature.meetsAlternatives(known) { return }
    reportAlternatives(signature, node, hasTitle: hasTitle)
  }

  /// Reports a second one of a set of alternatives of which a use gives one.
  private mutating func reportRivals(_ signature: ElementSignature, _ node: XMLNodeID) {
    for choices in signature.alternatives {
      var (first, second): ((name: Name, text: AttributeText)?, (name: Name, text: AttributeText)?)
      forEachAttribute(of: node) { _, name, text in
        guard second == nil, choices.contains(name) else { return }
        if first == nil { first = (name, text) } else if first?.name != name { second = (name, text) }
      }
      guard let first, let second else { continue }
      report(
        .syntaxUnknownAttribute, second.text.name,
        "`<\(signature.name)>` takes `\(first.name)` or `\(second.name)`, not both.",
        related: [RelatedPlace("the first", location(first.text.name))], help: "Leave one of them out.")
    }
  }

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
        .syntaxMissingAttribute, xml[node].nameRange,
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
    let child = checked.views[first].xml
    report(
      .syntaxMisplacedElement, xml[child].nameRange, "`<\(signature.name)>` holds no views.",
      help: "Put the view beside it, or around it.")
  }
}
