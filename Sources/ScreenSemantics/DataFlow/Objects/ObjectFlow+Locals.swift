import ScreenSyntax
import ScreenTypes
import SourceModel

extension ObjectFlow {
  /// The value of a local; of one that views declare, what it comes from.
  func local(_ slot: Int32) -> ObjectValue {
    if let known = run.locals[slot] { return known }
    run.locals[slot] = .unknown
    let value = origin(ofLocal: slot)
    run.locals[slot] = value
    return value
  }

  private func origin(ofLocal slot: Int32) -> ObjectValue {
    guard let checked = run.checked else { return .unknown }
    if let origin = graph.origin(ofLocal: slot, in: run.file, unit: run.unit, model) {
      return expression(origin)
    }
    let member = graph.units.member(run.unit)
    if !member.isNone, program[member].kind == .fragment {
      return passed(to: member, slot, .fragment, checked)
    }
    return slotParameter(slot, checked) ?? .unknown
  }

  /// What a slot gives the views that fill it, where a local is one of its values.
  private func slotParameter(_ local: Int32, _ checked: CheckedFile) -> ObjectValue? {
    let member = graph.units.member(run.unit)
    let element = member.isNone ? program[graph.units.declaration(run.unit)].node : program[member].node
    let xml = program.files[run.file].xml
    let range = xml[element].range
    for attribute in checked.attributes
    where attribute.form == .views && attribute.slot >= 0 && range.contains(attribute.nameRange) {
      let place = local - attribute.slot
      if place >= 0, place < attribute.slotCount, !attribute.member.isNone {
        let file = model.files[program[attribute.member].file]
        return passed(to: attribute.member, place, .content, file)
      }
    }
    return nil
  }

  /// What the uses of a fragment, or the places of a slot, pass for a parameter.
  private func passed(
    to member: MemberID, _ place: Int32, _ kind: ViewNode.Kind, _ checked: CheckedFile
  ) -> ObjectValue {
    let values = checked.views.filter { $0.kind == kind && $0.target == member.index }
      .flatMap { $0.attributes }.map { checked.attributes[$0] }
      .filter { $0.position == place && !$0.code.isNone }.map(\.code)
    if values.isEmpty { return .unknown }
    let saved = run
    defer { run = saved }
    run = newRun(graph.units.body(program[member].owner))
    return values.reduce(ObjectValue.none) { $0.union(expression($1)) }.ofOne
  }
}
