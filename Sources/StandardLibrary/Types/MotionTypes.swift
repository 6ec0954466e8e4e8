extension StandardLibrary {
  /// Animations, transitions, modifiers and gestures.
  static let motionTypes: [LibraryType] = [
    LibraryType("Animation", "How a change of state is animated."),
    LibraryType("AnyTransition", "How a view comes and goes."),
    LibraryType("Transaction", "The context of a change of state."),
    LibraryType("ViewModifier", "A declared Modifier."),
    LibraryType("Gesture", "A gesture of the user."),
    LibraryType("TapGesture", "One or more taps."),
    LibraryType("LongPressGesture", "A press that is held."),
    LibraryType("DragGesture", "A drag."),
    LibraryType("DragGesture.Value", "Where a drag is."),
  ]
}
