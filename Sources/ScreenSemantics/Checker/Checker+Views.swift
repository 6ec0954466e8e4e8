import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What stands inside an element, sorted.
struct Contents {
  var views: [ViewID] = []
  var parts: [ViewID] = []
  /// The text where there are no views beside it.
  var title: AttributeText?
}

extension FileChecker {
  mutating func addList(_ views: [ViewID]) -> Range<Int32> {
    let first = Int32(checked.viewLists.count)
    checked.viewLists.append(contentsOf: views)
    return first..<Int32(checked.viewLists.count)
  }

  mutating func add(_ view: ViewNode) -> ViewID {
    checked.views.append(view)
    return ViewID(checked.views.count - 1)
  }

  /// Checks the views inside an element. `parent` is its definition, nil for bodies and declared views.
  mutating func checkContents(of node: XMLNodeID, parent: ElementDefinition?, slots: [Name] = []) -> Contents
  {
    var contents = Contents()
    var texts: [(XMLNodeID, Int)] = []
    var chain: ViewID?
    for child in xml.children(of: node) {
      let element = xml[child]
      if element.kind == .text {
        if !element.isBlank { texts.append((child, contents.views.count)) }
        continue
      }
      if DeclarationCollector.isLowercase(element.name) { continue }
      let isView =
        switch element.name {
        case Names.constantElement: !isPreview(node)
        case Names.fragment, Names.caseElement: true
        default: MemberKind.byElement[element.name] == nil
        }
      if isView { checkChild(child, parent, &contents, &chain) }
    }
    placeTexts(texts, parent, &contents)
    return contents
  }

  /// True for a Preview itself, whose views stand between its members.
  private func isPreview(_ node: XMLNodeID) -> Bool {
    !owner.isNone && program[owner].kind == .preview && program[owner].body == node
  }

  private mutating func checkChild(
    _ child: XMLNodeID, _ parent: ElementDefinition?, _ contents: inout Contents, _ chain: inout ViewID?
  ) {
    let name = xml[child].name
    if ControlFlow.elements.contains(name) {
      checkControlFlow(child, &contents, &chain)
      return
    }
    chain = nil
    if let place = catalog.element(named: name),
      program.lookup(name, in: file) == nil || isPart(place, of: parent)
    {
      let definition = catalog.elements[place]
      switch definition.placement {
      case .view: contents.views.append(checkElement(child, place))
      case .attachment: contents.parts.append(checkElement(child, place, kind: .part))
      case .item(let owners):
        if let parent, !owners.contains(parent.name) { reportMisplaced(child, owners) }
        contents.views.append(checkElement(child, place))
      case .part(let owners):
        if let parent, owners.contains(parent.name) {
          contents.parts.append(checkElement(child, place, kind: .part))
        } else {
          reportMisplaced(child, owners)
        }
      }
      return
    }
    if let declaration = program.lookup(name, in: file) {
      checkDeclaredChild(child, declaration, &contents)
      return
    }
    reportUnknownElement(child)
  }

  /// True where an element is a part of the one around it, whatever else has its name.
  private func isPart(_ place: Int, of parent: ElementDefinition?) -> Bool {
    guard let parent, case .part(let owners) = catalog.elements[place].placement else { return false }
    return owners.contains(parent.name)
  }

  private mutating func reportMisplaced(_ child: XMLNodeID, _ owners: [String]) {
    report(
      "syntax/misplaced-element", xml[child].nameRange, "`<\(xml[child].name)>` cannot stand here.",
      help: "It belongs directly inside \(owners.map { "`<\($0)>`" }.joined(separator: " or ")).")
  }

