import ScreenSyntax
import ScreenTypes
import SourceModel

/// Reads the declarations and member headers of one file. Bodies are left for the checker.
public struct DeclarationCollector {
  let file: FileID
  let source: SourceFile
  let xml: XMLTree
  let names: NameCache
  var parser: CodeParser
  var declarations: TableDraft<DeclarationID, Declaration>
  var members: TableDraft<MemberID, Member>
  var types: TableDraft<MemberID, HeaderType>
  var diagnostics: [Diagnostic] = []
  /// Declarations inside of the one that is collected.
  var nested: [XMLNodeID] = []
  /// Where elements stood that are for another platform.
  var omitted: [SourceRange] = []
  /// The `CodingKeys` in extensions, with the names of the types that these are of.
  var addedKeys: [(node: XMLNodeID, type: Name)] = []
  /// Members that stand in the file by themselves.
  var loose: [XMLNodeID] = []
  /// Functions with type parameters in the declaration that is collected.
  var generic: [XMLNodeID] = []
  /// Each `Init` of the view that is collected.
  private var initializers: [XMLNodeID] = []
  /// True in a Protocol, whose members say what there is and not how.
  private(set) var isInProtocol = false
  /// True in what SwiftData keeps, but not in what is declared inside of it: its attributes for that are told with it.
  private var isOfModels = false

  /// Collects the declarations of a document that was read, for a platform by the name that `os` gives it; `draft` is empty
  /// before and after.
  public static func collect(
    _ document: XMLDocument, file: FileID, names: NameCache, platform: String = "iOS",
    _ draft: inout HeaderDraft
  ) -> ParsedFile {
    var collector = DeclarationCollector(document, file: file, names: names, platform: platform, draft)
    if document.isWellFormed && !document.tree.root.isNone {
      collector.foldPlatforms(platform)
      collector.collectRoot()
      collector.readAddedKeys()
      collector.deriveCodingKeys()
      collector.collectCompositions()
    }
    draft.code = collector.parser.draft
    draft.declarations = collector.declarations
    draft.members = collector.members
    draft.types = collector.types
    var parsed = ParsedFile(
      store: FileStore(document, platform: platform, omitted: collector.omitted),
      code: draft.code.tree.copied(into: draft.kept),
      header: FileHeader(draft, in: draft.collected), memory: draft.kept, diagnostics: document.diagnostics)
    draft.clear()
    if !collector.diagnostics.isEmpty { parsed.diagnostics += collector.diagnostics }
    if !collector.parser.diagnostics.isEmpty { parsed.diagnostics += collector.parser.diagnostics }
    return parsed
  }

  private init(
    _ document: XMLDocument, file: FileID, names: NameCache, platform: String, _ draft: HeaderDraft
  ) {
    self.file = file
    source = document.source
    xml = document.tree
    self.names = names
    parser = CodeParser(
      file: file, bytes: document.source.bytes, names: names, draft: draft.code, platform: platform)
    declarations = draft.declarations
    members = draft.members
    types = draft.types
  }

  private mutating func collectRoot() {
    let root = xml[xml.root]
    guard root.name == Names.module else {
      collect(xml.root)
      return collectFileScope()
    }
    for child in xml.children(of: xml.root) {
      if xml[child].kind == .element {
        collect(child)
      } else if !xml[child].isBlank {
        misplaced(child, "Text cannot stand between declarations.", help: "Remove it, or make it a comment.")
      }
    }
    collectFileScope()
  }

  /// What declares what Swift's word is taken for.
  private static func declarationInstead(of name: Name) -> String? {
    switch name.text {
    case "ViewModifier": "A `ViewModifier` is declared as `<Modifier name=\"…\">`."
    case "Shape", "InsettableShape", "PreferenceKey", "EnvironmentKey", "Transition":
      "A type of one’s own is a Struct that conforms: `<Struct name=\"…\" conforms=\"\(name)\">`."
    case "Class", "Actor":
      "An object is an `<ObservableObject>` or an `<Observable>`; without `<Published>` it is a plain class."
    default: nil
    }
  }

