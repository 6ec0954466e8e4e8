import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What runs reached of a package's views and code.
public struct Reached: Sendable {
  /// A view or a piece of code.
  public struct Place<ID: TableID>: Hashable, Sendable {
    /// The file.
    public let file: FileID
    /// The view in the file, or the code in it.
    public let id: ID

    /// A place.
    public init(file: FileID, id: ID) {
      self.file = file
      self.id = id
    }
  }

  /// Declared views that were drawn.
  public internal(set) var views: Set<DeclarationID> = []
  /// Branches of `If` and `Switch` that were taken.
  public internal(set) var branches: Set<Place<ViewID>> = []
  /// `If`s of which no branch was taken.
  public internal(set) var passed: Set<Place<ViewID>> = []
  /// `ForEach`es that had rows.
  public internal(set) var filled: Set<Place<ViewID>> = []
  /// `ForEach`es that had none.
  public internal(set) var empty: Set<Place<ViewID>> = []
  /// Presentations that were up.
  public internal(set) var presented: Set<Place<ViewID>> = []
  /// Closures that ran, handlers among them, by their blocks.
  public internal(set) var handlers: Set<Place<CodeID>> = []

  /// Nothing.
  public init() {}

  /// Adds what others reached.
  public mutating func formUnion(_ other: Reached) {
    views.formUnion(other.views)
    branches.formUnion(other.branches)
    passed.formUnion(other.passed)
    filled.formUnion(other.filled)
    empty.formUnion(other.empty)
    presented.formUnion(other.presented)
    handlers.formUnion(other.handlers)
  }
}

/// The closures that ran, whoever called them.
final class ClosureLog {
  private(set) var blocks: Set<Reached.Place<CodeID>> = []

  /// Notes that the closure with a block runs.
  func note(_ block: CodeID, in file: FileID) { blocks.insert(Reached.Place(file: file, id: block)) }
}

/// What do pages reach that are drawn, and handlers that run? Rows are then lowered one by one.
final class ReachMeasure: LoweringDriver {
  private var drawn = Reached()
  /// What the evaluator notes of handlers.
  let closures = ClosureLog()

  /// What was reached so far.
  var reached: Reached {
    var reached = drawn
    reached.handlers = closures.blocks
    return reached
  }

  private func place(_ view: ViewID, _ code: FileCode) -> Reached.Place<ViewID> {
    Reached.Place(file: code.id, id: view)
  }

  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) {
    drawn.views.insert(view.plan.id)
  }

  func didPresent(_ isUp: Bool, at site: Site, _ host: ViewHost) {
    if isUp { drawn.presented.insert(place(site.view, site.code)) }
  }

  func didTake(branch: ViewID, _ code: FileCode) { drawn.branches.insert(place(branch, code)) }

  func didTakeNone(of conditional: ViewID, _ code: FileCode) {
    drawn.passed.insert(place(conditional, code))
  }

  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { false }

  func didLower(rows site: RowSite, count: Int) {
    let place = Reached.Place(file: site.file, id: site.view)
    if count > 0 { drawn.filled.insert(place) } else { drawn.empty.insert(place) }
  }
}

extension ScreenRun {
  /// True to note what is reached; rows are then lowered one by one. Set it before the first page is rendered.
  public var measuresReach: Bool {
    get { reach != nil }
    set {
      if newValue == measuresReach { return }
      if let reach { host.remove(reach) }
      reach = newValue ? ReachMeasure() : nil
      if let reach { host.add(reach) }
      evaluator.note(closuresIn: reach?.closures)
    }
  }

  /// What was reached so far, where that is noted.
  public var reached: Reached { reach?.reached ?? Reached() }
}
