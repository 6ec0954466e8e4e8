/// A value that its owner keeps at one place while others look at it: handing it on copies an address and counts no
/// references, which threads would contend for.
///
/// Sound as long as it does not leave the body that `lend` calls; the value does not change meanwhile.
struct Lent<Value: Sendable>: @unchecked Sendable {
  let place: UnsafePointer<Value>

  /// The value where it lies.
  var value: Value {
    @inline(__always) unsafeAddress { place }
  }

  /// Calls `body` with a value that stays at its place for so long.
  static func lend<Result>(_ value: Value, _ body: (Lent) throws -> Result) rethrows -> Result {
    try withUnsafePointer(to: value) { try body(Lent(place: $0)) }
  }
}
