import ScreenSyntax
import ScreenTypes
import SourceModel

extension DeclarationCollector {
  /// True for a member of `<Extension of="EnvironmentValues">`.
  mutating func isEnvironmentKey(_ member: XMLNodeID) -> Bool {
    let owner = xml[member].parent
    guard !owner.isNone, DeclarationKind.byElement[xml[owner].name] == .extended,
      let attribute = xml.attribute(Names.of, of: owner)
    else { return false }
    return text(attribute) == Names.environmentValues.text
  }

  /// Reads one member's header.
  mutating func collectMember(_ node: XMLNodeID, _ kind: MemberKind) {
    if readsAsComputed(node, kind) { return collectMember(node, .computed) }
    let element = xml[node]
    let isInit = element.name == Names.initElement
    let (given, marks) = checkAttributes(of: node, HeaderForm.of(kind, element.name))
    // What follows replaces these ranges, except where an attribute is missing.
    let isNamed = kind != .function && given.contains(Names.name)
    let isTyped = kind != .function && given.contains(Names.type)
    var member = Member(
      kind: kind, file: file, node: node, nameRange: isNamed ? .zero : element.nameRange,
      typeRange: isTyped ? .zero : element.nameRange,
      isStatic: given.contains(Names.isStatic) && readFlag(Names.isStatic, of: node),
      isMutating: given.contains(Names.isMutating) && readFlag(Names.isMutating, of: node))
    if member.isMutating, owner(of: node)?.isObject == true,
      let attribute = xml.attribute(Names.isMutating, of: node)
    {
      member.isMutating = false
      report(
        .syntaxUnknownAttribute, attribute.nameRange,
        "`mutating` is for functions of structs; those of an object change its data as they are.",
        help: "Remove it.")
    }
    // A key of the environment is a default that belongs to the type.
    if kind == .variable, isEnvironmentKey(node) { member.isStatic = true }
    var header = HeaderType.none
    if isInit {
      header = HeaderType(readInitializer(of: node, &member))
    } else if element.name == Names.subscriptElement {
      header = HeaderType(readSubscript(of: node, &member))
    } else if kind == .function {
      header = HeaderType(readSignature(of: node, &member))
      if refusesSpecialFunction(member) { return }
    } else {
      readName(of: node, &member)
      if let type = xml.attribute(Names.type, of: node) {
        member.typeRange = type.value
        header =
          kind == .enumCase
          ? HeaderType(parser.payload(in: type.value, decoding: type.needsDecoding)) : readType(type)
      } else if given.contains(Names.takes), let takes = xml.attribute(Names.takes, of: node) {
        header = HeaderType(slotParameters(takes.value))
      } else if kind == .fragment {
        header = HeaderType(fragmentParameters(of: node))
      }
    }
    if unwrapsItself(header) { member.traits.insert(.unwrapsItself) }
    member.value = codeSource(Names.value, of: node, given)
    if given.contains(Names.source) { member.source = xml.attribute(Names.source, of: node)?.value }
    if given.contains(Names.key), let key = xml.attribute(Names.key, of: node), !isOfView(node, kind) {
      let text = text(key)
      member.key = Name(kind == .environment && text.hasPrefix("\\.") ? String(text.dropFirst(2)) : text)
    }
    if element.name == Names.namespace { member.key = EnvironmentKeys.namespace }
    if marks.contains(.isLazy) { member.traits.insert(.isLazy) }
    if HeaderForm.isObservable(kind), !isInit,
      codeSource(Names.didSet, of: node) != nil || codeSource(Names.willSet, of: node) != nil
    {
      member.traits.insert(.isObserved)
    }
    if kind == .enumCase, given.contains(Names.defaultLabel), readFlag(Names.defaultLabel, of: node) {
      member.traits.insert(.isFallback)
    }
    readBody(of: node, given, &member)
    if isViewFunction(member, header) { member.traits.insert(.isViewFunction) }
    if isInProtocol { makeRequirement(&member, isTyped: !header.isNone) }
    if kind == .function, xml.attribute(Names.generics, of: node) != nil {
      member.traits.insert(.isGeneric)
      generic.append(node)
    }
    if kind == .stateObject || kind == .state, member.value == nil, !member.isStatic,
      marks.isDisjoint(with: [.isPrivate, .isFilePrivate])
    {
      member.traits.insert(.mayBegin)
    }
    members.append(member)
    types.append(header)
    if kind == .appStorage || kind == .sceneStorage { appendKey(of: member) }
  }

