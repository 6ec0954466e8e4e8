import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Attributes that any element may have and that are handled apart.
  private static let common: Set<Name> = [Names.modifiers]

  /// All attributes and attribute-like child elements of an element, in source order.
  func attributeTexts(of node: XMLNodeID) -> [(name: Name, text: AttributeText)] {
    var texts = xml.attributes(of: node).map {
      ($0.name, AttributeText(value: $0.value, needsDecoding: $0.needsDecoding, name: $0.nameRange))
    }
    for child in xml.children(of: node) where xml[child].kind == .element {
      if DeclarationCollector.isLowercase(xml[child].name) {
        texts.append((xml[child].name, childText(child)))
      }
    }
    return texts
  }

  /// Checks the attributes of an element of the catalogue.
  mutating func checkAttributes(_ node: XMLNodeID, _ place: Int, _ view: inout ViewNode) -> [AttributeUse] {
    let definition = catalog.elements[place]
    let attributes = CatalogSignatures.shared.attributes[place]
    var uses: [AttributeUse] = []
    var others: [(name: Name, text: AttributeText)] = []
    for (name, text) in attributeTexts(of: node) {
      if Self.common.contains(name) || isHandledApart(name, definition) { continue }
      if name == Names.destination, definition.content.contains(.destination) {
        view.destination = findDestination(text)
        continue
      }
      if let position = attributes.firstIndex(where: { $0.name == name }) {
        var use = checkAttribute(text, attributes[position], of: definition.name)
        use.position = Int32(position)
        uses.append(use)
      } else {
        others.append((name, text))
      }
    }
    if !view.destination.isNone {
      uses += checkArguments(others, of: view.destination, at: node, isDestination: true)
    } else if attributeText(Names.destination, of: node) == nil || !definition.content.contains(.destination)
    {
      for (name, text) in others { reportUnknownAttribute(name, text, definition) }
    }
    let given = Set(uses.map(\.position))
    for (position, attribute) in attributes.enumerated()
    where attribute.definition.isRequired && !given.contains(Int32(position)) {
      if attribute.name == Names.title || isHandledApart(attribute.name, definition) { continue }
      report(
        "syntax/missing-attribute", xml[node].nameRange,
        "This `<\(definition.name)>` has no `\(attribute.name)`.",
        help: "\(attribute.definition.documentation) Its type is \(attribute.type).")
    }
    return uses
  }

  private func isHandledApart(_ name: Name, _ definition: ElementDefinition) -> Bool {
    if definition.content.contains(.iterates), [Names.items, Names.asName, Names.id].contains(name) {
      return true
    }
    if !definition.content.isDisjoint(with: [.presents, .geometry]), name == Names.asName { return true }
    if definition.content.contains(.valueDestination), [Names.forName, Names.asName].contains(name) {
      return true
    }
    return false
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
            ? "It takes none but `modifiers`."
            : "It takes \(known.map { "`\($0)`" }.joined(separator: ", "))."),
      fixes: near.map { [fix("Change it to `\($0)`", .suggested, text.name, $0)] } ?? [])
  }

  private mutating func checkAttribute(
    _ text: AttributeText, _ attribute: CatalogSignatures.Attribute, of element: String
  ) -> AttributeUse {
    let wanted = Expectation(type: attribute.type, what: "`\(attribute.name)` of \(element)")
    switch attribute.definition.role {
    case .value: return checkValue(text, wanted)
    case .binding:
      var wanted = wanted
      if wanted.type.bound == nil { wanted.type = wanted.type.binding }
      return checkValue(text, wanted)
    case .action, .function: return checkFunction(text, wanted, calls: attribute.definition.role == .action)
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

  private mutating func findDestination(_ text: AttributeText) -> DeclarationID {
    let name = Name(source.text(text.value))
    if let found = program.lookup(name, in: file) {
      if program[found].kind.isView { return found }
      report(
        "type/mismatch", text.value,
        "`destination` names a Screen or View, and `\(name)` is \(Self.article(program[found].kind.element)).",
        related: [RelatedPlace("declared here", program.location(of: found))])
      return .none
    }
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
    let texts = attributeTexts(of: node).filter { $0.name != Names.modifiers }
    var uses = checkArguments(texts, of: declaration, at: node, isDestination: false)
    let contents = checkContents(of: node, parent: nil)
    if let slot = program.members(of: declaration).first(where: {
      program[$0].kind == .slot && program[$0].name.isEmpty
    }) {
      if !contents.views.isEmpty {
        var use = AttributeUse(
          position: -1, form: .views, type: .view, range: xml[node].range, nameRange: xml[node].nameRange)
        use.member = slot
        use.views = addList(contents.views)
        uses.append(use)
      }
    } else if let first = contents.views.first {
      let child = checked.views[Int(first)].xml
      report(
        "syntax/misplaced-element", xml[child].nameRange,
        "`\(program[declaration].name)` has no slot for views.",
        related: [RelatedPlace("declared here", program.location(of: declaration))],
        help: "Give it `<Slot/>`, and `<Content/>` where the views are to stand.")
    }
    view.parts = addList(contents.parts)
    let first = Int32(checked.attributes.count)
    checked.attributes.append(contentsOf: uses)
    view.attributes = first..<Int32(checked.attributes.count)
    view.modifiers = checkModifiers(of: node, receiver: .view)
    return add(view)
  }

  /// Checks attributes against the parameters of a declared view.
  mutating func checkArguments(
    _ texts: [(name: Name, text: AttributeText)], of declaration: DeclarationID, at node: XMLNodeID,
    isDestination: Bool
  ) -> [AttributeUse] {
    var uses: [AttributeUse] = []
    var given: Set<MemberID> = []
    for (name, text) in texts {
      guard let member = program.members(of: declaration, named: name).first else {
        reportUnknownArgument(name, text, declaration)
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
      given.insert(member)
      var use = checkArgument(text, member, declaration)
      use.member = member
      uses.append(use)
    }
    let missing = program.parameters(of: declaration).filter {
      !given.contains($0) && !program[$0].hasDefault
    }
    for member in missing {
      report(
        "type/missing-argument", isDestination ? destinationRange(node) : xml[node].nameRange,
        "`\(program[declaration].name)` needs `\(program[member].name)`, of type \(wantedType(member)), and it is not given here.",
        related: [RelatedPlace("declared here", program.location(of: member))],
        help: program[member].kind == .binding
          ? "Add `\(program[member].name)=\"$…\"`." : "Add `\(program[member].name)=\"{…}\"`.")
    }
    return uses
  }

  private func destinationRange(_ node: XMLNodeID) -> SourceRange {
    xml.attribute(Names.destination, of: node)?.value ?? xml[node].nameRange
  }

  func wantedType(_ member: MemberID) -> TypeID {
    program[member].kind == .binding ? program[member].type.binding : program[member].type
  }

  private mutating func checkArgument(
    _ text: AttributeText, _ member: MemberID, _ declaration: DeclarationID
  ) -> AttributeUse {
    let wanted = Expectation(
      type: wantedType(member), what: "`\(program[member].name)` of \(program[declaration].name)",
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
        for (word, parameter) in zip(source.text(attribute.value).split(separator: ","), parameters) {
          _ = declare(
            .closureParameter, Name(String(word.filter { $0 != " " })), program.parameters[parameter].type,
            at: attribute.value)
        }
        use.slotCount = nextSlot - use.slot
      }
      let contents = checkContents(of: child, parent: nil)
      use.views = addList(contents.views)
      scope.removeLast(scope.count - depth)
    }
    return use
  }

  private mutating func reportUnknownArgument(
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
            ? "It takes none." : "It takes \(known.map { "`\($0)`" }.joined(separator: ", "))."),
      fixes: near.map { [fix("Change it to `\($0)`", .suggested, text.name, $0)] } ?? [])
  }

  private mutating func reportNoParameter(
    _ text: AttributeText, _ member: MemberID, _ declaration: DeclarationID
  ) {
    let declared = program[member]
    let related = [RelatedPlace("declared here", program.location(of: member))]
    if declared.kind.isOwnedState || declared.kind == .stateObject {
      report(
        "truth/state-set-from-outside", text.name,
        "`\(declared.name)` is a \(declared.kind.element) of \(program[declaration].name): the view owns it, and nobody outside sets it.",
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
        ? "Inject it: `.environmentObject(…)` in the chain of a view above." : "Remove the attribute.")
  }
}
