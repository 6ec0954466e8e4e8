import SourceModel

/// The names by which code calls the pictures and colours of a package without quotes, as Xcode makes them: `.turtleRock` is the
/// picture `turtle-rock`, `.brand` the colour set `Brand Color`. What lies in a folder with a namespace has its name before it:
/// `.Tea.leaf`.
public struct AssetSymbols: Sendable, Equatable {
  /// Both kinds of symbols, which all copies of a program share; nil where there are none.
  private var symbols: Kinds?

  /// No symbols.
  public init() {}

  /// The symbols of pictures and colours by their names; of two names with one symbol the first has it.
  public init(pictures: [String], colors: [String]) {
    let kinds = Kinds(Symbols(pictures, dropping: "Image"), Symbols(colors, dropping: "Color"))
    if !kinds.pictures.names.isEmpty || !kinds.colors.names.isEmpty { symbols = kinds }
  }

  /// True where there are none.
  var isEmpty: Bool { symbols == nil }

  /// True where some have names of folders before them.
  var hasFolders: Bool { symbols.map { $0.pictures.hasFolders || $0.colors.hasFolders } ?? false }

  /// The name of a picture; nil for another symbol.
  func picture(_ symbol: Name) -> String? { symbols?.pictures.names[symbol] }

  /// The name of a colour set; nil for another symbol.
  func color(_ symbol: Name) -> String? { symbols?.colors.names[symbol] }

  /// The symbols of all pictures, in the order of their names.
  var ofPictures: [String] { symbols?.pictures.written ?? [] }

  /// The symbols of all colour sets, in the order of their names.
  var ofColors: [String] { symbols?.colors.written ?? [] }

  private final class Kinds: Sendable, Equatable {
    let pictures: Symbols
    let colors: Symbols

    init(_ pictures: Symbols, _ colors: Symbols) { (self.pictures, self.colors) = (pictures, colors) }

    static func == (one: Kinds, other: Kinds) -> Bool {
      one === other || one.pictures == other.pictures && one.colors == other.colors
    }
  }
}

/// The symbols of what is of one kind.
private struct Symbols: Equatable {
  /// The names by all that is read as a symbol.
  var names: [Name: String] = [:]
  /// The symbols as Xcode writes them.
  var written: [String] = []
  var hasFolders = false

  init() {}

  init(_ names: [String], dropping suffix: String) {
    var others: [(symbol: String, name: String)] = []
    for name in names {
      let parts = name.split(separator: "/")
      guard let last = parts.last, let symbol = Self.symbol(of: last) else { continue }
      let folders = parts.dropLast().compactMap { Self.symbol(of: $0) }.map {
        $0.prefix(1).uppercased() + $0.dropFirst() + "."
      }
      .joined()
      if !folders.isEmpty { hasFolders = true }
      let isLong = symbol.hasSuffix(suffix) && symbol.count > suffix.count
      let short = isLong ? String(symbol.dropLast(suffix.count)) : symbol
      if self.names[Name(folders + short)] == nil {
        self.names[Name(folders + short)] = name
        written.append(folders + short)
      }
      // Xcode has written letters behind digits in both ways.
      for other in [symbol, Self.capitalizedBehindDigits(short)] where other != short {
        others.append((folders + other, name))
      }
    }
    for (symbol, name) in others where self.names[Name(symbol)] == nil { self.names[Name(symbol)] = name }
  }

  /// A name in lower camel case; nil for one without letters and digits. A single word without small letters keeps its capitals, and has
  /// its letters and digits apart: `EBA72B` is `EBA_72_B`.
  private static func symbol(of name: Substring) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    if words.count == 1, !first.contains(where: \.isLowercase) { return lettersApartFromDigits(first) }
    let symbol =
      loweredHead(first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// A word whose capitals at its beginning are small, but for the one that begins a further word: `URLIcon` is `urlIcon`.
  private static func loweredHead(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isFollowed = capitals < word.count && word[word.index(word.startIndex, offsetBy: capitals)].isLetter
    let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func lettersApartFromDigits(_ word: Substring) -> String {
    var result = word.first?.isNumber == true ? "_" : ""
    var last = word.first
    for character in word {
      if let last, last.isNumber != character.isNumber { result.append("_") }
      result.append(character)
      last = character
    }
    return result
  }

  private static func capitalizedBehindDigits(_ symbol: String) -> String {
    var result = ""
    for character in symbol {
      result += result.last?.isNumber == true ? character.uppercased() : String(character)
    }
    return result
  }
}
