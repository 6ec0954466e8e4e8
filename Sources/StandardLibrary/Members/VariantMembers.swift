import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Variants of symbols that add up, sets of all other characters, and where a search field stands.
  static var variantMembers: [LibraryMember] {
    ["circle", "square", "rectangle", "fill", "slash"].map { name in
      LibraryMember(
        .property, of: "SymbolVariants", "\(name): SymbolVariants", "The variant, and \(name) besides."
      ) { call in
        let variants = symbolVariants
        guard case .choice(let type, let place) = call.receiver, variants.indices.contains(Int(place)) else {
          return call.receiver
        }
        let parts = variants[Int(place)].split(separator: ".").map(String.init)
        let both = [parts.filter { $0 != "none" && $0 != name }.first, name].compactMap { $0 }
        let joined =
          variants.firstIndex(of: both.joined(separator: "."))
          ?? variants.firstIndex(of: both.reversed().joined(separator: "."))
        return .choice(type, Int32(joined ?? Int(place)))
      }
    } + [
      LibraryMember(
        .property, of: "CharacterSet", "inverted: CharacterSet", isTotal: true,
        "All characters that are not in it."
      ) { call in
        guard case .choice(let type, let place) = call.receiver else {
          return CharacterSetValue(call.receiver).map { Value($0.inverted) } ?? call.receiver
        }
        let count = Int32(TextSearch.sets.count)
        return .choice(type, place < count ? place + count : place - count)
      },
      LibraryMember(
        .initializer, of: "CharacterSet", "init()", isTotal: true, "A set without characters."
      ) { _ in Value(CharacterSetValue(charactersIn: "")) },
      LibraryMember(
        .initializer, of: "CharacterSet", "init(charactersIn string: String)", isTotal: true,
        "The characters of a text."
      ) { call in
        Value(CharacterSetValue(charactersIn: call.string(0)))
      },
      combined("union", "The characters of both sets.") { $0.union($1) },
      combined("intersection", "The characters that both sets have.") { $0.intersection($1) },
      combined("subtracting", "The characters that the other set does not have.") {
        $0.intersection($1.inverted)
      },
      combined("symmetricDifference", "The characters that one of both sets has.") {
        $0.union($1).intersection($0.intersection($1).inverted)
      },
      changed("insert(charactersIn string: String)", "Adds the characters of a text.") { $0.union($1) },
      changed("remove(charactersIn string: String)", "Takes the characters of a text out.") {
        $0.intersection($1.inverted)
      },
      changed("insert(_ character: Unicode.Scalar)", "Adds a character.") { $0.union($1) },
      changed("remove(_ character: Unicode.Scalar)", "Takes a character out.") {
        $0.intersection($1.inverted)
      },
      changed("formUnion(_ other: CharacterSet)", "Adds the characters of another set.") { $0.union($1) },
      changed("formIntersection(_ other: CharacterSet)", "Keeps the characters that the other set has, too.")
      {
        $0.intersection($1)
      },
      changed("subtract(_ other: CharacterSet)", "Takes the characters of another set out.") {
        $0.intersection($1.inverted)
      },
      LibraryMember(
        .method, of: "CharacterSet", "invert()", isMutating: true, "Replaces its characters by all others."
      ) { call in
        call.receiver = try call.characterSet { $0.inverted }
        return .void
      },
      compared("isSuperset(of other: CharacterSet)", "True where it has all characters of the other set.") {
        $0.isSuperset(of: $1)
      },
      compared("isSubset(of other: CharacterSet)", "True where the other set has all of its characters.") {
        $1.isSuperset(of: $0)
      },
      compared(
        "isStrictSuperset(of other: CharacterSet)",
        "True where it has all characters of the other set, and more."
      ) {
        $0.isSuperset(of: $1) && !$1.isSuperset(of: $0)
      },
      compared(
        "isStrictSubset(of other: CharacterSet)",
        "True where the other set has all of its characters, and more."
      ) {
        $1.isSuperset(of: $0) && !$0.isSuperset(of: $1)
      },
      compared("isDisjoint(with other: CharacterSet)", "True where no character is in both sets.") {
        $0.intersection($1).isEmpty
      },
      LibraryMember(
        .property, of: "CharacterSet", "isEmpty: Bool", "True where it has no character."
      ) { call in
        guard let set = CharacterSetValue(call.receiver) else { return .bool(true) }
        try call.host.spend(1 + set.candidateCount / 16)
        return .bool(set.isEmpty)
      },
      LibraryMember(
        .method, of: "CharacterSet", "contains(_ member: Unicode.Scalar) -> Bool", isTotal: true,
        "True for a character in it."
      ) { call in
        guard let scalar = call.content(0, ScalarValue.self)?.scalar else { return .bool(false) }
        return .bool(CharacterSetValue(call.receiver)?.contains(scalar) ?? false)
      },
      LibraryMember(
        .staticMethod, of: "SearchFieldPlacement",
        "navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)"
          + " -> SearchFieldPlacement",
        "Below the bar."
      ) { _ in
        shared.choice("navigationBarDrawer", of: .library("SearchFieldPlacement")) ?? .void
      },
    ]
  }

  /// Variants of symbols with those that add up, in the order of the cases of `SymbolVariants`.
  static let symbolVariants = [
    "none", "circle", "square", "rectangle", "fill", "slash", "circle.fill", "square.fill",
    "rectangle.fill", "slash.fill", "circle.slash", "square.slash", "rectangle.slash",
  ]

  private typealias Combination = @Sendable (CharacterSetValue, CharacterSetValue) -> CharacterSetValue

  private static func combined(
    _ name: String, _ documentation: String, _ combine: @escaping Combination
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "CharacterSet", "\(name)(_ other: CharacterSet) -> CharacterSet", documentation
    ) { call in
      let other = call.characterSet(0)
      return try call.characterSet { combine($0, other) }
    }
  }

  /// A member that changes a set by a text, a character or another set.
  private static func changed(
    _ signature: String, _ documentation: String, _ combine: @escaping Combination
  ) -> LibraryMember {
    LibraryMember(.method, of: "CharacterSet", signature, isMutating: true, documentation) { call in
      let other =
        if let text = call.arguments[0].text {
          CharacterSetValue(charactersIn: text)
        } else if let scalar = call.content(0, ScalarValue.self)?.scalar {
          CharacterSetValue(charactersIn: String(scalar))
        } else {
          call.characterSet(0)
        }
      call.receiver = try call.characterSet { combine($0, other) }
      return .void
    }
  }

  private static func compared(
    _ signature: String, _ documentation: String,
    _ isTrue: @escaping @Sendable (CharacterSetValue, CharacterSetValue) -> Bool
  ) -> LibraryMember {
    LibraryMember(.method, of: "CharacterSet", signature + " -> Bool", documentation) { call in
      try call.compareSets(isTrue)
    }
  }
}
