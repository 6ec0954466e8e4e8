/// A value that all copies of what holds it share until one of them changes it: a copy costs one reference, whatever the value holds.
@propertyWrapper @usableFromInline struct SharedValue<Value: Sendable>: Sendable {
  /// Written only where nobody else has it.
  @usableFromInline final class Box: @unchecked Sendable {
    @usableFromInline var value: Value

    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @usableFromInline init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value. Changing it costs a copy of it where it is shared.
  @usableFromInline var wrappedValue: Value {
    @inlinable @inline(__always) _read { yield box.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
