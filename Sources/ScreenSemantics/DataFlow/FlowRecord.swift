import ScreenSyntax
import ScreenTypes
import SourceModel

/// How many parts of each kind a record holds, by kind.
typealias FlowCounts = SIMD32<Int32>

/// What one worker adds to the graph, file after file. Frames and accesses are counted from the worker's first until
/// records are joined.
struct FlowRecord {
  var accesses: TableDraft<Int, Access>
  var units: TableDraft<Int, UnitUse>
  var frames: TableDraft<Int, ViewFrame>
  var edges: TableDraft<Int, ViewEdge>
  var places: TableDraft<Int, ContentPlace>
  var uses: TableDraft<Int, ViewUse>
  /// `ForEach` and lists with items.
  var loops: TableDraft<Int, LoopSite>
  var arguments: TableDraft<Int, Argument>
  /// Types, modifiers and styles that code names.
  var typeUses: TableDraft<Int, Int32>
  /// Enums all of whose cases code takes.
  var wholeEnums: TableDraft<Int, Int32>
  /// `.constant(…)`, and calls that give another value each time.
  var constants: TableDraft<Int, CodeSite>
  var varying: TableDraft<Int, CodeSite>
  /// Calls that read what UserDefaults keeps.
  var settingReads: TableDraft<Int, CodeSite>
  /// `x!`.
  var unwraps: TableDraft<Int, CodeSite>
  /// What acts outside of the data of the screens.
  var effects: TableDraft<Int, CodeSite>
  var assignments: TableDraft<Int, Assignment>
  var handlers: TableDraft<Int, Handler>
  /// Accesses that make a binding to a member of another value than `self`.
  var memberBindings: TableDraft<Int, Int32>
  /// Accesses that announce a change.
  var announcements: TableDraft<Int, Int32>
  /// Accesses that read announced data.
  var announcedReads: TableDraft<Int, Int32>
  /// Attributes and arguments that name a system symbol.
  var symbols: TableDraft<Int, SymbolSite>
  /// Names of what cannot be written, behind `$`.
  var readOnlyRoots: TableDraft<Int, ReadOnlyRoot>
  /// Controls with bounds.
  var bounds: TableDraft<Int, BoundControl>
  /// Elements that present their content, each after those inside it.
  var presentations: TableDraft<Int, PresentationSite>
  /// View nodes in which something keeps a sheet from being swiped away.
  var undismissable: TableDraft<Int, Int32>
  /// Units that give lists which may hold an element, or a value of one, twice.
  var repeating: TableDraft<Int, Int32>

  /// A unit of code, and where its accesses begin.
  struct UnitUse {
    var unit: Int32
    var start: Int32
  }

  init(in memory: TableMemory) {
    accesses = TableDraft(in: memory)
    units = TableDraft(in: memory)
    frames = TableDraft(in: memory)
    edges = TableDraft(in: memory)
    places = TableDraft(in: memory)
    uses = TableDraft(in: memory)
    loops = TableDraft(in: memory)
    arguments = TableDraft(in: memory)
    typeUses = TableDraft(in: memory)
    wholeEnums = TableDraft(in: memory)
    constants = TableDraft(in: memory)
    varying = TableDraft(in: memory)
    settingReads = TableDraft(in: memory)
    effects = TableDraft(in: memory)
    unwraps = TableDraft(in: memory)
    assignments = TableDraft(in: memory)
    handlers = TableDraft(in: memory)
    memberBindings = TableDraft(in: memory)
    announcements = TableDraft(in: memory)
    announcedReads = TableDraft(in: memory)
    symbols = TableDraft(in: memory)
    readOnlyRoots = TableDraft(in: memory)
    bounds = TableDraft(in: memory)
    presentations = TableDraft(in: memory)
    undismissable = TableDraft(in: memory)
    repeating = TableDraft(in: memory)
  }

  /// An empty record with room for about as much as another holds.
  init(in memory: TableMemory, like other: FlowRecord) {
    self.init(in: memory)
    accesses.reserve(Self.room(other.accesses.count))
    units.reserve(Self.room(other.units.count))
    frames.reserve(Self.room(other.frames.count))
    edges.reserve(Self.room(other.edges.count))
    places.reserve(Self.room(other.places.count))
    uses.reserve(Self.room(other.uses.count))
    loops.reserve(Self.room(other.loops.count))
    arguments.reserve(Self.room(other.arguments.count))
    typeUses.reserve(Self.room(other.typeUses.count))
    wholeEnums.reserve(Self.room(other.wholeEnums.count))
    constants.reserve(Self.room(other.constants.count))
    varying.reserve(Self.room(other.varying.count))
    settingReads.reserve(Self.room(other.settingReads.count))
    effects.reserve(Self.room(other.effects.count))
    unwraps.reserve(Self.room(other.unwraps.count))
    assignments.reserve(Self.room(other.assignments.count))
    handlers.reserve(Self.room(other.handlers.count))
    memberBindings.reserve(Self.room(other.memberBindings.count))
    announcements.reserve(Self.room(other.announcements.count))
    announcedReads.reserve(Self.room(other.announcedReads.count))
    symbols.reserve(Self.room(other.symbols.count))
    presentations.reserve(Self.room(other.presentations.count))
    undismissable.reserve(Self.room(other.undismissable.count))
    repeating.reserve(Self.room(other.repeating.count))
  }

