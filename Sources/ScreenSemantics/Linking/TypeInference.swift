import ScreenTypes
import SourceModel

/// The type of a member that is declared by its value alone.
enum TypeInference {
  /// The type of `value` as the initial value of `member`; `.error` where it has none.
  static func type(of value: CodeSource, member: MemberID, in program: Program, _ memory: CheckerMemory)
    -> TypeID
  {
    Lent.lend(program) { type(of: value, member: member, in: $0, memory) }
  }

  private static func type(
    of value: CodeSource, member: MemberID, in lent: Lent<Program>, _ memory: CheckerMemory
  ) -> TypeID {
    let declared = lent.value[member]
    var checker = FileChecker(lent, file: declared.file, memory)
    if checker.xml[declared.node].name == Names.scaledMetric { return .double }
    checker.enter(declared.owner)
    checker.member = member
    checker.isStaticContext = declared.isStatic
    let text = AttributeText(value: value.range, needsDecoding: value.needsDecoding, name: declared.nameRange)
    let use = checker.checkValue(text, Expectation(type: .any, what: .quoted(declared.name)))
    if use.form == .literal {
      return use.constant >= 0 ? checker.checked.constants[Int(use.constant)].type : .error
    }
    return checker.checked.type(use.code)
  }
}
