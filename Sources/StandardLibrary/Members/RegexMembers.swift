import ScreenTypes

extension StandardLibrary {
  /// Regular expressions, and what texts do with them.
  static let regexMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "Regex<AnyRegexOutput>", "init(_ pattern: String)",
        "A regular expression of a text; throws where the text is none."
      ) { call in
        guard let regex = RegexValue(call.string(0)) else {
          throw call.host.failure("`\(call.string(0))` is no regular expression.")
        }
        return Value(regex)
      },
      LibraryMember(
        .method, of: "Regex<T0>", "ignoresCase(_ ignoresCase: Bool = true) -> Regex<T0>", isTotal: true,
        "The same one for small and capital letters."
      ) { call in
        guard let regex = call.receiver.content(RegexValue.self) else { return call.receiver }
        return RegexValue(regex.written, ignoresCase: call.isOmitted(0) || call.bool(0)).map { Value($0) }
          ?? call.receiver
      },
      LibraryMember(
        .property, of: "Regex.Match<T0>", "output: T0", isTotal: true,
        "What was found: the text, or with groups a tuple of it and of what they hold, as `match.1`."
      ) { call in
        call.receiver.content(RegexMatchValue.self)?.output ?? .void
      },
      LibraryMember(
        .property, of: "Regex.Match<T0>", "range: Range<String.Index>", isTotal: true, "Where it was found."
      ) { call in
        call.range(call.receiver.content(RegexMatchValue.self)?.range ?? 0..<0)
      },
      LibraryMember(
        .method, of: "String", "contains(_ regex: Regex<T0>) -> Bool",
        "True where a part of the text matches."
      ) { call in
        .bool(try !call.matches(0, isOne: true).isEmpty)
      },
      LibraryMember(
        .method, of: "String", "matches(of r: Regex<T0>) -> [Regex.Match<T0>]", "All matches, from the left."
      ) { call in
        .array(ArrayBox(try call.matches(0, isOne: false).map { Value($0) }))
      },
      LibraryMember(
        .method, of: "String", "ranges(of regex: Regex<T0>) -> [Range<String.Index>]", "Where matches are."
      ) { call in
        .array(ArrayBox(try call.matches(0, isOne: false).map { call.range($0.range) }))
      },
      LibraryMember(
        .method, of: "String", "firstRange(of regex: Regex<T0>) -> Range<String.Index>?",
        "Where the first match is; nil for none."
      ) { call in
        try call.matches(0, isOne: true).first.map { call.range($0.range) } ?? .null
      },
      LibraryMember(
        .method, of: "String", "starts(with regex: Regex<T0>) -> Bool",
        "True where the text begins with a match."
      ) { call in
        .bool(try call.regex(0)?.match(in: Array(call.text), at: 0, call.host) != nil)
      },
      LibraryMember(
        .method, of: "String", "trimmingPrefix(_ regex: Regex<T0>) -> String",
        "The text without a match at its start."
      ) { call in
        let text = Array(call.text)
        let match = try call.regex(0)?.match(in: text, at: 0, call.host)
        return .string(String(text[(match?.range.upperBound ?? 0)...]))
      },
      LibraryMember(
        .method, of: "String",
        "split(separator: Regex<T0>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [String]",
        "The parts between matches."
      ) { call in
        let text = Array(call.text)
        let keepsEmpty = !call.isOmitted(2) && !call.bool(2)
        var parts: [Value] = []
        var start = 0
        func add(_ end: Int) {
          if start < end || keepsEmpty { parts.append(.string(String(text[start..<end]))) }
        }
        for match in try call.matches(0, isOne: false) {
          if !call.isOmitted(1), parts.count >= call.int(1) { break }
          add(match.range.lowerBound)
          start = match.range.upperBound
        }
        add(text.count)
        return .array(ArrayBox(parts))
      },
      LibraryMember(
        .method, of: "String", "replacing(_ regex: Regex<T0>, with replacement: String) -> String",
        "The text with another one in place of each match."
      ) { call in
        .string(try call.replaced { _, call in call.string(1) })
      },
      LibraryMember(
        .method, of: "String",
        "replacing(_ regex: Regex<T0>, with replacement: (Regex.Match<T0>) -> String) -> String",
        "The text with what a closure makes of each match in its place."
      ) { call in
        .string(try call.replaced { match, call in try call.call(1, Value(match)).text ?? "" })
      },
      LibraryMember(
        .method, of: "String", "replace(_ regex: Regex<T0>, with replacement: String)", isMutating: true,
        "Puts another text in place of each match."
      ) { call in
        call.receiver = .string(try call.replaced { _, call in call.string(1) })
        return .void
      },
    ]
    + matching(
      "firstMatch", "The first match; nil for none.", { try $0.matches(in: $1, isOne: true, $2).first })
    + matching(
      "wholeMatch", "The match of all of the text; nil for none.",
      { try $0.match(in: $1, at: 0, isWhole: true, $2) })
    + matching(
      "prefixMatch", "The match at the start of the text; nil for none.", { try $0.match(in: $1, at: 0, $2) })

  private static func matching(
    _ name: String, _ documentation: String,
    _ find: @escaping @Sendable (RegexValue, [Character], any EvaluationHost) throws -> RegexMatchValue?
  ) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: "String", "\(name)(of r: Regex<T0>) -> Regex.Match<T0>?", documentation
      ) { call in
        guard let regex = call.regex(0) else { return .null }
        return try find(regex, Array(call.text), call.host).map { Value($0) } ?? .null
      },
      LibraryMember(
        .method, of: "Regex<T0>", "\(name)(in string: String) -> Regex.Match<T0>?", documentation
      ) { call in
        guard let regex = call.receiver.content(RegexValue.self) else { return .null }
        return try find(regex, Array(call.string(0)), call.host).map { Value($0) } ?? .null
      },
    ]
  }
}

extension LibraryCall {
  fileprivate var text: String { receiver.text ?? "" }

  fileprivate func regex(_ index: Int) -> RegexValue? { arguments[index].content(RegexValue.self) }

  fileprivate func matches(_ index: Int, isOne: Bool) throws -> [RegexMatchValue] {
    try regex(index)?.matches(in: Array(text), isOne: isOne, host) ?? []
  }

  /// Places of characters as a value.
  fileprivate func range(_ range: Range<Int>) -> Value {
    .range(RangeBox(range))
  }

  /// The receiver with something in place of each match.
  fileprivate func replaced(_ make: (RegexMatchValue, LibraryCall) throws -> String) throws -> String {
    let text = Array(text)
    var (result, start) = ("", 0)
    for match in try matches(0, isOne: false) {
      result += String(text[start..<match.range.lowerBound]) + (try make(match, self))
      start = match.range.upperBound
      try host.spend(result.utf8.count / 16 + 1)
    }
    return result + String(text[start...])
  }
}
