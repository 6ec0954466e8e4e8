import ScreenSyntax
import ScreenTypes
import SourceModel

/// An assignment that gives a whole member another value: `total = price * count`.
public struct Assignment: Sendable {
  /// The write, in `DataFlowGraph.accesses`.
  public var access: Int32
  /// The expression on the right.
  public var value: CodeID
}

/// Code that runs when a view appears, or when a value differs from the time before.
public struct Handler: Sendable {
  /// The file.
  public var file: FileID
  /// The unit it belongs to.
  public var unit: Int32
  /// The expression whose value is watched; -1 where it runs on appearing only.
  public var watched: CodeID
  /// The action: a closure, or a function handed on.
  public var action: CodeID
  /// The body of the closure, which is the root of what it does; -1 for a function.
  public var body: CodeID
  /// True where the view that it hangs on is there only at times.
  public var isConditional: Bool
  /// The slot of the closure's parameter that is the new value, or -1.
  public var newValue: Int32 = -1
}

/// One run of code that is made as a whole: an action or handler in a body, or the body of a function.
public struct ActionID: Hashable, Comparable, Sendable {
  /// The unit of code.
  public var unit: Int32
  /// The root of what runs later; -1 for the unit itself.
  public var root: CodeID

  /// An action.
  public init(unit: Int32, root: CodeID) {
    self.unit = unit
    self.root = root
  }

  /// By unit, then by place.
  public static func < (left: ActionID, right: ActionID) -> Bool {
    (left.unit, left.root) < (right.unit, right.root)
  }
}

extension Access {
  /// The action that it is a part of.
  public var action: ActionID { ActionID(unit: unit, root: isImmediate ? .none : root) }
}

extension DataFlowGraph {
  /// The expression that a write gives a whole member, or none: a part is changed, or the value is updated.
  public func assignedValue(_ access: Int32) -> CodeID {
    let low = assignments.partitioningIndex { $0.access >= access }
    return low < assignments.count && assignments[low].access == access
      ? assignments[low].value : .none
  }

  /// The accesses of the value of an assignment: they stand right before its write.
  public func accesses(ofValue value: CodeID, before write: Int32, _ checked: CheckedFile)
    -> Table<Int, Access>
  {
    let range = checked.code[value].range
    var start = write
    while start > 0 {
      let access = accesses[Int(start) - 1]
      guard access.file == accesses[Int(write)].file, access.unit == accesses[Int(write)].unit,
        !access.code.isNone, range.contains(checked.code[access.code].range)
      else { break }
      start -= 1
    }
    return accesses.slice(Int(start)..<Int(write))
  }

  /// The accesses of an action, in order.
  public func accesses(of action: ActionID) -> LazyFilterSequence<Table<Int, Access>> {
    accesses(in: action.unit).lazy.filter { $0.action == action }
  }
}
