import ScreenTypes

extension StandardLibrary {
  /// What changes an array or a part of one: `[T0]` or `ArraySlice<T0>`.
  static func arrayMutation(of receiver: String) -> [LibraryMember] {
    adding(receiver) + replacing(receiver) + removing(receiver) + removingAtEnds(receiver)
      + ordering(receiver)
      + capacityMembers(of: receiver)
  }

  /// Puts an array into an order that is drawn.
  static func shufflingMember(of receiver: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "shuffle()", isMutating: true,
      "Puts the elements into an order that is drawn from a fixed seed."
    ) { call in
      let host = call.host
      return try call.update(moving: 0) { host.shuffle(&$0) }
    }
  }

  private static func adding(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver, "append(_ newElement: T0)", isMutating: true, "Adds an element at the end."
      ) { call in
        let element = call.arguments[0]
        return try call.update { $0.append(element) }
      },
      LibraryMember(
        .method, of: receiver, "append(contentsOf newElements: [T0])", isMutating: true,
        "Adds elements at the end."
      ) { call in
        let added = try call.list(0)
        return try call.update { $0 += added }
      },
      LibraryMember(
        .method, of: receiver, "append(contentsOf newElements: Sequence<T0>)", isMutating: true,
        "Adds elements at the end."
      ) { call in
        let added = try call.list(0)
        return try call.update { $0 += added }
      },
      LibraryMember(
        .method, of: receiver, "insert(_ newElement: T0, at i: Int)", isMutating: true,
        "Adds an element before the one at an index, or at the end where the index is the count."
      ) { call in
        let element = call.arguments[0]
        let place = try call.place(1, isInsertion: true)
        return try call.update(moving: place) { $0.insert(element, at: place) }
      },
      LibraryMember(
        .method, of: receiver, "insert(contentsOf newElements: Sequence<T0>, at i: Int)", isMutating: true,
        "Adds elements before the one at an index, or at the end where the index is the count."
      ) { call in
        let place = try call.place(1, isInsertion: true)
        let added = try call.list(0)
        return try call.update(moving: place) { $0.insert(contentsOf: added, at: place) }
      },
    ]
  }

  private static func replacing(_ receiver: String) -> [LibraryMember] {
    ["Range<Int>", "ClosedRange<Int>"].map { range in
      LibraryMember(
        .method, of: receiver,
        "replaceSubrange(_ subrange: \(range), with newElements: Sequence<T0>)", isMutating: true,
        "Puts elements in the place of those at a range of indices."
      ) { call in
        let elements = try call.list(1)
        guard let places = try call.subrange() else { return .void }
        return try call.update(moving: places.lowerBound) { $0.replaceSubrange(places, with: elements) }
      }
    }
  }

  /// Room for elements, of which there is always enough.
  static func capacityMembers(of receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver, "reserveCapacity(_ minimumCapacity: Int)", isMutating: true, isTotal: true,
        "Makes room for elements, which changes none."
      ) { _ in .void },
      LibraryMember(
        .property, of: receiver, "capacity: Int", isTotal: true,
        "For how many elements there is room: for those that are there."
      ) { call in
        .int(try call.source().count)
      },
    ]
  }

  private static func removing(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver, "remove(at index: Int) -> T0", isMutating: true,
        "Removes the element at an index and gives it."
      ) { call in
        let place = try call.place(0)
        return try call.change(moving: place) { $0.remove(at: place) }
      },
      LibraryMember(
        .method, of: receiver, "removeSubrange(_ bounds: Range<Int>)", isMutating: true,
        "Removes the elements at a range of indices."
      ) { call in
        try call.removeSubrange()
      },
      LibraryMember(
        .method, of: receiver, "removeSubrange(_ bounds: ClosedRange<Int>)", isMutating: true,
        "Removes the elements at a range of indices."
      ) { call in
        try call.removeSubrange()
      },
      LibraryMember(
        .method, of: receiver, "remove(atOffsets offsets: IndexSet)", isMutating: true,
        "Removes the elements at some places."
      ) { call in
        let places = call.content(0, IndexSetValue.self)?.indices ?? []
        return try call.update(moving: 0) { values in
          if let bad = places.first(where: { !values.indices.contains($0) }) {
            throw LibraryFaults.index(bad, in: values.indices)
          }
          values = values.removing(places).kept
        }
      },
      LibraryMember(
        .method, of: receiver, "move(fromOffsets source: IndexSet, toOffset destination: Int)",
        isMutating: true,
        "Moves the elements at some places in front of the one that stands at the destination."
      ) { call in
        let places = call.content(0, IndexSetValue.self)?.indices ?? []
        let destination = call.int(1)
        return try call.update(moving: 0) { values in
          if let bad = places.first(where: { !values.indices.contains($0) }) {
            throw LibraryFaults.index(bad, in: values.indices)
          }
          guard destination >= 0 && destination <= values.count else {
            throw LibraryFaults.index(destination, in: values.indices)
          }
          let parts = values.removing(places)
          let before = places.prefix { $0 < destination }.count
          values = parts.kept
          values.insert(contentsOf: parts.removed, at: destination - before)
        }
      },
      LibraryMember(
        .method, of: receiver, "removeAll(keepingCapacity keepCapacity: Bool = false)", isMutating: true,
        "Removes every element."
      ) { call in
        call.receiver = .array(ArrayBox([]))
        return .void
      },
      LibraryMember(
        .method, of: receiver, "removeAll(where shouldBeRemoved: (T0) -> Bool)", isMutating: true,
        "Removes the elements for which the closure is true."
      ) { call in
        let source = try call.source()
        var kept: [Value] = []
        for place in 0..<source.count {
          try call.host.spend(1)
          let element = source[place]
          if try !call.test(0, element) { kept.append(element) }
        }
        return try call.update(moving: 0) { $0 = kept }
      },
    ]
  }

  private static func removingAtEnds(_ receiver: String) -> [LibraryMember] {
    let isPart = receiver != "[T0]"
    var members = [
      LibraryMember(
        .method, of: receiver, "removeFirst() -> T0", isMutating: true,
        "Removes the first element and gives it."
      ) { call in
        guard let first = try call.removeFront(1, isPart: isPart) else {
          throw LibraryFaults.empty("the array")
        }
        return first
      },
      LibraryMember(
        .method, of: receiver, "removeFirst(_ k: Int)", isMutating: true, "Removes the first elements."
      ) { call in
        let count = try call.removable(0)
        if count > 0 { _ = try call.removeFront(count, isPart: isPart) }
        return .void
      },
      LibraryMember(
        .method, of: receiver, "removeLast() -> T0", isMutating: true,
        "Removes the last element and gives it."
      ) { call in
        try call.change {
          guard let last = $0.popLast() else { throw LibraryFaults.empty("the array") }
          return last
        }
      },
      LibraryMember(
        .method, of: receiver, "removeLast(_ k: Int)", isMutating: true, "Removes the last elements."
      ) { call in
        let count = try call.removable(0)
        return try call.update { $0.removeLast(count) }
      },
      LibraryMember(
        .method, of: receiver, "popLast() -> T0?", isMutating: true,
        "Removes the last element and gives it; nil where there is none."
      ) { call in
        try call.change { $0.popLast()?.inOptional ?? .null }
      },
    ]
    if isPart {
      members.append(
        LibraryMember(
          .method, of: receiver, "popFirst() -> T0?", isMutating: true,
          "Removes the first element and gives it; nil where there is none."
        ) { call in
          try call.removeFront(1, isPart: true)?.inOptional ?? .null
        })
    }
    return members
  }

  private static func ordering(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver, "swapAt(_ i: Int, _ j: Int)", isMutating: true,
        "Puts each of two elements in the other's place."
      ) { call in
        let first = try call.place(0)
        let second = try call.place(1)
        return try call.update { $0.swapAt(first, second) }
      },
      LibraryMember(
        .method, of: receiver, "reverse()", isMutating: true, "Puts the elements into the opposite order."
      ) { call in
        try call.update(moving: 0) { $0.reverse() }
      },
      LibraryMember(
        .method, of: receiver, "partition(by belongsInSecondPartition: (T0) -> Bool) -> Int",
        isMutating: true,
        "Puts the elements for which the closure is true behind the others and gives the index of the first of them."
      ) { call in
        let order = call
        guard case .array(let box) = call.receiver else { return .void }
        return try call.change(moving: 0) { values in
          .int(box.startIndex + (try values.partition { try order.test(0, $0) }))
        }
      },
      LibraryMember(
        .method, of: receiver, "sort()", isMutating: true, where: .comparable,
        "Puts the elements into order, the least first."
      ) { call in
        let host = call.host
        return try call.update(moving: 0) { values in
          try values.sort {
            try host.spend(1)
            return try host.isLess($0, $1)
          }
        }
      },
      LibraryMember(
        .method, of: receiver, "sort(by areInIncreasingOrder: (T0, T0) -> Bool)", isMutating: true,
        "Puts the elements into the order that the closure says."
      ) { call in
        let order = call
        return try call.update(moving: 0) { values in try values.sort { try order.test(0, $0, $1) } }
      },
    ]
  }
}

