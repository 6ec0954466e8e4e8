import ScreenTypes

extension StandardLibrary {
  /// What every collection can do, for one kind of collection.
  static func collectionMembers(of receiver: String) -> [LibraryMember] {
    let (element, own) = elementNames(of: receiver)
    var members = transforming(receiver, element, own) + searching(receiver, element)
    if receiver != "Set<T0>" && receiver != "[T0: T1]" { members += ordered(receiver, element) }
    if receiver != "[T0: T1]" { members += comparing(receiver, element) }
    return members
  }

  /// The element of a kind of collection and the first type parameter that is free.
  static func elementNames(of receiver: String) -> (element: String, own: String) {
    switch receiver {
    case "[T0]", "ArraySlice<T0>", "Set<T0>", "Sequence<T0>": ("T0", "T1")
    case "[T0: T1]": ("(key: T0, value: T1)", "T2")
    case "String": ("String", "T0")
    default: ("Int", "T0")
    }
  }

  /// True for collections whose elements are all there; a sequence may make them without end.
  private static func isTotal(_ receiver: String) -> Bool {
    ["[T0]", "ArraySlice<T0>", "Set<T0>", "[T0: T1]", "String"].contains(receiver)
  }

  private static func transforming(
    _ receiver: String, _ element: String, _ own: String
  ) -> [LibraryMember] {
    [
      LibraryMember(
        .property, of: receiver, "publisher: AnyPublisher<\(element), Never>",
        "A publisher of the elements in order."
      ) { call in
        Value(PublishedValue(.values(try call.source().all(call.host))))
      },
      LibraryMember(
        .property, of: receiver, "lazy: \(receiver)", isTotal: true,
        "The elements themselves; here closures run at once, for all of them."
      ) { call in
        call.receiver
      },
      LibraryMember(
        .method, of: receiver, "map(_ transform: (\(element)) -> \(own)) -> [\(own)]",
        isTotal: isTotal(receiver),
        "What the closure makes of each element, in order."
      ) { call in
        let source = try call.source()
        try LibraryLimits.check(source.count)
        var results: [Value] = []
        results.reserveCapacity(source.count)
        for index in 0..<source.count {
          try call.host.spend(1)
          results.append(try call.call(0, source[index]))
        }
        return .array(ArrayBox(results))
      },
      LibraryMember(
        .method, of: receiver, "compactMap(_ transform: (\(element)) -> \(own)?) -> [\(own)]",
        isTotal: isTotal(receiver),
        "What the closure makes of each element, in order, without nil."
      ) { call in
        let source = try call.source()
        var results: [Value] = []
        for index in 0..<source.count {
          try call.host.spend(1)
          let value = try call.call(0, source[index])
          if case .null = value { continue }
          results.append(value.outOfOptional)
        }
        return .array(ArrayBox(results))
      },
      LibraryMember(
        .method, of: receiver, "flatMap(_ transform: (\(element)) -> Sequence<\(own)>) -> [\(own)]",
        "The elements of the sequences that the closure makes, joined in order."
      ) { call in
        let source = try call.source()
        var results: [Value] = []
        for index in 0..<source.count {
          let values = try elements(of: try call.call(0, source[index]), host: call.host)
          try call.host.spend(1 + values.count)
          results += values
          try LibraryLimits.check(results.count)
        }
        return .array(ArrayBox(results))
      },
      LibraryMember(
        .method, of: receiver,
        "reduce(_ initialResult: \(own), _ nextPartialResult: (\(own), \(element)) -> \(own)) -> \(own)",
        isTotal: isTotal(receiver),
        "What is left when the closure joins the elements one by one to a first value."
      ) { call in
        let source = try call.source()
        var result = call.arguments[0]
        for index in 0..<source.count {
          try call.host.spend(1)
          result = try call.call(1, result, source[index])
        }
        return result
      },
      LibraryMember(
        .method, of: receiver,
        "reduce(into initialResult: \(own), _ update: (inout \(own), \(element)) -> Void) -> \(own)",
        "What the closure has made of a first value, which it changes in place for each element."
      ) { call in
        let source = try call.source()
        return try BindingBox.lend(call.arguments[0]) { place in
          for index in 0..<source.count {
            try call.host.spend(1)
            _ = try call.call(1, place, source[index])
          }
        }
      },
      LibraryMember(
        .method, of: receiver, "forEach(_ body: (\(element)) -> Void)", "Runs the closure for each element."
      ) { call in
        let source = try call.source()
        for index in 0..<source.count {
          try call.host.spend(1)
          _ = try call.call(0, source[index])
        }
        return .void
      },
      LibraryMember(
        .method, of: receiver,
        "sorted(by areInIncreasingOrder: (\(element), \(element)) -> Bool) -> [\(element)]",
        isTotal: isTotal(receiver),
        "The elements in the order that the closure says; equal ones stay as they are."
      ) { call in
        var values = try call.source().all(call.host)
        try values.sort { try call.test(0, $0, $1) }
        return .array(ArrayBox(values))
      },
      LibraryMember(
        .method, of: receiver, "enumerated() -> Sequence<(offset: Int, element: \(element))>",
        isTotal: isTotal(receiver),
        "The elements with their positions, counted from 0."
      ) { call in
        let source = try call.source()
        return .array(ArrayBox(count: source.count) { .tuple(ArrayBox([.int($0), source[$0]])) })
      },
      LibraryMember(
        .method, of: receiver, "reversed() -> [\(element)]", isTotal: isTotal(receiver),
        "The elements from the last to the first."
      ) { call in
        .array(ArrayBox(try call.source().all(call.host).reversed()))
      },
    ]
  }