  private mutating func collect(_ node: XMLNodeID, inside outer: Name = .none) {
    let element = xml[node]
    guard let kind = DeclarationKind.byElement[element.name] else {
      // A prefix is reported where names are read.
      if element.name.utf8.contains(UInt8(ascii: ":")) { return }
      if isFileMember(node) { return loose.append(node) }
      if readsAsObservable(node) {
        return ofModels { $0.collect(node, inside: outer) }
      }
      if readMisspelt(
        node,
        among: HeaderVocabulary.declarations.map(\.text)
          + (node == xml.root ? ["Module"] : []),
        "`\(element.name)` is not a declaration.",
        otherwise: Self.declarationInstead(of: element.name)
          ?? "A file holds one declaration, such as `<Screen>`, or a `<Module>` with several.")
      {
        if node == xml.root { collectRoot() } else { collect(node) }
      }
      return
    }
    let form = kind == .appearance ? appearanceForm(node) : HeaderForm.of(kind)
    let (given, marks) = checkAttributes(
      of: node, form, allowsOthers: kind == .scenario || kind == .preview && hasSteps(node))
    let nameAttribute = xml.attribute(
      kind == .extended || kind == .appearance ? Names.of : Names.name, of: node)
    var extended = CodeID.none
    var name = nameAttribute.map { readDeclared($0, kind, &extended) } ?? .none
    if !outer.isEmpty, !name.isEmpty { name = Name("\(outer).\(name)") }
    if kind == .extended, let condition = xml.attribute(Names.whereName, of: node) {
      extended = constrained(name, by: condition, extended)
    }
    if kind == .associatedType, outer.isEmpty {
      misplaced(
        node, "An `<AssociatedType>` belongs to a protocol, and this is in none.",
        help: Self.placeOfAssociatedTypes)
    }
    if kind == .typeAlias || kind == .associatedType, let type = xml.attribute(Names.type, of: node) {
      extended = parser.type(in: type.value, decoding: type.needsDecoding)
    }
    let first = members.endIndex
    let firstNested = nested.count
    var body = kind == .preview ? node : XMLNodeID.none
    if kind == .preview || kind == .appearance { collectLooks(of: node, kind) }
    if kind != .scenario {
      isInProtocol = kind == .protocolType
      for child in xml.children(of: node) { collectPart(child, of: kind, body: &body) }
      isInProtocol = false
    }
    let hasInitializer = !initializers.isEmpty
    let isInitializerRead =
      initializers.isEmpty || collectInitializers(takeInitializers(), membersFrom: first)
    openKeyPaths(first..<members.endIndex)
    keepToOwner(first..<members.endIndex, kind, hasInitializer: hasInitializer)
    if kind.hasBody && isInitializerRead { reportMissingStarts(first..<members.endIndex) }
    // An App without a WindowGroup shows the first of its other scenes.
    if kind == .app, body.isNone,
      xml.children(of: node).contains(where: { HeaderVocabulary.scenes.contains(xml[$0].name) })
    {
      body = node
    }
    if kind.hasBody && body.isNone {
      let wanted = kind == .app ? "WindowGroup" : "Body"
      report(
        .syntaxMissingAttribute, element.nameRange,
        "This \(kind.element) has no `<\(wanted)>`, so it shows nothing.",
        help: "Add a `<\(wanted)>` element.")
    }
    let conformed =
      given.contains(Names.conforms)
      ? WrittenProtocols.words(in: xml.attribute(Names.conforms, of: node), source, names) : []
    var declared = Declaration(
      kind: kind, name: name, file: file, node: node, range: element.range,
      nameRange: nameAttribute?.value ?? element.nameRange, members: first..<members.endIndex, body: body,
      conformances: WrittenProtocols.conformances(in: conformed),
      isPrivate: !marks.isDisjoint(with: .toFile), extended: extended)
    let isOpen =
      kind == .extended && extended.isNone
      && (OpenTypes.parts(of: name) != nil && !saysType(node)
        || WrittenProtocols.isExtended(name) && xml.attribute(Names.whereName, of: node) == nil)
    if xml.attribute(Names.generics, of: node) != nil || kind == .extended && saysBounds(node) || isOpen {
      generic.append(node)
    }
    declared.isNested = !outer.isEmpty
    if kind == .structure, element.name == DeclarationKind.layoutElement {
      declared.conformances.insert(.layout)
    }
    if isOfModels, kind == .observable { declared.conformances.formUnion([.identifiable, .hashable]) }
    declared.namesOtherProtocols = WrittenProtocols.hasOthers(in: conformed)
    declared.hasInitializer = hasInitializer
    declared.hasRefusedInitializer = !isInitializerRead
    declarations.append(declared)
    if !generic.isEmpty { collectTypeParameters() }
    numberStorage(first..<members.endIndex)
    reportDuplicates(first..<members.endIndex)
    if conformed.contains(where: { WrittenProtocols.isOfKeys($0.name) }) {
      collectValue(ofKey: node, called: name, besides: nested[firstNested...])
    }
    if nested.count > firstNested {
      collectNested(from: firstNested, inside: name, kind, first..<members.endIndex)
    }
  }

