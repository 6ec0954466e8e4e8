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
  let collected = TableMemory()

  /// An empty draft in `memory`, which is that of the documents.
  public init(in memory: TableMemory) {
    code = CodeDraft(in: memory)
    declarations = TableDraft(in: memory)
    members = TableDraft(in: memory)
    types = TableDraft(in: memory)
  }

  /// Forgets everything and keeps the room.
  mutating func clear() {
    code.clear()
    declarations.removeAll()
    members.removeAll()
    types.removeAll()
  }
}
