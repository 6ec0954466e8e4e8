import ScreenTypes

extension StandardLibrary {
  /// What strings can do besides what every collection can.
  static let stringMembers: [LibraryMember] = textMembersOfStrings + kindsOfCharacters

  /// What one character is.
  private static let kindsOfCharacters: [LibraryMember] =
    ([
      ("isNewline", "a line break", \.isNewline),
      ("isSymbol", "a symbol, such as `+` or `©`", \.isSymbol),
      ("isMathSymbol", "a sign of mathematics", \.isMathSymbol),
      ("isCurrencySymbol", "the sign of a currency", \.isCurrencySymbol),
      ("isCased", "a letter that has an upper and a lower case", \.isCased),
    ] as [(String, String, KeyPath<Character, Bool> & Sendable)]).map { name, what, path in
      LibraryMember(
        .property, of: "String", "\(name): Bool", isTotal: true, "True for one character that is \(what)."
      ) { call in
        .bool(call.character?[keyPath: path] ?? false)
      }
    }

  private static let textMembersOfStrings: [LibraryMember] = [
    LibraryMember(
      .property, of: "String", "debugDescription: String", isTotal: true,
      "The text in quotes, as it stands in code."
    ) { call in
      .string(String(reflecting: call.text))
    },
    LibraryMember(
      .method, of: "String", "applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?",
      isTotal: true, "The text without accents; nil in reverse, as none are known then."
    ) { call in
      call.bool(1) ? .null : .string(TextFolding.withoutMarks(call.text))
    },
    LibraryMember(
      .property, of: "String", "utf16: [Int]", "The numbers of the text in UTF-16."
    ) { call in
      let units = call.text.utf16
      try LibraryLimits.check(units.count)
      try call.host.spend(units.count)
      return .array(ArrayBox(units.map { .int(Int($0)) }))
    },
    LibraryMember(
      .method, of: "String", "append(contentsOf newElements: [String])", isMutating: true,
      "Adds characters at the end."
    ) { call in
      let text = call.text + (call.arguments[0].elements ?? []).compactMap(\.text).joined()
      try call.spendText(text.utf8.count)
      call.receiver = .string(text)
      return .void
    },
    LibraryMember(
      .method, of: "String", "uppercased() -> String", isTotal: true, "The text in upper case."
    ) { call in
      .string(call.text.uppercased())
    },
    LibraryMember(
      .method, of: "String", "lowercased() -> String", isTotal: true, "The text in lower case."
    ) { call in
      .string(call.text.lowercased())
    },
    LibraryMember(
      .property, of: "String", "capitalized: String", isTotal: true,
      "The text with the first letter of each word in upper case and the others in lower case."
    ) { call in
      .string(TextFolding.capitalize(call.text))
    },
    LibraryMember(
      .property, of: "String", "localizedUppercase: String", isTotal: true, "The text in upper case."
    ) { call in
      .string(call.text.uppercased())
    },
    LibraryMember(
      .property, of: "String", "localizedLowercase: String", isTotal: true, "The text in lower case."
    ) { call in
      .string(call.text.lowercased())
    },
    LibraryMember(
      .property, of: "String", "localizedCapitalized: String", isTotal: true,
      "The text with the first letter of each word in upper case and the others in lower case."
    ) { call in
      .string(TextFolding.capitalize(call.text))
    },
    LibraryMember(
      .method, of: "String", "filter(_ isIncluded: (String) -> Bool) -> String", isTotal: true,
      "The characters for which the closure is true, in order."
    ) { call in
      var kept = ""
      for character in call.text {
        try call.host.spend(1)
        if try call.test(0, .string(String(character))) { kept.append(character) }
      }
      return .string(kept)
    },
    LibraryMember(
      .method, of: "String", "trimmingCharacters(in set: CharacterSet) -> String", isTotal: true,
      "The text without the characters of a set at both ends."
    ) { call in
      try call.host.spend(call.text.utf8.count)
      return .string(TextSearch.trim(call.text, call.characterSet(0)))
    },
    LibraryMember(
      .method, of: "String", "components(separatedBy separator: String) -> [String]", isTotal: true,
      "The parts between separators, empty ones too."
    ) { call in
      let text = Array(call.text)
      let separators = try call.ranges(of: call.string(0), in: text)
      return call.parts(of: text, between: separators)
    },
    LibraryMember(
      .method, of: "String", "components(separatedBy separator: CharacterSet) -> [String]", isTotal: true,
      "The parts between characters of a set, empty ones too."
    ) { call in
      try call.host.spend(call.text.utf8.count)
      let set = call.characterSet(0)
      var parts = [""]
      for scalar in call.text.unicodeScalars {
        if set.contains(scalar) {
          parts.append("")
        } else {
          parts[parts.count - 1].unicodeScalars.append(scalar)
        }
      }
      return .array(ArrayBox(parts.map { .string($0) }))
    },
    LibraryMember(
      .method, of: "String", "replacingOccurrences(of target: String, with replacement: String) -> String",
      isTotal: true,
      "The text with every occurrence of one text replaced by another."
    ) { call in
      try call.replaced()
    },
    LibraryMember(
      .method, of: "String",
      "replacingOccurrences(of target: String, with replacement: String, options: String.CompareOptions = [], "
        + "range: Range<String.Index>? = nil) -> String",
      "The text with every occurrence of one text replaced by another; `$1` in that is the first group of a regular expression."
    ) { call in
      try call.replacedMatches()
    },
    LibraryMember(
      .method, of: "String", "replacing(_ target: String, with replacement: String) -> String", isTotal: true,
      "The text with every occurrence of one text replaced by another."
    ) { call in
      try call.replaced()
    },
    LibraryMember(
      .method, of: "String",
      "padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String",
      "The text cut or filled up to a length."
    ) { call in
      let text = Array(call.text)
      let pad = Array(call.string(1))
      let length = max(call.int(0), 0)
      try LibraryLimits.check(length)
      try call.host.spend(length)
      if length <= text.count { return .string(String(text[..<length])) }
      guard !pad.isEmpty else { return .string(String(text)) }
      let start = ((call.int(2) % pad.count) + pad.count) % pad.count
      let filler = (0..<length - text.count).map { pad[(start + $0) % pad.count] }
      return .string(String(text + filler))
    },
    LibraryMember(
      .property, of: "String", "isLetter: Bool", isTotal: true, "True for one character that is a letter."
    ) { call in
      .bool(call.character?.isLetter ?? false)
    },
    LibraryMember(
      .property, of: "String", "isNumber: Bool", isTotal: true, "True for one character that is a number."
    ) { call in
      .bool(call.character?.isNumber ?? false)
    },
    LibraryMember(
      .property, of: "String", "isWholeNumber: Bool", isTotal: true,
      "True for one character that is a whole number."
    ) { call in
      .bool(call.character?.isWholeNumber ?? false)
    },
    LibraryMember(
      .property, of: "String", "wholeNumberValue: Int?", isTotal: true,
      "The number that one character is; nil for other characters."
    ) { call in
      call.character?.wholeNumberValue.map { .int($0) } ?? .null
    },
    LibraryMember(
      .property, of: "String", "isWhitespace: Bool", isTotal: true,
      "True for one character that is a blank or a line break."
    ) { call in
      .bool(call.character?.isWhitespace ?? false)
    },
    LibraryMember(
      .property, of: "String", "isPunctuation: Bool", isTotal: true,
      "True for one character that is a punctuation mark."
    ) { call in
      .bool(call.character?.isPunctuation ?? false)
    },
    LibraryMember(
      .property, of: "String", "isUppercase: Bool", isTotal: true, "True for one character in upper case."
    ) { call in
      .bool(call.character?.isUppercase ?? false)
    },
    LibraryMember(
      .property, of: "String", "isLowercase: Bool", isTotal: true, "True for one character in lower case."
    ) { call in
      .bool(call.character?.isLowercase ?? false)
    },
    LibraryMember(
      .method, of: "String", "appending(_ aString: String) -> String", "The text with another at its end."
    ) { call in
      let text = call.text + call.string(0)
      try call.spendText(text.utf8.count)
      return .string(text)
    },
    LibraryMember(
      .method, of: "String", "append(_ other: String)", isMutating: true, "Adds text at the end."
    ) { call in
      let text = call.text + call.string(0)
      try call.spendText(text.utf8.count)
      call.receiver = .string(text)
      return .void
    },
    LibraryMember(
      .method, of: "String", "append(contentsOf other: String)", isMutating: true, "Adds text at the end."
    ) { call in
      let text = call.text + call.string(0)
      try call.spendText(text.utf8.count)
      call.receiver = .string(text)
      return .void
    },
    LibraryMember(
      .method, of: "String", "removeFirst() -> String", isMutating: true,
      "Removes the first character and gives it."
    ) { call in
      var text = call.text
      if text.isEmpty { throw LibraryFaults.empty("the string") }
      let removed = text.removeFirst()
      call.receiver = .string(text)
      return .string(String(removed))
    },
    LibraryMember(
      .method, of: "String", "popLast() -> String?", isMutating: true,
      "Removes the last character and gives it; nil where there is none."
    ) { call in
      var text = call.text
      let removed = text.popLast()
      call.receiver = .string(text)
      return removed.map { .string(String($0)) } ?? .null
    },
    LibraryMember(
      .method, of: "String", "removeLast() -> String", isMutating: true,
      "Removes the last character and gives it."
    ) { call in
      var text = call.text
      guard let removed = text.popLast() else { throw LibraryFaults.empty("the string") }
      call.receiver = .string(text)
      return .string(String(removed))
    },
    LibraryMember(
      .property, of: "String", "integerValue: Int", isTotal: true,
      "Of an `NSString`: the whole number that the text begins with, else 0."
    ) { call in .int(Int(call.text.leading(isFraction: false)) ?? 0) },
    LibraryMember(
      .property, of: "String", "doubleValue: Double", isTotal: true,
      "Of an `NSString`: the number that the text begins with, else 0."
    ) { call in .double(Double(call.text.leading(isFraction: true)) ?? 0) },
    LibraryMember(
      .property, of: "String", "pathExtension: String", isTotal: true,
      "Of an `NSString`: what stands after the last dot of the path."
    ) { call in .string(PathText(call.text).pathExtension) },
    LibraryMember(
      .property, of: "String", "lastPathComponent: String", isTotal: true,
      "Of an `NSString`: the last part of the path."
    ) { call in .string(PathText(call.text).last) },
    LibraryMember(
      .property, of: "String", "deletingPathExtension: String", isTotal: true,
      "Of an `NSString`: the path without its last dot and what stands after it."
    ) { call in .string(PathText(call.text).withoutExtension) },
    LibraryMember(
      .property, of: "String", "deletingLastPathComponent: String", isTotal: true,
      "Of an `NSString`: the path without its last part."
    ) { call in .string(PathText(call.text).parent) },
    LibraryMember(
      .method, of: "String", "appendingPathComponent(_ pathComponent: String) -> String", isTotal: true,
      "Of an `NSString`: the path with one more part."
    ) { call in .string(PathText(call.text).appending(call.string(0))) },
    removing("removeFirst") { $0.removeFirst($1) }, removing("removeLast") { $0.removeLast($1) },
    LibraryMember(
      .method, of: "String", "removeAll(where shouldBeRemoved: (String) -> Bool)", isMutating: true,
      "Removes the characters for which the closure is true."
    ) { call in
      let source = try call.source()
      var kept = ""
      for place in 0..<source.count {
        try call.host.spend(1)
        if try !call.test(0, source[place]) { kept += source[place].text ?? "" }
      }
      call.receiver = .string(kept)
      return .void
    },
    LibraryMember(
      .property, of: "String", "asciiValue: Int?", isTotal: true,
      "The number of one character in ASCII; nil for another character."
    ) { call in
      guard let text = call.receiver.text, text.count == 1, let value = text.first?.asciiValue else {
        return .null
      }
      return .int(Int(value))
    },
    LibraryMember(
      .property, of: "String", "isASCII: Bool", isTotal: true, "True for one character of ASCII."
    ) { call in
      .bool(call.receiver.text.map { $0.count == 1 && $0.first?.isASCII == true } ?? false)
    },
    LibraryMember(
      .property, of: "String", "isHexDigit: Bool", isTotal: true, "True for one digit from 0 to 9 or A to F."
    ) { call in
      .bool(call.receiver.text.map { $0.count == 1 && $0.first?.isHexDigit == true } ?? false)
    },
    LibraryMember(
      .property, of: "String", "hexDigitValue: Int?", isTotal: true,
      "The number that one hexadecimal digit is; nil for another character."
    ) { call in
      guard let text = call.receiver.text, text.count == 1 else { return .null }
      return text.first?.hexDigitValue.map { .int($0) } ?? .null
    },
    LibraryMember(
      .method, of: "String", "folding(options: String.CompareOptions, locale: Locale?) -> String",
      isTotal: true,
      "The text without differences in case or of accents, as the options say."
    ) { call in
      .string(TextOptions(call.arguments[0]).folded(call.receiver.text ?? ""))
    },
    LibraryMember(.method, of: "String", "removeAll()", isMutating: true, "Removes every character.") {
      call in
      call.receiver = .string("")
      return .void
    },
  ]
}

