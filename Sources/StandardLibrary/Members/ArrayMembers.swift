import ScreenTypes

extension StandardLibrary {
  /// How arrays are made, and `filter` and `joined` of other sequences.
  static let arrayMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Range<Int>", "filter(_ isIncluded: (Int) -> Bool) -> [Int]",
      "The numbers for which the closure is true, in order."
    ) { call in
      try call.filtered()
    },
    LibraryMember(
      .method, of: "ClosedRange<Int>", "filter(_ isIncluded: (Int) -> Bool) -> [Int]",
      "The numbers for which the closure is true, in order."
    ) { call in
      try call.filtered()
    },
    LibraryMember(
      .method, of: "Sequence<T0>", "filter(_ isIncluded: (T0) -> Bool) -> [T0]",
      "The elements for which the closure is true, in order."
    ) { call in
      try call.filtered()
    },
    LibraryMember(
      .method, of: "IndexSet", "filter(_ isIncluded: (Int) -> Bool) -> [Int]",
      "The places for which the closure is true, in order."
    ) { call in
      try call.filtered()
    },
    LibraryMember(
      .method, of: "Sequence<String>", "joined(separator: String = \"\") -> String",
      "The strings one after the other, with the separator between them."
    ) { call in
      try call.joined(try call.source().all(call.host), separator: call.string(0))
    },
    LibraryMember(.initializer, of: "[T0]", "init()", "An array without elements.") { _ in
      .array(ArrayBox([]))
    },
    LibraryMember(
      .initializer, of: "[T0]", "init(repeating repeatedValue: T0, count: Int)", "One element many times."
    ) { call in try call.repeated() },
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
  /// The first argument as often as the second says, as an array.
  func repeated() throws -> Value {
    let count = int(1)
    if count < 0 {
      throw RuntimeFault(.runIndexOutOfRange, "The count of an array is \(count); it must not be negative.")
    }
    try LibraryLimits.check(count)
    try host.spend(count)
    return .array(ArrayBox(Array(repeating: arguments[0], count: count)))
  }

  /// The elements of the receiver for which the first argument is true.
  func filtered() throws -> Value {
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
