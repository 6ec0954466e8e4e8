import StandardLibrary
import Testing

@Suite("Forms of texts by numbers")
struct PluralTests {
  @Test(
    "Whole numbers, as the tables of CLDR have them",
    arguments: [
      ("en", "1 one, 0 2 11 21 other"), ("de", "1 one, 0 2 101 other"), ("ko", "0 1 2 other"),
      ("ja", "1 5 other"),
      ("zh-Hans", "1 100 other"), ("fr", "0 1 one, 2 17 100 other, 1000000 many"),
      ("es", "1 one, 0 2 other, 1000000 many"), ("it", "1 one, 0 16 other, 2000000 many"),
      ("pt", "0 1 one, 2 other, 1000000 many"), ("pt_PT", "1 one, 0 2 other"),
      ("ru", "1 21 101 one, 2 3 4 22 104 few, 0 5 11 12 14 19 100 111 many"),
      ("pl", "1 one, 2 4 22 103 few, 0 5 11 12 14 21 112 many"), ("cs", "1 one, 2 4 few, 0 5 22 other"),
      ("ar", "0 zero, 1 one, 2 two, 3 10 103 110 few, 11 26 99 111 many, 100 102 200 other"),
      ("he", "1 one, 2 two, 0 3 10 20 other"), ("sl", "1 101 one, 2 102 two, 3 4 103 few, 0 5 11 other"),
      ("lt", "1 21 one, 2 9 22 few, 0 10 11 19 111 other"),
      ("lv", "0 10 11 19 zero, 1 21 101 one, 2 9 other"),
      ("ro", "1 one, 0 2 16 101 few, 20 100 other"), ("hi", "0 1 one, 2 other"), ("xx", "1 one, 2 other"),
    ])
  func whole(_ language: String, _ table: String) {
    for row in table.split(separator: ", ") {
      let words = row.split(separator: " ")
      for number in words.dropLast().compactMap({ Int($0) }) {
        #expect(
          PluralCategory(number, language: language).rawValue == String(words[words.count - 1]),
          "\(language) \(number)")
      }
    }
  }

  @Test("Numbers with a fraction")
  func fractions() {
    #expect(PluralCategory(1.5, language: "en") == .other)
    #expect(PluralCategory(1.0, language: "en") == .one)
    #expect(PluralCategory(1.5, language: "fr") == .one)
    #expect(PluralCategory(2.5, language: "ru") == .other)
    #expect(PluralCategory(0.5, language: "cs") == .many)
  }

  @Test("Every form that a number below a million has is asked for")
  func needed() {
    for language in [
      "en", "ko", "ar", "ru", "pl", "fr", "de", "ja", "zh", "es", "it", "pt", "he", "cs", "sl", "lt", "lv",
      "ro",
    ] {
      let needed = PluralCategory.needed(by: language)
      for number in 0..<1000 {
        #expect(needed.contains(PluralCategory(number, language: language)), "\(language) \(number)")
      }
    }
  }

  @Test("Placeholders of formats")
  func formats() {
    func words(_ text: String) -> String {
      LocalizedFormat(text).pieces.map { piece in
        switch piece {
        case .literal(let text): "'\(text)'"
        case .argument(let position, let placeholder): "\(position + 1)\(placeholder.rawValue)"
        case .variation(let name, let position): "\(position + 1)#\(name)"
        case .ownArgument: "own"
        }
      }.joined(separator: " ")
    }
    #expect(words("%lld of %lld") == "1%lld ' of ' 2%lld")
    #expect(words("%2$@ at %1$.2f") == "2%@ ' at ' 1%lf")
    #expect(words("100 % sure, 5%% off") == "'100 % sure, 5% off'")
    #expect(words("%#@items@ in %@") == "1#items ' in ' 2%@")
    #expect(words("%@ in %2$#@items@") == "1%@ ' in ' 2#items")
    #expect(words("%arg items") == "own ' items'")
    #expect(words("%d%") == "1%lld '%'")
    #expect(LocalizedFormat("%1$@ %1$d").placeholders == nil)
    #expect(LocalizedFormat.escaped("100 %") == "100 %%")
  }
}
