import ScreenSyntax
import ScreenTypes
import SourceModel

/// Members of protocols, and type parameters of functions.
extension DeclarationCollector {
  /// Reads a member of a Protocol as what each type has that conforms to it: a `<Let>` is read, a `<Var>` is written, too, and so is a
  /// `<Subscript>` with an empty `<set/>`.
  mutating func makeRequirement(_ member: inout Member, isTyped: Bool) {
    let hasGetter = member.getter.map { $0.range.count > 0 } ?? false
    if member.value != nil || hasGetter || member.source != nil {
      let owner = xml.attribute(Names.name, of: xml[member.node].parent).map(text) ?? "…"
      report(
        .syntaxMisplacedElement, member.nameRange,
        "A Protocol says what there is, and `\(member.name)` says how it comes about, too.",
        help:
          "Leave that out here. What types have that say nothing else stands in an `<Extension of=\"\(owner)\">`."
      )
    }
    let isWritten = member.kind == .variable || member.setter != nil
    (member.value, member.getter, member.setter, member.source) = (nil, nil, nil, nil)
    member.traits.subtract([.isLazy, .isObserved, .isFailable])
    member.traits.insert(.isRequirement)
    if isWritten {
      member.setter = CodeSource(range: member.nameRange, needsDecoding: false, isValue: true)
    }
    if member.kind == .function { return }
    member.kind = .computed
    if !isTyped, xml[member.node].name != Name(MemberKind.computed.element) {
      report(
        .syntaxMissingAttribute, member.nameRange, "`\(member.name)` has no `type`.",
        help: "Add `type=\"…\"`: that of each value is the same.")
    }
  }

  /// Collects the compositions that the file may write: each is a declaration by itself, which is found where all its parts are
  /// protocols.
  mutating func collectCompositions() {
    for (name, range) in WrittenCompositions(in: source).all {
      let words = WrittenProtocols.words(in: Array(name.text.utf8)[...], names)
      var declared = Declaration(
        kind: .composition, name: name, file: file, node: xml.root, range: range, nameRange: range,
        members: members.endIndex..<members.endIndex, body: .none,
        conformances: WrittenProtocols.conformances(in: words), isPrivate: false, extended: .none)
      declared.namesOtherProtocols = WrittenProtocols.hasOthers(in: words)
      declarations.append(declared)
    }
  }

  /// Collects the type parameters of functions: each is a declaration by itself, which only its function knows.
  mutating func collectTypeParameters() {
    for node in generic {
      let named = collectTypeParameters(of: node)
      guard DeclarationKind.byElement[xml[node].name] == .extended, !saysType(node),
        let extended = xml.attribute(Names.of, of: node)
      else { continue }
      let words = WrittenProtocols.words(in: extended, source)
      if words.count == 1, WrittenProtocols.isExtended(words[0].name) {
        addTypeParameter(Names.ownType, at: extended.value, bounds: words, of: node, in: extended)
      }
      guard let open = OpenTypes.parts(of: Name(source.text(extended.value))) else { continue }
      // What the condition of the extension says nothing of can be anything.
      for part in open.parts where !named.contains(part) {
        addTypeParameter(part, at: extended.value, bounds: [], of: node, in: extended)
      }
    }
    generic.removeAll()
  }

  /// Collects the type parameters that an element names, and gives their names.
  private mutating func collectTypeParameters(of node: XMLNodeID) -> [Name] {
    let written = xml.attribute(Names.generics, of: node)
    let condition = xml.attribute(Names.whereName, of: node)
    guard let attribute = written ?? condition else { return [] }
    let further = written == nil ? [] : condition.map { WrittenTypeParameters.all(in: $0, source) } ?? []
    var named: [Name] = []
    for parameter in WrittenTypeParameters.all(in: attribute, source) {
      // A condition may also say which type one is.
      if written == nil, parameter.bounds.isEmpty { continue }
      guard Self.isIdentifier(parameter.name.text) else {
        report(
          .syntaxInvalidLiteral, parameter.range,
          "`generics` names types, and `\(parameter.name)` is no name.",
          help: "Write `generics=\"T\"`, or `generics=\"T: Comparable\"` with what each conforms to.")
        continue
      }
      var (name, bounds) = (parameter.name, parameter.bounds)
      if bounds.contains(where: { WrittenProtocols.isOfArrays($0.name) }) {
        (name, bounds) = (WrittenTypeParameters.elements(of: name), [])
      }
      bounds += further.filter { $0.name == name }.flatMap(\.bounds)
      addTypeParameter(name, at: parameter.range, bounds: bounds, of: node, in: attribute)
      named.append(name)
    }
    return named
  }

  private mutating func addTypeParameter(
    _ name: Name, at range: SourceRange, bounds: [WrittenProtocols.Word], of node: XMLNodeID,
    in attribute: XMLAttribute
  ) {
    var declared = Declaration(
      kind: .genericParameter, name: name, file: file, node: node, range: attribute.value, nameRange: range,
      members: members.endIndex..<members.endIndex, body: .none,
      conformances: WrittenProtocols.conformances(in: bounds), isPrivate: true, extended: .none)
    declared.namesOtherProtocols = WrittenProtocols.hasOthers(in: bounds)
    declarations.append(declared)
  }
}
