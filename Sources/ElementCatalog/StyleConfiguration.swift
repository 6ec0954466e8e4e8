import ScreenTypes

/// What `configuration` is in the body of a style.
public final class StyleConfiguration {
  /// True while a button is pressed.
  public let isPressed: Bool
  /// What a toggle is bound to.
  public let isOn: BindingBox?
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
    isPressed: Bool = false, isOn: BindingBox? = nil, action: FunctionBox? = nil, fraction: Double? = nil,
    role: Value = .null,
    missing: [StyleProperty] = []
  ) {
    self.isPressed = isPressed
    self.isOn = isOn
    self.action = action
    self.fraction = fraction
    self.role = role
    self.missing = missing
  }
}
