import ScreenSyntax
import ScreenTypes
import SourceModel

/// An expression that stands outside every file, such as an argument on the command line, checked in the scope of
/// the App, or of another declaration.
public struct LooseExpression: Sendable {
  /// The text as a file of its own, for positions.
  public let source: SourceFile
  /// The id under which `diagnostics` speak of it.
  public let file: FileID
  /// The checked code.
  public let checked: CheckedFile
  /// The expression.
  public let body: CheckedBody
  /// Its value, where the text is one itself.
  public let literal: Value?
  /// What was wrong; evaluate only where it is empty.
  public let diagnostics: [Diagnostic]

  /// Checks `text` against a type, and what does not fit against another where one is given. Where the type is String
  /// and the text is no expression in scope, it is the text itself.
  public init(
    _ text: String, as type: TypeID, or other: TypeID? = nil, what: String, in program: Program, file: FileID,
    scope: DeclarationID? = nil
  ) {
    let source = SourceFile(path: "<\(what)>", bytes: Array(text.utf8))
    self.source = source
    self.file = file
    func check(_ type: TypeID, _ source: SourceFile) -> (CheckedFile, CodeID, Int32) {
      Lent.lend(program) { lent in
        var checker = FileChecker(lent, source: source, file: file, CheckerMemory())
        checker.enter(loose: scope ?? lent.value.app)
        let id = checker.parser.expression(in: SourceRange(0, source.bytes.count), decoding: false)
        if checker.parser.diagnostics.isEmpty {
          checker.check(id, Expectation(type: type, what: .quoted(Name(what))))
        }
        return (checker.finish(), id, checker.scope.nextSlot)
      }
    }
    var (found, id, frameSize) = check(type, source)
    if !found.diagnostics.isEmpty, let other {
      let second = check(other, source)
      // What is meant as a binding is judged as one.
      let isMeant = found.diagnostics.contains { $0.rule == .flowValueExpected }
      if isMeant || second.0.diagnostics.isEmpty { (found, id, frameSize) = second }
    }
    var told = found.diagnostics
    if !told.isEmpty, text.utf8.first.map(Self.beginsName) ?? false,
      case let member = SourceFile(path: source.path, bytes: Array(".\(text)".utf8)),
      check(type, member).0.diagnostics.isEmpty
    {
      told[0].help = "Write `.\(text)`."
    }
    let isText = (type.wrapped ?? type) == .string && !found.diagnostics.isEmpty
    checked = found
    diagnostics = isText ? [] : told
    var body = CheckedBody()
    literal = isText ? .string(text) : nil
    if !isText { body.code = id }
    body.frameSize = frameSize
    self.body = body
  }

  /// True for a letter with which the name of a case may begin.
  private static func beginsName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}

extension FileChecker {
  /// Enters the scope of a declaration, or of none.
  mutating func enter(loose declaration: DeclarationID) {
    if !declaration.isNone { enter(declaration) }
  }

  /// The checked file with all its code, which lasts. The checker is of no use any more.
  mutating func finish() -> CheckedFile {
    let file = CheckedFile(lasting: checkedFile())
    giveBack()
    return file
  }

  /// The checked file with all its code, until `giveBack`.
  mutating func checkedFile() -> CheckedFile {
    if !parser.diagnostics.isEmpty { checked.diagnostics += parser.diagnostics }
    let count = parser.tree.nodes.count
    checked.types.extend(to: count, with: .error)
    checked.references.extend(to: count, with: .none)
    // Notes are made for more code than there is.
    checked.types.removeAll(from: count)
    checked.references.removeAll(from: count)
    return CheckedFile(checked, parser.tree, memory.tables)
  }

  /// Returns the buffers to the worker for its next file. The checker must not be used afterwards.
  mutating func giveBack() { memory.keep(&checked, &parser.draft) }
}
