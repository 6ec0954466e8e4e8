import ScreenTypes

/// What `configuration` is in the body of a style.
public final class StyleConfiguration {
  /// True while a button is pressed.
  public let isPressed: Bool
  /// What a toggle is bound to; of a disclosure group, whether it is open.
  public let binding: BindingBox?
  /// What a button does.
  public let action: FunctionBox?
  /// The value of a progress view or gauge, from 0 to 1; nil for an indeterminate progress view.
  public let fraction: Double?
  /// What a button is for; `.null` where nothing is said of that.
  public let role: Value
  /// The views that the control was not given.
  public let missing: [StyleProperty]

  /// The configuration of one control.
  public init(
    isPressed: Bool = false, binding: BindingBox? = nil, action: FunctionBox? = nil, fraction: Double? = nil,
    role: Value = .null,
    missing: [StyleProperty] = []
  ) {
    self.isPressed = isPressed
    self.binding = binding
    self.action = action
    self.fraction = fraction
    self.role = role
    self.missing = missing
  }
}
