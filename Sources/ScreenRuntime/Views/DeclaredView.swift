import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A use of a declared view in code.
final class DeclaredView: LoweredValue, @unchecked Sendable {
  let declaration: DeclarationID
  /// What its members are given, also those that are no parameters where it is a copy of another one.
  let arguments: [MemberID: Value]
  let slots: [Int32: SlotContent]
  let types: [TypeID: TypeID]
  let place: CodeID

  init(
    _ declaration: DeclarationID, _ arguments: [MemberID: Value], slots: [Int32: SlotContent] = [:],
    _ types: [TypeID: TypeID], _ place: CodeID
  ) {
    self.declaration = declaration
    self.arguments = arguments
    self.slots = slots
    self.types = types
    self.place = place
  }

  /// A view that is given what an instance was given, but for what is `changed`.
  convenience init(
    copying instance: ViewInstance, with changed: [MemberID: Value] = [:], _ evaluator: Evaluator
  ) {
    var arguments: [MemberID: Value] = [:]
    for (field, member) in instance.plan.stored.enumerated() {
      switch evaluator.members[member].kind {
      case .constant, .variable, .binding, .observedObject, .bindable:
        arguments[member] = instance.field(Int32(field))
      case .state, .stateObject:
        if evaluator.runnable.program[member].isParameter { arguments[member] = instance.field(Int32(field)) }
      // All others are the instance's own, or come from around it.
      default: break
      }
    }
    arguments.merge(changed) { _, new in new }
    self.init(
      instance.plan.id, arguments, slots: instance.slots, instance.typeArguments, .none)
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = Identity.child(host.innermost?.identity ?? Identity.root, place)
    let slots = slots.mapValues { slot in
      SlotContent(slot.frame, slot.views, identity: identity, parameters: slot.parameters)
    }
    let view = try host.instance(
      host.runnable.plan(declaration), identity, arguments: arguments, slots: slots, types)
    var nodes: [NodeIndex] = []
    try host.lowerBody(view, lowering, into: &nodes)
    return lowering.group(nodes)
  }
}
