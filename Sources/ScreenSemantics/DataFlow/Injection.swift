import ScreenTypes

/// An object that a chain gives to the environment.
public struct Injection: Sendable {
  /// The frame that gives it.
  public var frame: ViewFrame
  /// The frame's place in `DataFlowGraph.frames`.
  public var place: Int32
  /// The declaration in whose body it stands.
  public var owner: DeclarationID
  /// The view node in whose body it stands.
  public var node: Int32
  /// Positions in `DataFlowGraph.edges` of the views inside it.
  var edges: [Int32]
}
