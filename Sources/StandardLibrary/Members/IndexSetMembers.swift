import ScreenTypes

extension StandardLibrary {
  /// What index sets can do besides what every collection can.
  static let indexSetMembers: [LibraryMember] = [
    LibraryMember(.initializer, of: "IndexSet", "init()", "An index set without places.") { _ in
      Value(IndexSetValue([]))
    },
    LibraryMember(.initializer, of: "IndexSet", "init(integer: Int)", "An index set of one place.") { call in
      Value(IndexSetValue([call.int(0)]))
    },
    LibraryMember(
      .initializer, of: "IndexSet", "init(integersIn range: Range<Int>)", "An index set of these places."
    ) { call in
      try call.indexSet()
    },
    LibraryMember(
      .initializer, of: "IndexSet", "init(integersIn range: ClosedRange<Int>)",
      "An index set of these places."
    ) { call in
      try call.indexSet()
    },
    LibraryMember(
      .initializer, of: "IndexSet", "init(_ elements: [Int])", "An index set of these places."
    ) { call in
      try call.indexSet()
    },
    LibraryMember(
      .initializer, of: "IndexSet", "init(_ range: Range<Int>)", "An index set of these places."
    ) { call in
      try call.indexSet()
    },
    LibraryMember(
      .initializer, of: "IndexSet", "init(_ range: ClosedRange<Int>)", "An index set of these places."
    ) { call in
      try call.indexSet()
    },
    LibraryMember(
      .method, of: "IndexSet", "contains(_ integer: Int) -> Bool", "True if this place is in the set."
    ) { call in
      try call.host.spend(call.places.count)
      return .bool(call.places.contains(call.int(0)))
    },
    LibraryMember(
      .method, of: "IndexSet", "insert(_ integer: Int)", isMutating: true, "Adds a place."
    ) { call in
      try call.host.spend(call.places.count)
      call.receiver = Value(IndexSetValue(call.places + [call.int(0)]))
      return .void
    },
    LibraryMember(
      .method, of: "IndexSet", "remove(_ integer: Int)", isMutating: true, "Removes a place."
    ) { call in
      try call.host.spend(call.places.count)
      let removed = call.int(0)
      call.receiver = Value(IndexSetValue(call.places.filter { $0 != removed }))
      return .void
    },
  ]
}

extension LibraryCall {
  /// The places in the receiver.
  fileprivate var places: [Int] { receiver.content(IndexSetValue.self)?.indices ?? [] }

  /// The integers of the first argument as an index set.
  fileprivate func indexSet() throws -> Value {
    let places = try list(0).compactMap { value -> Int? in
      if case .int(let place) = value { return place }
      return nil
    }
    return Value(IndexSetValue(places))
  }
}
