import SourceModel

/// How far the parts of a run were moved.
public struct CodeShift: Sendable {
  /// In the file.
  let bytes: UInt32
  /// In the tables of the code.
  public let nodes: Int32
  let lists, integers, doubles, strings, stringBytes: Int32

  /// A value that was parsed with the run.
  public func moved(_ value: CodeValue) -> CodeValue {
    switch value {
    case .text(let text): .text(moved(text))
    case .code(let id): .code(moved(id))
    case .interpolation(let id): .interpolation(moved(id))
    case .binding(let id): .binding(moved(id))
    case .empty: .empty
    }
  }

  /// A list that was parsed with the run.
  public func moved(_ list: CodeList) -> CodeList { list.index < 0 ? list : CodeList(list.index &+ lists) }

  func moved(_ id: CodeID) -> CodeID { id.isNone ? id : CodeID(id.index &+ nodes) }

  func moved(_ text: Range<Int32>) -> Range<Int32> {
    Range(uncheckedBounds: (text.lowerBound &+ stringBytes, text.upperBound &+ stringBytes))
  }

  @inline(__always) func moved(_ node: CodeNode) -> CodeNode {
    var node = node
    node.place &+= bytes &<< 8
    switch node.kind {
    case .integerLiteral: node.a &+= integers
    case .doubleLiteral: node.a &+= doubles
    case .stringLiteral: node.a &+= strings
    case .booleanLiteral, .closureParameter: break
    case .error, .nilLiteral, .interpolation, .arrayLiteral, .dictionaryLiteral, .tuple, .cast, .name,
      .selfReference, .bindingName, .implicitMember, .member, .subscripting, .call, .argument, .closure,
      .closureParameterName, .unary, .binary, .ternary, .forceUnwrap, .chainStep, .optionalChain, .keyPath,
      .keyPathComponent, .block, .variable, .assignment, .ifStatement, .guardStatement, .optionalBinding,
      .patternCondition, .switchStatement, .switchCase, .forLoop, .whileLoop, .doStatement, .throwStatement,
      .returnStatement, .breakStatement,
      .continueStatement, .expressionStatement, .wildcardPattern, .bindingPattern, .casePattern,
      .tuplePattern, .optionalPattern, .expressionPattern, .labelledPattern, .namedType, .memberType,
      .optionalType, .arrayType, .dictionaryType, .functionType, .tupleType, .labelledType, .signature,
      .parameter:
      if node.a >= 0 { node.a &+= nodes }
    }
    if !node.has(.named), node.nameOrSecond >= 0 { node.nameOrSecond &+= nodes }
    if node.has(.placed) {
      // An argument without a label has no place of its name.
      if node.further > 0 { node.further &+= Int32(bitPattern: bytes) }
    } else if node.has(.listing), node.further >= 0 {
      node.further &+= lists
    }
    return node
  }

  /// Adds runs of ids of nodes, each after its count; -1 for none.
  public func add<ID>(_ runs: [CodeID], to table: inout TableDraft<ID, CodeID>) {
    runs.withUnsafeBufferPointer { runs in
      table.append(count: runs.count) { place in
        var left: Int32 = 0
        for index in runs.indices {
          let value = runs[index]
          let isCount = left == 0
          left = isCount ? value.index : left &- 1
          (place + index).initialize(to: isCount ? value : moved(value))
        }
      }
    }
  }
}
