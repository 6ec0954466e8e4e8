import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A control of the page as it was rendered last.
public struct ControlDescription: Sendable {
  /// The number by which it is used.
  public let control: Int32
  /// What it is read aloud as.
  public let label: String
  /// What it takes.
  public let kind: ControlRegistration.Kind
  /// How many presentations are open around it; the topmost layer is that of the highest number.
  public let layer: Int
  /// False where it takes no input.
  public let isEnabled: Bool
  /// The labels of its options, in order.
  public let choices: [String]
}
