import SourceModel

extension CodeTree {
  /// The node as an S-expression: operands by their own text, everything else as `(kind parts…)`.
  /// Meant for tests and for looking at a tree; not stable between versions.
  public func dump(_ id: CodeID) -> String {
    if id.isNone { return "none" }
    let node = self[id]
    return dumpLeaf(node) ?? dumpExpression(node) ?? dumpStatement(node) ?? dumpPattern(node)
      ?? dumpType(node)
  }

  /// A value as its kind and its parts: `text "Lakes"`, `code (. item name)`, `empty`.
  public func dump(_ value: CodeValue) -> String {
    switch value {
    case .text(let range): "text " + quoted(string(range))
    case .code(let id): "code " + dump(id)
    case .interpolation(let id): "mixed " + dump(id)
    case .binding(let id): "binding " + dump(id)
    case .empty: "empty"
    }
  }

  private func all(_ list: CodeList) -> [String] { items(list).map { dump($0) } }

  private func form(_ head: String, _ parts: [String]) -> String {
    "(" + ([head] + parts).joined(separator: " ") + ")"
  }

  private func dumpLeaf(_ node: CodeNode) -> String? {
    switch node.kind {
    case .error: "<error>"
    case .integerLiteral: "\(integers[node.literal])"
    case .doubleLiteral: "\(doubles[node.literal])"
    case .booleanLiteral: node.a == 1 ? "true" : "false"
    case .nilLiteral: "nil"
    case .stringLiteral where node.flags.contains(.pattern): "/\(string(node))/"
    case .stringLiteral: quoted(string(node))
    case .name: node.name.text
    case .selfReference: "self"
    case .closureParameter: "$\(node.a)"
    case .bindingName: "$\(node.name)"
    case .implicitMember: ".\(node.name)"
    case .breakStatement: node.a < -1 ? "(break \(-1 - node.a))" : "(break)"
    case .continueStatement where node.flags.contains(.trailing): "(fallthrough)"
    case .continueStatement: node.a < -1 ? "(continue \(-1 - node.a))" : "(continue)"
    case .wildcardPattern: "_"
    // Each of these leaves the kinds that are not its own to the next; the last shows the name of one that
    // none knows.
    default: nil
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func dumpExpression(_ node: CodeNode) -> String? {
    switch node.kind {
    case .interpolation: return form("text", all(node.list))
    case .arrayLiteral: return form("array", all(node.list))
    case .dictionaryLiteral: return form("dictionary", all(node.list))
    case .tuple: return form("tuple", all(node.list))
    case .member: return form(".", [dump(node.first), node.name.text])
    case .subscripting: return form("subscript", [dump(node.first)] + all(node.list))
    case .call: return form("call", [dump(node.first)] + all(node.list))
    case .argument:
      let mark = node.flags.contains(.trailing) ? "~" : ""
      return mark + (node.name.isEmpty ? "" : "\(node.name): ") + dump(node.first)
    case .closure:
      var parts =
        node.flags.contains(.explicitParameters) || node.list.index >= 0 ? [form("in", all(node.list))] : []
      if node.a >= 0 { parts += ["->", dump(node.first)] }
      return form("closure", parts + all(self[node.second].list))
    case .closureParameterName:
      return node.name.text + (node.a < 0 ? "" : ": " + dump(node.first))
    case .unary: return form(node.op.symbol, [dump(node.first)])
    case .cast:
      let mark = node.flags.contains(.optional) ? "?" : node.flags.contains(.unwrapped) ? "!" : ""
      let word = node.op == .patternMatch ? "is" : "as\(mark)"
      return form(word, [dump(node.first), dump(node.second)])
    case .binary:
      let isWrapping = node.flags.contains(.wrapping) && node.op != .equal && node.op != .notEqual
      return form((isWrapping ? "&" : "") + node.op.symbol, [dump(node.first), dump(node.second)])
    case .ternary: return form("?", [dump(node.first), dump(node.second)] + all(node.list))
    case .forceUnwrap: return form("unwrap", [dump(node.first)])
    case .chainStep: return form("step", [dump(node.first)])
    case .optionalChain: return form("chain", [dump(node.first)])
    case .keyPath: return form("path", (node.a < 0 ? [] : [dump(node.first)]) + all(node.list))
    case .keyPathComponent:
      let mark = node.flags.contains(.optional) ? "?" : node.flags.contains(.unwrapped) ? "!" : ""
      return ".\(node.name)\(mark)"
    // A kind that is no expression is left to `dumpStatement`.
    default: return nil
    }
  }

  private func dumpStatement(_ node: CodeNode) -> String? {
    let keyword = node.flags.contains(.mutable) ? "var" : "let"
    switch node.kind {
    case .block: return form("block", all(node.list))
    case .variable:
      let types = all(node.list).flatMap { [":", $0] }
      return form(keyword, [dump(node.first)] + types + (node.b < 0 ? [] : ["=", dump(node.second)]))
    case .assignment:
      return form(
        (node.flags.contains(.wrapping) ? "&" : "") + node.op.symbol, [dump(node.first), dump(node.second)])
    case .ifStatement:
      let parts = [form("when", all(node.list)), dump(node.first)]
      return form("if", parts + (node.b < 0 ? [] : [dump(node.second)]))
    case .guardStatement: return form("guard", [form("when", all(node.list)), dump(node.first)])
    case .optionalBinding:
      return form("if-\(keyword)", [node.name.text] + (node.a < 0 ? [] : [dump(node.first)]))
    case .patternCondition: return form("if-case", [dump(node.first), dump(node.second)])
    case .switchStatement: return form("switch", [dump(node.first)] + all(node.list))
    case .switchCase:
      let condition = node.b < 0 ? [] : ["where", dump(node.second)]
      let head = node.flags.contains(.isDefault) ? "default" : "case"
      return form(head, all(node.list) + condition + [dump(node.first)])
    case .forLoop: return form("for", [dump(node.first), dump(node.second)] + all(node.list))
    case .whileLoop:
      let word = node.flags.contains(.trailing) ? "repeat" : "while"
      return form(word, [form("when", all(node.list)), dump(node.first)])
    case .doStatement:
      return form(node.flags.contains(.trailing) ? "defer" : "try", [dump(node.first)] + all(node.list))
    case .throwStatement: return form("throw", [dump(node.first)])
    case .returnStatement: return form("return", node.a < 0 ? [] : [dump(node.first)])
    case .expressionStatement: return form("do", [dump(node.first)])
    // A kind that is no statement is left to `dumpPattern`.
    default: return nil
    }
  }

  private func dumpPattern(_ node: CodeNode) -> String? {
    switch node.kind {
    case .bindingPattern: return node.flags.contains(.mutable) ? "var:\(node.name)" : "let:\(node.name)"
    case .casePattern:
      let type = node.a < 0 ? [] : [dump(node.first)]
      let payload = node.flags.contains(.hasPayload) ? [form("of", all(node.list))] : []
      return form("is", type + [".\(node.name)"] + payload)
    case .tuplePattern: return form("each", all(node.list))
    case .optionalPattern: return form("some", [dump(node.first)])
    case .expressionPattern: return form("equals", [dump(node.first)])
    case .labelledPattern: return "\(node.name): \(dump(node.first))"
    // A kind that is no pattern is left to `dumpType`.
    default: return nil
    }
  }

  private func dumpType(_ node: CodeNode) -> String {
    let parts = all(node.list).joined(separator: ", ")
    switch node.kind {
    case .namedType: return node.name.text + (parts.isEmpty ? "" : "[\(parts)]")
    case .memberType: return "\(dump(node.first)).\(node.name)" + (parts.isEmpty ? "" : "[\(parts)]")
    case .optionalType: return dump(node.first) + (node.flags.contains(.unwrapped) ? "!" : "?")
    case .arrayType: return "[\(dump(node.first))]"
    case .dictionaryType: return "[\(dump(node.first)): \(dump(node.second))]"
    case .functionType:
      let parameters = items(node.list).map { (self[$0].flags.contains(.mutable) ? "inout " : "") + dump($0) }
      return "((\(parameters.joined(separator: ", "))) -> \(dump(node.first)))"
    case .tupleType: return "(\(parts))"
    case .labelledType: return "\(node.name): \(dump(node.first))"
    case .signature:
      return form(
        "func", [node.name.text] + all(node.list) + (node.a < 0 ? [] : ["->", dump(node.first)]))
    case .parameter:
      let label = node.a < 0 ? "_" : dump(node.first)
      let parts = all(node.list)
      let value = parts.dropFirst().flatMap { ["=", $0] }
      return form("\(label)", [node.name.isEmpty ? "_" : node.name.text, parts[0]] + value)
    // This is the last that is asked: a kind without a form of its own still shows its name in a tree.
    default: return "\(node.kind)"
    }
  }
}

extension CodeOperator {
  /// How the operator is written with symbols, for dumps and messages.
  public var symbol: String {
    switch self {
    case .none: ""
    case .not: "!"
    case .attempt: "try?"
    case .forcedAttempt: "try!"
    case .negate, .subtract: "-"
    case .plus, .add: "+"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .bitAnd: "&"
    case .bitOr: "|"
    case .bitXor: "^"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    case .partialFrom: "x..."
    case .partialThrough: "...x"
    case .partialUpTo: "..<x"
    case .patternMatch: "~="
    case .assign: "="
    case .addAssign: "+="
    case .subtractAssign: "-="
    case .multiplyAssign: "*="
    case .divideAssign: "/="
    case .remainderAssign: "%="
    case .bitAndAssign: "&="
    case .bitOrAssign: "|="
    case .bitXorAssign: "^="
    case .shiftLeftAssign: "<<="
    case .shiftRightAssign: ">>="
    }
  }
}
