/// Plurals of English nouns.
enum EnglishPlural {
  /// Nouns that follow no rule.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves",
    "loaf": "loaves", "shelf": "shelves", "half": "halves", "wolf": "wolves", "calf": "calves",
    "thief": "thieves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
    "quiz": "quizzes",
  ]

  /// The plural of a noun, which begins as the noun does.
  static func of(_ noun: String) -> String {
    let small = noun.lowercased()
    if let known = irregular[small] { return String(noun.prefix(1) + known.dropFirst()) }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast() + "ies")
    }
    return noun + "s"
  }
}
