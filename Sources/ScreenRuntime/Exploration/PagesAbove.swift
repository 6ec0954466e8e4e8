import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

/// The pages that were drawn in one place.
final class PagesAbove {
  /// Those that were read from the same places, by what was there.
  private struct Group {
    let target: PushTarget?
    let places: [ReadLog.Place]
    let instances: [(view: ViewInstance, isMade: Bool)]
    var pages: [[Value]: DrawnPage]
  }

  private var groups: [Group] = []

  /// The page of a target as it would be drawn now, if it was drawn so.
  func page(of target: PushTarget?, in run: ScreenRun) -> DrawnPage? {
    for group in groups where Self.isSame(group.target, target) {
      guard group.instances.allSatisfy({ run.store.fits($0.view, isMade: $0.isMade) }),
        let page = group.pages[group.places.map { $0.value(run.evaluator) }], page.fits(run)
      else { continue }
      return page
    }
    return nil
  }

  func add(_ page: DrawnPage, _ evaluator: Evaluator) {
    let values = page.places.map { $0.value(evaluator) }
    let instances = page.asked.instances.map { ($0.view, isMade: $0.isMade) }
    let known = groups.firstIndex {
      Self.isSame($0.target, page.target) && $0.places == page.places
        && $0.instances.elementsEqual(instances) { $0.view === $1.0 && $0.isMade == $1.isMade }
    }
    if let known {
      groups[known].pages[values] = page
    } else {
      groups.append(
        Group(target: page.target, places: page.places, instances: instances, pages: [values: page]))
    }
  }

  private static func isSame(_ left: PushTarget?, _ right: PushTarget?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.site.frame === right.site.frame && left.site.view == right.site.view
      && left.site.identity == right.site.identity && left.environment === right.environment
      && left.navigation === right.navigation && left.value == right.value
      && left.isLinkGone == right.isLinkGone && (!left.isLinkGone || left.passed === right.passed)
  }
}
