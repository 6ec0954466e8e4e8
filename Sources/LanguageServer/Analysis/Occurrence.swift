import ScreenTypes
import SourceModel

/// What a name in a screen means.
enum SymbolTarget: Hashable {
  case declaration(DeclarationID)
  case member(MemberID)
  /// A name of a body, by the file and the place where it is declared.
  case local(FileID, UInt32)
  /// An element of the catalogue, by its place there.
  case element(Int)
  /// A modifier of the catalogue, by its place there.
  case modifier(Int)
  /// An attribute of an element of the catalogue, by its position.
  case attribute(element: Int, Int)
  /// An entry of the library, by its place there.
  case library(Int)
  /// A type of the library.
  case libraryType(TypeID)
  /// A case of a type of the library.
  case choice(TypeID, Int)
}

/// A place where something is named.
struct Occurrence: Hashable {
  /// What is done with it there.
  enum Role: UInt8 {
    case declares, reads, writes, binds
    /// A function or type is called, a view or modifier used.
    case uses
  }

  /// The bytes of the name.
  let range: SourceRange
  /// What is meant.
  let target: SymbolTarget
  /// What is done with it.
  let role: Role
  /// The type of the value that stands there; `.error` where none does.
  var type = TypeID.error
}
