import ScreenTypes
import SourceModel

/// Members by an owner's number and a name; those of one key stand together, in the order given.
struct MemberIndex: Sendable {
  private var places = PairIndex()
  /// Where the members of each key begin in `members`; one more than there are keys.
  private var starts: [Int32] = [0]
  private var members: [MemberID] = []

  /// What members are found by.
  struct Key {
    var owner: UInt32
    var name: Name
  }

  /// An empty index.
  init() {}

  /// Linear in the number of entries.
  init(_ entries: [(Key, MemberID)]) {
    places = PairIndex(capacity: entries.count)
    var numbers: [Int32] = []
    numbers.reserveCapacity(entries.count)
    var counts: [Int32] = []
    for (key, _) in entries {
      let number = places.insert(key.owner, key.name.id)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      numbers.append(Int32(number))
    }
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    members = Array(repeating: .none, count: entries.count)
    var next = starts
    for (position, (_, member)) in entries.enumerated() {
      let number = Int(numbers[position])
      members[Int(next[number])] = member
      next[number] += 1
    }
  }

  /// The members of an owner and a name.
  func find(_ owner: UInt32, _ name: Name) -> ArraySlice<MemberID> {
    guard !members.isEmpty, let number = places.find(owner, name.id) else { return [] }
    return members[Int(starts[number])..<Int(starts[number + 1])]
  }
}
