import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Program {
  /// The declaration that a name means in a file: a private one of the file, else the package's.
  public func lookup(_ name: Name, in file: FileID) -> DeclarationID? {
    if !privateNames.isEmpty, let id = privateNames[Linker.PrivateKey(file: file, name: name)] { return id }
    return byName[name]
  }

  /// The type that a name means in a file, declared or of the library.
  public func type(named name: Name, in file: FileID) -> TypeID? {
    if let id = lookup(name, in: file) { return self[id].type }
    return StandardLibrary.shared.type(named: name)
  }

  /// All names of types and views, sorted; for did-you-mean.
  var typeNames: [String] {
    byName.names.map(\.text).sorted() + StandardLibrary.shared.namesOfTypes.map(\.text)
  }

  /// Resolves types written in a file; `own` is what `Self` means there.
  func typeResolution(
    _ code: CodeTree, _ file: FileID, own: TypeID?, associated: @escaping (TypeID, Name) -> TypeID?
  ) -> TypeResolution {
    TypeResolution(
      code, declared: { $0 == Names.ownType ? own : type(named: $0, in: file) }, associated: associated)
  }

  /// Resolves types written in bodies, where every header is known.
  func typeResolution(_ code: CodeTree, _ file: FileID, own: TypeID?) -> TypeResolution {
    typeResolution(code, file, own: own) { type, name in
      guard name == "ID" else { return nil }
      return identity(of: type).map { self[$0].type }
    }
  }
}
