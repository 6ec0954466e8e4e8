import ScreenSyntax
import ScreenTypes
import SourceModel

/// The `<Init>` of a view, modifier or style. SwiftUI makes a view anew for each rendering, so that its `init` tells no more than
/// what a caller passes and what the members start with. So it is read: a parameter that a member is given as it is
/// is that member; what else is assigned is the value of the member, seen from the parameters.
///
/// Of several, each is read by itself, and then what all of them say is joined (`DeclarationCollector+JoinedInitializers`).
extension DeclarationCollector {
  /// Reads each `Init` that a declaration with the members from `first` on has, and moves what they take before the other
  /// members, in their order. False where something is told of one.
  mutating func collectInitializers(_ nodes: [XMLNodeID], membersFrom first: MemberID) -> Bool {
    let owned = first..<members.endIndex
    var readings: [ViewInitializer] = []
    for node in nodes.prefix(ViewInitializer.most) {
      if let reading = readInitializer(node, of: owned) { readings.append(reading) }
    }
    if let further = nodes.dropFirst(ViewInitializer.most).first {
      misplaced(
        further, "A view has at most \(ViewInitializer.most) initialisers.",
        help: "Give what may be left out defaults.")
    }
    guard readings.count == nodes.count else { return false }
    defer { for reading in readings { appendLaunches(of: reading) } }
    let saved = owned.map { (members[$0], types[$0]) }
    if join(readings, of: owned) { return true }
    // The values of an Init that is refused are not checked.
    for (member, before) in zip(owned, saved) { (members[member], types[member]) = before }
    return false
  }

  /// What an `Init` says; nil where that could not be read.
  private mutating func readInitializer(_ node: XMLNodeID, of owned: Range<MemberID>) -> ViewInitializer? {
    _ = checkAttributes(of: node, HeaderForm.initializerOfView)
    var header = Member(
      kind: .function, file: file, node: node, nameRange: xml[node].nameRange, typeRange: xml[node].nameRange,
      isStatic: false, isMutating: false)
    let faults = parser.diagnostics.count
    let signature = readInitializer(of: node, &header)
    if xml[node].hasChildren, reportInside(node, header) { return nil }
    if header.traits.contains(.isFailable) {
      report(
        .syntaxInvalidCode, header.nameRange, "The initialiser of a view always gives one.",
        help: "Leave out the `?`; where nothing is to be shown, the Body asks for that by an `<If>`.")
      return nil
    }
    let text = textSource(of: node)
    let body = text.map { parser.statements(in: $0.range, decoding: $0.needsDecoding) } ?? .none
    guard parser.diagnostics.count == faults, parser.tree[signature].kind == .signature else { return nil }
    let parameters = Array(parser.tree.items(parser.tree[signature].list))
    var reading = ViewInitializer(
      header: header, signature: signature, members: owned, parameters: parameters,
      named: Dictionary(owned.map { (members[$0].name, $0) }, uniquingKeysWith: { first, _ in first }),
      places: placesByName(parameters),
      needsDecoding: text.map { $0.needsDecoding && source.insideCDATA($0.range) == nil } ?? false,
      signatureNeedsDecoding: xml.attribute(Names.signature, of: node)?.needsDecoding ?? false)
    if body.isNone { return reading }
    let statements = Array(parser.tree.items(parser.tree[body].list))
    let done = isOfApp(reading) ? statements[firstDone(in: statements, reading)...] : []
    let read = statements.dropLast(done.count)
    let first = isOfApp(reading) ? nil : read.firstIndex { parser.tree[$0].kind == .guardStatement }
    for statement in read[..<(first ?? read.endIndex)] { self.read(statement, &reading) }
    if let first { readGuard(Array(read[first...]), &reading) }
    noteFilled(&reading)
    reading.launch += done
    return reading
  }

  /// The place of each parameter by its name inside; reports a name that two of them have.
  private mutating func placesByName(_ parameters: [CodeID]) -> [Name: Int] {
    var places: [Name: Int] = [:]
    for (place, id) in parameters.enumerated() {
      let parameter = parser.tree[id]
      guard let first = places[parameter.name] else {
        places[parameter.name] = place
        continue
      }
      report(
        .syntaxDuplicateDeclaration, parser.tree.nameRange(parameter),
        "`\(parameter.name)` is declared twice here.", help: "Give one of them another name.",
        related: [
          RelatedPlace(
            "declared here first", location(parser.tree.nameRange(parser.tree[parameters[first]])))
        ])
    }
    return places
  }

