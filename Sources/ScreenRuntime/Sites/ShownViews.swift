import ScreenSemantics
import ScreenTypes

/// Which declared views, modifiers and styles do pages show?
final class ShownViews: LoweringDriver {
  private(set) var views: Set<DeclarationID> = []

  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) {
    views.insert(view.plan.id)
  }
}
