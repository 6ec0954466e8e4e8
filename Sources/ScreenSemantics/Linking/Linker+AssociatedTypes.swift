import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What types have for the associated types of the protocols to which they conform.
extension Linker {
  /// Notes the associated types of protocols.
  mutating func noteAssociatedTypes() {
    for id in program.declarations.indices
    where program.declarations.address(id).pointee.kind == .associatedType {
      let declared = program[id]
      guard let outer = NestedNames.parts(of: declared.name)?.outer,
        let owner = program.lookup(outer, in: declared.file), program[owner].kind == .protocolType
      else { continue }
      program.protocols.associated.add(id, of: owner)
    }
  }

  /// The protocol that an extension with a condition is of, with what the condition says of its associated types as its arguments, or
  /// the type with type parameters, with what it says of those; the type that `Self == Live` names, whose static members are those of the
  /// protocol, too; nil for another extension.
  mutating func constrainedType(_ extended: Declaration) -> TypeID? {
    let file = program.files[extended.file]
    guard let condition = file.xml.attribute(Names.whereName, of: extended.node) else { return nil }
    let text = file.source.text(condition.value)
    let written = SourceLocation(extended.file, condition.value)
    guard let owner = program.lookup(extended.name, in: extended.file) else {
      let isOfLibrary =
        StandardLibrary.shared.type(named: extended.name) != nil
        || ElementCatalog.shared.element(named: extended.name) != nil
      guard isOfLibrary, extended.extended.isNone, text.contains(":") else { return nil }
      refuseCondition(written, of: extended.name)
      return .error
    }
    if program[owner].kind == .typeAlias { return nil }
    let isProtocol = program[owner].kind.isProtocol
    if isProtocol, let name = Self.conformingType(in: text),
      let type = program.lookup(name, in: extended.file)
    {
      program.protocols.add(factoriesIn: extended.node, in: extended.file, of: owner)
      return program[type].type
    }
    let associated =
      isProtocol
      ? program.protocols.associated.of(owner) : program.typeParameters(ofType: program[owner].type)
    let bounded = program.protocols.typeParameters(of: extended.node, in: extended.file)
    var arguments = associated.map { program[$0].type }
    var unknown: [Name] = []
    for parameter in bounded {
      if let place = place(of: program[parameter].name, among: associated) {
        arguments[place] = program[parameter].type
        if isProtocol {
          program.protocols.associated.add(constrained: parameter, of: associated[place])
        } else {
          program.protocols.add(openParts: [parameter])
        }
      } else {
        unknown.append(program[parameter].name)
      }
    }
    if !extended.extended.isNone {
      let said = Name(String(text.prefix { $0 != "=" }.split { ",: ".contains($0) }.last ?? ""))
      let type = type(extended.extended, in: file.code, extended.file)
      if let place = place(of: said, among: associated) {
        arguments[place] = type
      } else {
        unknown.append(said)
      }
    }
    if let name = unknown.first ?? (bounded.isEmpty && extended.extended.isNone ? Name(text) : nil) {
      if program[owner].kind == .protocolType, name != Names.ownType {
        report(
          .syntaxInvalidCode, written,
          "`where` says what an associated type of \(extended.name) is, and it has no `\(name)`.",
          help: associated.isEmpty
            ? "Declare it there: `<AssociatedType name=\"\(name)\"/>`."
            : "It has \(associated.map { "`\(shortName($0))`" }.listed).")
      } else {
        refuseCondition(written, of: extended.name)
      }
      return .error
    }
    if !isProtocol { program.protocols.noteCondition() }
    return TypeID(.applied(program[owner].type, arguments))
  }

  /// `Live` in `Self == Live`; nil for another condition.
  private static func conformingType(in condition: String) -> Name? {
    let words = condition.split(separator: " ")
    return words.count == 3 && words[0] == Names.ownType.text[...] && words[1] == "=="
      ? Name(String(words[2])) : nil
  }

  /// What `Self` means in a declaration: in an extension of a protocol where `Self == Live` that type.
  static func selfType(in declaration: DeclarationID, of program: Program) -> TypeID {
    let declared = program.declarations.address(declaration)
    guard declared.pointee.kind == .extended else { return declared.pointee.type }
    let file = program.files[declared.pointee.file]
    guard let condition = file.xml.attribute(Names.whereName, of: declared.pointee.node),
      let name = conformingType(in: file.source.text(condition.value)),
      let type = program.lookup(name, in: declared.pointee.file)
    else { return declared.pointee.type }
    return program[type].type
  }

