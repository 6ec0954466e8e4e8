import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A navigation container on a page that was lowered.
struct MetContainer {
  let identity: UInt64
  /// Its view.
  let node: NodeIndex
  /// How many presentations are open around it.
  let layer: Int
  /// The presentation around it, by its place among those of the tree; -1 for none.
  let presentation: Int32
  /// False in a tab that is not shown.
  var isShown = true
}

/// A navigation container while its pages are lowered.
final class NavigationContext {
  /// What is injected around the container: what pushed pages inherit.
  let environment: EnvironmentNode?
  let identity: UInt64
  /// The container's path, if it has one.
  let path: BindingBox?
  /// The styles around the container, which pushed pages inherit too.
  let surroundings: LoweringEnvironment
  /// True where a page covers the one before; false where columns stand beside each other.
  let showsOnePage: Bool
  /// False where it was lowered in a tab that was not shown.
  let isShown: Bool
  /// Pages for values of links, by type, the latest last.
  var destinations: [(type: TypeID, site: Site)] = []

  init(
    environment: EnvironmentNode?, identity: UInt64, path: BindingBox?,
    surroundings: LoweringEnvironment = LoweringEnvironment(), showsOnePage: Bool = true, isShown: Bool = true
  ) {
    self.environment = environment
    self.surroundings = surroundings
    self.identity = identity
    self.path = path
    self.showsOnePage = showsOnePage
    self.isShown = isShown
  }
}
