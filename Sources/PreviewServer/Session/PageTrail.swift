import ScreenRuntime

/// Where a page was after the last of its events, to go back there without doing again what was done before.
///
/// A checkpoint holds on to the page as it was drawn, so only so many are kept: memory does not grow with the events.
struct PageTrail {
  private struct Mark {
    let position: Int
    let checkpoint: RunCheckpoint
    /// The nodes of the page.
    let size: Int
  }

  private var marks: [Mark] = []
  private var size = 0

  /// More than these are not kept,
  private static let mostMarks = 64
  /// nor pages with more nodes than these in all, but for the last two.
  private static let mostNodes = 300_000

  /// Keeps where the page is after so many events; those behind it have not happened any more.
  mutating func add(_ page: LivePage, at position: Int) {
    forget(from: position)
    marks.append(Mark(position: position, checkpoint: page.checkpoint(), size: page.tree.nodes.count))
    size += page.tree.nodes.count
    while marks.count > 2, marks.count > Self.mostMarks || size > Self.mostNodes {
      size -= marks.removeFirst().size
      marks[0].checkpoint.forgetEarlier()
    }
  }

  /// The last checkpoint after at most so many events; nil where none is kept.
  func last(notAfter position: Int) -> (position: Int, checkpoint: RunCheckpoint)? {
    marks.last { $0.position <= position }.map { ($0.position, $0.checkpoint) }
  }

  private mutating func forget(from position: Int) {
    while let last = marks.last, last.position >= position {
      size -= last.size
      marks.removeLast()
    }
  }
}
