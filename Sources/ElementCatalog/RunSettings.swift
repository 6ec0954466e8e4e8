import RenderTree
import StandardLibrary

/// The room that a view is offered, in points, and the axes in which it must fit.
public struct FittingRoom: Sendable {
  /// Across and down.
  public var width: Double, height: Double
  /// True where its ideal size must not be larger.
  public var isWide: Bool, isHigh: Bool
  /// A room of a width and height in points.
  public init(width: Double, height: Double, isWide: Bool, isHigh: Bool) {
    (self.width, self.height) = (width, height)
    (self.isWide, self.isHigh) = (isWide, isHigh)
  }
}

/// What a run depends on, apart from the program and its data.
public struct RunSettings: Sendable {
  /// The platform that code sees.
  public enum Platform: String, Sendable, CaseIterable { case iOS, macOS, web }
  /// The platform.
  public var platform = Platform.iOS
  /// A BCP 47 language tag.
  public var locale = "en_US" { didSet { isLocaleChosen = true } }
  /// True once a locale was set: texts are those of its language, else of the language that the screens are written in.
  public private(set) var isLocaleChosen = false
  /// By how many seconds clocks are ahead of UTC.
  public var timeZone = 0
  /// True where the language of the locale is written from right to left.
  public var isRightToLeft: Bool { LocaleForms.isRightToLeft(locale) }
  /// True for dark.
  public var isDark = false
  /// The instant of `Date()`, in seconds since 1970.
  public var date: Double = 1_577_836_800
  /// The label of a button that is drawn pressed.
  public var pressed: String?
  /// The width and height of the page in points, which a `GeometryReader` that fills it tells.
  public var page = (width: 640.0, height: 852.0)
  /// From this width on, in points, a page is as wide as an iPad: its horizontal size class is regular.
  public static let leastRegularWidth = 700.0
  /// True where the horizontal size class is compact.
  public var isCompact: Bool { platform == .iOS && page.width < Self.leastRegularWidth }
  /// Whether a view fits into a room. Its nodes are those from the given place on.
  public var fits: @Sendable (_ tree: RenderTree, _ view: NodeIndex, _ first: Int, FittingRoom) -> Bool = {
    _, _, _, _ in true
  }
  /// The sizes in points that views of a tree have on a page of a size; nil for a view that is not drawn there.
  public var sizes:
    @Sendable (_ tree: RenderTree, _ views: [NodeIndex], _ page: (width: Double, height: Double)) -> [(
      width: Double, height: Double
    )?] = { _, views, _ in views.map { _ in nil } }
  /// What gives the size in points of one of some views, by its place among them, for a width and height that it is offered; nil asks
  /// for the ideal one. It is the size on a page that counts in the given unit. Their nodes are those from the given place on.
  public var measure:
    @Sendable (_ tree: RenderTree, _ views: [NodeIndex], _ first: Int) -> (
      LayoutUnit, Int, Double?, Double?
    ) -> (width: Double, height: Double) = { _, _, _ in { _, _, width, height in (width ?? 10, height ?? 10) }
    }
  /// What a system symbol without a label is called, by its name.
  public var symbolLabel: @Sendable (_ name: String) -> String = { $0 }
  /// Whether `onAppear` runs.
  public var runsAppear = true

  /// The defaults.
  public init() {}
}
