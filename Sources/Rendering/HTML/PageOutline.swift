import RenderTree

/// What a page has as a whole: the numbers in its ids, the levels of its headings, the columns of its split views, and what
/// is written after its main part.
struct PageOutline: ~Copyable {
  /// How many ids and levels were given out. Bytes that were written while it stayed the same may be written again.
  private(set) var given = 0
  private var ids = 0
  private var headings = HeadingOutline()
  /// The columns of the split view that is being written.
  var columns = SplitColumns()
  /// The symbols and pictures that are drawn once, at the end.
  var drawings = DrawingUse()
  private var presentations: [Int32] = []
  private var written = 0
  /// What elements refer to that have a title besides.
  private(set) var hints: [(id: Int, text: PoolRange)] = []
  /// The number in the id that the title of the sheet being written must have.
  private var dialogTitle: Int?
  /// False in what is presented over the page.
  private(set) var isInMain = true

  /// A number for ids and names that occur once on the page.
  mutating func takeID() -> Int {
    given += 1
    ids += 1
    return ids
  }

  // MARK: Headings

  /// True once a heading of level 1 stands on the page.
  var hasTop: Bool { headings.hasTop }
  /// The level of the last heading; 0 before the first.
  var lastHeading: Int { headings.last }

  /// The level of the next heading: what is asked for, but never more than one below the last, and only once 1. 0 for
  /// text that is no heading.
  mutating func heading(_ wanted: Int) -> Int {
    if wanted <= 0 { return 0 }
    given += 1
    return headings.next(wanted)
  }

  /// Notes the heading that a page gets which has none.
  mutating func addTop() { headings.addTop() }

  /// Begins a column of a split view; true for the one that a narrow screen shows. In those before it no heading has level 1:
  /// `leave` gives that back where `keepsTop`.
  mutating func enter(_ column: Int32) -> (isLead: Bool, keepsTop: Bool) {
    let isLead = columns.enter(column)
    return (isLead, columns.isLeadAhead && headings.reserveTop())
  }

  /// Ends a column, to which the next one leads back.
  mutating func leave(_ column: SplitColumns.Column, keepsTop: Bool) {
    columns.leave(column)
    if keepsTop { headings.releaseTop() }
  }

  // MARK: After the page

  /// Adds a presentation, which is written after the page, since dialogs may stand in few places.
  mutating func add(presentation index: Int32) { presentations.append(index) }

  /// Adds a text that an element refers to, and gives the number of its id.
  mutating func add(hint text: PoolRange) -> Int {
    let id = takeID()
    hints.append((id, text))
    return id
  }

  /// The presentation that was added last.
  var lastPresentation: Int32? { presentations.last }

  /// The next presentation that is not written yet; from the first on, what is written is not in the main part.
  mutating func nextPresentation() -> Int32? {
    isInMain = false
    guard written < presentations.count else { return nil }
    headings.beginAside()
    defer { written += 1 }
    return presentations[written]
  }

  /// A number for the id of the title of a sheet, which the first title in it takes.
  mutating func nameDialog() -> Int {
    let id = takeID()
    dialogTitle = id
    return id
  }

  /// The number in the id that the title being written must have, once.
  mutating func takeDialogTitle() -> Int? {
    defer { dialogTitle = nil }
    return dialogTitle
  }
}
