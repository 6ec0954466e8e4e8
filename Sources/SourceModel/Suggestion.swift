/// Did-you-mean: the known name nearest to a misspelt one.
public enum Suggestion {
  /// The nearest of `known` by edit distance (Damerau–Levenshtein, restricted), or nil where none is near enough:
  /// at most a third of the length, at least one edit, and word by word where the words of a name in camelCase or with
  /// dots differ: `listRowSpacing` is no `lineSpacing`. Of several equally near, the one with the longest common beginning wins, then the first.
  /// Cost: length² per name.
  public static func nearest(to word: String, among known: [String]) -> String? {
    let length = word.unicodeScalars.count
    let limit = min(max(1, (length + 1) / 3), length - 1)
    var best: (name: String, distance: Int)?
    for name in known where name != word {
      guard let distance = distance(word, name, limit: min(limit, best?.distance ?? limit)) else { continue }
      if let known = best, known.distance == distance, start(word, name) <= start(word, known.name) {
        continue
      }
      if !isPlausible(word, name, distance) { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// True where one name may be a slip of the other: few edits, or words that differ little one by one, or a name that ends or
  /// begins earlier.
  private static func isPlausible(_ word: String, _ name: String, _ distance: Int) -> Bool {
    if distance <= max(1, word.unicodeScalars.count / 8) { return true }
    let (left, right) = (words(word), words(name))
    if left.count == right.count {
      return zip(left, right).allSatisfy { one, other in
        // Who slips more than once in a word begins it well: `UIView` is no `View`.
        let limit = one.first == other.first ? max(1, (max(one.count, other.count) + 1) / 3) : 1
        return Self.distance(one, other, limit: limit) != nil
      }
    }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    // A type with a word more before its name is another one: `AnyShape` is no `Shape`.
    if word.first?.isUppercase == true, name.first?.isUppercase == true, left.first != right.first {
      return false
    }
    return long.starts(with: short) || long.reversed().starts(with: short.reversed())
  }

  /// The words of a name, in small letters: `listRowSpacing` has three, `doc.fill` two.
  private static func words(_ name: String) -> [String] {
    var words = [""]
    for character in name {
      if character == "." || character == "_" || character == "-" {
        words.append("")
      } else if character.isUppercase, words[words.count - 1].last?.isUppercase == false {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { $0.lowercased() }
  }

  /// The length of the common beginning of two words, in characters.
  private static func start(_ left: String, _ right: String) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }

  /// True where one of `known` is near enough to be meant.
  public static func isNear(_ word: String, _ known: [String]) -> Bool {
    known.contains(word) || nearest(to: word, among: known) != nil
  }

  /// A sentence that names the nearest, or `otherwise`.
  public static func text(for word: String, among known: [String], otherwise: String?) -> String? {
    nearest(to: word, among: known).map { "There is `\($0)`, which is spelt nearly the same." } ?? otherwise
  }

  /// Edits from one word to the other, ignoring case at no cost but one; nil past the limit.
  static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    if limit < 0 { return nil }
    let a = Array(left.unicodeScalars)
    let b = Array(right.unicodeScalars)
    if left.lowercased() == right.lowercased() { return limit >= 1 ? 1 : nil }
    if abs(a.count - b.count) > limit { return nil }
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 1...max(a.count, 1) where i <= a.count {
      current[0] = i
      for j in 1...max(b.count, 1) where j <= b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
        if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
          current[j] = min(current[j], before[j - 2] + 1)
        }
      }
      (before, previous, current) = (previous, current, before)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
