import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// A package after checking: what rules, evaluation and rendering work on.
public final class SemanticModel: Sendable {
  /// Headers.
  public let program: Program
  /// Bodies, one per file.
  public let files: CheckedFiles
  /// For each declaration the views of its body in its file, as a range of `CheckedFile.viewLists`.
  public let bodies: Table<DeclarationID, Range<ViewPlace>>
  /// For each declaration how many slots the frame of its body needs.
  public let frameSizes: Table<DeclarationID, Int32>
  /// For each member its initial value (`value`).
  public let values: MemberBodies
  /// For each member its body or `get`.
  public let getters: MemberBodies
  /// For each member its `set`; `newValue` is slot 0.
  public let setters: MemberBodies
  /// For each member its `willSet`; `newValue` is slot 0.
  public let willSets: MemberBodies
  /// For each member its `didSet`; `oldValue` is slot 0.
  public let didSets: MemberBodies
  /// For each fragment its views.
  public let fragments: FragmentViews
  /// For each parameter with a default, its value.
  public let defaults: [ParameterID: CheckedBody]

  /// What the model's own tables lie in.
  public let tables: BodyTables
  /// Members by their kinds, and what that lies in; nil until somebody asks.
  private let membersByKind = Mutex<(Grouping, TableMemory)?>(nil)
  /// What the walk over all files found, until a graph is made of it.
  let walked: Mutex<FlowWalk?>

  /// What checkers found in the files of a program.
  init(_ program: Program, _ files: CheckedFiles, _ tables: BodyTables, walked: FlowWalk?) {
    self.program = program
    self.files = files
    self.tables = tables
    self.walked = Mutex(walked)
    bodies = tables.views.table
    frameSizes = tables.frameSizes.table
    let others = tables.others
    values = MemberBodies(.value, tables.members.table, others)
    getters = MemberBodies(.getter, tables.members.table, others)
    setters = MemberBodies(.setter, tables.members.table, others)
    willSets = MemberBodies(.willSet, tables.members.table, others)
    didSets = MemberBodies(.didSet, tables.members.table, others)
    fragments = FragmentViews(getters: getters)
    defaults = tables.defaults
  }

  /// The body or `get` of a member.
  public func getter(of member: MemberID) -> CheckedBody { getters[member] }

  /// The `set` of a member.
  public func setter(of member: MemberID) -> CheckedBody { setters[member] }

  /// The views of a declaration, in its file's lists.
  public func body(of declaration: DeclarationID) -> Range<ViewPlace> { bodies[declaration] }

  /// The views of a fragment, in its file's lists; nil for another member.
  public func views(of fragment: MemberID) -> Range<ViewPlace>? { fragments[fragment] }

  /// The members of one kind, in order. Costs a look at the kinds of all where nobody asked before.
  public func members(of kind: MemberKind) -> some RandomAccessCollection<MemberID> {
    let byKind = membersByKind.withLock { known in
      if let known { return known.0 }
      let (kinds, memory) = (tables.kinds.table, TableMemory(files: program.files.count))
      let made = Grouping(kinds.count, bound: MemberKind.allCases.count, in: memory) {
        Int32(kinds[MemberID($0)])
      }
      known = (made, memory)
      return made
    }
    return byKind[Int32(kind.rawValue)].lazy.map { MemberID($0) }
  }

  /// The initial value of a member where it is written as a literal, else nil.
  public func literal(of member: MemberID) -> Value? {
    let constant = values[member].constant
    return constant.isNone ? nil : files[program[member].file].constants[constant]
  }
}
