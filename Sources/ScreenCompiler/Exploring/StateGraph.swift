import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// A state of an exploration, by its number.
struct StateID: TableID, Hashable {
  var index: Int32
  init(_ index: Int32) { self.index = index }
}

/// The states that an exploration reached, by the shortest ways to them.
///
/// States are numbered in the order in which they are found, which depends neither on threads nor on time: breadth first, and
/// for one page in reading order. Several numbers may stand for one state, as that is known only once its page is rendered;
/// the lowest counts, and edges lead to it.
final class StateGraph {
  /// A state.
  struct State {
    /// The state before it on the shortest way; none for the first.
    let parent: StateID
    /// What leads to it from there; nil for the first.
    let action: PageAction?
    /// How many steps lead to it.
    let depth: Int
    /// By what a walker knows it before its page is rendered, and after.
    let arrival: UInt64
    fileprivate(set) var rest: UInt64 = 0
    /// The lowest number of the same state.
    fileprivate(set) var first: StateID
    /// What there is to know of its page; of the lowest number alone.
    fileprivate(set) var facts = PageFacts()
    /// The states that steps on it lead to, but for those that begin anew.
    fileprivate(set) var next: [StateID] = []
    /// True where there may be more steps than those that were followed.
    fileprivate(set) var isOpen = true
    /// True where nothing was tried.
    fileprivate(set) var isUntried = false
  }

  /// A fault that ended a step or the drawing of a page.
  struct Fault {
    /// The state whose page could not be drawn, or on which the step was tried.
    let state: StateID
    /// The step; nil where it is the page.
    let action: PageAction?
    /// What happened.
    let fault: RuntimeFault
  }

  /// The states by their numbers.
  private(set) var states = IDArray<StateID, State>()
  /// The faults in the order in which they were found.
  private(set) var faults: [Fault] = []
  /// How many states there are, each counted once.
  private(set) var count = 0
  /// How many steps were tried.
  private(set) var tried = 0
  /// How many steps would have led to states that there was no more room for.
  private(set) var dropped = 0
  private var numbers: [UInt64: StateID] = [:]
  private let limit: Int
  /// States that were found and not visited yet.
  private var waiting = 0

  /// A graph of at most so many states.
  init(limit: Int) { self.limit = limit }

  /// True where there is no room for further states.
  var isFull: Bool { count + waiting >= limit }

  /// True for a state that was found before.
  func knows(_ hash: UInt64) -> Bool { numbers[hash] != nil }

  /// Adds the state in which everything begins.
  func begin(_ arrival: UInt64) -> StateID { add(arrival, after: .none, by: nil, depth: 0) }

  private func add(_ arrival: UInt64, after parent: StateID, by action: PageAction?, depth: Int) -> StateID {
    let number = states.endIndex
    states.append(
      State(parent: parent, action: action, depth: depth, arrival: arrival, first: number))
    numbers[arrival] = number
    waiting += 1
    return number
  }

  /// Takes in what became of a state; gives the states that were found on it.
  func add(_ visit: StateVisit, of number: StateID, triedAll: Bool) -> [StateID] {
    waiting -= 1
    states[number].rest = visit.state
    if let fault = visit.fault {
      count += 1
      faults.append(Fault(state: number, action: nil, fault: fault))
      return []
    }
    let known = numbers[visit.state].map { states[$0].first }
    if let known, known != number, states[known].rest == visit.state {
      states[number].first = known
      return []
    }
    numbers[visit.state] = number
    count += 1
    states[number].facts = visit.facts
    (states[number].isOpen, states[number].isUntried) = (!triedAll, !triedAll)
    tried += visit.tries.count
    var found: [StateID] = []
    for tried in visit.tries {
      if let fault = tried.fault {
        faults.append(Fault(state: number, action: tried.action, fault: fault))
        states[number].isOpen = true
        continue
      }
      let next: StateID
      if let known = numbers[tried.state] {
        next = known
      } else if isFull {
        dropped += 1
        states[number].isOpen = true
        continue
      } else {
        next = add(tried.state, after: number, by: tried.action, depth: states[number].depth + 1)
        found.append(next)
      }
      if tried.action.kind != .relaunch, states[number].next.last != next { states[number].next.append(next) }
    }
    return found
  }

  /// What leads to a state from the beginning.
  func way(to number: StateID) -> [PageAction] {
    var way: [PageAction] = []
    var here = states[number]
    while let action = here.action {
      way.append(action)
      here = states[here.parent]
    }
    return way.reversed()
  }

  /// The states, each once, by their numbers.
  var all: [StateID] {
    states.indices.filter { states[$0].first == $0 }
  }

  /// The first state for each layer that is never left: on top of it, as `top` tells, and on all states that steps lead to,
  /// among those of `layers`. Where some of them may have further steps, or take texts of which only a few were tried,
  /// nothing is known, and the layer is not given.
  func trapped(
    in layers: (PageFacts) -> [PageFacts.Layer], top: (PageFacts) -> PageFacts.Layer?
  ) -> [(layer: PageFacts.Layer, state: StateID)] {
    var inside: [UInt64: [StateID]] = [:]
    var order: [UInt64] = []
    for number in all {
      for layer in layers(states[number].facts) {
        if inside[layer.identity] == nil { order.append(layer.identity) }
        inside[layer.identity, default: []].append(number)
      }
    }
    var found: [(layer: PageFacts.Layer, state: StateID)] = []
    for identity in order {
      let members = inside[identity] ?? []
      let trapped = trapped(members)
      guard
        let state = members.first(where: {
          trapped.contains($0) && top(states[$0].facts)?.identity == identity
        }), let layer = top(states[state].facts),
        !found.contains(where: { $0.layer.location == layer.location })
      else { continue }
      found.append((layer, state))
    }
    return found
  }

  /// Those of some states from which no way leads out of them, nor to where nothing is known.
  private func trapped(_ members: [StateID]) -> Set<StateID> {
    var left = Set(members)
    var changes = true
    while changes {
      changes = false
      for number in members where left.contains(number) {
        let state = states[number]
        if state.isOpen || state.facts.isSampled
          || state.next.contains(where: { !left.contains(states[$0].first) })
        {
          left.remove(number)
          changes = true
        }
      }
    }
    return left
  }
}
