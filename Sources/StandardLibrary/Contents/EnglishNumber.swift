/// Singular and plural of English nouns.
enum EnglishNumber {
  /// Nouns that follow no rule.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves",
    "loaf": "loaves", "shelf": "shelves", "half": "halves", "wolf": "wolves", "calf": "calves",
    "thief": "thieves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
    "quiz": "quizzes", "lens": "lenses", "news": "news", "menu": "menus", "gas": "gases",
    "canvas": "canvases",
    "atlas": "atlases", "alias": "aliases", "movie": "movies", "cookie": "cookies", "calorie": "calories",
    "brownie": "brownies", "smoothie": "smoothies", "selfie": "selfies", "cache": "caches", "ache": "aches",
    "headache": "headaches", "bus": "buses", "axe": "axes", "zombie": "zombies", "pie": "pies", "tie": "ties",
    "hoodie": "hoodies", "rookie": "rookies", "genie": "genies", "niche": "niches", "avalanche": "avalanches",
  ]

  /// The nouns of those plurals.
  private static let singulars = Dictionary(irregular.map { ($1, $0) }, uniquingKeysWith: { $1 })

  /// The singular of a noun that may be in the plural, which begins as it does.
  static func singular(of noun: String) -> String {
    let small = noun.lowercased()
    if let known = singulars[small] { return String(noun.prefix(1) + known.dropFirst()) }
    if irregular[small] != nil || !small.hasSuffix("s") || small.count < 4 { return noun }
    if ["ss", "us", "is"].contains(where: small.hasSuffix) { return noun }
    if small.hasSuffix("ies"), small.count > 4 { return String(noun.dropLast(3) + "y") }
    if ["sses", "xes", "zzes", "ches", "shes"].contains(where: small.hasSuffix) {
      return String(noun.dropLast(2))
    }
    return String(noun.dropLast())
  }

  /// The plural of a noun that may be in it already, which begins as the noun does.
  static func plural(of noun: String) -> String {
    if singular(of: noun) != noun { return noun }
    let small = noun.lowercased()
    if let known = irregular[small] { return String(noun.prefix(1) + known.dropFirst()) }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast() + "ies")
    }
    return noun + "s"
  }
}
