import SourceModel

/// What spreads along calls that are made at once, not along those in actions and handlers: from callers to what they call, or
/// back.
struct ImmediateCalls: FlowAnalysis {
  static let width: Int32 = 1
  let isForward: Bool
  let callAccesses: Table<Int, Int32>
  let accesses: Table<Int, Access>

  func transfer(_ property: Int32, edge: Int32) -> UInt8 {
    accesses[Int(callAccesses[Int(edge)])].isImmediate ? 1 : 0
  }
}
