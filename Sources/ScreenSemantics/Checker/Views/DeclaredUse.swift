import ScreenSyntax
import ScreenTypes

/// A use of a declared view, and what its attributes tell of the type parameters of the view.
struct DeclaredUse {
  let declaration: DeclarationID
  let node: XMLNodeID
  /// The type of the view with its type parameters open; `error` where no type of the package has any.
  let type: TypeID
  /// What these stand for, as far as attributes told.
  var bound = TypeBindings()

  /// True where the view has type parameters.
  var isGeneric: Bool { !type.isConcrete }
}
