import SourceModel

/// What parsing one piece of code added to a draft, to be added again where the same is written.
public struct CodeRun {
  /// Where it lay.
  private let origin: CodeDraft.Mark
  private let start: UInt32
  private let nodes: [CodeNode]
  private let lists: [CodeID]
  private let integers: [Int]
  private let doubles: [Double]
  private let strings: [Range<Int32>]
  private let stringBytes: [UInt8]

  /// What was added to a draft since a mark, of code that begins at `start` in the file; nil where some of it cannot
  /// be moved.
  public init?(_ draft: CodeDraft, since mark: CodeDraft.Mark, startingAt start: UInt32) {
    nodes = Array(draft.nodes.table.storage[mark.nodes...])
    // Such a list is not told from what stands before it.
    if nodes.contains(where: { $0.has(.headedList) }) { return nil }
    origin = mark
    self.start = start
    lists = Array(draft.lists.table.storage[mark.lists...])
    integers = Array(draft.integers.table.storage[mark.integers...])
    doubles = Array(draft.doubles.table.storage[mark.doubles...])
    strings = Array(draft.strings.table.storage[mark.strings...])
    stringBytes = Array(draft.stringBytes.table[mark.stringBytes...])
  }

  /// How many nodes it has.
  public var count: Int { nodes.count }

  /// True if all nodes are as wanted.
  public func allSatisfy(_ isWanted: (CodeNode) -> Bool) -> Bool { nodes.allSatisfy(isWanted) }

  /// How far what is added next, for code that begins at `start`, lies from where this run lay.
  @inline(__always) fileprivate func shift(to mark: CodeDraft.Mark, startingAt start: UInt32) -> CodeShift {
    CodeShift(
      bytes: start &- self.start, nodes: Int32(mark.nodes - origin.nodes),
      lists: Int32(mark.lists - origin.lists),
      integers: Int32(mark.integers - origin.integers), doubles: Int32(mark.doubles - origin.doubles),
      strings: Int32(mark.strings - origin.strings), stringBytes: Int32(mark.stringBytes - origin.stringBytes)
    )
  }

  fileprivate func add(to draft: inout CodeDraft, _ shift: CodeShift) {
    nodes.withUnsafeBufferPointer { nodes in
      draft.nodes.append(count: nodes.count) { place in
        for index in nodes.indices { (place + index).initialize(to: shift.moved(nodes[index])) }
      }
    }
    if !lists.isEmpty { shift.add(lists, to: &draft.lists) }
    if !integers.isEmpty { draft.integers.append(contentsOf: integers) }
    if !doubles.isEmpty { draft.doubles.append(contentsOf: doubles) }
    for string in strings { draft.strings.append(shift.moved(string)) }
    if !stringBytes.isEmpty {
      stringBytes.withUnsafeBufferPointer { draft.stringBytes.append(contentsOf: $0) }
    }
  }
}

extension CodeDraft {
  /// Adds a run again, as if it had been parsed where it begins now; gives how far its parts were moved.
  public mutating func append(_ run: CodeRun, startingAt start: UInt32) -> CodeShift {
    let shift = run.shift(to: mark, startingAt: start)
    run.add(to: &self, shift)
    return shift
  }
}

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
