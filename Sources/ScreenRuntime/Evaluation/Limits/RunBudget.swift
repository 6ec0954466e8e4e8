import SourceModel

/// The steps and calls of one page's evaluation, counted against its limits.
struct RunBudget {
  /// The bounds.
  let limits: RunLimits
  /// How much was done so far, as the limit counts it.
  private(set) var steps = 0
  /// How many calls are open.
  private(set) var openCalls = 0
  /// The lowest address that the stack may reach; 0 for no check.
  private var stackFloor: UInt = 0

  /// Nothing done yet.
  init(_ limits: RunLimits) { self.limits = limits }

  /// True where more steps were counted than are allowed.
  @inline(__always)
  var isSpent: Bool { steps > limits.steps }

  /// True where the machine's stack is nearly used up.
  @inline(__always)
  var isStackLow: Bool {
    if stackFloor == 0 { return false }
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) < stackFloor }
  }

  /// Counts a call and opens it. False where it passes a limit: then it is not open.
  @inline(__always)
  mutating func openCall() -> Bool {
    openCalls += 1
    steps += 1
    if openCalls > limits.depth || isSpent || isStackLow {
      openCalls -= 1
      return false
    }
    return true
  }

  /// Ends a call.
  @inline(__always)
  mutating func closeCall() { openCalls -= 1 }

  /// Forgets calls that a fault left open, beyond so many.
  mutating func closeCalls(to count: Int = 0) { openCalls = count }

  /// Counts one step.
  @inline(__always)
  mutating func step() { steps += 1 }

  /// Counts steps; a sum that no number holds is past every limit.
  mutating func add(_ count: Int) {
    let (total, overflow) = steps.addingReportingOverflow(max(0, count))
    steps = overflow ? Int.max : total
  }

  /// Forgets steps beyond so many, whose work is done again.
  mutating func takeBack(to count: Int) { steps = count }

  /// Counts anew, with no call open.
  mutating func reset() { (steps, openCalls) = (0, 0) }

  /// True while the stack is checked.
  var hasStackFloor: Bool { stackFloor != 0 }

  /// Sets the lowest address that the stack may reach; 0 for no check.
  mutating func setStackFloor(_ address: UInt) { stackFloor = address }
}
