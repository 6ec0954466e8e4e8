import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Joins the declarations of all files to one program and resolves the types of their headers.
///
/// Linear in the number of declarations and members.
public struct Linker {
  var program: Program
  var declarations: TableDraft<DeclarationID, Declaration>
  var members: TableDraft<MemberID, Member>
  var parameters: TableDraft<ParameterID, Parameter>
  var diagnostics: [Diagnostic] = []
  /// Private declarations by file and name.
  var privateNames: [PrivateKey: DeclarationID] = [:]
  var names: TableDraft<MemberID, Name>
  var headerOf: TableDraft<MemberID, HeaderType>
  /// What `Self` means in the header being resolved.
  private var ownType: TypeID?
  /// The function whose header is being resolved, where it has type parameters.
  private var generic = MemberID.none
  /// Types with type arguments in headers, which are looked at when it is known what conforms to what.
  var typeUses: [TypeUse] = []
  /// True where the value of the member whose header is being resolved may tell type arguments.
  private var isToldByValue = false
  /// Members whose types are written without type arguments that their values may tell.
  private var untoldTypes: [MemberID: (type: TypeID, written: TypeUse)] = [:]
  /// Members whose headers name the `ID` of a type; they are resolved when the types are known that only values of ids tell.
  private var namingIDs: [MemberID] = []

  private init(files: Int) {
    program = Program(files: files)
    declarations = TableDraft(in: program.memory)
    members = TableDraft(in: program.memory)
    parameters = TableDraft(in: program.memory)
    names = TableDraft(in: program.memory)
    headerOf = TableDraft(in: program.memory)
  }

  /// A type in a header that is written with type arguments, or without those that it takes.
  struct TypeUse {
    let use: TypeResolution.Use
    let file: FileID
    /// What `Self` means there.
    let own: TypeID?
    /// True where a value may tell the type arguments.
    let isTold: Bool
  }

  /// A linker for files of a linked program that change, with tables of its own; more members have room in them.
  init(editing linked: Program) {
    program = linked
    program.base = linked.base ?? linked.memory
    program.memory = TableMemory(files: linked.files.count)
    declarations = TableDraft(in: program.memory)
    members = TableDraft(in: program.memory)
    parameters = TableDraft(in: program.memory)
    names = TableDraft(in: program.memory)
    headerOf = TableDraft(in: program.memory)
    declarations.append(contentsOf: linked.declarations.storage)
    members.reserve(linked.members.count + Self.room)
    members.append(contentsOf: linked.members.storage)
    parameters.reserve(linked.parameters.count + Self.room)
    parameters.append(contentsOf: linked.parameters.storage)
    names.reserve(linked.members.count + Self.room)
    names.append(contentsOf: linked.ownMembers.names.storage)
    headerOf.reserve(linked.members.count + Self.room)
    headerOf.extend(to: linked.members.count, with: .none)
    publish()
  }

  /// How many members and parameters may be added before the tables are copied to where there is more room.
  private static let room = 1024

  /// Forgets what was found of files that stand there no more.
  mutating func beginEdit() { (diagnostics, typeUses, untoldTypes, namingIDs) = ([], [], [:], []) }

  /// Lets the program have what its tables hold by now.
  mutating func publish() {
    program.declarations = declarations.table
    program.members = members.table
    program.parameters = parameters.table
    program.ownMembers = program.ownMembers.naming(names.table, in: program.memory)
  }

  struct PrivateKey: Hashable {
    var file: FileID
    var name: Name
  }

  /// Links files that are in path order, those of each package together.
  public static func link(
    _ files: consuming [ParsedFile], modules: Modules = Modules(), assets: AssetSymbols = AssetSymbols()
  ) -> (Program, [Diagnostic]) {
    var linker = Linker(files: files.count)
    linker.program.assets = assets
    linker.program.byName = ModuleNames(modules, in: linker.program.memory)
    linker.gather(files)
    linker.nameDeclarations()
    linker.nameCompositions()
    linker.noteAssociatedTypes()
    linker.noteTypeParameters()
    linker.resolveAliases()
    linker.resolveSubjects()
    linker.resolveMembers()
    linker.checkTypeArguments()
    linker.indexMembers()
    linker.checkFileScopes()
    linker.checkExtensions()
    linker.inferTypes()
    linker.findWitnesses()
    linker.findImplementations()
    linker.noteRedeclared()
    return (linker.program, linker.diagnostics)
  }

