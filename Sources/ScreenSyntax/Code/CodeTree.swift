import Memory
import SourceModel

/// The index of an expression, statement, pattern or type in a `CodeTree`; `none` is no node.
public struct CodeID: TableID {
  /// Position in `CodeTree.nodes`; -1 for none.
  public var index: Int32

  /// The node at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// The index of the value of a literal in `CodeTree.integers`, `doubles` or `strings`.
@frozen public struct LiteralID: TableID {
  /// Position in the table of its kind.
  public var index: Int32

  /// The literal at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// A handle to a list of nodes in `CodeTree.lists`: how many they are, then their ids.
@frozen public struct CodeList: TableID {
  /// Position of the count in `CodeTree.lists`; -1 for the empty list.
  public var index: Int32

  /// The list at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }

  /// The empty list.
  @inlinable public static var empty: CodeList { .none }
}

/// The code of one file as flat tables: children come before their parents.
public struct CodeTree: Sendable {
  /// Expressions, statements, patterns, types.
  public var nodes = Table<CodeID, CodeNode>()
  /// Ids of lists, each after their count.
  public var lists = Table<CodeList, CodeID>()
  /// Values of integer literals.
  public var integers = Table<LiteralID, Int>()
  /// Values of floating-point literals.
  public var doubles = Table<LiteralID, Double>()
  /// Values of string literals, as ranges of `stringBytes`.
  public var strings = Table<LiteralID, Range<Int32>>()
  /// The characters of string literals, decoded, UTF-8.
  public var stringBytes = Table<Int, UInt8>()

  /// An empty tree.
  public init() {}

  /// A copy in `memory` that takes no more of it than it needs.
  public func copied(into memory: TableMemory) -> CodeTree {
    var tree = CodeTree()
    tree.nodes = memory.table(nodes)
    tree.lists = memory.table(lists)
    tree.integers = memory.table(integers)
    tree.doubles = memory.table(doubles)
    tree.strings = memory.table(strings)
    tree.stringBytes = memory.table(stringBytes)
    return tree
  }

  /// The node at `id`.
  @inlinable public subscript(id: CodeID) -> CodeNode { unsafeAddress { nodes.address(id) } }

  /// True for `self.init(…)`, by which an initialiser hands on to another.
  public func isSelfInit(_ id: CodeID) -> Bool {
    guard self[id].kind == .call else { return false }
    let callee = self[self[id].first]
    return callee.kind == .member && callee.name == Names.initializer
      && self[callee.first].kind == .selfReference
  }

  /// The value in `State(initialValue: value)` and its like, which an initialiser gives a wrapper; another value as it is.
  public func wrapped(in id: CodeID) -> CodeID {
    guard self[id].kind == .call, case let arguments = items(self[id].list), arguments.count == 1,
      let argument = arguments.first,
      ["initialValue", "wrappedValue"].contains(self[argument].name.text)
    else { return id }
    return self[argument].first
  }

  /// True for the statement `fatalError(…)` or `preconditionFailure(…)`, behind which nothing is asked any more.
  public func isStop(_ statement: CodeID) -> Bool {
    let node = self[statement]
    guard node.kind == .expressionStatement, self[node.first].kind == .call else { return false }
    return ["fatalError", "preconditionFailure"].contains(self[self[node.first].first].name)
  }

  /// The blocks between which an `if` or `switch` chooses, the second of which may be an `if` of its own; none for other code.
  public func branches(of statement: CodeID) -> [CodeID] {
    let node = self[statement]
    switch node.kind {
    case .switchStatement: return items(node.list).map { self[$0].first }
    case .ifStatement: return node.second.isNone ? [node.first] : [node.first, node.second]
    // Nothing else chooses between blocks.
    default: return []
    }
  }

  /// The nodes of an expression or a body, itself the last: what a node holds comes before it. Linear in their number;
  /// empty for none.
  public func extent(of whole: CodeID) -> Range<CodeID> {
    if whole.isNone { return nodes.startIndex..<nodes.startIndex }
    let range = self[whole].range
    var first = whole
    while first > nodes.startIndex, range.contains(self[first.advanced(by: -1)].range) {
      first = first.advanced(by: -1)
    }
    return first..<whole.advanced(by: 1)
  }

  /// The nodes behind one, among which is what holds it; the nearest `limit`.
  public func following(_ id: CodeID, limit: Int = .max) -> Range<CodeID> {
    let first = id.advanced(by: 1)
    return first..<first.advanced(by: min(limit, max(first.distance(to: nodes.endIndex), 0)))
  }

  /// The ids in a list.
  @inlinable public func items(_ list: CodeList) -> CodeItems {
    if list.isNone { return CodeItems() }
    let first = list.advanced(by: 1)
    return lists.slice(first..<first.advanced(by: lists[list].position))
  }

  /// The parameters that a closure names.
  public func parameters(of closure: CodeNode) -> CodeItems {
    let all = items(closure.list)
    return all.slice(0..<(all.firstIndex { self[$0].kind == .variable } ?? all.count))
  }

  /// What a closure captures when it is made: a `variable` for each.
  public func captures(of closure: CodeNode) -> CodeItems {
    let all = items(closure.list)
    return all.slice((all.firstIndex { self[$0].kind == .variable } ?? all.count)..<all.count)
  }

  /// The range of `name`, exact where the name stands in the source without references.
  @inlinable public func nameRange(_ node: CodeNode) -> SourceRange {
    if !node.has(.headedList) { return node.nameRange }
    let start = UInt32(bitPattern: lists[node.list.advanced(by: -1)].index)
    return SourceRange(start, start + UInt32(node.name.utf8.count))
  }

  /// True where the characters of a string literal, or of plain text, hold a byte. Linear in all of them, eight at a time.
  public func stringsHold(_ byte: UInt8) -> Bool {
    let bytes = stringBytes.storage
    var index = 0
    while bytes.count &- index >= 8 {
      if ByteWord(bytes, at: index).marks(of: byte) != 0 { return true }
      index &+= 8
    }
    return bytes[index...].contains(byte)
  }

  /// The text of a string literal.
  public func string(_ node: CodeNode) -> String { string(strings[node.literal]) }

  /// The text at a range of `stringBytes`.
  public func string(_ range: Range<Int32>) -> String {
    String(decoding: stringBytes.slice(Int(range.lowerBound)..<Int(range.upperBound)).storage, as: UTF8.self)
  }
}

/// The nodes of a list, by position.
public typealias CodeItems = Table<Int, CodeID>
