import ScreenTypes
import SourceModel

/// Bodies of members, found by the member's position in the program; most members have none.
public struct MemberBodies: Sendable {
  /// For each member the place of its body in `bodies`; that of the empty one for most.
  private let places: Table<Int32>
  private let bodies: [CheckedBody]

  /// The bodies that files gave to some of `count` members, with places in `memory`. Linear.
  init(
    _ files: [CheckedPart], _ kind: (FileBodies) -> [(MemberID, CheckedBody)], _ count: Int,
    in memory: TableMemory
  ) {
    let (places, writable) = memory.table(repeating: Int32(0), count: count)
    var bodies = [CheckedBody()]
    bodies.reserveCapacity(files.reduce(1) { $0 + kind($1.bodies).count })
    // By position: a part of a file's check is not copied.
    for position in files.indices {
      for (id, body) in kind(files[position].bodies) {
        writable[Int(id.index)] = Int32(bodies.count)
        bodies.append(body)
      }
    }
    self.places = places
    self.bodies = bodies
  }

  /// The body of a member, which is empty where it has none.
  public subscript(member: Int) -> CheckedBody { bodies[Int(places[member])] }
}
