import ScreenTypes
import SourceModel

/// Makes what screens files, one for each worker.
public typealias Screening = @Sendable (Program, BodyTables) -> FileAtHand

/// A file that was just checked and walked, while it is in the processor's caches, and who looks at it then.
///
/// What a rule will want to see of a file is marked here, once: when the whole package is known, rules are shown what is
/// marked, and the other files are left alone. Belongs to one worker, which shows it one file after the other.
open class FileAtHand {
  /// The headers of the package.
  public final let program: Program
  /// The file.
  public final private(set) var file = FileID(-1)
  /// What its check found.
  public final private(set) var checked = CheckedFile.none
  /// Its views of the catalogue.
  public final private(set) var uses = Table<ViewUse>()
  /// What lies around its views, by the numbers that `uses` tell.
  public final private(set) var frames = Table<ViewFrame>()
  /// Its attributes and arguments that name a system symbol.
  public final private(set) var symbols = Table<SymbolSite>()
  /// What is marked of it so far.
  private var marks: [Mark] = []

  private let bodies: BodyTables
  /// The number of its first use.
  private var firstUse = 0

  /// Looks at files of a program.
  public init(_ program: Program, _ bodies: BodyTables) {
    self.program = program
    self.bodies = bodies
  }

  /// Marks what is wanted of the file that is at hand.
  open func screen() {}

  /// Notes that somebody, whose number is given, wants to see the file, or one of its uses.
  public final func mark(for number: Int, use: Int? = nil) {
    marks.append(
      Mark(file: file.index, number: Int32(number), use: use.map { Int32(firstUse + $0) } ?? -1))
  }

  /// What a member that this file declares has as its initial value.
  public final func value(of member: MemberID) -> CheckedBody { bodies.body(.value, of: Int(member.index)) }

  /// What is marked of a file of a package that is known as a whole.
  public final func marks(of file: FileID, _ model: SemanticModel, _ graph: DataFlowGraph) -> [Mark] {
    marks(
      of: file, model.files[Int(file.index)], graph.uses, graph.uses.indices(in: file.index) { $0.file },
      graph.frames, graph.symbols(in: file))
  }

  /// What is marked of a file whose views of the catalogue are some of all `uses`.
  final func marks(
    of file: FileID, _ checked: CheckedFile, _ uses: Table<ViewUse>, _ ownUses: Range<Int>,
    _ frames: Table<ViewFrame>, _ symbols: Table<SymbolSite>
  ) -> [Mark] {
    self.file = file
    self.checked = checked
    self.uses = uses.slice(ownUses)
    self.frames = frames
    self.symbols = symbols
    firstUse = ownUses.lowerBound
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
    screen()
    // Its tables may be those of the next file then.
    self.checked = .none
    return marks
  }
}

/// What was marked of a file while it was at hand.
public struct Mark: Sendable {
  /// The file.
  public let file: Int32
  /// The number of who wants to see it.
  public let number: Int32
  /// The view of the catalogue in `DataFlowGraph.uses`, or -1 for the file.
  public internal(set) var use: Int32
}
