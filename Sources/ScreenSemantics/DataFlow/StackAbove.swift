import ScreenTypes

/// What a view finds above it, as far as one body can tell.
public enum StackAbove: Sendable {
  /// A stack in this body: its frame.
  case found(Int32)
  /// A presentation begins here, which has no stack of its own.
  case none
  /// Whatever is above the entry of the body.
  case entry
}
