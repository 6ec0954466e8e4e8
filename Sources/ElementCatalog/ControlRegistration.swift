import RenderTree
import ScreenTypes
import StandardLibrary

/// What a control does when it is used.
public struct ControlRegistration {
  /// What kind of use it takes.
  public enum Kind: Sendable {
    /// Tapped: runs `action`.
    case tap
    /// Held: runs `action`.
    case longPress
    /// Sets `binding` to the opposite.
    case toggle
    /// Sets `binding` to a value in steps, or runs `increment` and `decrement`.
    case step
    /// Sets `binding` to text, number, date or a chosen value.
    case edit
    /// Sets `binding` to the value of its one choice.
    case select
    /// Dismisses a presentation: sets `binding` to false or nil, then runs `action`.
    case dismiss
    /// Opens the page of a navigation link.
    case navigate
    /// Opens an address.
    case open
  }
  /// What kind of use it takes; a step of another kind does not find it.
  public var kind: Kind
  /// The label by which it is found; empty where it is the text of `node`, which `Lowering.name(of:)` gives.
  public var label: String
  /// The control's node.
  public var node = NodeIndex.none
  /// What it runs: a function, or a gesture value with its handlers; for a text field, when it is submitted; for
  /// `.open`, the address itself.
  public var action: Value?
  /// The gestures around it that a tap ends as well, inner ones first.
  public var gestures: [GestureValue] = []
  /// The Binding that a use of it writes; nil for a control that only runs something.
  public var binding: Value?
  /// The function that a stepper's plus runs; nil where it changes its binding.
  public var increment: Value?
  /// The function that a stepper's minus runs; nil where it changes its binding.
  public var decrement: Value?
  /// Takes true when a change by the user begins and false when it ends.
  public var editingChanged: Value?
  /// Values that may be chosen, with their labels, in the order of the page.
  public var choices: [(label: String, value: Value)] = []
  /// The least and the greatest number, and how far one step goes; nil where nothing bounds it.
  public var range: (minimum: Double, maximum: Double, step: Double)?
  /// How the text of a field becomes its value; nil where it is the value, or is read like the value that is there.
  public var reading: NumberReading?
  /// The number of the presentation around this button that a tap on it dismisses; -1 for none.
  public var dismisses: Int32 = -1
  /// False where it takes no input.
  public var isEnabled = true

  /// A control.
  public init(_ kind: Kind, label: String, action: Value? = nil, binding: Value? = nil) {
    self.kind = kind
    self.label = label
    self.action = action
    self.binding = binding
  }

  /// Lets a tap end a gesture in place of all that it does.
  mutating func replaceTap(with gesture: GestureValue) {
    (kind, action, binding, gestures, dismisses) = (.tap, Value(gesture), nil, [], -1)
  }
}
