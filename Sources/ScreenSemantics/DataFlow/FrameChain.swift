/// A frame and those around it, from the inside out.
public struct FrameChain: Sequence, IteratorProtocol {
  private let graph: DataFlowGraph
  private var upcoming: Int32

  init(_ graph: DataFlowGraph, from place: Int32) {
    self.graph = graph
    upcoming = place
  }

  /// The next frame, with its place in the graph's `frames`.
  public mutating func next() -> (place: Int32, frame: ViewFrame)? {
    if upcoming < 0 { return nil }
    let place = upcoming
    let frame = graph.frame(at: place)
    upcoming = frame.parent
    return (place, frame)
  }
}