  private mutating func nameDeclarations() {
    for id in program.declarations.indices {
      let declaration = program.declarations[id]
      guard declaration.kind.isNamed, !declaration.name.isEmpty else { continue }
      if declaration.isNested { program.nested.add(declaration.name) }
      if declaration.kind == .app {
        if program.app.isNone { program.app = id } else { checkSecondApp(id) }
      }
      if isBuiltIn(declaration.name), !mayShareName(declaration) {
        report(
          .syntaxDuplicateDeclaration, program.location(of: id),
          "`\(declaration.name)` is the name of a built-in element.",
          help: "Give the \(declaration.kind.element) a name of its own.")
        // A type is still known by its name, so that its uses are read.
        if declaration.kind.hasBody || program.byName[declaration.file][declaration.name] != nil { continue }
        program.byName[declaration.file][declaration.name] = id
        continue
      }
      let ownPrivate =
        privateNames.isEmpty ? nil : privateNames[PrivateKey(file: declaration.file, name: declaration.name)]
      let shared = program.byName[declaration.file][declaration.name]
      let isRival = !declaration.isPrivate || shared.map { program[$0].file == declaration.file } ?? false
      if let first = ownPrivate ?? (isRival ? shared : nil) {
        report(
          .syntaxDuplicateDeclaration, program.location(of: id),
          "`\(declaration.name)` is declared twice in this package.",
          help: program[first].file == declaration.file
            ? "Give one of them another name."
            : "Give one of them another name, or `private=\"true\"` where only its file needs it.",
          related: [RelatedPlace("declared here first", program.location(of: first))])
      } else if declaration.isPrivate {
        privateNames[PrivateKey(file: declaration.file, name: declaration.name)] = id
      } else {
        program.byName[declaration.file][declaration.name] = id
      }
    }
    program.privateNames = privateNames
    program.byName.settle(in: program.memory)
  }

  /// An app begins in one place.
  private mutating func checkSecondApp(_ id: DeclarationID) {
    let modules = [id, program.app].map { program.byName.module(of: program[$0].file) }
    guard modules[0] == modules[1] else { return }
    report(
      .syntaxDuplicateDeclaration, program.location(of: id),
      "A package has one App, and this is a second.",
      help: "Put what both show into the `<WindowGroup>` of one, or make them packages of their own.",
      related: [RelatedPlace("the first", program.location(of: program.app))])
  }

  /// True for elements that may stand anywhere; a part such as `Detail` has its name only inside its container.
  private func isCatalogView(_ name: Name) -> Bool {
    guard let place = ElementCatalog.shared.element(named: name) else { return false }
    if case .part = ElementCatalog.shared.elements[place].placement { return false }
    return true
  }

  private func isBuiltIn(_ name: Name) -> Bool {
    isCatalogView(name) || DeclarationKind.byElement[name] != nil
      || MemberKind.byElement[name] != nil || ControlFlow.elements.contains(name)
  }

  /// True for what never stands as an element: many apps call an Enum `Tab`, a Struct `Menu` or `Screen`, or an object `AppStorage`. A type of the library
  /// would hide it in code.
  private func mayShareName(_ declaration: Declaration) -> Bool {
    (declaration.kind == .enumeration || declaration.kind.isObject
      || declaration.kind == .structure && !declaration.isShown)
      && StandardLibrary.shared.type(named: declaration.name) == nil
  }

