import ScreenTypes

extension StandardLibrary {
  /// What dictionaries can do besides what every collection can.
  static let dictionaryMembers: [LibraryMember] = [
    LibraryMember(.property, of: "[T0: T1]", "keys: [T0]", "The keys, in order of insertion.") { call in
      .array(ArrayBox(call.table.keys))
    },
    LibraryMember(.property, of: "[T0: T1]", "values: [T1]", "The values, in order of insertion.") { call in
      .array(ArrayBox(call.table.values))
    },
    LibraryMember(
      .method, of: "[T0: T1]", "filter(_ isIncluded: ((key: T0, value: T1)) -> Bool) -> [T0: T1]",
      "The keys and values for which the closure is true."
    ) { call in
      try call.kept()
    },
    LibraryMember(
      .method, of: "[T0: T1]", "mapValues(_ transform: (T1) -> T2) -> [T0: T2]",
      "The keys with what the closure makes of each value."
    ) { call in
      let result = DictionaryBox()
      for (key, value) in zip(call.table.keys, call.table.values) {
        try call.host.spend(1)
        result.set(key, try call.call(0, value))
      }
      return .dictionary(result)
    },
    LibraryMember(
      .method, of: "[T0: T1]", "compactMapValues(_ transform: (T1) -> T2?) -> [T0: T2]",
      "The keys with what the closure makes of each value, without nil."
    ) { call in
      let result = DictionaryBox()
      for (key, value) in zip(call.table.keys, call.table.values) {
        try call.host.spend(1)
        let made = try call.call(0, value)
        if case .null = made { continue }
        result.set(key, made.outOfOptional)
      }
      return .dictionary(result)
    },
    LibraryMember(
      .method, of: "[T0: T1]", "removeValue(forKey key: T0) -> T1?", isMutating: true,
      "Removes a key and gives its value; nil where it was not there."
    ) { call in
      let key = call.arguments[0]
      try call.host.spend(1 + call.table.keys.count / 16)
      return try call.change { $0.remove(key)?.inOptional ?? .null }
    },
    LibraryMember(
      .method, of: "[T0: T1]", "updateValue(_ value: T1, forKey key: T0) -> T1?", isMutating: true,
      "Sets the value of a key and gives the one before; nil where there was none."
    ) { call in
      let value = call.arguments[0]
      let key = call.arguments[1]
      return try call.change {
        let old = $0[key]
        $0.set(key, value)
        return old?.inOptional ?? .null
      }
    },
    LibraryMember(
      .method, of: "[T0: T1]", "removeAll()", isMutating: true, "Removes every key."
    ) { call in
      call.receiver = .dictionary(DictionaryBox())
      return .void
    },
    LibraryMember(
      .method, of: "[T0: T1]", "merge(_ other: [T0: T1], uniquingKeysWith combine: (T1, T1) -> T1)",
      isMutating: true, "Adds the keys of another dictionary; the closure joins the values of keys in both."
    ) { call in
      let merged = try call.merged()
      call.receiver = merged
      return .void
    },
    LibraryMember(
      .method, of: "[T0: T1]",
      "merging(_ other: [T0: T1], uniquingKeysWith combine: (T1, T1) -> T1) -> [T0: T1]",
      "The keys of both dictionaries; the closure joins the values of keys in both."
    ) { call in
      try call.merged()
    },
    LibraryMember(.initializer, of: "[T0: T1]", "init()", "A dictionary without keys.") { _ in
      .dictionary(DictionaryBox())
    },
    LibraryMember(
      .initializer, of: "[T0: T1]",
      "init(grouping values: Sequence<T2>, by keyForValue: (T2) -> T0) -> [T0: [T2]]",
      where: .hashable, "The elements by the key that the closure gives for each, in order."
    ) { call in
      let source = try ElementSource(call.arguments[0], host: call.host)
      var places: [Value: Int] = [:]
      var keys: [Value] = []
      var groups: [[Value]] = []
      for index in 0..<source.count {
        try call.host.spend(1)
        let element = source[index]
        let key = try call.call(1, element)
        if let place = places[key] {
          groups[place].append(element)
        } else {
          places[key] = keys.count
          keys.append(key)
          groups.append([element])
        }
      }
      let result = DictionaryBox()
      for (key, group) in zip(keys, groups) { result.set(key, .array(ArrayBox(group))) }
      return .dictionary(result)
    },
    LibraryMember(
      .initializer, of: "[T0: T1]",
      "init(_ keysAndValues: [(T0, T1)], uniquingKeysWith combine: (T1, T1) -> T1) -> [T0: T1]",
      where: .hashable, "A dictionary of these pairs; the closure joins the values of keys that come again."
    ) { call in
      try call.joinedPairs()
    },
    LibraryMember(
      .initializer, of: "[T0: T1]",
      "init(_ keysAndValues: Sequence<(T0, T1)>, uniquingKeysWith combine: (T1, T1) -> T1) -> [T0: T1]",
      where: .hashable, "A dictionary of these pairs; the closure joins the values of keys that come again."
    ) { call in
      try call.joinedPairs()
    },
    LibraryMember(
      .initializer, of: "[T0: T1]", "init(uniqueKeysWithValues keysAndValues: [(T0, T1)]) -> [T0: T1]",
      where: .hashable, "A dictionary of these pairs, whose keys must differ."
    ) { call in
      try call.pairs()
    },
    LibraryMember(
      .initializer, of: "[T0: T1]",
      "init(uniqueKeysWithValues keysAndValues: Sequence<(T0, T1)>) -> [T0: T1]", where: .hashable,
      "A dictionary of these pairs, whose keys must differ."
    ) { call in
      try call.pairs()
    },
  ]
}

