import ScreenTypes
import SourceModel

/// Runs screens to tell whether a suspicion is true. What runs screens stands above the rules, so it is handed in.
public protocol Prover {
  /// What using a screen's controls, one by one, leads to. Bounded in time and memory.
  func updates(of screen: DeclarationID) -> UpdateProof
}

/// What came of using a screen.
public enum UpdateProof: Sendable {
  /// The screen does not come to rest; what was done, and how the watched values changed.
  case loops(trace: [String])
  /// Watched values changed, and the screen came to rest each time.
  case settles
  /// No use of the screen changed a watched value.
  case unknown
}

/// A finding that is true only if a run of its screen says so.
struct Suspicion: Sendable {
  /// The screen to run.
  var screen: DeclarationID
  /// What is reported once it is confirmed.
  var finding: Diagnostic

  /// The finding with the trace of the run; as a note where no run decides; nil where the screen comes to rest.
  func settled(by prover: (any Prover)?) -> Diagnostic? {
    guard let prover else { return nil }
    var finding = finding
    switch prover.updates(of: screen) {
    case .loops(let trace):
      finding.message += " " + trace.joined(separator: ", ") + ", and so on without end."
    case .settles: return nil
    case .unknown:
      finding.severity = .note
      finding.message += " No use of the screen alone shows whether it comes to rest."
    }
    return finding
  }
}
