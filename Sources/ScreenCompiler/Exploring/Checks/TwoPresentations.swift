import ScreenRuntime
import SourceModel

/// Two presentations that one page wants to show at once.
enum TwoPresentations: ExplorationCheck {
  static let id: RuleID = "explore/two-presentations"
  static let title = "Two presentations are up at once."
  static let explanation = """
    A page presents one thing at a time. Where the bindings of two say that they are up, SwiftUI shows the one that came first and \
    writes “Attempt to present … which is already presenting” to the log; the other comes up late or never, while its state says \
    that it is there. A presentation inside another is no such case. Put the first away before the second is asked for, or hold \
    both in one optional value with a `<Sheet item>`.
    """

  static func candidates(in graph: StateGraph) -> [Candidate] {
    var seen: Set<[SourceLocation]> = []
    return graph.all.compactMap { number in
      let all = graph.states[number].facts.presentations
      guard let (one, other) = pair(in: all), seen.insert([one.location, other.location]).inserted else {
        return nil
      }
      return Candidate(
        rule: id, state: number, location: other.location,
        message: "\(one.name.capitalizedFirst) and \(other.name) are both up: SwiftUI shows only the first.",
        help: "Put the first away before the second is asked for.",
        isThere: {
          pair(in: $0.presentations).map { $0.location == one.location && $1.location == other.location }
            ?? false
        })
    }
  }

  /// The first two that one page shows at once.
  private static func pair(in all: [PageFacts.Layer]) -> (PageFacts.Layer, PageFacts.Layer)? {
    for (place, other) in all.enumerated() {
      if let one = all[..<place].first(where: { $0.depth == other.depth }) { return (one, other) }
    }
    return nil
  }
}