  private static let placeOfAssociatedTypes =
    "It stands in a `<Protocol>`; what a type has for it is a `<Typealias>` of that name in the type."

  /// Collects the `Value` of a key of preferences or of the environment, which is the type of its `defaultValue`, unless a Typealias
  /// says it.
  private mutating func collectValue(
    ofKey key: XMLNodeID, called outer: Name, besides inner: ArraySlice<XMLNodeID>
  ) {
    func isCalled(_ name: String, _ node: XMLNodeID) -> Bool {
      xml.attribute(Names.name, of: node).map { source.text($0.value) == name } ?? false
    }
    guard !outer.isEmpty, !inner.contains(where: { isCalled("Value", $0) }),
      let node = xml.children(of: key).first(where: { isCalled("defaultValue", $0) }),
      let type = xml.attribute(Names.type, of: node)
    else { return }
    var value = Declaration(
      kind: .typeAlias, name: Name("\(outer).Value"), file: file, node: node, range: xml[node].range,
      nameRange: type.value, members: members.endIndex..<members.endIndex, body: .none, conformances: [],
      isPrivate: false, extended: parser.type(in: type.value, decoding: type.needsDecoding))
    value.isNested = true
    declarations.append(value)
  }

  private mutating func takeInitializers() -> [XMLNodeID] {
    defer { initializers = [] }
    return initializers
  }

  /// Collects the declarations inside of one that is called `outer`, once its own members stand together.
  private mutating func collectNested(
    from first: Int, inside outer: Name, _ kind: DeclarationKind, _ owned: Range<MemberID>
  ) {
    let inner = Array(nested[first...])
    nested.removeSubrange(first...)
    ofModels(false) { collector in
      for node in inner {
        let isCodingKeys = collector.isCodingKeys(node)
        if isCodingKeys, kind == .extended {
          collector.addedKeys.append((node: node, type: outer))
        } else if isCodingKeys {
          collector.readCodingKeys(node, owned)
        }
        if !outer.isEmpty, !isCodingKeys || collector.hasOwnCoding {
          collector.collect(node, inside: outer)
        }
      }
    }
  }

  /// Collects what SwiftData keeps or asks for, or what it does not.
  mutating func ofModels(_ isOfModels: Bool = true, _ body: (inout Self) -> Void) {
    let outer = self.isOfModels
    self.isOfModels = isOfModels
    body(&self)
    self.isOfModels = outer
  }

  /// True for an attribute that says how SwiftData keeps or fetches a property.
  func isOfModels(_ attribute: Name) -> Bool {
    isOfModels && Self.modelAttributes.contains(attribute)
  }

  /// True for a Preview that holds steps: its other attributes pass parameters, as those of a Scenario do.
  private func hasSteps(_ node: XMLNodeID) -> Bool {
    xml.children(of: node).contains {
      xml[$0].kind == .element && StepKind(element: xml[$0].name.text) != nil
    }
  }

