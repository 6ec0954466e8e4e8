import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleContext {
  /// True where the package uses something that iOS 14 lacks, so that it runs on later versions alone; or where the settings
  /// say so. Elements and kinds of members are looked at; linear in how many of them there are.
  var needsIOS15: Bool {
    if options.allowsManyAlertButtons { return true }
    if LaterThanIOS14.elements.contains(where: { !facts.uses(of: $0, graph).isEmpty }) { return true }
    if LaterThanIOS14.members.contains(where: { !graph.members(of: $0).isEmpty }) { return true }
    return program.declarations.contains { $0.kind == .observable }
  }
}

/// What came with iOS 15 or later.
private enum LaterThanIOS14 {
  static let elements: [Name] = [
    "NavigationStack", "NavigationSplitView", "NavigationDestination", "ConfirmationDialog", "SwipeActions",
    "AsyncImage", "SafeAreaInset", "Table", "Grid", "GridRow", "ViewThatFits", "Gauge", "ShareLink",
    "LabeledContent", "ContentUnavailableView",
  ]
  static let members: [MemberKind] = [.focusState, .bindable]
}
