import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Why a control could not be used.
public struct ControlFault: Error, Hashable, Sendable {
  /// What was wrong, as a sentence.
  public let message: String

  /// A fault.
  public init(message: String) { self.message = message }
}