  private mutating func resolveSubjects() {
    var naming: [DeclarationID] = []
    let hiding = protocolsHidingSwifts()
    for index in program.declarations.indices {
      if !hiding.isEmpty, Self.named(by: index, in: program).contains(where: { hiding.contains($0.name) }) {
        declarations[index].namesOtherProtocols = true
      }
      let declaration = program.declarations[index]
      if declaration.namesOtherProtocols || declaration.kind.isProtocol
        || declaration.kind == .genericParameter || declaration.kind == .associatedType
      {
        naming.append(index)
      }
      if declaration.conformances.contains(.format), declaration.kind != .extended {
        program.protocols.add(format: index)
      }
      switch declaration.kind {
      case .extended:
        let type = extendedType(declaration)
        declarations[index].type = type
        if let open = program.openForm(ofExtended: type),
          !declaration.conformances.isEmpty || declarations[index].namesOtherProtocols
        {
          program.protocols.add(conditional: index, ofOpen: open)
        }
        // What an extension says of its type holds for the type.
        if declaration.conformances.isEmpty { continue }
        if let extended = program.declaration(of: type) {
          declarations[extended].conformances.formUnion(declaration.conformances)
          if declaration.conformances.contains(.format) { program.protocols.add(format: extended) }
        } else if !type.isError {
          program.protocols.add(declaration.conformances, toLibraryType: type)
        }
      case .preview, .scenario:
        guard
          let attribute = program.files[declaration.file].xml.attribute(
            Names.of, of: declaration.node)
        else { continue }
        let name = Name(program.files[declaration.file].source.text(attribute.value))
        if let subject = program.lookup(name, in: declaration.file) {
          declarations[index].subject = subject
        } else {
          unknown(name, SourceLocation(declaration.file, attribute.value))
        }
      // Other declarations name no declaration in their headers.
      default: break
      }
    }
    findConformances(naming)
  }

  private mutating func extendedType(_ declaration: Declaration) -> TypeID {
    if let type = openType(declaration) { return type }
    if refuseExtension(of: declaration) { return .error }
    if let type = constrainedType(declaration) { return type }
    if !declaration.extended.isNone {
      return type(declaration.extended, in: program.files[declaration.file].code, declaration.file)
    }
    let name = declaration.name
    guard program.lookup(name, in: declaration.file) == nil, StandardLibrary.shared.type(named: name) == nil
    else { return named(name, declaration.file, declaration.nameRange) }
    // Each view of the library has what an extension gives all views.
    if ElementCatalog.shared.element(named: name) != nil { return .view }
    guard let open = StandardLibrary.shared.genericType(named: name) else {
      return named(name, declaration.file, declaration.nameRange)
    }
    report(
      .typeMismatch, SourceLocation(declaration.file, declaration.nameRange),
      "An extension is of one type, and `\(name)` alone does not tell what it holds.",
      help:
        "Write it with its types, such as `of=\"\(Self.example(of: name, open))\"`, for each that needs it; what is to work for any "
        + "type is a function, `<Func signature=\"first(of items: [T]) -> T?\" generics=\"T\">`.")
    return .error
  }

  /// Reports an extension of a protocol of Swift whose members no type would have; false for another.
  private mutating func refuseExtension(of declaration: Declaration) -> Bool {
    let name = declaration.name
    guard program.lookup(name, in: declaration.file) == nil, WrittenProtocols.isNeverExtended(name) else {
      return false
    }
    report(
      .syntaxInvalidCode, SourceLocation(declaration.file, declaration.nameRange),
      WrittenProtocols.isExtended(name)
        ? "`\(name)` is a protocol of Swift, and an Extension of it takes no condition."
        : "`\(name)` is a protocol of Swift, and what conforms to it gets nothing from an Extension.",
      help:
        "Extend each type that needs it, or a `<Protocol>` of the package to which they all conform; what is to work for any type is "
        + "a function, `<Func signature=\"show(_ value: T) -> String\" generics=\"T\">`.")
    return true
  }

  /// What the parts of open types are called.
  static let parts: SmallSet<Name> = ["Element", "Key", "Value", "Wrapped", "Bound"]

  /// True for `Element` and the like in an extension of `Array` alone, of which it is said that it names no type.
  private func isPartOfOpenType(_ name: Name, _ location: SourceLocation) -> Bool {
    guard Self.parts.contains(name) else { return false }
    return declarations.table.indices.contains { index in
      let declared = declarations[index]
      return declared.kind == .extended && declared.file == location.file
        && declared.range.contains(location.range) && declared.type.isError
    }
  }