  private mutating func checkDeclaredChild(
    _ child: XMLNodeID, _ declaration: DeclarationID, _ contents: inout Contents
  ) {
    let kind = program[declaration].kind
    if kind.isView {
      contents.views.append(checkDeclared(child, declaration))
      return
    }
    report(
      "syntax/misplaced-element", xml[child].nameRange,
      "`\(xml[child].name)` is \(Self.article(kind.element)), not a view.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: kind == .modifier ? "Apply it in a chain: `modifiers=\".modifier(\(xml[child].name)())\"`." : nil)
  }

  static func article(_ word: String) -> String { ("AEIOU".contains(word.prefix(1)) ? "an " : "a ") + word }

  private mutating func reportUnknownElement(_ child: XMLNodeID) {
    let element = xml[child]
    let views = program.declarations.filter { $0.kind.isView }.map(\.name.text).sorted()
    let known = views + catalog.elements.map(\.name) + ControlFlow.elements.map(\.text).sorted()
    let near = Suggestion.nearest(to: element.name.text, among: known)
    var fixes: [FixIt] = []
    if let near {
      var edits = [SourceEdit(location(element.nameRange), near)]
      if element.contentEnd < element.range.end {
        let start = element.contentEnd + 2
        edits.append(SourceEdit(location(SourceRange(start, start + UInt32(element.name.utf8.count))), near))
      }
      fixes = [FixIt("Change it to `\(near)`", .suggested, edits)]
    }
    report(
      "syntax/unknown-element", element.nameRange,
      "There is no view `\(element.name)` in this package or the library.",
      help: near.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? "Declare it as `<View name=\"\(element.name)\">`.", fixes: fixes)
  }

  /// Texts are the title of their element, runs of a `Text`, or a fault.
  private mutating func placeTexts(
    _ texts: [(XMLNodeID, Int)], _ parent: ElementDefinition?, _ contents: inout Contents
  ) {
    guard let first = texts.first else { return }
    if let parent, parent.content.contains(.title) || parent.content.contains(.runs) {
      if texts.count == 1, contents.views.isEmpty {
        contents.title = contentText(first.0)
        return
      }
      for (offset, (node, place)) in texts.enumerated() {
        var view = ViewNode(.text, node)
        let use = checkValue(contentText(node), Expectation(type: .any, what: "This text"))
        view.attributes = Int32(checked.attributes.count)..<Int32(checked.attributes.count + 1)
        checked.attributes.append(use)
        contents.views.insert(add(view), at: place + offset)
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

  private func contentText(_ node: XMLNodeID) -> AttributeText {
    AttributeText(
      value: xml[node].range, needsDecoding: xml[node].needsDecoding, name: trimmed(xml[node].range),
      isContent: true,
      preservesSpace: xml[node].preservesSpace)
  }

  func trimmed(_ range: SourceRange) -> SourceRange {
    var range = range
    while range.start < range.end && source.bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end && source.bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return range
  }

  /// The attribute of a name, or the lower-case child element that stands for it.
  func attributeText(_ name: Name, of node: XMLNodeID) -> AttributeText? {
    if let attribute = xml.attribute(name, of: node) {
      return AttributeText(
        value: attribute.value, needsDecoding: attribute.needsDecoding, name: attribute.nameRange)
    }
    for child in xml.children(of: node) where xml[child].kind == .element && xml[child].name == name {
      return childText(child)
    }
    return nil
  }

  /// The text of a lower-case child element.
  func childText(_ child: XMLNodeID) -> AttributeText {
    for text in xml.children(of: child) where xml[text].kind == .text {
      return AttributeText(
        value: xml[text].range, needsDecoding: xml[text].needsDecoding, name: xml[child].nameRange)
    }
    let end = xml[child].contentEnd
    return AttributeText(value: SourceRange(end, end), needsDecoding: false, name: xml[child].nameRange)
  }

  /// A view of the catalogue, a part or an attachment.
  mutating func checkElement(_ node: XMLNodeID, _ place: Int, kind: ViewNode.Kind = .element) -> ViewID {
    let definition = catalog.elements[place]
    var view = ViewNode(kind, node)
    view.target = Int32(place)
    let depth = scope.count
    defer { scope.removeLast(scope.count - depth) }
    var iteration: ViewNode?
    if definition.content.contains(.iterates), attributeText(Names.items, of: node) != nil {
      iteration = checkItems(node)
    }
    var uses = checkAttributes(node, place, &view)
    if definition.content.contains(.presents) { bindPresented(node, &view, uses) }
    if definition.content.contains(.valueDestination) { bindDestination(node, &view) }
    if definition.content.contains(.geometry) { bindGeometry(node, &view) }
    let contents = checkContents(of: node, parent: definition)
    if let title = contents.title { uses += checkTitle(title, node, place) }
    if var iteration {
      iteration.content = addList(contents.views)
      view.content = addList([add(iteration)])
    } else {
      view.content = addList(contents.views)
    }
    view.parts = addList(contents.parts)
    reportContent(contents, definition, node)
    reportAlternatives(definition, node)
    let first = Int32(checked.attributes.count)
    checked.attributes.append(contentsOf: uses)
    view.attributes = first..<Int32(checked.attributes.count)
    scope.removeLast(scope.count - depth)
    view.modifiers = checkModifiers(of: node, receiver: library.type(named: xml[node].name) ?? .view)
    return add(view)
  }

  private mutating func checkTitle(_ text: AttributeText, _ node: XMLNodeID, _ place: Int) -> [AttributeUse] {
    let attributes = CatalogSignatures.shared.attributes[place]
    guard let position = attributes.firstIndex(where: { $0.name == Names.title || $0.name == Names.name })
    else {
      return []
    }
    if let other = attributeText(attributes[position].name, of: node) {
      report(
        "syntax/misplaced-element", text.name,
        "`<\(xml[node].name)>` has its \(attributes[position].name) twice: as an attribute and as text.",
        related: [RelatedPlace("the attribute", location(other.name))], help: "Leave one of them out.")
      return []
    }
    let verbatim = attributeText(Names.verbatim, of: node) != nil
    var use = checkValue(
      text, Expectation(type: .any, what: "The \(verbatim ? "text" : "title") of \(xml[node].name)"))
    use.position = Int32(position)
    return [use]
  }

  /// Each use gives one of each set of alternatives: `title` or a `<Header>`, `name` or `systemName`.
  private mutating func reportAlternatives(_ definition: ElementDefinition, _ node: XMLNodeID) {
    for choices in definition.alternatives {
      let given = choices.filter { choice in
        let name = Name(choice)
        if DeclarationCollector.isLowercase(name) { return attributeText(name, of: node) != nil }
        return xml.children(of: node).contains { xml[$0].name == name }
      }
      if !given.isEmpty { continue }
      let names = choices.map { DeclarationCollector.isLowercase(Name($0)) ? "`\($0)`" : "`<\($0)>`" }
      report(
        "syntax/missing-attribute", xml[node].nameRange,
        "This `<\(definition.name)>` has none of \(names.joined(separator: ", ")).",
        help: "It needs one of them.")
    }
  }

  private mutating func reportContent(
    _ contents: Contents, _ definition: ElementDefinition, _ node: XMLNodeID
  ) {
    let takesViews: ContentModel = [
      .views, .labelFirst, .iterates, .destination, .presents, .runs, .valueDestination,
    ]
    guard definition.content.isDisjoint(with: takesViews), let first = contents.views.first else { return }
    let child = checked.views[Int(first)].xml
    report(
      "syntax/misplaced-element", xml[child].nameRange, "`<\(definition.name)>` holds no views.",
      help: "Put the view beside it, or around it.")
  }
}
