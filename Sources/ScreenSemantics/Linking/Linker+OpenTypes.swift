import ScreenTypes
import SourceModel
import StandardLibrary

/// Extensions of types of the library whatever they hold, such as `Array` or `Collection` alone.
extension Linker {
  /// The type that such an extension is of, whose parts are type parameters; nil for another extension.
  mutating func openType(_ extended: Declaration) -> TypeID? {
    guard extended.extended.isNone, program.lookup(extended.name, in: extended.file) == nil else {
      return nil
    }
    let parameters = program.protocols.typeParameters(of: extended.node, in: extended.file)
    if WrittenProtocols.isExtended(extended.name) { return conformingType(parameters) }
    guard let open = OpenTypes.parts(of: extended.name) else { return nil }
    let parts = open.parts.compactMap { name in parameters.first { program[$0].name == name } }
    guard parts.count == open.parts.count, parts.count == parameters.count else { return nil }
    program.protocols.add(openParts: parts)
    return TypeResolution.generic(open.type, parts.map { program[$0].type })
  }

  /// The type parameter that stands for what conforms to a protocol of Swift, `Self` in an extension of that; nil for one with a condition.
  private mutating func conformingType(_ parameters: [DeclarationID]) -> TypeID? {
    guard parameters.count == 1, program[parameters[0]].name == Names.ownType else { return nil }
    program.protocols.add(openParts: parameters)
    return program[parameters[0]].type
  }

  /// What extensions of protocols of Swift give to the types of the package that conform to them.
  func membersOfConforming() -> [(MemberIndex.Key, MemberID)] {
    var found: [(MemberIndex.Key, MemberID)] = []
    for extended in program.declarations
    where extended.kind == .extended && program.keyOfMembers(ofExtended: extended.type) == .any {
      for id in program.declarations.indices
      where program[id].kind.isNamed && program[id].type != extended.type && !program[id].type.isError
        && program.meetsBounds(program[id].type, ofOpen: extended.type)
      {
        found += extended.members.filter { !names[$0].isEmpty }.map {
          (MemberIndex.Key(owner: UInt32(id.index), name: names[$0]), $0)
        }
      }
    }
    return found
  }
}
