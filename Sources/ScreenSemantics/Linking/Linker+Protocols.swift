import ScreenSyntax
import ScreenTypes
import SourceModel

/// Protocols of the package, and what conforms to them.
extension Linker {
  /// The protocols that a declaration names, and where.
  static func named(by id: DeclarationID, in program: Program) -> [WrittenProtocols.Word] {
    let declared = program[id]
    let store = program.files[declared.file].store
    if declared.kind == .composition {
      return WrittenProtocols.words(in: Array(declared.name.text.utf8)[...]).map {
        WrittenProtocols.Word(name: $0.name, range: declared.nameRange)
      }
    }
    guard declared.kind == .genericParameter else {
      return WrittenProtocols.words(
        in: store.tree.attribute(Names.conforms, of: declared.node), store.source)
    }
    let written =
      store.tree.attribute(Names.generics, of: declared.node)
      ?? store.tree.attribute(Names.whereName, of: declared.node)
    guard let attribute = written else { return [] }
    return WrittenTypeParameters.all(in: attribute, store.source).first { $0.name == declared.name }?.bounds
      ?? []
  }

  /// Notes the type parameters of functions, types and views.
  mutating func noteTypeParameters() {
    for id in program.declarations.indices
    where program.declarations.address(id).pointee.kind == .genericParameter {
      let declared = program[id]
      let element = program.files[declared.file].store.tree[declared.node].name
      program.protocols.add(
        typeParameter: id, of: declared.node, in: declared.file,
        ofType: DeclarationKind.byElement[element] != nil)
      if DeclarationKind.byElement[element] == .typeAlias {
        program.protocols.add(alias: declared.node, in: declared.file)
      }
    }
    if program.protocols.hasGenericTypes { noteInheritedTypeParameters() }
  }

  /// Gives types that are nested in one with type parameters those parameters, where they name them, or others that do.
  private mutating func noteInheritedTypeParameters() {
    var waiting: [(nested: DeclarationID, words: Set<Substring>, parameters: [DeclarationID])] = []
    for id in program.declarations.indices where program[id].isNested && program[id].kind != .genericParameter
    {
      let declared = program[id]
      let file = program.files[declared.file]
      guard program.protocols.typeParameters(of: declared.node, in: declared.file).isEmpty else { continue }
      var outer = file.xml[declared.node].parent
      while !outer.isNone, program.protocols.typeParameters(of: outer, in: declared.file).isEmpty {
        outer = file.xml[outer].parent
      }
      let parameters =
        outer.isNone ? [] : program.protocols.typeParameters(of: outer, in: declared.file)
      guard !parameters.isEmpty else { continue }
      let text = file.source.text(file.xml[declared.node].range)
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      waiting.append((id, Set(words), parameters))
    }
    var known: [DeclarationID: Set<Substring>] = [:]
    var isChanged = true
    while isChanged {
      isChanged = false
      for (place, nested) in waiting.enumerated().reversed() {
        guard let first = nested.parameters.first else { continue }
        // The elements of a collection are named behind its name.
        let names =
          known[first] ?? Set(nested.parameters.map { program[$0].name.text.prefix { $0 != "." } })
        known[first] = names
        if names.isDisjoint(with: nested.words) { continue }
        let declared = program[nested.nested]
        for parameter in nested.parameters {
          program.protocols.add(
            typeParameter: parameter, of: declared.node, in: declared.file, ofType: true)
        }
        if let parts = NestedNames.parts(of: declared.name) {
          known[first]?.insert(Substring(parts.inner.text))
        }
        waiting.remove(at: place)
        isChanged = true
      }
    }
  }

  /// The protocols of the package that are called as one of Swift, which they hide.
  func protocolsHidingSwifts() -> [Name] {
    var names: [Name] = []
    for declaration in program.declarations
    where declaration.kind == .protocolType && WrittenProtocols.isOfSwift(declaration.name) {
      names.append(declaration.name)
    }
    return names
  }