  private static func searching(_ receiver: String, _ element: String) -> [LibraryMember] {
    [
      LibraryMember(
        .property, of: receiver, "count: Int", isTotal: isTotal(receiver), "The number of elements."
      ) { call in
        .int(try call.source().count)
      },
      LibraryMember(
        .property, of: receiver, "isEmpty: Bool", isTotal: isTotal(receiver),
        "True where there are no elements."
      ) { call in
        if case .string(let text) = call.receiver { return .bool(text.isEmpty) }
        if let sequence = call.receiver.content(UnfoldValue.self) {
          var copy = sequence
          return .bool(try copy.next(call.host) == nil)
        }
        return .bool(try call.source().count == 0)
      },
      LibraryMember(
        .property, of: receiver, "first: \(element)?", isTotal: isTotal(receiver),
        "The first element; nil where there is none."
      ) { call in
        let source = try call.source()
        return source.count == 0 ? .null : source[0].inOptional
      },
      LibraryMember(
        .method, of: receiver, "first(where predicate: (\(element)) -> Bool) -> \(element)?",
        isTotal: isTotal(receiver),
        "The first element for which the closure is true."
      ) { call in
        let source = try call.source()
        return try call.firstPlace(in: source).map { source[$0].inOptional } ?? .null
      },
      LibraryMember(
        .method, of: receiver, "contains(where predicate: (\(element)) -> Bool) -> Bool",
        isTotal: isTotal(receiver),
        "True if the closure is true for some element."
      ) { call in
        .bool(try call.firstPlace(in: try call.source()) != nil)
      },
      LibraryMember(
        .method, of: receiver, "count(where predicate: (\(element)) -> Bool) -> Int",
        isTotal: isTotal(receiver),
        "The number of elements for which the closure is true."
      ) { call in
        let source = try call.source()
        var count = 0
        for index in 0..<source.count {
          try call.host.spend(1)
          if try call.test(0, source[index]) { count += 1 }
        }
        return .int(count)
      },
      LibraryMember(
        .method, of: receiver, "allSatisfy(_ predicate: (\(element)) -> Bool) -> Bool",
        isTotal: isTotal(receiver),
        "True if the closure is true for every element."
      ) { call in
        .bool(try call.firstPlace(in: try call.source(), where: false) == nil)
      },
      LibraryMember(
        .method, of: receiver,
        "min(by areInIncreasingOrder: (\(element), \(element)) -> Bool) -> \(element)?",
        isTotal: isTotal(receiver),
        "The least element in the order that the closure says."
      ) { call in
        try call.extreme { try call.test(0, $0, $1) }
      },
      LibraryMember(
        .method, of: receiver,
        "max(by areInIncreasingOrder: (\(element), \(element)) -> Bool) -> \(element)?",
        isTotal: isTotal(receiver),
        "The greatest element in the order that the closure says."
      ) { call in
        try call.extreme { try call.test(0, $1, $0) }
      },
    ]
  }

