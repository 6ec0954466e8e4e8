import ScreenRuntime
import SourceModel

/// A presentation that nothing dismisses.
enum NoWayOut: ExplorationCheck {
  static let id: RuleID = "explore/no-way-out"
  static let title = "A presentation cannot be left."
  static let explanation = """
    Whoever comes here has to end the app: no button, no swipe and no step that leads on from here puts the presentation away. It \
    is told only where everything that can be done on it was tried to the end; where it takes texts, of which a few are tried, \
    nothing is said. Give it a button that sets the binding of `isPresented` to false in every case, or drop \
    `interactiveDismissDisabled`.
    """

  static func candidates(in graph: StateGraph) -> [Candidate] {
    graph.trapped(in: \.presentations, top: \.presentations.last).map { layer, state in
      Candidate(
        rule: id, state: state, location: layer.location,
        message: "Nothing puts \(layer.name) away: whoever comes here has to end the app.",
        help: "Give it a button that closes it in every case, or let a swipe do so.",
        isThere: { $0.presentations.last?.location == layer.location })
    }
  }
}