  /// Finds what conforms to what; `naming` are the declarations that name protocols besides those of Swift, and all type
  /// parameters.
  mutating func findConformances(_ naming: [DeclarationID]) {
    if naming.isEmpty { return }
    var direct: [DeclarationID: [DeclarationID]] = [:]
    let hiding = protocolsHidingSwifts()
    for id in naming where program[id].namesOtherProtocols {
      for word in Self.named(by: id, in: program)
      where !WrittenProtocols.isOfSwift(word.name) || hiding.contains(word.name) {
        if let found = program.lookup(word.name, in: program[id].file, inside: program[id].type) {
          if program[found].kind.isProtocol {
            direct[id, default: []].append(found)
          } else if program[found].kind.isObject, program[id].kind.isObject, found != id {
            reportInheritance(of: id, from: found, word)
          }
        } else if program[id].kind != .composition {
          reportUnknown(word, of: id)
        }
      }
    }
    for id in naming {
      let declared = program[id]
      let found = Self.inherited(declared.kind.isProtocol ? [id] : direct[id] ?? [], direct)
      if declared.type.isError { continue }
      program.protocols.add(found, to: declared.type)
      if declared.kind == .associatedType {
        program.protocols.add(found, to: AssociatedTypes.dependent(id, named: declared.name))
      }
      guard let owner = program.declaration(of: declared.type) else { continue }
      for id in found { declarations[owner].conformances.formUnion(program[id].conformances) }
      if let associated = program.protocols.associated.constrained(by: id) {
        let bounds = direct[associated] ?? []
        program.protocols.add(Self.inherited(bounds, direct), to: declared.type)
        declarations[owner].conformances.formUnion(program[associated].conformances)
        for id in bounds { declarations[owner].conformances.formUnion(program[id].conformances) }
      }
      if declared.kind == .composition {
        program.protocols.add(parts: found.filter { program[$0].kind == .protocolType }, of: declared.type)
      }
    }
  }

  /// Lets compositions be found by their names where all their parts are protocols.
  mutating func nameCompositions() {
    var isChanged = false
    for id in program.declarations.indices
    where program.declarations.address(id).pointee.kind == .composition {
      let declared = program[id]
      guard program.byName[declared.file][declared.name] == nil,
        Self.named(by: id, in: program).allSatisfy({ isProtocol($0.name, in: declared.file) })
      else { continue }
      program.byName[declared.file][declared.name] = id
      isChanged = true
    }
    if isChanged { program.byName.settle(in: program.memory) }
  }

  /// True for the name of a protocol, and for another name that may be one's.
  private func isProtocol(_ name: Name, in file: FileID) -> Bool {
    if let found = program.lookup(name, in: file) {
      return program[found].kind.isProtocol || program[found].kind == .typeAlias
    }
    return WrittenProtocols.isProtocolOfSwift(name)
  }

  /// Protocols with those that they inherit, each before those; none twice.
  private static func inherited(
    _ first: [DeclarationID], _ direct: [DeclarationID: [DeclarationID]]
  ) -> [DeclarationID] {
    var (found, next) = (first, 0)
    while next < found.count {
      for id in direct[found[next]] ?? [] where !found.contains(id) { found.append(id) }
      next += 1
    }
    return found
  }

  private mutating func reportInheritance(
    of id: DeclarationID, from superclass: DeclarationID, _ word: WrittenProtocols.Word
  ) {
    program.protocols.add(superclass: superclass, of: id)
    let (name, other) = (program[id].name, program[superclass].name)
    report(
      .typeMismatch, SourceLocation(program[id].file, word.range),
      "`\(other)` is an object, and objects do not inherit from others here.",
      help:
        "Declare what both have in a `<Protocol>`, whose code stands in an `<Extension>` of it; or keep one in "
        + "\(name): `<Let name=\"base\" value=\"{\(other)()}\"/>`.",
      related: [RelatedPlace("declared here", program.location(of: superclass))])
  }

  /// What objects would inherit from others, so that nothing more is told of who asks for it.
  func membersOfSuperclasses() -> [(MemberIndex.Key, MemberID)] {
    var found: [(MemberIndex.Key, MemberID)] = []
    for id in program.protocols.superclasses.keys.sorted(by: { $0.index < $1.index }) {
      var names = Set(program[id].members.map { self.names[$0] })
      for superclass in program.protocols.inherited(by: id) {
        for member in program[superclass].members
        where !self.names[member].isEmpty && names.insert(self.names[member]).inserted {
          found.append((MemberIndex.Key(owner: UInt32(id.index), name: self.names[member]), member))
        }
      }
    }
    return found
  }