  /// Reports that something in the `Init` is not to be read.
  mutating func refuse(
    _ rule: RuleID, _ range: SourceRange, _ message: String, help: String?, related: [RelatedPlace] = [],
    _ reading: inout ViewInitializer
  ) {
    report(rule, range, message, help: help, related: related)
    reading.isRead = false
  }

  private mutating func read(_ statement: CodeID, _ reading: inout ViewInitializer) {
    let node = parser.tree[statement]
    if isLocal(node, reading) { return appendLocal(statement, node, &reading) }
    if let name = local(filledBy: statement, reading) { return fill(name, by: statement, &reading) }
    if node.kind == .expressionStatement, parser.tree.isSelfInit(node.first) {
      return readHandingOn(node.first, &reading)
    }
    if isOfApp(reading), !gives(statement, reading) {
      if namesItsOwn(statement, reading) {
        reading.launch.append(statement)
      } else {
        reading.beforehand.append(statement)
      }
      return
    }
    if node.kind == .ifStatement || node.kind == .switchStatement {
      return readBranches(statement, &reading)
    }
    guard node.kind == .assignment, node.op == .assign, let place = place(of: node.first) else {
      return refuse(
        .syntaxInvalidCode, node.range,
        "The Init of a view says what its members start with, and this is something else.",
        help:
          "Write `self.name = …` or `_name = State(initialValue: …)`, and before what names it `let part = …`, or a `var` and what "
          + "fills that; what is to run stands in `.onAppear { … }` of the Body.",
        &reading)
    }
    reportReads(in: node.second, &reading)
    if let member = takes(place, node.first, &reading) {
      reading.given[member] = place.isWrapper ? parser.tree.wrapped(in: node.second) : node.second
    }
  }

  /// The member that an assignment gives a value; nil where it has none to give, which is told.
  mutating func takes(
    _ place: (name: Name, isWrapper: Bool), _ target: CodeID, _ reading: inout ViewInitializer
  ) -> MemberID? {
    guard let member = reading.named[place.name] else {
      if !place.isWrapper, isDeclaredLater(place.name) {
        refuse(
          .syntaxInvalidCode, parser.tree[target].range,
          "`\(place.name)` is a local that gets its value after it is declared, which is not read in the Init of a view.",
          help:
            "Give it its value where it is declared: `let \(place.name) = condition ? one : other`, or by a function.",
          &reading)
        return nil
      }
      refuse(
        .nameUndefined, parser.tree[target].range, "There is no member `\(place.name)` to give a value.",
        help: Suggestion.text(
          for: place.name.text, among: reading.members.map { members[$0].name.text },
          otherwise: isBuilder(place.name, reading)
            ? "Views that a view is given are a `<Slot/>` of it, which no Init takes, and stand where `<Content/>` does."
            : "Declare it, as a `<Let>` or a `<State>`."), &reading)
      return nil
    }
    if reading.given[member] != nil {
      refuse(
        .flowImmutableAssignment, parser.tree[target].range,
        "`\(place.name)` has its value already, so nothing more is assigned.",
        help: "Give it a value once; one that depends on something is `condition ? one : other`.", &reading)
      return nil
    }
    if let help = helpForPlace(place, members[member]) {
      let what = "`\(place.name)` is \(members[member].kind.element.withArticle), which "
      refuse(
        .typeMismatch, parser.tree[target].range,
        what + (place.isWrapper ? "has no wrapper." : "an Init gives its wrapper, `_\(place.name)`."),
        help: help,
        &reading)
      return nil
    }
    if !place.isWrapper, members[member].kind == .state, let first = firstValue(of: member) {
      report(
        .flowImmutableAssignment, parser.tree[target].range,
        "`\(place.name)` has a first value already, so SwiftUI drops what an Init assigns to it.",
        help: "Write `_\(place.name) = State(initialValue: …)`, which takes the place of the other.",
        related: [RelatedPlace("the first value", location(first))])
      return nil
    }
    return member
  }

