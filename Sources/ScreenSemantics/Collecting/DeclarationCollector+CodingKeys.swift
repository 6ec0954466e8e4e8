import ScreenSyntax
import ScreenTypes
import SourceModel

/// `CodingKeys`: how the fields of a type are called in JSON.
extension DeclarationCollector {
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

  /// Adds the `CodingKeys` that Swift derives for the types of a file that read or write JSON themselves: a case for each field.
  mutating func deriveCodingKeys() {
    let coded = declarations.table.indices.filter {
      let declared = declarations[$0]
      return declared.conformances.contains(.codable)
        && (declared.kind == .structure || declared.kind.isObject || declared.kind == .extended)
    }
    if coded.isEmpty || !hasOwnCoding { return }
    let names = Set(declarations.table.map(\.name))
    for place in coded {
      let keys = Name("\(declarations[place].name).\(Names.codingKeys)")
      let type = declarations.table.indices.first {
        declarations[$0].name == declarations[place].name && declarations[$0].kind != .extended
      }
      if let type, !names.contains(keys), derivesKeys(declarations[place].node, declarations[type].node) {
        appendKeys(called: keys, of: declarations[type])
      }
    }
  }

  /// True where Swift writes the reading or the writing of a type that conforms by one element and is declared by another.
  private func derivesKeys(_ conforming: XMLNodeID, _ type: XMLNodeID) -> Bool {
    let conformed = WrittenProtocols.words(in: xml.attribute(Names.conforms, of: conforming), source).map(
      \.name)
    let written = [conforming, type].flatMap { xml.children(of: $0) }.compactMap {
      xml.attribute(Names.signature, of: $0).map { text($0) }
    }
    return [("Decodable", "Decoder"), ("Encodable", "Encoder")].contains { one, coder in
      (conformed.contains("Codable") || conformed.contains(Name(one)))
        && !written.contains { $0.contains(coder) }
    }
  }

  private mutating func appendKeys(called name: Name, of type: Declaration) {
    let first = members.endIndex
    for field in type.members where members[field].isStored && !members[field].isStatic {
      let declared = members[field]
      var key = Member(
        kind: .enumCase, file: file, node: declared.node, nameRange: declared.nameRange,
        typeRange: declared.nameRange, isStatic: false, isMutating: false)
      key.name = declared.name
      key.storage = Int32(first.distance(to: members.endIndex))
      members.append(key)
      types.append(.none)
    }
    var keys = Declaration(
      kind: .enumeration, name: name, file: file, node: type.node, range: type.range,
      nameRange: type.nameRange,
      members: first..<members.endIndex, body: .none, conformances: [.textual, .askedElsewhere],
      isPrivate: false,
      extended: .none)
    keys.isNested = true
    declarations.append(keys)
  }
}
