import RenderTree
import ScreenSemantics
import ScreenTypes

extension ScreenRun {
  /// The tree of a view with the values of a record. The way to the view is looked for once; what one record writes
  /// is taken back before the next, so that records do not depend on each other. Beside it stand the uses of modifiers
  /// that it does not show.
  public func render(_ view: DeclarationID, _ record: ViewRecord) throws
    -> (tree: RenderTree, modifiers: [String])
  {
    try onLargeStack { [self] in
      let known = try recordArrival(view)
      return try excursion { _ in
        var arrival = known
        for (member, value) in record.parameters {
          arrival.arguments[member] = source(of: value, for: member)
        }
        for member in runnable.program.needs(of: view, besides: Array(arrival.arguments.keys)) {
          try provide(member, view, &arrival)
        }
        return try host.presetting(record.states.map { ($0, $1) }) {
          host.forgetState()
          enter(view, arrival)
          try settle()
          return (lastTree, recordedModifiers)
        }
      }
    }
  }

  private func recordArrival(_ view: DeclarationID) throws -> Arrival {
    if let known = arrivals[view], isComplete(known, view) { return known }
    let arrival = try route(to: view)
    arrivals[view] = arrival
    return arrival
  }
}
