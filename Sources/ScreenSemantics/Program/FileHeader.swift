import ScreenSyntax
import ScreenTypes
import SourceModel

/// The declarations of a file before all files are joined, in memory that is given back then.
public struct FileHeader: Sendable {
  /// Declarations in source order, with members as positions in `members`.
  public var declarations = Table<DeclarationID, Declaration>()
  /// Members in source order. Types are not resolved yet.
  public var members = Table<MemberID, Member>()
  /// For each member, its type or signature.
  public var types = Table<MemberID, HeaderType>()
  /// What the tables lie in, shared with other files.
  private var memory: TableMemory?

  /// A header with nothing in it.
  public init() {}

  /// What was collected, copied to `memory`.
  init(_ draft: HeaderDraft, in memory: TableMemory) {
    declarations = memory.table(draft.declarations.table)
    members = memory.table(draft.members.table)
    types = memory.table(draft.types.table)
    self.memory = memory
  }

  /// The same declarations in a file with another id.
  func moved(to file: FileID) -> FileHeader {
    let memory = TableMemory()
    var header = self
    header.memory = memory
    header.declarations = memory.table(
      declarations.map { declaration in
        var declaration = declaration
        declaration.file = file
        return declaration
      })
    header.members = memory.table(
      members.map { member in
        var member = member
        member.file = file
        return member
      })
    header.types = memory.table(types)
    return header
  }

  /// Removes declarations with their members.
  public mutating func removeDeclarations(where isUnwanted: (Declaration) -> Bool) {
    guard let memory, declarations.contains(where: isUnwanted) else { return }
    var kept = declarations.filter { !isUnwanted($0) }
    var (keptMembers, keptTypes): ([Member], [HeaderType]) = ([], [])
    for index in kept.indices {
      let range = kept[index].members
      let first = MemberID(keptMembers.count)
      kept[index].members = first..<first.advanced(by: range.count)
      keptMembers += members.slice(range)
      keptTypes += types.slice(range)
    }
    declarations = memory.table(kept)
    members = memory.table(keptMembers)
    types = memory.table(keptTypes)
  }
}
