import ScreenTypes

/// Something of the environment that is called like a function: `dismiss()`, `openURL(…)`.
public final class EnvironmentAction: @unchecked Sendable {
  /// What it does.
  public let run: ([Value]) throws -> Value
  /// An action.
  public init(_ run: @escaping ([Value]) throws -> Value) { self.run = run }
}
