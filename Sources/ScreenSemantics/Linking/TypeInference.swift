import ScreenSyntax
import ScreenTypes
import SourceModel

/// Finds the types of members that are declared by their values alone. Belongs to one worker.
struct TypeInference {
  /// Made for the first value that takes more than a look at its bytes.
  private lazy var memory = CheckerMemory()

  /// The type of a value that tells it whatever type other members have: that of a plain literal, or of a struct or an
  /// object that is made. Nil for others.
  mutating func plainType(of value: CodeSource, member: MemberID, in program: Lent<Program>) -> TypeID? {
    let declared = program.value[member]
    let file = program.value.files[Int(declared.file.index)]
    if file.xml[declared.node].name == Names.scaledMetric { return .double }
    if value.needsDecoding { return nil }
    let bytes = file.source.bytes[Int(value.range.start)..<Int(value.range.end)]
    if let type = bytes.withUnsafeBufferPointer({ PlainLiteral.type(ofValue: $0) }) { return type }
    guard bytes.count > 1, bytes[bytes.startIndex] == UInt8(ascii: "{"),
      (0x41...0x5A).contains(bytes[bytes.startIndex + 1])
    else { return nil }
    return withChecker(for: member, in: program) { $0.typeMade(by: AttributeText(value, of: declared)) }
  }

  /// The type of `value` as the initial value of `member`; `.error` where it has none.
  mutating func type(of value: CodeSource, member: MemberID, in program: Lent<Program>) -> TypeID {
    let declared = program.value[member]
    return withChecker(for: member, in: program) { checker in
      if checker.xml[declared.node].name == Names.scaledMetric { return .double }
      let use = checker.checkValue(
        AttributeText(value, of: declared), Expectation(type: .any, what: .quoted(declared.name)))
      if use.form == .literal {
        return use.constant >= 0 ? checker.checked.constants[Int(use.constant)].type : .error
      }
      return checker.checked.type(use.code)
    }
  }

  private mutating func withChecker<Result>(
    for member: MemberID, in program: Lent<Program>, _ body: (inout FileChecker) -> Result
  ) -> Result {
    let declared = program.value[member]
    var checker = FileChecker(program, file: declared.file, memory)
    defer { checker.giveBack() }
    checker.enter(declared.owner)
    checker.member = member
    checker.isStaticContext = declared.isStatic
    return body(&checker)
  }
}

extension AttributeText {
  /// The value of a member.
  fileprivate init(_ value: CodeSource, of member: Member) {
    self.init(value: value.range, needsDecoding: value.needsDecoding, name: member.nameRange)
  }
}

extension FileChecker {
  /// The declared type that a value makes by its initialiser, which it does whatever it is given; nil for other values.
  fileprivate mutating func typeMade(by text: AttributeText) -> TypeID? {
    guard case .code(let id) = value(at: text), parser.diagnostics.isEmpty, code[id].kind == .call,
      program[owner].kind.isObject || program[owner].kind.hasBody || program[owner].kind == .structure
    else { return nil }
    let callee = code[code[id].first]
    guard callee.kind == .name, callee.name != Names.binding, ownMembers(named: callee.name).isEmpty,
      let made = program.lookup(callee.name, in: file),
      program[made].kind.isObject || program[made].kind == .structure
    else { return nil }
    return program[made].type
  }
}
