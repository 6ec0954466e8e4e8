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

  /// Reads attributes that are none of `known` as those that are missing and spelt nearly the same, or called so
  /// elsewhere. What is wrong with them is reported by the caller.
  mutating func readMisspelt(_ node: XMLNodeID, _ known: [Name]) {
    forEachAttribute(of: node) { checker, name, text in
      if known.contains(name) || name == Names.modifiers { return }
      let missing = known.filter { checker.attributeText($0, of: node) == nil }
      let word = name.text
      let names = missing.map(\.text)
      if let meant = Suggestion.nearest(to: word, among: names) ?? OtherNames.meant(by: word, among: names) {
        checker.elementContext.add(misspelt: text, of: node, meaning: Name(meant))
      }
    }
  }

  /// The attribute that one of another name stands for, of those that the element does not give already.
  private mutating func meant(by name: Name, among known: [String], at node: XMLNodeID) -> String? {
    OtherNames.meant(by: name.text, among: known).flatMap { meant in
      attributeText(Name(meant), of: node) == nil || isMeant(Name(meant), at: node) ? meant : nil
    }
  }

  /// The name that is nearest to one that is none, of those that the element does not give already.
  mutating func nearestMissing(to name: Name, among known: [String], at node: XMLNodeID) -> String? {
    guard let near = Suggestion.nearest(to: name.text, among: known) else { return nil }
    if attributeText(Name(near), of: node) == nil || isMeant(Name(near), at: node) { return near }
    return Suggestion.nearest(
      to: name.text, among: known.filter { attributeText(Name($0), of: node) == nil })
  }

  /// True for an attribute that is read from one of nearly the same name.
  private mutating func isMeant(_ name: Name, at node: XMLNodeID) -> Bool {
    elementContext.misspelt(meaning: name, of: node) != nil
  }

  /// Reports what is wrong with a child element that stands for an attribute, besides its value.
  mutating func checkChild(ofAttribute child: XMLNodeID) {
    for fault in xml.faults(ofAttributeChild: child) {
      report(
        fault.rule, fault.range, fault.message,
        related: fault.first.map { [RelatedPlace("the first", location($0))] } ?? [], help: fault.help)
    }
  }

  /// The same for the child, if there is one, that a text was read from.
  mutating func checkChild(named text: AttributeText, of node: XMLNodeID) {
    guard xml[node].hasLowercaseChildren else { return }
    for child in xml.children(of: node) where isAttributeLike(child) && xml[child].nameRange == text.name {
      checkChild(ofAttribute: child)
    }
  }

  /// True for a child element that stands for an attribute: its name begins with a small letter.
  mutating func isAttributeLike(_ child: XMLNodeID) -> Bool {
    xml[child].kind == .element && DeclarationCollector.isLowercase(xml[child].name)
  }

  /// Checks the attributes of an element of the catalogue and puts them on the stack of uses.
  mutating func checkAttributes(
    _ node: XMLNodeID, _ signature: ElementSignature, _ view: inout ViewNode
  ) -> GivenAttributes {
    let isPlain = !xml[node].hasLowercaseChildren
    var given = GivenAttributes(isComplete: isPlain && !elementContext.hasMisspelt)
    given.mayHoldParts = !isPlain && signature.hasParts
    let firstText = stacks.texts.count
    if signature.name == Names.textElement { elementContext.beginText(isFormatted: hasFormat(node)) }
    // The places of attributes that are checked before the others.
    var early: [UInt32] = []
    for leader in signature.leaders {
      guard let text = attributeText(leader, of: node) else { continue }
      early.append(text.name.start)
      let use = stacks.uses.count
      checkAttribute(leader, text, signature, &view, &given)
      if stacks.uses.count == use { break }
      for name in outsideNames(leader, node, signature) {
        guard let text = attributeText(name, of: node) else { continue }
        early.append(text.name.start)
        checkAttribute(name, text, signature, &view, &given)
      }
      noteLeader(leader, use, node, signature, &view)
      break
    }
    let attributes = xml.attributes(of: node).storage
    for place in attributes.indices {
      if attributes[place].name == Names.modifiers {
        if given.chain < 0 { given.chain = Int32(place) }
      } else if !early.contains(attributes[place].nameRange.start) {
        checkAttribute(attributes[place].name, AttributeText(attributes[place]), signature, &view, &given)
      }
    }
    if !isPlain {
      for child in xml.children(of: node)
      where isAttributeLike(child) && xml[child].name != Names.modifiers
        && !early.contains(xml[child].nameRange.start) && signature.part(child, in: xml) == nil
      {
        checkAttribute(xml[child].name, childText(child), signature, &view, &given)
      }
      for child in xml.children(of: node)
      where isAttributeLike(child) && signature.part(child, in: xml) == nil
        && signature.partOfAttribute(xml[child].name) == nil
      {
        checkChild(ofAttribute: child)
      }
    }
    var isMisnamed = false
    if stacks.texts.count > firstText || !view.destination.isNone {
      isMisnamed = checkUnknown(from: firstText, node, signature, view)
      stacks.texts.removeAll(from: firstText)
    }
    if given.known & signature.requiredMask != signature.requiredMask, !isMisnamed {
      reportMissing(node, signature, given)
    }
    elementContext.endAttributes()
    return given
  }

  /// True where the date or number that a `Text` shows is written by its `style`, `format` or `formatter`.
  private mutating func hasFormat(_ node: XMLNodeID) -> Bool {
    for attribute in xml.attributes(of: node).storage where Self.isFormat(attribute.name) { return true }
    guard xml[node].hasLowercaseChildren || elementContext.hasMisspelt else { return false }
    return [Names.style, Names.format, Names.formatter].contains { attributeText($0, of: node) != nil }
  }

  private static func isFormat(_ name: Name) -> Bool {
    name == Names.style || name == Names.format || name == Names.formatter
  }

  private static let onDismiss: Name = "onDismiss"
  private static let outsideOfPresenting = [onDismiss, Names.isPresented, Names.title]

  /// The attributes of a presentation that do not know by its name what it shows: what runs when that has gone, and, of an alert
  /// about something, the title and the flag, where the name means something there.
  private mutating func outsideNames(_ leader: Name, _ node: XMLNodeID, _ signature: ElementSignature)
    -> [Name]
  {
    if signature.isOfNumber { return [] }
    guard leader != Names.item, let written = xml.attribute(Names.asName, of: node) else {
      return [Self.onDismiss]
    }
    let name = self.name(at: written.value)
    return local(name) != nil || !ownMembers(named: name).isEmpty
      ? Self.outsideOfPresenting : [Self.onDismiss]
  }

  /// Notes what others depend on of the attribute that was checked before them; `use` is its place on the stack of uses.
  private mutating func noteLeader(
    _ leader: Name, _ use: Int, _ node: XMLNodeID, _ signature: ElementSignature, _ view: inout ViewNode
  ) {
    if signature.isOfNumber { return noteNumber(stacks.uses[use]) }
    bindPresented(node, &view, from: use)
    if leader == Names.item, signature.name != Names.confirmationDialog {
      requireIdentity(stacks.uses[use], of: signature.name)
    }
  }

  /// Attributes that the element does not know are arguments of the view that a link leads to, or faults. True where
  /// one of them stands for what is missing.
  private mutating func checkUnknown(
    from first: Int, _ node: XMLNodeID, _ signature: ElementSignature, _ view: ViewNode
  ) -> Bool {
    if !view.destination.isNone {
      checkArguments(from: first, of: view.destination, at: node, isDestination: true)
      return false
    }
    if attributeText(Names.destination, of: node) == nil || !signature.content.contains(.destination) {
      for place in first..<stacks.texts.count {
        reportUnknownAttribute(
          stacks.texts[place].name, stacks.texts[place].text, signature.definition, at: node)
      }
    }
    return (first..<stacks.texts.count).contains { isMisnamed(stacks.texts[$0].name, in: signature) }
  }

  /// Reports the attributes that each use gives and this one does not.
  private mutating func reportMissing(
    _ node: XMLNodeID, _ signature: ElementSignature, _ given: GivenAttributes
  ) {
    for position in signature.required where !given.contains(position) {
      let attribute = signature.attributes[position]
      report(
        .syntaxMissingAttribute, xml[node].nameRange,
        "This `<\(signature.name)>` has no `\(attribute.name)`.",
        help:
          "Add `\(attribute.name)=\"\(attribute.role == .binding ? "$…" : attribute.role == .code || attribute.type == .string ? "…" : "{…}")\"`, of type \(attribute.type): \(signature.definition.attributes[position].documentation)"
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
    _ given: inout GivenAttributes
  ) {
    let known = signature.attribute(name)
    if known.map({ signature.attributes[$0].isApart }) ?? signature.isHandledApart(name) { return }
    if known == nil, signature.partOfAttribute(name) != nil {
      given.mayHoldParts = true
      return
    }
    if name == Names.destination, signature.content.contains(.destination) {
      view.destination = findDestination(text)
      return
    }
    guard let position = known else {
      stacks.texts.append(NamedText(name: name, text: text))
      return
    }
    given.known |= 1 << UInt64(position)
    if name == Names.title, elementContext.isFormatted {
      var use = checkValue(text, Expectation(type: .any, what: .part(name, of: signature.name)))
      use.position = Int32(position)
      stacks.uses.append(use)
      return
    }
    if name == Names.value, signature.content.contains(.column), let path = columnPath(text) {
      stacks.uses.append(checkColumn(path, text, position))
      return
    }
    if signature.content.contains(.tab), name == Names.value, let selection = elementContext.selection,
      beginsWithDot(text)
    {
      var use = checkValue(text, Expectation(type: selection, what: .part(name, of: signature.name)))
      use.position = Int32(position)
      stacks.uses.append(use)
      return
    }
    var use = checkAttribute(
      text, signature.attributes[position], of: signature.name,
      takesRuns: name == Names.title && signature.content.contains(.runs))
    use.position = Int32(position)
    if signature.attributes[position].isMarked { readMarkdown(&use, in: view.xml) }
    stacks.uses.append(use)
  }

  /// True for a value such as `{.home}`, whose type its place tells.
  private mutating func beginsWithDot(_ text: AttributeText) -> Bool {
    let range = source.betweenBraces(text.value) ?? text.value
    return source.bytes[Int(range.start)..<Int(range.end)].first { $0 > UInt8(ascii: " ") }
      == UInt8(ascii: ".")
  }

  private mutating func reportUnknownAttribute(
    _ name: Name, _ text: AttributeText, _ definition: ElementDefinition, at node: XMLNodeID
  ) {
    // A view whose name begins with a small letter is reported where it is declared.
    if let view = program.lookup(name, in: file), program[view].isShown { return }
    let known = definition.attributes.map(\.name)
    let isModifier = !catalog.modifiers(named: name).isEmpty
    let near = nearestMissing(to: name, among: known + [Names.modifiers.text], at: node)
    let other = near == nil && !isModifier ? meant(by: name, among: known, at: node) : nil
    let instead = MissingTypes.instead(ofAttribute: name, of: definition.name)
    report(
      .syntaxUnknownAttribute, text.name, "`\(name)` is not an attribute of `<\(definition.name)>`.",
      help: instead ?? near.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? other.map { "It is called `\($0)` here." }
        ?? (isModifier
          ? "It is a modifier: `modifiers=\".\(name)(…)\"`."
          : known.isEmpty
            ? "Remove it: this element takes none but `modifiers`."
            : "Remove it, or use one that it takes: \(known.map { "`\($0)`" }.joined(separator: ", "))."),
      fixes: change(text.name, to: near ?? other))
  }

  private mutating func checkAttribute(
    _ text: AttributeText, _ attribute: CatalogSignatures.Attribute, of element: Name, takesRuns: Bool = false
  ) -> AttributeUse {
    var wanted = Expectation(type: attribute.type, what: .part(attribute.name, of: element))
    if let number = elementContext.number, !attribute.isNumber {
      var bound = TypeBindings()
      bound[0] = number.type
      wanted.type = substitute(wanted.type, bound)
      if wanted.type != attribute.type { wanted.declared = number.declared }
    }
    switch attribute.role {
    case .value:
      return checkValue(text, wanted, takesText: attribute.type == .string, takesRuns: takesRuns)
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
    case .action, .function: return checkFunction(text, wanted)
    case .code:
      var use = AttributeUse(
        position: -1, form: .expression, type: wanted.type, range: text.value, nameRange: text.name)
      use.code = expression(in: text.value, decoding: text.needsDecoding)
      check(use.code, wanted)
      return use
    case .name, .view:
      var use = AttributeUse(
        position: -1, form: .name, type: .string, range: text.value, nameRange: text.name)
      use.constant = addConstant(copied(text.value))
      return use
    }
  }

  /// Keeps the type of the number that an element shows, and where it is declared.
  mutating func noteNumber(_ use: AttributeUse) {
    guard use.form == .binding, let type = checked.type(use.code).bound, type.isNumber else { return }
    let reference = checked.reference(use.code)
    let member: MemberID? =
      switch reference.kind {
      case .member, .bindingMember, .projection: reference.member
      // A binding that is made on the spot is declared nowhere.
      default: nil
      }
    elementContext.note(number: type, declared: member.map { program.location(of: $0) })
  }

  private mutating func findDestination(_ text: AttributeText) -> DeclarationID {
    let name = self.name(at: text.value)
    let written = source.text(text.value)
    if written.hasPrefix("{"), written.hasSuffix("}") {
      report(
        .nameUndefined, text.value, "`destination` is the name of a Screen or View, and this is code.",
        help:
          "Name the page, `destination=\"Page\"`, and give its parameters as further attributes. A view that code gives "
          + "stands inside the link: `<Destination><AnyView view=\"{…}\"/></Destination>`.")
      return .none
    }
    if let found = program.lookup(name, in: file, inside: selfType) {
      if program[found].kind.isView { return found }
      report(
        .typeMismatch, text.value,
        "`destination` names a Screen or View, and `\(name)` is \(program[found].kind.element.withArticle).",
        related: [RelatedPlace("declared here", program.location(of: found))],
        help: "Name the page that the link shows.")
      return .none
    }
    if reportAmbiguity(name, text.value) { return .none }
    let known = program.declarations.filter { $0.kind.isView }.map(\.name.text).sorted()
    let near = Suggestion.nearest(to: name.text, among: known)
    report(
      .nameUndefined, text.value, "There is no Screen or View `\(name)` in this package.",
      help: near.map { "There is `\($0)`, which is spelt nearly the same." },
      fixes: change(text.value, to: near))
    return .none
  }
}