extension LibraryCall {
  /// Changes the elements of the receiver, in place where it is nobody else's, and gives what `body` gives. Those from
  /// the place `moving` on count as moved.
  fileprivate mutating func change(
    moving place: Int? = nil, _ body: (inout [Value]) throws -> Value
  ) throws -> Value {
    guard var box = receiver.takeArray() else { return .void }
    defer { receiver = .array(box) }
    try own(&box)
    if let place { try host.spend(1 + max(0, box.count - place) / 16) }
    let result = try box.change(body)
    try LibraryLimits.check(box.count)
    return result
  }

  /// Makes sure that a box is nobody else's and holds its elements itself.
  private func own(_ box: inout ArrayBox) throws {
    try LibraryLimits.check(box.count)
    if !isKnownUniquelyReferenced(&box) {
      try LibraryLimits.spendCopying(box.count, host)
      box = box.copied()
    } else if box.copiedByChange > 0 {
      try LibraryLimits.spendCopying(box.copiedByChange, host)
    }
  }

  /// Changes the elements of the receiver.
  fileprivate mutating func update(
    moving place: Int? = nil, _ body: (inout [Value]) throws -> Void
  ) throws -> Value {
    try change(moving: place) { values -> Value in
      try body(&values)
      return .void
    }
  }

  /// Removes elements at the front and gives the first; nil where there is none. What is left of a part keeps its
  /// indices.
  fileprivate mutating func removeFront(_ count: Int, isPart: Bool) throws -> Value? {
    if isPart {
      guard case .array(let whole) = receiver, whole.count > 0 else { return nil }
      receiver = .array(whole.part(count..<whole.count))
      return whole[0]
    }
    if try source().count == 0 { return nil }
    return try change(moving: 0) { values in
      let first = values[0]
      values.removeFirst(count)
      return first
    }
  }

