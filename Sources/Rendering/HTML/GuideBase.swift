import RenderTree

/// How a stack aligns views that say themselves where a line of theirs stands.
struct GuideBase {
  /// The line that views have which say nothing, as a part of their length: 0, a half or 1.
  var usual = (across: 0.5, down: 0.5)
  /// True where the views share a line of text.
  var isBaseline = false
  /// By how much all views are shifted, which shifts none of them.
  var common = (across: 0.0, down: 0.0)
}
