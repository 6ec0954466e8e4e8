import ScreenSyntax
import ScreenTypes
import SourceModel

/// What names mean in the `Init`s of one view.
struct InitializerNames {
  /// The view; none before the first.
  let owner: DeclarationID
  /// What each `Init` takes, or names by a `let`.
  private var byName: [Name: [(range: SourceRange, member: MemberID)]] = [:]

  init(owner: DeclarationID = .none) { self.owner = owner }

  /// Adds what a name means at a range.
  mutating func add(_ name: Name, _ member: MemberID, in range: SourceRange) {
    byName[name, default: []].append((range, member))
  }

  /// What a name means at its place; nil where it is no name of the `Init` there.
  func member(named name: Name, at place: SourceRange) -> MemberID? {
    byName[name]?.first { $0.range.contains(place) }?.member
  }
}
