import ScreenTypes

extension StandardLibrary {
  /// What ranges can do besides what every collection can.
  static var rangeMembers: [LibraryMember] {
    bounds("Range", contains: "from the lower bound up to, but not including, the upper")
      + bounds("ClosedRange", contains: "from the lower bound through the upper") + sequences
  }

  private static func bounds(_ range: String, contains: String) -> [LibraryMember] {
    [
      LibraryMember(.property, of: "\(range)<T0>", "lowerBound: T0", "The least value.") { call in
        guard case .range(let box) = call.receiver else { return .void }
        return box.lower
      },
      LibraryMember(.property, of: "\(range)<T0>", "upperBound: T0", "The upper bound.") { call in
        guard case .range(let box) = call.receiver else { return .void }
        return box.upper
      },
      LibraryMember(
        .method, of: "\(range)<T0>", "contains(_ element: T0) -> Bool", where: .comparable,
        "True for values \(contains)."
      ) { call in
        guard case .range(let box) = call.receiver else { return .bool(false) }
        return .bool(try box.contains(call.arguments[0], call.host))
      },
      LibraryMember(
        .method, of: "\(range)<T0>", "overlaps(_ other: \(range)<T0>) -> Bool", where: .comparable,
        "True if both ranges have a value in common."
      ) { call in
        guard case .range(let one) = call.receiver, case .range(let other) = call.arguments[0] else {
          return .bool(false)
        }
        if one.isEmpty || other.isEmpty { return .bool(false) }
        return .bool(
          try one.contains(other.lower, call.host) || other.contains(one.lower, call.host))
      },
      LibraryMember(
        .property, of: "\(range)<T0>", "isEmpty: Bool", where: .comparable, "True where no value is inside."
      ) { call in
        guard case .range(let box) = call.receiver else { return .bool(false) }
        return .bool(box.isEmpty)
      },
      LibraryMember(
        .method, of: "\(range)<T0>", "clamped(to limits: \(range)<T0>) -> \(range)<T0>", where: .comparable,
        "The range with bounds that are no further out than those of another."
      ) { call in
        guard case .range(let box) = call.receiver, case .range(let limits) = call.arguments[0] else {
          return .void
        }
        func clamped(_ bound: Value) throws -> Value {
          if try call.host.isLess(bound, limits.lower) { return limits.lower }
          return try call.host.isLess(limits.upper, bound) ? limits.upper : bound
        }
        return .range(
          RangeBox(lower: try clamped(box.lower), upper: try clamped(box.upper), isClosed: box.isClosed))
      },
    ]
  }

  private static let sequences: [LibraryMember] = [
    LibraryMember(
      .method, of: "Sequence<T0>", "next() -> T0?", isMutating: true,
      "The next element of the sequence, which it leaves; nil at the end."
    ) { call in
      if let sequence = call.receiver.content(UnfoldValue.self) {
        var copy = sequence
        let value = try copy.next(call.host)
        call.receiver = Value(copy)
        return value?.inOptional ?? .null
      }
      var values = try call.source().all(call.host)
      if values.isEmpty { return .null }
      let first = values.removeFirst()
      call.receiver = .array(ArrayBox(values))
      return first.inOptional
    }
  ]
}

extension RangeBox {
  /// True where no value is inside.
  fileprivate var isEmpty: Bool { !isClosed && lower == upper }

  /// True for values between the bounds, in the order that a host knows; a bound that is nil bounds nothing.
  public func contains(_ value: Value, _ host: any EvaluationHost) throws -> Bool {
    if case .null = lower {} else if try host.isLess(value, lower) { return false }
    if case .null = upper { return true }
    return try isClosed ? !host.isLess(upper, value) : host.isLess(value, upper)
  }
}
