/// What a modifier means for the flow of data, and for what hangs on the view.
public enum ModifierRole: UInt8, Sendable {
  /// Nothing more than its effect on the view.
  case plain
  /// It gives an object or a value to all views inside.
  case injection
  /// It applies a declared Modifier.
  case declared
  /// It sets the style of controls inside.
  case style
  /// It says what a screen reader says of the view, or that it says nothing.
  case label
  /// Without arguments it is the place in the chain where an attached `Background` stands.
  case background
  /// Without arguments it is the place in the chain where an attached `Overlay` stands.
  case overlay
  /// Its action runs when a value changes.
  case change
  /// Its action runs when the view appears.
  case appear
  /// Another value of its argument makes another view, with state of its own.
  case identity
  /// It tells the view from others of a container by its argument.
  case tag
  /// It keeps the user from dismissing what the view is presented in.
  case undismissable
}
