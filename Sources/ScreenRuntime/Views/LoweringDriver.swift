import ScreenSemantics
import ScreenTypes
import SourceModel

/// Who draws pages for more than their trees: a walk of a site, a proof, a search for routes, the rows of a list, a
/// measure of what was reached.
///
/// A `ViewHost` tells its drivers what it lowers, in the order in which it does, and asks them what it may leave out or
/// share. A driver implements what its question needs, and keeps what it learns. A page that cannot be lowered ends
/// where that shows: what began on it does not end, and `willLowerPage` begins anew. Without a driver nothing is told.
protocol LoweringDriver: AnyObject {
  /// A page is about to be lowered.
  func willLowerPage()

  // MARK: Views

  /// True to leave a view out of the page.
  func omits(_ view: ViewID, _ node: ViewNode, _ frame: Frame, _ host: ViewHost) -> Bool
  /// A view is about to be lowered, which nobody omits.
  func willLower(view node: ViewNode, _ frame: Frame)
  /// The innermost such view was lowered.
  func didLowerView()
  /// An element is about to be lowered.
  func willLower(element node: ViewNode)
  /// The innermost such element was lowered.
  func didLower(element view: ViewID, _ code: FileCode, _ host: ViewHost)
  /// A declared view, modifier or style was given its values, and its body is about to be lowered. Throws where nothing
  /// more of the page is needed.
  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) throws

  // MARK: Controls, pages and presentations

  /// A control is about to be registered.
  func willRegister(_ control: inout RunControl, _ host: ViewHost)
  /// A presentation is about to be lowered, whether it is up or not.
  func willLower(presentation place: Site, _ host: ViewHost)
  /// It is known whether a presentation is up.
  func didPresent(_ isUp: Bool, at place: Site, _ host: ViewHost)
  /// A binding decides which pages are shown above this one.
  func didMeet(pageSource binding: BindingBox)
  /// A binding decides whether a page is shown above this one.
  func didMeet(page target: PushTarget, shownBy binding: BindingBox, _ host: ViewHost)

  // MARK: Branches and rows

  /// A branch of an `If` or `Switch` is taken.
  func didTake(branch: ViewID, _ code: FileCode)
  /// A branch of an `If` is not taken.
  func didSkip(branch views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost)
  /// No branch of an `If` is taken.
  func didTakeNone(of conditional: ViewID, _ code: FileCode)
  /// False where each row must be lowered by itself, if only one with a link.
  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool
  /// Rows are about to be lowered.
  func willLower(rows site: RowSite)
  /// One of the innermost such rows is about to be lowered.
  func willLower(row index: Int, _ key: Value, _ element: Value, _ host: ViewHost)
  /// The innermost such rows were lowered, as many as there are.
  func didLower(rows site: RowSite, count: Int)

  // MARK: What a page depends on

  /// The page depends on how it is laid out.
  func didReadSize()
  /// The innermost view keeps something for itself.
  func didOwnState()
}

/// Where the instance of a declared view, modifier or style comes from.
enum InstanceOrigin {
  /// By a use in a body: its attributes, and where they are evaluated.
  case written(Range<AttributeID>, Frame)
  /// With values by member, as a page or in code.
  case given
  /// As a modifier or style, around what it is applied to.
  case applied
}

extension LoweringDriver {
  func willLowerPage() {}
  func omits(_ view: ViewID, _ node: ViewNode, _ frame: Frame, _ host: ViewHost) -> Bool { false }
  func willLower(view node: ViewNode, _ frame: Frame) {}
  func didLowerView() {}
  func willLower(element node: ViewNode) {}
  func didLower(element view: ViewID, _ code: FileCode, _ host: ViewHost) {}
  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) throws {}
  func willRegister(_ control: inout RunControl, _ host: ViewHost) {}
  func willLower(presentation place: Site, _ host: ViewHost) {}
  func didPresent(_ isUp: Bool, at place: Site, _ host: ViewHost) {}
  func didMeet(pageSource binding: BindingBox) {}
  func didMeet(page target: PushTarget, shownBy binding: BindingBox, _ host: ViewHost) {}
  func didTake(branch: ViewID, _ code: FileCode) {}
  func didSkip(branch views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost) {}
  func didTakeNone(of conditional: ViewID, _ code: FileCode) {}
  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { true }
  func willLower(rows site: RowSite) {}
  func willLower(row index: Int, _ key: Value, _ element: Value, _ host: ViewHost) {}
  func didLower(rows site: RowSite, count: Int) {}
  func didReadSize() {}
  func didOwnState() {}
}
