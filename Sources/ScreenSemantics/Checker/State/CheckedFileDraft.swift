import ScreenSyntax
import ScreenTypes
import SourceModel

/// A `CheckedFile` that is being made.
struct CheckedFileDraft {
  var types: TableDraft<CodeID, TypeID>
  var references: TableDraft<CodeID, Reference>
  var views: TableDraft<ViewID, ViewNode>
  var viewLists: TableDraft<ViewPlace, ViewID>
  var iterations: TableDraft<IterationID, Iteration>
  var attributes: TableDraft<AttributeID, AttributeUse>
  var modifiers: TableDraft<ModifierID, ModifierApplication>
  var argumentMaps: TableDraft<ArgumentPlace, CodeID>
  var locals: TableDraft<Int, Local>
  var readOnlyRoots: TableDraft<Int, CodeID>
  var steps: TableDraft<Int, CheckedStep>
  var constants: TableDraft<ConstantID, Constant>
  /// Constants that are no plain bits.
  var otherConstants: [Value] = []
  var diagnostics: [Diagnostic] = []
  /// What may stand where an editor asks.
  var probes: [ProbedPlace] = []
  /// See `CheckedFile`.
  var typesOfViews: [TypedView] = []

  /// An empty draft in `memory`.
  init(in memory: TableMemory) {
    types = TableDraft(in: memory)
    references = TableDraft(in: memory)
    views = TableDraft(in: memory)
    viewLists = TableDraft(in: memory)
    iterations = TableDraft(in: memory)
    attributes = TableDraft(in: memory)
    modifiers = TableDraft(in: memory)
    argumentMaps = TableDraft(in: memory)
    locals = TableDraft(in: memory)
    readOnlyRoots = TableDraft(in: memory)
    steps = TableDraft(in: memory)
    constants = TableDraft(in: memory)
  }

  /// Forgets the file and keeps the memory for the next.
  mutating func clear() {
    types.removeAll()
    references.removeAll()
    views.removeAll()
    viewLists.removeAll()
    iterations.removeAll()
    attributes.removeAll()
    modifiers.removeAll()
    argumentMaps.removeAll()
    locals.removeAll()
    readOnlyRoots.removeAll()
    steps.removeAll()
    constants.removeAll()
    if !otherConstants.isEmpty { otherConstants.removeAll(keepingCapacity: true) }
    if !probes.isEmpty { probes.removeAll() }
    if !typesOfViews.isEmpty { typesOfViews.removeAll() }
    if !diagnostics.isEmpty { diagnostics.removeAll(keepingCapacity: true) }
  }

  /// How much the tables hold, but for what is noted of code and what those notes lead to.
  struct Extent: Equatable {
    fileprivate let steps: Int
    fileprivate let locals, readOnlyRoots, diagnostics: Int
  }

  /// How much the tables hold now.
  var extent: Extent {
    Extent(
      steps: steps.count, locals: locals.count, readOnlyRoots: readOnlyRoots.count,
      diagnostics: diagnostics.count)
  }

  /// Forgets the names, roots and reports that were added since the tables held so much. Code alone adds no more than these.
  mutating func shorten(to extent: Extent) {
    locals.removeAll(from: extent.locals)
    readOnlyRoots.removeAll(from: extent.readOnlyRoots)
    if diagnostics.count > extent.diagnostics { diagnostics.removeSubrange(extent.diagnostics...) }
  }

  /// The type of a node.
  func type(_ id: CodeID) -> TypeID {
    Int(id.index) < types.count && !id.isNone ? types[id] : .error
  }

  /// What a node refers to.
  func reference(_ id: CodeID) -> Reference {
    Int(id.index) < references.count && !id.isNone ? references[id] : .none
  }
}
