import ScreenRuntime
import SourceModel

/// A selection that is none of what can be chosen.
enum DanglingSelection: ExplorationCheck {
  static let id: RuleID = "explore/dangling-selection"
  static let title = "A selection names nothing."
  static let explanation = """
    A picker or tab view whose value is none of its tags shows nothing as chosen, and SwiftUI writes “the selection … is invalid and \
    does not have an associated tag, this will give undefined results”. A list whose selection is an id that no data has any more \
    keeps pointing to what is gone. Nil is no such case: nothing is chosen then. Set the selection to nil, or to something that is \
    there, where what it names goes.
    """

  static func candidates(in graph: StateGraph) -> [Candidate] {
    firstAtEachPlace(\.dangling, \.location, in: graph) { choice in
      let names = choice.choices.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
      let reason = names.isEmpty ? "an id that no data has any more" : "which is none of \(names)"
      return (
        message: "The selection of \(choice.control) is \(choice.value), \(reason).",
        help: "Choose something that is there, or nothing, where what it names goes."
      )
    } isThere: { choice, facts in
      facts.dangling.contains { $0.location == choice.location && $0.value == choice.value }
    }
  }
}
