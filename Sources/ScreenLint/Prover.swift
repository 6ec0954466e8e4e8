import ScreenTypes
import SourceModel

/// Runs screens to tell whether suspicions are true. What runs screens stands above the rules, so it is handed in.
public protocol Prover: Sendable {
  /// What becomes of handlers when the controls of their screens are used, one by one; a proof for each suspect, in
  /// order. Bounded in time and memory for each screen.
  func proofs(of suspects: [UpdateSuspect]) -> [UpdateProof]
}

/// Handlers that may set each other off without end.
public struct UpdateSuspect: Sendable {
  /// The screen to run, then those that hold it, in the order in which they are tried until one tells.
  public var screens: [DeclarationID]
  /// The code of the handlers.
  public var handlers: [SourceLocation]
  /// The sources whose change may set the handlers off, also through other handlers.
  public var sources: Set<MemberID>
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
  /// What is run.
  var suspect: UpdateSuspect
  /// What is reported once it is confirmed.
  var finding: Diagnostic

  /// The finding with the trace of the run; as a note where no run decides; nil where the screen comes to rest.
  func settled(by proof: UpdateProof) -> Diagnostic? {
    var finding = finding
    switch proof {
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
