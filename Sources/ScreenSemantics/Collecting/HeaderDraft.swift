import ScreenSyntax
import ScreenTypes
import SourceModel

/// What is collected of a file, kept by a worker from file to file.
public struct HeaderDraft {
  /// Types and signatures.
  var code: CodeDraft
  /// Declarations in source order.
  var declarations: TableDraft<DeclarationID, Declaration>
  /// Members in source order.
  var members: TableDraft<MemberID, Member>
  /// For each member, its type or signature.
  var types: TableDraft<MemberID, HeaderType>
  /// What the headers of the next file lie in.
  private(set) var collected: TableMemory
  /// What the code of files lies in.
  let kept: TableMemory

  /// An empty draft for a worker on a package of so many files.
  public init(files: Int = 1) {
    collected = TableMemory(files: files)
    kept = TableMemory(files: files)
    code = CodeDraft(in: kept)
    declarations = TableDraft(in: kept)
    members = TableDraft(in: kept)
    types = TableDraft(in: kept)
  }

  /// How much room one memory has left at least when something of a file is copied to it; most need less.
  private static let usual = 16 << 10

  /// Forgets everything and keeps the room.
  mutating func clear() {
    if collected.isNearlyFull(Self.usual) { collected = TableMemory(much: true) }
    code.clear()
    declarations.removeAll()
    members.removeAll()
    types.removeAll()
  }
}
