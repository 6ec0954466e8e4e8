import ScreenRuntime
import SourceModel

/// A page that was pushed and that nothing leaves.
enum NoWayBack: ExplorationCheck {
  static let id: RuleID = "explore/no-way-back"
  static let title = "A page has no way back."
  static let explanation = """
    The page has no button that leads back, as `navigationBarBackButtonHidden` hides it, and nothing else that can be done on it \
    leaves it. It is told only where everything was tried to the end; where the page takes texts, of which a few are tried, \
    nothing is said. Show the button, or give the page one that calls `dismiss()`.
    """

  static func candidates(in graph: StateGraph) -> [Candidate] {
    graph.trapped(in: \.pages) { $0.presentations.isEmpty ? $0.pages.last : nil }.map { layer, state in
      Candidate(
        rule: id, state: state, location: layer.location,
        message: "Nothing leads back from \(layer.name): whoever comes here has to end the app.",
        help: "Show its back button, or give it a button that calls `dismiss()`.",
        isThere: { $0.presentations.isEmpty && $0.pages.last?.location == layer.location })
    }
  }
}
