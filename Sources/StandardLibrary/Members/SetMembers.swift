import ScreenTypes

extension StandardLibrary {
  /// What sets can do besides what every collection can.
  static let setMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Set<T0>", "contains(_ member: T0) -> Bool", isTotal: true,
      "True if this element is in the set."
    ) { call in
      .bool(call.members.contains(call.arguments[0]))
    },
    LibraryMember(
      .method, of: "Set<T0>", "filter(_ isIncluded: (T0) -> Bool) -> Set<T0>", isTotal: true,
      "The elements for which the closure is true."
    ) { call in
      try call.kept { element, call in try call.test(0, element) }
    },
    LibraryMember(
      .method, of: "Set<T0>", "insert(_ newMember: T0) -> (inserted: Bool, memberAfterInsert: T0)",
      isMutating: true, "Adds an element if it is not there; tells if it was added."
    ) { call in
      let element = call.arguments[0]
      if call.members.contains(element) { return .tuple(ArrayBox([.bool(false), element])) }
      try call.update { $0.set(element, .void) }
      return .tuple(ArrayBox([.bool(true), element]))
    },
    LibraryMember(
      .method, of: "Set<T0>", "update(with newMember: T0) -> T0?", isMutating: true,
      "Puts an element in the place of the one that is equal to it, and gives that; nil where there was none."
    ) { call in
      let element = call.arguments[0]
      let before = call.members.contains(element) ? element : .null
      try call.update { members in
        members.remove(element)
        members.set(element, .void)
      }
      return before
    },
    LibraryMember(
      .method, of: "Set<T0>", "remove(_ member: T0) -> T0?", isMutating: true,
      "Removes an element and gives it; nil where it was not there."
    ) { call in
      let element = call.arguments[0]
      if !call.members.contains(element) { return .null }
      try call.host.spend(1 + call.members.keys.count / 16)
      try call.update { $0.remove(element) }
      return element
    },
    LibraryMember(
      .method, of: "Set<T0>", "removeFirst() -> T0", isMutating: true,
      "Removes the element that was inserted first and gives it."
    ) { call in
      guard let first = call.members.keys.first else { throw LibraryFaults.empty("the set") }
      try call.update { $0.remove(first) }
      return first
    },
    LibraryMember(
      .method, of: "Set<T0>", "popFirst() -> T0?", isMutating: true,
      "Removes the element that was inserted first and gives it; nil where there is none."
    ) { call in
      guard let first = call.members.keys.first else { return .null }
      try call.update { $0.remove(first) }
      return first.inOptional
    },
    LibraryMember(.method, of: "Set<T0>", "removeAll()", isMutating: true, "Removes every element.") { call in
      call.receiver = .set(DictionaryBox())
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "union(_ other: Set<T0>) -> Set<T0>", "The elements of either set."
    ) { call in
      try call.united()
    },
    LibraryMember(
      .method, of: "Set<T0>", "union(_ other: Sequence<T0>) -> Set<T0>",
      "The elements of the set and the sequence."
    ) { call in
      try call.united()
    },
    LibraryMember(
      .method, of: "Set<T0>", "formUnion(_ other: Set<T0>)", isMutating: true,
      "Adds the elements of another set."
    ) { call in
      let result = try call.united()
      call.receiver = result
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "formUnion(_ other: Sequence<T0>)", isMutating: true,
      "Adds the elements of a sequence."
    ) { call in
      let result = try call.united()
      call.receiver = result
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "intersection(_ other: Set<T0>) -> Set<T0>", "The elements of both sets."
    ) { call in
      try call.kept { $1.other.contains($0) }
    },
    LibraryMember(
      .method, of: "Set<T0>", "formIntersection(_ other: Set<T0>)", isMutating: true,
      "Removes the elements that are not in another set."
    ) { call in
      let result = try call.kept { $1.other.contains($0) }
      call.receiver = result
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "subtracting(_ other: Set<T0>) -> Set<T0>",
      "The elements that are not in the other set."
    ) { call in
      try call.kept { !$1.other.contains($0) }
    },
    LibraryMember(
      .method, of: "Set<T0>", "subtract(_ other: Set<T0>)", isMutating: true,
      "Removes the elements of another set."
    ) { call in
      let result = try call.kept { !$1.other.contains($0) }
      call.receiver = result
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "subtracting(_ other: Sequence<T0>) -> Set<T0>",
      "The elements that are not in a sequence."
    ) { call in
      let other = try call.table()
      return try call.kept { element, _ in !other.contains(element) }
    },
    LibraryMember(
      .method, of: "Set<T0>", "subtract(_ other: Sequence<T0>)", isMutating: true,
      "Removes the elements of a sequence."
    ) { call in
      let other = try call.table()
      let result = try call.kept { element, _ in !other.contains(element) }
      call.receiver = result
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "isSubset(of other: Sequence<T0>) -> Bool",
      "True if every element is in the sequence."
    ) { call in
      let other = try call.table()
      return .bool(call.members.keys.allSatisfy { other.contains($0) })
    },
    LibraryMember(
      .method, of: "Set<T0>", "isDisjoint(with other: Sequence<T0>) -> Bool",
      "True if no element is in the sequence."
    ) { call in
      let other = try call.table()
      return .bool(!call.members.keys.contains { other.contains($0) })
    },
    LibraryMember(
      .method, of: "Set<T0>", "symmetricDifference(_ other: Set<T0>) -> Set<T0>",
      "The elements of exactly one of both sets."
    ) { call in
      try call.symmetricDifference()
    },
    LibraryMember(
      .method, of: "Set<T0>", "formSymmetricDifference(_ other: Set<T0>)", isMutating: true,
      "Adds the elements of another set that are not here and removes the others of them."
    ) { call in
      call.receiver = try call.symmetricDifference()
      return .void
    },
    LibraryMember(
      .method, of: "Set<T0>", "isSubset(of other: Set<T0>) -> Bool",
      "True if every element is in the other set."
    ) { call in
      try call.host.spend(call.members.keys.count)
      return .bool(call.members.keys.allSatisfy { call.other.contains($0) })
    },
    LibraryMember(
      .method, of: "Set<T0>", "isSuperset(of other: Set<T0>) -> Bool",
      "True if every element of the other set is here."
    ) { call in
      try call.host.spend(call.other.keys.count)
      return .bool(call.other.keys.allSatisfy { call.members.contains($0) })
    },
    LibraryMember(
      .method, of: "Set<T0>", "isStrictSubset(of other: Set<T0>) -> Bool",
      "True if every element is in the other set, which has more."
    ) { call in
      try call.host.spend(call.members.keys.count)
      return .bool(
        call.members.keys.count < call.other.keys.count
          && call.members.keys.allSatisfy { call.other.contains($0) })
    },
    LibraryMember(
      .method, of: "Set<T0>", "isStrictSuperset(of other: Set<T0>) -> Bool",
      "True if every element of the other set is here, and more."
    ) { call in
      try call.host.spend(call.other.keys.count)
      return .bool(
        call.members.keys.count > call.other.keys.count
          && call.other.keys.allSatisfy { call.members.contains($0) })
    },
    LibraryMember(
      .method, of: "Set<T0>", "isDisjoint(with other: Set<T0>) -> Bool",
      "True if both sets have no element in common."
    ) { call in
      try call.host.spend(call.members.keys.count)
      return .bool(!call.members.keys.contains { call.other.contains($0) })
    },
    LibraryMember(.initializer, of: "Set<T0>", "init()", "A set without elements.") { _ in
      .set(DictionaryBox())
    },
    setConversion(from: "[T0]", to: "Set<T0>"),
    setConversion(from: "Set<T0>", to: "Set<T0>"),
    setConversion(from: "Sequence<T0>", to: "Set<T0>"),
    setConversion(from: "Range<Int>", to: "Set<Int>"),
    setConversion(from: "ClosedRange<Int>", to: "Set<Int>"),
    setConversion(from: "String", to: "Set<String>"),
  ]

  private static func setConversion(from source: String, to result: String) -> LibraryMember {
    LibraryMember(
      .initializer, of: "Set<T0>", "init(_ sequence: \(source)) -> \(result)", where: .hashable,
      "A set of these elements, each once."
    ) { call in
      let result = DictionaryBox()
      for element in try call.list(0) where !result.contains(element) { result.set(element, .void) }
      return .set(result)
    }
  }
}

