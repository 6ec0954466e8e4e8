import ScreenRuntime
import ScreenSemantics
import SourceModel

/// One kind of thing that an exploration tells.
protocol ExplorationCheck: Sendable {
  /// By what it is known, such as `explore/no-way-out`.
  static var id: RuleID { get }
  /// The problem in a few words.
  static var title: String { get }
  /// What happens to whoever uses the app, and what to do.
  static var explanation: String { get }
  /// What there is of it in the states that were reached, the shortest way first.
  static func candidates(in graph: StateGraph) -> [Candidate]
}

/// Something that a walk found, to be replayed before it is told.
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

/// All kinds of things that an exploration tells.
public enum ExplorationChecks {
  /// Those of which each is known by an id of its own, in the order in which they are told. Faults, which are told first, go by
  /// their rules.
  static let all: [any ExplorationCheck.Type] = [
    NoWayOut.self, NoWayBack.self, TwoPresentations.self, DanglingSelection.self, RepeatedIDs.self,
    StaleCopies.self,
  ]

  /// What `explain` prints of a kind that only explorations tell, by its id or the part after the slash; nil for others.
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
