import ScreenTypes
import SourceModel

/// Runs screens to tell whether a suspicion is true. What runs screens stands above the rules, so it is handed in.
public protocol Prover {
  /// What becomes of handlers when the controls of their screen are used, one by one. Bounded in time and memory.
  func updates(of screen: DeclarationID, handlers: [SourceLocation]) -> UpdateProof
}

/// What came of using a screen.
public enum UpdateProof: Sendable {
  /// The handlers run without end; what was done, and how the watched values changed.
  case loops(trace: [String])
  /// The handlers ran, and came to rest each time.
  case settles
  /// No use of the screen made them run.
  case unknown
}

/// A finding that is true only if a run of its screen says so.
struct Suspicion: Sendable {
  /// The screen to run.
  var screen: DeclarationID
  /// The code of the handlers.
  var handlers: [SourceLocation]
  /// What is reported once it is confirmed.
  var finding: Diagnostic

  /// The finding with the trace of the run; as a note where no run decides; nil where the screen comes to rest.
  func settled(by prover: (any Prover)?) -> Diagnostic? {
    guard let prover else { return nil }
    var finding = finding
    switch prover.updates(of: screen, handlers: handlers) {
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
