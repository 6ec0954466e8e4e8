import RenderTree

/// What a view inherits from the views around it.
struct Context {
  /// The axis of the stack it stands in: decides how dividers lie and spacers grow.
  var axis = StackPayload.Axis.vertical
  /// True in a list or form: controls take the whole row.
  var isInList = false
  /// True in the bar of tabs, where a picture is an icon.
  var isInTabBar = false
  /// The column of a split view that it stands in, beside others.
  var column: Region?
  /// True behind another view: fills become outlines where there is no colour.
  var isBackdrop = false
  /// The foreground where text names none; nil is the terminal's own.
  var tint: Color?
  /// Colours for a dark background.
  var isDark = false
  /// The accent of the app; nil is the system's.
  var accent: Color?
  /// Drawn faint.
  var isDim = false
  /// Drawn in bold type.
  var isBold = false
  /// Takes input.
  var isEnabled = true
  /// The outline a clip gives its content, and where; art draws its frame along it.
  var clipOutline: Outline?
  var clipRect = CellRect(0, 0, 0, 0)
  /// How shapes and drawings are turned with the views around them, the innermost last.
  var turns: [Turn] = []
  /// The edges that negative offsets do not cross.
  var parentX = 0
  var parentY = 0

  init() {}

  /// A colour as a number; nil is the terminal's own foreground.
  func number(of color: Color) -> RGB? {
    guard color.base == .accent, var accent else { return Palette.resolve(color, isDark: isDark) }
    accent.multiplyOpacity(by: Double(color.alpha) / 255)
    return Palette.resolve(accent, isDark: isDark)
  }

  /// The context of children along an axis.
  func along(_ axis: StackPayload.Axis) -> Context {
    var context = self
    context.axis = axis
    return context
  }

  /// The context inside a container that places its own children.
  func inside(_ rect: CellRect) -> Context {
    var context = self
    context.parentX = rect.x
    context.parentY = rect.y
    context.clipOutline = nil
    return context
  }
}
