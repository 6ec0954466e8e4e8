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
        guard case .choice(let type, let place) = call.receiver else { return call.receiver }
        let count = Int32(TextSearch.sets.count)
        return .choice(type, place < count ? place + count : place - count)
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
}
