import ScreenTypes

/// How a statement ended.
enum Flow {
  /// The next one follows.
  case next
  /// It stands for a value: it was run for one, and its last part is an expression.
  case value(Value)
  /// `return` left the body.
  case returning(Value)
  /// `break` leaves the loop or `switch`, and so many around it.
  case breaking(outer: Int)
  /// `fallthrough` goes on with the next case of the `switch`.
  case fallingThrough
  /// `continue` begins the next turn of the loop, or of the one that lies so many further out.
  case continuing(outer: Int)
}
