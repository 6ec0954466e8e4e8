import ScreenSyntax
import SourceModel

/// What is collected of a file, kept by a worker from file to file.
public struct HeaderDraft {
  /// Types and signatures.
  var code: CodeDraft
  /// Declarations in source order.
  var declarations: TableDraft<Declaration>
  /// Members in source order.
  var members: TableDraft<Member>
  /// For each member, its type or signature.
  var types: TableDraft<HeaderType>
  /// What the headers of files lie in.
  let collected: TableMemory
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

  /// Forgets everything and keeps the room.
  mutating func clear() {
    code.clear()
    declarations.removeAll()
    members.removeAll()
    types.removeAll()
  }
}
