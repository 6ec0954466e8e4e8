import SourceModel

/// The kinds of faults, in the order of `rules`.
enum FaultKind: Int, CaseIterable {
  case malformed, mismatch, missingField, unknownField, duplicateKey, unhandledCase, duplicateID

  var rule: RuleID {
    switch self {
    case .malformed: "data/malformed-json"
    case .mismatch: "data/mismatch"
    case .missingField: "data/missing-field"
    case .unknownField: "data/unknown-field"
    case .duplicateKey: "data/duplicate-key"
    case .unhandledCase: "data/unhandled-case"
    case .duplicateID: "list/duplicate-id"
    }
  }

  var severity: Severity {
    switch self {
    case .unknownField: .note
    case .duplicateKey: .warning
    default: .error
    }
  }
}

/// The faults of one file: of each kind the first `limit`, then one that counts the rest.
struct FaultList {
  static let limit = 100

  private let file: FileID
  private(set) var faults: [DataFault] = []
  private var counts = [Int](repeating: 0, count: FaultKind.allCases.count)
  /// Where the first fault beyond the limit lies, per kind.
  private var rest = [SourceRange?](repeating: nil, count: FaultKind.allCases.count)

  init(_ file: FileID) { self.file = file }

  /// Counts a fault that begins at `offset`; true where it is to be reported.
  mutating func admits(_ kind: FaultKind, at offset: Int) -> Bool {
    counts[kind.rawValue] += 1
    if counts[kind.rawValue] <= Self.limit { return true }
    if rest[kind.rawValue] == nil { rest[kind.rawValue] = SourceRange(offset, offset + 1) }
    return false
  }

  /// Adds a fault that was admitted.
  mutating func add(
    _ kind: FaultKind, _ range: SourceRange, _ message: String, structure: Int32 = -1, field: Int32 = -1,
    related: [RelatedPlace] = [], help: String? = nil
  ) {
    let diagnostic = Diagnostic(
      kind.rule, kind.severity, message, at: SourceLocation(file, range), related: related, help: help)
    faults.append(DataFault(diagnostic: diagnostic, structure: structure, field: field))
  }

  func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file, range) }

  /// All faults by their place, after them the counts of those left out.
  mutating func finish() -> [DataFault] {
    func key(_ index: Int) -> (UInt32, UInt32, Int) {
      let range = faults[index].diagnostic.location.range
      return (range.start, range.end, index)
    }
    let order = faults.indices.sorted { key($0) < key($1) }
    faults = order.map { faults[$0] }
    for kind in FaultKind.allCases {
      guard let range = rest[kind.rawValue] else { continue }
      let more = counts[kind.rawValue] - Self.limit
      add(
        kind, range,
        "\(more) more \(more == 1 ? "fault" : "faults") of `\(kind.rule)` \(more == 1 ? "is" : "are") in this file; "
          + "the first \(Self.limit) found are listed.")
    }
    return faults
  }
}