extension StandardLibrary {
  private static func removing(
    _ name: String, _ remove: @escaping @Sendable (inout String, Int) -> Void
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "String", "\(name)(_ k: Int)", isMutating: true, "Removes so many characters at one end."
    ) { call in
      var text = call.text
      let count = call.int(0)
      guard (0...text.count).contains(count) else {
        throw RuntimeFault(
          .runIndexOutOfRange, "\(count) characters are to be removed of \(text.count).")
      }
      remove(&text, count)
      call.receiver = .string(text)
      return .void
    }
  }
}

extension LibraryCall {
  /// The text of the receiver.
  fileprivate var text: String { receiver.text ?? "" }

  /// The receiver as one character; nil for longer and empty texts.
  fileprivate var character: Character? {
    let text = text
    return text.count == 1 ? text.first : nil
  }

  fileprivate func ranges(of pattern: String, in text: [Character]) throws -> [Range<Int>] {
    try TextSearch.ranges(of: Array(pattern), in: text) { try host.spend($0) }
  }

  /// The parts of a text between places, empty ones too.
  fileprivate func parts(of text: [Character], between separators: [Range<Int>]) -> Value {
    let starts = [0] + separators.map(\.upperBound)
    let ends = separators.map(\.lowerBound) + [text.count]
    return .array(ArrayBox(zip(starts, ends).map { .string(String(text[$0..<$1])) }))
  }