  private mutating func refuseCondition(_ place: SourceLocation, of name: Name) {
    let owner = program.lookup(name, in: place.file)
    let isProtocol = owner.map { program[$0].kind == .protocolType } ?? false
    if let owner, !isProtocol {
      let parameters = program.typeParameters(ofType: program[owner].type).map { "`\(program[$0].name)`" }
      report(
        .syntaxInvalidCode, place,
        "`where` says what a type parameter of \(name) is or conforms to, and this is something else.",
        help: parameters.isEmpty
          ? "\(name) has none: leave `where` out, as what is given to it holds for all its values."
          : "It has \(parameters.listed).")
      return
    }
    report(
      .syntaxInvalidCode, place,
      "`where` says what an Array, ArraySlice, Set, Optional, Binding or range holds, or what an associated type of a protocol is, and this "
        + "is something else.",
      help: isProtocol
        ? "Declare a `<Protocol>` that conforms to all that is meant, and extend that."
        : "Write the type that is extended itself, such as `of=\"[Item]\"`.")
  }

  private func shortName(_ id: DeclarationID) -> Name {
    NestedNames.inner(of: program[id].name)
  }

  private func place(of name: Name, among associated: [DeclarationID]) -> Int? {
    associated.firstIndex { shortName($0) == name }
  }

  /// Finds what each type has for the associated types of its protocols: a type of that name in it, or what its members tell, or the
  /// type that the protocol names for those that say nothing.
  mutating func findWitnesses() {
    if program.protocols.associated.isEmpty { return }
    for (type, protocols) in program.protocols.ofTypes.sorted(by: { $0.key.raw < $1.key.raw }) {
      let declaration = program.declaration(of: type)
      if declaration.map({ program[$0].kind.isOpen }) == true { continue }
      for owner in protocols {
        for id in program.protocols.associated.of(owner) {
          let declared = declaration.flatMap { program.witness(of: id, declaredBy: $0) }
          if let found = declared ?? extended(id, type) ?? told(id, by: type, protocols) ?? usual(id) {
            program.protocols.associated.add(witness: found, of: id, for: type)
          }
        }
      }
    }
  }

  /// What an extension of a type of the library declares under the name of an associated type.
  private func extended(_ id: DeclarationID, _ type: TypeID) -> TypeID? {
    if program.declaration(of: type) != nil { return nil }
    return program.lookup(Name("\(type.writtenName).\(shortName(id))"), in: program[id].file).map {
      program[$0].type
    }
  }

  /// What the members of a type tell of an associated type, by what protocols ask for.
  private func told(_ id: DeclarationID, by type: TypeID, _ protocols: [DeclarationID]) -> TypeID? {
    for owner in protocols {
      for requirement in program[owner].members {
        let wanted = program[requirement]
        let candidates =
          program.declaration(of: type).map { program.members(of: $0, named: wanted.name) }
          ?? program.extensionMembers(of: type, named: wanted.name)
        for candidate in candidates {
          let own = program[candidate]
          // What an extension of the protocol gives tells nothing of one type.
          let isOfProtocol = program.declaration(of: program[own.owner].type).map {
            program[$0].kind.isProtocol
          }
          guard isOfProtocol != true, own.isStatic == wanted.isStatic,
            own.parameters.count == wanted.parameters.count
          else { continue }
          let pairs =
            [(wanted.type, own.type)]
            + zip(wanted.parameters, own.parameters).map { (parameters[$0].type, parameters[$1].type) }
          if let found = pairs.lazy.compactMap({ part(of: $1, for: id, in: $0) }).first { return found }
        }
      }
    }
    return nil
  }

  /// The part of a type that stands where another one has an associated type; nil where none does.
  private func part(of given: TypeID, for id: DeclarationID, in wanted: TypeID) -> TypeID? {
    switch (wanted.kind, given.kind) {
    case (.declared(id, _), _): return given.holdsError ? nil : given
    case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.slice(let a), .slice(let b)),
      (.set(let a), .set(let b)), (.range(let a), .range(let b)), (.closedRange(let a), .closedRange(let b)),
      (.sequence(let a), .sequence(let b)), (.binding(let a), .binding(let b)),
      (.inOut(let a), .inOut(let b)), (.metatype(let a), .metatype(let b)):
      return part(of: b, for: id, in: a)
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      return part(of: c, for: id, in: a) ?? part(of: d, for: id, in: b)
    case (.function(let a, let b), .function(let c, let d)):
      return part(of: d, for: id, in: b) ?? firstPart(of: c, for: id, in: a)
    case (.tuple(let a, _), .tuple(let b, _)), (.applied(_, let a), .applied(_, let b)):
      return firstPart(of: b, for: id, in: a)
    // Types of other kinds, and two of different kinds, have nothing at the same place.
    default: return nil
    }
  }

  private func firstPart(of given: [TypeID], for id: DeclarationID, in wanted: [TypeID]) -> TypeID? {
    zip(given, wanted).lazy.compactMap { part(of: $0, for: id, in: $1) }.first
  }

  /// The type that an associated type is for types that say nothing.
  private func usual(_ id: DeclarationID) -> TypeID? {
    let declared = program[id]
    if declared.extended.isNone { return nil }
    let own = program.protocols.associated.owner(of: id).map { program[$0].type }
    var resolution = program.typeResolution(program.files[declared.file].code, declared.file, own: own)
    return resolution.type(declared.extended)
  }
}
