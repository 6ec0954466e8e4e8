import ScreenSyntax
import ScreenTypes
import SourceModel

/// Arguments of `inout` parameters: `&count`.
extension FileChecker {
  /// True for `&x`.
  mutating func isPlace(_ id: CodeID) -> Bool {
    !id.isNone && code[id].kind == .unary && code[id].op == CodeOperator.none
  }

  /// Checks what an `inout` parameter is given: a place that can be written, of the very type.
  mutating func checkPlace(
    _ id: CodeID, _ parameter: CallParameter, of callee: Callee, _ bound: inout TypeBindings
  ) {
    var type = substitute(parameter.type, bound)
    let related = parameter.declared.map { [RelatedPlace("declared here", $0)] } ?? []
    guard isPlace(id) else {
      let actual = infer(id, expecting: type)
      report(
        .typeMismatch, range(id),
        "This parameter is `inout`: the function changes what is passed, and so is given the place.",
        related: related, help: "Write `&amp;` before it, in CDATA `&`.",
        fixes: actual.isError
          ? [] : [fix("Pass the place", .suggested, SourceRange(range(id).start, range(id).start), "&amp;")])
      return
    }
    let place = code[id].first
    let actual = infer(place)
    note(id, type: actual)
    if !isConcrete(type), unify(type, actual, &bound) { type = substitute(type, bound) }
    if !actual.isError, !type.isError, actual != type {
      report(
        .typeMismatch, range(place),
        "This parameter is `inout` \(type), and this place holds \(describe(actual)).", related: related,
        help: "The types must be the same, as the function reads and writes it.")
      return
    }
    if let obstacle = obstacle(place) {
      report(
        .flowImmutableAssignment, obstacle.range,
        "The function changes what it is given, but \(obstacle.message)", related: obstacle.related,
        help: obstacle.help, fixes: obstacle.fixes)
    }
  }

  /// Reports `&x` where no `inout` parameter is.
  mutating func reportPlace(_ node: CodeNode) {
    report(
      .syntaxInvalidCode, node.range, "`&` passes a place to an `inout` parameter, and here is none.",
      help: "Leave it out: the value is read. What both are to be true for is joined with `and`.")
  }
}
