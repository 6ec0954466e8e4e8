import ElementCatalog
import Memory
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  mutating func addList(_ views: [ViewID]) -> Range<ViewPlace> {
    let first = checked.viewLists.endIndex
    checked.viewLists.append(contentsOf: views)
    return first..<checked.viewLists.endIndex
  }

  /// The views of the contents that were entered last.
  mutating func views(_ contents: Contents) -> UnsafeBufferPointer<ViewID> {
    stacks.views[from: contents.firstView]
  }

  /// The parts and attachments of the contents that were entered last.
  mutating func parts(_ contents: Contents) -> UnsafeBufferPointer<ViewID> {
    stacks.parts[from: contents.firstPart]
  }

  /// Makes a list of the views of contents.
  mutating func addViews(_ contents: Contents) -> Range<ViewPlace> {
    addList(stacks.views, contents.firstView)
  }

  /// Makes a list of the parts of contents.
  mutating func addParts(_ contents: Contents) -> Range<ViewPlace> {
    addList(stacks.parts, contents.firstPart)
  }

  /// Makes both lists of contents those of a view.
  mutating func addLists(of contents: Contents, to view: inout ViewNode) {
    let content = addViews(contents)
    view.setLists(content.lowerBound, parts: content.upperBound, end: addParts(contents).upperBound)
  }

  /// Makes a list of what stands on a stack from a place on: most often of one view or none.
  @inline(__always)
  private mutating func addList(_ stack: Stack<ViewID>, _ start: Int) -> Range<ViewPlace> {
    let first = checked.viewLists.endIndex
    for place in start..<stack.count { checked.viewLists.append(stack[place]) }
    return first..<checked.viewLists.endIndex
  }

  /// Takes contents from the stacks.
  mutating func leave(_ contents: Contents) {
    stacks.views.removeAll(from: contents.firstView)
    stacks.parts.removeAll(from: contents.firstPart)
  }

  /// Checks the views inside an element that takes no parts, and gives them as a list.
  mutating func checkViews(of node: XMLNodeID) -> Range<ViewPlace> {
    let contents = checkContents(of: node, parent: nil)
    if stacks.parts.count > contents.firstPart { reportLooseParts(contents, of: "`<\(xml[node].name)>`") }
    let list = addViews(contents)
    leave(contents)
    return list
  }

  /// Moves the uses of attributes from a place on the stack into a list.
  mutating func addUses(from place: Int) -> Range<AttributeID> {
    let first = checked.attributes.endIndex
    if stacks.uses.count == place { return first..<first }
    checked.attributes.append(contentsOf: stacks.uses[from: place])
    stacks.uses.removeAll(from: place)
    return first..<checked.attributes.endIndex
  }

  /// Adds an attribute that is the only one of its view.
  mutating func addUse(_ use: AttributeUse) -> Range<AttributeID> {
    let id = checked.attributes.endIndex
    checked.attributes.append(use)
    return id..<checked.attributes.endIndex
  }

  mutating func add(_ view: ViewNode) -> ViewID {
    var view = view
    view.range = xml[view.xml].range
    let id = checked.views.endIndex
    checked.views.append(view)
    return id
  }

  /// Checks the views inside an element. `parent` is its signature, nil for bodies and declared views.
  mutating func checkContents(of node: XMLNodeID, parent: ElementSignature?) -> Contents {
    var contents = Contents(firstView: stacks.views.count, firstPart: stacks.parts.count)
    let firstRun = stacks.runs.count
    let holdsRuns = parent?.content.contains(.runs) == true
    let holdsLowercase = xml[node].hasLowercaseChildren
    var chain: ViewID?
    var blank: TextRun?
    var upcoming = xml.firstChild(of: node)
    while !upcoming.isNone {
      let child = upcoming
      let element = xml.nodes.address(child)
      upcoming = element.pointee.nextSibling
      if element.pointee.kind == .text {
        let run = TextRun(node: child, place: stacks.views.count - contents.firstView)
        if element.pointee.isBlank {
          if holdsRuns, stacks.runs.count > firstRun || run.place > 0, isRunGap(element.pointee) {
            blank = run
          }
          continue
        }
        if let gap = blank { stacks.runs.append(gap) }
        blank = nil
        stacks.runs.append(run)
        continue
      }
      let name = element.pointee.name
      if holdsLowercase, DeclarationCollector.isLowercase(name) {
        if let part = parent?.part(child, in: xml) {
          stacks.parts.append(checkElement(child, part, kind: .part))
        }
        continue
      }
      if isPreview(node), isStep(name) { continue }
      let role = signatures.role(of: name)
      let count = stacks.views.count
      if role.contains(.constant) ? !isPreview(node) : !role.contains(.member) {
        checkChild(child, name, role, parent, &chain)
      } else if !isPreview(node) {
        reportMember(element.pointee)
      }
      if let gap = blank, stacks.views.count > count {
        stacks.runs.append(gap)
        blank = nil
      }
    }
    if stacks.runs.count > firstRun {
      placeTexts(from: firstRun, parent, &contents)
      stacks.runs.removeAll(from: firstRun)
    }
    return contents
  }

  /// True for a Preview itself, whose views stand between its members.
  private mutating func isPreview(_ node: XMLNodeID) -> Bool {
    !owner.isNone && program[owner].kind == .preview && program[owner].body == node
  }

  /// True for the name of a step that is not that of a view.
  mutating func isStep(_ name: Name) -> Bool {
    StepKind(element: name.text) != nil
      && program.lookup(name, in: file).map { program[$0].isShown } != true
  }

  private mutating func checkChild(
    _ child: XMLNodeID, _ name: Name, _ role: ChildRole, _ parent: ElementSignature?, _ chain: inout ViewID?
  ) {
    if role.contains(.controlFlow) {
      checkControlFlow(child, &chain)
      return
    }
    chain = nil
    if let place = signatures.element(named: name),
      program.lookup(name, in: file).map({ !program[$0].isShown }) ?? true || isPart(place, of: parent)
    {
      checkCatalogChild(child, place, parent)
    } else if let declaration = program.lookup(name, in: file, inside: selfType) {
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
    case .view: stacks.views.append(checkElement(child, place))
    case .attachment: stacks.parts.append(checkElement(child, place, kind: .part))
    case .item:
      if let parent, !signature.owners.contains(parent.name) {
        reportMisplaced(child, signature.owners.map(\.text))
      }
      stacks.views.append(checkElement(child, place))
    case .part:
      if let parent, signature.owners.contains(parent.name) {
        stacks.parts.append(checkElement(child, place, kind: .part))
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
    if program[declaration].isShown {
      stacks.views.append(checkDeclared(child, declaration))
      return
    }
    report(
      .syntaxMisplacedElement, xml[child].nameRange,
      "`\(xml[child].name)` is \(kind.element.withArticle), not a view.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: (kind == .modifier ? "modifier" : kind.styleModifier).map {
        "Apply it in a chain: `modifiers=\".\($0)(\(xml[child].name)())\"`."
      })
  }

  /// Texts are the title of their element, runs of a `Text`, or a fault.
  private mutating func placeTexts(
    from firstRun: Int, _ parent: ElementSignature?, _ contents: inout Contents
  ) {
    if let parent, parent.content.contains(.title) || parent.content.contains(.runs) {
      if stacks.runs.count == firstRun + 1, stacks.views.count == contents.firstView {
        contents.title = contentText(stacks.runs[firstRun].node)
        return
      }
      if parent.content.contains(.titled) {
        for run in stacks.runs[from: firstRun] {
          if run.place == 0 && contents.title == nil {
            contents.title = contentText(run.node)
          } else {
            reportLooseText(run.node, "`<\(parent.name)>` holds views here, and this is text.")
          }
        }
        return
      }
      for offset in 0..<stacks.runs.count - firstRun {
        let (node, place) = (stacks.runs[firstRun + offset].node, stacks.runs[firstRun + offset].place)
        var view = ViewNode(.text, node)
        var use = checkValue(contentText(node), Expectation(type: .any, what: "This text"))
        if parent.content.contains(.runs) { readMarkdown(&use, in: xml[node].parent) }
        view.attributes = addUse(use)
        stacks.views.insert(add(view), at: contents.firstView + place + offset)
      }
      return
    }
    if let parent, !parent.takesViews {
      report(
        .syntaxMisplacedElement, source.trimmed(xml[stacks.runs[firstRun].node].range),
        "`<\(parent.name)>` holds nothing, and this is text.", help: "Put it beside it, into a `<Text>`.")
      return
    }
    reportLooseText(
      stacks.runs[firstRun].node,
      parent.map { "`<\($0.name)>` holds views, and this is text." } ?? "Views stand here, and this is text.")
  }

  private mutating func reportLooseText(_ node: XMLNodeID, _ message: String) {
    let range = source.trimmed(xml[node].range)
    if let help = helpForStatement(source.text(range)) {
      return report(.syntaxMisplacedElement, range, "Views stand here, and this is code.", help: help)
    }
    if let code = viewInBraces(range) {
      let view = source.text(code)
      return report(
        .syntaxMisplacedElement, range, "This is a view that code gives, and views stand here as elements.",
        help: "Show it by an `<AnyView view=\"{…}\"/>`.",
        fixes: view.contains("\"")
          ? [] : [fix("Put it into an `<AnyView>`", .suggested, range, "<AnyView view=\"{\(view)}\"/>")])
    }
    report(
      .syntaxMisplacedElement, range, message, help: "Put it into a `<Text>`.",
      fixes: [fix("Put it into a `<Text>`", .suggested, range, "<Text>\(source.text(range))</Text>")])
  }

  /// The code of a text that is nothing but a view in braces; nil for another text.
  private mutating func viewInBraces(_ range: SourceRange) -> SourceRange? {
    guard let code = source.betweenBraces(range), code.count > 0 else { return nil }
    let faults = parser.diagnostics.count
    let view = parser.expression(in: code, decoding: false)
    guard parser.diagnostics.count == faults else {
      parser.diagnostics.removeSubrange(faults...)
      return nil
    }
    guard let type = attempt({ $0.infer(view) }).sound, !type.isError, isView(type) else { return nil }
    return code
  }

  /// Where code belongs that stands where views do; nil for what reads as a text.
  private mutating func helpForStatement(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    guard let first = words.first else { return nil }
    if first == "let" || first == "var", words.count == 4, words[2] == "=" {
      return
        "A name for a value is a view’s first child: `<Let name=\"\(words[1])\" value=\"{\(words[3])}\"/>`."
    }
    let isAssignment = words.count > 2 && ["=", "+=", "-=", "*=", "/="].contains(words[1])
    let callee = text.prefix { $0 != "(" }
    let isCall = text.hasSuffix(")") && callee.count < text.count && Self.isPath(callee)
    guard isCall || (isAssignment && Self.isPath(first)) else { return nil }
    return
      "What runs when the view appears stands in `.onAppear { … }` of its chain, and what a tap does in the `action` of a "
      + "`<Button>`; drawing runs nothing."
  }

  /// True for names with dots between them.
  private static func isPath(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      DeclarationCollector.isIdentifier(String($0))
    }
  }

  mutating func contentText(_ node: XMLNodeID) -> AttributeText {
    AttributeText(
      value: xml[node].range, needsDecoding: xml[node].needsDecoding, name: source.trimmed(xml[node].range),
      isContent: true,
      preservesSpace: xml[node].preservesSpace)
  }
}
