import ScreenTypes
import SourceModel
import StandardLibrary

/// Extensions of types of the library whatever they hold, such as `Array` or `Collection` alone.
extension Linker {
  /// The type that such an extension is of, whose parts are type parameters; nil for another extension.
  mutating func openType(_ extended: Declaration) -> TypeID? {
    guard extended.extended.isNone, let open = OpenTypes.parts(of: extended.name),
      program.lookup(extended.name, in: extended.file) == nil
    else { return nil }
    let parameters = program.protocols.typeParameters(of: extended.node, in: extended.file)
    let parts = open.parts.compactMap { name in parameters.first { program[$0].name == name } }
    guard parts.count == open.parts.count, parts.count == parameters.count else { return nil }
    program.protocols.add(openParts: parts)
    return TypeResolution.generic(open.type, parts.map { program[$0].type })
  }
}
