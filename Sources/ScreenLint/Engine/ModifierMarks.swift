import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Some modifiers of the catalogue, told from others without a look at their names.
struct ModifierMarks: Sendable {
  private let isMarked: IDArray<Place, Bool>

  /// Those of some names.
  init(_ names: [Name]) {
    isMarked = IDArray(ElementCatalog.shared.modifiers.map { names.contains(Name($0.name)) })
  }

  /// True where a modifier is one of them.
  @inline(__always)
  func hold(_ modifier: ModifierApplication) -> Bool {
    modifier.kind == .catalog && isMarked[Place(modifier.target)]
  }

  /// The place of a modifier in the catalogue.
  private struct Place: TableID {
    var index: Int32
    init(_ index: Int32) { self.index = index }
  }
}
