/// What a step of a scenario is given: an attribute of its element.
public enum StepArgument: UInt8, CaseIterable, Sendable {
  case on, text, noText, screen, value, effect, name, action, to, seconds

  /// The name of the attribute.
  public var attribute: String {
    switch self {
    case .on: "on"
    case .text: "text"
    case .noText: "no-text"
    case .screen: "screen"
    case .value: "value"
    case .effect: "effect"
    case .name: "name"
    case .action: "action"
    case .to: "to"
    case .seconds: "seconds"
    }
  }

  /// The argument with an attribute's name.
  public init?(attribute: String) {
    guard let found = Self.allCases.first(where: { $0.attribute == attribute }) else { return nil }
    self = found
  }
}