  /// Reads the name of a declaration, or the type of an extension that is more than a name.
  private mutating func readDeclared(
    _ attribute: XMLAttribute, _ kind: DeclarationKind, _ extended: inout CodeID
  ) -> Name {
    if !attribute.needsDecoding, let name = parser.plainName(in: attribute.value) {
      if kind.isView, Self.isLowercase(name) { reportLowercase(name.text, attribute, kind) }
      return name
    }
    let name = text(attribute)
    if kind.isNamed, !Self.isIdentifier(name) {
      report(
        .syntaxInvalidLiteral, attribute.value, "`\(name)` is not a name.",
        help: "Names start with a letter and go on with letters, digits or `_`.")
    }
    if kind == .extended, name.contains(where: { "[?<(".contains($0) }) {
      extended = parser.type(in: attribute.value, decoding: attribute.needsDecoding)
    }
    return Name(name)
  }

  /// The type that `where="Element == Item"` makes of `Array` and its like; as it was where the condition says something else.
  private mutating func constrained(_ name: Name, by condition: XMLAttribute, _ whole: CodeID) -> CodeID {
    let bytes = source.bytes
    let (start, end) = (Int(condition.value.start), Int(condition.value.end))
    let equal = UInt8(ascii: "=")
    let place = (start..<max(start, end - 1)).first { bytes[$0] == equal && bytes[$0 + 1] == equal }
    let said = place.map { source.text(source.trimmed(SourceRange(start, $0))) }
    // Members of a protocol alone are found by its name: `.labelStyle(.reverse)`.
    if said == "Self", whole.isNone, Self.parts[name.text] == nil {
      guard let place, name == Self.formatStyle else { return .none }
      return parser.type(
        in: source.trimmed(SourceRange(place + 2, end)), decoding: condition.needsDecoding)
    }
    if whole.isNone, OpenTypes.isOfCollections(name), let place, said == "Element" {
      var type = CodeNode(.arrayType, source.trimmed(SourceRange(place + 2, end)))
      type.first = parser.type(in: type.range, decoding: condition.needsDecoding)
      return addNode(type)
    }
    if whole.isNone, name == Self.dictionary, let type = dictionary(where: condition) { return type }
    if whole.isNone, Self.parts[name.text] == nil, !Self.openNames.contains(name.text) {
      // It tells an associated type of a protocol, by its name, or what that conforms to.
      guard let place else { return .none }
      return parser.type(
        in: source.trimmed(SourceRange(place + 2, end)), decoding: condition.needsDecoding)
    }
    guard let place, let part = Self.parts[name.text],
      said == part || name == Self.sequence && said == "Iterator.Element"
    else {
      if whole.isNone, Self.parts[name.text] != nil || Self.openNames.contains(name.text) { return .none }
      report(
        .syntaxInvalidCode, condition.value,
        "`where` says what an Array, ArraySlice, Set, Optional, Binding or range holds, and this is something else.",
        help: "Write the type that is extended itself, such as `of=\"[Item]\"`.")
      return whole
    }
    let range = source.trimmed(SourceRange(place + 2, end))
    let held = parser.type(in: range, decoding: condition.needsDecoding)
    var type = CodeNode(name == "Array" ? .arrayType : name == "Optional" ? .optionalType : .namedType, range)
    if type.kind == .namedType {
      type.name = name
      type.list = parser.draft.addList(of: held)
    } else {
      type.first = held
    }
    return addNode(type)
  }

  /// The type that `where="Key == String, Value == [Item]"` makes of `Dictionary`; nil where it does not tell both.
  private mutating func dictionary(where condition: XMLAttribute) -> CodeID? {
    var parts: [String: SourceRange] = [:]
    var start = Int(condition.value.start)
    var depth = 0
    for place in start...Int(condition.value.end) {
      let isEnd = place == Int(condition.value.end)
      if !isEnd {
        switch source.bytes[place] {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
        default: break
        }
      }
      guard isEnd || depth == 0 && source.bytes[place] == UInt8(ascii: ",") else { continue }
      let equal = UInt8(ascii: "=")
      guard
        let sign = (start..<max(start, place - 1)).first(where: {
          source.bytes[$0] == equal && source.bytes[$0 + 1] == equal
        })
      else { return nil }
      parts[source.text(source.trimmed(SourceRange(start, sign)))] = source.trimmed(
        SourceRange(sign + 2, place))
      start = place + 1
    }
    guard parts.count == 2, let key = parts["Key"], let value = parts["Value"] else { return nil }
    var type = CodeNode(.dictionaryType, condition.value)
    type.first = parser.type(in: key, decoding: condition.needsDecoding)
    type.second = parser.type(in: value, decoding: condition.needsDecoding)
    return addNode(type)
  }

