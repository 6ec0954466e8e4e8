import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// All attributes and attribute-like child elements of an element, in source order.
  mutating func attributeTexts(of node: XMLNodeID) -> [(name: Name, text: AttributeText)] {
    var texts: [(name: Name, text: AttributeText)] = []
    forEachAttribute(of: node) { _, name, text in texts.append((name, text)) }
    return texts
  }

  /// Calls `body` with every attribute and attribute-like child element of an element, in source order.
  @inline(__always)
  mutating func forEachAttribute(of node: XMLNodeID, _ body: (inout Self, Name, AttributeText) -> Void) {
    for attribute in xml.attributes(of: node) { body(&self, attribute.name, AttributeText(attribute)) }
    guard xml[node].hasLowercaseChildren else { return }
    for child in xml.children(of: node) where isAttributeLike(child) {
      let text = childText(child)
      body(&self, xml[child].name, text)
    }
  }

  /// Reads attributes that are none of `known` as those that are missing and spelt nearly the same. What is wrong with
  /// them is reported by the caller.
  mutating func readMisspelt(_ node: XMLNodeID, _ known: [Name]) {
    forEachAttribute(of: node) { checker, name, text in
      if known.contains(name) || name == Names.modifiers { return }
      let missing = known.filter { checker.attributeText($0, of: node) == nil }
      if let near = Suggestion.nearest(to: name.text, among: missing.map(\.text)) {
        checker.misspelt.append((node, Name(near), text))
      }
    }
  }

  /// True for a child element that stands for an attribute: its name begins with a small letter.
  mutating func isAttributeLike(_ child: XMLNodeID) -> Bool {
    xml[child].kind == .element && DeclarationCollector.isLowercase(xml[child].name)
  }

  /// Checks the attributes of an element of the catalogue and puts them on the stack of uses.
  mutating func checkAttributes(_ node: XMLNodeID, _ place: Int, _ view: inout ViewNode) {
    let signature = signatures.elements[place]
    isFormatted =
      signature.name == Names.textElement
      && (attributeText(Names.style, of: node) != nil || attributeText(Names.format, of: node) != nil)
    defer { isFormatted = false }
    var others: [(name: Name, text: AttributeText)] = []
    var given: UInt64 = 0
    // What others depend on comes first: the item that a presentation shows and the other attributes may name, the
    // number whose type its bounds and its step have.
    let leader = signature.content.contains(.presents) ? Names.item : signature.isOfNumber ? Names.value : nil
    let early = leader.flatMap { attributeText($0, of: node) }
    defer { number = nil }
    if let leader, let early {
      checkAttribute(leader, early, signature, &view, &others, &given)
      if signature.isOfNumber {
        noteNumber(uses[uses.count - 1])
      } else {
        bindPresented(node, &view, from: uses.count - 1)
        if signature.name != Names.confirmationDialog {
          requireIdentity(uses[uses.count - 1], of: signature.name)
        }
      }
    }
    for attribute in xml.attributes(of: node)
    where attribute.name != Names.modifiers && attribute.nameRange != early?.name {
      checkAttribute(attribute.name, AttributeText(attribute), signature, &view, &others, &given)
    }
    if xml[node].hasLowercaseChildren {
      for child in xml.children(of: node)
      where isAttributeLike(child) && xml[child].name != Names.modifiers
        && xml[child].nameRange != early?.name && signature.part(child, in: xml) == nil
      {
        checkAttribute(xml[child].name, childText(child), signature, &view, &others, &given)
      }
    }
    if !view.destination.isNone {
      checkArguments(others, of: view.destination, at: node, isDestination: true)
    } else if !others.isEmpty,
      attributeText(Names.destination, of: node) == nil || !signature.content.contains(.destination)
    {
      for (name, text) in others { reportUnknownAttribute(name, text, signature.definition) }
    }
    if view.destination.isNone, others.contains(where: { isMisnamed($0.name, in: signature) }) { return }
    for position in signature.required where given & (1 << UInt64(position)) == 0 {
      let attribute = signature.attributes[position]
      report(
        "syntax/missing-attribute", xml[node].nameRange,
        "This `<\(signature.name)>` has no `\(attribute.name)`.",
        help:
          "Add `\(attribute.name)=\"\(attribute.role == .binding ? "$…" : attribute.type == .string ? "…" : "{…}")\"`, of type \(attribute.type): \(signature.definition.attributes[position].documentation)"
      )
    }
  }

  /// True for a name that an element does not know and that is no modifier: it stands for what is missing, so that one
  /// cause gives one report.
  mutating func isMisnamed(_ name: Name, in signature: ElementSignature) -> Bool {
    if name == Names.modifiers || signature.content.contains(.destination) { return false }
    if signature.isHandledApart(name) || signature.part(named: name) != nil { return false }
    return signature.attribute(name) == nil && signatures.overloads(named: name).isEmpty
  }

  private mutating func checkAttribute(
    _ name: Name, _ text: AttributeText, _ signature: ElementSignature, _ view: inout ViewNode,
    _ others: inout [(name: Name, text: AttributeText)], _ given: inout UInt64
  ) {
    if signature.isHandledApart(name) || signature.partOfAttribute(name) != nil { return }
    if name == Names.destination, signature.content.contains(.destination) {
      view.destination = findDestination(text)
      return
    }
    guard let position = signature.attribute(name) else {
      others.append((name, text))
      return
    }
    given |= 1 << UInt64(position)
    if name == Names.title, isFormatted {
      var use = checkValue(text, Expectation(type: .any, what: .part(name, of: signature.name)))
      use.position = Int32(position)
      uses.append(use)
      return
    }
    if name == Names.value, signature.content.contains(.column), let path = columnPath(text) {
      uses.append(checkColumn(path, text, position))
      return
    }
    var use = checkAttribute(text, signature.attributes[position], of: signature.name)
    use.position = Int32(position)
    uses.append(use)
  }

  private mutating func reportUnknownAttribute(
    _ name: Name, _ text: AttributeText, _ definition: ElementDefinition
  ) {
    let known = definition.attributes.map(\.name)
    let isModifier = !catalog.modifiers(named: name).isEmpty
    let near = Suggestion.nearest(to: name.text, among: known)
    report(
      "syntax/unknown-attribute", text.name, "`\(name)` is not an attribute of `<\(definition.name)>`.",
      help: near.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? (isModifier
          ? "It is a modifier: `modifiers=\".\(name)(…)\"`."
          : known.isEmpty
            ? "Remove it: this element takes none but `modifiers`."
            : "Remove it, or use one that it takes: \(known.map { "`\($0)`" }.joined(separator: ", "))."),
      fixes: near.map { [fix("Change it to `\($0)`", .suggested, text.name, $0)] } ?? [])
  }

  private mutating func checkAttribute(
    _ text: AttributeText, _ attribute: CatalogSignatures.Attribute, of element: Name
  ) -> AttributeUse {
    var wanted = Expectation(type: attribute.type, what: .part(attribute.name, of: element))
    if let number, !attribute.isNumber {
      var bound = TypeBindings()
      bound[0] = number.type
      wanted.type = substitute(wanted.type, bound)
      if wanted.type != attribute.type { wanted.declared = number.declared }
    }
    switch attribute.role {
    case .value: return checkValue(text, wanted, takesText: attribute.type == .string)
    case .binding:
      if wanted.type.bound == nil { wanted.type = wanted.type.binding }
      let use = checkValue(text, wanted)
      if attribute.isNumber, use.form == .binding, let number = checked.type(use.code).bound,
        !number.isNumber, !number.isError
      {
        wanted.type = TypeID.int.binding
        reportMismatch(use.code, number.binding, wanted)
      }
      return use
    case .action, .function: return checkFunction(text, wanted, calls: attribute.role == .action)
    case .code:
      var use = AttributeUse(
        position: -1, form: .expression, type: wanted.type, range: text.value, nameRange: text.name)
      use.code = parser.expression(in: text.value, decoding: text.needsDecoding)
      check(use.code, wanted)
      return use
    case .name, .view:
      var use = AttributeUse(
        position: -1, form: .name, type: .string, range: text.value, nameRange: text.name)
      use.constant = addConstant(.string(source.text(text.value)))
      return use
    }
  }

  /// Keeps the type of the number that an element shows, and where it is declared.
  private mutating func noteNumber(_ use: AttributeUse) {
    guard use.form == .binding, let type = checked.type(use.code).bound, type.isNumber else { return }
    let reference = checked.reference(use.code)
    let member: MemberID? =
      switch reference.kind {
      case .member, .bindingMember, .projection: reference.member
      default: nil
      }
    number = (type, member.map { program.location(of: $0) })
  }

  private mutating func findDestination(_ text: AttributeText) -> DeclarationID {
    let name = self.name(at: text.value)
    if let found = program.lookup(name, in: file) {
      if program[found].kind.isView { return found }
      report(
        "type/mismatch", text.value,
        "`destination` names a Screen or View, and `\(name)` is \(program[found].kind.element.withArticle).",
        related: [RelatedPlace("declared here", program.location(of: found))],
        help: "Name the page that the link shows.")
      return .none
    }
    if reportAmbiguity(name, text.value) { return .none }
    let known = program.declarations.filter { $0.kind.isView }.map(\.name.text).sorted()
    let near = Suggestion.nearest(to: name.text, among: known)
    report(
      "name/undefined", text.value, "There is no Screen or View `\(name)` in this package.",
      help: near.map { "There is `\($0)`, which is spelt nearly the same." },
      fixes: near.map { [fix("Change it to `\($0)`", .suggested, text.value, $0)] } ?? [])
    return .none
  }

  // MARK: Declared views

  /// A use of a declared view by its name.
  mutating func checkDeclared(_ node: XMLNodeID, _ declaration: DeclarationID) -> ViewID {
    var view = ViewNode(.declared, node)
    view.target = declaration.index
    var texts: [(name: Name, text: AttributeText)] = []
    forEachAttribute(of: node) { _, name, text in
      if name != Names.modifiers { texts.append((name, text)) }
    }
    let firstUse = uses.count
    checkArguments(texts, of: declaration, at: node, isDestination: false)
    let contents = checkContents(of: node, parent: nil)
    if let slot = program.members(of: declaration).first(where: {
      program[$0].kind == .slot && program[$0].name.isEmpty
    }) {
      if !views(contents).isEmpty {
        var use = AttributeUse(
          position: -1, form: .views, type: .view, range: xml[node].range, nameRange: xml[node].nameRange)
        use.member = slot
        use.views = addViews(contents)
        uses.append(use)
      }
    } else if let first = views(contents).first {
      let child = checked.views[Int(first)].xml
      report(
        "syntax/misplaced-element", xml[child].nameRange,
        "`\(program[declaration].name)` has no slot for views.",
        related: [RelatedPlace("declared here", program.location(of: declaration))],
        help: "Give it `<Slot/>`, and `<Content/>` where the views are to stand.")
    }
    view.parts = addParts(contents)
    leave(contents)
    view.attributes = addUses(from: firstUse)
    view.modifiers = checkModifiers(of: node, receiver: .view)
    return add(view)
  }

  /// Checks attributes against the parameters of a declared view.
  mutating func checkArguments(
    _ texts: [(name: Name, text: AttributeText)], of declaration: DeclarationID, at node: XMLNodeID,
    isDestination: Bool
  ) {
    var given: [MemberID] = []
    var unknown: [String] = []
    for (name, text) in texts {
      guard let member = program.members(of: declaration, named: name).first else {
        reportUnknownArgument(name, text, declaration)
        unknown.append(name.text)
        continue
      }
      let declared = program[member]
      if declared.kind == .slot {
        uses.append(checkSlot(name, member, node))
        continue
      }
      guard declared.isParameter else {
        reportNoParameter(text, member, declaration)
        continue
      }
      given.append(member)
      var use = checkArgument(text, member, declaration)
      use.member = member
      uses.append(use)
    }
    for index in program[declaration].members {
      let member = MemberID(index)
      guard program.members[index].isParameter, !program.members[index].hasDefault, !given.contains(member),
        !unknown.contains(where: { Suggestion.nearest(to: $0, among: [program[member].name.text]) != nil })
      else { continue }
      report(
        "type/missing-argument", isDestination ? destinationRange(node) : xml[node].nameRange,
        "`\(program[declaration].name)` needs `\(program[member].name)`, of type \(wantedType(member)), and it is not given here.",
        related: [RelatedPlace("declared here", program.location(of: member))],
        help: program[member].kind == .binding
          ? "Add `\(program[member].name)=\"$…\"`." : "Add `\(program[member].name)=\"{…}\"`.")
    }
  }

  private mutating func destinationRange(_ node: XMLNodeID) -> SourceRange {
    xml.attribute(Names.destination, of: node)?.value ?? xml[node].nameRange
  }

  mutating func wantedType(_ member: MemberID) -> TypeID {
    program[member].kind == .binding ? program[member].type.binding : program[member].type
  }

  private mutating func checkArgument(
    _ text: AttributeText, _ member: MemberID, _ declaration: DeclarationID
  ) -> AttributeUse {
    let wanted = Expectation(
      type: wantedType(member), what: .part(program[member].name, of: program[declaration].name),
      declared: program.location(of: member))
    if isFunction(wanted.type) { return checkFunction(text, wanted, calls: false) }
    return checkValue(text, wanted)
  }

  private mutating func checkSlot(_ name: Name, _ member: MemberID, _ node: XMLNodeID) -> AttributeUse {
    var use = AttributeUse(
      position: -1, form: .views, type: .view, range: xml[node].range, nameRange: xml[node].nameRange)
    use.member = member
    for child in xml.children(of: node) where xml[child].kind == .element && xml[child].name == name {
      use.range = xml[child].range
      use.nameRange = xml[child].nameRange
      let depth = scope.count
      let parameters = program[member].parameters
      if let attribute = xml.attribute(Names.asName, of: child) {
        use.slot = nextSlot
        let words = source.text(attribute.value).split(separator: ",")
        for (place, word) in words.prefix(64).enumerated() {
          let type =
            place < parameters.count
            ? program.parameters[parameters.lowerBound + place].type : TypeID.error
          _ = declare(.closureParameter, Name(String(word.filter { $0 != " " })), type, at: attribute.value)
        }
        if words.count != parameters.count { reportSlotNames(words.count, member, at: attribute.value) }
        use.slotCount = nextSlot - use.slot
      }
      use.views = checkViews(of: child)
      scope.removeAll(from: depth)
    }
    return use
  }

  mutating func reportUnknownArgument(
    _ name: Name, _ text: AttributeText, _ declaration: DeclarationID
  ) {
    let known =
      program.parameters(of: declaration).map { program[$0].name.text }
      + program.members(of: declaration).filter { program[$0].kind == .slot }.map { program[$0].name.text }
    let near = Suggestion.nearest(to: name.text, among: known)
    let isModifier = !catalog.modifiers(named: name).isEmpty
    report(
      "type/extra-argument", text.name, "`\(program[declaration].name)` has no parameter `\(name)`.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: near.map { "It has `\($0)`, which is spelt nearly the same." }
        ?? (isModifier
          ? "It is a modifier: `modifiers=\".\(name)(…)\"`."
          : known.isEmpty
            ? "Remove it: it takes none."
            : "Remove it: it takes \(known.map { "`\($0)`" }.joined(separator: ", "))."),
      fixes: near.map { [fix("Change it to `\($0)`", .suggested, text.name, $0)] } ?? [])
  }

  mutating func reportNoParameter(
    _ text: AttributeText, _ member: MemberID, _ declaration: DeclarationID
  ) {
    let declared = program[member]
    let related = [RelatedPlace("declared here", program.location(of: member))]
    if declared.kind.isOwnedState || declared.kind == .stateObject {
      report(
        "truth/state-set-from-outside", text.name,
        "`\(declared.name)` is \(declared.kind.element.withArticle) of \(program[declaration].name): the view owns it, and nobody outside sets it.",
        related: related,
        help:
          "Declare it as `<Binding>` where the caller owns the value, or as `<Let>` where the view only reads it."
      )
      return
    }
    let why =
      declared.kind == .environmentObject || declared.kind == .environment
      ? "comes from the environment" : declared.kind == .constant ? "has a fixed value" : "is no parameter"
    report(
      "type/extra-argument", text.name,
      "`\(declared.name)` of \(program[declaration].name) \(why), so it is not passed.",
      related: related,
      help: declared.kind == .environmentObject
        ? "Inject it: `.environmentObject(…)` in the chain of a view above."
        : declared.kind == .constant
          ? "Remove it, or declare `\(declared.name)` as `<Var>`: then it is a parameter with a default."
          : "Remove it.")
  }
}
