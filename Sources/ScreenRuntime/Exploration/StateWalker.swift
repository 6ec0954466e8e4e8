import ScreenTypes
import SourceModel

/// What became of one state when its page was rendered and everything on it was tried.
package struct StateVisit: Sendable {
  /// Something that was tried.
  package struct Try: Sendable {
    /// What was done.
    package let action: PageAction
    /// The state that it led to, before its page was rendered.
    package let state: UInt64
    /// The fault that ended it, if one did.
    package let fault: RuntimeFault?
  }

  /// The state as it is when its page has come to rest.
  package fileprivate(set) var state: UInt64 = 0
  /// What there is to know of its page.
  package fileprivate(set) var facts = PageFacts()
  /// The fault that ended the rendering, if one did.
  package fileprivate(set) var fault: RuntimeFault?
  /// What was tried, in reading order; empty for a state that was there before.
  package fileprivate(set) var tries: [Try] = []
}

/// Leads one run from state to state. Belongs to one thread at a time.
///
/// A state is known by its hash. That of a state before its page is rendered is enough to tell that it was there before,
/// so that most ways are followed without drawing a page.
package final class StateWalker {
  private let run: ScreenRun
  private let rows = RowHashes()
  /// The states that may be visited: where the run was before their pages were rendered.
  private var places: [UInt64: RunCheckpoint] = [:]
  /// The copies of data on the page before each of these states, where there were any.
  private var copies: [UInt64: [HeldCopy]] = [:]
  /// States that this walker has rendered.
  private var rendered: Set<UInt64> = []

  /// A walker whose run shows what it begins with.
  package init(_ run: ScreenRun) {
    self.run = run
    run.memory = PageMemory()
  }

  /// The state in which the run is now, to be visited first.
  package func begin() -> UInt64 {
    let state = StateHash.of(run, rows: rows)
    places[state] = run.checkpoint()
    return state
  }

  /// True for a state that it can visit.
  package func holds(_ state: UInt64) -> Bool { places[state] != nil }

  /// Lets go of all states that it could visit but for these.
  package func keep(_ states: [UInt64]) {
    var kept: [UInt64: RunCheckpoint] = [:]
    for state in states { kept[state] = places[state] }
    places = kept
    copies = copies.filter { kept[$0.key] != nil }
  }

  /// What the run reached so far, where that is noted.
  package var reached: Reached { run.reached }

  /// Visits states that it holds, in order. `isKnown` tells states that were there before; of those nothing is tried.
  package func visit(_ states: [UInt64], tries: Bool, isKnown: (UInt64) -> Bool) -> [StateVisit] {
    withoutActuallyEscaping(isKnown) { isKnown in
      do {
        return try run.onLargeStack { [self] in states.map { visit($0, tries: tries, isKnown: isKnown) } }
      } catch {
        preconditionFailure("faults are part of what a visit gives: \(error)")
      }
    }
  }

  private func visit(_ state: UInt64, tries: Bool, isKnown: (UInt64) -> Bool) -> StateVisit {
    var visit = StateVisit()
    guard let place = places[state] else { preconditionFailure("only states that are held are visited") }
    run.restore(place)
    do {
      _ = try run.render()
    } catch {
      visit.fault = Self.fault(error)
      visit.state = state
      place.retire()
      return visit
    }
    place.retire()
    visit.state = StateHash.of(run, rows: rows)
    guard rendered.insert(visit.state).inserted else { return visit }
    visit.facts = run.facts(since: copies[state] ?? [])
    if tries { visit.tries = tryAll(isKnown) }
    return visit
  }

  private func tryAll(_ isKnown: (UInt64) -> Bool) -> [StateVisit.Try] {
    let here = run.checkpoint()
    let held = run.heldCopies
    var tries: [StateVisit.Try] = []
    for action in run.actions {
      do {
        try run.onLargeStack { [self] in try run.act(action) }
        let state = StateHash.of(run, rows: rows)
        if !isKnown(state), places[state] == nil {
          run.forgetPage()
          places[state] = run.checkpoint()
          if !held.isEmpty { copies[state] = held }
        }
        tries.append(StateVisit.Try(action: action, state: state, fault: nil))
      } catch is StepFault {
        // Nobody can do it here.
      } catch is ControlFault {
        // Nor this.
      } catch {
        tries.append(StateVisit.Try(action: action, state: 0, fault: Self.fault(error)))
      }
      run.restore(here)
    }
    here.retire()
    return tries
  }

  private static func fault(_ error: any Error) -> RuntimeFault {
    error as? RuntimeFault ?? RuntimeFault(.runLimit, "\(error)")
  }
}

extension ScreenRun {
  /// The state in which the run is, as `StateWalker` knows it.
  package var stateHash: UInt64 { StateHash.of(self, rows: RowHashes()) }
}
