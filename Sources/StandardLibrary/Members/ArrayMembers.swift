import ScreenTypes

extension StandardLibrary {
  /// What arrays can do besides what every collection can.
  static let arrayMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "[T0]", "filter(_ isIncluded: (T0) -> Bool) -> [T0]",
      "The elements for which the closure is true, in order."
    ) { call in
      try call.kept()
    },
    LibraryMember(
      .method, of: "Range<Int>", "filter(_ isIncluded: (Int) -> Bool) -> [Int]",
      "The numbers for which the closure is true, in order."
    ) { call in
      try call.kept()
    },
    LibraryMember(
      .method, of: "ClosedRange<Int>", "filter(_ isIncluded: (Int) -> Bool) -> [Int]",
      "The numbers for which the closure is true, in order."
    ) { call in
      try call.kept()
    },
    LibraryMember(
      .method, of: "Sequence<T0>", "filter(_ isIncluded: (T0) -> Bool) -> [T0]",
      "The elements for which the closure is true, in order."
    ) { call in
      try call.kept()
    },
    LibraryMember(
      .method, of: "IndexSet", "filter(_ isIncluded: (Int) -> Bool) -> [Int]",
      "The places for which the closure is true, in order."
    ) { call in
      try call.kept()
    },
    LibraryMember(
      .property, of: "[T0]", "indices: Range<Int>", "The places of the elements: 0 up to the count."
    ) { call in
      .range(RangeBox(lower: .int(0), upper: .int(try call.source().count), isClosed: false))
    },
    LibraryMember(.property, of: "[T0]", "startIndex: Int", "The place of the first element: 0.") { _ in
      .int(0)
    },
    LibraryMember(.property, of: "[T0]", "endIndex: Int", "The place after the last element.") { call in
      .int(try call.source().count)
    },
    LibraryMember(
      .method, of: "[T0]", "firstIndex(where predicate: (T0) -> Bool) -> Int?",
      "The place of the first element for which the closure is true."
    ) { call in
      try call.firstPlace(in: try call.source()).map { .int($0) } ?? .null
    },
    LibraryMember(
      .method, of: "[T0]", "firstIndex(of element: T0) -> Int?", where: .equatable,
      "The place of the first element that is equal to this one."
    ) { call in
      try call.firstPlace(of: call.arguments[0], in: try call.source()).map { .int($0) } ?? .null
    },
    LibraryMember(
      .method, of: "[T0]", "lastIndex(where predicate: (T0) -> Bool) -> Int?",
      "The place of the last element for which the closure is true."
    ) { call in
      try call.lastPlace(in: try call.source()).map { .int($0) } ?? .null
    },
    LibraryMember(
      .method, of: "[T0]", "lastIndex(of element: T0) -> Int?", where: .equatable,
      "The place of the last element that is equal to this one."
    ) { call in
      let source = try call.source()
      for index in (0..<source.count).reversed() {
        try call.host.spend(1)
        if source[index] == call.arguments[0] { return .int(index) }
      }
      return .null
    },
    LibraryMember(
      .method, of: "[T0]", "starts(with possiblePrefix: [T0]) -> Bool", where: .equatable,
      "True if the array begins with these elements."
    ) { call in
      let source = try call.source()
      let other = try call.list(0)
      try call.host.spend(other.count)
      return .bool(other.count <= source.count && other.indices.allSatisfy { source[$0] == other[$0] })
    },
    LibraryMember(
      .method, of: "[T0]", "elementsEqual(_ other: [T0]) -> Bool", where: .equatable,
      "True if both arrays have equal elements in the same order."
    ) { call in
      .bool(call.receiver == call.arguments[0])
    },
    LibraryMember(
      .method, of: "[String]", "joined(separator: String = \"\") -> String",
      "The strings one after the other, with the separator between them."
    ) { call in
      try call.joined(try call.source().all(call.host), separator: call.string(0))
    },
    LibraryMember(
      .method, of: "Sequence<String>", "joined(separator: String = \"\") -> String",
      "The strings one after the other, with the separator between them."
    ) { call in
      try call.joined(try call.source().all(call.host), separator: call.string(0))
    },
    LibraryMember(
      .method, of: "[[T0]]", "joined() -> [T0]", "The elements of all arrays, in order."
    ) { call in
      let source = try call.source()
      var results: [Value] = []
      for index in 0..<source.count {
        results += try elements(of: source[index], host: call.host)
        try LibraryLimits.check(results.count)
      }
      return .array(ArrayBox(results))
    },
    LibraryMember(.initializer, of: "[T0]", "init()", "An array without elements.") { _ in
      .array(ArrayBox([]))
    },
    LibraryMember(
      .initializer, of: "[T0]", "init(repeating repeatedValue: T0, count: Int)", "One element many times."
    ) { call in
      let count = call.int(1)
      if count < 0 {
        throw RuntimeFault(
          "run/index-out-of-range", "The count of an array is \(count); it must not be negative.")
      }
      try LibraryLimits.check(count)
      try call.host.spend(count)
      return .array(ArrayBox(Array(repeating: call.arguments[0], count: count)))
    },
    arrayConversion(from: "[T0]", to: "[T0]"),
    arrayConversion(from: "Set<T0>", to: "[T0]"),
    arrayConversion(from: "Sequence<T0>", to: "[T0]"),
    arrayConversion(from: "Range<Int>", to: "[Int]"),
    arrayConversion(from: "ClosedRange<Int>", to: "[Int]"),
    arrayConversion(from: "IndexSet", to: "[Int]"),
    arrayConversion(from: "String", to: "[String]"),
    arrayConversion(from: "[T0: T1]", to: "[(key: T0, value: T1)]"),
  ]

  private static func arrayConversion(from source: String, to result: String) -> LibraryMember {
    LibraryMember(
      .initializer, of: "[T0]", "init(_ elements: \(source)) -> \(result)", "An array of these elements."
    ) { call in
      .array(ArrayBox(try call.list(0)))
    }
  }
}

extension LibraryCall {
  /// The elements of the receiver for which the first argument is true.
  fileprivate func kept() throws -> Value {
    let source = try source()
    var values: [Value] = []
    for index in 0..<source.count {
      try host.spend(1)
      let element = source[index]
      if try test(0, element) { values.append(element) }
    }
    return .array(ArrayBox(values))
  }
}
