import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A use of a control.
public enum ControlInput: Sendable {
  /// A tap: runs a button, opens a link, switches a toggle.
  case tap
  /// A long press.
  case longPress
  /// Text that replaces what a field holds; also a number or date as text.
  case text(String)
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// The option with this label.
  case select(String)
  /// A value of the control's type.
  case value(Value)
}
