import ScreenSyntax
import ScreenTypes
import SourceModel

/// A file after reading: its tree, and the code of its headers.
public struct ParsedFile: Sendable {
  /// Where the bytes and the elements are.
  public var store: FileStore
  /// Types and signatures; bodies are added when they are checked.
  public var code: CodeTree
  /// What it declares; nothing once the linker has joined all files.
  public var header: FileHeader
  /// What the code lies in.
  public var memory: TableMemory
  /// What was wrong so far.
  public var diagnostics: [Diagnostic]

  /// The path and the bytes. To be asked for once and kept by who looks at them often.
  public var source: SourceFile { store.source }

  /// True for a file that is not well-formed: what it declares is not known.
  public var isHidden: Bool { store.isEmpty && !store.source.bytes.isEmpty }

  /// The elements. To be asked for once and kept by who looks at many of them.
  public var xml: XMLTree { store.tree }
}

extension ParsedFile {
  /// A file with nothing in it.
  public init(path: String) {
    self.init(
      store: FileStore(path: path), code: CodeTree(), header: FileHeader(), memory: TableMemory(),
      diagnostics: [])
  }
}

extension ParsedFile {
  /// The same file at another place among those of its package.
  public func moved(to file: FileID) -> ParsedFile {
    var moved = self
    moved.header = header.moved(to: file)
    moved.diagnostics = diagnostics.map { $0.moved(to: file) }
    return moved
  }
}

extension Diagnostic {
  /// What was found in one file alone, when that has another id.
  fileprivate func moved(to file: FileID) -> Diagnostic {
    func moved(_ place: SourceLocation) -> SourceLocation { SourceLocation(file, place.range) }
    var found = self
    found.location = moved(location)
    found.related = related.map { RelatedPlace($0.message, moved($0.location)) }
    found.fixes = fixes.map { fix in
      FixIt(fix.title, fix.safety, fix.edits.map { SourceEdit(moved($0.location), $0.text) })
    }
    return found
  }
}

/// The type or signature of a member as it is written: most types are a name, which is no code.
public struct HeaderType: Sendable {
  /// A `CodeID`, -1 for none, or a name: less than that.
  private let raw: Int32

  /// No type.
  public static let none = HeaderType(CodeID.none)

  /// What stands in the code of the file.
  public init(_ code: CodeID) { raw = code.index }

  /// A name.
  public init(_ name: Name) { raw = -2 - Int32(bitPattern: name.id) }

  /// The code; none for a name.
  public var code: CodeID { CodeID(max(raw, -1)) }

  /// The name; nil where it is more than a name, or none.
  public var name: Name? { raw < -1 ? Name(id: UInt32(bitPattern: -2 - raw)) : nil }

  /// True where nothing is written.
  public var isNone: Bool { raw == -1 }
}

/// All declarations of a package, with every name and type of their headers resolved.
///
/// One word: copies share what they hold until one of them is changed. The checker hands the program on at each name, and a
/// copy of all its tables cost as much as looking the name up.
public struct Program: Sendable {
  @usableFromInline @SharedValue var tables: ProgramTables

  /// An empty program of so many files.
  init(files: Int) { tables = ProgramTables(memory: TableMemory(files: files)) }

  /// The package's files in path order.
  public var files: SharedArray<FileID, ParsedFile> {
    @inlinable @inline(__always) _read { yield tables.files }
    _modify { yield &tables.files }
  }

  /// All declarations, in file order.
  public var declarations: Table<DeclarationID, Declaration> {
    @inlinable @inline(__always) _read { yield tables.declarations }
    _modify { yield &tables.declarations }
  }

  /// All members; those of one declaration stand together.
  public var members: Table<MemberID, Member> {
    @inlinable @inline(__always) _read { yield tables.members }
    _modify { yield &tables.members }
  }

  /// Parameters of functions, fragments and slots.
  public var parameters: Table<ParameterID, Parameter> {
    @inlinable @inline(__always) _read { yield tables.parameters }
    _modify { yield &tables.parameters }
  }

  /// Instance and static members by declaration and name; several where functions are overloaded.
  @usableFromInline var ownMembers: OwnMembers {
    @inlinable @inline(__always) _read { yield tables.ownMembers }
    _modify { yield &tables.ownMembers }
  }

  /// The App, if there is one.
  public var app: DeclarationID {
    @inlinable @inline(__always) _read { yield tables.app }
    _modify { yield &tables.app }
  }