  /// Reports a protocol that is spelt nearly as one that says something here, and those by which values would be run over. Any
  /// other may be one of Apple's frameworks, such as `TimelineProvider`, and asks for nothing that is checked.
  private mutating func reportUnknown(_ word: WrittenProtocols.Word, of id: DeclarationID) {
    let file = program[id].file
    if word.name == Names.geometryEffect {
      program.protocols.refuse(id)
      return report(
        .nameUndefined, SourceLocation(file, word.range), "There is no `GeometryEffect` here.",
        help:
          "Declare a `<Modifier>` whose Body moves what it is given: `<Content modifiers=\".offset(x: …)\"/>`, or with `.rotationEffect` "
          + "and `.scaleEffect`; its `animatableData` is a Var of it.")
    }
    if word.name != Names.nsObject { program.protocols.addOfFramework(id) }
    if WrittenProtocols.isOfSequences(word.name) {
      return report(
        .nameUndefined, SourceLocation(file, word.range),
        "`\(word.name)` is no protocol that a type can conform to here: `for` and `map` run over arrays, ranges, sets and dictionaries.",
        help: program[id].kind == .genericParameter
          ? "Let the type parameter be that of the elements: `generics=\"T\"`, and `[T]` where the collection is taken."
          : "Leave it out, and name what holds the elements where they are needed: `for link in links.elements`."
      )
    }
    let own = program.declarations.filter { $0.kind == .protocolType }.map(\.name.text)
    guard let meant = Suggestion.nearest(to: word.name.text, among: WrittenProtocols.namesOfChecked + own)
    else {
      return
    }
    let location = SourceLocation(file, word.range)
    report(
      .nameUndefined, location, "There is no protocol `\(word.name)`.",
      help: "There is `\(meant)`, which is spelt nearly the same.",
      fixes: [FixIt("Change it to `\(meant)`", .suggested, [SourceEdit(location, meant)])])
  }

  /// What protocols and their extensions give to types that conform to them: by declaration, and by the number of a type of
  /// the library.
  func inheritedMembers() -> (
    ofDeclarations: [(MemberIndex.Key, MemberID)], ofTypes: [(MemberIndex.Key, MemberID)]
  ) {
    if program.protocols.isEmpty { return ([], []) }
    var added: [DeclarationID: [MemberID]] = [:]
    for declared in program.declarations where declared.kind == .extended {
      if let extended = program.declaration(of: declared.type) {
        added[extended, default: []] += declared.members
      }
    }
    var ofDeclarations: [(MemberIndex.Key, MemberID)] = []
    var ofTypes: [(MemberIndex.Key, MemberID)] = []
    for (type, protocols) in program.protocols.ofTypes.sorted(by: { $0.key.raw < $1.key.raw }) {
      let owner = program.declaration(of: type)
      let key = program.keyOfMembers(ofExtended: type)
      // The associated type of another one has the members of that of its protocol.
      if let owner, program[owner].kind == .associatedType, program[owner].type != type { continue }
      for id in protocols where id != owner {
        // What is asked for comes before what an extension gives: each value has its own.
        for member in program[id].members where !names[member].isEmpty {
          guard let owner else { break }
          let name = names[member]
          // A type that has none by its own makes its values by all their members.
          if name == Names.initializer, !isOpen(owner) { continue }
          let isThere =
            program[owner].members.contains { names[$0] == name }
            || ((added[owner] ?? []) + (added[id] ?? [])).contains { names[$0] == name }
          // What a type lacks is told where it says that it conforms; uses of it are right as far as anybody can tell.
          if isThere, !isOpen(owner) { continue }
          ofDeclarations.append((MemberIndex.Key(owner: UInt32(owner.index), name: name), member))
        }
        for member in added[id] ?? [] where !names[member].isEmpty {
          ofTypes.append((MemberIndex.Key(owner: key.raw, name: names[member]), member))
          guard let owner else { continue }
          ofDeclarations.append((MemberIndex.Key(owner: UInt32(owner.index), name: names[member]), member))
        }
      }
    }
    return (ofDeclarations, ofTypes)
  }

