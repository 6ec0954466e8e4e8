/// What cuts evaluation short: a nil in an optional chain, an error that is thrown, a fault that waits for the end of the code
/// that met it.
struct UnwindState {
  /// True after a step of an optional chain was nil, until the chain's end.
  private(set) var isBroken = false
  /// How many `do` with `catch`, `try?` and tasks are open, which take what is thrown.
  private(set) var catching = 0
  private var heldFault: (any Error)?

  /// Says that a step of the optional chain was nil.
  @inline(__always)
  mutating func breakChain() { isBroken = true }

  /// Says that what a broken chain left out is dealt with.
  @inline(__always)
  mutating func mendChain() { isBroken = false }

  /// Begins an optional chain, and gives what `endChain` takes.
  @inline(__always)
  mutating func beginChain() -> Bool {
    defer { isBroken = false }
    return isBroken
  }

  /// Ends an optional chain.
  @inline(__always)
  mutating func endChain(_ outer: Bool) { isBroken = outer }

  /// Begins code whose errors are taken by somebody.
  mutating func beginCatching() { catching += 1 }

  /// Ends it.
  mutating func endCatching() { catching -= 1 }

  /// Keeps a fault; of several the first.
  mutating func hold(_ fault: any Error) { heldFault = heldFault ?? fault }

  /// The fault that was kept, and none from here on.
  mutating func takeFault() -> (any Error)? {
    defer { heldFault = nil }
    return heldFault
  }

  /// Forgets what a fault left open; what takes errors stays as it is.
  mutating func recover() {
    isBroken = false
    heldFault = nil
  }

  /// Begins anew.
  mutating func reset() { self = UnwindState() }
}
