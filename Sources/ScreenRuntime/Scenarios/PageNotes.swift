import RenderTree
import ScreenTypes
import SourceModel
import StandardLibrary

/// What the page that is lowered says beside its tree, for whoever does steps on it: where its rows stand and what deleting
/// and moving them does, what refreshes it, what the focus of its fields is tied to.
final class PageNotes {
  /// A group of rows, in the order in which they begin.
  struct GroupID: TableID {
    var index: Int32
    init(_ index: Int32) { self.index = index }
  }

  /// Rows that one `ForEach` made.
  struct RowGroup {
    /// Runs with the places of deleted rows; nil where rows cannot be deleted.
    let delete: Value?
    /// Runs with the places of moved rows and their new place; nil where they cannot be moved.
    let move: Value?
    /// How many there are.
    var count = 0
    /// The rows that may not be deleted, and those that may not be moved.
    var keptRows: Set<Int> = []
    var fixedRows: Set<Int> = []
  }

  /// A row: its group, and its place in it.
  struct Row: Hashable {
    let group: GroupID
    let place: Int
  }

  /// A focus that a view is tied to: to a Bool, or to one value of several.
  struct Focus {
    let binding: BindingBox
    let value: Value

    /// True while the view has it.
    func isHeld() throws -> Bool { try binding.get() == value }

    /// Gives it to the view.
    func take() throws { try binding.set?(value) }

    /// Takes it from the view.
    func release() throws {
      if case .bool = value { try binding.set?(.bool(false)) } else { try binding.set?(.null) }
    }
  }

  /// The groups of rows, in the order in which they begin.
  private(set) var groups = IDArray<GroupID, RowGroup>()
  /// The row that a view is, or is part of.
  private(set) var rows: [NodeIndex: Row] = [:]
  /// What refreshes views, the outermost first, with the number of presentations around them, and the navigation container; 0 where
  /// there is none.
  private(set) var refreshers: [(action: Value, layer: Int, container: UInt64)] = []
  /// Rows whose id another row of their group has, too, each id once: where the rows are made, and the id.
  private(set) var repeatedIDs: [(site: RowSite, id: Value)] = []
  /// The identities of the rows of each group.
  private var identities = IDArray<GroupID, Set<UInt64>>()
  /// What the focus of views is tied to.
  private(set) var focuses: [NodeIndex: [Focus]] = [:]
  /// What the words of texts do that lead somewhere, where the environment says it.
  private(set) var openers: [NodeIndex: EnvironmentAction] = [:]
  /// The declared views on the page.
  private(set) var views: Set<DeclarationID> = []
  /// What the next group is told that it does.
  private var actions: (delete: Value?, move: Value?)
  private var openRows: [Row] = []

  /// Runs `body`, in which the first group does this; an outer call tells it, too.
  func acting<T>(delete: Value?, move: Value?, _ body: () throws -> T) rethrows -> T {
    let outer = actions
    actions = (delete ?? outer.delete, move ?? outer.move)
    defer { actions = outer }
    return try body()
  }

  /// Notes that a declared view stands on the page.
  func add(_ view: DeclarationPlan) { views.insert(view.id) }

  /// Opens a group, and gives its number. What its rows do is nothing for those inside of them.
  func openGroup(delete: Value?, move: Value?) -> GroupID {
    groups.append(RowGroup(delete: delete ?? actions.delete, move: move ?? actions.move))
    identities.append([])
    actions = (nil, nil)
    return GroupID(groups.count - 1)
  }

  /// Runs `body`, which lowers one row of a group.
  func lowerRow<T>(_ place: Int, of group: GroupID, _ body: () throws -> T) rethrows -> T {
    openRows.append(Row(group: group, place: place))
    defer { openRows.removeLast() }
    return try body()
  }

  /// Notes by what a row of a group is known.
  func addRow(_ identity: UInt64, _ id: Value, of group: GroupID, at site: RowSite) {
    if identities[group].insert(identity).inserted { return }
    if !repeatedIDs.contains(where: { $0.site == site && $0.id == id }) { repeatedIDs.append((site, id)) }
  }

  /// Notes that views are a row of a group.
  func add(_ views: some Sequence<NodeIndex>, place: Int, of group: GroupID) {
    groups[group].count = max(groups[group].count, place + 1)
    for view in views { rows[view] = Row(group: group, place: place) }
  }

  /// Notes that the row under way may not be deleted, or not be moved.
  func restrictRow(isKept: Bool, isFixed: Bool) {
    guard let row = openRows.last else { return }
    if isKept { groups[row.group].keptRows.insert(row.place) }
    if isFixed { groups[row.group].fixedRows.insert(row.place) }
  }

  /// Notes what the words of a text do that lead somewhere.
  func add(_ opener: EnvironmentAction, ofWordsIn text: NodeIndex) { openers[text] = opener }

  /// Notes what refreshes a view.
  func addRefresher(_ action: Value, layer: Int, container: UInt64) {
    refreshers.append((action, layer, container))
  }

  /// Forgets what refreshes views that a container shows no more.
  func removeRefreshers(in container: MetContainer) {
    refreshers.removeAll { $0.container == container.identity && $0.layer == container.layer }
  }

  /// Notes what the focus of a view is tied to.
  func add(_ focus: Focus, of view: NodeIndex) { focuses[view, default: []].append(focus) }
}
