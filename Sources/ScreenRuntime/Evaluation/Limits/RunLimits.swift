/// The bounds of one page's evaluation. What passes one of them stops with `run/limit` at its source line.
public struct RunLimits: Sendable {
  /// The most steps: calls, turns of loops, and work of library members.
  public var steps = 10_000_000
  /// The most calls and views inside each other.
  public var depth = 256
  /// The most elements of an array, and bytes of a string.
  public var size = 10_000_000
  /// The most rounds until nothing changes after views have appeared.
  public var rounds = 1_000
  /// The most pages that are drawn to find the way to a view.
  public var routePages = 4096
  /// How often a page on the way to a view is drawn while what appears on it changes what it shows; 0 where nothing appears there.
  public var routeRounds = 8
  /// The most controls that are used to find the way to a view; 0 for none.
  public var routeUses = 256

  /// The defaults.
  public init() {}
}
