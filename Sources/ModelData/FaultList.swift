import SourceModel

/// The kinds of faults, in the order of `rules`.
enum FaultKind: Int, CaseIterable {
  case malformed, mismatch, missingField, unknownField, duplicateKey, unhandledCase, duplicateID

  var rule: RuleID {
    switch self {
    case .malformed: .dataMalformedJson
    case .mismatch: .dataMismatch
    case .missingField: .dataMissingField
    case .unknownField: .dataUnknownField
    case .duplicateKey: .dataDuplicateKey
    case .unhandledCase: .dataUnhandledCase
    case .duplicateID: .listDuplicateId
    }
  }

  var severity: Severity {
    switch self {
    case .unknownField: .note
    case .duplicateKey: .warning
    case .malformed, .mismatch, .missingField, .unhandledCase, .duplicateID: .error
    }
  }
}

/// What faults have in common that may have one cause: the declaration of a field, or a case that an enum lacks.
struct FaultLikeness: Hashable {
  var kind: FaultKind
  /// The struct whose objects have the fault, and the key of its field.
  var structure: Int32
  var key: Int32
  /// The type that is declared for the value.
  var type: Int32 = -1
  /// What the JSON has instead: the first character of the value, or the word that is no case.
  var found = ""
}

/// The faults of one file: of each kind the first `limit`, then one that counts the rest. Those that have one cause are
/// one, at the first place.
struct FaultList {
  static let limit = 100
  /// The most other places of one cause that are named.
  private static let namedPlaces = 3

  /// Faults that are alike.
  private struct Group {
    var count = 0
    /// Those that are listed, as places in `faults`.
    var listed: [Int] = []
    /// Where the first that is not listed lies.
    var leftOut: SourceRange?
  }

  private let file: FileID
  /// How the file is written.
  let form: DataForm
  /// Where what is decoded stands in the file, if it was rewritten.
  let origin: DataOrigin?
  private(set) var faults: [DataFault] = []
  private var counts = [Int](repeating: 0, count: FaultKind.allCases.count)
  /// Where the first fault beyond the limit lies, per kind; without those of groups.
  private var rest = [SourceRange?](repeating: nil, count: FaultKind.allCases.count)
  private var groups: [FaultLikeness: Group] = [:]
  /// The groups in the order of their first faults.
  private var order: [FaultLikeness] = []
  /// The group of the fault that was admitted last.
  private var likeness: FaultLikeness?

  init(_ file: FileID, _ form: DataForm = .json, _ origin: DataOrigin? = nil) {
    (self.file, self.form, self.origin) = (file, form, origin)
  }

  /// The rule of a kind, in files of this form.
  private func rule(_ kind: FaultKind) -> RuleID { kind == .malformed ? form.malformed : kind.rule }

  /// Adds what is wrong with the form of the file, if fewer than the limit are of its kind.
  mutating func add(_ fault: RewrittenText.Fault) {
    counts[fault.kind.rawValue] += 1
    if counts[fault.kind.rawValue] > Self.limit {
      if rest[fault.kind.rawValue] == nil { rest[fault.kind.rawValue] = fault.range }
      return
    }
    let related = fault.related.map { [RelatedPlace($0.message, SourceLocation(file, $0.range))] } ?? []
    add(fault.kind, at: SourceLocation(file, fault.range), fault.message, related: related, help: fault.help)
  }

  /// Counts a fault that begins at `offset`; true where it is to be reported.
  mutating func admits(_ kind: FaultKind, at offset: Int, like likeness: FaultLikeness? = nil) -> Bool {
    counts[kind.rawValue] += 1
    let isListed = counts[kind.rawValue] <= Self.limit
    self.likeness = likeness
    let range = isListed ? .zero : location(SourceRange(offset, offset + 1)).range
    if let likeness {
      if groups[likeness] == nil { order.append(likeness) }
      groups[likeness, default: Group()].count += 1
      if !isListed, groups[likeness]?.leftOut == nil { groups[likeness]?.leftOut = range }
    } else if !isListed, rest[kind.rawValue] == nil {
      rest[kind.rawValue] = range
    }
    return isListed
  }

