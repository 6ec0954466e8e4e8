/// A set of names by their hashes, which are spread already: open addressing, at most half full. 0, which no name of a
/// style sheet hashes to, counts as there.
struct NameHashes {
  /// 0 stands for a free place.
  private var places = [UInt64](repeating: 0, count: 256)
  private var count = 0

  /// Adds a name.
  mutating func insert(_ hash: UInt64) {
    let place = find(hash)
    if places[place] == hash { return }
    places[place] = hash
    count += 1
    if count * 2 < places.count { return }
    let before = places
    places = [UInt64](repeating: 0, count: before.count * 2)
    for known in before where known != 0 { places[find(known)] = known }
  }

  /// True for a name that was added.
  func contains(_ hash: UInt64) -> Bool { places[find(hash)] == hash }

  private func find(_ hash: UInt64) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash &>> 32) & mask
    while places[place] != 0 && places[place] != hash { place = (place + 1) & mask }
    return place
  }
}
