import ScreenSemantics
import ScreenTypes

/// Writes values out, as Swift's `String(describing:)` does with what is inside of others.
public struct DescribedValues {
  private let evaluator: Evaluator

  /// For values of a package, and of its model data.
  public init(_ model: SemanticModel, data: ModelStore = .empty) {
    evaluator = Evaluator(
      RunnableProgram(model, members: data.members), data: data, settings: .init(), limits: RunLimits())
  }

  /// The text of a value of a static type.
  public func text(_ value: Value, as type: TypeID) -> String {
    var text = ""
    evaluator.append(value, as: type, nested: true, to: &text)
    return text
  }
}