  /// True for a local that is declared without a value in code of this file: `let day: Date`.
  private func isDeclaredLater(_ name: Name) -> Bool {
    parser.tree.nodes.contains { node in
      guard node.kind == .variable, node.second.isNone, !node.first.isNone else { return false }
      let pattern = parser.tree[node.first]
      return pattern.kind == .bindingPattern && pattern.name == name
    }
  }

  /// True where the `Init` is of an App, which is made once, when the app is launched, so that it may do something.
  private func isOfApp(_ reading: ViewInitializer) -> Bool {
    owner(of: reading.node) == .app
  }

  /// Where the statements begin by which an App does something: behind the last value of a member.
  private func firstDone(in statements: [CodeID], _ reading: ViewInitializer) -> Int {
    statements.lastIndex { gives($0, reading) }.map { $0 + 1 } ?? 0
  }

  /// True for a statement that gives a member its value, by itself or in a branch.
  private func gives(_ statement: CodeID, _ reading: ViewInitializer) -> Bool {
    let isBranch = [.ifStatement, .switchStatement].contains(parser.tree[statement].kind)
    return (isBranch ? Array(parser.tree.extent(of: statement)) : [statement]).contains { part in
      let node = parser.tree[part]
      return node.kind == .assignment && place(of: node.first).map { reading.named[$0.name] != nil } ?? false
    }
  }

  /// True for a statement that names a local of the `Init`, or what the App itself has.
  private func namesItsOwn(_ statement: CodeID, _ reading: ViewInitializer) -> Bool {
    parser.tree.extent(of: statement).contains { part in
      let node = parser.tree[part]
      guard node.kind == .name || node.kind == .bindingName else { return node.kind == .selfReference }
      return reading.locals.contains { $0.member.name == node.name }
        || reading.named[node.name].map { !members[$0].isStatic } ?? false
    }
  }

  /// Adds the functions that an App runs when it is launched: what stands before the values of its members, and what follows.
  private mutating func appendLaunches(of reading: ViewInitializer) {
    appendLaunch(reading.beforehand, isStatic: true, of: reading)
    appendLaunch(reading.launch, isStatic: false, of: reading)
  }

  private mutating func appendLaunch(_ statements: [CodeID], isStatic: Bool, of reading: ViewInitializer) {
    guard let first = statements.first, let last = statements.last else { return }
    let header = reading.header
    var function = Member(
      kind: .function, file: header.file, node: header.node, nameRange: header.nameRange,
      typeRange: header.typeRange, isStatic: isStatic, isMutating: false)
    function.name = Names.initializer
    function.getter = CodeSource(
      range: SourceRange(parser.tree[first].range.start, parser.tree[last].range.end),
      needsDecoding: reading.needsDecoding, isValue: false)
    function.choice = block(of: statements, reading)
    members.append(function)
    types.append(HeaderType(reading.signature))
  }

  /// Statements of the `Init` that belong together, for a body that is made of them.
  mutating func block(of statements: [CodeID], _ reading: ViewInitializer) -> CodeID {
    let ranges = statements.map { parser.tree[$0].range }
    var node = CodeNode(.block, SourceRange(ranges[0].start, ranges[ranges.count - 1].end))
    node.list = parser.draft.addList(statements)
    if reading.needsDecoding { node.flags.insert(.encoded) }
    return addNode(node)
  }

  /// True for a parameter that is a closure which builds views.
  private func isBuilder(_ name: Name, _ reading: ViewInitializer) -> Bool {
    guard let place = reading.places[name],
      let type = parser.tree.items(parser.tree[reading.parameters[place]].list).first,
      parser.tree[type].kind == .functionType
    else { return false }
    return parser.tree[parser.tree[type].first].name == "View"
  }

  /// Notes `self.init(…)`, which stands alone, but for what it names.
  private mutating func readHandingOn(_ statement: CodeID, _ reading: inout ViewInitializer) {
    for argument in parser.tree.items(parser.tree[statement].list) {
      reportReads(in: parser.tree[argument].first, &reading)
    }
    if reading.handsOn.isNone, reading.given.isEmpty {
      reading.handsOn = statement
      return
    }
    refuse(
      .flowImmutableAssignment, parser.tree[statement].range,
      "The members have values already when this hands on to another Init.",
      help: "Call `self.init(…)` once, and let it give all of them.", &reading)
  }

