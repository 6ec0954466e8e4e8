import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  mutating func inferName(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    let name = node.name
    if let local = local(name) {
      if local.kind == .computed, !node.flags.contains(.computed) { return inferComputed(node, id, expected) }
      note(id, Reference(.local, Int(local.slot), extra: Int(local.bindingSlot)))
      return local.type
    }
    if let op = signatures.operation(named: name) { return inferOperator(op, node, id, expected) }
    if let type = inferOwnMember(node, id, expected) { return type }
    if isImplicitSelf(name) { return infer(writeSelf(before: id), expecting: expected) }
    if let outer = typeAround(with: name) { return inferMember(of: outer, node, id) }
    if let found = fileMember(named: name, expected) {
      note(id, Reference(.staticMember, Int(found.index), extra: passes(found) ? Reference.unobserved : -1))
      guard program[found].kind == .function else { return program[found].type }
      return functionValue(found, among: program.fileScopeMembers(named: name, in: file), id)
    }
    if name.utf8.first == UInt8(ascii: "#") { return inferPlaceOfCode(node, id, expected) }
    if name == Names.platform {
      note(id, Reference(.platform))
      return library.type(named: "Platform") ?? .error
    }
    if let type = name == Names.ownType && !selfType.isError ? selfType : type(named: name) {
      note(id, Reference(.type, Int(type.raw)))
      return type.metatype
    }
    if name == Names.binding {
      note(id, Reference(.bindingInitializer))
      return TypeID.error.binding.metatype
    }
    if name == Names.appearance {
      note(id, Reference(.appearance))
      return TypeID(.builtin(Names.appearance)).metatype
    }
    if let generic = Self.genericTypes[name] {
      note(id, Reference(.type, Int(generic.raw)))
      return generic.metatype
    }
    let functions = memory.functions(named: name)
    if functions.count > 1, let type = inferFunction(among: functions, id, expected) { return type }
    if functions.count == 1, let function = functions.first {
      let entry = library.entries[Int(function)]
      note(id, Reference(.library, Int(function)))
      return TypeID(.function(entry.parameters.map(\.type), entry.result))
    }
    if name == Names.superclass {
      // That an object would inherit is told where it says so.
      if owner.isNone || program.protocols.superclasses[owner] == nil {
        report(
          .syntaxInvalidCode, node.range, "`super` is not part of the code language.",
          help: "There is no inheritance: name the object that is meant.")
      }
      return .error
    }
    if let type = inferConstant(node, id, expected) { return type }
    noteProbe(name, .name(expected))
    if let type = inferStorage(name, id) { return type }
    reportUndefined(name, node.range)
    return .error
  }

  /// The type of the function of the library that is handed on by its name, noted at `id`: of several the first that takes the
  /// values which the function that is wanted is given; nil where none does, or no function is wanted.
  private mutating func inferFunction(
    among functions: LibraryPlaces, _ id: CodeID, _ expected: TypeID?
  ) -> TypeID? {
    guard let wanted = expected?.wrapped ?? expected, case .function(let given, _) = wanted.kind else {
      return nil
    }
    for place in functions {
      let entry = libraryEntry(at: place)
      let others = entry.parameters.dropFirst(given.count)
      guard entry.parameters.count >= given.count, others.allSatisfy(\.hasDefault) else { continue }
      var bound = TypeBindings()
      let takes = zip(entry.parameters, given).allSatisfy { parameter, type in
        guard isConcrete(type) else { return false }
        return isConcrete(parameter.type)
          ? fits(type, parameter.type) : unify(parameter.type, type, &bound)
      }
      guard takes else { continue }
      let result = substitute(entry.result, bound)
      if !isConcrete(result) { continue }
      note(id, Reference(.library, Int(place)))
      return TypeID(.function(given, result))
    }
    return nil
  }

  /// The type of the Binding that an initialiser of an object keeps by `_value = …` or `self._value = …`, noted at the target; nil
  /// for another one.
  mutating func bindingStorage(_ target: CodeID) -> TypeID? {
    let node = code[target]
    guard node.kind == .name || node.kind == .member && code[node.first].kind == .selfReference,
      !member.isNone,
      program[member].name == Names.initializer, let stored = DeclarationCollector.storedName(node.name),
      let object = program.declaration(of: selfType), program[object].kind.isObject,
      let found = ownMembers(named: stored).first, program[found].kind == .binding
    else { return nil }
    if node.kind == .member { infer(node.first) }
    dropUnderscore(of: target, stored)
    note(target, Reference(.member, Int(found.index)))
    note(target, type: program[found].type.binding)
    return program[found].type.binding
  }

  /// The type of `_name` that stands for the member `name`: the storage behind it in an initialiser of an `<Observable>`, or
  /// a binding to what is kept under the key of an AppStorage or SceneStorage; nil for another name.
  private mutating func inferStorage(_ name: Name, _ id: CodeID) -> TypeID? {
    guard !owner.isNone, !bodyContext.isStatic, let stored = DeclarationCollector.storedName(name),
      let found = ownMembers(named: stored).first, !program[found].isStatic
    else { return nil }
    switch program[found].kind {
    case .appStorage, .sceneStorage, .binding:
      dropUnderscore(of: id, stored)
      parser.draft.nodes[id].kind = .bindingName
      return infer(id)
    case .constant, .variable:
      guard program[owner].kind == .observable, !member.isNone, program[member].name == Names.initializer
      else { return nil }
      dropUnderscore(of: id, stored)
      return infer(id)
    case .state, .stateObject, .observedObject, .bindable, .environmentObject, .environment, .published,
      .gestureState, .focusState, .accessibilityFocusState, .computed, .function, .enumCase, .fragment, .slot:
      return nil
    }
  }

  /// The name of a value in code that is computed: it is read as a call of its function.
  private mutating func inferComputed(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    var name = node
    name.flags.insert(.computed)
    var call = CodeNode(.call, node.range)
    call.first = addNode(name)
    parser.draft.nodes[id] = call
    return inferCall(call, id, expected)
  }

  /// What stands in files by itself under a name: of several functions the first whose type is wanted.
  private mutating func fileMember(named name: Name, _ expected: TypeID?) -> MemberID? {
    let found = program.fileScopeMembers(named: name, in: file)
    guard found.count > 1, let wanted = expected?.wrapped ?? expected, isFunction(wanted) else {
      return found.first
    }
    return found.first { program[$0].kind == .function && fits(functionType($0), wanted) } ?? found.first
  }

  /// The type that a name means here, declared or of the library.
  private mutating func type(named name: Name) -> TypeID? {
    if let found = typeParameter(named: name) { return found }
    if let id = program.lookup(name, in: file, inside: selfType) { return program[id].type }
    return library.type(named: name)
      ?? (selfType.isError ? nil : program.type(named: name, in: file, inside: selfType))
  }

  /// The type parameter that a name means here, of the function around the code or of its type.
  mutating func typeParameter(named name: Name) -> TypeID? {
    if let found = program.typeParameter(name, of: member) { return found }
    guard program.protocols.hasGenericTypes, !owner.isNone else { return nil }
    return program.typeParameter(name, ofType: program[owner].type)
  }

  /// True for a bare name that means a member which the library gives `self`: `count` in an extension of String, `hashValue` in a
  /// type of one's own.
  mutating func isImplicitSelf(_ name: Name) -> Bool {
    if bodyContext.isStatic || owner.isNone || selfType.isError || selfType == .view { return false }
    if let declaration = program.declaration(of: selfType) {
      if program[declaration].kind.hasBody || !DeclarationCollector.isLowercase(name) { return false }
      // What stands in the file by itself goes before what the library gives values of the package's own types.
      if !program.fileScopeMembers(named: name, in: file).isEmpty { return false }
      if name == Names.rawValue { return program[declaration].kind == .enumeration }
      if name == Names.id, isIdentifiedOpen(declaration) {
        return program.members(of: declaration, named: name).isEmpty
      }
      return hasLibraryMember(name, selfType, declaration)
    }
    if !memory.members(.instance, of: selfType, named: name).isEmpty { return true }
    // Texts and pictures are views, too.
    return (selfType == signatures.image || selfType == signatures.text)
      && !catalog.modifiers(named: name).isEmpty
  }

  /// True for what the library gives each value, errors and sets of options.
  private mutating func hasLibraryMember(_ name: Name, _ type: TypeID, _ declaration: DeclarationID) -> Bool {
    let conformances = program[declaration].conformances
    return !memory.members(.instance, of: type, named: name).isEmpty
      || conformances.contains(.thrown)
        && !memory.members(.instance, of: LibraryTypes.thrown, named: name).isEmpty
      || conformances.contains(.optionSet)
        && !memory.members(.instance, of: LibraryTypes.optionSet, named: name).isEmpty
  }

  /// Writes `self.` before a bare name, so that it is read as the member that it means.
  mutating func writeSelf(before id: CodeID) -> CodeID {
    let node = code[id]
    let object = addNode(CodeNode(.selfReference, SourceRange(node.range.start, node.range.start)))
    parser.draft.nodes[id].kind = .member
    parser.draft.nodes[id].a = object.index
    parser.draft.nodes[id].nameStart = node.range.start
    return id
  }

  static let genericTypes: NameMap<TypeID> = [
    "Array": TypeID(.parameter(0)).array, "ArraySlice": TypeID(.slice(TypeID(.parameter(0)))),
    "Set": TypeID(.set(TypeID(.parameter(0)))),
    "Dictionary": TypeID(.dictionary(TypeID(.parameter(0)), TypeID(.parameter(1)))),
    "Optional": TypeID(.parameter(0)).optional,
    "Range": TypeID(.range(TypeID(.parameter(0)))),
    "ClosedRange": TypeID(.closedRange(TypeID(.parameter(0)))),
  ]

  /// The member that a name means of several: with labels behind it a function, else the value.
  private mutating func meant(by node: CodeNode, _ id: CodeID, _ found: Table<Int, MemberID>) -> MemberID? {
    if node.flags.contains(.labelled), let function = found.first(where: { program[$0].kind == .function }) {
      return function
    }
    return ofValue(found)
  }

  /// Makes the literal that `#function`, `#line` or the like stands for where it is written.
  private mutating func inferPlaceOfCode(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    let text: String
    switch node.name.text {
    case "#line", "#column":
      let before = source.bytes[0..<Int(node.range.start)]
      let newline = UInt8(ascii: "\n")
      let number =
        node.name.text == "#line"
        ? before.count { $0 == newline } + 1 : before.count - (before.lastIndex(of: newline) ?? -1)
      parser.draft.nodes[id] = parser.integerLiteral(number, node.range)
      return infer(id, expecting: expected)
    case "#function":
      let labels = member.isNone ? [] : program[member].parameters.map { program.parameters[$0].label }
      let name = member.isNone ? (owner.isNone ? "" : program[owner].name.text) : program[member].name.text
      let isFunction = !member.isNone && program[member].kind == .function
      text = isFunction ? "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0.text) + ":" }.joined()))" : name
    // What is left names the file.
    default: text = source.path
    }
    parser.draft.nodes[id] = textNode(text, at: node.range)
    return infer(id, expecting: expected)
  }

  /// The name of a type in which the one around the code is nested, and which has something static of a name; nil where none has.
  mutating func typeAround(with name: Name) -> Name? {
    if owner.isNone || program.nested.isEmpty { return nil }
    let declared = program.declaration(of: selfType) ?? owner
    if !program[declared].isNested { return nil }
    let found = program.typesAround(declared, in: file).first { around in
      program.members(of: around, named: name).contains {
        program[$0].isStatic || program[$0].kind == .enumCase
      }
    }
    return found.map { program[$0].name }
  }

  /// Adds a bare name, which stands for code at a place.
  mutating func addName(_ name: Name, _ range: SourceRange) -> CodeID {
    var node = CodeNode(.name, range)
    node.name = name
    return addNode(node)
  }

  /// Reads a bare name as a member of a type.
  private mutating func inferMember(of type: Name, _ node: CodeNode, _ id: CodeID) -> TypeID {
    let type = addName(type, node.range)
    parser.draft.nodes[id].kind = .member
    parser.draft.nodes[id].a = type.index
    parser.draft.nodes[id].nameStart = node.range.start
    return infer(id)
  }

  /// True for an object whose changes are announced without a publisher of its own.
  mutating func isAnnouncingObject(_ type: TypeID) -> Bool {
    guard let object = program.declaration(of: type) else { return false }
    return program[object].kind.isObject && program.ownPublisher(of: object) == nil
  }

  /// A member of the declaration around the code, or nil where it has none of that name.
  private mutating func inferOwnMember(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID? {
    let name = node.name
    if name == Names.configuration, inStyle {
      if let parts = expected?.wrapped ?? expected, isConfiguration(parts) {
        return inferParts(of: id, parts)
      }
      note(id, Reference(.configuration))
      return FileChecker.configurationType
    }
    guard !owner.isNone else { return nil }
    let announces = name == Names.objectWillChange && !bodyContext.isStatic && isAnnouncingObject(selfType)
    let found = announces ? Table() : ownMembers(named: name)
    let named = found.count > 1 ? meant(by: node, id, found) : found.first
    guard let first = seen(named, node) else {
      if name == Names.allCases, bodyContext.isStatic, let declaration = program.declaration(of: selfType),
        listsCases(declaration)
      {
        return inferMember(of: Names.ownType, node, id)
      }
      guard announces else { return nil }
      note(id, Reference(.objectWillChange))
      return KnownTypes.objectWillChange
    }
    let member = program[first]
    // A function that an extension adds stands beside a property of the library, which is meant where nothing is called.
    if member.kind == .function, program[owner].kind == .extended, !node.flags.contains(.labelled),
      !bodyContext.isStatic, hasLibraryProperty(name, of: selfType)
    {
      return nil
    }
    // A function of the name takes arguments, and is called.
    if name == Names.allCases, member.kind == .function, member.isStatic, bodyContext.isStatic,
      program.declaration(of: selfType).map({ program[$0].kind }) == .enumeration
    {
      return inferMember(of: Names.ownType, node, id)
    }
    if member.isStatic {
      if isGivenByProtocol(first) { return inferMember(of: Names.ownType, node, id) }
      note(id, Reference(.staticMember, Int(first.index), extra: passes(first) ? Reference.unobserved : -1))
    } else {
      if bodyContext.isStatic, member.kind != .enumCase {
        report(
          .nameUndefined, node.range,
          "`\(name)` belongs to a value of \(program[owner].name), and this code belongs to the type itself.",
          related: [RelatedPlace("declared here", program.location(of: first))],
          help: "Leave out `static`, or declare `\(name)` static too.")
        return .error
      }
      switch member.kind {
      case .fragment:
        note(id, Reference(.fragment, Int(first.index)))
        if let missing = program.parameters[member.parameters].first(where: { !$0.hasDefault }) {
          report(
            .typeMissingArgument, node.range,
            "The fragment `\(name)` needs `\(missing.name)`, of type \(missing.type).",
            related: [RelatedPlace("declared here", SourceLocation(member.file, missing.range))],
            help: "Write `\(name)(\(missing.name): …)`.")
          return .error
        }
        return .view
      case .enumCase:
        note(id, Reference(.enumCase, Int(first.index)))
        return caseType(first, of: program[owner].type)
      case .slot where member.parameters.isEmpty: return place(slot: first, id)
      // Any other member is a value by its name alone.
      default:
        note(id, Reference(.member, Int(first.index), extra: passes(first) ? Reference.unobserved : -1))
      }
    }
    if member.kind == .function { return functionValue(first, among: found, id) }
    if let wanted = expected?.bound, member.kind == .binding, fits(member.type, wanted) {
      note(id, Reference(.projection, Int(first.index)))
      return member.type.binding
    }
    return program.protocols.hasNoConditions ? member.type : program.type(member.type, in: selfType)
  }

  /// True for the type of `configuration` as a value of the style around the code.
  private mutating func isConfiguration(_ type: TypeID) -> Bool {
    DeclarationKind.configurationTypes[Name("\(program[owner].kind.element)Configuration")] == type
  }

  /// Makes `configuration`, where it is handed on, the tuple of its properties.
  private mutating func inferParts(of id: CodeID, _ type: TypeID) -> TypeID {
    guard !trial.isOn, case .tuple(_, let names) = type.kind else { return type }
    let range = code[id].range
    let parts = names.map { name in
      addArgument(addMember(name, of: addName(Names.configuration, range), at: range), label: name, at: range)
    }
    var tuple = CodeNode(.tuple, range)
    tuple.list = parser.draft.addList(parts)
    parser.draft.nodes[id] = tuple
    return infer(id, expecting: type)
  }

  /// Makes the name of a slot in code the view that `<Content name="…"/>` is.
  private mutating func place(slot: MemberID, _ id: CodeID) -> TypeID {
    if trial.isOn { return .view }
    var view = viewInCode(.content, code[id].range)
    view.target = slot.index
    note(id, Reference(.view, Int(add(inCode: view).index)))
    return .view
  }

  /// True for a member that the extension of a protocol gives the type around the code, whose own members it asks for.
  mutating func isGivenByProtocol(_ member: MemberID) -> Bool {
    func isOpen(_ type: TypeID) -> Bool {
      program.declaration(of: type).map { program[$0].kind.isOpen } ?? false
    }
    let owner = program[member].owner
    return owner != self.owner && program[owner].kind == .extended && isOpen(program[owner].type)
      && !isOpen(selfType)
  }

  /// True where a write to a member of `self` runs none of its observers: in an initialiser, and in the observers
  /// themselves.
  mutating func passes(_ written: MemberID) -> Bool {
    guard program[written].traits.contains(.isObserved), !member.isNone else { return false }
    return member == written || program[member].name == Names.initializer
  }

  /// Of several members of one name the one that a bare name means: in the code of a value a property of it, in that of
  /// the type a case or what is static. A fragment beside a property takes values.
  private mutating func ofValue(_ members: Table<Int, MemberID>) -> MemberID? {
    let here = members.filter {
      (program[$0].isStatic || program[$0].kind == .enumCase) == bodyContext.isStatic
        && program[$0].kind != .fragment
    }
    return here.first { program[$0].kind != .function } ?? here.first ?? members.first
  }

  /// Members that a bare name can mean here.
  mutating func ownMembers(named name: Name) -> Table<Int, MemberID> {
    if program[owner].kind == .extended {
      if let id = program.declaration(of: selfType) { return program.members(of: id, named: name) }
      return program.extensionMembers(of: selfType, named: name)
    }
    return program.members(of: owner, named: name)
  }

  /// True where `configuration` is in scope.
  var inStyle: Bool { mutating get { !owner.isNone && program[owner].kind.isStyle } }

  /// The type of `configuration` in a style.
  static let configurationType = TypeID(.builtin("StyleConfiguration"))

  /// What to write for a function or property of a view that gives views, in whose code one stands that only an element is.
  private var helpForViewsOfFunction: String? {
    mutating get {
      guard !member.isNone, program[member].type == .view else { return nil }
      if selfType == .view {
        return
          "Views around `self` are a `<Modifier name=\"Framed\">`, where `<Content/>` stands for it: this function is then "
          + "`modifier(Framed())`."
      }
      guard program[owner].kind.isView,
        program[member].kind == .function || program[member].kind == .computed
      else { return nil }
      let name = program[member].name
      let parameters = program[member].parameters.map { program.parameters[$0].name }
      let lets = parameters.map { "<Let name=\"\($0)\" type=\"…\"/>" }.joined()
      let call = parameters.map { "\($0): …" }.joined(separator: ", ")
      return
        "Views that hold others are written as elements: make it a `<Fragment name=\"\(name)\">\(lets)…</Fragment>`, which is used as "
        + "`<Fragment ref=\"\(name)\"\(parameters.map { " \($0)=\"{…}\"" }.joined())/>`, in code as `\(name)\(call.isEmpty ? "" : "(\(call))")`."
    }
  }

  mutating func reportUndefined(_ name: Name, _ range: SourceRange) {
    if trial.count() { return }
    // What an extension of an unknown type may use is unknown too.
    if !owner.isNone, program[owner].kind == .extended, selfType.isError { return }
    if isFaulty(member) { return }
    if reportAmbiguity(name, range) { return }
    if !DeclarationCollector.isLowercase(name), catalog.element(named: name) != nil {
      report(
        .nameUndefined, range, "`\(name)` is a view that stands as an element, and this is code.",
        help: helpForViewsOfFunction ?? "Views that a modifier or argument takes are child elements: "
          + "`<Toolbar>`, `<Overlay>`, `<label>`, `<Header>`.")
      return
    }
    if let instead = program.nested.help(for: name) ?? MissingTypes.instead(of: name) {
      return report(
        .nameUndefined, range, Self.lacking(type: name) ?? "There is no `\(name)` here.", help: instead)
    }
    if let lacking = Self.lacking(type: name) {
      return report(
        .nameUndefined, range, lacking,
        help: "Documentation/Library.md lists what is there; a type of your own may have this name.")
    }
    // A value is not told by itself, and operators are no names.
    let own = member.isNone || program[member].kind == .function ? "" : program[member].name.text
    let known = namesInScope().filter { DeclarationCollector.isIdentifier($0) && $0 != own }
    let isType = !DeclarationCollector.isLowercase(name)
    let near = Suggestion.nearest(to: name.text, among: isType ? known + program.typeNames : known)
    report(
      .nameUndefined, range, "There is no `\(name)` here.",
      help: near.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? (isType
          ? "Neither the package nor the library has a type of this name; Documentation/Library.md lists the library’s."
          : known.isEmpty
            ? "Nothing has a name here yet: declare it, as `<Let name=\"\(name)\" type=\"…\"/>` or `<State>`."
            : "Declare it, or use a name in scope: \(Self.listing(known))."),
      fixes: change(range, to: near))
  }

  /// Reports a name that several dependencies declare; false for other names.
  mutating func reportAmbiguity(_ name: Name, _ range: SourceRange) -> Bool {
    guard let ambiguity = program.ambiguity(of: name, in: file) else { return false }
    report(.nameUndefined, range, ambiguity.message, related: ambiguity.related, help: ambiguity.help)
    return true
  }

  /// Makes one name of a package's name and that of its declaration, `Design.Card`.
  mutating func joinModuleName(_ id: CodeID) {
    let node = code[id]
    guard node.kind == .member, program.hasSeveralModules, code[node.first].kind == .name else { return }
    let module = code[node.first].name
    guard program.isModule(module, in: file), local(module) == nil,
      program.type(named: module, in: file) == nil,
      owner.isNone || ownMembers(named: module).isEmpty
    else { return }
    parser.draft.nodes[id] = CodeNode(.name, node.range)
    parser.draft.nodes[id].name = Name("\(module).\(node.name)")
  }

  private static func listing(_ names: [String]) -> String {
    names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
      + (names.count > 8 ? ", … (\(names.count) in all)" : "")
  }

  /// Names of locals and members, nearest first.
  mutating func namesInScope() -> [String] {
    var names = scope.names(from: 0).reversed().map { checked.locals[$0].name.text }
    if !owner.isNone {
      for member in program.members(of: owner) {
        let isOfInit = program[member].traits.contains(.isInitParameter)
        if [Names.initializerNumber, Names.initializer].contains(program[member].name) { continue }
        if !isOfInit || bodyContext.inInitializer {
          names.append((isOfInit ? program[member].nameInside : program[member].name).text)
        }
      }
    }
    if program.declaration(of: selfType) != nil, !owner.isNone, program[owner].kind == .extended {
      names += program.members(of: program.declaration(of: selfType)!).map { program[$0].name.text }
    }
    names += program.fileScopeNames(seenFrom: file)
    return names.filter { !$0.isEmpty }
  }

  /// `self` behind a `guard let self` of an optional's extension: the value in it.
  mutating func inferUnwrappedSelf(_ id: CodeID) -> TypeID {
    var name = CodeNode(.name, code[id].range)
    name.name = Names.itself
    name.nameStart = name.range.start
    parser.draft.nodes[id] = name
    return infer(id)
  }

  /// True for a local that has no `$`, beside a member of its name which has one: `$name` is that of the member.
  private mutating func isBesideProjected(_ local: Local, _ name: Name) -> Bool {
    guard local.bindingSlot < 0, local.type.bound == nil, !owner.isNone,
      let member = ownMembers(named: name).first
    else { return false }
    let kind = program[member].kind
    return kind == .published || kind == .binding || kind.isOwnedState || kind.holdsObject
  }

  /// `$name`: a binding to what the name means.
  mutating func inferBindingName(_ node: CodeNode, _ id: CodeID) -> TypeID {
    expressionContext.countBindingName()
    let name = node.name
    if !node.flags.contains(.published), let local = local(name), !isBesideProjected(local, name) {
      note(id, Reference(.local, Int(local.bindingSlot >= 0 ? local.bindingSlot : local.slot)))
      if local.bindingSlot >= 0 { return local.type.binding }
      if local.type.bound != nil { return local.type }
      reportReadOnlyRoot(
        node.range, "`\(name)` is a \(Self.noun(local.kind)), a value of its own",
        at: location(local.range),
        help: local.kind == .loopItem
          ? "Write `items=\"$…\" as=\"$\(name)\"`: then `$\(name)` writes to the element itself."
          : "A binding starts at a State, a Binding or an object.")
      return local.type.binding
    }
    if name == Names.configuration, inStyle {
      note(id, Reference(.configuration))
      return Self.configurationType.binding
    }
    let own = owner.isNone ? nil : seen(ownMembers(named: name).first, node)
    guard let first = own ?? program.fileScopeMembers(named: name, in: file).first else {
      noteProbe(name, .binding)
      reportUndefined(name, SourceRange(node.range.start + 1, node.range.end))
      return .error
    }
    let member = program[first]
    note(id, Reference(member.isStatic ? .staticMember : .member, Int(first.index)))
    // What is wrong with its type is reported there.
    if member.type.isError { return .error }
    switch member.kind {
    case .gestureState:
      if isRootOfBoundPath(id) { checked.readOnlyRoots.append(id) }
      return member.type.binding
    case .state, .binding, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage:
      return member.type.binding
    case .stateObject, .observedObject, .bindable, .environmentObject: return member.type.binding
    case .published where !member.isStatic: return member.type.publisher
    // Other members have no `$` of their own: a binding to one is right only where its value is bound.
    default:
      if member.type.bound != nil {
        if member.kind == .computed { reportBindingOfBinding(node, first) }
        return member.type
      }
      // An object of the other kind in `<Environment>` is reported at its type.
      let isMisplaced =
        member.kind == .environment
        && program.declaration(of: member.type).map { program[$0].kind } == .observableObject
      if !isMisplaced { checked.readOnlyRoots.append(id) }
      return member.type.binding
    }
  }

  /// Reports `$name` of a Computed that gives a binding.
  private mutating func reportBindingOfBinding(_ node: CodeNode, _ id: MemberID) {
    let member = program[id]
    report(
      .typeMismatch, node.range,
      "`\(member.name)` gives a \(member.type) itself, and only a State or Binding has a `$`.",
      related: [RelatedPlace("declared here", program.location(of: id))],
      help: "Write `{\(member.name)}` in an attribute, `\(member.name)` in code.")
  }

  private mutating func reportReadOnlyRoot(
    _ range: SourceRange, _ what: String, at place: SourceLocation, help: String
  ) {
    report(
      .flowBindingToReadOnly, range, "\(what), so a binding to it could not be written.",
      related: [RelatedPlace("declared here", place)], help: help)
  }

  static func noun(_ kind: Local.Kind) -> String {
    switch kind {
    case .constant: "`let`"
    case .variable: "`var`"
    case .computed: "value that is computed"
    case .parameter: "parameter"
    case .loopItem: "loop variable"
    case .capture: "captured value"
    case .closureParameter: "closure's parameter"
    case .pattern: "name from a pattern"
    }
  }

  /// `.name`, where the place tells the type.
  mutating func inferImplicitMember(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    guard let expected, !expected.isError, isConcrete(expected) else {
      if expected?.isError != true {
        report(
          .typeMismatch, node.range,
          "`.\(node.name)` needs a place that tells its type, and this one does not.",
          help: "Write the type before the dot.")
      }
      return .error
    }
    if let zero = inferZero(node.name, of: expected, node, id) { return zero }
    if let found = staticMember(node.name, of: expected, id) { return found }
    let type = expected.wrapped ?? expected
    if type != expected, let found = staticMember(node.name, of: type, id) { return found }
    for type in [type] + StandardLibrary.implicitMemberTypes(for: type) {
      if let inner = nestedType(node.name, of: type, id) { return inner }
    }
    noteProbe(node.name, .implicitMember(of: expected))
    if !trial.isOn, isRedeclared(type, for: node.range) { return .error }
    let isPicture = type == .string && !program.assets.isEmpty
    // The functions of String are not meant where a picture is.
    let functions = isPicture ? library.memberNames(of: type, isStatic: true).map(\.text) : []
    let known = staticNames(of: type).filter { !functions.contains($0) }
    let lacking = isPicture ? nil : lacking(node.name, of: type, isStatic: true, dot: ".")
    report(
      .nameUndefined, node.range,
      lacking
        ?? (isPicture
          ? "The folder Assets has no picture `.\(node.name)`." : "\(type) has no `.\(node.name)`."),
      help: Suggestion.text(
        for: node.name.text, among: known,
        otherwise: known.isEmpty
          ? nil
          : "It has \(known.prefix(12).map { "`.\($0)`" }.joined(separator: ", "))\(known.count > 12 ? ", …" : "")."
      ),
      fixes: lacking == nil
        ? change(node.range, to: Suggestion.nearest(to: node.name.text, among: known).map { ".\($0)" }) : [])
    return .error
  }

  /// The colour that an extension `of="ShapeStyle" where="Self == Color"` adds by a name, noted at `id`; nil where there is none.
  private mutating func staticMember(ofStyles name: Name, _ id: CodeID) -> TypeID? {
    let added = program.extensionMembers(of: LibraryTypes.shapeStyle, named: name).first {
      program[$0].isStatic && program[$0].type == LibraryTypes.color
    }
    guard let added else { return nil }
    note(id, Reference(.staticMember, Int(added.index)))
    return LibraryTypes.color
  }

  /// A case or static member of a type by name, noted at `id`; nil where there is none.
  mutating func staticMember(_ name: Name, of type: TypeID, _ id: CodeID) -> TypeID? {
    if let declaration = program.declaration(of: type) {
      for member in program.members(of: declaration, named: name) {
        if program[member].kind == .enumCase {
          note(id, Reference(.enumCase, Int(member.index)))
          return caseType(member, of: type)
        }
        // A function `allCases(for:)` takes arguments, and is called.
        if name == Names.allCases, program[member].kind == .function { continue }
        if program[member].isStatic {
          note(id, Reference(.staticMember, Int(member.index)))
          let written =
            program[member].kind == .function
            ? functionValue(member, among: program.members(of: declaration, named: name), id)
            : program[member].type
          let found = program.type(written, in: type)
          return program[member].traits.contains(.isRequirement)
            ? asked(found, of: member, for: type, id) : found
        }
      }
      if name == Names.allCases, listsCases(declaration) {
        requireCases(of: declaration, code[id].nameRange)
        note(id, Reference(.rawValue, 1))
        return type.array
      }
      return nil
    }
    for member in program.extensionMembers(of: type, named: name) where program[member].isStatic {
      if meansLibrary(name, of: type, besides: member) { continue }
      note(id, Reference(.staticMember, Int(member.index)))
      guard program[member].kind == .function else { return program[member].type }
      return functionValue(member, among: program.extensionMembers(of: type, named: name), id)
    }
    if type == LibraryTypes.color, let found = staticMember(ofStyles: name, id) { return found }
    let known = memory.staticMember(name, of: type) { libraryStatic(name, of: type) }
    if known.reference.kind != .none {
      note(id, known.reference)
      return known.type
    }
    for accepted in StandardLibrary.implicitMemberTypes(for: type) {
      if let found = staticMember(name, of: accepted, id) { return found }
    }
    if StandardLibrary.isFormat(type), let own = program.format(withStatic: name) {
      return staticMember(name, of: own, id)
    }
    return program.assets.isEmpty ? nil : assetSymbol(name, of: type, id)
  }

  /// True where a name means what the library has, and not what an extension adds by that name: in the code of that itself, and where it is a
  /// value of another type, such as a number beside `Font.body`.
  private mutating func meansLibrary(_ name: Name, of type: TypeID, besides added: MemberID) -> Bool {
    if program[added].kind == .function { return false }
    let known = memory.staticMember(name, of: type) { libraryStatic(name, of: type) }
    guard known.reference.kind != .none else { return false }
    return added == member || fits(known.type, type) && !fits(program[added].type, type)
  }

  /// True for an Enum, and for what is only known as CaseIterable: its type has `allCases`.
  private mutating func listsCases(_ declaration: DeclarationID) -> Bool {
    switch program[declaration].kind {
    case .enumeration: true
    case .protocolType, .composition, .associatedType, .genericParameter:
      program[declaration].conformances.contains(.caseIterable)
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure, .observableObject,
      .observable, .extended, .appearance, .preview, .scenario, .typeAlias, .fileScope:
      false
    }
  }

  /// The type of a case by its name: that of its enum, or of a function which makes it of its values.
  private mutating func caseType(_ member: MemberID, of type: TypeID) -> TypeID {
    let payload = program.type(program[member].type, in: type)
    if payload == .void { return type }
    if case .tuple(let parts, _) = payload.kind { return TypeID(.function(parts, type)) }
    return TypeID(.function([payload], type))
  }

  private mutating func libraryStatic(_ name: Name, of type: TypeID) -> LibraryMeaning {
    if case .choice(_, let index)? = library.choice(name, of: type) {
      return LibraryMeaning(reference: Reference(.choice, Int(index)), type: type)
    }
    guard let entry = memory.members(.staticProperties, of: type, named: name).first else {
      return LibraryMeaning()
    }
    let found = library.entries[Int(entry)]
    var bound = TypeBindings()
    if !isConcrete(found.result) { unify(found.receiver, type, &bound) }
    return LibraryMeaning(reference: Reference(.library, Int(entry)), type: substitute(found.result, bound))
  }

  /// Names of cases and static members of a type, for did-you-mean.
  mutating func staticNames(of type: TypeID) -> [String] {
    if let declaration = program.declaration(of: type) {
      return program.members(of: declaration).filter { program[$0].kind == .enumCase || program[$0].isStatic }
        .map { program[$0].name.text }
    }
    var names: [String] = []
    for type in [type] + StandardLibrary.implicitMemberTypes(for: type) {
      let own = (library.cases(of: type) ?? []) + library.memberNames(of: type, isStatic: true)
      for name in own.map(\.text) where !names.contains(name) { names.append(name) }
      if !program.assets.isEmpty { names += assetSymbols(of: type) }
    }
    return names
  }
}
