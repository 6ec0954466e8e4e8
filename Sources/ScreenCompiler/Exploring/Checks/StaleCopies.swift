import ScreenRuntime
import SourceModel

/// A datum that two places show differently.
enum StaleCopies: ExplorationCheck {
  static let id: RuleID = "explore/stale-copy"
  static let title = "A page shows a copy of data that has changed."
  static let explanation = """
    A state was given a copy of a datum, a step then changed the datum, and the page still shows the copy: two screens say two \
    things, and what is saved from the copy undoes the change. It is told only where the state was the same as the datum before \
    the step, so that nobody was editing it, and where the page would look otherwise with what the datum is now. Keep the id in \
    place of the copy and look the datum up, or pass a binding to it.
    """

  static func candidates(in graph: StateGraph) -> [Candidate] {
    firstAtEachPlace(\.staleCopies, \.location, in: graph) { copy in
      (
        message:
          "`\(copy.copy)` still shows what a datum of `\(copy.source)` was\(copy.part.isEmpty ? "" : ": `\(copy.part)` is \(copy.old) here and \(copy.new) there").",
        help: "Keep its id and look it up, or take a binding to it."
      )
    } isThere: {
      $1.staleCopies.contains($0)
    }
  }
}
