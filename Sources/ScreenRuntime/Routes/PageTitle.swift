import RenderTree

extension RenderTree {
  /// The title of the page, to which the pages behind it lead back: that of its bar, and of a split view that of the last
  /// column that has one, of tabs that of the shown one. Empty where there is none.
  var titleOfPage: String {
    let bars = shownNavigations
    guard let bar = bars.first else { return "" }
    let shown = bar.isHidden && bar.title.isEmpty ? bars.last { !$0.title.isEmpty } ?? bar : bar
    return string(shown.title)
  }
}
