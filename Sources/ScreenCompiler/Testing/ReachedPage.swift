import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// A Screen or View, and what runs reached in it.
struct ReachedPage: Sendable {
  let id: DeclarationID
  let name: String
  let location: SourceLocation
  let isShown: Bool
  let items: [ReachableItem]

  /// How much can be reached: the page and what is in it.
  var count: Int { 1 + items.count }
  /// How much of it was reached.
  var reached: Int { (isShown ? 1 : 0) + items.count { $0.isReached } }

  /// The screens and views of a package, in the order of their files.
  static func all(in model: SemanticModel, _ reached: Reached) -> [ReachedPage] {
    let program = model.program
    return program.declarations.indices.compactMap { id in
      let declared = program[id]
      guard declared.kind == .screen || declared.kind == .view else { return nil }
      return ReachedPage(
        id: id, name: declared.name.text, location: program.location(of: id),
        isShown: reached.views.contains(id), items: ReachableItem.all(in: declared, of: model, reached))
    }
  }
}
