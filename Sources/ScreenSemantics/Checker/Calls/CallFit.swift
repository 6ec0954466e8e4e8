/// How far parameters take the arguments of a call.
enum CallFit: Comparable {
  /// A label or the number of arguments is wrong.
  case none
  /// The labels are right, the type of an argument is not.
  case labels
  /// Labels and types are right.
  case types
}
