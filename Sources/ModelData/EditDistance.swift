/// Finds the word that was likely meant.
enum EditDistance {
  private static let longest = 64

  /// The candidate nearest to `word`: at most two letters added, left out, changed or swapped, not counting small
  /// and capital letters. Of equally near ones the first; nil where none is near.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    var best: (distance: Int, candidate: String)?
    let letters = folded(word)
    for candidate in candidates where candidate != word {
      let other = folded(candidate)
      let distance = distance(letters, other)
      if distance > 2 || distance >= min(letters.count, other.count) { continue }
      if distance < best?.distance ?? 3 { best = (distance, candidate) }
    }
    return best?.candidate
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."Z": Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
      default: scalar
      }
    }
  }

  /// Optimal string alignment distance; 3 or more is not exact.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if abs(left.count - right.count) > 2 || max(left.count, right.count) > longest { return 3 }
    var older = [Int](repeating: 0, count: right.count + 1)
    var old = Array(0...right.count)
    for row in 0..<left.count {
      var new = [row + 1]
      for column in 0..<right.count {
        let change = old[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(change, old[column + 1] + 1, new[column] + 1)
        if row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column] {
          least = min(least, older[column - 1] + 1)
        }
        new.append(least)
      }
      older = old
      old = new
    }
    return old[right.count]
  }
}