  /// True for an extension whose condition says what an associated type conforms to: `where="Item: Hashable"`.
  private func saysBounds(_ node: XMLNodeID) -> Bool { condition(of: node).contains(UInt8(ascii: ":")) }

  /// True for an extension whose condition says which type something is.
  func saysType(_ node: XMLNodeID) -> Bool { condition(of: node).contains(UInt8(ascii: "=")) }

  private func condition(of node: XMLNodeID) -> ArraySlice<UInt8> {
    guard let condition = xml.attribute(Names.whereName, of: node) else { return [] }
    return source.bytes[Int(condition.value.start)..<Int(condition.value.end)]
  }

  /// Other types and protocols without one type that an extension could be of, which is told of the extension as a whole.
  private static let openNames: Set<String> = [
    "Dictionary", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "Comparable",
  ]

  /// What the part of an open type of the library is called that a condition may tell.
  private static let parts = [
    "Array": "Element", "ArraySlice": "Element", "Set": "Element", "Optional": "Wrapped", "Binding": "Value",
    "Range": "Bound", "ClosedRange": "Bound", sequence.text: "Element",
  ]

  private static let sequence: Name = "Sequence"
  private static let dictionary: Name = "Dictionary"
  private static let formatStyle: Name = "FormatStyle"

  /// Numbers the fields and the cases of a declaration.
  private func numberStorage(_ range: Range<MemberID>) {
    var fields: Int32 = 0
    var cases: Int32 = 0
    for index in range where !members[index].isStatic {
      if members[index].kind == .enumCase {
        members[index].storage = cases
        cases += 1
      } else if members[index].isStored {
        members[index].storage = fields
        fields += 1
      }
    }
  }

