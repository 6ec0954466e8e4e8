/// A value that all copies of what holds it share until one of them changes it: a copy costs one reference, whatever the value holds.
@propertyWrapper struct SharedValue<Value: Sendable>: Sendable {
  /// Written only where nobody else has it.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value. Changing it costs a copy of it where it is shared.
  var wrappedValue: Value {
    @inline(__always) _read { yield box.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
