import SourceModel

/// The index of an expression, statement, pattern or type in a `CodeTree`; `none` is no node.
public struct CodeID: Hashable, Sendable {
  /// Position in `CodeTree.nodes`; -1 for none.
  public var index: Int32

  /// The node at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }

  /// No node.
  @inlinable public static var none: CodeID { CodeID(-1) }

  /// True for `none`.
  @inlinable public var isNone: Bool { index < 0 }
}

/// A handle to a list of nodes in `CodeTree.lists`: the count, then the ids.
public struct CodeList: Hashable, Sendable {
  /// Position of the count in `CodeTree.lists`; -1 for the empty list.
  public var index: Int32

  /// The list at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }

  /// The empty list.
  @inlinable public static var empty: CodeList { CodeList(-1) }
}

/// The code of one file as flat tables: children come before their parents.
public struct CodeTree: Sendable {
  /// Expressions, statements, patterns, types.
  public var nodes = Table<CodeNode>()
  /// Counts and ids of lists.
  public var lists = Table<Int32>()
  /// Values of integer literals.
  public var integers = Table<Int>()
  /// Values of floating-point literals.
  public var doubles = Table<Double>()
  /// Values of string literals, as ranges of `stringBytes`.
  public var strings = Table<Range<Int32>>()
  /// The characters of string literals, decoded, UTF-8.
  public var stringBytes = Table<UInt8>()

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
  @inlinable public subscript(id: CodeID) -> CodeNode { unsafeAddress { nodes.address(Int(id.index)) } }

  /// The nodes of an expression or a body, itself the last: what a node holds comes before it. Linear in their number;
  /// empty for none.
  public func extent(of whole: CodeID) -> Range<Int32> {
    if whole.isNone { return 0..<0 }
    let range = self[whole].range
    var first = whole.index
    while first > 0, range.contains(nodes[Int(first) - 1].range) { first -= 1 }
    return first..<whole.index + 1
  }

  /// The ids in a list.
  @inlinable public func items(_ list: CodeList) -> CodeItems {
    if list.index < 0 { return CodeItems(ids: Table()) }
    let start = Int(list.index) + 1
    return CodeItems(ids: lists.slice(start..<start + Int(lists[Int(list.index)])))
  }

  /// The range of `name`, exact where the name stands in the source without references.
  @inlinable public func nameRange(_ node: CodeNode) -> SourceRange {
    if !node.has(.headedList) { return node.nameRange }
    let start = UInt32(bitPattern: lists[Int(node.list.index) - 1])
    return SourceRange(start, start + UInt32(node.name.utf8.count))
  }

  /// The text of a string literal.
  public func string(_ node: CodeNode) -> String { string(strings[Int(node.a)]) }

  /// The text at a range of `stringBytes`.
  public func string(_ range: Range<Int32>) -> String {
    String(decoding: stringBytes.slice(Int(range.lowerBound)..<Int(range.upperBound)).storage, as: UTF8.self)
  }
}

/// The nodes of a list, by position.
public struct CodeItems: RandomAccessCollection, Sendable {
  @usableFromInline let ids: Table<Int32>

  @inlinable init(ids: Table<Int32>) { self.ids = ids }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { ids.count }
  /// How many.
  @inlinable public var count: Int { ids.count }
  /// The node at `position`.
  @inlinable public subscript(position: Int) -> CodeID { CodeID(ids[position]) }
}