  /// Adds a fault that was admitted.
  mutating func add(
    _ kind: FaultKind, _ range: SourceRange, _ message: String, structure: Int32 = -1, field: Int32 = -1,
    related: [RelatedPlace] = [], help: String? = nil
  ) {
    add(kind, at: location(range), message, structure: structure, field: field, related: related, help: help)
  }

  private mutating func add(
    _ kind: FaultKind, at place: SourceLocation, _ message: String, structure: Int32 = -1, field: Int32 = -1,
    related: [RelatedPlace] = [], help: String? = nil
  ) {
    let diagnostic = Diagnostic(
      rule(kind), kind.severity, message, at: place, related: related, help: help)
    if let likeness { groups[likeness]?.listed.append(faults.count) }
    likeness = nil
    faults.append(DataFault(diagnostic: diagnostic, structure: structure, field: field))
  }

  /// Adds that a column is missing, which was admitted: at the names of the columns, or else at a row.
  mutating func addColumn(
    _ message: String, at row: SourceRange, structure: Int32, field: Int32, related: [RelatedPlace],
    help: String
  ) {
    let place = origin?.header.map { SourceLocation(file, $0) } ?? location(row)
    add(
      .missingField, at: place, message, structure: structure, field: field, related: related, help: help)
  }

  /// Groups of faults that all objects of a struct have, or most of several; and those that name one missing case.
  /// `objects` counts the objects of a struct.
  func causes(_ objects: (Int32) -> Int) -> [(likeness: FaultLikeness, count: Int)] {
    order.compactMap { likeness in
      guard let group = groups[likeness], group.count > 1, !group.listed.isEmpty else { return nil }
      var missing = likeness
      (missing.kind, missing.type, missing.found) = (.missingField, -1, "")
      let all = objects(likeness.structure) - (likeness.kind == .mismatch ? groups[missing]?.count ?? 0 : 0)
      let isCause = likeness.kind == .unhandledCase || group.count >= all || group.count * 2 > max(all, 4)
      return isCause ? (likeness, group.count) : nil
    }
  }

  /// Makes the faults of a group one: the first says how many there are, and what to do.
  mutating func join(_ likeness: FaultLikeness, _ sentence: String, help: String?, fix: FixIt? = nil) {
    guard let group = groups.removeValue(forKey: likeness), let first = group.listed.first else { return }
    let others = group.listed.dropFirst()
    if !sentence.isEmpty { faults[first].diagnostic.message += " " + sentence }
    if let help { faults[first].diagnostic.help = help }
    if let fix { faults[first].diagnostic.fixes.append(fix) }
    if group.count - 1 <= Self.namedPlaces, !sentence.isEmpty {
      faults[first].diagnostic.related += others.map {
        RelatedPlace("here, too", faults[$0].diagnostic.location)
      }
    }
    joined.formUnion(others)
    counts[likeness.kind.rawValue] -= group.count - 1
  }

  /// Faults that the first of their group stands for, as places in `faults`.
  private var joined: Set<Int> = []

  /// Where a range of what is decoded stands in the file.
  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file, origin?.range(range) ?? range)
  }

  /// All faults by their place, after them the counts of those left out.
  mutating func finish() -> [DataFault] {
    func key(_ index: Int) -> (UInt32, UInt32, Int) {
      let range = faults[index].diagnostic.location.range
      return (range.start, range.end, index)
    }
    faults = faults.indices.filter { !joined.contains($0) }.sorted { key($0) < key($1) }.map { faults[$0] }
    for kind in FaultKind.allCases {
      let places = groups.filter { $0.key.kind == kind }.compactMap(\.value.leftOut) + [rest[kind.rawValue]]
      let rule = rule(kind)
      let listed = faults.count { $0.diagnostic.rule == rule }
      let more = counts[kind.rawValue] - listed
      guard more > 0, let range = places.compactMap({ $0 }).min(by: { $0.start < $1.start }) else { continue }
      add(
        kind, at: SourceLocation(file, range),
        "\(more) more \(more == 1 ? "fault" : "faults") of `\(rule)` \(more == 1 ? "is" : "are") in this file; "
          + "the first \(listed == 1 ? "one" : "\(listed)") found \(listed == 1 ? "is" : "are") listed.")
    }
    return faults
  }
}
