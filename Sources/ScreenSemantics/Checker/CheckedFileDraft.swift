import ScreenSyntax
import ScreenTypes
import SourceModel

/// A `CheckedFile` that is being made.
struct CheckedFileDraft {
  var types: [TypeID] = []
  var references: [Reference] = []
  var views: [ViewNode] = []
  var viewLists: [ViewID] = []
  var attributes: [AttributeUse] = []
  var modifiers: [ModifierApplication] = []
  var constants: [Value] = []
  var argumentMaps: [Int32] = []
  var locals: [Local] = []
  var readOnlyRoots: [CodeID] = []
  var diagnostics: [Diagnostic] = []

  /// Forgets the file and keeps the memory for the next.
  mutating func clear() {
    types.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    viewLists.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    modifiers.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    argumentMaps.removeAll(keepingCapacity: true)
    locals.removeAll(keepingCapacity: true)
    readOnlyRoots.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
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
