import ScreenSemantics
import ScreenTypes
import SourceModel

/// Where findings are to which others yield.
struct Yields {
  /// For each rule that yields the findings that say it better, each with the place in which it does.
  private var stronger: [RuleID: [(place: SourceLocation, finding: Diagnostic)]] = [:]

  private static let pairs: [(weaker: RuleID, yielding: Rule.Yielding)] = RuleCatalog.all.flatMap { rule in
    rule.yieldsTo.map { (rule.id, $0) }
  }

  /// Looks for them. Cost: linear in the findings; in the members as well where one stands at a related place.
  init(_ found: [Diagnostic], _ program: Program) {
    for finding in found {
      for pair in Self.pairs where pair.yielding.rule == finding.rule {
        let places =
          switch pair.yielding {
          case .sameText: [finding.location]
          case .relatedText: finding.related.map(\.location)
          case .relatedDeclaration: Self.elements(declaring: Set(finding.related.map(\.location)), program)
          }
        stronger[pair.weaker, default: []] += places.map { ($0, finding) }
      }
    }
  }

  /// True where nothing yields.
  var isEmpty: Bool { stronger.isEmpty }

  /// What says better what a finding says, or nil.
  func finding(over weaker: Diagnostic) -> Diagnostic? {
    stronger[weaker.rule]?.first {
      $0.place.file == weaker.location.file && $0.place.range.contains(weaker.location.range)
    }?.finding
  }

  /// The names of the elements that declare members whose names stand at some places.
  private static func elements(declaring names: Set<SourceLocation>, _ program: Program) -> [SourceLocation] {
    program.members.indices.lazy.filter { names.contains(program.location(of: $0)) }.map {
      let member = program.members[$0]
      return SourceLocation(member.file, program.files[member.file].xml[member.node].nameRange)
    }
  }
}