  /// The place, counted from 0, of the index at `argument`: that of an element or, for an insertion, the end.
  fileprivate func place(_ argument: Int, isInsertion: Bool = false) throws -> Int {
    guard case .array(let box) = receiver else { return 0 }
    let index = int(argument)
    guard index >= box.startIndex, index < box.endIndex || isInsertion && index == box.endIndex else {
      throw LibraryFaults.index(index, in: box.startIndex..<box.endIndex)
    }
    return index - box.startIndex
  }

  /// The places, counted from 0, of the indices that the first argument says.
  fileprivate func subrange() throws -> Range<Int>? {
    guard case .array(let box) = receiver, case .range(let range) = arguments[0] else { return nil }
    var (lower, upper) = (box.startIndex, box.endIndex)
    if case .int(let bound) = range.lower { lower = bound }
    if case .int(let bound) = range.upper { upper = range.isClosed && bound < .max ? bound + 1 : bound }
    guard lower >= box.startIndex, lower <= upper, upper <= box.endIndex else {
      throw LibraryFaults.index(
        lower < box.startIndex ? lower : max(upper - 1, lower), in: box.startIndex..<box.endIndex)
    }
    return lower - box.startIndex..<upper - box.startIndex
  }

  /// Removes the elements at the indices that the first argument says.
  fileprivate mutating func removeSubrange() throws -> Value {
    guard let places = try subrange() else { return .void }
    return try update(moving: places.lowerBound) { $0.removeSubrange(places) }
  }

  /// How many elements the argument says to remove.
  fileprivate func removable(_ argument: Int) throws -> Int {
    let count = int(argument)
    let held = try source().count
    guard count >= 0 && count <= held else { throw LibraryFaults.index(count, in: 0..<held) }
    return count
  }
}

extension [Value] {
  /// The elements at ascending places, and the others.
  fileprivate func removing(_ places: [Int]) -> (kept: [Value], removed: [Value]) {
    var kept: [Value] = []
    var removed: [Value] = []
    var next = places[...]
    for (index, value) in enumerated() {
      if next.first == index {
        next.removeFirst()
        removed.append(value)
      } else {
        kept.append(value)
      }
    }
    return (kept, removed)
  }
}
