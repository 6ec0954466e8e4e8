import ScreenTypes

/// Something of the environment that is called like a function: `dismiss()`, `openURL(…)`.
public final class EnvironmentAction: @unchecked Sendable {
  /// What it does, in a run.
  public let run: ([Value], any EvaluationHost) throws -> Value
  /// An action.
  public init(_ run: @escaping ([Value], any EvaluationHost) throws -> Value) { self.run = run }
}

/// The content of an `OpenURLAction.Result`: what becomes of an address.
struct OpenURLResult: OpaqueContent, Hashable {
  /// What is opened by the system: nothing, the address that was asked for, or another.
  enum Opened: Hashable { case nothing, asked, other(String) }

  var opened: Opened
  /// Its canonical text.
  var description: String
  /// The library type.
  var type: TypeID { .library("OpenURLAction.Result") }
}
