import ScreenTypes
import SourceModel

/// By which of its `Init`s a view is made that has several.
extension Program {
  /// What tells it, in the values of the view; nil for a view with one `Init` or none.
  public func initializerNumber(of view: DeclarationID) -> MemberID? {
    guard let first = self[view].members.first, self[first].name == Names.initializerNumber else {
      return nil
    }
    return first
  }

  /// The `Init`s of a view that has several, in their order; none for others.
  package func initializersOfView(_ view: DeclarationID) -> [MemberID] {
    initializerNumber(of: view) == nil ? [] : initializers(of: view).filter { self[$0].owner == view }
  }

  /// What each parameter of such an `Init` is, and whether it has a default.
  package func taken(by initializer: MemberID) -> [(member: MemberID, hasDefault: Bool)] {
    parameters[self[initializer].parameters].compactMap { parameter in
      passed(parameter.outerName, to: self[initializer].owner)
        .map { ($0, parameter.hasDefault) }
    }
  }

  /// The place of the `Init` that makes a view to which some parameters are passed: that which leaves out fewest of them, then lacks
  /// fewest, then takes fewest besides. 0 for a view that has not several.
  public func initializer(of view: DeclarationID, taking given: [MemberID]) -> Int {
    let all = initializersOfView(view).map { taken(by: $0) }
    return all.indices.min {
      Self.distance(of: all[$0], from: given) < Self.distance(of: all[$1], from: given)
    } ?? 0
  }

  private static func distance(
    of taken: [(member: MemberID, hasDefault: Bool)], from given: [MemberID]
  ) -> (Int, Int, Int) {
    (
      given.count { given in !taken.contains { $0.member == given } },
      taken.count { !$0.hasDefault && !given.contains($0.member) }, taken.count
    )
  }

  /// The parameters that are to be passed to a view besides those that are.
  public func needs(of view: DeclarationID, besides given: [MemberID] = []) -> [MemberID] {
    guard initializerNumber(of: view) != nil else {
      return parameters(of: view).filter { !mayBeLeftOut($0) && !given.contains($0) }
    }
    return taken(by: initializersOfView(view)[initializer(of: view, taking: given)])
      .filter { !$0.hasDefault && !given.contains($0.member) }.map(\.member)
  }
}
