import ScreenTypes

extension StandardLibrary {
  /// Parts of a collection that has an order.
  static func sliceMembers(of receiver: String) -> [LibraryMember] {
    switch receiver {
    case "[T0]", "ArraySlice<T0>":
      slices(receiver, element: "T0", part: "ArraySlice<T0>")
        + indexed(receiver) + walking(receiver)
        + splitting(receiver, element: "T0", part: "ArraySlice<T0>")
    case "String":
      slices(receiver, element: "String", part: "String")
        + splitting(receiver, element: "String", part: "String")
    case "Data": slices(receiver, element: "Int", part: receiver)
    default: slices(receiver, element: elementNames(of: receiver).element)
    }
  }

  private static func slices(_ receiver: String, element: String, part: String? = nil) -> [LibraryMember] {
    let part = part ?? "[\(element)]"
    return [
      LibraryMember(
        .method, of: receiver, "prefix(_ maxLength: Int) -> \(part)",
        "The first elements, at most that many."
      ) { call in
        let wanted = try call.size(0)
        if let sequence = call.receiver.content(UnfoldValue.self) {
          return .array(ArrayBox(try sequence.all(call.host, atMost: wanted)))
        }
        return try call.part { 0..<min(wanted, $0) }
      },
      LibraryMember(
        .method, of: receiver, "suffix(_ maxLength: Int) -> \(part)", "The last elements, at most that many."
      ) { call in
        try call.part { $0 - min(max(try call.size(0), 0), $0)..<$0 }
      },
      LibraryMember(
        .method, of: receiver, "dropFirst(_ k: Int = 1) -> \(part)", "All elements but the first ones."
      ) { call in
        try call.part { min(try call.size(0), $0)..<$0 }
      },
      LibraryMember(
        .method, of: receiver, "dropLast(_ k: Int = 1) -> \(part)", "All elements but the last ones."
      ) { call in
        try call.part { 0..<$0 - min(try call.size(0), $0) }
      },
      LibraryMember(
        .method, of: receiver, "prefix(while predicate: (\(element)) -> Bool) -> \(part)",
        "The elements before the first for which the closure is false."
      ) { call in
        if var sequence = call.receiver.content(UnfoldValue.self) {
          var values: [Value] = []
          while let value = try sequence.next(call.host), try call.test(0, value) { values.append(value) }
          return .array(ArrayBox(values))
        }
        let source = try call.source()
        let end = try call.firstPlace(in: source, where: false) ?? source.count
        return try call.part { _ in 0..<end }
      },
      LibraryMember(
        .method, of: receiver, "drop(while predicate: (\(element)) -> Bool) -> \(part)",
        "The elements from the first on for which the closure is false."
      ) { call in
        let source = try call.source()
        let start = try call.firstPlace(in: source, where: false) ?? source.count
        return try call.part { start..<$0 }
      },
    ]
  }

