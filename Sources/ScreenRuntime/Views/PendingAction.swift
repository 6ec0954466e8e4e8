import ScreenTypes

/// An action that runs after a rendering.
struct PendingAction {
  /// Why it runs.
  enum Cause {
    /// Its view appears.
    case appears
    /// The same of a `task`, which begins when all that appears with its view has been told so.
    case task
    /// The phase of the scene changed.
    case launches
    /// A value changed, a presentation was put away, a view is gone, a publisher gave a value.
    case other
  }

  let action: Value
  let arguments: [Value]
  var cause = Cause.other
  /// The identity of the handler whose task it is; nil where it is none.
  var task: UInt64?
}
