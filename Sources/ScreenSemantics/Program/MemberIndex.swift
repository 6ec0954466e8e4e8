import ScreenTypes
import SourceModel

/// Members by an owner's number and a name; those of one key stand together, in the order given.
struct MemberIndex: Sendable {
  private let places: FrozenPairIndex
  /// Where the members of each key begin in `members`; one more than there are keys.
  private let starts: Table<Int, Int32>
  private let members: Table<Int, MemberID>

  /// What members are found by.
  struct Key: Hashable {
    var owner: UInt32
    var name: Name
  }

  /// True where nothing can be found.
  var isEmpty: Bool { members.isEmpty }

  /// An index in `memory`. Linear in the number of entries.
  init(_ entries: [(Key, MemberID)], in memory: TableMemory) {
    var places = PairIndex(capacity: entries.count)
    var starts: [Int32] = [0]
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
    var members = Array(repeating: MemberID.none, count: entries.count)
    var next = starts
    for (position, (_, member)) in entries.enumerated() {
      let number = Int(numbers[position])
      members[Int(next[number])] = member
      next[number] += 1
    }
    self.places = FrozenPairIndex(places, in: memory)
    self.starts = memory.table(starts)
    self.members = memory.table(members)
  }

  /// The members of an owner and a name.
  func find(_ owner: UInt32, _ name: Name) -> Table<Int, MemberID> {
    guard !members.isEmpty, let number = places.find(owner, name.id) else { return Table() }
    return members.slice(Int(starts[number])..<Int(starts[number + 1]))
  }
}