extension LibraryCall {
  /// The keys and values of the receiver.
  fileprivate var table: DictionaryBox {
    if case .dictionary(let box) = receiver { return box }
    return DictionaryBox()
  }

  /// Changes the receiver, in place where it is nobody else's, and gives what `body` gives.
  fileprivate mutating func change(_ body: (DictionaryBox) throws -> Value) throws -> Value {
    guard var box = receiver.takeTable() else { return .void }
    defer { receiver = .dictionary(box) }
    if !isKnownUniquelyReferenced(&box) {
      try LibraryLimits.spendCopying(box.keys.count, host)
      box = box.copied()
    }
    return try body(box)
  }

  fileprivate func kept() throws -> Value {
    let result = DictionaryBox()
    for (key, value) in zip(table.keys, table.values) {
      try host.spend(1)
      if try test(0, .tuple(ArrayBox([key, value]))) { result.set(key, value) }
    }
    return .dictionary(result)
  }

  fileprivate func merged() throws -> Value {
    guard case .dictionary(let other) = arguments[0] else { return receiver }
    try LibraryLimits.spendCopying(table.keys.count, host)
    let result = table.copied()
    for (key, value) in zip(other.keys, other.values) {
      try host.spend(1)
      if let old = result[key] {
        result.set(key, try call(1, old, value))
      } else {
        result.set(key, value)
      }
    }
    return .dictionary(result)
  }

  fileprivate func joinedPairs() throws -> Value {
    let result = DictionaryBox()
    for pair in try list(0) {
      try host.spend(1)
      guard case .tuple(let parts) = pair, parts.count == 2 else { continue }
      result.set(parts[0], try result[parts[0]].map { try call(1, $0, parts[1]) } ?? parts[1])
    }
    return .dictionary(result)
  }

  fileprivate func pairs() throws -> Value {
    let result = DictionaryBox()
    for pair in try list(0) {
      try host.spend(1)
      guard case .tuple(let parts) = pair, parts.count == 2 else { continue }
      if result.contains(parts[0]) {
        throw LibraryFaults.repeatedKey(host.describe(parts[0]))
      }
      result.set(parts[0], parts[1])
    }
    return .dictionary(result)
  }
}
