/// The levels of the headings of a page: none is left out on the way down, and one heading is of level 1.
struct HeadingOutline {
  /// The level of the last heading; 0 before the first.
  private(set) var last = 0
  /// True once a heading of level 1 stands on the page.
  private(set) var hasTop = false

  /// The level of the next heading: what is asked for, but never more than one below the last, and only once 1.
  mutating func next(_ wanted: Int) -> Int {
    last = min(max(wanted, hasTop ? 2 : 1), last + 1, 6)
    hasTop = true
    return last
  }

  /// Notes the heading that a page gets which has none.
  mutating func addTop() { (hasTop, last) = (true, 1) }

  /// Begins what stands beside the page: its headings go on from the top.
  mutating func beginAside() { last = min(last, 1) }

  /// Keeps the heading of level 1 for what is written later; true where it was still free. `releaseTop` ends it.
  mutating func reserveTop() -> Bool {
    if hasTop { return false }
    addTop()
    return true
  }

  /// Frees the heading of level 1 that was kept.
  mutating func releaseTop() { (hasTop, last) = (false, 0) }
}
