import ScreenTypes

/// Where an object of the environment comes from, as far as one body can tell.
public enum ObjectOrigin: Sendable {
  /// The frame that gives it.
  case given(Int32)
  /// Something that could not be resolved.
  case unknown
  /// The environment of the body's entry.
  case entry
  /// The environment of the stack above the body's entry.
  case stackEntry
}