  /// A type of an open one, for advice.
  static func example(of name: Name, _ open: TypeID) -> String {
    switch open.kind {
    case .array: "[Int]"
    case .optional: "Int?"
    case .dictionary: "[String: Int]"
    // Any other open type is written with its arguments in brackets.
    default: "\(name)[Int]"
    }
  }

  /// Reports a name that is declared for another file alone; false for other names.
  private mutating func reportPrivate(_ name: Name, _ location: SourceLocation) -> Bool {
    guard let other = program.privateDeclaration(name) else { return false }
    report(
      .nameUndefined, location, "`\(name)` is private: only its file knows it.",
      help: "Remove `private=\"true\"` where it is declared.",
      related: [RelatedPlace("declared here", program.location(of: other))])
    return true
  }

  private mutating func named(_ name: Name, _ file: FileID, _ range: SourceRange) -> TypeID {
    if let id = program.lookup(name, in: file) { return program[id].type }
    if let type = StandardLibrary.shared.type(named: name) { return type }
    unknown(name, SourceLocation(file, range))
    return .error
  }

  mutating func unknown(_ name: Name, _ location: SourceLocation) {
    if name.isEmpty { return }
    if let ambiguity = program.ambiguity(of: name, in: location.file) {
      report(
        .nameUndefined, location, ambiguity.message, help: ambiguity.help, related: ambiguity.related)
      return
    }
    if let open = StandardLibrary.shared.genericType(named: name) {
      report(
        .typeMismatch, location, "`\(name)` alone does not tell what it holds.",
        help: "Write it with its types, such as `\(Self.example(of: name, open))`.")
      return
    }
    if let fault = program.fault(ofComposition: name, in: location.file) {
      return report(.nameUndefined, location, fault.message, help: fault.help)
    }
    if reportPrivate(name, location) || isPartOfOpenType(name, location) { return }
    let known = program.typeNames
    let nested = program.nested.help(for: name)
    let instead = MissingTypes.instead(of: name)
    let lacking = FileChecker.lacking(type: name)
    let near =
      nested != nil
      ? program.nested.all(called: name).first
      : instead == nil && lacking == nil ? Suggestion.nearest(to: name.text, among: known) : nil
    report(
      .nameUndefined, location,
      lacking ?? "There is no type or view `\(name)` in this package or the library.",
      help: nested ?? instead
        ?? Suggestion.text(
          for: name.text, among: known,
          otherwise: "Declare it, as a `<Struct>`, an `<Enum>` or a `<View>`, or name one that is there."),
      fixes: near.map { [FixIt("Change it to `\($0)`", .suggested, [SourceEdit(location, $0)])] } ?? [])
  }

  private mutating func resolveMembers() {
    resolvePlainMembers()
    resolveOthers(among: program.members.indices)
  }

  /// Resolves the members whose types need more than a look at a name, but for those that `inferOthers` resolves.
  mutating func resolveOthers(among members: Range<MemberID>) {
    for index in members where !headerOf[index].isNone && self.members[index].type.isError {
      if namesID(index) { namingIDs.append(index) } else { resolve(index) }
    }
  }

  /// True where the header of a member names the `ID` of a type.
  private func namesID(_ index: MemberID) -> Bool {
    let header = headerOf[index]
    guard header.name == nil else { return false }
    let code = program.files[program.members[index].file].code
    return code.extent(of: header.code).contains { code[$0].name == Names.idType }
  }

  /// Infers the types of ids that only their values tell, then resolves the members whose headers name the `ID` of a type; gives
  /// the ids.
  private mutating func resolveNamingIDs(
    among wanted: Range<MemberID>, _ inference: inout TypeInference
  ) -> Set<MemberID> {
    let waiting = namingIDs
    namingIDs = []
    if waiting.isEmpty { return [] }
    let ids = wanted.filter { program.members[$0].name == Names.id && isUntyped($0) }
    for index in ids { _ = infer(index, &inference) }
    for index in waiting { resolve(index) }
    reportTypeUses()
    return Set(ids)
  }

