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
        let around = xml[xml[node].parent].name
        let isInside = ["If", Names.ifLet, Names.elseIf].contains(around)
        report(
          .syntaxMisplacedElement, xml[node].nameRange,
          isInside
            ? "This `<\(name)>` stands inside `<\(around)>`, and belongs behind it."
            : "This `<\(name)>` follows no `<If>`.",
          help: isInside
            ? "Move it behind `</\(around)>`."
            : "It stands directly behind `</If>`, `</IfLet>` or `</ElseIf>`.")
        _ = checkBranch(node)
        return
      }
      let branch = checkBranch(node)
      let list = checked.views[conditional].content
      var branches = Array(checked.viewLists.table.slice(list))
      branches.append(branch)
      checked.views[conditional].content = addList(branches)
      if name == Names.elseElement { chain = nil }
      return
    case Names.ifElement, Names.ifLet:
      var view = ViewNode(.conditional, node)
      view.content = addList([checkBranch(node)])
      let id = add(view)
      stacks.views.append(id)
      chain = id
      return
    default: chain = nil
    }
    switch name {
    case Names.switchElement: stacks.views.append(checkSwitchElement(node))
    case Names.forEach: stacks.views.append(checkForEach(node))
    case Names.constantElement: stacks.views.append(checkLet(node))
    case ControlFlow.computed: stacks.views.append(checkComputed(node))
    case ControlFlow.bindable: stacks.views.append(checkBindable(node))
    case Names.fragment: stacks.views.append(checkFragment(node))
    case Names.content: stacks.views.append(checkContentElement(node))
    default:
      report(
        .syntaxMisplacedElement, xml[node].nameRange, "`<\(name)>` cannot stand between views.",
        help: name == Names.caseElement || name == Names.defaultElement
          ? "It belongs directly inside `<Switch>`." : nil)
    }
  }

  /// The code of an attribute that an element needs. Where it is missing and an attribute that is none of `known`
  /// stands there, that one is reported alone: it is the missing one under another name.
  mutating func expressionAttribute(
    _ name: Name, of node: XMLNodeID, _ known: [Name], isCondition: Bool = false
  ) -> (CodeID, AttributeText)? {
    guard let text = attributeText(name, of: node) else {
      if attributeTexts(of: node).contains(where: { !known.contains($0.name) && $0.name != Names.modifiers })
      {
        return nil
      }
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<\(xml[node].name)>` has no `\(name)`.",
        help: "Add `\(name)=\"…\"`; it holds code without braces.")
      return nil
    }
    var range = text.value
    if reportBraces(text, name) {
      range = SourceRange(text.value.start + 1, max(text.value.start + 1, text.value.end - 1))
    }
    let faults = parser.diagnostics.count
    let code =
      isCondition
      ? condition(in: range, decoding: text.needsDecoding)
      : expression(in: range, decoding: text.needsDecoding)
    return parser.diagnostics.count == faults ? (code, text) : nil
  }

  mutating func reportOthers(_ node: XMLNodeID, _ known: [Name]) {
    forEachAttribute(of: node) { checker, name, text in
      if known.contains(name) || name == Names.modifiers { return checker.checkChild(named: text, of: node) }
      let missing = known.last.flatMap { checker.attributeText($0, of: node) == nil ? $0 : nil }
      let near = Suggestion.nearest(to: name.text, among: known.map(\.text))
      let other = OtherNames.meant(by: name.text, among: missing.map { [$0.text] } ?? [])
      checker.report(
        .syntaxUnknownAttribute, text.name,
        "`\(name)` is not an attribute of `<\(checker.xml[node].name)>`.",
        help: checker.meantControl(name, node)
          ?? near.map { "There is `\($0)`, which is spelt nearly the same." }
          ?? other.map { "It is called `\($0)` here." }
          ?? (known.isEmpty
            ? "Remove it: it takes none."
            : missing.map { "It takes `\($0)`, which is missing." }
              ?? "Remove it: it takes \(known.map { "`\($0)`" }.joined(separator: ", "))."),
        fixes: (checker.meantControl(name, node) == nil ? near ?? missing?.text : nil).map {
          [checker.fix("Change it to `\($0)`", .suggested, text.name, $0)]
        } ?? [])
    }
    readMisspelt(node, known)
  }

  /// The control that is meant by a `<Switch>` with an attribute of one; nil for others.
  private mutating func meantControl(_ name: Name, _ node: XMLNodeID) -> String? {
    guard xml[node].name == Names.switchElement, name == Names.isOn else { return nil }
    return "A switch that people use is `<Toggle isOn=\"$…\">`; `<Switch on=\"…\">` chooses between views."
  }

  private mutating func checkBranch(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.branch, node)
    let depth = scope.depth
    switch xml[node].name {
    case Names.elseElement: reportOthers(node, [])
    case Names.ifLet:
      let known = [Names.name, Names.value]
      reportOthers(node, known)
      if let (code, _) = expressionAttribute(Names.value, of: node, known) {
        view.code = code
        let type = infer(code)
        if type.wrapped == nil && !type.isError {
          report(
            .typeMismatch, range(code),
            "`<IfLet>` unwraps an optional, and this is \(describe(type)), which is never nil.",
            help: helpForSlot(code) ?? "Use `<Let>`, or show the view without a condition.")
        }
        view.local = declareNamed(node, type.wrapped ?? type, unwrapping: code)
      } else if attributeText(Names.name, of: node) != nil {
        view.local = declareNamed(node, .error)
      }
    default:
      reportOthers(node, [Names.condition])
      if let (code, _) = expressionAttribute(Names.condition, of: node, [Names.condition], isCondition: true)
      {
        view.code = code
        if self.code[code].isCondition {
          checkConditions(self.code[code].list)
          note(code, type: .bool)
        } else {
          check(code, Expectation(type: .bool, what: "`condition`"))
        }
      }
    }
    view.content = checkViews(of: node)
    scope.shrink(to: depth)
    return add(view)
  }

  /// Declares the `name` of an element.
  private mutating func declareNamed(
    _ node: XMLNodeID, _ type: TypeID, bindingSlot: Int32 = -1, unwrapping value: CodeID = .none
  ) -> Int32 {
    guard let attribute = attributeText(Names.name, of: node) else {
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<\(xml[node].name)>` has no `name`.",
        help: "Add `name=\"…\"`: the name of the value inside.")
      return -1
    }
    return declare(
      .constant, self.name(at: attribute.value), type, at: attribute.value, bindingSlot: bindingSlot,
      unwrapping: value)
  }

  /// `<Computed name="title" type="String">…</Computed>` among views: each use of the name computes the value.
  private mutating func checkComputed(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.letBinding, node)
    reportOthers(node, [Names.name, Names.type, Names.get])
    guard let written = xml.attribute(Names.type, of: node) else {
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<Computed>` has no `type`.",
        help: "Add `type=\"…\"`: what its code gives.")
      return add(view)
    }
    let result = resolveType(parser.type(in: written.value, decoding: written.needsDecoding))
    let type = TypeID(.function([], result))
    let code = attributeText(Names.get, of: node) ?? childText(node)
    view.attributes = addUse(checkFunction(code, Expectation(type: type, what: "This Computed")))
    view.local = declareNamed(node, type)
    if view.local >= 0 { checked.locals[checked.locals.count - 1].kind = .computed }
    return add(view)
  }

  private mutating func checkLet(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.letBinding, node)
    let known = [Names.name, Names.type, Names.value]
    reportOthers(node, known)
    let isParameter =
      !member.isNone && program[member].kind == .fragment && xml[node].parent == program[member].node
    if isParameter, let parameter = givenParameter(node) { return checkDefault(of: parameter, node, &view) }
    if isParameter, xml.attribute(Names.type, of: node) != nil, attributeText(Names.value, of: node) == nil {
      return add(view)
    }
    var type: TypeID?
    if let attribute = xml.attribute(Names.type, of: node) {
      let isTold = xml.attribute(Names.value, of: node) != nil
      type = resolveType(
        parser.type(in: attribute.value, decoding: attribute.needsDecoding), isTold: isTold)
    }
    if let text = attributeText(Names.value, of: node) {
      var use = checkValue(text, Expectation(type: type ?? .any, what: "This Let"), isKept: true)
      if type == nil {
        let found =
          use.form == .literal
          ? (!use.constant.isNone ? checked.constants[use.constant].type : .error)
          : checked.type(use.code)
        // Kept as it is, not as its text.
        (type, use.type) = (found, found)
      } else if program.protocols.hasGenericTypes, use.form != .literal {
        type = type?.told(by: checked.type(use.code)) ?? type
      }
      view.attributes = addUse(use)
    } else if isParameter {
      return add(view)
    } else if !attributeTexts(of: node).contains(where: { !known.contains($0.name) }) {
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<Let>` has no `value`.",
        help: "Add `value=\"…\"`: the code that gives it.")
    }
    view.local = declareNamed(node, type ?? .error)
    return add(view)
  }

  /// The parameter of the fragment being checked of which a `<Let>` gives the value that it has where a use leaves it out; nil where
  /// the `<Let>` is another.
  private mutating func givenParameter(_ node: XMLNodeID) -> ParameterID? {
    guard let name = xml.attribute(Names.name, of: node) else { return nil }
    return program[member].parameters.first {
      program.parameters[$0].isGivenByLet && program.parameters[$0].range == name.value
    }
  }

  /// The value of a parameter that a use of a fragment leaves out. It names parameters that stand before it.
  private mutating func checkDefault(
    of parameter: ParameterID, _ node: XMLNodeID, _ view: inout ViewNode
  ) -> ViewID {
    let declared = program.parameters[parameter]
    guard let text = attributeText(Names.value, of: node) else { return add(view) }
    let wanted = Expectation(type: declared.type, what: .defaultValue(declared.name))
    let use =
      isFunction(wanted.type)
      ? checkFunction(text, wanted) : checkValue(text, wanted, isKept: true)
    let place = parameter.index - program[member].parameters.lowerBound.index
    if !use.code.isNone {
      for id in code.extent(of: use.code)
      where reference(id).kind == .local && reference(id).index >= place
        && Int(reference(id).index) < program[member].parameters.count
      {
        report(
          .nameUndefined, range(id), "`\(code[id].name)` has no value here yet.",
          help: "The value of a parameter names those that stand before it.")
      }
    }
    view.attributes = addUse(use)
    view.target = place
    return add(view)
  }

  /// `Bindable` between views: a name for an object, whose `$name` leads to bindings of its properties.
  private mutating func checkBindable(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.letBinding, node)
    reportOthers(node, [Names.name, Names.type, Names.value])
    var type = xml.attribute(Names.type, of: node).map {
      resolveType(parser.type(in: $0.value, decoding: $0.needsDecoding))
    }
    var value = CodeID.none
    if let text = attributeText(Names.value, of: node) {
      var use = checkValue(text, Expectation(type: type ?? .any, what: "This Bindable"), isKept: true)
      value = use.code
      let found = value.isNone ? type ?? .string : checked.type(value)
      type = type ?? found
      if !found.isError, program.declaration(of: found).map({ program[$0].kind.isObject }) != true {
        report(
          .typeMismatch, text.value,
          "`<Bindable>` takes an observable object, and this is \(describe(found)).",
          help: "Use `<Let>` for a value that is only read.")
        type = .error
      }
      if !value.isNone { use.code = bindable(value) }
      use.type = (type ?? .error).binding
      view.attributes = addUse(use)
    } else {
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<Bindable>` has no `value`.",
        help: "Between views it gives a name to an object: `value=\"{store}\"`.")
    }
    let slot = scope.nextSlot
    view.local = declareNamed(node, type ?? .error, bindingSlot: slot, unwrapping: value)
    return add(view)
  }

  /// `Bindable(value)`.
  private mutating func bindable(_ value: CodeID) -> CodeID {
    let range = range(value)
    let call = addCall(of: addName(ControlFlow.bindable, range), [addArgument(value, at: range)], at: range)
    infer(call)
    return call
  }

  // MARK: Switch

  private mutating func checkSwitchElement(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.switching, node)
    reportOthers(node, [Names.on])
    var subject = TypeID.error
    if let (code, _) = expressionAttribute(Names.on, of: node, [Names.on]) {
      view.code = code
      subject = infer(code)
    }
    var covered = Coverage()
    var fallback: XMLNodeID?
    var cases: [ViewID] = []
    for child in xml.children(of: node) where xml[child].kind == .element {
      let name = xml[child].name
      if isAttributeLike(child) { continue }
      guard name == Names.caseElement || name == Names.defaultElement else {
        report(
          .syntaxMisplacedElement, xml[child].nameRange,
          "`<Switch>` holds `<Case>` and `<Default>`, not views.",
          help: "Put it into a case.")
        continue
      }
      var branch = ViewNode(.switchCase, child)
      let depth = scope.depth
      if let fallback { reportBehindDefault(child, fallback) }
      if name == Names.caseElement, attributeText(Names.isPattern, of: child) == nil {
        readMisspelt(child, [Names.isPattern])
      }
      if name == Names.defaultElement {
        fallback = child
        reportOthers(child, [])
        covered.all = true
      } else if let text = attributeText(Names.isPattern, of: child) {
        reportOthers(child, [Names.isPattern])
        let isBraced = reportBraces(text, Names.isPattern)
        let faults = parser.diagnostics.count
        if !isBraced {
          (branch.patterns, branch.code) = parser.patterns(in: text.value, decoding: text.needsDecoding)
        }
        let isParsed = !isBraced && parser.diagnostics.count == faults
        // What a faulty case means to cover is not known.
        if !checkPatterns(branch.patterns, subject) || !isParsed { covered.all = true }
        if branch.code.isNone {
          for pattern in code.items(branch.patterns) { covered.rows.append([.code(pattern)]) }
        }
        if !branch.code.isNone {
          check(branch.code, Expectation(type: .bool, what: "The condition after `where`"))
        }
      } else {
        if attributeTexts(of: child).isEmpty {
          report(
            .syntaxMissingAttribute, xml[child].nameRange, "This `<Case>` has no `is`.",
            help: "Add `is=\"…\"`: a case such as `.ready`, or a value.")
        }
        reportOthers(child, [Names.isPattern])
        covered.all = true
      }
      branch.content = checkViews(of: child)
      scope.shrink(to: depth)
      cases.append(add(branch))
    }
    reportMissing(covered, subject, at: xml[node].nameRange, fallback: "<Default>")
    view.content = addList(cases)
    return add(view)
  }

  /// Reports a case that is never asked, as `<Default>` before it takes every value.
  private mutating func reportBehindDefault(_ node: XMLNodeID, _ fallback: XMLNodeID) {
    report(
      .syntaxMisplacedElement, xml[node].nameRange,
      "This `<\(xml[node].name)>` is never reached: `<Default>` before it takes every value.",
      related: [RelatedPlace("the first `<Default>`", location(xml[fallback].nameRange))],
      help: xml[node].name == Names.defaultElement
        ? "A `<Switch>` has one `<Default>`: leave one of them out." : "Put `<Default>` behind all cases.")
  }
}
