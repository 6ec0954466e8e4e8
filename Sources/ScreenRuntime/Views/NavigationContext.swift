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
  /// What a stack shows first; nil for other containers.
  var root: StackRoot?
}

/// The views that a stack of pages shows first.
struct StackRoot {
  let views: Range<ViewPlace>
  let frame: Frame
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
  /// A page for values of a type.
  typealias Destination = (type: TypeID, site: Site)
  /// A page that a flag or an optional shows.
  typealias Flag = (site: Site, binding: BindingBox)

  /// Pages for values of links, the latest last.
  var destinations: [Destination] = []
  /// Pages that flags and optionals show.
  var flags: [Flag] = []
  /// How many values of the path are those of pages that are not drawn: of the one that is drawn first, and of those before it.
  let below: Int

  init(
    environment: EnvironmentNode?, identity: UInt64, path: BindingBox?,
    surroundings: LoweringEnvironment = LoweringEnvironment(), showsOnePage: Bool = true,
    isShown: Bool = true,
    below: Int = 0
  ) {
    self.environment = environment
    self.surroundings = surroundings
    self.identity = identity
    self.path = path
    self.showsOnePage = showsOnePage
    self.isShown = isShown
    self.below = below
  }

  /// The container that a view was met in, where the view is drawn without it.
  convenience init(_ met: Arrival.Container, identity: UInt64, _ surroundings: LoweringEnvironment) {
    self.init(
      environment: met.context.environment, identity: identity, path: met.context.path,
      surroundings: surroundings, below: met.below)
    destinations = met.destinations
  }

  /// How many values the path has; 0 without one.
  var pathLength: Int {
    guard let value = try? path?.get() else { return 0 }
    return value.content(PathValue.self)?.values.count ?? value.elements?.count ?? 0
  }
}
