import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// How strings are searched and compared.
  static let stringComparison: [LibraryMember] = [
    LibraryMember(
      .method, of: "String", "contains(_ other: String) -> Bool", isTotal: true,
      "True if the other text stands in this one."
    ) { call in
      try call.host.spend(call.text.utf8.count)
      return .bool(TextSearch.contains(call.string(0), in: call.text))
    },
    LibraryMember(
      .method, of: "String", "hasPrefix(_ prefix: String) -> Bool", isTotal: true,
      "True if the text begins with the other."
    ) { call in
      .bool(call.text.hasPrefix(call.string(0)))
    },
    LibraryMember(
      .method, of: "String", "hasSuffix(_ suffix: String) -> Bool", isTotal: true,
      "True if the text ends with the other."
    ) { call in
      .bool(call.text.hasSuffix(call.string(0)))
    },
    LibraryMember(
      .method, of: "String", "starts(with possiblePrefix: String) -> Bool", isTotal: true,
      "True if the text begins with the other."
    ) { call in
      .bool(call.text.hasPrefix(call.string(0)))
    },
    LibraryMember(
      .method, of: "String", "localizedCaseInsensitiveContains(_ other: String) -> Bool", isTotal: true,
      "True if the other text stands in this one, in upper or lower case."
    ) { call in
      try call.host.spend(call.text.utf8.count)
      return .bool(TextSearch.contains(call.string(0).lowercased(), in: call.text.lowercased()))
    },
    LibraryMember(
      .method, of: "String", "localizedStandardContains(_ string: String) -> Bool", isTotal: true,
      "True if the other text stands in this one, without regard to case and accents."
    ) { call in
      try call.host.spend(call.text.utf8.count)
      return .bool(TextSearch.contains(TextFolding.fold(call.string(0)), in: TextFolding.fold(call.text)))
    },
    LibraryMember(
      .property, of: "ComparisonResult", "rawValue: Int", isTotal: true,
      "-1 for what comes first, 0 for the same, 1 for what comes after."
    ) { call in
      if case .choice(_, let place) = call.receiver { return .int(Int(place) - 1) }
      return .int(0)
    },
    LibraryMember(
      .method, of: "String", "compare(_ other: String) -> ComparisonResult",
      "Which of both texts comes first, by their characters' numbers in Unicode."
    ) { call in
      comparison(call.text == call.string(0) ? 0 : call.text < call.string(0) ? -1 : 1)
    },
    LibraryMember(
      .method, of: "String",
      "compare(_ other: String, options mask: String.CompareOptions) -> ComparisonResult",
      "Which of both texts comes first, without regard to what the options pass over."
    ) { call in
      comparison(TextOptions(call.arguments[1]).compare(call.text, call.string(0)))
    },
    LibraryMember(
      .method, of: "String", "caseInsensitiveCompare(_ other: String) -> ComparisonResult",
      "Which of both texts comes first, without regard to case."
    ) { call in
      let left = call.text.lowercased()
      let right = call.string(0).lowercased()
      return comparison(left == right ? 0 : left < right ? -1 : 1)
    },
    LibraryMember(
      .method, of: "String", "localizedCompare(_ other: String) -> ComparisonResult",
      "Which of both texts comes first in a dictionary."
    ) { call in
      comparison(TextFolding.compare(call.text, call.string(0), isNumeric: false))
    },
    LibraryMember(
      .method, of: "String", "localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult",
      "Which of both texts comes first in a dictionary, without regard to case."
    ) { call in
      comparison(
        TextFolding.compare(call.text.lowercased(), call.string(0).lowercased(), isNumeric: false))
    },
    LibraryMember(
      .method, of: "String", "localizedStandardCompare(_ other: String) -> ComparisonResult",
      "Which of both texts comes first in a list of files, where 9 comes before 10."
    ) { call in
      comparison(TextFolding.compare(call.text, call.string(0), isNumeric: true))
    },
  ]

  /// Numbers that tell texts apart.
  static let stringHash: [LibraryMember] = [
    LibraryMember(
      .property, of: "String", "hash: Int", isTotal: true,
      "A number that equal texts share: the same in each run, which Swift does not promise."
    ) { call in
      .int(Int(truncatingIfNeeded: ByteHash.fnv1a(call.text.utf8) >> 1))
    }
  ]

  private static func comparison(_ order: Int) -> Value {
    .choice(LibraryTypes.comparisonResult, Int32(order + 1))
  }
}

extension LibraryCall {
  /// The text of the receiver.
  fileprivate var text: String { receiver.text ?? "" }
}
