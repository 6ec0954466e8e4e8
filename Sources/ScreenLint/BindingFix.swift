import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// Declares a parameter as Binding at the view and at all its callers, and uses it wherever a copy of it was used;
  /// nil where a caller has nothing to bind to, or the copy is not just the parameter.
  func binding(_ origin: MemberID, inPlaceOf copy: MemberID) -> FixIt? {
    let parameter = program[origin]
    let value = model.values[Int(copy.index)].code
    let checked = model.files[Int(program[copy].file.index)]
    guard parameter.value == nil, parameter.type == program[copy].type, !value.isNone,
      checked.code[value].kind == .name, checked.reference(value).member == origin,
      let calls = parameter.kind == .binding ? [] : rewritingArguments(of: origin, toBindings: true)
    else { return nil }
    var edits = parameter.kind == .binding ? [] : renaming(origin, to: "Binding")
    edits.append(removal(of: copy))
    for access in graph.uses(of: copy) where access.code >= 0 && !graph.units.isValue(access.unit) {
      let node = model.files[Int(access.file)].code[access.codeID]
      let file = FileID(Int(access.file))
      switch node.kind {
      case .name: edits.append(SourceEdit(SourceLocation(file, node.range), parameter.name.text))
      case .bindingName: edits.append(SourceEdit(SourceLocation(file, node.range), "$\(parameter.name)"))
      case .member: edits.append(SourceEdit(SourceLocation(file, node.nameRange), parameter.name.text))
      default: return nil
      }
    }
    let places = calls.isEmpty ? "" : ", at its callers too,"
    return FixIt(
      "Declare `\(parameter.name)` as Binding\(places) and drop the copy", .suggested, edits + calls)
  }
}
