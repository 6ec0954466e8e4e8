import ScreenSyntax
import ScreenTypes
import SourceModel

/// A function value of which a unit of code knows where it comes from.
enum KnownClosure: Hashable, Sendable {
  /// A closure, or the name of a function, that is written in the unit.
  case code(CodeID)
  /// What the caller passes for a parameter.
  case parameter(Int)
}
