extension StandardLibrary {
  /// Animations, transitions, modifiers and gestures.
  static let motionTypes: [LibraryType] = [
    LibraryType(
      "ScrollTransitionConfiguration", cases: ["interactive", "animated", "identity"],
      "How a view changes as it is scrolled in and out."),
    LibraryType(
      "ScrollTransitionPhase", cases: ["topLeading", "identity", "bottomTrailing"],
      "How far a view has come as it is scrolled."),
    LibraryType("Namespace.ID", "What a `<Namespace>` holds: the name space of views that move as one."),
    LibraryType(
      "MatchedGeometryProperties", cases: ["frame", "position", "size"],
      "What a view takes over from the one that it moves with."),
    LibraryType("Animation", "How a change of state is animated."),
    LibraryType(
      "AnimationCompletionCriteria", cases: ["logicallyComplete", "removed"],
      "When an animation is taken as over; here it is at once."),
    LibraryType("AnyTransition", "How a view comes and goes."),
    LibraryType(
      "TransitionPhase", cases: ["willAppear", "identity", "didDisappear"],
      "Whether a view comes, is there, or goes."),
    LibraryType(
      "BlurReplaceTransition.Configuration", cases: ["downUp", "upUp"],
      "Whether what comes grows or shrinks while it is blurred in."),
    LibraryType(
      "TimelineViewDefaultContext.Cadence", cases: ["live", "seconds", "minutes"],
      "How often a timeline draws its view."),
    LibraryType("UnitCurve", "The course of an animation between its beginning and its end."),
    LibraryType("Transaction", "The context of a change of state."),
    LibraryType("ViewModifier", "A declared Modifier."),
    LibraryType("Gesture", aliases: ["AnyGesture"], "A gesture of the user."),
    LibraryType("TapGesture", "One or more taps."),
    LibraryType("SpatialTapGesture", "One or more taps, of which the place is known."),
    LibraryType("SpatialTapGesture.Value", "Where a tap was."),
    LibraryType("LongPressGesture", "A press that is held."),
    LibraryType("DragGesture", "A drag."),
    LibraryType("DragGesture.Value", "Where a drag is."),
    LibraryType("SequenceGesture", "A press that is held, then a drag."),
    LibraryType(
      "SequenceGesture.Value", cases: ["first", "second"],
      "`first(Bool)` while it is held, then `second(Bool, DragGesture.Value?)`."),
    LibraryType("ExclusiveGesture", "Two gestures, of which the first that is recognised counts."),
    LibraryType(
      "ExclusiveGesture.Value", cases: ["first", "second"],
      "The value of the gesture that counts: `.first(let value)` or `.second(let value)`."),
    LibraryType("SimultaneousGesture", "Two gestures that go on together."),
    LibraryType(
      "SimultaneousGesture.Value", "The values of both gestures, each nil while its gesture does not go on."),
    LibraryType("MagnifyGesture", "Two fingers that move apart or together."),
    LibraryType("MagnifyGesture.Value", "How far two fingers have moved apart."),
    LibraryType("MagnificationGesture", "Two fingers that move apart or together; its value is a number."),
    LibraryType("RotateGesture", "Two fingers that turn."),
    LibraryType("RotateGesture.Value", "How far two fingers have turned."),
    LibraryType("RotationGesture", "Two fingers that turn; its value is an angle."),
  ]
}
