import RenderTree
import StandardLibrary

/// Something on a page that a step can speak of: a control, a text, a row, or what holds them.
public struct PageElement: Sendable {
  /// What it is.
  public enum Role: String, Sendable {
    case button, link, toggle, stepper, slider, field, picker, datePicker = "date picker"
    case colorPicker = "colour picker", menu, disclosure, tabs, option
    /// A view with a gesture of its own, or a row that can be selected.
    case view
    /// The way back in the bar of a page.
    case back
    case text, image
    /// Words of a text that lead to an address, which is the `value`.
    case words = "linked words"
    case row, section, group, presentation, page
  }

  /// What it is.
  public let role: Role
  /// What it is read aloud as, or the text itself.
  public var label: String
  /// Its accessibility identifier; empty for none.
  public var identifier = ""
  /// What a field, picker, toggle or stepper holds, as it is shown.
  public var value = ""
  /// What a field asks for, where it has a label, too.
  public var prompt = ""
  /// The number of the control; -1 for none.
  public var control: Int32 = -1
  /// The position among the choices of its control, of an option; else -1.
  public var choice = -1
  /// False where it takes no input.
  public var isEnabled = true
  /// False for what a closed menu or picker would show.
  public var isVisible = true
  /// True in the actions that swiping a row uncovers.
  public var isSwipeAction = false
  /// The position of the element that it is in; -1 for none.
  public let parent: Int
  /// The row that it is, as the page's notes tell it.
  var row: PageNotes.Row?
  /// Its view.
  var node = NodeIndex.none
  /// What linked words do, where that is not to open their address.
  var opener: EnvironmentAction?
  /// What its focus is tied to.
  var focuses: [PageNotes.Focus] = []

  init(_ role: Role, _ label: String, in parent: Int) {
    self.role = role
    self.label = label
    self.parent = parent
  }

  /// What it is called in messages: the button `Add`.
  public var description: String {
    let name = [label, prompt, identifier].first { !$0.isEmpty }
    return name.map { "the \(role.rawValue) `\($0)`" } ?? "a \(role.rawValue) without a label"
  }
}