  /// True for a member that has no type yet, and none in its header.
  private func isUntyped(_ index: MemberID) -> Bool { headerOf[index].isNone && members[index].type.isError }

  /// What a function without `->` gives: nothing, but for functions of views that are chains.
  private func usualResult(_ member: Member) -> TypeID {
    member.traits.contains(.isViewFunction) ? .view : .void
  }

  /// Reports types with type arguments that they do not take, and such without those that they take.
  mutating func checkTypeArguments() {
    reportTypeUses()
    if program.protocols.hasGenericTypes { refuseEndlessTypes() }
  }

  private mutating func reportTypeUses() {
    for written in typeUses { report(written, isTold: written.isTold) }
    typeUses = []
  }

  private mutating func report(_ written: TypeUse, isTold: Bool) {
    guard let fault = program.fault(of: written.use, inside: written.own, isTold: isTold) else { return }
    report(
      .typeMismatch, SourceLocation(written.file, fault.range), fault.message, help: fault.help,
      related: fault.related)
  }

  private mutating func resolve(_ index: MemberID) {
    let member = program.members[index]
    let (header, code) = Self.code(of: headerOf[index], member, program)
    let node = code[header]
    ownType = Self.selfType(in: member.owner, of: program)
    generic = member.traits.contains(.isGeneric) ? index : .none
    if node.kind == .signature {
      let first = parameters.endIndex
      for id in code.items(node.list) {
        let parameter = code[id]
        let parts = code.items(parameter.list)
        parameters.append(
          Parameter(
            label: Self.label(of: parameter, in: code, member), name: parameter.name,
            type: type(parts.first ?? .none, in: code, member.file), range: code.nameRange(parameter),
            defaultValue: parts.count > 1 ? parts[1] : .none,
            isGivenByLet: parameter.flags.contains(.isDefault), isInOut: parameter.flags.contains(.mutable),
            unwrapsItself: parts.first.map { !$0.isNone && code[$0].unwrapsItself } ?? false,
            isVariadic: parameter.flags.contains(.trailing),
            isAutoclosure: parameter.flags.contains(.computed)))
      }
      program.parameters = parameters.table
      members[index].parameters = first..<parameters.endIndex
      members[index].type =
        member.kind == .slot || member.kind == .fragment
        ? .view : node.first.isNone ? usualResult(member) : type(node.first, in: code, member.file)
    } else {
      isToldByValue = member.value != nil && member.kind != .enumCase
      let uses = typeUses.count
      let type = type(header, in: code, member.file)
      if isToldByValue, let bare = typeUses[uses...].first(where: { $0.use.arguments.isEmpty }),
        !program.isInside(bare.own, bare.use.type)
      {
        untoldTypes[index] = (type, bare)
        headerOf[index] = .none
      } else {
        members[index].type = type
      }
      isToldByValue = false
    }
  }

  /// The label of an argument: its name, unless another one or `_` stands before that; in a subscript there is none else.
  private static func label(of parameter: CodeNode, in code: CodeTree, _ member: Member) -> Name {
    if parameter.first.isNone { return .none }
    let label = code[parameter.first]
    if member.name == Names.subscripted, label.range.start == code.nameRange(parameter).start { return .none }
    return label.name
  }

  /// A header as code, also where it is only a name.
  private static func code(of header: HeaderType, _ member: Member, _ program: Program) -> (CodeID, CodeTree)
  {
    guard let name = header.name else { return (header.code, program.files[member.file].code) }
    var code = CodeTree()
    code.nodes = program.memory.table([.named(name, member.typeRange)])
    return (CodeID(0), code)
  }

  mutating func type(_ id: CodeID, in code: CodeTree, _ file: FileID) -> TypeID {
    if generic.isNone, let type = Self.plainType(id, code, file, in: program, own: ownType) { return type }
    var resolution = program.typeResolution(code, file, own: ownType, function: generic) {
      [headers = headerOf.table, program] type, name in
      Self.identifier(of: type, name, program, headers)
    }
    let type = resolution.type(id)
    for fault in resolution.unknown { unknown(fault.name, SourceLocation(file, fault.range)) }
    for use in resolution.uses {
      typeUses.append(TypeUse(use: use, file: file, own: ownType, isTold: isToldByValue))
    }
    return type
  }

