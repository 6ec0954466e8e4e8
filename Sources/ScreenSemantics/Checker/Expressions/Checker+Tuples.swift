import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `as="index, item"` names the parts of an element that is a tuple, such as those of `enumerated()`: they follow
  /// the element's own slot. `$item` names the value behind a part that is a binding. False for a single name.
  mutating func declareParts(
    _ text: String, _ element: TypeID, at range: SourceRange, _ view: inout ViewNode,
    _ iteration: inout Iteration
  ) -> Bool {
    guard text.contains(",") else { return false }
    let names = text.filter { $0 != "(" && $0 != ")" && $0 != " " }.split(separator: ",").map(String.init)
    guard case .tuple(let types, _) = element.kind, names.count == types.count else {
      if !element.isError {
        report(
          .typeMismatch, range, "`as` names \(names.count) parts, and each element is one \(element).",
          help: "Names with commas between them stand for the parts of a tuple, as `enumerated()` gives them."
        )
      }
      return true
    }
    view.local = declare(.loopItem, Names.tableRow, element, at: range)
    for (written, type) in zip(names, types) {
      let slot = scope.takeSlots()
      if written == "_" { continue }
      let wantsBinding = written.hasPrefix("$")
      let name = wantsBinding ? String(written.dropFirst()) : written
      if wantsBinding, type.bound == nil, !type.isError {
        report(
          .flowBindingExpected, range, "`\(written)` names a binding, and this part is \(type).",
          help: "Leave out the `$`, or run over bindings: `items=\"Array($….enumerated())\"`.")
      }
      guard DeclarationCollector.isIdentifier(name) else {
        report(
          .syntaxInvalidLiteral, range, "`\(name)` is not a name.",
          help: "A name is a letter or `_`, then letters, digits and `_`.")
        continue
      }
      if wantsBinding, let bound = type.bound {
        declare(.loopItem, Name(name), bound, at: range, slot: slot, bindingSlot: slot)
      } else {
        declare(.loopItem, Name(name), type, at: range, slot: slot)
      }
    }
    iteration.parts = Int32(types.count)
    return true
  }
}
