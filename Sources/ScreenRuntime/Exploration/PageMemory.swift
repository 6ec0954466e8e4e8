import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

/// Which pages were drawn before, and of what? A page for which everything that was read is as it was then is shown again
/// without being lowered.
///
/// Pages lie on each other as they do on the screen: what stands above a page is remembered with that page, whose links and
/// paths it came from. A page is remembered only if lowering it did nothing but read and make views: nothing appeared on it
/// for the first time, no handler is to run, nothing was written, no object was made, no reader told a size.
final class PageMemory {
  private var first: [ObjectIdentifier: (beginning: ScreenRun.Beginning, pages: PagesAbove)] = [:]
  private var size = 0

  /// With more nodes than these in all, everything is forgotten: what is visited next is like what was visited last.
  private static let mostNodes = 400_000

  /// The pages with which the run began, or begins.
  func pages(of beginning: ScreenRun.Beginning) -> PagesAbove {
    let id = ObjectIdentifier(beginning)
    if let known = first[id] { return known.pages }
    let made = PagesAbove()
    first[id] = (beginning, made)
    return made
  }

  /// Remembers a page.
  func add(_ page: DrawnPage, to pages: PagesAbove, _ evaluator: Evaluator) {
    size += page.lowering.tree.nodes.count + 100
    if size > Self.mostNodes {
      (first, size) = ([:], 0)
    } else {
      pages.add(page, evaluator)
    }
  }
}

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

  fileprivate func add(_ page: DrawnPage, _ evaluator: Evaluator) {
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
  }
}

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
  fileprivate let places: [ReadLog.Place]
  private let slots: [Value]
  private let appearances: [Int64: Value]
  private let steps: Int
  /// The elements on it, once somebody asked for them.
  var elements: PageElements?
  /// The pages that were drawn above it.
  let above = PagesAbove()

  fileprivate init(
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
  fileprivate func fits(_ run: ScreenRun) -> Bool {
    run.store.fits(asked) && run.evaluator.appearances == appearances
      && run.evaluator.steps + steps <= run.limits.steps
  }

  /// Shows it in place of lowering it.
  func show(in run: ScreenRun) {
    run.evaluator.recover()
    run.evaluator.steps += steps
    run.host.show(lowered)
    run.store.ask(asked, run.evaluator.undo)
    if let target { target.site.frame.contents = slots } else { run.rootView = rootView }
  }
}

/// Watches how one page is lowered: what is read for it, and whether anything else happens.
final class PageWatch: LoweringDriver {
  private let run: ScreenRun
  private let log = ReadLog()
  private let before: Progress
  private let steps: Int

  /// All that a page changes that is not to be remembered.
  private struct Progress: Equatable {
    let changes: Int
    let staticWrites: Int
    let identifiers: Int
    let effects: Int
    let pending: Int
    let news: Int

    init(_ run: ScreenRun) {
      changes = run.evaluator.changes
      staticWrites = run.evaluator.staticWrites
      identifiers = run.evaluator.identifiers
      effects = run.evaluator.effects.count
      pending = run.host.pendingCount
      news = run.store.news
    }
  }

  /// Watches from now on.
  init(_ run: ScreenRun) {
    self.run = run
    before = Progress(run)
    steps = run.evaluator.steps
    run.evaluator.note(readsIn: log)
    run.host.add(self)
  }

  /// Watches no longer.
  func end() {
    run.evaluator.note(readsIn: nil)
    run.host.remove(self)
  }

  /// The page that was lowered; nil where it cannot be remembered.
  func page(_ target: PushTarget?, _ lowering: Lowering) -> DrawnPage? {
    guard !log.makesObjects, !run.host.hasReaders, !run.host.missing.areMade, Progress(run) == before,
      let asked = run.store.asked(run.evaluator)
    else { return nil }
    return DrawnPage(target, lowering, log, asked: asked, steps: run.evaluator.steps - steps, in: run)
  }

  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { false }
}
