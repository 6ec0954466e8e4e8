import ScreenTypes
import SourceModel

/// Types that the compiler itself looks for.
enum KnownTypes {
  /// The type of `objectWillChange`: it publishes that what an object announces will change, and no value.
  static let objectWillChange = TypeID.void.publisher
  /// What an object may declare its `objectWillChange` to be, which it is anyway.
  static let objectPublisher = TypeID(.builtin("ObservableObjectPublisher"))
  /// The type of the `id` of something of which no more is known than that it is Identifiable.
  static let identifier = TypeID(.builtin(Names.idType))
  static let closedRangeOfInt = TypeID(.closedRange(.int))
  static let appearance = TypeID(.builtin(Names.appearance))
  /// The appearances that can be set, by their names in code.
  static let appearances: [(name: Name, type: TypeID)] = [
    ("navigationBar", TypeID(.builtin("Appearance.navigationBar"))),
    ("switch", TypeID(.builtin("Appearance.switch"))),
  ]
}
