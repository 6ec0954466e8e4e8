import ScreenTypes

extension StandardLibrary {
  /// Regular expressions, and what texts do with them.
  static let regexMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "Regex<AnyRegexOutput>", "init(_ pattern: String)",
        "A regular expression of a text; throws where the text is none."
      ) { call in
        var regex = try call.regex(of: call.string(0))
        regex.isDynamic = true
        return Value(regex)
      },
      LibraryMember(
        .initializer, of: "Regex<T0>", "init(_ pattern: String, as outputType: T0.Type)",
        "A regular expression of a text, with the type of what a match gives; throws where the text is none."
      ) { call in
        Value(try call.regex(of: call.string(0)))
      },
      LibraryMember(
        .method, of: "Regex<T0>", "ignoresCase(_ ignoresCase: Bool = true) -> Regex<T0>", isTotal: true,
        "The same one for small and capital letters."
      ) { call in
        guard let regex = call.receiver.content(RegexValue.self) else { return call.receiver }
        var other = RegexValue(regex.written, ignoresCase: call.isOmitted(0) || call.bool(0))
        other?.isDynamic = regex.isDynamic
        return other.map { Value($0) } ?? call.receiver
      },
      LibraryMember(
        .property, of: "Regex.Match<T0>", "output: T0", isTotal: true,
        "What was found: the text, or with groups a tuple of it and of what they hold, as `match.1`; of a "
          + "regular expression that is made of a text an array, as `match[1].substring`."
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
        .method, of: "String", "trimmingPrefix(_ prefix: String) -> String",
        "The text without what it begins with."
      ) { call in
        let (text, prefix) = (Array(call.text), Array(call.string(0)))
        return .string(text.starts(with: prefix) ? String(text[prefix.count...]) : call.text)
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
    + groupMembers
    + matching(
      "firstMatch", "The first match; nil for none.", { try $0.matches(in: $1, isOne: true, $2).first })
    + matching(
      "wholeMatch", "The match of all of the text; nil for none.",
      { try $0.match(in: $1, at: 0, isWhole: true, $2) })
    + matching(
      "prefixMatch", "The match at the start of the text; nil for none.", { try $0.match(in: $1, at: 0, $2) })

  /// What a group of a match tells.
  private static let groupMembers: [LibraryMember] = [
    group("substring: Substring?", "What the group holds; nil for nothing.") { group in
      group.text.map { .string($0) }
    },
    group("name: String?", "What the group is called; nil for one without a name.") { group in
      group.name.isEmpty ? nil : .string(group.name.text)
    },
    group("range: Range<String.Index>?", "Where that was found; nil for nothing.") { group in
      group.range.map { .range(RangeBox($0)) }
    },
    group("value: Any?", "What the group holds; nil for nothing.") { group in group.text.map { .string($0) }
    },
  ]

  private static func group(
    _ signature: String, _ documentation: String, _ get: @escaping @Sendable (RegexGroupValue) -> Value?
  ) -> LibraryMember {
    LibraryMember(.property, of: "AnyRegexOutput.Element", signature, isTotal: true, documentation) { call in
      call.receiver.content(RegexGroupValue.self).flatMap(get)?.inOptional ?? .null
    }
  }

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

  /// The regular expression of a text; throws where it is none.
  fileprivate func regex(of text: String) throws -> RegexValue {
    guard let regex = RegexValue(text) else { throw host.failure("`\(text)` is no regular expression.") }
    return regex
  }

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
