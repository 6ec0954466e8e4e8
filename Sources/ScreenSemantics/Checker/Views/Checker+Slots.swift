import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Fragments and slots.
extension FileChecker {
  /// What to write where code asks whether a slot is filled, which it cannot; nil for another value.
  mutating func helpForSlot(_ id: CodeID) -> String? {
    guard !id.isNone, code[id].kind == .name, !owner.isNone,
      ownMembers(named: code[id].name).contains(where: { program[$0].kind == .slot })
    else { return nil }
    let name = code[id].name
    return
      "A slot that is left out holds no views, and code cannot ask for it. Give the view `generics=\"Content: View\"` and, in place of the "
      + "slot, `<Var name=\"\(name)\" type=\"Content?\" value=\"{nil}\"/>`; show it by `<IfLet name=\"\(name)\" value=\"\(name)\">`, "
      + "which holds `<AnyView view=\"{\(name)}\"/>`. Callers give it as code: `\(name)=\"{Text('…')}\"`."
  }

  /// A use of a fragment.
  mutating func checkFragment(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.fragment, node)
    guard let attribute = xml.attribute(Names.ref, of: node) else {
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<Fragment>` has no `ref`.",
        help: "`<Fragment ref=\"…\"/>` places a fragment; its declaration stands beside the Body.")
      checkAttachments(of: node, &view)
      return add(view)
    }
    let name = self.name(at: attribute.value)
    let fragments = program.members(of: owner).filter { program[$0].kind == .fragment }
    let own = ownMembers(named: name)
    guard let member = own.first(where: { program[$0].kind == .fragment }) else {
      let other = own.first
      report(
        .nameUndefined, attribute.value, "There is no Fragment `\(name)` here.",
        related: other.map { [RelatedPlace("`\(name)` is declared here", program.location(of: $0))] } ?? [],
        help: other.map {
          "`\(name)` is \(program[$0].kind.element.withArticle): declare it as a `<Fragment>`."
        }
          ?? Suggestion.text(for: name.text, among: fragments.map { program[$0].name.text }, otherwise: nil))
      checkAttachments(of: node, &view)
      return add(view)
    }
    view.target = member.index
    var uses: [AttributeUse] = []
    let parameters = Array(program.parameters[program[member].parameters])
    for (name, text) in attributeTexts(of: node) where name != Names.ref && name != Names.modifiers {
      guard let index = parameters.firstIndex(where: { $0.name == name }) else {
        report(
          .typeExtraArgument, text.name,
          "The fragment `\(program[member].name)` has no parameter `\(name)`.",
          help: "Remove it, or give the fragment a `<Let>` of this name with a type, before its views.")
        continue
      }
      let wanted = Expectation(type: parameters[index].type, what: .part(name, of: program[member].name))
      var use = isFunction(wanted.type) ? checkFunction(text, wanted) : checkValue(text, wanted)
      use.position = Int32(index)
      uses.append(use)
    }
    for (index, parameter) in parameters.enumerated()
    where !parameter.hasDefault && !uses.contains(where: { $0.position == Int32(index) }) {
      report(
        .typeMissingArgument, attribute.value,
        "The fragment `\(program[member].name)` needs `\(parameter.name)`, of type \(parameter.type).",
        help: "Add `\(parameter.name)=\"{…}\"`.")
    }
    let first = checked.attributes.endIndex
    checked.attributes.append(contentsOf: uses)
    view.attributes = first..<checked.attributes.endIndex
    checkAttachments(of: node, &view)
    view.modifiers = checkModifiers(of: node, receiver: .view)
    return add(view)
  }

  /// What hangs on views that are written elsewhere: presentations, toolbars, layers. Nothing else may stand inside.
  private mutating func checkAttachments(of node: XMLNodeID, _ view: inout ViewNode) {
    let contents = checkContents(of: node, parent: nil)
    if let first = views(contents).first {
      report(
        .syntaxMisplacedElement, xml[checked.views[first].xml].nameRange,
        "`<\(xml[node].name)>` stands for views that are written elsewhere, and holds none.",
        help: "Put the view beside it, or into a stack with it.")
    }
    let parts = addParts(contents)
    view.setLists(parts.lowerBound, parts: parts.lowerBound, end: parts.upperBound)
    leave(contents)
  }

  /// The place of a slot, of the view that a modifier changes, or of a style's label.
  mutating func checkContentElement(_ node: XMLNodeID) -> ViewID {
    var view = ViewNode(.content, node)
    let kind = owner.isNone ? DeclarationKind.view : program[owner].kind
    let name = xml.attribute(Names.name, of: node).map { self.name(at: $0.value) } ?? .none
    if kind.isStyle {
      reportOthers(node, kind.configuration.contains { $0.isView && $0 != .label } ? [Names.name] : [])
      view.styleProperty = styleView(name, of: node, kind)
    } else if kind == .modifier {
      reportOthers(node, [])
    } else if let slot = program.members(of: owner).first(where: {
      program[$0].kind == .slot && program[$0].name == name
    }) {
      view.target = slot.index
      var uses: [AttributeUse] = []
      let parameters = Array(program.parameters[program[slot].parameters])
      for (name, text) in attributeTexts(of: node) where name != Names.name && name != Names.modifiers {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else {
          report(
            .typeExtraArgument, text.name, "This slot takes no `\(name)`.",
            help: "Remove it, or name it in `takes` of the `<Slot>`.")
          continue
        }
        let wanted = Expectation(type: parameters[index].type, what: .slotValue(name))
        var use = isFunction(wanted.type) ? checkFunction(text, wanted) : checkValue(text, wanted)
        use.position = Int32(index)
        uses.append(use)
      }
      reportMissing(parameters, ofSlotAt: node)
      let first = checked.attributes.endIndex
      checked.attributes.append(contentsOf: uses)
      view.attributes = first..<checked.attributes.endIndex
    } else if let attribute = xml.attribute(Names.name, of: node), !name.isEmpty {
      let slots = program.members(of: owner).filter { program[$0].kind == .slot }
      let known = slots.map { program[$0].name.text }
      let near = Suggestion.nearest(to: name.text, among: known)
      report(
        .nameUndefined, attribute.value, "There is no slot `\(name)` here.",
        help: Suggestion.text(
          for: name.text, among: known,
          otherwise: "Declare it beside the Body: `<Slot name=\"\(name)\"/>`."),
        fixes: change(attribute.value, to: near))
    } else if owner.isNone || !mayHoldViews(owner) {
      report(
        .syntaxMisplacedElement, xml[node].nameRange,
        "`<Content/>` places a slot's views, and there is no `<Slot/>` here.",
        help: "Declare it beside the Body: `<Slot/>`.")
    }
    checkAttachments(of: node, &view)
    view.modifiers = checkModifiers(of: node, receiver: .view)
    return add(view)
  }

  /// The view of the configuration that a `<Content>` in a style names; the whole where it names none.
  private mutating func styleView(
    _ name: Name, of node: XMLNodeID, _ kind: DeclarationKind
  ) -> StyleProperty {
    guard let attribute = xml.attribute(Names.name, of: node), !name.isEmpty else { return .whole }
    let views = kind.configuration.filter(\.isView)
    if let property = views.first(where: { $0.name == name.text }) { return property }
    if views.isEmpty { return .whole }
    let known = views.map(\.name)
    let near = Suggestion.nearest(to: name.text, among: known)
    report(
      .nameUndefined, attribute.value, "\(kind.element.withCapitalArticle) has no view `\(name)`.",
      help: Suggestion.text(
        for: name.text, among: known, otherwise: "It has \(known.map { "`\($0)`" }.listed)."),
      fixes: change(attribute.value, to: near))
    return .whole
  }

  /// Reports an `as` with another number of names than a slot gives values.
  mutating func reportSlotNames(_ count: Int, _ slot: MemberID, at range: SourceRange) {
    let parameters = program.parameters[program[slot].parameters]
    let names = parameters.map(\.name.text).joined(separator: ", ")
    let gives =
      parameters.isEmpty
      ? "gives its views no value"
      : "gives its views \(parameters.count) value\(parameters.count == 1 ? "" : "s") (\(names))"
    report(
      count < parameters.count ? .typeMissingArgument : .typeExtraArgument, range,
      "\(program[slot].name.isEmpty ? "This slot" : "The slot `\(program[slot].name)`") \(gives), and `as` names \(count).",
      related: [RelatedPlace("declared here", program.location(of: slot))],
      help: parameters.isEmpty
        ? "Remove `as`."
        : "Write one name for each, in this order: `as=\"\(names)\"`; `_` for one that is not used.")
  }

  /// Reports what a slot gives its views and a `<Content>` leaves out.
  mutating func reportMissing(_ parameters: [Parameter], ofSlotAt node: XMLNodeID) {
    let given = attributeTexts(of: node).map(\.0)
    for parameter in parameters where !given.contains(parameter.name) {
      report(
        .typeMissingArgument, xml[node].nameRange,
        "This slot gives its views `\(parameter.name)`, of type \(parameter.type), and it is not given here.",
        related: [RelatedPlace("declared here", location(parameter.range))],
        help: "Add `\(parameter.name)=\"{…}\"`.")
    }
  }
}
