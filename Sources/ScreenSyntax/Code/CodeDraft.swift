import SourceModel

/// The code of a file while it is parsed, kept by a worker from file to file.
public struct CodeDraft {
  /// What the tables lie in.
  private let memory: TableMemory
  /// See `CodeTree`.
  public var nodes: TableDraft<CodeID, CodeNode>
  /// See `CodeTree`.
  public var lists: TableDraft<CodeList, CodeID>
  /// See `CodeTree`.
  public var integers: TableDraft<LiteralID, Int>
  /// See `CodeTree`.
  public var doubles: TableDraft<LiteralID, Double>
  /// See `CodeTree`.
  public var strings: TableDraft<LiteralID, Range<Int32>>
  /// See `CodeTree`.
  public var stringBytes: TableDraft<Int, UInt8>
  /// Ids on their way into a list; those of the innermost list stand at the end.
  var pending: TableDraft<Int, CodeID>

  /// An empty draft in `memory`.
  public init(in memory: TableMemory) {
    self.memory = memory
    nodes = TableDraft(in: memory)
    lists = TableDraft(in: memory)
    integers = TableDraft(in: memory)
    doubles = TableDraft(in: memory)
    strings = TableDraft(in: memory)
    stringBytes = TableDraft(in: memory)
    pending = TableDraft(in: memory)
  }

  /// What was parsed so far; to be read before the next node is added.
  @inlinable public var tree: CodeTree {
    var tree = CodeTree()
    tree.nodes = nodes.table
    tree.lists = lists.table
    tree.integers = integers.table
    tree.doubles = doubles.table
    tree.strings = strings.table
    tree.stringBytes = stringBytes.table
    return tree
  }

  /// Adds a list of a node whose name begins at `nameStart`.
  public mutating func addList(_ items: some Collection<CodeID>, named nameStart: UInt32) -> CodeList {
    lists.append(CodeID(Int32(bitPattern: nameStart)))
    let list = lists.endIndex
    lists.append(CodeID(items.count))
    lists.append(contentsOf: items)
    return list
  }

  /// Adds a list of nodes; none needs no room.
  public mutating func addList(_ items: [CodeID]) -> CodeList {
    if items.isEmpty { return .empty }
    let list = lists.endIndex
    lists.append(CodeID(items.count))
    lists.append(contentsOf: items)
    return list
  }

  /// Adds a list of one node.
  public mutating func addList(of item: CodeID) -> CodeList {
    let list = lists.endIndex
    lists.append(CodeID(1 as Int32))
    lists.append(item)
    return list
  }

  /// Adds all of a tree to an empty draft, so that ids stay what they are.
  public mutating func append(contentsOf tree: CodeTree) {
    nodes.append(contentsOf: tree.nodes)
    lists.append(contentsOf: tree.lists)
    integers.append(contentsOf: tree.integers)
    doubles.append(contentsOf: tree.doubles)
    strings.append(contentsOf: tree.strings)
    stringBytes.append(contentsOf: tree.stringBytes)
  }

  /// Forgets everything and keeps the room.
  public mutating func clear() { removeAll(from: Mark()) }

  /// How much there is of everything.
  public struct Mark {
    var nodes = 0, lists = 0, integers = 0, doubles = 0, strings = 0, stringBytes = 0
  }

  /// How much there is now.
  public var mark: Mark {
    Mark(
      nodes: nodes.count, lists: lists.count, integers: integers.count, doubles: doubles.count,
      strings: strings.count, stringBytes: stringBytes.count)
  }

  /// Forgets what was added since a mark was taken.
  public mutating func removeAll(from mark: Mark) {
    nodes.removeAll(from: mark.nodes)
    lists.removeAll(from: mark.lists)
    integers.removeAll(from: mark.integers)
    doubles.removeAll(from: mark.doubles)
    strings.removeAll(from: mark.strings)
    stringBytes.removeAll(from: mark.stringBytes)
    pending.removeAll()
  }
}
