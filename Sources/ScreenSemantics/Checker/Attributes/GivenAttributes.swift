import SourceModel

/// What one look at the attributes of an element found, so that nobody looks for them again.
struct GivenAttributes {
  /// Those that the element knows, as bits by their positions.
  var known: UInt64 = 0
  /// The position of `modifiers` among the attributes, or -1.
  var chain: Int32 = -1
  /// True where no attribute is written as a child or stands under another name.
  var isComplete: Bool
  /// True where a part may be given as a value.
  var mayHoldParts = false

  init(isComplete: Bool) { self.isComplete = isComplete }

  /// True where the attribute at a position is given.
  func contains(_ position: Int) -> Bool { known & (1 << UInt64(position)) != 0 }
}

/// A text with the name that it is given under.
struct NamedText {
  var name: Name
  var text: AttributeText
}