  /// True for `let name = value` or a `var`, of which values that follow read the name; one that gets its value later has a type.
  private func isLocal(_ node: CodeNode, _ reading: ViewInitializer) -> Bool {
    guard node.kind == .variable, !node.flags.contains(.computed),
      !node.second.isNone
        || parser.tree.items(node.list).contains(where: { parser.tree[$0].kind != .signature })
    else { return false }
    let pattern = parser.tree[node.first]
    return pattern.kind == .bindingPattern && reading.places[pattern.name] == nil
      && !reading.locals.contains { $0.member.name == pattern.name }
  }

  /// Adds a local of the `Init`: a value that is made with the view, and that only the values of members name.
  private mutating func appendLocal(_ statement: CodeID, _ node: CodeNode, _ reading: inout ViewInitializer) {
    reportReads(in: node.second, &reading)
    let pattern = parser.tree[node.first]
    if reading.named[pattern.name] == nil, reading.read.contains(pattern.name) {
      return refuse(
        .nameUndefined, parser.tree.nameRange(pattern), "`\(pattern.name)` is named before it has a value.",
        help: "Write its `let` before what names it.", &reading)
    }
    let type = parser.tree.items(node.list).first ?? .none
    var member = Member(
      kind: .constant, file: file, node: reading.node, nameRange: parser.tree.nameRange(pattern),
      typeRange: parser.tree[type.isNone ? node.second : type].range, isStatic: false, isMutating: false)
    member.name = pattern.name
    member.traits.insert(.isInitParameter)
    member.value = CodeSource(
      range: parser.tree[node.second.isNone ? node.first : node.second].range,
      needsDecoding: reading.needsDecoding, isValue: false)
    reading.locals.append((member, HeaderType(type)))
    if node.second.isNone || node.flags.contains(.mutable) { reading.filled[pattern.name] = [statement] }
  }

  /// The one local that a statement fills, which does nothing else; nil for any other statement.
  private func local(filledBy statement: CodeID, _ reading: ViewInitializer) -> Name? {
    if reading.filled.isEmpty { return nil }
    let parts = parser.tree.extent(of: statement)
    var inner: Set<Name> = []
    var found: Set<Name> = []
    for part in parts {
      let node = parser.tree[part]
      switch node.kind {
      case .bindingPattern, .optionalBinding, .closureParameterName: inner.insert(node.name)
      case .returnStatement: return nil
      case .assignment:
        guard let base = root(of: node.first), reading.filled[base] != nil || inner.contains(base) else {
          return nil
        }
        found.insert(base)
      // A call that is a statement may change what it is made on, and `&` what it is given.
      case .expressionStatement, .unary:
        if node.kind == .unary, node.op != .none { continue }
        if let base = root(of: node.first) { found.insert(base) }
      // Nothing else changes a local.
      default: continue
      }
    }
    let locals = found.filter { reading.filled[$0] != nil && !inner.contains($0) }
    return locals.count == 1 ? locals.first : nil
  }

  /// The name that a place begins with; nil for a place that begins otherwise.
  private func root(of place: CodeID) -> Name? {
    let node = parser.tree[place]
    switch node.kind {
    case .name: return node.name
    case .member, .subscripting, .forceUnwrap, .chainStep, .optionalChain, .call:
      return root(of: node.first)
    // Any other value is no part of a local.
    default: return nil
    }
  }

  /// Notes a statement that fills a local, before anything names that.
  private mutating func fill(_ name: Name, by statement: CodeID, _ reading: inout ViewInitializer) {
    if reading.read.contains(name) {
      return refuse(
        .syntaxInvalidCode, parser.tree[statement].range,
        "`\(name)` is changed here after something was made of it, which is not read in the Init of a view.",
        help: "Fill it before it is named, or give each value a local of its own.", &reading)
    }
    reportReads(in: statement, &reading)
    reading.read.remove(name)
    reading.filled[name]?.append(statement)
  }

