import ScreenSyntax
import ScreenTypes
import SourceModel

/// The protocols that a package declares, what conforms to them, and what each type has for what they ask for; also the type
/// parameters of functions, which stand for what conforms to some.
struct Protocols: Equatable, Sendable {
  /// By type: the protocols that it conforms to, each before those that it inherits.
  private(set) var ofTypes: [TypeID: [DeclarationID]] = [:]
  /// The protocols that compositions are made of, with those that they inherit.
  private var parts: [TypeID: [DeclarationID]] = [:]
  /// What extensions say of types of the library, of Swift's protocols.
  private(set) var ofLibraryTypes: [TypeID: Conformances] = [:]
  /// The objects that others say they inherit from, which is told; that they are asked for members of those is not.
  private(set) var superclasses: [DeclarationID: DeclarationID] = [:]
  /// What conforms to protocols that are known neither here nor in the library, which may be those of a framework.
  private var ofFrameworks: Set<DeclarationID> = []
  /// What conforms to a protocol that is told not to be here.
  private var refused: Set<DeclarationID> = []
  /// The type parameters of functions.
  private var parameters: [Function: [DeclarationID]] = [:]
  /// The associated types of protocols.
  var associated = AssociatedTypes()
  /// True where a type or a view has type parameters.
  private(set) var hasGenericTypes = false
  /// The type parameters that the parts of open types are in extensions of those.
  private(set) var openParts: Set<DeclarationID> = []
  private var hasConditionsOfTypes = false
  /// The types that write values as text, in the order of the package.
  private(set) var formats: [DeclarationID] = []
  /// The extensions that say what types conform to whose parts meet a condition, by what stands for all types of that form.
  private(set) var conditional: [TypeID: [DeclarationID]] = [:]
  /// The protocols by whose names the static members of an extension are found, too.
  private var factories: [Function: DeclarationID] = [:]
  /// The elements of `Typealias` declarations with type parameters.
  private var aliases: Set<Function> = []
  /// What types have for what is asked for.
  private var implementations: [Place: MemberID] = [:]
  /// The same of all types.
  private var all: [MemberID: [MemberID]] = [:]

  /// A function by its element.
  private struct Function: Hashable {
    let file: FileID
    let node: XMLNodeID
  }

  private struct Place: Hashable {
    let requirement: MemberID
    let type: TypeID
  }

  /// True where a package declares no protocols, and no function has type parameters.
  var isEmpty: Bool { ofTypes.isEmpty }

  /// Those that a type conforms to, each before those that it inherits.
  func of(_ type: TypeID) -> [DeclarationID] { ofTypes[type] ?? [] }

  /// True where a type conforms to the protocol that another one is.
  func conforms(_ type: TypeID, to other: TypeID) -> Bool {
    guard case .declared(let id, _) = other.kind else { return false }
    if case .applied(let bare, _) = type.kind { return conforms(bare, to: other) }
    return isMet(id, other, by: ofTypes[type] ?? [])
  }

  /// True where protocols are, or include all parts of, the protocol that a type is.
  func isMet(_ id: DeclarationID, _ type: TypeID, by found: [DeclarationID]) -> Bool {
    if found.contains(id) { return true }
    guard !parts.isEmpty, let parts = parts[type] else { return false }
    return parts.allSatisfy { found.contains($0) }
  }

  /// Notes protocols to which a type conforms.
  mutating func add(_ found: [DeclarationID], to type: TypeID) {
    for id in found where ofTypes[type]?.contains(id) != true { ofTypes[type, default: []].append(id) }
  }

  /// Notes that a type writes values as text.
  mutating func add(format id: DeclarationID) {
    if !formats.contains(id) { formats.append(id) }
  }

  /// Notes an extension that says what types conform to whose parts meet its condition; `open` stands for all of that form.
  mutating func add(conditional extended: DeclarationID, ofOpen open: TypeID) {
    conditional[open, default: []].append(extended)
  }

  /// Notes of which protocols of the package a composition is made.
  mutating func add(parts: [DeclarationID], of composition: TypeID) { self.parts[composition] = parts }

  /// Notes that a declaration conforms to what may be a protocol of a framework.
  mutating func addOfFramework(_ id: DeclarationID) { ofFrameworks.insert(id) }

  /// True for what conforms to what may be a protocol of a framework, which may call its functions.
  func isOfFramework(_ id: DeclarationID) -> Bool { ofFrameworks.contains(id) }

  /// Notes that a declaration conforms to a protocol of a framework, of which it is told that there is none here.
  mutating func refuse(_ id: DeclarationID) {
    addOfFramework(id)
    refused.insert(id)
  }

  /// True for what conforms to a protocol that is told not to be here.
  func isRefused(_ id: DeclarationID) -> Bool { refused.contains(id) }

  /// Notes that an object says that it inherits from another.
  mutating func add(superclass: DeclarationID, of id: DeclarationID) { superclasses[id] = superclass }

