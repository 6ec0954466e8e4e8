import ScreenSemantics
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

  /// For each list the first two of its rows with one id, or with one tag, as it appears; nil where they differ or it does
  /// not appear.
  func repetitions(in lists: [ListSuspect]) -> [RowRepetition?]
}

/// A list or `ForEach` whose rows may have one id twice, or a Picker whose views may have one tag twice.
public struct ListSuspect: Sendable {
  /// The view that holds it, then those that hold that one, in the order in which they are tried until one shows it.
  public var screens: [DeclarationID]
  /// The file.
  public var file: FileID
  /// The view in the file.
  public var view: ViewID
  /// The member that tells its rows apart; nil where the whole element does.
  public var key: MemberID?
  /// True for a Picker.
  public var isTagged = false
}

/// Two rows of one list with one id, or two views of a Picker with one tag.
public struct RowRepetition: Sendable {
  /// The screen, or the Preview, that was shown.
  public var screen: DeclarationID
  /// The id as text.
  public var id: String
  /// The rows, from 1.
  public var rows: (Int, Int)
  /// Where the ids of both stand in the model data; empty where they are not there.
  public var places: [SourceLocation]
  /// What is read of the views of a Picker; nil for rows of a list.
  public var labels: (String, String)?

  /// Two rows.
  public init(
    screen: DeclarationID, id: String, rows: (Int, Int), places: [SourceLocation] = [],
    labels: (String, String)? = nil
  ) {
    self.screen = screen
    self.id = id
    self.rows = rows
    self.places = places
    self.labels = labels
  }
}

/// A finding about the rows of a list, which only drawing it tells.
struct ListSuspicion: Sendable {
  var suspect: ListSuspect
  var finding: Diagnostic

  /// The finding with the rows.
  func settled(by repetition: RowRepetition?, _ program: Program) -> ProofOutcome {
    guard let repetition else {
      if suspect.isTagged {
        return .disproved("As the Picker is drawn, its tags differ, or it is not drawn within the bounds.")
      }
      return .disproved(
        "As its list is drawn, the ids of its rows differ, or it is not drawn within the bounds.")
    }
    var finding = finding
    let shown = program[repetition.screen]
    let name = shown.kind == .preview ? "the Preview \(shown.name)" : shown.name.text
    if let labels = repetition.labels {
      finding.message =
        "When \(name) appears, “\(labels.0)” and “\(labels.1)” both have the tag `\(repetition.id)`, so that they are chosen together."
      return .told(finding)
    }
    finding.message =
      "When \(name) appears, the rows \(repetition.rows.0) and \(repetition.rows.1) both have the id `\(repetition.id)`, so the list cannot tell them apart."
    if Set(repetition.places).count == 1 {
      finding.related = [RelatedPlace("both rows are made from this one", repetition.places[0])]
    } else if !repetition.places.isEmpty {
      finding.related = zip([repetition.rows.0, repetition.rows.1], repetition.places).map {
        RelatedPlace("row \($0) has it from here", $1)
      }
    }
    return .told(finding)
  }
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
  func settled(by event: String?) -> Diagnostic {
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
  /// What kind of handlers they are.
  public var kind = Kind.watching

  /// What sets handlers off.
  public enum Kind: Sendable {
    /// A value that one of them watches changes.
    case watching
    /// The same, where they come to rest: whether one of them changes back what another, or a run before, changed.
    case undoing
    /// A row of a list appears, and adds to it.
    case growing
    /// A view appears, and changes whether it is there.
    case appearing
  }
}

/// What came of using a screen.
public enum UpdateProof: Sendable {
  /// The handlers run without end; what was done, and how the watched values changed.
  case loops(trace: [String])
  /// The handlers ran, and came to rest each time.
  case settles
  /// The handlers came to rest after one changed back what one had changed before, as told in two sentences.
  case undoes(String)
  /// No use of the screen made them run.
  case unknown
}

/// A finding that is true only if a run of its screen says so.
struct Suspicion: Sendable {
  /// What is run.
  var suspect: UpdateSuspect
  /// What is reported once it is confirmed.
  var finding: Diagnostic

  /// The finding with the trace of the run; as a note where no run decides.
  func settled(by proof: UpdateProof) -> ProofOutcome {
    var finding = finding
    switch proof {
    case .loops(let trace):
      finding.message += " " + trace.joined(separator: ", ") + ", and so on without end."
    case .settles: return .disproved("The handlers ran, and came to rest each time.")
    case .undoes(let what): finding.message = what
    case .unknown where suspect.kind == .undoing:
      return .disproved("No use of the screen made the handlers run.")
    case .unknown where suspect.kind == .appearing:
      return .disproved("No use of the screen made the handlers run.")
    case .unknown:
      finding.severity = .note
      finding.message += " No use of the screen alone shows whether it comes to rest."
    }
    return .told(finding)
  }
}

/// What a run makes of a suspicion.
enum ProofOutcome {
  /// It is told, with what the run saw.
  case told(Diagnostic)
  /// It is not; what the run saw, as a sentence.
  case disproved(String)
}