  /// What extensions of View give to each view beside what chains of modifiers call.
  func membersOfViews() -> [(MemberIndex.Key, MemberID)] {
    var given: [MemberID] = []
    for declared in program.declarations where declared.kind == .extended && declared.type == .view {
      given += declared.members.filter {
        !names[$0].isEmpty && !program.members[$0].isStatic
          && !program.members[$0].traits.contains(.isViewFunction)
      }
    }
    if given.isEmpty { return [] }
    var found: [(MemberIndex.Key, MemberID)] = []
    for id in program.declarations.indices where program[id].kind.isView {
      found += given.map { (MemberIndex.Key(owner: UInt32(id.index), name: names[$0]), $0) }
    }
    return found
  }

  /// True for a protocol or a type parameter, whose values are of other types.
  private func isOpen(_ declaration: DeclarationID) -> Bool {
    program[declaration].kind.isOpen
  }

  /// Finds what each type has for what its protocols ask for.
  mutating func findImplementations() {
    if program.protocols.isEmpty { return }
    for (type, protocols) in program.protocols.ofTypes.sorted(by: { $0.key.raw < $1.key.raw }) {
      if program.declaration(of: type).map({ isOpen($0) }) == true { continue }
      for id in protocols {
        for requirement in program[id].members {
          if let found = implementation(of: requirement, for: type) {
            program.protocols.add(found, of: requirement, for: type)
          }
        }
      }
    }
  }

  private func implementation(of requirement: MemberID, for type: TypeID) -> MemberID? {
    let name = program[requirement].name
    let found =
      program.declaration(of: type).map { program.members(of: $0, named: name) }
      ?? program.extensionMembers(of: type, named: name)
    return found.first { program.isGiven($0, to: type) && program.implements($0, requirement, for: type) }
  }
}

extension Program {
  /// True where a member is what a protocol asks for.
  func implements(_ candidate: MemberID, _ requirement: MemberID, for type: TypeID) -> Bool {
    let (own, wanted) = (self[candidate], self[requirement])
    if own.traits.contains(.isRequirement) || own.name != wanted.name { return false }
    let (ownTypes, wantedTypes) = (typeParameters(of: candidate), typeParameters(of: requirement))
    guard ownTypes.count == wantedTypes.count else { return false }
    // What is asked for as this type has it: `Self` is the type, and type parameters are those at the same places.
    let asked = { (asked: TypeID) in
      asked.replacing { part in
        if part == self[wanted.owner].type { return type }
        guard case .declared(let id, _) = part.kind else { return nil }
        if protocols.associated.owner(of: id) != nil { return associatedType(id, of: type) }
        return wantedTypes.firstIndex(of: id).map { self[ownTypes[$0]].type }
      }
    }
    let same = { (given: TypeID, wanted: TypeID) in
      let asked = asked(wanted)
      if given == asked || given == wanted || given.holdsError || asked.holdsError { return true }
      return !protocols.associated.isEmpty && self.type(given, withAssociatedTypesOf: type) == asked
    }
    if own.kind == .enumCase { return wanted.isStatic && own.type == .void }
    if own.name == Names.initializer {
      return own.parameters.count == wanted.parameters.count
        && (wanted.type.wrapped != nil || !own.traits.contains(.isFailable))
        && zip(own.parameters, wanted.parameters).allSatisfy { given, asked in
          parameters[given].label == parameters[asked].label
            && same(parameters[given].type, parameters[asked].type)
        }
    }
    guard own.isStatic == wanted.isStatic, (own.kind == .function) == (wanted.kind == .function),
      same(own.type, wanted.type)
    else { return false }
    guard wanted.kind == .function else { return wanted.setter == nil || own.isWritten }
    guard own.parameters.count == wanted.parameters.count, !own.isMutating || wanted.isMutating else {
      return false
    }
    return zip(own.parameters, wanted.parameters).allSatisfy { given, asked in
      let (given, asked) = (parameters[given], parameters[asked])
      return given.label == asked.label && same(given.type, asked.type)
    }
  }
}

extension Member {
  /// True for a property that can be given another value.
  var isWritten: Bool {
    switch kind {
    case .variable, .published, .appStorage, .state, .binding: true
    case .computed: setter != nil
    case .constant, .stateObject, .observedObject, .bindable, .environmentObject, .environment, .gestureState,
      .focusState, .accessibilityFocusState, .sceneStorage, .function, .enumCase, .fragment, .slot:
      false
    }
  }
}
