/// A property of the `configuration` of a style. Those that are views stand in its body by their names, too:
/// `<Content name="icon"/>`.
public enum StyleProperty: Int32, Sendable, CaseIterable {
  /// `configuration` itself. As a view, `<Content/>`: the label of a button or toggle; of others, what the style is for as
  /// it is drawn without the style.
  case whole
  case isPressed, isOn, trigger
  case label, title, icon, content
  case currentValueLabel, minimumValueLabel, maximumValueLabel
  /// The value of a progress view, and of a gauge: from 0 to 1.
  case fractionCompleted, value
  /// What a button is for; whether a toggle is on for some of what it stands for.
  case role, isMixed
  /// Whether a disclosure group is open.
  case isExpanded

  /// Its name in code.
  public var name: String {
    switch self {
    case .whole: "whole"
    case .isPressed: "isPressed"
    case .isOn: "isOn"
    case .trigger: "trigger"
    case .label: "label"
    case .title: "title"
    case .icon: "icon"
    case .content: "content"
    case .currentValueLabel: "currentValueLabel"
    case .minimumValueLabel: "minimumValueLabel"
    case .maximumValueLabel: "maximumValueLabel"
    case .fractionCompleted: "fractionCompleted"
    case .value: "value"
    case .role: "role"
    case .isMixed: "isMixed"
    case .isExpanded: "isExpanded"
    }
  }

  /// True for those that may be changed, and that `$` binds to.
  public var isBound: Bool { self == .isOn || self == .isExpanded }

  /// True for those that are views.
  public var isView: Bool {
    switch self {
    case .whole, .label, .title, .icon, .content, .currentValueLabel, .minimumValueLabel, .maximumValueLabel:
      true
    case .isPressed, .isOn, .trigger, .fractionCompleted, .value, .role, .isMixed, .isExpanded: false
    }
  }
}
