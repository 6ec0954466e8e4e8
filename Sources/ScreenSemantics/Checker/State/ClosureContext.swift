import Memory
import ScreenTypes
import SourceModel

/// The places of some of the first 64 parameters of a function, in one word: a list would be counted with each call that is checked.
struct ParameterPlaces: Equatable {
  private var bits: UInt64 = 0

  /// Adds a place.
  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

  /// True for a place that was added.
  func contains(_ place: Int) -> Bool { bits >> UInt64(place) & 1 != 0 }
}

/// What stands around the code that is being checked: closures, what `return` gives, loops.
struct ClosureContext {
  /// A closure around the code.
  struct Closure: Equatable {
    var firstSlot: Int32
    var types: [TypeID]
    /// The parameters that it changes in place.
    var changed = ParameterPlaces()
    /// True where a fault around it leaves its parameters unknown.
    var isUnknown = false
    /// The highest `$n` used.
    var used = -1
  }

  /// What `return` gives.
  struct Result {
    var expected: TypeID?
    var found: TypeID?
    /// What wants it, if that is known.
    var wish: Expectation?
    /// True where the body is one statement.
    var isSingle = false
  }

  /// How deep the code stands.
  struct Mark: Equatable {
    fileprivate let closures, used, results, loops, breakable: Int
    fileprivate let changedParameters: ParameterPlaces
  }

  private var closures: [Closure] = []
  /// Innermost last; nil where it is to be inferred.
  private let results: Stack<Result>
  /// The loops around the code, in the innermost closure or function.
  private var loops = 0
  /// The loops and switches around the code, likewise.
  private var breakable = 0
  /// The parameters that the next closure changes in place, as those of `updating` and `reduce(into:)` do.
  private var changedParameters = ParameterPlaces()

  /// Code in no closure.
  init(on stack: Stack<Result>) { results = stack }

  // MARK: Closures

  /// The innermost closure; nil outside of all.
  var closure: Closure? { closures.last }

  /// Says which parameters the next closure changes in place.
  mutating func expectClosure(changing parameters: ParameterPlaces) { changedParameters = parameters }

  /// What `expectClosure` said, once.
  mutating func takeChangedParameters() -> ParameterPlaces {
    defer { changedParameters = ParameterPlaces() }
    return changedParameters
  }

  /// Enters a closure.
  mutating func enter(_ closure: Closure) { closures.append(closure) }

  /// Leaves the innermost closure, and gives it.
  mutating func leaveClosure() -> Closure { closures.removeLast() }

  /// Notes that the innermost closure uses `$n`.
  mutating func use(parameter: Int) {
    guard let used = closures.last?.used, used < parameter else { return }
    closures[closures.count - 1].used = parameter
  }

  // MARK: Bodies

  /// What the innermost `return` gives; nil outside of closures and functions.
  var result: Result? { results.last }

  /// Changes what is known of it.
  func setResult(_ result: Result) { results[results.count - 1] = result }

  /// Enters a body, in which no loop stands yet, and gives what `leaveBody` takes.
  mutating func enterBody(_ result: Result) -> (loops: Int, breakable: Int) {
    results.append(result)
    defer { (loops, breakable) = (0, 0) }
    return (loops, breakable)
  }

  /// Leaves a body.
  mutating func leaveBody(_ outer: (loops: Int, breakable: Int)) {
    results.removeAll(from: results.count - 1)
    (loops, breakable) = outer
  }

  /// True where `continue` has a loop.
  var isInLoop: Bool { loops > 0 }
  /// True where `break` has a loop or `switch`.
  var isBreakable: Bool { breakable > 0 }

  /// Enters a loop.
  mutating func enterLoop() {
    loops += 1
    breakable += 1
  }

  /// Leaves a loop.
  mutating func leaveLoop() {
    loops -= 1
    breakable -= 1
  }

  /// Enters a `switch`.
  mutating func enterSwitch() { breakable += 1 }

  /// Leaves a `switch`.
  mutating func leaveSwitch() { breakable -= 1 }

  // MARK: Trials

  /// How deep the code stands now.
  var mark: Mark {
    Mark(
      closures: closures.count, used: closures.last?.used ?? -1, results: results.count, loops: loops,
      breakable: breakable, changedParameters: changedParameters)
  }

  /// Forgets what was entered and used since a mark.
  mutating func restore(_ mark: Mark) {
    if closures.count > mark.closures { closures.removeLast(closures.count - mark.closures) }
    if let used = closures.last?.used, used != mark.used { closures[closures.count - 1].used = mark.used }
    results.removeAll(from: mark.results)
    (loops, breakable, changedParameters) = (mark.loops, mark.breakable, mark.changedParameters)
  }
}
