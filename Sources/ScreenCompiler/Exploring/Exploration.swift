import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Something that an exploration found, with the shortest way to it.
public struct ExplorationFinding: Sendable {
  /// What it is: the rule of a fault, or `explore/…`.
  public let rule: RuleID
  /// What happens, as a sentence.
  public let message: String
  /// What to do; nil where the message says it.
  public let help: String?
  /// Where in the package it is.
  public let location: SourceLocation
  /// The steps that lead there, which were replayed to confirm that they do.
  public let steps: [ScenarioStep]
  /// The Scenario whose steps they are, which can be put into the package.
  public let scenario: String
}

/// The result of an exploration.
public struct Exploration: Sendable {
  /// What was found, each once: faults first, then what the pages show, by the length of the way.
  public let findings: [ExplorationFinding]
  /// How many states were visited.
  public let states: Int
  /// How many steps were tried.
  public let tried: Int
  /// How many states were drawn on which nothing was tried, as they are as many steps away as the bound allows, or there were
  /// as many states as it allows.
  public let untried: Int
  /// How many steps would have led to further states, for which the bound left no room.
  public let dropped: Int
  /// How many findings did not occur again when their steps were replayed, and so are not reported.
  public let unconfirmed: Int
  /// What was reached of the screens and views, those that are never shown included.
  let pages: [ReachedPage]
  /// The bounds.
  public let options: Explorer.Options

  /// How much can be reached: each screen and view, and what is in it.
  public var count: Int { pages.reduce(0) { $0 + $1.count } }
  /// How much of it was reached.
  public var reached: Int { pages.reduce(0) { $0 + $1.reached } }

  init(
    _ compilation: Compilation, _ options: Explorer.Options, _ graph: StateGraph, _ reached: Reached,
    _ start: ExplorationStart
  ) throws {
    let program = compilation.model.program
    let root = options.screen.isNone ? program.app : options.screen
    var replay = Replay(graph, start, program.location(of: root))
    var found: [ExplorationFinding] = []
    for candidate in ExplorationChecks.candidates(in: graph) {
      if let finding = try replay.confirm(candidate, number: found.count + 1) { found.append(finding) }
    }
    findings = found
    unconfirmed = replay.unconfirmed
    states = graph.count
    tried = graph.tried
    dropped = graph.dropped
    untried = graph.all.count { graph.states[$0].isUntried }
    pages = ReachedPage.all(in: compilation.model, reached)
    self.options = options
  }
}

/// Replays what led to findings, each from a fresh start.
private struct Replay {
  private let graph: StateGraph
  private let start: ExplorationStart
  private let root: SourceLocation
  private let stack = RunStack()
  private(set) var unconfirmed = 0

  init(_ graph: StateGraph, _ start: ExplorationStart, _ root: SourceLocation) {
    self.graph = graph
    self.start = start
    self.root = root
  }

  /// The finding, where its steps lead to it again. Throws what the start throws.
  mutating func confirm(_ candidate: Candidate, number: Int) throws -> ExplorationFinding? {
    let run = start.makeRun(on: stack)
    var steps: [ScenarioStep] = start.firstSteps
    var end: RuntimeFault?
    var copies: [HeldCopy] = []
    run.measuresReach = true
    do {
      try start.begin(run, asScenario: true)
      _ = try run.render()
      for action in graph.way(to: candidate.state) + [candidate.action].compactMap({ $0 }) {
        guard let step = run.step(for: action) else {
          unconfirmed += 1
          return nil
        }
        steps.append(step)
        copies = run.heldCopies
        try run.perform(step)
      }
    } catch let fault as RuntimeFault {
      end = fault
    } catch is StepFault {
      unconfirmed += 1
      return nil
    }
    let isConfirmed: Bool
    if let isThere = candidate.isThere {
      isConfirmed =
        end == nil && (!start.beginsAsScenario || run.stateHash == graph.states[candidate.state].rest)
        && isThere(run.facts(since: copies))
    } else {
      isConfirmed = end?.rule == candidate.rule && end?.location == candidate.location
    }
    guard isConfirmed else {
      unconfirmed += 1
      return nil
    }
    return ExplorationFinding(
      rule: candidate.rule, message: candidate.message, help: candidate.help,
      location: candidate.location ?? root,
      steps: steps, scenario: scenario(steps, "\(candidate.rule) \(number)"))
  }

  private func scenario(_ steps: [ScenarioStep], _ name: String) -> String {
    let head = "<Scenario name=\"\(XMLText.escaped(name))\"\(start.scenarioAttributes)"
    if steps.isEmpty { return head + "/>\n" }
    return head + ">\n" + steps.map { "  \($0.xml)\n" }.joined() + "</Scenario>\n"
  }
}
