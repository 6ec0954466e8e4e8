import ElementCatalog
import ScreenTypes
import SourceModel

/// Names that rules look for.
enum LintNames {
  static let label: Name = "label"
  static let available: Name = "available"
  static let button: Name = "Button"
  static let role: Name = "role"
  static let text: Name = "text"
  static let navigationLink: Name = "NavigationLink"
  static let navigationDestination: Name = "NavigationDestination"
  static let splitView: Name = "NavigationSplitView"
  static let selection: Name = "selection"
  static let dismiss: Name = "dismiss"
  static let presentationMode: Name = "presentationMode"
  static let systemName: Name = "systemName"
  static let systemImage: Name = "systemImage"
  static let bounds: Name = "in"
  static let date: Name = "date"
  static let timelineView: Name = "TimelineView"
  /// What gives the time again and again, until it is cancelled.
  static let timerPublisher = TypeID(.builtin("Timer.TimerPublisher"))
  static let step: Name = "step"
  static let sheet: Name = "Sheet"
  static let fullScreenCover: Name = "FullScreenCover"
  static let toggle: Name = "Toggle"
  static let stepper: Name = "Stepper"
  static let picker: Name = "Picker"
  static let tab: Name = "Tab"
  static let tabView: Name = "TabView"
  static let tabItem: Name = "TabItem"
  static let tableRow: Name = "TableRow"
  static let slider: Name = "Slider"
  static let group: Name = "Group"
  static let color: Name = "Color"
  static let foregroundColor: Name = "foregroundColor"
  static let foregroundStyle: Name = "foregroundStyle"
  static let background: Name = "background"
  static let backgroundPart: Name = "Background"
  static let overlayPart: Name = "Overlay"
  static let animation: Name = "animation"
  static let disabled: Name = "disabled"

  /// What is shown over a page.
  static let presentations: SmallSet<Name> = [
    sheet, fullScreenCover, "Popover", "Alert", "ActionSheet", "ConfirmationDialog",
  ]
  /// What holds a page that is pushed.
  static let pushedPages: SmallSet<Name> = ["Destination", navigationDestination]
  /// What stands in the body of a page and is none of it.
  static let otherPages = presentations.union(pushedPages)

  // For each modifier of the catalogue: true for that of the name. Chains are compared by the place of a modifier
  // there, without a look at the code of its call.
  static let staysOpen = marks("interactiveDismissDisabled")
  static let toggleStyle = marks("toggleStyle")

  private static func marks(_ name: String) -> [Bool] {
    ElementCatalog.shared.modifiers.map { $0.name == name }
  }
}