  /// The receiver with what the first argument matches replaced by the second, by the options that are the third.
  fileprivate func replacedMatches() throws -> Value {
    let text = Array(text)
    let options = TextOptions(arguments[2])
    let matches = try options.matches(of: string(0), in: text, places(3, in: text), isOne: false, host)
    var result = ""
    var start = 0
    for match in matches {
      result += String(text[start..<match.range.lowerBound])
      result += options.contains(.regularExpression) ? match.filled(string(1), from: text) : string(1)
      start = match.range.upperBound
      try spendText(result.utf8.count)
    }
    return .string(result + String(text[start...]))
  }

  /// The receiver with the first argument replaced by the second.
  fileprivate func replaced() throws -> Value {
    let text = Array(text)
    let replacement = string(1)
    let places = try ranges(of: string(0), in: text)
    try spendText(places.count * replacement.utf8.count)
    var result = ""
    var start = 0
    for place in places {
      result += String(text[start..<place.lowerBound]) + replacement
      start = place.upperBound
    }
    return .string(result + String(text[start...]))
  }
}

extension String {
  /// The digits that a text begins with behind white space, with their sign, and with what follows a point where that is wanted.
  fileprivate func leading(isFraction: Bool) -> Substring {
    let text = drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    var end = text.startIndex
    if let first = text.first, first == "-" || first == "+" { end = text.index(after: end) }
    var hasPoint = false
    while end < text.endIndex {
      let character = text[end]
      if isFraction, character == ".", !hasPoint {
        hasPoint = true
      } else if !("0"..."9").contains(character) {
        break
      }
      end = text.index(after: end)
    }
    return text[..<end]
  }
}
