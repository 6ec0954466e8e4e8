import SourceModel

/// What the name of an element says of its place among views.
struct ChildRole: OptionSet {
  let rawValue: UInt8

  /// It declares a member, which stands between no views.
  static let member = ChildRole(rawValue: 1)
  /// `If`, `ForEach` and the like, and what stands in them.
  static let controlFlow = ChildRole(rawValue: 2)
  /// `Let`, `Computed` and `Bindable`: a member of a Preview, elsewhere a name for the views behind it.
  static let constant = ChildRole(rawValue: 4)

  /// All names that say something.
  static var named: [(Name, ChildRole)] {
    let members = MemberKind.elements.map(\.0).filter { $0 != Names.fragment && $0 != Names.caseElement }
    let flow = ControlFlow.elements
    return members.map { name in
      if name == Names.constantElement || name == ControlFlow.bindable || name == ControlFlow.computed {
        return (name, [.constant, .controlFlow])
      }
      return (name, flow.contains(name) ? [.member, .controlFlow] : .member)
    } + flow.names.filter { !members.contains($0) }.map { ($0, .controlFlow) }
  }
}