  /// The objects from which an object would inherit, the nearest first; each once, also where they go in a circle.
  func inherited(by id: DeclarationID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var next = superclasses[id]
    while let superclass = next, superclass != id, !found.contains(superclass) {
      found.append(superclass)
      next = superclasses[superclass]
    }
    return found
  }

  /// Notes protocols of Swift to which a type of the library conforms.
  mutating func add(_ found: Conformances, toLibraryType type: TypeID) {
    ofLibraryTypes[type, default: []].formUnion(found)
  }

  /// The type parameters of the function whose element is `node`.
  func typeParameters(of node: XMLNodeID, in file: FileID) -> [DeclarationID] {
    parameters[Function(file: file, node: node)] ?? []
  }

  /// Notes a type parameter.
  mutating func add(
    typeParameter id: DeclarationID, of node: XMLNodeID, in file: FileID, ofType isOfType: Bool
  ) {
    if isOfType { hasGenericTypes = true }
    parameters[Function(file: file, node: node), default: []].append(id)
  }

  /// Notes what the parts of an open type are in an extension of it.
  mutating func add(openParts parts: [DeclarationID]) { openParts.formUnion(parts) }

  /// Notes that the static members of the extension whose element is `node` are found by the name of a protocol, too: `.live`.
  mutating func add(factoriesIn node: XMLNodeID, in file: FileID, of owner: DeclarationID) {
    factories[Function(file: file, node: node)] = owner
  }

  /// The protocol by whose name the static members of the extension whose element is `node` are found; nil for others.
  func ownerOfFactories(in node: XMLNodeID, in file: FileID) -> DeclarationID? {
    factories.isEmpty ? nil : factories[Function(file: file, node: node)]
  }

  /// Notes that an extension is for some of the types that one with type parameters may be.
  mutating func noteCondition() { hasConditionsOfTypes = true }

  /// True where no extension has a condition.
  var hasNoConditions: Bool { associated.isEmpty && openParts.isEmpty && !hasConditionsOfTypes }

  /// True where a Typealias has type parameters.
  var hasOpenAliases: Bool { !aliases.isEmpty }

  /// Notes that an element is a Typealias with type parameters.
  mutating func add(alias node: XMLNodeID, in file: FileID) {
    aliases.insert(Function(file: file, node: node))
  }

  /// True for a Typealias with type parameters.
  func isOpenAlias(_ node: XMLNodeID, in file: FileID) -> Bool {
    aliases.contains(Function(file: file, node: node))
  }

  /// What a type has for what a protocol asks for; nil where it has nothing.
  func implementation(of requirement: MemberID, for type: TypeID) -> MemberID? {
    implementations[Place(requirement: requirement, type: type)]
  }

  /// Notes what a type has for what a protocol asks for.
  mutating func add(_ implementation: MemberID, of requirement: MemberID, for type: TypeID) {
    implementations[Place(requirement: requirement, type: type)] = implementation
    if all[requirement]?.contains(implementation) != true {
      all[requirement, default: []].append(implementation)
    }
  }

  /// What any type has for what a protocol asks for, in the order of the package.
  func implementations(of requirement: MemberID) -> [MemberID] { all[requirement] ?? [] }
}

extension Program {
  /// What a type has for what a protocol asks for; nil where it has nothing.
  public func implementation(of requirement: MemberID, for type: TypeID) -> MemberID? {
    protocols.implementation(of: requirement, for: type)
      ?? conditionalImplementation(of: requirement, for: type)
  }

  /// What any type has for what a protocol asks for, in the order of the package.
  public func implementations(of requirement: MemberID) -> [MemberID] {
    protocols.implementations(of: requirement)
  }

  /// True where the package declares protocols, or functions with type parameters.
  public var declaresProtocols: Bool { !protocols.isEmpty }

  /// The protocols of the package that a type conforms to.
  public func protocols(of type: TypeID) -> [DeclarationID] {
    protocols.of(type) + conditionalProtocols(of: type)
  }

  /// True for a type of objects, also one that is only known to conform to a protocol of such.
  @inline(__always)
  package func isOfObjects(_ declaration: DeclarationID) -> Bool {
    let declared = declarations.address(declaration)
    return declared.pointee.kind.isObject
      || declared.pointee.conformances.contains(.object)
        && declared.pointee.kind.isOpen
  }

  /// The type parameters of a function.
  public func typeParameters(of function: MemberID) -> [DeclarationID] {
    let member = members.address(function)
    return protocols.typeParameters(of: member.pointee.node, in: member.pointee.file)
  }

  /// The type that a name means among the type parameters of a function; nil for another name.
  func typeParameter(_ name: Name, of function: MemberID) -> TypeID? {
    if function.isNone || !members.address(function).pointee.traits.contains(.isGeneric) { return nil }
    return typeParameter(name, among: typeParameters(of: function))?.type
  }
}
