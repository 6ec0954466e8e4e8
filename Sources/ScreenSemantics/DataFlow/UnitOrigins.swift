import ScreenSyntax
import ScreenTypes
import SourceModel

extension DataFlowGraph {
  /// The declaration that a unit of code belongs to.
  public func owner(ofUnit unit: Int32, _ program: Program) -> DeclarationID {
    let member = units.member(unit)
    return member.isNone ? DeclarationID(unit) : program[member].owner
  }

  /// The declaration that a view node belongs to.
  public func owner(ofNode node: Int32, _ program: Program) -> DeclarationID {
    let member = nodes.member(node)
    return member.isNone ? nodes.declaration(node) : program[member].owner
  }

  /// The collection, optional or value that a local of a body of views comes from.
  public func origin(
    ofLocal slot: Int32, in file: FileID, unit: Int32, _ model: SemanticModel
  ) -> CodeID? {
    let checked = model.files[file]
    let member = units.member(unit)
    let element =
      member.isNone ? model.program[units.declaration(unit)].node : model.program[member].node
    let xml = model.program.files[file].xml
    let range = xml[element].range
    for view in checked.views {
      let isItem = view.local == slot || checked.iteration(of: view).bindingLocal == slot
      guard isItem, range.contains(view.range) else { continue }
      if !view.code.isNone { return view.code }
      for attribute in view.attributes where !checked.attributes[attribute].code.isNone {
        return checked.attributes[attribute].code
      }
    }
    return nil
  }

  /// A view, then the views and screens that hold it, the nearest first; at most `limit`, no previews.
  public func holders(of view: DeclarationID, limit: Int, _ program: Program) -> [DeclarationID] {
    var found = [view]
    var place = 0
    while place < found.count, found.count < limit {
      for edge in views.incoming[nodes.node(found[place])] where found.count < limit {
        let holder = owner(ofNode: edges[Int(edge)].from, program)
        if !holder.isNone, program[holder].kind.isView, !found.contains(holder) { found.append(holder) }
      }
      place += 1
    }
    return found
  }

  /// The view nodes that lead to views of several values, of which only one is shown at each place: what a protocol asks for, and
  /// what is given to members and functions.
  func nodesOfSeveralValues(_ program: Program) -> [Int32] {
    program.members.indices.compactMap { id in
      let node = nodes.node(id)
      return !views.outgoing[node].isEmpty && program.standsForSeveral(id) ? node : nil
    }
  }
}

extension Program {
  /// True for a member that does not make the views itself that it holds or gives.
  fileprivate func standsForSeveral(_ id: MemberID) -> Bool {
    let member = self[id]
    if member.traits.contains(.isRequirement) { return implementations(of: id).count > 1 }
    return switch member.kind {
    case .constant, .variable, .state, .published, .binding, .environment: true
    case .function: !givesViews(member.type)
    case .stateObject, .observedObject, .bindable, .environmentObject, .gestureState, .focusState,
      .accessibilityFocusState,
      .appStorage,
      .sceneStorage, .computed, .enumCase, .fragment, .slot:
      false
    }
  }
}
