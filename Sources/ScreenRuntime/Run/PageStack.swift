/// The pages above the root as they were rendered last, the topmost last.
struct PageStack {
  private var entries: [(page: ShownPage, presentationsBelow: Int)] = []
  /// How many pages were put on it, those of tabs that are not shown among them.
  private(set) var height = 0

  /// The pages.
  var pages: [ShownPage] { entries.map(\.page) }
  /// How many there are.
  var count: Int { entries.count }
  /// True where the root is seen.
  var isEmpty: Bool { entries.isEmpty }
  /// The topmost page; nil where there is none.
  var last: ShownPage? { entries.last?.page }
  /// How many presentations the pages below the topmost one show.
  var presentationsBelow: Int { entries.last?.presentationsBelow ?? 0 }

  /// Puts a page on top of one that shows so many presentations; one of a tab that is not shown lies on nothing that is seen.
  mutating func push(_ page: ShownPage, over presentations: Int) {
    height += 1
    guard page.isShown else { return }
    entries.append((page, presentationsBelow + presentations))
  }

  /// Takes the topmost page away, and gives it; nil where there is none.
  mutating func pop() -> ShownPage? { entries.popLast()?.page }
}
