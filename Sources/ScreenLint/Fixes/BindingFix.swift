import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// Declares a parameter as Binding at the view and at all its callers, and uses it wherever a copy of it was used;
  /// nil where a caller has nothing to bind to, or the copy is not just the parameter. `seed` is the write that makes
  /// the copy; -1 where its declaration does.
  func binding(_ origin: MemberID, inPlaceOf copy: MemberID, seed: Int32 = -1) -> FixIt? {
    let parameter = program[origin]
    let value = seed < 0 ? model.values[copy].code : graph.assignedValue(seed)
    let checked = model.files[seed < 0 ? program[copy].file : graph.accesses[Int(seed)].file]
    guard parameter.value == nil, parameter.type == program[copy].type, !value.isNone,
      checked.code[value].kind == .name, checked.reference(value).member == origin,
      let calls = parameter.kind == .binding ? [] : rewritingArguments(of: origin, toBindings: true)
    else { return nil }
    var edits = parameter.kind == .binding ? [] : renaming(origin, to: "Binding")
    edits.append(removal(of: copy))
    if seed >= 0 {
      let write = graph.accesses[Int(seed)]
      guard let removed = removing(writes: [seed], handlers: graph.handlers(making: write, program) ?? [])
      else {
        return nil
      }
      edits += removed
    }
    for index in graph.accessesByMember[copy.index] where index != seed {
      let access = graph.accesses[Int(index)]
      if access.code.isNone || graph.units.isValue(access.unit) { continue }
      let node = model.files[access.file].code[access.code]
      let file = access.file
      switch node.kind {
      case .name: edits.append(SourceEdit(SourceLocation(file, node.range), parameter.name.text))
      case .bindingName: edits.append(SourceEdit(SourceLocation(file, node.range), "$\(parameter.name)"))
      case .member: edits.append(SourceEdit(SourceLocation(file, node.nameRange), parameter.name.text))
      // A use that is written in another way is not rewritten, so that there is no fix.
      default: return nil
      }
    }
    let places = calls.isEmpty ? "" : ", at its callers too,"
    return FixIt(
      "Declare `\(parameter.name)` as Binding\(places) and drop the copy", .suggested, edits + calls)
  }
}