  private static func comparing(_ receiver: String, _ element: String) -> [LibraryMember] {
    let isOpen = element == "T0"
    var members = [
      LibraryMember(
        .method, of: receiver, "sorted() -> [\(element)]", where: isOpen ? .comparable : .none,
        "The elements from the least to the greatest; equal ones stay as they are."
      ) { call in
        var values = try call.source().all(call.host)
        try values.sort {
          try call.host.spend(1)
          return try call.host.isLess($0, $1)
        }
        return .array(ArrayBox(values))
      },
      LibraryMember(
        .method, of: receiver, "min() -> \(element)?", where: isOpen ? .comparable : .none,
        "The least element; nil where there is none."
      ) { call in
        try call.extreme { try call.host.isLess($0, $1) }
      },
      LibraryMember(
        .method, of: receiver, "max() -> \(element)?", where: isOpen ? .comparable : .none,
        "The greatest element; nil where there is none."
      ) { call in
        try call.extreme { try call.host.isLess($1, $0) }
      },
    ]
    if ["[T0]", "ArraySlice<T0>", "Sequence<T0>"].contains(receiver) {
      members.append(
        LibraryMember(
          .method, of: receiver, "contains(_ element: T0) -> Bool", isTotal: isTotal(receiver),
          where: .equatable,
          "True if some element is equal to this one."
        ) { call in
          .bool(try call.firstPlace(of: call.arguments[0], in: try call.source()) != nil)
        })
    }
    return members
  }

  private static func ordered(_ receiver: String, _ element: String) -> [LibraryMember] {
    [
      LibraryMember(
        .property, of: receiver, "last: \(element)?", isTotal: isTotal(receiver),
        "The last element; nil where there is none."
      ) { call in
        let source = try call.source()
        return source.count == 0 ? .null : source[source.count - 1].inOptional
      },
      LibraryMember(
        .method, of: receiver, "last(where predicate: (\(element)) -> Bool) -> \(element)?",
        isTotal: isTotal(receiver),
        "The last element for which the closure is true."
      ) { call in
        let source = try call.source()
        return try call.lastPlace(in: source).map { source[$0].inOptional } ?? .null
      },
    ]
  }
}

extension LibraryCall {
  /// The place of the first element for which the first argument gives `wanted`.
  func firstPlace(in source: ElementSource, where wanted: Bool = true) throws -> Int? {
    for index in 0..<source.count {
      try host.spend(1)
      if try test(0, source[index]) == wanted { return index }
    }
    return nil
  }

  /// The place of the last element for which the first argument is true.
  func lastPlace(in source: ElementSource) throws -> Int? {
    for index in (0..<source.count).reversed() {
      try host.spend(1)
      if try test(0, source[index]) { return index }
    }
    return nil
  }

  /// The place of the first element that is equal to `value`.
  func firstPlace(of value: Value, in source: ElementSource) throws -> Int? {
    for index in 0..<source.count {
      try host.spend(1)
      if source[index] == value { return index }
    }
    return nil
  }

  /// The element that comes before all others; the first of equal ones where `precedes` is a strict order.
  func extreme(_ precedes: (Value, Value) throws -> Bool) throws -> Value {
    let source = try source()
    guard source.count > 0 else { return .null }
    var best = source[0]
    for index in 1..<max(source.count, 1) {
      try host.spend(1)
      let next = source[index]
      if try precedes(next, best) { best = next }
    }
    return best.inOptional
  }
}
