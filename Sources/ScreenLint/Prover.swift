import ScreenTypes
import SourceModel

/// Runs screens to tell whether suspicions are true. What runs screens stands above the rules, so it is handed in.
public protocol Prover: Sendable {
  /// What becomes of handlers when the controls of their screens are used, one by one; a proof for each suspect, in
  /// order. Bounded in time and memory for each screen.
  func proofs(of suspects: [UpdateSuspect]) -> [UpdateProof]

  /// For each pair of presentations the first use of its screen that shows both, in words such as “After a tap on …”;
  /// nil where no use does. Bounded like `proofs`.
  func events(showing pairs: [PresentationPair]) -> [String?]
}

/// Two presentations of one view that one action may show.
public struct PresentationPair: Sendable {
  /// The screen to run, then those that hold it.
  public var screens: [DeclarationID]
  /// Their elements.
  public var elements: (Name, Name)
  /// The flags or optionals that show them.
  public var flags: Set<MemberID>
}

/// A finding about two presentations, which a run confirms.
struct PairSuspicion: Sendable {
  var pair: PresentationPair
  var finding: Diagnostic
  /// True where the graph alone proves it; else it is a note unless a run shows both.
  var isCertain: Bool

  /// The finding with the event that a run found.
  func settled(by event: String?) -> Diagnostic? {
    var finding = finding
    if let event {
      finding.message += " \(event), both are set."
    } else if !isCertain {
      finding.severity = .note
      finding.message += " No single use of the screen shows both at once."
    }
    return finding
  }
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