  /// Adds the key of a storage of a view that is made of parts, `key="count-{id}"`, as a value that is made with the view, like a local
  /// of an `Init`. It has the name of the key, which nothing can name.
  private mutating func appendKey(of storage: Member) {
    guard storage.key.text.utf8.contains(UInt8(ascii: "{")), !storage.isStatic,
      owner(of: storage.node)?.hasBody == true,
      let attribute = xml.attribute(Names.key, of: storage.node)
    else { return }
    var key = Member(
      kind: .constant, file: file, node: storage.node, nameRange: attribute.value, typeRange: attribute.value,
      isStatic: false, isMutating: false)
    key.name = storage.key
    key.traits.insert(.isInitParameter)
    key.value = codeSource(Names.key, of: storage.node)
    members.append(key)
    types.append(HeaderType(Name("String")))
  }

  /// Has what a view keeps, and makes itself or by its `Init`, be no parameter of it.
  mutating func keepToOwner(_ range: Range<MemberID>, _ kind: DeclarationKind, hasInitializer: Bool) {
    let isCalled = kind.hasBody && kind != .app && kind != .preview && !hasInitializer
    for member in range where members[member].traits.contains(.mayBegin) {
      if !isCalled || types[member].isNone || isOptional(member) { members[member].traits.remove(.mayBegin) }
    }
  }

  /// Reads what a key path of the environment names, `key="theme.pad"`, as a value that is computed of what the whole key gives: a member
  /// is added for that, which the path alone knows by its name, as a local of an `Init` is known.
  mutating func openKeyPaths(_ owned: Range<MemberID>) {
    for id in owned where members[id].kind == .environment {
      guard let point = members[id].key.text.firstIndex(of: "."),
        let attribute = xml.attribute(Names.key, of: members[id].node)
      else { continue }
      let key = Name(String(members[id].key.text[..<point]))
      let start = Int(attribute.value.start) + (source.text(attribute.value).hasPrefix("\\.") ? 2 : 0)
      let root = SourceRange(start, start + key.utf8.count)
      var whole = Member(
        kind: .environment, file: file, node: members[id].node, nameRange: root, typeRange: root,
        isStatic: false,
        isMutating: false)
      (whole.name, whole.key) = (Name("\\.\(members[id].name)"), key)
      whole.traits.insert(.isInitParameter)
      members.append(whole)
      types.append(.none)
      members[id].kind = .computed
      members[id].getter = CodeSource(
        range: SourceRange(start, Int(attribute.value.end)), needsDecoding: attribute.needsDecoding,
        isValue: false)
      if types[id].isNone { members[id].value = members[id].getter }
    }
  }

  /// Reports states that nothing gives a value to start with.
  mutating func reportMissingStarts(_ range: Range<MemberID>) {
    for member in range where members[member].kind == .state || members[member].kind == .gestureState {
      guard members[member].value == nil, !types[member].isNone, !isOptional(member) else { continue }
      // Its type tells whether it may be passed.
      if members[member].traits.contains(.mayBegin) { continue }
      report(
        .syntaxMissingAttribute, xml[members[member].node].nameRange,
        "`\(members[member].name)` has no `value` to start with.",
        help: "Add `value=\"…\"`; what the caller gives is a `<Let>` or a `<Binding>`.")
    }
  }

