/// A set of names by their hashes, which are spread already: open addressing, at most half full. 0, which no name of a
/// style sheet hashes to, counts as there.
struct NameSet {
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

/// The tags of a page that were read already: rows repeat the same ones.
struct KnownTags {
  /// Where a tag of this hash stood last.
  private var places = [Range<Int>](repeating: 0..<0, count: 256)

  /// True where the same bytes were seen under `slot`.
  func contains(_ tag: Range<Int>, _ slot: Int, in body: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = places[slot]
    guard known.count == tag.count, let base = body.baseAddress else { return false }
    var offset = 0
    while offset + 8 <= tag.count {
      let left = UnsafeRawPointer(base + known.lowerBound + offset).loadUnaligned(as: UInt64.self)
      let right = UnsafeRawPointer(base + tag.lowerBound + offset).loadUnaligned(as: UInt64.self)
      if left != right { return false }
      offset += 8
    }
    while offset < tag.count {
      if base[known.lowerBound + offset] != base[tag.lowerBound + offset] { return false }
      offset += 1
    }
    return true
  }

  /// Keeps a tag under a slot.
  mutating func keep(_ tag: Range<Int>, _ slot: Int) { places[slot] = tag }

  /// The slot of a tag: told by its length, and by bytes near its end, where tags that start alike differ.
  static func slot(of tag: Range<Int>, in body: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = UInt(bitPattern: tag.count) &* 31
    for place in max(tag.lowerBound, tag.upperBound - 4)..<tag.upperBound {
      hash = (hash &+ UInt(body[place])) &* 131
    }
    return Int(bitPattern: (hash ^ hash &>> 8) & 255)
  }
}