  /// Leaves with each local that is filled the statements of which it is made.
  private mutating func noteFilled(_ reading: inout ViewInitializer) {
    for place in reading.locals.indices {
      guard let statements = reading.filled[reading.locals[place].member.name] else { continue }
      if statements.count == 1, !parser.tree[statements[0]].second.isNone { continue }
      reading.locals[place].member.choice = block(of: statements, reading)
    }
  }

  /// Where the value stands that a State has before its `Init` says anything, which for an optional is nil; nil where it has none.
  private func firstValue(of member: MemberID) -> SourceRange? {
    members[member].value?.range ?? (isOptional(member) ? members[member].typeRange : nil)
  }

  /// What to write where a member is named with its wrapper and has none, or without and is given one; nil where it is right.
  private func helpForPlace(_ place: (name: Name, isWrapper: Bool), _ member: Member) -> String? {
    switch member.kind {
    case .constant, .variable: place.isWrapper ? "Write `self.\(place.name) = …`." : nil
    case .binding: place.isWrapper ? nil : "Write `_\(place.name) = \(place.name)`."
    case .stateObject, .gestureState:
      place.isWrapper
        ? nil
        : "Write `_\(place.name) = \(member.kind.element)(\(member.kind == .stateObject ? "wrappedValue" : "initialValue"): …)`."
    case .state, .observedObject, .bindable, .focusState, .accessibilityFocusState, .appStorage,
      .sceneStorage, .environmentObject,
      .environment, .published, .computed, .function, .enumCase, .fragment, .slot:
      nil
    }
  }

  /// Reports members that a value reads before the view is there: those with no value yet, and before all have one what more
  /// than their value belongs to, as a State and a function do.
  mutating func reportReads(
    in value: CodeID, besides targets: Set<CodeID> = [], _ reading: inout ViewInitializer
  ) {
    let parts = parser.tree.extent(of: value)
    var local: Set<Name> = []
    for part in parts {
      switch parser.tree[part].kind {
      case .closureParameterName, .bindingPattern, .optionalBinding: local.insert(parser.tree[part].name)
      case .variable: local.insert(parser.tree[parser.tree[part].first].name)
      // Nothing else brings a name.
      default: continue
      }
    }
    for part in parts where !targets.contains(part) {
      let node = parser.tree[part]
      switch node.kind {
      case .name, .bindingName:
        if local.contains(node.name) { continue }
        reading.read.insert(node.name)
        if reading.places[node.name] != nil
          || reading.locals.contains(where: { $0.member.name == node.name })
        {
          continue
        }
      case .member: if parser.tree[node.first].kind != .selfReference { continue }
      // Nothing else names a member of the view.
      default: continue
      }
      guard let member = reading.named[node.name], !isThere(member, reading) else { continue }
      report(
        .nameUndefined, node.kind == .member ? node.range : parser.tree.nameRange(node),
        "`\(node.name)` has no value here yet, as an Init comes before the view.",
        help:
          "Name parameters, and what was assigned before; what follows other data of the view is a `<Computed>`.",
        related: [RelatedPlace("declared here", location(members[member].nameRange))])
    }
  }

  /// True for a member that the next value may read.
  private func isThere(_ member: MemberID, _ reading: ViewInitializer) -> Bool {
    let found = members[member]
    if found.isStatic || reading.given[member] != nil && !isWrapped(found.kind) { return true }
    if found.kind == .constant || found.kind == .variable { return !awaitsValue(member) }
    return reading.members.allSatisfy { reading.given[$0] != nil || !awaitsValue($0) }
  }

  /// True for a member that an `Init` gives by its wrapper.
  private func isWrapped(_ kind: MemberKind) -> Bool {
    switch kind {
    case .constant, .variable, .computed: false
    case .binding, .state, .stateObject, .gestureState, .observedObject, .bindable, .focusState,
      .accessibilityFocusState, .appStorage,
      .sceneStorage, .environmentObject, .environment, .published, .function, .enumCase, .fragment, .slot:
      true
    }
  }

  /// True for a member that has no value unless an `Init` gives it one.
  func awaitsValue(_ member: MemberID) -> Bool {
    let found = members[member]
    if found.isStatic { return false }
    return switch found.kind {
    case .constant, .variable:
      found.value == nil && found.source == nil && !(found.kind == .variable && isOptional(member))
    case .binding: found.getter == nil
    case .observedObject, .bindable: found.value == nil
    case .state, .stateObject, .gestureState, .focusState, .accessibilityFocusState, .appStorage,
      .sceneStorage, .environmentObject,
      .environment, .published, .computed, .function, .enumCase, .fragment, .slot:
      false
    }
  }

