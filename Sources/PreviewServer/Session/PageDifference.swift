/// How one text becomes another, in as few bytes as a short search finds: what a client that has the first is sent.
///
/// Texts are HTML. They are compared by pieces, each of which begins with a tag. Cost: the length of both, and the square
/// of the number of pieces that differ, up to a bound, past which everything between the first and the last difference is
/// sent.
struct PageDifference {
  /// A change: so many code units of UTF-16 are kept, so many left out, and then a text stands.
  struct Splice: Hashable {
    var kept: Int
    var dropped: Int
    var text: [UInt8]
  }

  /// The changes in order; empty for equal texts.
  private(set) var splices: [Splice] = []
  /// More pieces that differ are not looked into.
  private static let deepest = 400

  /// The changes that make `new` of `old`.
  init(from old: [UInt8], to new: [UInt8]) {
    if old == new { return }
    let (before, after) = (Self.pieces(old), Self.pieces(new))
    var start = 0
    while start < before.count, start < after.count, old[before[start]].elementsEqual(new[after[start]]) {
      start += 1
    }
    var end = 0
    while end < before.count - start, end < after.count - start,
      old[before[before.count - 1 - end]].elementsEqual(new[after[after.count - 1 - end]])
    {
      end += 1
    }
    let (first, second) = (start..<before.count - end, start..<after.count - end)
    let keys = (first.map { Self.hash(old[before[$0]]) }, second.map { Self.hash(new[after[$0]]) })
    var kept = Self.width(old[..<Self.offset(first.lowerBound, before, old)])
    func add(_ dropped: Range<Int>, _ added: Range<Int>) {
      if dropped.isEmpty && added.isEmpty { return }
      let text = new[Self.offset(added.lowerBound, after, new)..<Self.offset(added.upperBound, after, new)]
      let gone = old[
        Self.offset(dropped.lowerBound, before, old)..<Self.offset(dropped.upperBound, before, old)]
      splices.append(Splice(kept: kept, dropped: Self.width(gone), text: Array(text)))
      kept = 0
    }
    // Where more differs than is looked into, nothing in between is the same.
    let matches = Self.matches(keys.0, keys.1) ?? []
    var (left, right) = (start, start)
    for match in matches {
      let (one, other) = (start + match.old, start + match.new)
      add(left..<one, right..<other)
      kept += Self.width(old[before[one]])
      (left, right) = (one + 1, other + 1)
    }
    add(left..<first.upperBound, right..<second.upperBound)
  }

  private static func offset(_ piece: Int, _ pieces: [Range<Int>], _ text: [UInt8]) -> Int {
    piece < pieces.count ? pieces[piece].lowerBound : text.count
  }

  private static func pieces(_ text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for (place, byte) in text.enumerated() where byte == UInt8(ascii: "<") && place > start {
      found.append(start..<place)
      start = place
    }
    if start < text.count { found.append(start..<text.count) }
    return found
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// The length of UTF-8 as code units of UTF-16.
  private static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// The longest common sequence of both, by the greedy algorithm of Myers; nil where more than `deepest` differ.
  private static func matches(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)]? {
    let limit = min(old.count + new.count, deepest)
    var furthest = [Int](repeating: 0, count: 2 * limit + 2)
    var trace: [[Int]] = []
    for depth in 0...limit {
      trace.append(Array(furthest[(limit - depth)...(limit + depth)]))
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let place = limit + diagonal
        let goesDown =
          diagonal == -depth || diagonal != depth && furthest[place - 1] < furthest[place + 1]
        var x = goesDown ? (depth == 0 ? 0 : furthest[place + 1]) : furthest[place - 1] + 1
        var y = x - diagonal
        while x < old.count, y < new.count, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
        furthest[place] = x
        if x >= old.count, y >= new.count { return path(trace, old.count, new.count) }
      }
    }
    return nil
  }

  private static func path(_ trace: [[Int]], _ oldCount: Int, _ newCount: Int) -> [(old: Int, new: Int)] {
    var (x, y) = (oldCount, newCount)
    var found: [(old: Int, new: Int)] = []
    for depth in stride(from: trace.count - 1, through: 0, by: -1) {
      let row = trace[depth]
      let diagonal = x - y
      func reached(_ diagonal: Int) -> Int { row[depth + diagonal] }
      if depth == 0 {
        while x > 0, y > 0 {
          (x, y) = (x - 1, y - 1)
          found.append((x, y))
        }
        break
      }
      let goesDown = diagonal == -depth || diagonal != depth && reached(diagonal - 1) < reached(diagonal + 1)
      let before = goesDown ? diagonal + 1 : diagonal - 1
      let startX = reached(before)
      let startY = startX - before
      while x > (goesDown ? startX : startX + 1), y > (goesDown ? startY + 1 : startY) {
        (x, y) = (x - 1, y - 1)
        found.append((x, y))
      }
      (x, y) = (startX, startY)
    }
    return found.reversed()
  }
}
