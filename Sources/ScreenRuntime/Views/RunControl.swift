import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A control of the page that was rendered last.
struct RunControl {
  var registration: ControlRegistration
  let site: Site
  /// How many presentations were open around it.
  let layer: Int
  let navigation: NavigationContext?
  let environment: EnvironmentNode?
  /// True where another page of its container is drawn in its place.
  var isCovered = false
  /// True unless it is known that it may not write what a proof is about.
  var mayWrite = true

  /// The page that it pushes, if it is a link without a value.
  var pushed: PushTarget {
    PushTarget(site: site, value: nil, environment: environment, navigation: navigation)
  }
}
