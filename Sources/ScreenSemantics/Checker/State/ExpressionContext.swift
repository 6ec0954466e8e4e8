import ScreenSyntax

/// What is known of the expression under way; a trial puts all of it back.
struct ExpressionContext: Equatable {
  /// The expression that is a statement of its own.
  private(set) var effect = CodeID.none
  /// The name that the last `if let name` without a value stands for.
  private(set) var shorthand = CodeID.none
  /// The code of which a binding is wanted.
  private(set) var boundPath = CodeID.none
  /// What the `.onReceive` under way follows; none outside of one.
  private(set) var followed = CodeID.none
  /// How many `$names` were looked at, so that others cost nothing where one matters.
  private(set) var bindingNames = 0

  /// Begins an expression that is a statement.
  mutating func beginStatement(_ id: CodeID) { effect = id }

  /// Ends it.
  mutating func endStatement() { effect = .none }

  /// Says which name an `if let name` stands for.
  mutating func unwrap(_ name: CodeID) { shorthand = name }

  /// Says of which code a binding is wanted; of none where none is.
  mutating func wantBinding(of code: CodeID) { boundPath = code }

  /// Sets what the `.onReceive` under way follows, and gives what that around it follows.
  @discardableResult
  mutating func follow(_ publisher: CodeID) -> CodeID {
    defer { followed = publisher }
    return followed
  }

  /// Counts a `$name`.
  mutating func countBindingName() { bindingNames += 1 }
}
