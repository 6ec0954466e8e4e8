import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Does a state only say which of the elements of a list is chosen, and begin with one of them?
///
/// Answer: for a state and a use that its first value makes of a list. Which element is chosen is a fact of its own, and no copy
/// of the list.
/// Cost: linear in the uses of the state, and of the bindings that it is handed on to.
/// Limits: of the elements that a control offers it is not asked whether they are those of the list; a binding is followed
/// through at most 16 views.
struct ChosenElements {
  private let model: SemanticModel
  private let graph: DataFlowGraph

  /// What gives one of the elements of a list.
  private static let one: SmallSet<Name> = ["first", "last", "randomElement", "min", "max"]
  /// What chooses among the elements that it shows.
  private static let choosing: SmallSet<Name> = [
    LintNames.picker, Names.list, LintNames.tabView, Names.table,
  ]
  private static let allCases: Name = "allCases"
  private static let limit = 16

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  /// True where the first value of a state uses a list for one of its elements alone: `teas.first`, or `teas[0]` where a
  /// control chooses another.
  func begin(_ state: MemberID, with access: Access) -> Bool {
    guard !access.code.isNone else { return false }
    let code = model.files[access.file].code
    guard model.files[access.file].type(access.code).element != nil,
      let outer = code.following(access.code, limit: 7).first(where: { code[$0].first == access.code })
    else { return false }
    switch code[outer].kind {
    case .member: return Self.one.contains(code[outer].name)
    case .subscripting: return isChosen(state)
    // Anything else takes the whole list.
    default: return false
    }
  }

  /// True for a state that a control sets to one of the elements that it offers, and of which no part is changed.
  private func isChosen(_ state: MemberID) -> Bool {
    var members = [state]
    var place = 0
    var isFound = false
    while place < members.count, members.count < Self.limit {
      for index in graph.accessesByMember[members[place].index] {
        let use = graph.access(at: index)
        switch use.kind {
        case .write:
          if !isInInitializer(use), graph.assignedValue(index).isNone { return false }
        case .bind:
          if chooses(use) {
            isFound = true
            continue
          }
          let argument = graph.arguments(in: use.file).first { !$0.code.isNone && $0.code == use.code }
          guard let argument, model.program[argument.parameter].kind == .binding else { return false }
          if !members.contains(argument.parameter) { members.append(argument.parameter) }
        case .read, .call, .pass, .announce: break
        }
      }
      place += 1
    }
    return isFound
  }

  private func isInInitializer(_ use: Access) -> Bool {
    let member = graph.units.member(use.unit)
    return !member.isNone && model.program[member].name == Names.initializer
  }

  /// True for the selection of a control that offers elements.
  private func chooses(_ use: Access) -> Bool {
    let checked = model.files[use.file]
    return checked.views.contains { view in
      view.catalogName.map(Self.choosing.contains) == true
        && checked.attribute(LintNames.selection, of: view)?.code == use.code
        && checked.views.contains { view.range.contains($0.range) && mayOfferElements($0, checked) }
    }
  }

  /// True for a loop over anything but all cases of an enum, and for what may hold such a loop.
  private func mayOfferElements(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    switch view.kind {
    case .forEach: view.code.isNone || checked.code[view.code].name != Self.allCases
    case .declared, .fragment, .content: true
    case .branch, .switching, .switchCase, .element, .part, .conditional, .letBinding, .text: false
    }
  }
}
