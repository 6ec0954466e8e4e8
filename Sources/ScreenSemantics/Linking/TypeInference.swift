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
    let store = program.value.files.address(declared.file).pointee.store
    if store.tree[declared.node].name == Names.scaledMetric { return .double }
    if value.needsDecoding || !value.isValue { return nil }
    return switch store.withBytes(in: value.range, PlainValue.init) {
    case .literal(let type): type
    case .made(let name): Self.type(made: name, in: declared.owner, of: program.value)
    case .call: withChecker(for: member, in: program) { $0.typeMade(by: AttributeText(value, of: declared)) }
    case .other: nil
    }
  }

  /// The type of a struct or an object by whose name alone it is made in a declaration where `self` is a value or a view.
  fileprivate static func type(made name: Name, in owner: DeclarationID, of program: Program) -> TypeID? {
    let kind = program[owner].kind
    guard kind.isObject || kind.hasBody || kind == .structure, name != Names.binding,
      program.members(of: owner, named: name).isEmpty,
      let made = program.lookup(name, in: program[owner].file, inside: program[owner].type),
      program[made].kind.isObject || program[made].kind == .structure,
      program.typeParameters(ofType: program[made].type).isEmpty
    else { return nil }
    return program[made].type
  }

  /// The type of `value` as the initial value of `member`; `.error` where it has none.
  mutating func type(of value: CodeSource, member: MemberID, in program: Lent<Program>) -> TypeID {
    let declared = program.value[member]
    return withChecker(for: member, in: program) { checker in
      if checker.xml[declared.node].name == Names.scaledMetric { return .double }
      checker.enterInitializer(at: value, of: declared)
      let use = checker.checkValue(
        AttributeText(value, of: declared), Expectation(type: .any, what: .quoted(declared.name)))
      if use.form == .literal {
        return !use.constant.isNone ? checker.checked.constants[use.constant].type : .error
      }
      return checker.checked.type(use.code)
    }
  }

  private mutating func withChecker<Result>(
    for member: MemberID, in program: Lent<Program>, _ body: (inout FileChecker) -> Result
  ) -> Result {
    let declared = program.value[member]
    let file = program.value.files[declared.file]
    var checker = FileChecker(
      program, source: file.store.source, file: declared.file, memory, file.xml, file.code,
      platform: file.store.platform)
    defer { checker.giveBack() }
    checker.enterMember(member)
    return body(&checker)
  }
}

extension AttributeText {
  /// The value of a member.
  init(_ value: CodeSource, of member: Member) {
    self.init(value: value.range, needsDecoding: value.needsDecoding, name: member.nameRange)
    isBare = !value.isValue
  }
}

extension FileChecker {
  /// The declared type that a value makes by its initialiser, which it does whatever it is given; nil for other values.
  fileprivate mutating func typeMade(by text: AttributeText) -> TypeID? {
    guard case .code(let id) = value(at: text), parser.diagnostics.isEmpty, code[id].kind == .call,
      code[code[id].first].kind == .name
    else { return nil }
    return TypeInference.type(made: code[code[id].first].name, in: owner, of: program)
  }
}

/// What the bytes of an initial value tell without being parsed.
private enum PlainValue {
  case literal(TypeID)
  /// `{Name(…)}`.
  case made(Name)
  /// Code that begins as a call that makes something does.
  case call
  case other

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let type = PlainLiteral.type(ofValue: bytes) {
      self = .literal(type)
    } else if bytes.count > 1, bytes[0] == UInt8(ascii: "{"), (0x41...0x5A).contains(bytes[1]) {
      self = Self.name(in: bytes).map { .made(Name(utf8: $0)) } ?? .call
    } else {
      self = .other
    }
  }

  /// The name in `{Name(…)}` where it is plain ASCII and nothing stands behind the call; nil also where finding its end
  /// takes more than counting parentheses.
  private static func name(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    var end = 1
    while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
    var at = end
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let quote = bytes[at]
        at += 1
        while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\\") { at += 1 }
        if at == bytes.count || bytes[at] != quote { return nil }
      default: break
      }
      if depth == 0 { break }
      at += 1
    }
    let isWhole = at > end && at + 2 == bytes.count && bytes[at + 1] == UInt8(ascii: "}")
    return isWhole ? UnsafeBufferPointer(rebasing: bytes[1..<end]) : nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }
}