  /// True for a plain value of a view, which is in no JSON.
  private func isOfView(_ node: XMLNodeID, _ kind: MemberKind) -> Bool {
    (kind == .constant || kind == .variable)
      && owner(of: node)?.hasBody == true
  }

  /// Reads the signature of an `Init`: `(name: String)`, perhaps behind `init`, or `?` where it may give nil; without one it
  /// takes nothing. It is a function that gives the fields of a new value what they hold, or `self` a value.
  mutating func readInitializer(of node: XMLNodeID, _ member: inout Member) -> CodeID {
    member.isMutating = owner(of: node)?.isObject != true
    var id = CodeID.none
    if let attribute = xml.attribute(Names.signature, of: node) {
      var signature = attribute.value
      let text = text(attribute)
      if let mark = ["init?", "?"].first(where: { text.hasPrefix($0) }) {
        member.traits.insert(.isFailable)
        signature = SourceRange(signature.start + UInt32(mark.utf8.count), signature.end)
      }
      id = parser.signature(in: signature, decoding: attribute.needsDecoding, named: Names.initializer)
      member.nameRange = attribute.value
    }
    if id.isNone {
      var signature = CodeNode(.signature, xml[node].nameRange)
      signature.list = parser.draft.addList([], named: xml[node].nameRange.start)
      id = addNode(signature)
    }
    member.name = Names.initializer
    if owner(of: node) == .protocolType, parser.tree[id].kind == .signature {
      giveOwnType(id, &member)
    }
    return id
  }

  /// Reads an initialiser that a Protocol asks for as a static function that gives a value of the type that conforms.
  private mutating func giveOwnType(_ signature: CodeID, _ member: inout Member) {
    member.isMutating = false
    member.isStatic = true
    var type = CodeNode(.namedType, parser.tree[signature].range)
    type.name = Names.ownType
    var result = addNode(type)
    if member.traits.contains(.isFailable) {
      var optional = CodeNode(.optionalType, parser.tree[signature].range)
      optional.first = result
      result = addNode(optional)
    }
    parser.draft.nodes[signature].first = result
  }

  /// Adds a node that nobody wrote to the code of headers.
  mutating func addNode(_ node: CodeNode) -> CodeID {
    parser.draft.nodes.append(node)
    return CodeID(parser.tree.nodes.count - 1)
  }

  /// Reads the signature of a `Subscript`: `(row: Int) -> Int`, perhaps behind `subscript`.
  private mutating func readSubscript(of node: XMLNodeID, _ member: inout Member) -> CodeID {
    member.name = Names.subscripted
    guard let attribute = xml.attribute(Names.signature, of: node) else { return .none }
    member.nameRange = attribute.value
    let id = parser.signature(
      in: attribute.value, decoding: attribute.needsDecoding, named: Names.subscripted)
    if !id.isNone, parser.tree[id].first.isNone, parser.tree[id].kind == .signature {
      report(
        .syntaxInvalidCode, attribute.value, "This subscript does not say what it gives.",
        help: "Write it behind the parameters: `(index: Int) -> Item`.")
      return .none
    }
    return id
  }

  /// What takes the place of an initialiser in a view.
  static let helpForInitializersOfViews = """
    Write `<Init signature="(…)">` beside its members, with what its code assigns; without one a view takes its `<Let>`s and \
    `<Binding>`s, and one with a `value` may be left out.
    """

  /// What the declaration around a member is; nil at the root of a file.
  func owner(of node: XMLNodeID) -> DeclarationKind? {
    let parent = xml[node].parent
    return parent.isNone ? nil : DeclarationKind.byElement[xml[parent].name]
  }

