import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `If`, `Switch`, `ForEach`, `Let`, `Fragment`, `Content` between views.
  mutating func checkControlFlow(_ node: XMLNodeID, _ chain: inout ViewID?) {
    let name = xml[node].name
    switch name {
    case Names.elseIf, Names.elseElement:
      guard let conditional = chain else {
        report(
          "syntax/misplaced-element", xml[node].nameRange, "This `<\(name)>` follows no `<If>`.",
          help: "It stands directly behind `</If>`, `</IfLet>` or `</ElseIf>`.")
        _ = checkBranch(node)
        return
      }
      let branch = checkBranch(node)
      let list = checked.views[Int(conditional)].content
      var branches = Array(checked.viewLists[Int(list.lowerBound)..<Int(list.upperBound)])
      branches.append(branch)
      checked.views[Int(conditional)].content = addList(branches)
      if name == Names.elseElement { chain = nil }
      return
    case Names.ifElement, Names.ifLet:
      var view = ViewNode(.conditional, node)
      view.content = addList([checkBranch(node)])
      let id = add(view)
      viewStack.append(id)
      chain = id
      return
    default: chain = nil
    }
    switch name {
    case Names.switchElement: viewStack.append(checkSwitchElement(node))
    case Names.forEach: viewStack.append(checkForEach(node))
    case Names.constantElement: viewStack.append(checkLet(node))
    case Names.fragment: viewStack.append(checkFragment(node))
    case Names.content: viewStack.append(checkContentElement(node))
    default:
      report(
        "syntax/misplaced-element", xml[node].nameRange, "`<\(name)>` cannot stand between views.",
        help: name == Names.caseElement || name == Names.defaultElement
          ? "It belongs directly inside `<Switch>`." : nil)
    }
  }

  private mutating func expressionAttribute(_ name: Name, of node: XMLNodeID) -> (CodeID, AttributeText)? {
    guard let text = attributeText(name, of: node) else {
      report(
        "syntax/missing-attribute", xml[node].nameRange, "This `<\(xml[node].name)>` has no `\(name)`.",
        help: "Add `\(name)=\"…\"`; it holds code without braces.")
      return nil
    }
    if reportBraces(text, name) {
      let inner = SourceRange(text.value.start + 1, max(text.value.start + 1, text.value.end - 1))
      return (parser.expression(in: inner, decoding: text.needsDecoding), text)
    }
    return (parser.expression(in: text.value, decoding: text.needsDecoding), text)
  }

  mutating func reportOthers(_ node: XMLNodeID, _ known: [Name]) {
    for (name, text) in attributeTexts(of: node) where !known.contains(name) && name != Names.modifiers {
      report(
        "syntax/unknown-attribute", text.name, "`\(name)` is not an attribute of `<\(xml[node].name)>`.",
        help: Suggestion.text(
          for: name.text, among: known.map(\.text),
          otherwise: known.isEmpty
            ? "Remove it: it takes none."
            : "Remove it: it takes \(known.map { "`\($0)`" }.joined(separator: ", "))."))
    }
  }

  private mutating func checkBranch(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.branch, node)
    let depth = scope.count
    switch xml[node].name {
    case Names.elseElement: reportOthers(node, [])
    case Names.ifLet:
      reportOthers(node, [Names.name, Names.value])
      if let (code, _) = expressionAttribute(Names.value, of: node) {
        view.code = code
        let type = infer(code)
        if type.wrapped == nil && !type.isError {
          report(
            "type/mismatch", range(code),
            "`<IfLet>` unwraps an optional, and this is \(describe(type)), which is never nil.",
            help: "Use `<Let>`, or show the view without a condition.")
        }
        view.local = declareNamed(node, type.wrapped ?? type)
      }
    default:
      reportOthers(node, [Names.condition])
      if let (code, _) = expressionAttribute(Names.condition, of: node) {
        view.code = code
        check(code, Expectation(type: .bool, what: "`condition`"))
      }
    }
    view.content = checkViews(of: node)
    scope.removeLast(scope.count - depth)
    return add(view)
  }

  /// Declares the `name` of an element.
  private mutating func declareNamed(_ node: XMLNodeID, _ type: TypeID) -> Int32 {
    guard let attribute = xml.attribute(Names.name, of: node) else {
      report(
        "syntax/missing-attribute", xml[node].nameRange, "This `<\(xml[node].name)>` has no `name`.",
        help: "Add `name=\"…\"`: the name of the value inside.")
      return -1
    }
    return declare(.constant, self.name(at: attribute.value), type, at: attribute.value)
  }

  private mutating func checkLet(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.letBinding, node)
    reportOthers(node, [Names.name, Names.type, Names.value])
    var type: TypeID?
    if let attribute = xml.attribute(Names.type, of: node) {
      type = resolveType(parser.type(in: attribute.value, decoding: attribute.needsDecoding))
    }
    if let text = attributeText(Names.value, of: node) {
      let use = checkValue(text, Expectation(type: type ?? .any, what: "This Let"))
      if type == nil {
        type =
          use.form == .literal
          ? (use.constant >= 0 ? Self.type(of: checked.constants[Int(use.constant)]) : .error)
          : checked.type(use.code)
      }
      let first = Int32(checked.attributes.count)
      checked.attributes.append(use)
      view.attributes = first..<first + 1
    } else if !member.isNone, program[member].kind == .fragment, xml[node].parent == program[member].node {
      return add(view)
    } else {
      report(
        "syntax/missing-attribute", xml[node].nameRange, "This `<Let>` has no `value`.",
        help: "Add `value=\"…\"`: the code that gives it.")
    }
    view.local = declareNamed(node, type ?? .error)
    return add(view)
  }

  /// The type of a literal.
  static func type(of value: Value) -> TypeID {
    switch value {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    default: .error
    }
  }

  // MARK: ForEach

  private mutating func checkForEach(_ node: XMLNodeID) -> ViewID {
    let depth = scope.count
    var view = checkItems(node)
    let firstUse = uses.count
    if let place = catalog.element(named: Names.forEach) { checkAttributes(node, place, &view) }
    view.attributes = addUses(from: firstUse)
    let contents = checkContents(of: node, parent: nil)
    view.content = addViews(contents)
    view.parts = addParts(contents)
    leave(contents)
    scope.removeLast(scope.count - depth)
    view.modifiers = checkModifiers(of: node, receiver: .view)
    return add(view)
  }

  /// The `items`, `as` and `id` of a `ForEach` or `List`; the item's name is declared in the scope around.
  mutating func checkItems(_ node: XMLNodeID) -> ViewNode {
    var view = ViewNode(.forEach, node)
    var element = TypeID.error
    if let (code, text) = expressionAttribute(Names.items, of: node) {
      view.code = code
      let type = infer(code)
      let collection = type.bound ?? type
      if let found = collection.element {
        element = found
      } else if !collection.isError {
        report(
          "type/mismatch", text.value, "`items` takes an array or a range, and this is \(describe(type)).",
          help: collection.wrapped != nil ? "It may be nil: write `?? []` behind it." : nil)
      }
      declareItem(node, element, isBinding: type.bound != nil, &view)
      checkIdentity(node, element, collection, text, &view)
      if xml[node].name == Names.list { checkChildren(node, element, &view) }
    }
    return view
  }

  private mutating func declareItem(
    _ node: XMLNodeID, _ element: TypeID, isBinding: Bool, _ view: inout ViewNode
  ) {
    guard let attribute = xml.attribute(Names.asName, of: node) else {
      if xml[node].name == Names.table {
        view.local = declare(.loopItem, Names.tableRow, element, at: xml[node].nameRange)
      }
      return
    }
    var name = source.text(attribute.value)
    let wantsBinding = name.hasPrefix("$")
    if wantsBinding { name.removeFirst() }
    if wantsBinding && !isBinding {
      report(
        "flow/binding-expected", attribute.value,
        "`as=\"$\(name)\"` needs bindings, and `items` gives values.",
        help: "Write `items=\"$…\"` with the path of a State, Binding or Published array.")
    }
    if declareParts(name, element, at: attribute.value, &view) { return }
    if !DeclarationCollector.isIdentifier(name) {
      report(
        "syntax/invalid-literal", attribute.value, "`\(name)` is not a name.",
        help: "A name is a letter or `_`, then letters, digits and `_`.")
      return
    }
    if wantsBinding {
      view.bindingLocal = nextSlot
      nextSlot += 1
    }
    view.local = declare(.loopItem, Name(name), element, at: attribute.value, bindingSlot: view.bindingLocal)
  }

  private mutating func checkIdentity(
    _ node: XMLNodeID, _ element: TypeID, _ collection: TypeID, _ items: AttributeText, _ view: inout ViewNode
  ) {
    if let text = attributeText(Names.id, of: node) {
      view.id = parser.expression(in: text.value, decoding: text.needsDecoding)
      infer(view.id, expecting: TypeID(.keyPath(element, .any)))
      return
    }
    switch collection.kind {
    case .range, .closedRange, .error: return
    default: break
    }
    if element.isError || program.identity(of: element) != nil { return }
    let related =
      program.declaration(of: element).map {
        [RelatedPlace("\(element) is declared here", program.location(of: $0))]
      } ?? []
    let isSimple = [TypeID.string, .int, .double, .bool].contains(element)
    let place = SourceRange(items.value.end + 1, items.value.end + 1)
    report(
      "list/missing-id", items.value,
      "The rows need an identity, and \(element) is not Identifiable, so nothing tells them apart.",
      related: related,
      help: isSimple
        ? "Add `id=\"\\.self\"`, where every value occurs once."
        : "Add `conforms=\"Identifiable\"` and an `id` to \(element), or name a key: `id=\"\\.name\"`.",
      fixes: isSimple ? [fix("Identify rows by their value", .suggested, place, " id=\"\\.self\"")] : [])
  }

  // MARK: Switch

  private mutating func checkSwitchElement(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.switching, node)
    reportOthers(node, [Names.on])
    var subject = TypeID.error
    if let (code, _) = expressionAttribute(Names.on, of: node) {
      view.code = code
      subject = infer(code)
    }
    var covered = Coverage()
    var cases: [ViewID] = []
    for child in xml.children(of: node) where xml[child].kind == .element {
      let name = xml[child].name
      guard name == Names.caseElement || name == Names.defaultElement else {
        report(
          "syntax/misplaced-element", xml[child].nameRange,
          "`<Switch>` holds `<Case>` and `<Default>`, not views.",
          help: "Put it into a case.")
        continue
      }
      var branch = ViewNode(.switchCase, child)
      let depth = scope.count
      if name == Names.defaultElement {
        reportOthers(child, [])
        covered.all = true
      } else if let text = attributeText(Names.isPattern, of: child) {
        reportOthers(child, [Names.isPattern])
        (branch.patterns, branch.code) = parser.patterns(in: text.value, decoding: text.needsDecoding)
        for pattern in code.items(branch.patterns) {
          checkPattern(pattern, subject)
          if branch.code.isNone { cover(pattern, subject, &covered) }
        }
        if !branch.code.isNone {
          check(branch.code, Expectation(type: .bool, what: "The condition after `where`"))
        }
      } else {
        report(
          "syntax/missing-attribute", xml[child].nameRange, "This `<Case>` has no `is`.",
          help: "Add `is=\"…\"`: a case such as `.ready`, or a value.")
        covered.all = true
      }
      branch.content = checkViews(of: child)
      scope.removeLast(scope.count - depth)
      cases.append(add(branch))
    }
    reportMissing(covered, subject, at: xml[node].nameRange, fallback: "<Default>")
    view.content = addList(cases)
    return add(view)
  }
}
