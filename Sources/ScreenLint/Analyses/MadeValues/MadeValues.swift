import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// May the value of a member do anything where it is made, besides being there?
///
/// Answer: true where that makes an object, or reads a static or lazy member that holds one, as objects may listen to whatever happens;
/// where it changes data or acts outside of it; and where it calls what nobody knows, as a function that a protocol asks for. False for
/// literals, for what is computed of them, and for structs of these.
/// Cost: linear in the code that runs for it, in all functions that this calls.
/// Limits: objects of the library, such as formatters, are taken for values, unless they are given a closure.
extension RuleContext {
  /// True where making the value of a member may have an effect.
  func mayActWhenMade(_ id: MemberID) -> Bool {
    var waiting = [id]
    var seen: Set<MemberID> = [id]
    while let next = waiting.popLast() {
      let checked = model.files[program[next].file]
      for body in [model.values[next].code, model.getters[next].code] where !body.isNone {
        for code in checked.code.extent(of: body) {
          guard let made = members(madeBy: checked.reference(code)) else { return true }
          for member in made where seen.insert(member).inserted { waiting.append(member) }
        }
      }
      for unit in [graph.units.value(next), graph.units.getter(next)] {
        if graph.effects.contains(where: { $0.unit == unit && !$0.isDeferred }) { return true }
        for access in graph.accesses(in: unit) where access.isImmediate {
          guard !access.member.isNone, !mayAct(by: access) else { return true }
          if seen.insert(access.member).inserted, runs(access) { waiting.append(access.member) }
        }
      }
    }
    return false
  }

  /// The members whose values are made with what a reference makes; nil where it makes an object, or may do more.
  private func members(madeBy reference: Reference) -> [MemberID]? {
    switch reference.kind {
    case .initializer: return reference.index < 0 ? [] : membersWithValues(of: reference.declaration)
    case .ownInitializer:
      let owner = program[reference.member].owner
      return membersWithValues(of: program.declaration(of: program[owner].type) ?? owner)
    case .viewInitializer: return storedMembers(of: reference.declaration)
    case .closureCall, .appearance, .objectWillChange: return nil
    case .library:
      guard let entry = reference.libraryEntry else { return nil }
      return mayAct(entry) ? nil : []
    case .none, .local, .member, .staticMember, .choice, .enumCase, .type, .element, .function,
      .bindingMember,
      .wrappedValue, .projection, .bindingInitializer, .rawValue, .modifier, .configuration, .platform,
      .newValue, .fragment, .textRuns, .operatorFunction, .keyPath, .constant, .dynamicType,
      .view, .elementBindings:
      return []
    }
  }

  /// The stored members of a value, which are made with it; nil for an object.
  private func membersWithValues(of type: DeclarationID) -> [MemberID]? {
    program[type].kind.isObject ? nil : storedMembers(of: type)
  }

  /// The members of a struct or view that have their values where it is made.
  private func storedMembers(of type: DeclarationID) -> [MemberID] {
    program[type].members.filter { id in
      let member = program[id]
      return (member.kind == .constant || member.kind == .variable) && member.value != nil && !member.isStatic
        && !member.traits.contains(.isLazy)
    }
  }

  /// True for what the library does beyond giving a value: it gives none, it changes something, or it keeps a closure in what it gives.
  private func mayAct(_ entry: StandardLibrary.Entry) -> Bool {
    if !entry.givesOnlyValue { return true }
    guard case .builtin = entry.result.unapplied.kind else { return false }
    return entry.parameters.contains {
      if case .function = $0.type.kind { true } else { false }
    }
  }

  /// True for an access that changes what others see, that reads an object which everybody has, or that calls what nobody knows.
  private func mayAct(by access: Access) -> Bool {
    let member = program[access.member]
    switch access.kind {
    case .announce: return true
    case .write, .bind: return program.isObjectData(access.member) || member.isStatic
    case .read, .call, .pass:
      if member.traits.contains(.isRequirement) { return true }
      let isKept = member.isStatic || member.traits.contains(.isLazy)
      return isKept
        && program.declaration(of: member.type.wrapped ?? member.type).map { program[$0].kind.isObject }
          == true
    }
  }

  /// True for an access that makes code of its member run, or its value.
  private func runs(_ access: Access) -> Bool {
    let member = program[access.member]
    switch member.kind {
    case .computed, .function: return true
    case .constant, .variable, .published: return member.isStatic || member.traits.contains(.isLazy)
    case .state, .stateObject, .observedObject, .bindable, .environmentObject, .environment, .gestureState,
      .focusState, .accessibilityFocusState, .appStorage, .sceneStorage, .binding, .enumCase, .fragment,
      .slot:
      return false
    }
  }
}
