import ScreenTypes

extension StandardLibrary {
  /// Places in a text, and what is found and changed at them.
  static let stringIndexMembers: [LibraryMember] = searchingText + walkingText + changingText

  private static let searchingText: [LibraryMember] = [
    LibraryMember(
      .method, of: "String", "firstIndex(of element: String) -> String.Index?", isTotal: true,
      "The place of the first character that is equal to this one."
    ) { call in
      let source = try call.source()
      return source.index(try call.firstPlace(of: call.arguments[0], in: source))
    },
    LibraryMember(
      .method, of: "String", "firstIndex(where predicate: (String) -> Bool) -> String.Index?", isTotal: true,
      "The place of the first character for which the closure is true."
    ) { call in
      let source = try call.source()
      return source.index(try call.firstPlace(in: source))
    },
    LibraryMember(
      .method, of: "String", "lastIndex(of element: String) -> String.Index?", isTotal: true,
      "The place of the last character that is equal to this one."
    ) { call in
      let source = try call.source()
      return source.index((0..<source.count).last { source[$0] == call.arguments[0] })
    },
    LibraryMember(
      .method, of: "String", "lastIndex(where predicate: (String) -> Bool) -> String.Index?", isTotal: true,
      "The place of the last character for which the closure is true."
    ) { call in
      let source = try call.source()
      return source.index(try call.lastPlace(in: source))
    },
    LibraryMember(
      .method, of: "String", "range(of searchString: String) -> Range<String.Index>?", isTotal: true,
      "The places of the first occurrence of a text; nil where it is not inside."
    ) { call in
      let pattern = Array(call.string(0))
      let text = Array(call.receiver.text ?? "")
      let host = call.host
      guard let found = try TextSearch.ranges(of: pattern, in: text, spend: { try host.spend($0) }).first
      else { return .null }
      return .range(RangeBox(found))
    },
    LibraryMember(
      .method, of: "String",
      "range(of searchString: String, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil, "
        + "locale: Locale? = nil) -> Range<String.Index>?",
      "The places of the first occurrence of a text, or of what a regular expression matches, within a range; nil where there is none."
    ) { call in
      let text = Array(call.receiver.text ?? "")
      let found = try TextOptions(call.arguments[1]).matches(
        of: call.string(0), in: text, call.places(2, in: text), isOne: true, call.host)
      let isLast = TextOptions(call.arguments[1]).contains(.backwards)
      guard let range = (isLast ? found.last : found.first)?.range else { return .null }
      return .range(RangeBox(range))
    },
    LibraryMember(
      .method, of: "String",
      "replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String",
      "The text with another one in the place of some characters."
    ) { call in
      .string(try call.replacing(0, with: call.string(1)))
    },
  ]

  private static let walkingText: [LibraryMember] = [
    LibraryMember(
      .method, of: "String", "prefix(upTo end: String.Index) -> String", "The characters before a place."
    ) { call in
      .string(try call.characters(0..<call.int(0)))
    },
    LibraryMember(
      .method, of: "String", "prefix(through position: String.Index) -> String",
      "The characters up to a place, that at the place too."
    ) { call in
      .string(try call.characters(0..<call.int(0) + 1))
    },
    LibraryMember(
      .method, of: "String", "suffix(from start: String.Index) -> String", "The characters from a place on."
    ) { call in
      .string(try call.characters(call.int(0)..<max(call.int(0), call.source().count)))
    },
    LibraryMember(
      .method, of: "String",
      "commonPrefix(with aString: String, options: String.CompareOptions = []) -> String",
      isTotal: true, "The characters with which both texts begin."
    ) { call in
      let options = TextOptions(call.arguments[1])
      let text = call.receiver.text ?? ""
      try call.host.spend(text.utf8.count)
      let shared = zip(text, call.string(0)).prefix {
        $0 == $1 || options.folded(String($0)) == options.folded(String($1))
      }
      return .string(String(shared.map(\.0)))
    },
    LibraryMember(
      .property, of: "String", "startIndex: String.Index", isTotal: true, "The place of the first character."
    ) { _ in
      .int(0)
    },
    LibraryMember(
      .property, of: "String", "endIndex: String.Index", isTotal: true, "The place after the last character."
    ) { call in
      .int(try call.source().count)
    },
    LibraryMember(
      .property, of: "String", "indices: [String.Index]", isTotal: true, "The places of the characters."
    ) { call in
      .array(ArrayBox((0..<(try call.source().count)).map { .int($0) }))
    },
    LibraryMember(
      .method, of: "String", "index(after i: String.Index) -> String.Index", "The place after this one."
    ) { call in
      try call.textPlace(call.int(0), by: 1)
    },
    LibraryMember(
      .method, of: "String", "index(before i: String.Index) -> String.Index", "The place before this one."
    ) { call in
      try call.textPlace(call.int(0), by: -1)
    },
    LibraryMember(
      .method, of: "String", "index(_ i: String.Index, offsetBy distance: Int) -> String.Index",
      "The place so many characters further on, or back."
    ) { call in
      try call.textPlace(call.int(0), by: call.int(1))
    },
    LibraryMember(
      .method, of: "String",
      "index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?",
      "The place so many characters further on, or back; nil where that lies beyond a limit."
    ) { call in
      guard case .int(let place) = call.limitedIndex else { return .null }
      return try call.textPlace(place, by: 0)
    },
    LibraryMember(
      .method, of: "String", "rangeOfCharacter(from aSet: CharacterSet) -> Range<String.Index>?",
      isTotal: true,
      "The place of the first character that is in a set; nil where there is none."
    ) { call in
      let set = call.characterSet(0)
      let characters = call.receiver.text ?? ""
      try call.host.spend(characters.utf8.count / 8)
      let found = characters.enumerated().first { $0.element.unicodeScalars.contains(where: set.contains) }
      return found.map {
        .range(RangeBox($0.offset..<$0.offset + 1))
      }
        ?? .null
    },
    LibraryMember(
      .method, of: "String", "distance(from start: String.Index, to end: String.Index) -> Int",
      "How many characters there are between two places."
    ) { call in
      .int(call.int(1).subtractingReportingOverflow(call.int(0)).partialValue)
    },
  ]

