import ScreenTypes
import SourceModel

/// Types of a package that write values as text, as `FormatStyle` asks for.
extension Program {
  /// The function by which a type of the package writes values; nil for any other type.
  package func format(of declaration: DeclarationID) -> MemberID? {
    guard protocols.formats.contains(declaration) else { return nil }
    return members(of: declaration, named: Self.formatName).first {
      self[$0].kind == .function && !self[$0].isStatic && self[$0].parameters.count == 1
    }
  }

  /// The type of the package that writes values and has a static member of a name: `.money`; nil where none has.
  func format(withStatic name: Name) -> TypeID? {
    protocols.formats.first { id in
      members(of: id, named: name).contains { self[$0].isStatic }
    }.map { self[$0].type }
  }

  /// True where a type of the package writes values as text.
  package var declaresFormats: Bool { !protocols.formats.isEmpty }

  private static let formatName: Name = "format"
}
