import ScreenTypes

extension StandardLibrary {
  /// What changes an array.
  static let arrayMutation: [LibraryMember] = [
    LibraryMember(
      .method, of: "[T0]", "append(_ newElement: T0)", isMutating: true, "Adds an element at the end."
    ) { call in
      let element = call.arguments[0]
      return try call.update { $0.append(element) }
    },
    LibraryMember(
      .method, of: "[T0]", "append(contentsOf newElements: [T0])", isMutating: true,
      "Adds elements at the end."
    ) { call in
      let added = try call.list(0)
      return try call.update { $0 += added }
    },
    LibraryMember(
      .method, of: "[T0]", "append(contentsOf newElements: Sequence<T0>)", isMutating: true,
      "Adds elements at the end."
    ) { call in
      let added = try call.list(0)
      return try call.update { $0 += added }
    },
    LibraryMember(
      .method, of: "[T0]", "insert(_ newElement: T0, at i: Int)", isMutating: true,
      "Adds an element before the one at an index, or at the end where the index is the count."
    ) { call in
      let element = call.arguments[0]
      let index = call.int(1)
      return try call.update {
        guard index >= 0 && index <= $0.count else {
          throw LibraryFaults.index(index, count: $0.count)
        }
        $0.insert(element, at: index)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "insert(contentsOf newElements: [T0], at i: Int)", isMutating: true,
      "Adds elements before the one at an index, or at the end where the index is the count."
    ) { call in
      let index = call.int(1)
      let added = try call.list(0)
      return try call.update {
        guard index >= 0 && index <= $0.count else {
          throw LibraryFaults.index(index, count: $0.count)
        }
        $0.insert(contentsOf: added, at: index)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "remove(at index: Int) -> T0", isMutating: true,
      "Removes the element at an index and gives it."
    ) { call in
      let index = call.int(0)
      return try call.change {
        guard $0.indices.contains(index) else { throw LibraryFaults.index(index, count: $0.count) }
        return $0.remove(at: index)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "remove(atOffsets offsets: IndexSet)", isMutating: true,
      "Removes the elements at some places."
    ) { call in
      let places = call.content(0, IndexSetValue.self)?.indices ?? []
      return try call.update { values in
        if let bad = places.first(where: { !values.indices.contains($0) }) {
          throw LibraryFaults.index(bad, count: values.count)
        }
        values = values.removing(places).kept
      }
    },
    LibraryMember(
      .method, of: "[T0]", "move(fromOffsets source: IndexSet, toOffset destination: Int)", isMutating: true,
      "Moves the elements at some places in front of the one that stands at the destination."
    ) { call in
      let places = call.content(0, IndexSetValue.self)?.indices ?? []
      let destination = call.int(1)
      return try call.update { values in
        if let bad = places.first(where: { !values.indices.contains($0) }) {
          throw LibraryFaults.index(bad, count: values.count)
        }
        guard destination >= 0 && destination <= values.count else {
          throw LibraryFaults.index(destination, count: values.count)
        }
        let parts = values.removing(places)
        let before = places.prefix { $0 < destination }.count
        values = parts.kept
        values.insert(contentsOf: parts.removed, at: destination - before)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "removeAll(keepingCapacity keepCapacity: Bool = false)", isMutating: true,
      "Removes every element."
    ) { call in
      call.receiver = .array(ArrayBox([]))
      return .void
    },
    LibraryMember(
      .method, of: "[T0]", "removeAll(where shouldBeRemoved: (T0) -> Bool)", isMutating: true,
      "Removes the elements for which the closure is true."
    ) { call in
      let source = try call.source()
      var kept: [Value] = []
      for index in 0..<source.count {
        try call.host.spend(1)
        let element = source[index]
        if try !call.test(0, element) { kept.append(element) }
      }
      call.receiver = .array(ArrayBox(kept))
      return .void
    },
    LibraryMember(
      .method, of: "[T0]", "removeFirst() -> T0", isMutating: true, "Removes the first element and gives it."
    ) { call in
      try call.change {
        if $0.isEmpty { throw LibraryFaults.empty("the array") }
        return $0.removeFirst()
      }
    },
    LibraryMember(
      .method, of: "[T0]", "removeFirst(_ k: Int)", isMutating: true, "Removes the first elements."
    ) { call in
      let count = call.int(0)
      return try call.update {
        guard count >= 0 && count <= $0.count else {
          throw LibraryFaults.index(count, count: $0.count)
        }
        $0.removeFirst(count)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "removeLast() -> T0", isMutating: true, "Removes the last element and gives it."
    ) { call in
      try call.change {
        guard let last = $0.popLast() else { throw LibraryFaults.empty("the array") }
        return last
      }
    },
    LibraryMember(
      .method, of: "[T0]", "removeLast(_ k: Int)", isMutating: true, "Removes the last elements."
    ) { call in
      let count = call.int(0)
      return try call.update {
        guard count >= 0 && count <= $0.count else {
          throw LibraryFaults.index(count, count: $0.count)
        }
        $0.removeLast(count)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "popLast() -> T0?", isMutating: true,
      "Removes the last element and gives it; nil where there is none."
    ) { call in
      try call.change { $0.popLast() ?? .null }
    },
    LibraryMember(
      .method, of: "[T0]", "swapAt(_ i: Int, _ j: Int)", isMutating: true,
      "Puts each of two elements in the other's place."
    ) { call in
      let first = call.int(0)
      let second = call.int(1)
      return try call.update { values in
        if let bad = [first, second].first(where: { !values.indices.contains($0) }) {
          throw LibraryFaults.index(bad, count: values.count)
        }
        values.swapAt(first, second)
      }
    },
    LibraryMember(
      .method, of: "[T0]", "reverse()", isMutating: true, "Puts the elements into the opposite order."
    ) { call in
      try call.update { $0.reverse() }
    },
    LibraryMember(
      .method, of: "[T0]", "sort()", isMutating: true, where: .comparable,
      "Puts the elements into order, the least first."
    ) { call in
      let host = call.host
      return try call.update { values in
        try values.sort {
          try host.spend(1)
          return $0.isLess(than: $1) ?? false
        }
      }
    },
    LibraryMember(
      .method, of: "[T0]", "sort(by areInIncreasingOrder: (T0, T0) -> Bool)", isMutating: true,
      "Puts the elements into the order that the closure says."
    ) { call in
      let order = call
      return try call.update { values in try values.sort { try order.test(0, $0, $1) } }
    },
  ]
}

extension LibraryCall {
  /// Changes the elements of the receiver and gives what `body` gives.
  fileprivate mutating func change(_ body: (inout [Value]) throws -> Value) throws -> Value {
    let source = try source()
    try LibraryLimits.check(source.count)
    try LibraryLimits.spendCopying(source.count, host)
    var values = source.copied()
    let result = try body(&values)
    try LibraryLimits.check(values.count)
    receiver = .array(ArrayBox(values))
    return result
  }

  /// Changes the elements of the receiver.
  fileprivate mutating func update(_ body: (inout [Value]) throws -> Void) throws -> Value {
    try change { values -> Value in
      try body(&values)
      return .void
    }
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