  /// Members that extensions add, by the extended type and name.
  var extensionIndex: MemberIndex {
    @inline(__always) _read { yield tables.extensionIndex }
    _modify { yield &tables.extensionIndex }
  }

  /// What stands in files by itself.
  var fileScope: FileScopeNames {
    @inline(__always) _read { yield tables.fileScope }
    _modify { yield &tables.fileScope }
  }

  /// What the tables lie in; those of files lie in their own.
  var memory: TableMemory {
    @inline(__always) _read { yield tables.memory }
    _modify { yield &tables.memory }
  }

  /// What the other tables lie in, where some were made anew.
  var base: TableMemory? {
    @inline(__always) _read { yield tables.base }
    _modify { yield &tables.base }
  }

  /// Declarations with a name of their own, by package.
  var byName: ModuleNames {
    @inline(__always) _read { yield tables.byName }
    _modify { yield &tables.byName }
  }

  /// Declarations that only their file sees.
  var privateNames: [Linker.PrivateKey: DeclarationID] {
    @inline(__always) _read { yield tables.privateNames }
    _modify { yield &tables.privateNames }
  }

  /// The names of what is declared twice and of its members, each with the whole element that is.
  var redeclared: [SourceLocation: SourceLocation] {
    @inline(__always) _read { yield tables.redeclared }
    _modify { yield &tables.redeclared }
  }

  /// Types that are declared inside of others.
  var nested: NestedNames {
    @inline(__always) _read { yield tables.nested }
    _modify { yield &tables.nested }
  }

  /// The protocols of the package, and what conforms to them.
  var protocols: Protocols {
    @inline(__always) _read { yield tables.protocols }
    _modify { yield &tables.protocols }
  }

  /// The symbols of the package's pictures and colours.
  var assets: AssetSymbols {
    @inline(__always) _read { yield tables.assets }
    _modify { yield &tables.assets }
  }

  /// The declaration at `id`.
  public subscript(id: DeclarationID) -> Declaration {
    unsafeAddress { declarations.address(id) }
  }

  /// The member at `id`.
  public subscript(id: MemberID) -> Member { unsafeAddress { members.address(id) } }

  /// The declaration of a type, or nil for library types.
  @inline(__always)
  public func declaration(of type: TypeID) -> DeclarationID? {
    switch type.kind {
    case .declared(let id, _): return id
    case .applied(let type, _): return declaration(ofApplied: type)
    // Other types are the library's.
    default: return nil
    }
  }

  /// The declaration of which a call makes a value, by the initialiser of its members or by one of its own; nil for another
  /// call, and for what the library makes.
  public func declaration(madeBy reference: Reference) -> DeclarationID? {
    switch reference.kind {
    case .initializer where reference.index >= 0: DeclarationID(reference.index)
    case .ownInitializer: declaration(of: self[self[reference.member].owner].type)
    // Nothing else makes one.
    default: nil
    }
  }

  private func declaration(ofApplied type: TypeID) -> DeclarationID? {
    if case .declared(let id, _) = type.kind { return id }
    return nil
  }

  /// A file's declarations. Logarithmic in the number of all.
  public func declarations(in file: FileID) -> Range<DeclarationID> {
    declarations.indices(in: file) { $0.file }
  }

  /// The members of a declaration, in source order.
  public func members(of id: DeclarationID) -> Range<MemberID> { self[id].members }

  /// A declaration's members of one name, then those that extensions add.
  @inline(__always)
  public func members(of id: DeclarationID, named name: Name) -> Table<Int, MemberID> {
    ownMembers.find(id, self[id].members, name)
  }

  /// The publisher that an object declares as its `objectWillChange`, in place of SwiftUI's; nil where it declares none, or the
  /// same, an `ObservableObjectPublisher`.
  public func ownPublisher(of object: DeclarationID) -> MemberID? {
    guard self[object].kind.isObject, let own = members(of: object, named: Names.objectWillChange).first,
      self[own].type != KnownTypes.objectPublisher
    else { return nil }
    return own
  }

  /// True where a member is the publisher by which its object announces changes.
  @inline(__always)
  public func isOwnPublisher(_ id: MemberID) -> Bool {
    self[id].name == Names.objectWillChange && ownPublisher(of: self[id].owner) == id
  }

