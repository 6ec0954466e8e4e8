import ScreenSyntax
import ScreenTypes
import SourceModel

/// Where the walk of a file stands: what each note says of its surroundings. Code that enters something copies the position
/// first and assigns the copy when it leaves, so that nothing is put back by itself.
struct FlowPosition {
  /// What the unit being walked is for.
  enum Role {
    case plain
    /// An initialiser: what it gives the fields of its value is what they begin with, and changes nothing.
    case initializer
    /// A function of an extension that gives views: `self` is what it modifies.
    case viewFunction
  }

  /// The file being walked.
  private(set) var file = FileID.none
  /// The unit being walked.
  private(set) var unit: Int32 = 0
  /// The view node being walked.
  private(set) var node: Int32 = 0
  /// The whole expression being walked.
  private(set) var root = CodeID.none
  /// The innermost block of statements, or none.
  private(set) var block = CodeID.none
  /// The expression whose value is dropped, or none.
  private(set) var dropped = CodeID.none
  /// The view being walked, or none.
  private(set) var view = ViewID.none
  /// The innermost frame, or -1.
  private(set) var frame: Int32 = -1
  private var depth: Int32 = 0
  /// Marks of the code being walked.
  private(set) var flags: Access.Flags = []
  /// What the unit is for.
  private(set) var role = Role.plain
  /// True inside a condition, loop, page or presentation of the body.
  private(set) var isConditional = false
  /// True inside the content of a slot.
  private(set) var isInSlot = false
  /// True inside a chain of `.when`, which may not apply.
  private(set) var isOptionalChain = false

  private static let depthLimit: Int32 = 4096

  /// Before the first declaration of a file.
  init(in file: FileID) { self.file = file }

  /// At the beginning of a unit of the same file.
  func begin(_ unit: Int32, of node: Int32, as role: Role, isDeferred: Bool) -> FlowPosition {
    var start = FlowPosition(in: file)
    (start.unit, start.node, start.role) = (unit, node, role)
    if isDeferred { start.flags = .deferred }
    return start
  }

  /// Goes one level deeper; false past 4096 levels, inside which nothing is noted.
  @inline(__always)
  mutating func descend() -> Bool {
    if depth >= Self.depthLimit { return false }
    depth += 1
    return true
  }

  /// Leaves the level that `descend` entered.
  @inline(__always)
  mutating func ascend() { depth -= 1 }

  // MARK: Code

  /// Enters a whole expression or body.
  @inline(__always)
  mutating func enterRoot(_ id: CodeID) { root = id }

  /// Enters code that runs later than its unit.
  mutating func enterDeferred(_ id: CodeID) {
    flags = .deferred
    root = id
  }

  /// Enters a closure that somebody keeps; one inside another belongs to the outermost.
  mutating func enterKept(_ body: CodeID) {
    if !flags.contains(.deferred) { root = body }
    flags = .deferred
  }

  /// Enters code that runs only if a condition holds.
  @inline(__always)
  mutating func enterConditionalCode() { flags.insert(.conditional) }

  /// Enters a block of statements.
  mutating func enterBlock(_ id: CodeID) { block = id }

  /// Comes to a statement whose value is dropped.
  mutating func drop(_ id: CodeID) { dropped = id }

  // MARK: Views

  /// Enters a view in a frame.
  @inline(__always)
  mutating func enterView(_ id: ViewID, in frame: Int32) {
    view = id
    self.frame = frame
  }

  /// Enters a frame.
  @inline(__always)
  mutating func enterFrame(_ frame: Int32) { self.frame = frame }

  /// Enters what another view node holds, whoever gives it that.
  mutating func enterNode(_ node: Int32) {
    (self.node, frame) = (node, -1)
    (isConditional, isInSlot, isOptionalChain) = (false, false, false)
  }

  /// The same code, where its views stand at another place.
  func moved(to other: FlowPosition) -> FlowPosition {
    var moved = self
    (moved.node, moved.frame, moved.view) = (other.node, other.frame, other.view)
    (moved.isConditional, moved.isInSlot) = (other.isConditional, other.isInSlot)
    moved.isOptionalChain = other.isOptionalChain
    return moved
  }

  /// Enters views that are there at times only.
  mutating func enterConditionalViews() { isConditional = true }

  /// Enters the chain of a `.when`.
  mutating func enterOptionalChain() { (isConditional, isOptionalChain) = (true, true) }

  /// Enters what fills the slots of a declared view.
  mutating func enterSlots() { isInSlot = true }
}
