import ScreenLint
import ScreenRuntime
import SourceModel

/// Rows of one list with one id: what `list/duplicate-id` proves of data, found after steps.
enum RepeatedIDs: ExplorationCheck {
  static let id: RuleID = .listDuplicateId
  static let title = "Two rows have one id."
  static let explanation = """
    The rows of a list are told apart by their ids. Where two have one, SwiftUI writes “the ID … occurs multiple times within the \
    collection, this will give undefined results”: a row is shown twice or not at all, and deleting one takes the other. Give new \
    elements an id that no other has had, such as `UUID()` or a counter that only goes up.
    """

  static func candidates(in graph: StateGraph) -> [Candidate] {
    firstAtEachPlace(\.repeatedIDs, \.location, in: graph) { repeated in
      (
        message: "Two rows have the id \(repeated.id): SwiftUI shows one of them twice, or not at all.",
        help: "Give new elements an id that no other has had."
      )
    } isThere: {
      $1.repeatedIDs.contains($0)
    }
  }
}
