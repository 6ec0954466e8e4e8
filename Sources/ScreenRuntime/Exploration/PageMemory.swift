import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

/// Which pages were drawn before, and of what? A page for which everything that was read is as it was then is shown again
/// without being lowered.
///
/// Pages lie on each other as they do on the screen: what stands above a page is remembered with that page, whose links and
/// paths it came from. A page is remembered only if lowering it did nothing but read and make views: no value is
/// watched for the first time, no handler is to run, nothing was written, no object was made, no reader told a size.
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
