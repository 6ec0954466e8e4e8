import ScreenTypes

/// One page of a site: a screen with the values of the row that leads to it, or another state of a page.
public final class SitePage {
  /// How a page comes to be shown.
  public enum Kind: Sendable {
    /// What the app or a screen shows first.
    case root
    /// A link pushes it.
    case pushed
    /// The page before, after a control of it was used: something is presented, chosen, or on top of it.
    case state
  }

  /// Where it comes from.
  enum Origin {
    case root
    case target(PushTarget)
    case action(ControlInput)
    case back
  }

  /// How it comes to be shown.
  public let kind: Kind
  /// The name of the view that it shows.
  public let view: String
  /// What tells it from other pages of the view: the id or name of what it shows, or the label of the control that
  /// leads to it. May be empty.
  public let detail: String
  /// The page that leads to it first; nil for a root.
  public let parent: SitePage?
  /// The name of its file, as the one who walks gave it.
  public internal(set) var file = ""
  /// The title in its navigation bar, else the name of the view; known once it was drawn.
  public internal(set) var title = ""
  /// The page to which somebody goes back from here; nil where something on the page leads to an earlier one, or nothing is
  /// before it. Known once it was drawn.
  public internal(set) var wayBack: SitePage?
  /// How many steps it is from its root.
  public let depth: Int

  let origin: Origin
  /// The control of the parent that leads to it.
  let control: Int32
  /// How many presentations and pages lie over its lowest one.
  var layers = 0
  /// The list in which a row was chosen to come here, if one was.
  var list: ListPlace?
  /// The pages that choosing rows leads to from here.
  var choices: [ChoiceKey: SitePage] = [:]
  /// True where drawing it wrote to a source of truth, so that pages behind it need it to be drawn first.
  var isStateful = false

  init(
    _ kind: Kind, _ view: String, detail: String, origin: Origin, control: Int32 = -1, parent: SitePage? = nil
  ) {
    self.kind = kind
    self.view = view
    self.detail = detail
    self.origin = origin
    self.control = control
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    if kind == .state { isStateful = true }
  }

  /// The page on whose stack this one lies: the nearest that is no mere state of another.
  var base: SitePage {
    var page = self
    while page.kind == .state, let parent = page.parent { page = parent }
    return page
  }
}

/// A page that could not be drawn.
public struct SiteFault {
  /// The page.
  public let page: SitePage
  /// Why.
  public let fault: RuntimeFault
}

/// A list whose rows can be chosen: which it is, and the number of its first control on the page.
struct ListPlace {
  var identity: UInt64
  var order: Int
}

/// A row of a list.
struct ChoiceKey: Hashable {
  var list: UInt64
  var value: Value
}

/// What tells one destination from another: the view, the values it is given, and what is injected around it.
struct DestinationKey: Hashable {
  var place: Int64
  var identity: UInt64
  var values: [Value]
}
