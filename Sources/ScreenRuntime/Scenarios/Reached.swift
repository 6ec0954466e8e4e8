import ScreenSemantics
import ScreenTypes
import SourceModel

/// What runs reached of a package's views and code.
public struct Reached: Sendable {
  /// A view or a piece of code, by its file and its place there.
  public struct Place: Hashable, Sendable {
    /// The file.
    public let file: Int32
    /// The place in the file's views, or in its code.
    public let index: Int32

    /// A place.
    public init(file: Int32, index: Int32) {
      self.file = file
      self.index = index
    }
  }

  /// Declared views that were drawn, by their declarations.
  public internal(set) var views: Set<Int32> = []
  /// Branches of `If` and `Switch` that were taken.
  public internal(set) var branches: Set<Place> = []
  /// `If`s of which no branch was taken.
  public internal(set) var passed: Set<Place> = []
  /// `ForEach`es that had rows.
  public internal(set) var filled: Set<Place> = []
  /// `ForEach`es that had none.
  public internal(set) var empty: Set<Place> = []
  /// Presentations that were up.
  public internal(set) var presented: Set<Place> = []
  /// Code of handlers that ran, by their blocks.
  public internal(set) var handlers: Set<Place> = []

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

/// What do pages reach that are drawn, and handlers that run? Rows are then lowered one by one.
final class ReachMeasure: LoweringDriver {
  private(set) var reached = Reached()

  private func place(_ view: ViewID, _ code: FileCode) -> Reached.Place {
    Reached.Place(file: code.id.index, index: view.index)
  }

  /// Notes that the code of a handler runs.
  func didRun(_ handler: FunctionBox) {
    guard let body = handler.body as? ClosureBody else { return }
    reached.handlers.insert(Reached.Place(file: body.frame.code.id.index, index: body.block.index))
  }

  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) {
    reached.views.insert(view.plan.id.index)
  }

  func didPresent(_ isUp: Bool, at site: Site, _ host: ViewHost) {
    if isUp { reached.presented.insert(place(site.view, site.code)) }
  }

  func didTake(branch: ViewID, _ code: FileCode) { reached.branches.insert(place(branch, code)) }

  func didTakeNone(of conditional: ViewID, _ code: FileCode) {
    reached.passed.insert(place(conditional, code))
  }

  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { false }

  func didLower(rows site: RowSite, count: Int) {
    let place = Reached.Place(file: site.file.index, index: site.view.index)
    if count > 0 { reached.filled.insert(place) } else { reached.empty.insert(place) }
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
    }
  }

  /// What was reached so far, where that is noted.
  public var reached: Reached { reach?.reached ?? Reached() }
}
