import ScreenSemantics
import ScreenTypes

/// May something of a kind lie around a place, or around a view that holds it on some way there?
///
/// Answer: true where it does on one way.
/// Cost: each view above is looked at once, at most 64 of them.
/// Limits: past those anything may lie around.
extension RuleContext {
  /// True where something like what `isMeant` tells lies around a place, or around a view that holds it on some way there.
  func mayLieAround(
    _ frame: Int32, of node: Int32, _ isMeant: (ViewFrame) -> Bool
  ) -> Bool {
    var seen: Set<Int32> = []
    var waiting: [(frame: Int32, node: Int32)] = [(frame, node)]
    while let place = waiting.popLast() {
      if graph.frames(from: place.frame).contains(where: { isMeant($0.frame) }) { return true }
      guard seen.insert(place.node).inserted else { continue }
      if seen.count > 64 { return true }
      for edge in graph.views.incoming[place.node] {
        waiting.append((graph.edge(at: edge).frame, graph.edge(at: edge).from))
      }
    }
    return false
  }
}
