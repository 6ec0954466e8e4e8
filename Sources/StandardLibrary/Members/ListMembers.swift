import ScreenTypes

extension StandardLibrary {
  /// What arrays and parts of arrays can do besides what every collection can: `[T0]` or `ArraySlice<T0>`.
  static func listMembers(of receiver: String) -> [LibraryMember] {
    indexing(receiver) + [filtering(receiver)] + sequenceComparisons(of: receiver) + joining(receiver)
      + (receiver == "[T0]" ? [] : [makingPart])
  }

  private static func indexing(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .property, of: receiver, "indices: Range<Int>", isTotal: true,
        "The indices of the elements: from 0 in an array, those of its array in a part of one."
      ) { call in
        let list = try call.source()
        return .range(
          RangeBox(list.startIndex..<list.startIndex + list.count))
      },
      LibraryMember(
        .property, of: receiver, "startIndex: Int", isTotal: true,
        "The index of the first element; 0 in an array."
      ) { call in
        .int(try call.source().startIndex)
      },
      LibraryMember(
        .property, of: receiver, "endIndex: Int", isTotal: true, "The index after the last element."
      ) { call in
        let list = try call.source()
        return .int(list.startIndex + list.count)
      },
      LibraryMember(
        .method, of: receiver, "firstIndex(where predicate: (T0) -> Bool) -> Int?", isTotal: true,
        "The index of the first element for which the closure is true."
      ) { call in
        let list = try call.source()
        return list.index(try call.firstPlace(in: list))
      },
      LibraryMember(
        .method, of: receiver, "firstIndex(of element: T0) -> Int?", isTotal: true, where: .equatable,
        "The index of the first element that is equal to this one."
      ) { call in
        let list = try call.source()
        return list.index(try call.firstPlace(of: call.arguments[0], in: list))
      },
      LibraryMember(
        .method, of: receiver, "lastIndex(where predicate: (T0) -> Bool) -> Int?", isTotal: true,
        "The index of the last element for which the closure is true."
      ) { call in
        let list = try call.source()
        return list.index(try call.lastPlace(in: list))
      },
      LibraryMember(
        .method, of: receiver, "lastIndex(of element: T0) -> Int?", isTotal: true, where: .equatable,
        "The index of the last element that is equal to this one."
      ) { call in
        let list = try call.source()
        for place in (0..<list.count).reversed() {
          try call.host.spend(1)
          if list[place] == call.arguments[0] { return list.index(place) }
        }
        return .null
      },
    ]
  }

  private static let makingPart = LibraryMember(
    .initializer, of: "ArraySlice<T0>", "init(_ elements: Sequence<T0>)",
    "These elements, with indices from 0."
  ) { call in
    .array(ArrayBox(try call.list(0)))
  }

  private static func filtering(_ receiver: String) -> LibraryMember {
    LibraryMember(
      .method, of: receiver, "filter(_ isIncluded: (T0) -> Bool) -> [T0]", isTotal: true,
      "The elements for which the closure is true, in order."
    ) { call in
      try call.filtered()
    }
  }

  /// What texts in a collection can do together.
  static func joiningTexts(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver,
        "joined(separator: String = \"\") -> String", isTotal: true,
        "The strings one after the other, with the separator between them."
      ) { call in
        try call.joined(try call.source().all(call.host), separator: call.string(0))
      },
      LibraryMember(
        .method, of: receiver, "formatted() -> String", isTotal: true,
        "The strings as a sentence lists them: `a, b, and c`."
      ) { call in
        .string(try call.listed(isChoice: false))
      },
      LibraryMember(
        .method, of: receiver, "formatted(_ style: ListFormat) -> String",
        isTotal: true, "The strings as a sentence lists them, with `and` or `or`."
      ) { call in
        let style = call.arguments[0]
        var width = 0
        if case .int(let number)? = style.elements?.last { width = number }
        let word = style.elements?.first ?? style
        return .string(try call.listed(isChoice: word.isCase(LibraryCases.ListType.or), width: width))
      },
    ]
  }

  private static func joining(_ receiver: String) -> [LibraryMember] {
    let isArray = receiver == "[T0]"
    return joiningTexts(isArray ? "[String]" : "ArraySlice<String>") + [
      LibraryMember(
        .method, of: isArray ? "[[T0]]" : "ArraySlice<[T0]>", "joined() -> [T0]", isTotal: true,
        "The elements of all arrays, in order."
      ) { call in
        try call.flattened()
      },
      LibraryMember(
        .method, of: isArray ? "[ArraySlice<T0>]" : "ArraySlice<ArraySlice<T0>>", "joined() -> [T0]",
        isTotal: true,
        "The elements of all parts, in order."
      ) { call in
        try call.flattened()
      },
    ]
  }
}

extension LibraryCall {
  /// The texts of the receiver as a sentence lists them.
  fileprivate func listed(isChoice: Bool, width: Int = 0) throws -> String {
    let texts = try source().all(host).map { $0.text ?? "" }
    try spendText(texts.reduce(0) { $0 + $1.utf8.count + 2 })
    return host.locale.list(texts, isChoice: isChoice, width: width)
  }

  /// The elements of the elements of the receiver.
  fileprivate func flattened() throws -> Value {
    let list = try source()
    var results: [Value] = []
    for place in 0..<list.count {
      results += try StandardLibrary.elements(of: list[place], host: host)
      try LibraryLimits.check(results.count)
    }
    return .array(ArrayBox(results))
  }
}

extension ElementSource {
  /// The index of an element at a place, counted from 0; nil for none.
  func index(_ place: Int?) -> Value { place.map { .int(startIndex + $0) } ?? .null }
}