  /// What extensions add to a type under a name.
  @inline(__always)
  public func extensionMembers(of type: TypeID, named name: Name) -> Table<Int, MemberID> {
    let own = extensionIndex.find(type.raw, name)
    return own.isEmpty ? membersOfOpen(type, named: name) : own
  }

  /// The same of a value, which has what is given to sequences of its elements, too.
  @inline(__always)
  func extensionMembers(ofValue type: TypeID, named name: Name) -> Table<Int, MemberID> {
    if extensionIndex.isEmpty { return Table() }
    let own = extensionMembers(of: type, named: name)
    guard own.isEmpty, let element = type.element else { return own }
    return extensionMembers(of: TypeID(.sequence(element)), named: name)
  }

  /// The names of all members that extensions give to a type, sorted; for did-you-mean.
  func extensionMemberNames(of type: TypeID) -> [String] {
    declarations.indices.filter { declarations[$0].kind == .extended && declarations[$0].type == type }
      .flatMap { members(of: $0).map { self[$0].name.text } }.sorted()
  }

  /// Those of which something is true.
  private func members(of id: DeclarationID, where isWanted: (Member) -> Bool) -> [MemberID] {
    let members = members
    return self[id].members.filter { isWanted(members[$0]) }
  }

  /// The stored fields of a struct or object, in order; static ones are none.
  public func storedMembers(of id: DeclarationID) -> [MemberID] {
    members(of: id) { $0.storage >= 0 && $0.kind != .enumCase }
  }

  /// The cases of an enum, in order.
  public func cases(of id: DeclarationID) -> [MemberID] {
    members(of: id) { $0.kind == .enumCase }
  }

  /// The member that a caller of a view means by an attribute or a label: of several of a name the parameter; where none has the
  /// name, the one that has it as a label.
  public func passed(_ name: Name, to id: DeclarationID) -> MemberID? {
    let found = members(of: id, named: name)
    if found.count == 1, !self[id].kind.hasBody || self[found[0]].label == name { return found[0] }
    return found.first { self[$0].isParameter && self[$0].label == name }
      ?? members(of: id) { $0.isParameter && $0.label == name }.first
      ?? found.first { self[$0].label == name }
  }

  /// The value that a PreferenceKey has where no view hands one up, an EnvironmentKey where no view sets one, and a LayoutValueKey where a
  /// view says nothing.
  public func defaultOfKey(_ id: DeclarationID) -> MemberID? {
    members(of: id, named: "defaultValue").first { self[$0].isStatic && self[$0].kind != .function }
  }

  /// What callers name a parameter by: one of a view by its label, a field by its name.
  public func label(of parameter: MemberID) -> Name {
    let member = self[parameter]
    return self[member.owner].kind.hasBody ? member.label : member.name
  }

  /// The members that a use of a view, or a memberwise initialiser, passes; in order.
  public func parameters(of id: DeclarationID) -> [MemberID] {
    members(of: id) { $0.isParameter }
  }

  /// True where a use of a view need not pass a parameter: it has a default, or is a StateObject that is made without arguments. A State
  /// that is no Observable is never passed.
  public func mayBeLeftOut(_ parameter: MemberID) -> Bool {
    let member = self[parameter]
    guard member.traits.contains(.mayBegin) else { return member.hasDefault }
    guard let object = declaration(of: member.type) else { return true }
    return member.kind == .stateObject
      ? self[object].kind.isObject && isMadeWithoutArguments(object) : self[object].kind != .observable
  }

  /// The initialisers that are declared for a type, in it or in extensions.
  public func initializers(of id: DeclarationID) -> Table<Int, MemberID> {
    members(of: id, named: Names.initializer)
  }

  /// True where a type has an initialiser in its own declaration, as then the memberwise one is gone.
  public func hidesMemberwise(_ id: DeclarationID) -> Bool {
    initializers(of: id).contains { self[$0].owner == id }
  }

  /// The initialiser of a type that can be called without arguments, among those that are declared; nil where there is none.
  public func initializerWithoutArguments(of id: DeclarationID) -> MemberID? {
    initializers(of: id).first { initializer in
      self[initializer].parameters.allSatisfy { !parameters[$0].defaultValue.isNone }
    }
  }