  /// The `ID` of an Identifiable: the type of its `id`, read from its header.
  static func identifier(
    of type: TypeID, _ name: Name, _ program: Program, _ headers: Table<MemberID, HeaderType>
  ) -> TypeID? {
    guard name == Names.idType, let id = program.declaration(of: type) else { return nil }
    for index in program[id].members where program.members[index].name == Names.id {
      let member = program.members[index]
      if !member.type.isError { return member.type }
      if headers[index].isNone { return .error }
      let (header, code) = Self.code(of: headers[index], member, program)
      var resolution = program.typeResolution(code, member.file, own: type) { _, _ in nil }
      return resolution.type(header)
    }
    return nil
  }

  private mutating func indexMembers() {
    var extensions: [(MemberIndex.Key, MemberID)] = []
    var added: [(MemberIndex.Key, MemberID)] = []
    for declaration in program.declarations where declaration.kind == .extended {
      let extended = program.declaration(of: declaration.type)
      let key = program.keyOfMembers(ofExtended: declaration.type)
      for index in declaration.members where !names[index].isEmpty {
        extensions.append((MemberIndex.Key(owner: key.raw, name: names[index]), index))
        if let extended {
          added.append((MemberIndex.Key(owner: UInt32(extended.index), name: names[index]), index))
        }
        if let owner = program.protocols.ownerOfFactories(in: declaration.node, in: declaration.file) {
          added.append((MemberIndex.Key(owner: UInt32(owner.index), name: names[index]), index))
        }
      }
    }
    let inherited = inheritedMembers()
    added += inherited.ofDeclarations
    added += membersOfViews()
    if !program.protocols.openParts.isEmpty { added += membersOfConforming() }
    if !program.protocols.superclasses.isEmpty { added += membersOfSuperclasses() }
    extensions += inherited.ofTypes
    program.ownMembers = OwnMembers(program, names: names.table, added: added)
    program.extensionIndex = MemberIndex(program.dataFirst(extensions), in: program.memory)
  }

  /// Gives members without a written type the type of their value.
  private mutating func inferTypes() {
    inferPlainTypes()
    inferOthers(among: program.members.indices)
  }

  /// The same for those whose values need more than a look at their bytes.
  mutating func inferOthers(among wanted: Range<MemberID>) {
    var inference = TypeInference()
    // A type that is written without type arguments is kept where a plain value is of another one.
    for index in untoldTypes.keys where wanted.contains(index) { members[index].type = .error }
    let inferred = resolveNamingIDs(among: wanted, &inference)
    let untyped = wanted.filter { isUntyped($0) && !inferred.contains($0) }
    var waiting = untyped
    var before = Int.max
    // A value may name what is declared behind it, and is asked again once that has a type.
    while waiting.count < before {
      before = waiting.count
      waiting.removeAll { infer($0, &inference) }
    }
    for index in untyped where members[index].kind == .computed { members[index].value = nil }
  }

  /// Gives a member the type of its value; false where that names something without a type.
  private mutating func infer(_ index: MemberID, _ inference: inout TypeInference) -> Bool {
    let member = program.members[index]
    switch member.kind {
    case .enumCase, .fragment, .slot, .function: return true
    case .computed:
      guard let value = member.value else { return true }
      members[index].type = valueType(value, index, &inference)
      return !members[index].type.holdsError
    case .environment:
      if let own = program.environmentKey(member.key) {
        members[index].type =
          program[own].type.isError
          ? program[own].value.map { value in
            Lent.lend(program) { inference.type(of: value, member: own, in: $0) }
          } ?? .error
          : program[own].type
        return true
      }
      members[index].type = EnvironmentKeys.type(of: member.key) ?? .error
      if EnvironmentKeys.type(of: member.key) == nil { reportKey(of: member) }
      return true
    // Any other member is stored, and has the type of its value.
    default:
      guard let value = member.value else {
        // One that always needs a type is reported where its attributes are read.
        let isTold = HeaderForm.of(member.kind).requiredSet.contains(Names.type)
        if !member.name.isEmpty && !isTold { reportMissingType(member) }
        return true
      }
      let untold = untoldTypes[index]
      let type =
        untold == nil
        ? valueType(value, index, &inference)
        : Lent.lend(program) { inference.type(of: value, member: index, in: $0) }
      if let untold {
        members[index].type = told(untold.type, by: type, untold.written)
        return true
      }
      let isUntold = reportUntold(value, type, member)
      members[index].type = isUntold ? .error : type
      return isUntold || !type.holdsError
    }
  }

