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