  private mutating func collectPart(_ child: XMLNodeID, of kind: DeclarationKind, body: inout XMLNodeID) {
    let part = xml[child]
    if part.kind == .text {
      if !part.isBlank && kind != .preview {
        misplaced(
          child, "Text cannot stand directly in \(kind.element.withArticle).",
          help: "Put it into a `<Text>` in the body.")
      }
      return
    }
    if kind.hasBody && kind != .preview && (part.name == Names.body || part.name == Names.windowGroup) {
      let wanted = kind == .app ? Names.windowGroup : Names.body
      if part.name != wanted {
        misplaced(
          child, "`<\(part.name)>` cannot stand in \(kind.element.withArticle).",
          help: "Its views stand in `<\(wanted)>`.")
      }
      if body.isNone || part.name == wanted && xml[body].name != wanted {
        body = child
      } else if part.name == wanted {
        misplaced(
          child, "\(kind.element.withCapitalArticle) has one `<\(part.name)>`, this is a second.",
          help: "Put all views into the first.",
          related: [RelatedPlace("the first", location(xml[body].nameRange))])
      }
      return
    }
    if let memberKind = MemberKind.byElement[part.name] {
      if kind == .preview && memberKind == .fragment && xml.attribute(Names.ref, of: child) != nil { return }
      if part.name == Names.initElement, kind != .structure, kind != .enumeration, !kind.isObject,
        kind != .extended, kind != .protocolType
      {
        if kind.hasBody && kind != .preview { return initializers.append(child) }
        misplaced(
          child, "`<Init>` cannot stand in \(kind.element.withArticle).",
          help: "It makes values of a Struct or Enum, objects, or views.")
        return
      }
      if memberKind == .observedObject && kind.isObject || memberKind == .bindable && kind == .structure {
        // Nothing watches for an object or a value, so it is stored as any other.
        collectMember(child, .variable)
      } else if HeaderForm.accepts(memberKind, in: kind) || isStaticStorage(child, memberKind, kind) {
        if kind == .enumeration || kind == .extended { checkStored(child, memberKind, kind) }
        collectMember(child, memberKind)
      } else {
        misplaced(
          child, "`<\(part.name)>` cannot stand in \(kind.element.withArticle).",
          help: Self.placeHelp(memberKind, in: kind))
        // What uses it is right as far as anybody can tell.
        if let meant = Self.meant(by: memberKind, in: kind) { collectMember(child, meant) }
      }
      return
    }
    if kind == .preview || Self.isLowercase(part.name) { return }
    let accepted = MemberKind.allCases.filter { HeaderForm.accepts($0, in: kind) }.map(\.element)
    if let inner = DeclarationKind.byElement[part.name] {
      if inner.isNestable(in: kind) { return nested.append(child) }
      misplaced(
        child, "A `<\(part.name)>` cannot stand inside \(kind.element.withArticle).",
        help: inner == .associatedType
          ? Self.placeOfAssociatedTypes
          : "Declarations stand side by side in a `<Module>`, or in files of their own.")
      return
    }
    if readsAsQuery(child, in: kind) { return }
    // What an App holds beside its windows is checked with its views.
    if kind == .app, HeaderVocabulary.scenes.contains(part.name) { return }
    let holder = kind == .app ? "WindowGroup" : "Body"
    let known = accepted + (kind.hasBody ? [holder] : [])
    if kind.hasBody && !Suggestion.isNear(part.name.text, known) {
      misplaced(
        child, "`<\(part.name)>` stands beside the members of this \(kind.element).",
        help: MissingTypes.instead(of: part.name) ?? "Views stand inside `<\(holder)>`.")
    } else if readMisspelt(
      child, among: known, "`\(part.name)` is not a member of \(kind.element.withArticle).",
      otherwise: "It may hold \(accepted.joined(separator: ", ")).")
    {
      collectPart(child, of: kind, body: &body)
    }
  }

  /// What the appearance that `of` names takes; all where it names none.
  private mutating func appearanceForm(_ node: XMLNodeID) -> HeaderForm {
    let all = HeaderForm.of(.appearance)
    guard let attribute = xml.attribute(Names.of, of: node) else { return all }
    let name = text(attribute)
    if let form = HeaderForm.appearances.first(where: { $0.name == name })?.form { return form }
    let known = HeaderForm.appearances.map(\.name)
    let meant = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    report(
      .syntaxInvalidLiteral, attribute.value, "There is no appearance of `\(name)`.",
      help: known.contains(meant)
        ? "Write `\(meant)`."
        : Suggestion.text(
          for: meant, among: known, otherwise: "There are \(known.joined(separator: " and "))."))
    return all
  }

  /// The stored member that is meant by one that stands in a declaration of another kind.
  private static func meant(by member: MemberKind, in kind: DeclarationKind) -> MemberKind? {
    switch member {
    case .state, .published:
      if kind == .structure || kind == .observable { return .variable }
      if kind == .observableObject { return .published }
      return kind.hasBody && HeaderForm.accepts(.state, in: kind) ? .state : nil
    // Members of other kinds are meant as they are written.
    default: return nil
    }
  }

  /// False where each name is certain to be there once. Few members, as most declarations have, are compared in
  /// pairs, which is cheaper than a dictionary.
  private func mayRepeatNames(_ range: Range<MemberID>) -> Bool {
    if range.count > 32 { return true }
    for index in range {
      let name = members[index].name
      for other in range.lowerBound..<index where members[other].name == name && !name.isEmpty { return true }
    }
    return false
  }

