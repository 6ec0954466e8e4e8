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
  /// What the headers of the next file lie in.
  private(set) var collected: TableMemory
  /// What the code of files lies in.
  let kept: TableMemory

  /// Where the bytes of files come from again, and what they lie in until then; nil where they stay.
  private let origin: SourceOrigin?
  private var sources: TableMemory

  /// An empty draft for a worker on a package of so many files, whose bytes may be put away if they have an `origin`.
  public init(files: Int = 1, origin: SourceOrigin? = nil) {
    self.origin = origin
    sources = TableMemory(files: files)
    collected = TableMemory(files: files)
    kept = TableMemory(files: files)
    code = CodeDraft(in: kept)
    declarations = TableDraft(in: kept)
    members = TableDraft(in: kept)
    types = TableDraft(in: kept)
  }

  /// How much room one memory has left at least when something of a file is copied to it; most need less.
  private static let usual = 16 << 10

  /// Where the bytes and the elements of a document are from now on.
  mutating func store(_ document: XMLDocument, _ file: FileID) -> FileStore {
    guard let origin else { return FileStore(document) }
    if sources.isNearlyFull(Self.usual) { sources = TableMemory(much: true) }
    return FileStore(document, file: file, from: origin, in: sources)
  }

  /// Forgets everything and keeps the room.
  mutating func clear() {
    if collected.isNearlyFull(Self.usual) { collected = TableMemory(much: true) }
    code.clear()
    declarations.removeAll()
    members.removeAll()
    types.removeAll()
  }
}