  /// Forgets what it holds beyond what it held before, when it was `before`.
  mutating func remove(beyond before: FlowRecord) {
    accesses.removeAll(from: before.accesses.count)
    units.removeAll(from: before.units.count)
    frames.removeAll(from: before.frames.count)
    edges.removeAll(from: before.edges.count)
    places.removeAll(from: before.places.count)
    uses.removeAll(from: before.uses.count)
    loops.removeAll(from: before.loops.count)
    arguments.removeAll(from: before.arguments.count)
    typeUses.removeAll(from: before.typeUses.count)
    wholeEnums.removeAll(from: before.wholeEnums.count)
    constants.removeAll(from: before.constants.count)
    varying.removeAll(from: before.varying.count)
    settingReads.removeAll(from: before.settingReads.count)
    effects.removeAll(from: before.effects.count)
    unwraps.removeAll(from: before.unwraps.count)
    assignments.removeAll(from: before.assignments.count)
    handlers.removeAll(from: before.handlers.count)
    memberBindings.removeAll(from: before.memberBindings.count)
    announcements.removeAll(from: before.announcements.count)
    announcedReads.removeAll(from: before.announcedReads.count)
    symbols.removeAll(from: before.symbols.count)
    readOnlyRoots.removeAll(from: before.readOnlyRoots.count)
    bounds.removeAll(from: before.bounds.count)
    presentations.removeAll(from: before.presentations.count)
    undismissable.removeAll(from: before.undismissable.count)
    repeating.removeAll(from: before.repeating.count)
  }

  private static func room(_ count: Int) -> Int { count == 0 ? 0 : count + count / 8 + 16 }

  // The place of each kind in `counts`.
  static let (accessPart, unitPart, framePart, edgePart, placePart, usePart) = (0, 1, 2, 3, 4, 5)
  static let (loopPart, argumentPart, constantPart, varyingPart) = (6, 7, 8, 9)
  static let (assignmentPart, handlerPart, memberBindingPart) = (10, 11, 12)
  static let (announcementPart, announcedReadPart, symbolPart) = (13, 14, 15)
  static let (typeUsePart, wholeEnumPart, readOnlyRootPart, boundPart) = (16, 17, 18, 19)
  static let (presentationPart, undismissablePart, repeatingPart) = (20, 21, 22)
  static let (effectPart, unwrapPart, settingReadPart) = (23, 24, 25)

  /// How much it holds of each kind.
  var counts: FlowCounts {
    var counts = FlowCounts.zero
    counts[Self.accessPart] = Int32(accesses.count)
    counts[Self.unitPart] = Int32(units.count)
    counts[Self.framePart] = Int32(frames.count)
    counts[Self.edgePart] = Int32(edges.count)
    counts[Self.placePart] = Int32(places.count)
    counts[Self.usePart] = Int32(uses.count)
    counts[Self.loopPart] = Int32(loops.count)
    counts[Self.argumentPart] = Int32(arguments.count)
    counts[Self.constantPart] = Int32(constants.count)
    counts[Self.varyingPart] = Int32(varying.count)
    counts[Self.assignmentPart] = Int32(assignments.count)
    counts[Self.handlerPart] = Int32(handlers.count)
    counts[Self.memberBindingPart] = Int32(memberBindings.count)
    counts[Self.announcementPart] = Int32(announcements.count)
    counts[Self.announcedReadPart] = Int32(announcedReads.count)
    counts[Self.symbolPart] = Int32(symbols.count)
    counts[Self.typeUsePart] = Int32(typeUses.count)
    counts[Self.wholeEnumPart] = Int32(wholeEnums.count)
    counts[Self.readOnlyRootPart] = Int32(readOnlyRoots.count)
    counts[Self.boundPart] = Int32(bounds.count)
    counts[Self.presentationPart] = Int32(presentations.count)
    counts[Self.undismissablePart] = Int32(undismissable.count)
    counts[Self.repeatingPart] = Int32(repeating.count)
    counts[Self.effectPart] = Int32(effects.count)
    counts[Self.unwrapPart] = Int32(unwraps.count)
    counts[Self.settingReadPart] = Int32(settingReads.count)
    return counts
  }
}

/// A place of code that a rule wants to see.
public struct CodeSite: Sendable {
  /// The file.
  public var file: FileID
  /// The unit it belongs to.
  public var unit: Int32
  /// The node of code.
  public var code: CodeID
  /// True where it runs later than its unit.
  public var isDeferred: Bool
  /// True where code around it decides whether it runs.
  public var isConditional: Bool

  /// A place.
  public init(file: FileID, unit: Int32, code: CodeID, isDeferred: Bool, isConditional: Bool) {
    (self.file, self.unit, self.code) = (file, unit, code)
    (self.isDeferred, self.isConditional) = (isDeferred, isConditional)
  }
}

/// An attribute or an argument that names a system symbol.
public struct SymbolSite: Sendable {
  /// The file.
  public var file: FileID
  /// The attribute in `CheckedFile.attributes`, or -1 for an argument in code.
  public var attribute: AttributeID
  /// The expression, or -1 for text.
  public var code: CodeID
}

/// `$name` of what is not a source that can be written.
public struct ReadOnlyRoot: Sendable {
  /// The file.
  public var file: FileID
  /// The node of code.
  public var code: CodeID
  /// What it names.
  public var member: MemberID
}
