import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

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
