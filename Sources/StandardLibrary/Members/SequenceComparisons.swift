import ScreenTypes

extension StandardLibrary {
  /// What compares the elements of two sequences in order.
  static func sequenceComparisons(of receiver: String) -> [LibraryMember] {
    let (element, _) = elementNames(of: receiver)
    let isOpen = element == "T0"
    let other = "Sequence<\(element)>"
    let pairs = "(\(element), \(element)) -> Bool"
    return beginnings(receiver, other: other, pairs: pairs, isOpen: isOpen) + [
      LibraryMember(
        .method, of: receiver, "elementsEqual(_ other: \(other)) -> Bool", where: isOpen ? .equatable : .none,
        "True if both have equal elements in the same order."
      ) { call in
        try call.matches(isWhole: true) { $0 == $1 }
      },
      LibraryMember(
        .method, of: receiver, "elementsEqual(_ other: \(other), by areEquivalent: \(pairs)) -> Bool",
        "True if both have elements in the same order that the closure takes for equal."
      ) { call in
        try call.matches(isWhole: true) { try call.test(1, $0, $1) }
      },
      LibraryMember(
        .method, of: receiver, "lexicographicallyPrecedes(_ other: \(other)) -> Bool",
        where: isOpen ? .comparable : .none,
        "True if it stands before the other in the order of a dictionary."
      ) { call in
        try call.precedes { try call.host.isLess($0, $1) }
      },
      LibraryMember(
        .method, of: receiver,
        "lexicographicallyPrecedes(_ other: \(other), by areInIncreasingOrder: \(pairs)) -> Bool",
        "True if it stands before the other in the order of a dictionary whose letters the closure orders."
      ) { call in
        try call.precedes { try call.test(1, $0, $1) }
      },
    ]
  }

  /// `starts(with:)`, which a text has of its own.
  private static func beginnings(
    _ receiver: String, other: String, pairs: String, isOpen: Bool
  ) -> [LibraryMember] {
    if receiver == "String" { return [] }
    return [
      LibraryMember(
        .method, of: receiver, "starts(with possiblePrefix: \(other)) -> Bool",
        where: isOpen ? .equatable : .none,
        "True if it begins with these elements."
      ) { call in
        try call.matches(isWhole: false) { $0 == $1 }
      },
      LibraryMember(
        .method, of: receiver, "starts(with possiblePrefix: \(other), by areEquivalent: \(pairs)) -> Bool",
        "True if it begins with elements that the closure takes for these."
      ) { call in
        try call.matches(isWhole: false) { try call.test(1, $0, $1) }
      },
    ]
  }
}

extension LibraryCall {
  /// Whether the receiver begins with what is like the elements of the first argument, and with `isWhole` has no more.
  fileprivate func matches(isWhole: Bool, _ areAlike: (Value, Value) throws -> Bool) throws -> Value {
    let source = try source()
    let other = try list(0)
    guard isWhole ? other.count == source.count : other.count <= source.count else { return .bool(false) }
    try host.spend(other.count)
    return .bool(try other.indices.allSatisfy { try areAlike(source[$0], other[$0]) })
  }

  /// Whether the first element that is unlike that of the first argument comes before it, or the receiver ends first.
  fileprivate func precedes(_ isLess: (Value, Value) throws -> Bool) throws -> Value {
    let source = try source()
    let other = try list(0)
    for place in 0..<min(source.count, other.count) {
      try host.spend(1)
      if try isLess(source[place], other[place]) { return .bool(true) }
      if try isLess(other[place], source[place]) { return .bool(false) }
    }
    return .bool(source.count < other.count)
  }
}
