/// The pages above the root as they were rendered last, the topmost last.
struct PageStack {
  private var entries: [(page: ShownPage, presentationsBelow: Int)] = []

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

  /// Puts a page on top of one that shows so many presentations.
  mutating func push(_ page: ShownPage, over presentations: Int) {
    entries.append((page, presentationsBelow + presentations))
  }

  /// Takes the topmost page away, and gives it; nil where there is none.
  mutating func pop() -> ShownPage? { entries.popLast()?.page }
}
