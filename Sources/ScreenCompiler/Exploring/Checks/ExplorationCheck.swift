import ScreenRuntime
import ScreenSemantics
import SourceModel

/// One kind of problem that an exploration reports.
protocol ExplorationCheck: Sendable {
  /// Its id, such as `explore/no-way-out`.
  static var id: RuleID { get }
  /// The problem in a few words.
  static var title: String { get }
  /// What happens to the user of the app, and what to do.
  static var explanation: String { get }
  /// Its occurrences in the states that were reached, the shortest way first.
  static func candidates(in graph: StateGraph) -> [Candidate]
}

extension ExplorationCheck {
  /// The first at each place of the problems that the facts of a state name, with what is said of it.
  static func firstAtEachPlace<Problem>(
    _ problems: (PageFacts) -> [Problem], _ place: (Problem) -> SourceLocation, in graph: StateGraph,
    _ words: (Problem) -> (message: String, help: String),
    isThere: @escaping (Problem, PageFacts) -> Bool
  ) -> [Candidate] {
    var seen: Set<SourceLocation> = []
    return graph.all.flatMap { number in
      problems(graph.states[number].facts).compactMap { problem -> Candidate? in
        guard seen.insert(place(problem)).inserted else { return nil }
        let (message, help) = words(problem)
        return Candidate(
          rule: id, state: number, location: place(problem), message: message, help: help,
          isThere: { isThere(problem, $0) })
      }
    }
  }
}

/// Something that a walk found, which is replayed before it is reported.
struct Candidate {
  /// What is wrong.
  let rule: RuleID
  /// The state in which it is.
  let state: StateID
  /// The step on it that fails; nil where the state itself is wrong.
  var action: PageAction?
  /// Where in the package it is.
  let location: SourceLocation?
  /// What happens, as a sentence.
  let message: String
  /// What to do.
  let help: String?
  /// True where the replayed page shows it, too; nil where a fault is what is expected.
  var isThere: ((PageFacts) -> Bool)?
}

/// All kinds of problems that an exploration reports.
public enum ExplorationChecks {
  /// Those with an id of their own, in the order in which they are reported. Faults, which are reported first, have the ids of
  /// their rules.
  static let all: [any ExplorationCheck.Type] = [
    NoWayOut.self, NoWayBack.self, TwoPresentations.self, DanglingSelection.self, RepeatedIDs.self,
    StaleCopies.self,
  ]

  /// What `explain` prints of a kind that only explorations report, by its id or the part after the slash; nil for others.
  public static func page(_ query: String) -> String? {
    guard
      let check = all.first(where: {
        $0.id.group == "explore" && ($0.id.id == query || $0.id.id.hasSuffix("/\(query)"))
      })
    else { return nil }
    return
      "\(check.id)\n\n\(check.title)\n\nWhat happens\n\n\(check.explanation)\n\nIt is found by `screenwright explore`.\n"
  }

  /// Everything that was found in the states of a graph.
  static func candidates(in graph: StateGraph) -> [Candidate] {
    RunFaults.candidates(in: graph) + all.flatMap { $0.candidates(in: graph) }
  }
}