  private static func replacing(_ range: String) -> LibraryMember {
    LibraryMember(
      .method, of: "String", "replaceSubrange(_ subrange: \(range), with newElements: String)",
      isMutating: true, "Puts another text in the place of some characters."
    ) { call in
      call.receiver = .string(try call.replacing(0, with: call.string(1)))
      return .void
    }
  }

  private static func removing(_ range: String) -> LibraryMember {
    LibraryMember(
      .method, of: "String", "removeSubrange(_ bounds: \(range))", isMutating: true,
      "Removes some characters."
    ) { call in
      call.receiver = .string(try call.replacing(0, with: ""))
      return .void
    }
  }

  private static let changingText: [LibraryMember] = [
    LibraryMember(
      .method, of: "String", "insert(_ newElement: String, at i: String.Index)", isMutating: true,
      "Adds a character before a place."
    ) { call in
      try call.insertText()
    },
    LibraryMember(
      .method, of: "String", "insert(contentsOf newElements: String, at i: String.Index)", isMutating: true,
      "Adds text before a place."
    ) { call in
      try call.insertText()
    },
    replacing("Range<String.Index>"),
    replacing("ClosedRange<String.Index>"),
    removing("Range<String.Index>"),
    removing("ClosedRange<String.Index>"),
    LibraryMember(
      .method, of: "String", "remove(at i: String.Index) -> String", isMutating: true,
      "Removes the character at a place and gives it."
    ) { call in
      var characters = Array(call.receiver.text ?? "")
      let place = call.int(0)
      guard characters.indices.contains(place) else {
        throw LibraryFaults.character(place, of: characters.count)
      }
      try call.host.spend(characters.count)
      let removed = characters.remove(at: place)
      call.receiver = .string(String(characters))
      return .string(String(removed))
    },
  ]
}

extension LibraryCall {
  /// A place moved by some characters, which must stay in the text.
  fileprivate func textPlace(_ place: Int, by distance: Int) throws -> Value {
    let count = try source().count
    let (moved, overflow) = place.addingReportingOverflow(distance)
    guard !overflow, moved >= 0, moved <= count else {
      throw LibraryFaults.character(overflow ? distance : moved, of: count)
    }
    return .int(moved)
  }

  /// The places that the range at `index` names in a text, or all where it was left out.
  func places(_ index: Int, in text: [Character]) throws -> Range<Int> {
    guard case .range(let box) = arguments[index], case .int(let lower) = box.lower,
      case .int(let last) = box.upper
    else { return text.indices }
    let upper = box.isClosed ? last + 1 : last
    guard lower >= 0, lower <= upper, upper <= text.count else {
      throw LibraryFaults.character(lower < 0 ? lower : upper, of: text.count)
    }
    return lower..<upper
  }

  /// The characters at some places, which must be there.
  fileprivate func characters(_ places: Range<Int>) throws -> String {
    let text = Array(receiver.text ?? "")
    try host.spend(text.count)
    guard places.lowerBound >= 0, places.upperBound <= text.count else {
      throw LibraryFaults.character(max(places.upperBound, places.lowerBound), of: text.count)
    }
    return String(text[places])
  }

  /// The receiver with another text in the place of the range at `index`.
  fileprivate func replacing(_ index: Int, with replacement: String) throws -> String {
    var text = Array(receiver.text ?? "")
    let places = try places(index, in: text)
    try spendText(text.count + replacement.utf8.count)
    text.replaceSubrange(places, with: Array(replacement))
    return String(text)
  }

  /// Puts the first argument before the place that is the second.
  fileprivate mutating func insertText() throws -> Value {
    var characters = Array(receiver.text ?? "")
    let place = int(1)
    guard place >= 0, place <= characters.count else {
      throw LibraryFaults.character(place, of: characters.count)
    }
    let added = Array(string(0))
    try spendText(characters.count + added.count)
    characters.insert(contentsOf: added, at: place)
    receiver = .string(String(characters))
    return .void
  }
}