  /// The member that an assignment names: `name`, `self.name`, or the wrapper `_name` around it.
  func place(of id: CodeID) -> (name: Name, isWrapper: Bool)? {
    let node = parser.tree[id]
    switch node.kind {
    case .name: break
    case .member where parser.tree[node.first].kind == .selfReference: break
    // Any other place lies inside a member, or is none.
    default: return nil
    }
    return Self.storedName(node.name).map { ($0, true) } ?? (node.name, false)
  }

  /// `name` for `_name`, the storage behind it; nil for another name.
  static func storedName(_ name: Name) -> Name? {
    let text = name.text
    return text.hasPrefix("_") && text.count > 1 ? Name(String(text.dropFirst())) : nil
  }

  /// What a `Binding` is of; nil for another type.
  func boundType(_ type: CodeID) -> CodeID? {
    guard !type.isNone, parser.tree[type].kind == .namedType, parser.tree[type].name == Names.binding else {
      return nil
    }
    return parser.tree.items(parser.tree[type].list).first
  }

  /// The text of a type, with the characters that references in it stand for.
  func decoded(_ range: SourceRange) -> String {
    [("&lt;", "<"), ("&gt;", ">")].reduce(source.text(range)) { text, reference in
      text.split(separator: reference.0, omittingEmptySubsequences: false).joined(separator: reference.1)
    }
  }

  /// True where two written types are two for certain; names that the package declares may be other names of one.
  func differs(_ declared: HeaderType, _ type: CodeID) -> Bool {
    let written = declared.name.map { plain($0) } ?? plain(declared.code)
    guard let written, let other = plain(type) else { return false }
    return written != other
  }

  /// A written type in one form; nil where it names what may be another name of something.
  private func plain(_ id: CodeID) -> String? {
    if id.isNone { return nil }
    let node = parser.tree[id]
    switch node.kind {
    case .namedType:
      let arguments = parser.tree.items(node.list)
      if arguments.isEmpty { return plain(node.name) }
      guard let parts = plain(arguments) else { return nil }
      switch (node.name.text, parts.count) {
      case ("Array", 1): return "[\(parts[0])]"
      case ("Optional", 1): return "\(parts[0])?"
      case ("Dictionary", 2): return "[\(parts[0]): \(parts[1])]"
      case ("Set", 1), ("Binding", 1): return "\(node.name)[\(parts[0])]"
      default: return nil
      }
    case .optionalType: return plain(node.first).map { "\($0)?" }
    case .arrayType: return plain(node.first).map { "[\($0)]" }
    case .dictionaryType:
      guard let key = plain(node.first), let value = plain(node.second) else { return nil }
      return "[\(key): \(value)]"
    case .functionType:
      guard let taken = plain(parser.tree.items(node.list)), let result = plain(node.first) else {
        return nil
      }
      return "(\(taken.joined(separator: ", "))) -> \(result)"
    case .tupleType:
      guard let parts = plain(parser.tree.items(node.list)) else { return nil }
      return parts.count == 1 ? parts[0] : parts.isEmpty ? "Void" : "(\(parts.joined(separator: ", ")))"
    case .labelledType: return plain(node.first)
    // A type inside of another may have a shorter name there.
    default: return nil
    }
  }

  private func plain(_ types: CodeItems) -> [String]? {
    let parts = types.compactMap { plain($0) }
    return parts.count == types.count ? parts : nil
  }

  private func plain(_ name: Name) -> String? {
    switch name.text {
    case "CGFloat", "TimeInterval", "Double": "Double"
    case "Int", "String", "Bool", "Character", "Date", "URL", "UUID", "Data", "Color", "Image", "Void", "Any":
      name.text
    default: nil
    }
  }

  /// True for a member whose type is written with `?`.
  func isOptional(_ member: MemberID) -> Bool {
    !types[member].code.isNone && parser.tree[types[member].code].kind == .optionalType
  }
}
