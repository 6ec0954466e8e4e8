import Memory
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The calls under way: what they may call, and how arguments meet parameters. Each call takes away what it put there.
struct CallContext {
  /// Parameters that calls may meet.
  let parameters: Stack<CallParameter>
  /// The arguments' expressions by parameter.
  let places: Stack<CodeID>
  /// What `choose` chooses among.
  let candidates: Stack<ArgumentMatch>
  /// Overloads of a declared function.
  let functions: Stack<MemberID>

  /// How high the stacks stand.
  struct Mark: Equatable {
    fileprivate let parameters, places, candidates, functions: Int
  }

  /// Where a call begins: `restore` takes what is put on the stacks from here on.
  var mark: Mark {
    @inline(__always) get {
      Mark(
        parameters: parameters.count, places: places.count, candidates: candidates.count,
        functions: functions.count)
    }
  }

  /// Ends the calls that began since a mark.
  func restore(_ mark: Mark) {
    parameters.removeAll(from: mark.parameters)
    places.removeAll(from: mark.places)
    candidates.removeAll(from: mark.candidates)
    functions.removeAll(from: mark.functions)
  }

  /// The parameters that stand on the stack from `first` on.
  func shape(from first: Int) -> CallShape { CallShape(first: first, count: parameters.count - first) }

  /// Adds parameters that a call may meet to those that `choose` chooses among.
  func addCandidate(_ shape: CallShape) { candidates.append(ArgumentMatch(shape: shape, map: 0, fault: nil)) }

  /// The parameter at a position of a match.
  func parameter(_ match: ArgumentMatch, _ position: Int) -> CallParameter {
    parameters[match.shape.first + position]
  }

  /// The expression for the parameter at a position, or none.
  func argument(_ match: ArgumentMatch, _ position: Int) -> CodeID { places[match.map + position] }
}

/// The call before a `??`, which may leave open what a type parameter stands for: what stands behind tells that.
struct UntoldCall {
  /// The one that may; nil where none may.
  var allowed: SourceRange?
  /// The one that did; it is checked again.
  var found: SourceRange?
}
