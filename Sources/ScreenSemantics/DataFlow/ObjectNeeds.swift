import ScreenTypes

/// From where objects of a type must come for a place to have one; empty where the body gives it one wherever it is put.
struct ObjectNeeds: OptionSet {
  let rawValue: UInt8
  /// The environment of the body's entry.
  static let entry = ObjectNeeds(rawValue: 1)
  /// The environment of the stack above the body's entry.
  static let stackEntry = ObjectNeeds(rawValue: 2)
}
