import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

/// A page as it was drawn.
final class DrawnPage {
  /// What pushed it; nil for the first page.
  let target: PushTarget?
  let lowering: Lowering
  /// What its controls do, and what steps need to know of it.
  let lowered: ViewHost.LoweredPage
  /// The view at the root of the first page.
  let rootView: ViewInstance?
  /// What it asked of the store.
  let asked: StateStore.Asked
  /// What was read.
  let places: [ReadLog.Place]
  private let slots: [Value]
  private let appearances: [Int64: Value]
  private let steps: Int
  /// The elements on it, once somebody asked for them.
  var elements: PageElements?
  /// The pages that were drawn above it.
  let above = PagesAbove()

  init(
    _ target: PushTarget?, _ lowering: Lowering, _ log: ReadLog, asked: StateStore.Asked, steps: Int,
    in run: ScreenRun
  ) {
    self.target = target
    self.lowering = lowering
    self.asked = asked
    self.steps = steps
    lowered = run.host.loweredPage
    rootView = run.rootView
    places = log.places.filter {
      // What is made with a page is made as it was.
      if case .field(let view, _) = $0 { !asked.made(view) } else { true }
    }
    slots = target?.site.frame.contents ?? []
    appearances = run.evaluator.appearances
  }

  /// True where what it does not read by places is as it was, too.
  func fits(_ run: ScreenRun) -> Bool {
    run.store.fits(asked) && run.evaluator.appearances == appearances
      && run.evaluator.steps + steps <= run.limits.steps
  }

  /// Shows it in place of lowering it.
  func show(in run: ScreenRun) {
    run.evaluator.recover()
    run.evaluator.addSteps(steps)
    run.host.show(lowered)
    run.store.ask(asked, place: run.host.pendingCount, run.evaluator.undo)
    if let target { target.site.frame.contents = slots } else { run.rootView = rootView }
  }
}
