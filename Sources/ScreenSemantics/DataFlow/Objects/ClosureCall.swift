import ScreenSyntax
import ScreenTypes
import SourceModel

/// A call of what a caller passes for a parameter. What it gives has the origin of that parameter.
struct ClosureCall: Hashable, Sendable {
  /// The place of the parameter.
  var parameter: Int
  /// What it is given.
  var arguments: [ObjectValue]
}
