import ScreenSyntax
import ScreenTypes
import SourceModel

/// What stands in a file by itself, and what its declarations hold besides members.
extension DeclarationCollector {
  /// True for a constant, variable, computed value or function that stands where declarations do.
  func isFileMember(_ node: XMLNodeID) -> Bool {
    let element = xml[node]
    switch MemberKind.byElement[element.name] {
    case .constant, .variable, .computed: return element.name != Names.scaledMetric
    case .function: return element.name != Names.initElement && element.name != Names.subscriptElement
    // Other members belong to a view or a type.
    default: return false
    }
  }

  /// Collects the members that stand in the file by themselves: those that only the file knows apart from the others.
  mutating func collectFileScope() {
    if loose.isEmpty { return }
    let isPrivate = loose.map { flag(Names.isPrivate, of: $0) || flag("fileprivate", of: $0) }
    for keepsToFile in [false, true] {
      let group = zip(loose, isPrivate).filter { $0.1 == keepsToFile }.map(\.0)
      guard let start = group.first, let end = group.last else { continue }
      let first = members.endIndex
      for node in group {
        guard let kind = MemberKind.byElement[xml[node].name] else { continue }
        collectMember(node, kind)
        reportMissingValue(of: node, kind)
      }
      for index in first..<members.endIndex { members[index].isStatic = true }
      declarations.append(
        Declaration(
          kind: .fileScope, name: .none, file: file, node: start,
          range: SourceRange(xml[start].range.start, xml[end].range.end), nameRange: xml[start].nameRange,
          members: first..<members.endIndex, body: .none, conformances: [], isPrivate: keepsToFile,
          extended: .none))
      if !generic.isEmpty { collectTypeParameters() }
      reportDuplicates(first..<members.endIndex)
    }
    loose.removeAll()
  }

  /// Nobody passes what stands in a file by itself.
  private mutating func reportMissingValue(of node: XMLNodeID, _ kind: MemberKind) {
    guard kind == .constant || kind == .variable, let member = members.table.last, member.node == node,
      member.value == nil, member.source == nil
    else { return }
    if kind == .variable, let type = xml.attribute(Names.type, of: node), text(type).hasSuffix("?") { return }
    report(
      .syntaxMissingAttribute, member.nameRange,
      "`\(member.name)` stands in the file by itself, so nobody passes its value, and it has none.",
      help: "Add `value=\"…\"`.")
  }

  /// True for `<Enum name="CodingKeys">`, which says how the fields of the type around it are called in JSON.
  func isCodingKeys(_ node: XMLNodeID) -> Bool {
    guard xml[node].name == Name(DeclarationKind.enumeration.element),
      let name = xml.attribute(Names.name, of: node)
    else { return false }
    return text(name) == Names.codingKeys.text
  }

  /// True where code in the file reads or writes JSON: it may name keys that are no fields, and give fields that have no key a value.
  var hasOwnCoding: Bool {
    xml.attributes.indices.contains { place in
      guard xml.attributes[place].name == Names.signature else { return false }
      let signature = text(xml.attributes[place])
      return signature.contains("Decoder") || signature.contains("Encoder")
    }
  }

  /// Reads the `CodingKeys` that extensions give types of the file, as Swift does.
  mutating func readAddedKeys() {
    for (node, type) in addedKeys {
      let declared = declarations.table.indices.first {
        declarations[$0].name == type && declarations[$0].kind != .extended
      }
      if let declared {
        readCodingKeys(node, declarations[declared].members)
      } else {
        misplaced(
          node, "Swift reads the `CodingKeys` of \(type) only in the file that declares it.",
          help: "Move them there.")
      }
    }
  }

  /// Gives the fields of a type the keys that its `CodingKeys` say. What has no case there is not in the JSON.
  mutating func readCodingKeys(_ node: XMLNodeID, _ owned: Range<MemberID>) {
    let hasOwnCoding = hasOwnCoding
    if !hasOwnCoding { _ = checkAttributes(of: node, HeaderForm.of(.enumeration)) }
    var keyed: Set<MemberID> = []
    for child in xml.children(of: node) where xml[child].kind == .element {
      guard xml[child].name == Names.caseElement else {
        if hasOwnCoding { continue }
        misplaced(child, "`CodingKeys` holds the names of fields.", help: "Each is a `<Case name=\"…\"/>`.")
        continue
      }
      if !hasOwnCoding { _ = checkAttributes(of: child, HeaderForm.of(.enumCase)) }
      guard let attribute = xml.attribute(Names.name, of: child) else { continue }
      let name = Name(text(attribute))
      guard let field = owned.first(where: { members[$0].name == name && members[$0].isStored }) else {
        if hasOwnCoding { continue }
        let known = owned.filter { members[$0].isStored }.map { members[$0].name.text }
        report(
          .nameUndefined, attribute.value, "`CodingKeys` names `\(name)`, and there is no such field.",
          help: Suggestion.text(for: name.text, among: known, otherwise: nil))
        continue
      }
      keyed.insert(field)
      if let value = xml.attribute(Names.value, of: child) { members[field].key = Name(text(value)) }
    }
    for field in owned where members[field].isStored && !members[field].isStatic && !keyed.contains(field) {
      members[field].traits.insert(.isUncoded)
      let member = members[field]
      if hasOwnCoding || member.value != nil || member.source != nil { continue }
      if let type = xml.attribute(Names.type, of: member.node), text(type).hasSuffix("?") { continue }
      report(
        .syntaxMissingAttribute, member.nameRange,
        "`\(member.name)` is not among the `CodingKeys`, so JSON gives it no value, and it has none.",
        help: "Add a `<Case name=\"\(member.name)\"/>` there, or a `value` here.",
        related: [RelatedPlace("the keys", location(xml[node].nameRange))])
    }
  }
}
