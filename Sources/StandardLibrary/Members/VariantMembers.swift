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
      changed("insert", "Adds the characters of a text.") { $0.union($1) },
      changed("remove", "Takes the characters of a text out.") { $0.intersection($1.inverted) },
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

  private static func changed(
    _ name: String, _ documentation: String, _ combine: @escaping Combination
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "CharacterSet", "\(name)(charactersIn string: String)", isMutating: true, documentation
    ) { call in
      let other = CharacterSetValue(charactersIn: call.string(0))
      call.receiver = try call.characterSet { combine($0, other) }
      return .void
    }
  }
}