  /// Reports functions of Swift that are no functions here; true for one of them.
  private mutating func refusesSpecialFunction(_ member: Member) -> Bool {
    switch member.name {
    case Names.initializer:
      let makes = owner(of: member.node)?.hasBody != true
      report(
        .syntaxInvalidCode, member.nameRange,
        makes ? "An initialiser is declared with `<Init>`." : "The initialiser of a view is not declared.",
        help: makes
          ? "Write `<Init signature=\"…\">`, with what stands behind `init` here, and its code between the tags."
          : Self.helpForInitializersOfViews)
    case Names.subscripted:
      report(
        .syntaxInvalidCode, member.nameRange, "A subscript is declared with `<Subscript>`.",
        help:
          "Write `<Subscript signature=\"…\">`, with what stands behind `subscript` here, and its code between the tags."
      )
    default: return false
    }
    return true
  }

  private mutating func readName(of node: XMLNodeID, _ member: inout Member) {
    guard let attribute = xml.attribute(Names.name, of: node) else { return }
    member.nameRange = attribute.value
    if !attribute.needsDecoding, let name = parser.plainName(in: attribute.value) {
      member.name = name
      return
    }
    var name = text(attribute)
    if name.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
      name = String(name.dropFirst().dropLast())
      if !attribute.needsDecoding {
        member.nameRange = SourceRange(attribute.value.start + 1, attribute.value.end - 1)
      }
    }
    guard Self.isIdentifier(name) else {
      report(
        .syntaxInvalidLiteral, attribute.value, "`\(name)` is not a name.",
        help: "Names start with a letter and go on with letters, digits or `_`.")
      return
    }
    member.name = Name(name)
  }

  private mutating func readType(_ attribute: XMLAttribute) -> HeaderType {
    if let name = parser.plainTypeName(in: attribute.value, decoding: attribute.needsDecoding) {
      return HeaderType(name)
    }
    return HeaderType(parser.type(in: attribute.value, decoding: attribute.needsDecoding))
  }

  /// True for `self[Key.self]`.
  private func readsKey(_ getter: CodeSource) -> Bool {
    let code = source.text(source.trimmed(getter.range))
    return code.hasPrefix("self[") && code.hasSuffix(".self]")
  }

  /// True for a type that is written with `!`, and for a signature with such a result.
  private func unwrapsItself(_ header: HeaderType) -> Bool {
    if header.code.isNone { return false }
    let node = parser.tree[header.code]
    if node.kind != .signature { return node.unwrapsItself }
    return !node.first.isNone && parser.tree[node.first].unwrapsItself
  }

  private mutating func readSignature(of node: XMLNodeID, _ member: inout Member) -> CodeID {
    guard let attribute = xml.attribute(Names.signature, of: node) else { return .none }
    let id = parser.signature(in: attribute.value, decoding: attribute.needsDecoding)
    guard !id.isNone else { return .none }
    let signature = parser.tree[id]
    member.name = signature.name
    member.nameRange = signature.name.isEmpty ? attribute.value : parser.tree.nameRange(signature)
    return id
  }

  /// Reads `item: Item, index: Int` as the parameters of a signature without a name.
  private mutating func slotParameters(_ range: SourceRange) -> CodeID {
    var parameters: [CodeID] = []
    var start = Int(range.start)
    var depth = 0
    for end in Int(range.start)...Int(range.end) {
      if end < Int(range.end) {
        switch source.bytes[end] {
        case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
        default: break
        }
        guard source.bytes[end] == UInt8(ascii: ","), depth == 0 else { continue }
      }
      let part = source.trimmed(SourceRange(start, end))
      start = end + 1
      guard let colon = source.bytes[Int(part.start)..<Int(part.end)].firstIndex(of: UInt8(ascii: ":")) else {
        report(
          .syntaxInvalidCode, part, "A slot's parameter is a name and a type.",
          help: "Write it as `item: Item`.")
        continue
      }
      let name = source.trimmed(SourceRange(Int(part.start), colon))
      let type = parser.type(in: source.trimmed(SourceRange(colon + 1, Int(part.end))), decoding: false)
      parameters.append(parameter(Name(source.text(name)), at: name, part, type))
    }
    return signature(parameters, range)
  }

  private mutating func readBody(of node: XMLNodeID, _ given: NameSet, _ member: inout Member) {
    let kind = member.kind
    let holdsViews = xml[node].hasChildren && reportInside(node, member)
    switch kind {
    case .computed, .binding:
      member.getter = codeSource(Names.get, of: node, given)
      member.setter = codeSource(Names.set, of: node, given)
      if kind == .computed, let text = textSource(of: node) {
        if member.getter == nil {
          member.getter = text
        } else {
          report(
            .syntaxMisplacedElement, source.trimmed(text.range),
            "`\(member.name)` has its code twice: as `get` and as text.", help: "Leave one of them out.")
        }
      }
      if kind == .computed && member.getter == nil && !holdsViews && !isInProtocol
        && xml[node].name != Self.query
      {
        report(
          .syntaxMissingAttribute, xml[node].nameRange,
          "`\(member.name)` is computed, but there is no code that computes it.",
          help: "Write the expression between the tags, or as `get`.")
      }
      if kind == .computed, isEnvironmentKey(node), let getter = member.getter {
        // As SwiftUI writes a key of the environment: its default is that of the EnvironmentKey, or what is computed where it is
        // read.
        member.isStatic = true
        member.setter = nil
        if readsKey(getter) {
          member.value = CodeSource(
            range: getter.range, needsDecoding: getter.needsDecoding, isValue: false)
          (member.kind, member.getter) = (.variable, nil)
        }
      }
      if member.setter != nil && member.getter == nil && kind == .binding {
        report(
          .syntaxMissingAttribute, xml[node].nameRange, "`\(member.name)` has a `set` but no `get`.",
          help: "A custom binding needs both.")
      }
      if member.getter != nil && member.setter == nil && kind == .binding {
        report(
          .syntaxMissingAttribute, xml[node].nameRange, "`\(member.name)` has a `get` but no `set`.",
          help: "A custom binding needs both; a value that is only read is a `<Computed>`.")
      }
    case .function where member.name == Names.subscripted:
      member.getter = codeSource(Names.get, of: node, given) ?? textSource(of: node)
      member.setter = codeSource(Names.set, of: node, given)
      if member.getter == nil, !holdsViews, !isInProtocol {
        report(
          .syntaxMissingAttribute, xml[node].nameRange,
          "There is no code that says what this subscript gives.",
          help: "Write it between the tags, or as `get`.")
      }
    case .function:
      member.getter = textSource(of: node)
    // Other members have no code but their value.
    default:
      return
    }
  }

  /// The same, where it is known which attributes are given.
  private mutating func codeSource(_ name: Name, of node: XMLNodeID, _ given: NameSet) -> CodeSource? {
    given.contains(name) || xml[node].hasLowercaseChildren ? codeSource(name, of: node) : nil
  }

  /// The attribute of a name, or the lower-case child element of that name.
  mutating func codeSource(_ name: Name, of node: XMLNodeID) -> CodeSource? {
    if let attribute = xml.attribute(name, of: node) {
      return CodeSource(
        range: source.withoutLineBreaks(attribute.value), needsDecoding: attribute.needsDecoding,
        isValue: true)
    }
    for child in xml.children(of: node) where xml[child].kind == .element && xml[child].name == name {
      let text = textSource(of: child)
      return CodeSource(
        range: text.map { source.withoutLineBreaks($0.range) }
          ?? SourceRange(xml[child].contentStart, xml[child].contentEnd),
        needsDecoding: text?.needsDecoding ?? false, isValue: true)
    }
    return nil
  }

  /// The text content of an element that holds code, or nil where there is none.
  mutating func textSource(of node: XMLNodeID) -> CodeSource? {
    for child in xml.children(of: node) where xml[child].kind == .text && !xml[child].isBlank {
      return CodeSource(range: xml[child].range, needsDecoding: xml[child].needsDecoding, isValue: false)
    }
    return nil
  }

  /// Reports attributes that an element does not take, and required ones that are absent. Gives those that there are,
  /// and the marks that are set.
  mutating func checkAttributes(
    of node: XMLNodeID, _ form: HeaderForm, allowsOthers: Bool = false
  ) -> (given: NameSet, marks: DeclarationMarks) {
    var given = NameSet()
    var isUsual = !xml[node].hasLowercaseChildren
    for attribute in xml.attributes(of: node).storage {
      given.insert(attribute.name)
      isUsual = isUsual && form.acceptedSet.contains(attribute.name)
    }
    if isUsual && given.holds(form.requiredSet) { return (given, []) }
    checkUnusualAttributes(of: node, form, allowsOthers)
    given = NameSet(xml.attributes(of: node).lazy.map(\.name))
    if xml[node].hasLowercaseChildren {
      for child in xml.children(of: node) where xml[child].kind == .element { given.insert(xml[child].name) }
    }
    return (given, readMarks(of: node, form))
  }

  /// The marks of Swift that an element has, such as `private="true"`.
  private mutating func readMarks(of node: XMLNodeID, _ form: HeaderForm) -> DeclarationMarks {
    var marks: DeclarationMarks = []
    for attribute in xml.attributes(of: node) {
      guard let mark = DeclarationMarks(attribute: attribute.name), form.marks.contains(mark) else {
        continue
      }
      // `private(set)`: others may read it.
      if DeclarationMarks.access.contains(mark), text(attribute) == "set" { continue }
      if mark == .isAvailable || readFlag(attribute.name, of: node) { marks.insert(mark) }
    }
    return marks
  }

  @inline(never)
  private mutating func checkUnusualAttributes(
    of node: XMLNodeID, _ form: HeaderForm, _ allowsOthers: Bool
  ) {
    let element = xml[node]
    if !allowsOthers {
      for (place, attribute) in xml.attributes(of: node).enumerated()
      where !form.accepted.contains(attribute.name) {
        if let mark = DeclarationMarks(attribute: attribute.name), form.marks.contains(mark) { continue }
        if isOfModels(attribute.name) { continue }
        let meant = form.meaning(of: attribute.name) { name in codeSource(name, of: node) == nil }
        reportUnknown(attribute.name, attribute.nameRange, of: element.name, form, meant)
        if let meant { xml.read(attributeAt: place, of: node, as: meant) }
      }
      for child in xml.children(of: node) where xml[child].kind == .element {
        let name = xml[child].name
        guard Self.isLowercase(name) else { continue }
        if !form.accepted.contains(name) {
          reportUnknown(name, xml[child].nameRange, of: element.name, form)
        } else {
          for fault in xml.faults(ofAttributeChild: child) {
            report(
              fault.rule, fault.range, fault.message, help: fault.help,
              related: fault.first.map { [RelatedPlace("the first", location($0))] } ?? [])
          }
        }
      }
    }
    for name in form.required where xml.attribute(name, of: node) == nil {
      if codeSource(name, of: node) != nil { continue }
      report(
        .syntaxMissingAttribute, element.nameRange, "This `<\(element.name)>` has no `\(name)`.",
        help: "Add `\(name)=\"…\"`.")
    }
  }

  private mutating func reportUnknown(
    _ name: Name, _ range: SourceRange, of element: Name, _ form: HeaderForm, _ meant: Name? = nil
  ) {
    let near = Suggestion.nearest(to: name.text, among: form.accepted.map(\.text))
    let help =
      if let near {
        "There is `\(near)`, which is spelt nearly the same."
      } else if let meant {
        "What it says is written as `\(meant)` here."
      } else if name == Names.isStatic {
        "It is one of each view, and none of the type: remove it."
      } else {
        "It takes \(form.accepted.map { "`\($0)`" }.joined(separator: ", "))."
      }
    report(
      .syntaxUnknownAttribute, range, "`\(name)` is not an attribute of `<\(element)>`.", help: help,
      fixes: meant.map {
        [FixIt("Change it to `\($0)`", .suggested, [SourceEdit(location(range), $0.text)])]
      } ?? [])
  }
}
