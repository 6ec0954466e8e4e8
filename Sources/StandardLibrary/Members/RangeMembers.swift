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
        return .bool(box.contains(call.arguments[0]))
      },
      LibraryMember(
        .method, of: "\(range)<T0>", "overlaps(_ other: \(range)<T0>) -> Bool", where: .comparable,
        "True if both ranges have a value in common."
      ) { call in
        guard case .range(let one) = call.receiver, case .range(let other) = call.arguments[0] else {
          return .bool(false)
        }
        if one.isEmpty || other.isEmpty { return .bool(false) }
        return .bool(one.contains(other.lower) || other.contains(one.lower))
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

  /// True for values between the bounds; a bound that is nil bounds nothing.
  public func contains(_ value: Value) -> Bool {
    if case .null = lower {} else if value.isLess(than: lower) ?? true { return false }
    if case .null = upper { return true }
    return isClosed ? !(upper.isLess(than: value) ?? true) : value.isLess(than: upper) ?? false
  }
}
