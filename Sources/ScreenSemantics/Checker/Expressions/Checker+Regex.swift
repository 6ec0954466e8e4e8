import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Regular expressions in code.
extension FileChecker {
  /// The type of `/…/`, which says what its groups hold.
  mutating func inferPattern(_ node: CodeNode, _ id: CodeID) -> TypeID {
    let written = code.string(node)
    guard let pattern = RegexValue(written) else {
      reportNoPattern(node.range)
      return LibraryTypes.regex(of: .error)
    }
    note(id, Reference(.constant, Int(addConstant(Value(pattern)).index)))
    return LibraryTypes.regex(of: pattern.output)
  }

  /// Reports a text that is to be a regular expression, as it is written in a call, and is none.
  mutating func checkPattern(of entry: StandardLibrary.Entry, _ match: ArgumentMatch) {
    let place: Int
    if entry.receiver.unapplied == Self.regex {
      place = 0
    } else if entry.receiver == Self.predicate, match.shape.count == 2 {
      let format = calls.argument(match, 0)
      guard code[format].kind == .stringLiteral, code.string(code[format]).contains("MATCHES") else { return }
      place = 1
    } else if entry.receiver == .string, match.shape.count > 1 {
      let isPattern = (1..<match.shape.count).contains { position in
        let argument = calls.argument(match, position)
        return !argument.isNone && code[argument].kind == .implicitMember
          && code[argument].name == Self.regularExpression
      }
      guard isPattern else { return }
      place = 0
    } else {
      return
    }
    guard place < match.shape.count, case let text = calls.argument(match, place), !text.isNone,
      code[text].kind == .stringLiteral, !code[text].flags.contains(.pattern),
      RegexValue(code.string(code[text])) == nil
    else { return }
    reportNoPattern(range(text))
  }

  private static let regex = TypeID(.builtin("Regex"))
  private static let predicate = TypeID(.builtin("NSPredicate"))
  private static let regularExpression: Name = "regularExpression"

  private mutating func reportNoPattern(_ range: SourceRange) {
    report(
      .syntaxInvalidLiteral, range, "This is no regular expression.",
      help:
        "Each `(` and `[` has its end, and `*`, `+` and `?` something before them; look-behind, back references and possessive "
        + "quantifiers are none here.")
  }

  /// Reads `match.1`, and `match.year` of a group with a name, as `match.output.1`; nil for another member.
  mutating func inferGroup(_ base: TypeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID? {
    guard case .applied(LibraryTypes.match, let outputs) = base.kind, let output = outputs.first else {
      return nil
    }
    if case .tuple(let parts, let labels) = output.kind {
      guard labels.contains(node.name) || Int(node.name.text).map({ $0 < parts.count }) == true else {
        return nil
      }
      insertOutput(of: id, node, at: node.nameStart)
    } else if output == LibraryTypes.regexGroup.array {
      if node.name == Self.output || node.name == Self.place { return nil }
      insertOutput(of: id, node, at: node.nameStart)
    } else {
      guard node.name == Self.whole else { return nil }
      parser.draft.nodes[id].name = Self.output
    }
    return infer(id, expecting: expected)
  }

  /// Reads `match[1]` and `match["name"]` of a regular expression that is made of a text as `match.output[1]`; nil for another
  /// subscript.
  mutating func inferGroup(
    in base: TypeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID?
  ) -> TypeID? {
    guard base == TypeID(.applied(LibraryTypes.match, [LibraryTypes.regexGroup.array])) else { return nil }
    insertOutput(of: id, node, at: code[node.first].range.end)
    return infer(id, expecting: expected)
  }

  /// Puts `.output` behind the first part of the node at `id`.
  private mutating func insertOutput(of id: CodeID, _ node: CodeNode, at start: UInt32) {
    var member = CodeNode(.member, node.range)
    member.name = Self.output
    member.nameStart = start
    member.first = node.first
    parser.draft.nodes[id].first = addNode(member)
  }

  private static let output: Name = "output"
  private static let place: Name = "range"
  private static let whole: Name = "0"
}
