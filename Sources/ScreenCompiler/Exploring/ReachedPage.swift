import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// A Screen or View, and what an exploration reached in it.
struct ReachedPage: Sendable {
  let name: String
  let location: SourceLocation
  let isShown: Bool
  let items: [ReachableItem]

  /// The screens and views of a package, in the order of their files.
  static func all(in model: SemanticModel, _ reached: Reached) -> [ReachedPage] {
    let program = model.program
    return program.declarations.indices.compactMap { index in
      let declared = program.declarations[index]
      guard declared.kind == .screen || declared.kind == .view else { return nil }
      return ReachedPage(
        name: declared.name.text, location: program.location(of: DeclarationID(index)),
        isShown: reached.views.contains(DeclarationID(index)),
        items: ReachableItem.all(in: declared, of: model, reached))
    }
  }
}
