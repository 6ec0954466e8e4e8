import RenderTree

/// What the views around a node say of it, until they end.
struct WriterEnvironment {
  /// True inside something disabled.
  var isDisabled = false
  /// True on the grey surface of a list, which the page, sheet or column around has.
  var isGrouped = false
  /// True where views are offered no height, as in a scroll view and in rows: there they take their ideal one.
  var isHeightOpen = false
  /// True where the text runs from right to left.
  var isRightToLeft: Bool
  /// The colours that are fixed; nil leaves them to the reader's settings.
  var scheme: HTMLPage.Scheme?
  /// By what the stack around aligns its views.
  var guides = GuideBase()
  /// The stacks of a row and its actions of which the row alone is to be written; the innermost is the last.
  var swipedStacks: [NodeIndex] = []
}