  /// The type that a value tells, at a look where that is enough.
  private func valueType(_ value: CodeSource, _ index: MemberID, _ inference: inout TypeInference) -> TypeID {
    Lent.lend(program) { program in
      inference.plainType(of: value, member: index, in: program)
        ?? inference.type(of: value, member: index, in: program)
    }
  }

  /// A type that is written without type arguments, as the type of its value tells them.
  private mutating func told(_ type: TypeID, by value: TypeID, _ written: TypeUse) -> TypeID {
    if let told = type.told(by: value) { return told }
    // Any other value is reported where it is checked.
    guard value == .null || value.holdsError else { return type }
    if value == .null || value.isUntold { report(written, isTold: false) }
    return .error
  }

  private mutating func reportKey(of member: Member) {
    guard let key = program.files[member.file].xml.attribute(Names.key, of: member.node) else {
      let known = EnvironmentKeys.all.joined(separator: ", ")
      return report(
        .nameUndefined, SourceLocation(member.file, member.nameRange),
        "This `<Environment>` says neither `key` nor `type`.", help: "Known keys are \(known).")
    }
    // A part of a key path is named by itself.
    let isPart = key.value.contains(member.nameRange)
    let location = SourceLocation(member.file, isPart ? member.nameRange : key.value)
    let fault = UnknownKey(member.key, at: location)
    report(.nameUndefined, location, fault.message, help: fault.help, fixes: fault.fixes)
  }

  private mutating func reportMissingType(_ member: Member) {
    report(
      .syntaxMissingAttribute, SourceLocation(member.file, member.nameRange),
      "`\(member.name)` has neither a `type` nor a `value` that would give it one.",
      help: "Add `type=\"…\"`.")
  }

  /// Reports a value that does not tell its type: `nil`, `[]`, `[:]`. False for others.
  private mutating func reportUntold(_ value: CodeSource, _ type: TypeID, _ member: Member) -> Bool {
    switch type.kind {
    case .null, .array(.error), .dictionary(.error, _): break
    // Any other type is told by its value.
    default: return false
    }
    let written = program.files[member.file].source.text(value.range)
    let literal = String(written.filter { !" {}\n\r\t".contains($0) })
    let example = ["nil": "String?", "[]": "[String]", "[:]": "[String: Int]"][literal]
    guard let example else { return false }
    report(
      .syntaxMissingAttribute, SourceLocation(member.file, member.nameRange),
      "`\(member.name)` has no `type`, and `\(literal)` alone does not tell it.",
      help: "Add the type, such as `type=\"\(example)\"`.")
    return true
  }

  mutating func report(
    _ rule: RuleID, _ location: SourceLocation, _ message: String, help: String? = nil,
    related: [RelatedPlace] = [], fixes: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(rule, .error, message, at: location, related: related, help: help, fixes: fixes))
  }
}

/// Elements that steer which views are shown.
enum ControlFlow {
  /// `Bindable`, which is a member, too.
  static let bindable: Name = "Bindable"
  /// `Computed`, which is a member, too.
  static let computed: Name = "Computed"
  static let elements: NameMap<Bool> = NameMap(
    [
      Names.ifElement, Names.elseIf, Names.elseElement, Names.ifLet, Names.switchElement, Names.caseElement,
      Names.defaultElement, Names.forEach, Names.constantElement, Names.fragment, Names.content, Names.module,
      Names.body, Names.windowGroup,
    ].map { ($0, true) })
}
