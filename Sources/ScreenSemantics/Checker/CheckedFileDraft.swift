import ScreenSyntax
import ScreenTypes
import SourceModel

/// A `CheckedFile` that is being made.
struct CheckedFileDraft {
  var types: TableDraft<TypeID>
  var references: TableDraft<Reference>
  var views: TableDraft<ViewNode>
  var viewLists: TableDraft<ViewID>
  var iterations: TableDraft<Iteration>
  var attributes: TableDraft<AttributeUse>
  var modifiers: TableDraft<ModifierApplication>
  var argumentMaps: TableDraft<Int32>
  var locals: TableDraft<Local>
  var readOnlyRoots: TableDraft<CodeID>
  var constants: TableDraft<Constant>
  /// Constants that are no plain bits.
  var otherConstants: [Value] = []
  var diagnostics: [Diagnostic] = []

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
    constants.removeAll()
    if !otherConstants.isEmpty { otherConstants.removeAll(keepingCapacity: true) }
    if !diagnostics.isEmpty { diagnostics.removeAll(keepingCapacity: true) }
  }

  /// The type of a node.
  func type(_ id: CodeID) -> TypeID {
    Int(id.index) < types.count && !id.isNone ? types[Int(id.index)] : .error
  }

  /// What a node refers to.
  func reference(_ id: CodeID) -> Reference {
    Int(id.index) < references.count && !id.isNone ? references[Int(id.index)] : .none
  }
}
