import ScreenSyntax
import ScreenTypes
import SourceModel

/// A step of a scenario, or the scenario's own tag, with its attributes checked.
public struct CheckedStep: Sendable {
  /// The scenario.
  public let scenario: DeclarationID
  /// What is done; nil for the tag of the scenario, whose attributes pass parameters to its screen.
  public let kind: StepKind?
  /// The element.
  public let node: XMLNodeID
  /// Its attributes that hold values, in `CheckedFile.attributes`: each tells by its `position` which argument of the step
  /// it is (`StepArgument.rawValue`), or which `member` it passes.
  public let attributes: Range<AttributeID>
}
