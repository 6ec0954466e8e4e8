import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Walks the states that a person can reach from the App or a screen, breadth first, on all cores. What it finds, and in
/// which order, depends on the package and the bounds alone.
public struct Explorer {
  /// Where it begins, and how far it goes.
  public struct Options: Sendable {
    /// The screen on which it begins; none for what the App shows.
    public var screen = DeclarationID.none
    /// The most steps on the way to a state.
    public var steps = 6
    /// The most states.
    public var states = 100_000
    /// What the screen is given, and the states that are set before the first step.
    public var request = PageRequestOptions()
    /// How pages are drawn.
    public var page = PageOptions()

    /// The defaults.
    public init() {}
  }

  private let compilation: Compilation
  private let options: Options

  /// An explorer of a package without errors, which has an App where no screen is named.
  public init(_ compilation: Compilation, options: Options) {
    self.compilation = compilation
    self.options = options
  }

  /// Walks; `progress` is called with the number of states found, after each step of the way. Throws `FileError`, `UsageError`
  /// for templates that cannot be used and for values and states that do not exist, `PageFault` for values that cannot be
  /// computed.
  public func run(progress: (Int) -> Void = { _ in }) throws -> Exploration {
    let maker = try PageMaker.ofPackage(compilation, options: options.page)
    let start = ExplorationStart(options, maker)
    let graph = StateGraph(limit: max(1, options.states))
    let workers = try (0..<Parallel.cores).map { _ in try ExplorationWorker(start.another()) }
    var frontier = [graph.begin(workers[0].first)]
    var owners: [StateID: Int] = [:]
    // All begin with the first state, so that what is found on it can be shared out.
    for worker in workers { worker.states = frontier }
    while !frontier.isEmpty {
      let depth = graph.states[frontier[0]].depth
      let tries = depth < options.steps && !graph.isFull
      visit(workers, graph, tries: tries)
      frontier = merge(workers, frontier, graph, owners, tries: tries)
      owners = share(frontier, workers, graph)
      progress(graph.states.count)
    }
    var reached = Reached()
    for worker in workers { reached.formUnion(worker.reached) }
    return try Exploration(compilation, options, graph, reached, start)
  }

  private func visit(_ workers: [ExplorationWorker], _ graph: StateGraph, tries: Bool) {
    // Each worker is used by one thread; the graph does not change meanwhile.
    nonisolated(unsafe) let (workers, graph) = (workers, graph)
    _ = Parallel.map(workers.count, onAllCores: true) { workers[$0].visit(graph, tries: tries) }
  }

  /// Takes in what all workers found, in the order of the states.
  private func merge(
    _ workers: [ExplorationWorker], _ frontier: [StateID], _ graph: StateGraph, _ owners: [StateID: Int],
    tries: Bool
  ) -> [StateID] {
    var places = Array(repeating: 0, count: workers.count)
    var found: [StateID] = []
    for state in frontier {
      let owner = owners[state] ?? 0
      found += graph.add(workers[owner].visits[places[owner]], of: state, triedAll: tries)
      places[owner] += 1
    }
    return found
  }

  /// Gives each state to the worker with the fewest of those that can visit it.
  private func share(_ frontier: [StateID], _ workers: [ExplorationWorker], _ graph: StateGraph) -> [StateID:
    Int]
  {
    var owners: [StateID: Int] = [:]
    owners.reserveCapacity(frontier.count)
    for worker in workers { worker.states = [] }
    for state in frontier {
      let arrival = graph.states[state].arrival
      let able = workers.indices.filter { workers[$0].holds(arrival) }
      guard let owner = able.min(by: { workers[$0].states.count < workers[$1].states.count }) else {
        preconditionFailure("whoever found a state can visit it")
      }
      owners[state] = owner
      workers[owner].states.append(state)
    }
    for worker in workers { worker.keep(graph) }
    return owners
  }
}

/// What visits states on one thread.
private final class ExplorationWorker {
  /// The states that are visited next.
  var states: [StateID] = []
  /// What became of those that were visited last.
  private(set) var visits: [StateVisit] = []
  /// The state in which everything begins.
  let first: UInt64
  private let walker: StateWalker
  /// Kept for the run, which works on it.
  private let stack: RunStack

  init(_ start: ExplorationStart) throws {
    stack = RunStack()
    let run = start.makeRun(on: stack)
    run.measuresReach = true
    walker = StateWalker(run)
    do { try start.begin(run) } catch is RuntimeFault {
      // The page is drawn again when the state is visited, and fails again.
    }
    first = walker.begin()
  }

  func visit(_ graph: StateGraph, tries: Bool) {
    let arrivals = states.map { graph.states[$0].arrival }
    visits = walker.visit(arrivals, tries: tries) { graph.knows($0) }
  }

  func holds(_ arrival: UInt64) -> Bool { walker.holds(arrival) }

  func keep(_ graph: StateGraph) { walker.keep(states.map { graph.states[$0].arrival }) }

  var reached: Reached { walker.reached }
}