  mutating func reportDuplicates(_ range: Range<MemberID>) {
    if !mayRepeatNames(range) { return }
    var seen: [Name: MemberID] = [:]
    for index in range where !members[index].name.isEmpty {
      let member = members[index]
      guard let first = seen[member.name] else {
        seen[member.name] = index
        continue
      }
      let rival = (first..<index).first {
        members[$0].name == member.name && isRedeclaration(member, of: members[$0])
      }
      guard let rival else { continue }
      report(
        .syntaxDuplicateDeclaration, member.nameRange,
        "`\(member.name)` is declared twice here.", help: "Give one of them another name.",
        related: [RelatedPlace("declared here first", location(members[rival].nameRange))])
    }
  }

  /// True for members of one name that a use cannot tell apart: a function that takes something, or is awaited, lives beside a
  /// property, and functions beside functions of another signature.
  private func isRedeclaration(_ second: Member, of first: Member) -> Bool {
    // A case belongs to the type, as what is static does; a property of the same name to each value.
    if isOfType(first) != isOfType(second) { return false }
    if first.traits.contains(.isInitParameter) != second.traits.contains(.isInitParameter) { return false }
    // Each `Init` of a view sees its own locals only.
    if first.isLocalOfInitializer || second.isLocalOfInitializer, first.node != second.node { return false }
    if first.kind == .enumCase, second.kind == .enumCase {
      return labels(ofCase: first) == labels(ofCase: second)
    }
    return switch (first.kind == .function, second.kind == .function) {
    case (true, true): isSameSignature(first, second)
    case (true, false): !takesArguments(first) && !isAsync(first)
    case (false, true): !takesArguments(second) && !isAsync(second)
    case (false, false):
      (first.kind == .fragment) == (second.kind == .fragment) || !takesValues(first) && !takesValues(second)
    }
  }

  /// True for a fragment with parameters, which stands where it is given values.
  private func takesValues(_ fragment: Member) -> Bool {
    fragment.kind == .fragment && !xml.parameters(ofFragment: fragment.node).isEmpty
  }

  /// The labels of what a case holds, as they are written: cases of one name with other labels are other cases.
  private func labels(ofCase member: Member) -> [Substring] {
    guard let type = xml.attribute(Names.type, of: member.node) else { return [] }
    var depth = 0
    let parts = text(type).split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.map { part in
      let label = part.prefix { $0 != ":" }
      return label.endIndex == part.endIndex ? "" : label.drop { $0 == " " || $0 == "(" }
    }
  }

  private func isOfType(_ member: Member) -> Bool { member.isStatic || member.kind == .enumCase }

  /// True for a function whose parentheses hold something.
  private func takesArguments(_ function: Member) -> Bool {
    guard let signature = xml.attribute(Names.signature, of: function.node) else { return false }
    let inside = text(signature).drop { $0 != "(" }.dropFirst().first { !$0.isWhitespace }
    return inside != nil && inside != ")"
  }

  /// True for a function that says `async` behind its parentheses.
  private func isAsync(_ function: Member) -> Bool {
    guard let signature = xml.attribute(Names.signature, of: function.node) else { return false }
    let behind = text(signature).split(separator: "->", maxSplits: 1)[0].drop { $0 != ")" }.dropFirst()
    return behind.split(separator: " ").contains("async")
  }

  /// True for functions that are declared by the same words.
  private func isSameSignature(_ first: Member, _ second: Member) -> Bool {
    guard first.kind == .function, first.name == second.name, first.isStatic == second.isStatic,
      let one = xml.attribute(Names.signature, of: first.node),
      let other = xml.attribute(Names.signature, of: second.node)
    else { return false }
    return text(one).split(separator: " ") == text(other).split(separator: " ")
  }

  // MARK: Reporting

  func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file, range) }

  mutating func report(
    _ rule: RuleID, _ range: SourceRange, _ message: String, help: String? = nil,
    related: [RelatedPlace] = [],
    fixes: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(rule, .error, message, at: location(range), related: related, help: help, fixes: fixes))
  }

  mutating func misplaced(
    _ node: XMLNodeID, _ message: String, help: String, related: [RelatedPlace] = []
  ) {
    let part = xml[node]
    report(
      .syntaxMisplacedElement, part.kind == .text ? source.trimmed(part.range) : part.nameRange, message,
      help: help,
      related: related)
  }
}