  /// The label of a payload that is one value, such as `radius` of `type="radius: Double"`; its type has no place for it.
  public func payloadLabel(of enumCase: MemberID) -> Name? {
    let member = self[enumCase]
    let text = files[member.file].source.text(member.typeRange)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let label = String(parts[0].drop { $0 == "(" || $0 == " " }.prefix { $0 != " " })
    return DeclarationCollector.isIdentifier(label) ? Name(label) : nil
  }

  /// What the parts that a case holds are where a call leaves them out, as it is written; nil for parts without a default. Empty
  /// where none has one.
  func payloadDefaults(of enumCase: MemberID) -> [String?] {
    let range = self[enumCase].typeRange
    let written = String(
      decoding: decodedText(of: range, in: files[self[enumCase].file].source.bytes), as: UTF8.self)
    guard written.contains("=") else { return [] }
    var parts = [""]
    var depth = 0
    var quote: Character?
    var before: Character = " "
    for character in written {
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      if quote == nil {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) || character == ">" && before != "-" { depth -= 1 }
      }
      before = character
      if character == ",", depth == 0, quote == nil {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      part.split(separator: "=", maxSplits: 1).dropFirst().first.map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  /// True where a type can be made without arguments.
  public func isMadeWithoutArguments(_ id: DeclarationID) -> Bool {
    hidesMemberwise(id)
      ? initializerWithoutArguments(of: id) != nil : parameters(of: id).allSatisfy { self[$0].hasDefault }
  }

  /// The place of a declaration's name.
  public func location(of id: DeclarationID) -> SourceLocation {
    SourceLocation(self[id].file, self[id].nameRange)
  }

  /// The place of a member's name.
  public func location(of id: MemberID) -> SourceLocation {
    SourceLocation(self[id].file, self[id].nameRange)
  }

  /// How a type is identified in lists: by its `id` member, or nil where it is not Identifiable.
  @inlinable @inline(__always)
  public func identity(of type: TypeID) -> MemberID? {
    Identities(declarations: declarations, members: ownMembers).member(of: type) ?? addedIdentity(of: type)
  }

  /// The `id` that an extension gives to a type of the library.
  @usableFromInline func addedIdentity(of type: TypeID) -> MemberID? {
    if protocols.ofLibraryTypes.isEmpty { return nil }
    guard protocols.ofLibraryTypes[type]?.contains(.identifiable) == true else { return nil }
    return extensionMembers(of: type, named: Names.id).first
  }
}

/// What a program holds.
@usableFromInline struct ProgramTables: Sendable {
  var memory: TableMemory
  var base: TableMemory?
  @usableFromInline var files = SharedArray<FileID, ParsedFile>()
  @usableFromInline var declarations = Table<DeclarationID, Declaration>()
  @usableFromInline var members = Table<MemberID, Member>()
  @usableFromInline var parameters = Table<ParameterID, Parameter>()
  @usableFromInline var app = DeclarationID.none
  @usableFromInline var ownMembers: OwnMembers
  var extensionIndex: MemberIndex
  var fileScope: FileScopeNames
  var byName = ModuleNames()
  var privateNames: [Linker.PrivateKey: DeclarationID] = [:]
  var redeclared: [SourceLocation: SourceLocation] = [:]
  var nested = NestedNames()
  var protocols = Protocols()
  var assets = AssetSymbols()

  init(memory: TableMemory) {
    self.memory = memory
    ownMembers = OwnMembers(in: memory)
    extensionIndex = MemberIndex([], in: memory)
    fileScope = FileScopeNames(in: memory)
  }
}

/// What tells how types are identified: a few addresses, so that who asks need not hold on to the program.
public struct Identities {
  @usableFromInline let declarations: Table<DeclarationID, Declaration>
  @usableFromInline let members: OwnMembers

  @usableFromInline init(declarations: Table<DeclarationID, Declaration>, members: OwnMembers) {
    self.declarations = declarations
    self.members = members
  }

  /// The `id` member of a type, or nil where it is not Identifiable.
  @usableFromInline func member(of type: TypeID) -> MemberID? {
    var type = type
    if case .applied(let bare, _) = type.kind { type = bare }
    guard case .declared(let id, _) = type.kind else { return nil }
    let declaration = declarations.address(id)
    // Values that only conform to a protocol may be of several types, whose ids are not of one.
    guard declaration.pointee.conformances.contains(.identifiable) || declaration.pointee.kind.isObject,
      !declaration.pointee.kind.isProtocol
    else { return nil }
    return members.find(id, declaration.pointee.members, Names.id).first
  }
}