extension LibraryCall {
  /// The elements of the receiver.
  fileprivate var members: DictionaryBox { Self.box(receiver) }

  /// The elements of the first argument.
  fileprivate var other: DictionaryBox { Self.box(arguments[0]) }

  private static func box(_ value: Value) -> DictionaryBox {
    if case .set(let box) = value { return box }
    return DictionaryBox()
  }

  /// Changes the receiver, in place where it is nobody else's.
  fileprivate mutating func update(_ body: (DictionaryBox) -> Void) throws {
    guard var box = receiver.takeTable() else { return }
    defer { receiver = .set(box) }
    if !isKnownUniquelyReferenced(&box) {
      try LibraryLimits.spendCopying(box.keys.count, host)
      box = box.copied()
    }
    body(box)
  }

  /// The elements of the first argument, which is any sequence, to be found.
  fileprivate func table() throws -> DictionaryBox {
    let result = DictionaryBox()
    for element in try list(0) where !result.contains(element) { result.set(element, .void) }
    try host.spend(members.keys.count + result.keys.count)
    return result
  }

  fileprivate func symmetricDifference() throws -> Value {
    let result = DictionaryBox()
    try host.spend(members.keys.count + other.keys.count)
    for element in members.keys where !other.contains(element) { result.set(element, .void) }
    for element in other.keys where !members.contains(element) { result.set(element, .void) }
    return .set(result)
  }

  fileprivate func united() throws -> Value {
    let result = members.copied()
    try LibraryLimits.spendCopying(result.keys.count, host)
    for element in try list(0) where !result.contains(element) { result.set(element, .void) }
    return .set(result)
  }

  fileprivate func kept(_ isKept: (Value, LibraryCall) throws -> Bool) throws -> Value {
    let result = DictionaryBox()
    for element in members.keys {
      try host.spend(1)
      if try isKept(element, self) { result.set(element, .void) }
    }
    return .set(result)
  }
}