  /// The parts up to an index and from one on.
  private static func indexed(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver, "prefix(upTo end: Int) -> ArraySlice<T0>", "The elements before an index."
      ) { call in
        try call.part { 0..<(try call.place(in: $0, isEnd: true)) }
      },
      LibraryMember(
        .method, of: receiver, "prefix(through position: Int) -> ArraySlice<T0>",
        "The elements up to an index, with the one there."
      ) { call in
        try call.part { 0..<(try call.place(in: $0, isEnd: false)) + 1 }
      },
      LibraryMember(
        .method, of: receiver, "suffix(from start: Int) -> ArraySlice<T0>", "The elements from an index on."
      ) { call in
        try call.part { try call.place(in: $0, isEnd: true)..<$0 }
      },
    ]
  }

  /// Walking from index to index.
  private static func walking(_ receiver: String) -> [LibraryMember] {
    [
      LibraryMember(.method, of: receiver, "index(after i: Int) -> Int", isTotal: true, "The next index.") {
        call in
        .int(call.int(0) &+ 1)
      },
      LibraryMember(
        .method, of: receiver, "index(before i: Int) -> Int", isTotal: true, "The index before."
      ) { call in
        .int(call.int(0) &- 1)
      },
      LibraryMember(
        .method, of: receiver, "index(_ i: Int, offsetBy distance: Int) -> Int", isTotal: true,
        "The index so many elements further on, or back."
      ) { call in
        .int(call.int(0) &+ call.int(1))
      },
      LibraryMember(
        .method, of: receiver, "index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?",
        isTotal: true, "The index so many elements further on, or back; nil where that lies beyond a limit."
      ) { call in
        call.limitedIndex
      },
      LibraryMember(
        .method, of: receiver, "distance(from start: Int, to end: Int) -> Int", isTotal: true,
        "How many elements there are between two indices."
      ) { call in
        .int(call.int(1) &- call.int(0))
      },
    ]
  }

  private static func splitting(_ receiver: String, element: String, part: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver,
        "split(separator: \(element), maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [\(part)]",
        where: element == "T0" ? .equatable : .none,
        "The parts between separators, without empty ones unless asked for."
      ) { call in
        let source = try call.source()
        var separators: [Range<Int>] = []
        let separator: [Value] =
          call.receiver.text == nil ? [call.arguments[0]] : try call.list(0)
        var index = 0
        while !separator.isEmpty && index + separator.count <= source.count {
          try call.host.spend(1)
          if separator.indices.allSatisfy({ source[index + $0] == separator[$0] }) {
            separators.append(index..<index + separator.count)
            index += separator.count
          } else {
            index += 1
          }
        }
        return try call.parts(of: source, between: separators)
      },
      LibraryMember(
        .method, of: receiver,
        "split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, "
          + "whereSeparator isSeparator: (\(element)) -> Bool) -> [\(part)]",
        "The parts between elements for which the closure is true, without empty ones unless asked for."
      ) { call in
        let source = try call.source()
        var separators: [Range<Int>] = []
        for index in 0..<source.count {
          try call.host.spend(1)
          if try call.test(2, source[index]) { separators.append(index..<index + 1) }
        }
        return try call.parts(of: source, between: separators, first: 0)
      },
    ]
  }
}

extension LibraryCall {
  /// The first argument moved by the second, unless that passes the third; nil then.
  var limitedIndex: Value {
    let (place, distance, limit) = (int(0), int(1), int(2))
    let (moved, overflow) = place.addingReportingOverflow(distance)
    let passes = distance < 0 ? limit <= place && moved < limit : limit >= place && moved > limit
    return overflow || passes ? .null : .int(moved)
  }

  /// How many elements are meant by the argument at `index`, 1 unless given.
  fileprivate func size(_ index: Int) throws -> Int {
    let size = isOmitted(index) ? 1 : int(index)
    if size < 0 {
      throw RuntimeFault(
        .runIndexOutOfRange, "The number of elements is \(size); it must not be negative.")
    }
    return size
  }

  /// The elements of the receiver at the places that `places` gives for their number: a string of a string, a part
  /// that keeps its indices of an array, else an array.
  /// The place, counted from 0, of the index that is the first argument; it may be the end with `isEnd`.
  fileprivate func place(in count: Int, isEnd: Bool) throws -> Int {
    let start = try source().startIndex
    let index = int(0)
    guard index >= start, index < start + count || isEnd && index == start + count else {
      throw LibraryFaults.index(index, in: start..<start + count)
    }
    return index - start
  }

  fileprivate func part(_ places: (Int) throws -> Range<Int>) throws -> Value {
    let source = try source()
    return try joined(source, try places(source.count))
  }

  private func joined(_ source: ElementSource, _ places: Range<Int>) throws -> Value {
    if case .array(let box) = receiver { return .array(box.part(places)) }
    let values = try source.slice(places, host)
    if let bytes = receiver.content(BytesValue.self), !bytes.isOfText {
      return Value(BytesValue(bytes: Array(bytes.bytes[places])))
    }
    if receiver.text == nil { return .array(ArrayBox(values)) }
    return .string(values.map { $0.text ?? "" }.joined())
  }

  /// The parts of the receiver between separators. The arguments from `first` on are the most splits and whether
  /// empty parts are left out.
  fileprivate func parts(
    of source: ElementSource, between separators: [Range<Int>], first: Int = 1
  ) throws -> Value {
    let most = isOmitted(first) ? Int.max : int(first)
    let omitsEmpty = isOmitted(first + 1) || bool(first + 1)
    var parts: [Value] = []
    var start = 0
    for separator in separators where parts.count < most {
      if !omitsEmpty || start < separator.lowerBound {
        parts.append(try joined(source, start..<separator.lowerBound))
      }
      start = separator.upperBound
    }
    if !omitsEmpty || start < source.count { parts.append(try joined(source, start..<source.count)) }
    return .array(ArrayBox(parts))
  }
}
