import ScreenTypes
import SourceModel

/// Where the bodies of a file's declarations and members are in its `FileBodies`. Kept from file to file.
struct BodyPlaces {
  private var firstDeclaration = 0
  private var firstMember = 0
  /// For each declaration of the file, or -1.
  private var views: [Int32] = []
  /// For each member of the file, or -1.
  private var members: [Places] = []

  private struct Places {
    var value: Int32 = -1
    var getter: Int32 = -1
    var setter: Int32 = -1
    var fragment: Int32 = -1
  }

  /// Finds the bodies of some declarations, whose members stand together; of several bodies the last counts.
  mutating func find(_ bodies: FileBodies, of declarations: Range<Int>, _ program: Program) {
    firstDeclaration = declarations.lowerBound
    let (first, last) = (declarations.first, declarations.last)
    firstMember = first.map { program.declarations[$0].members.lowerBound } ?? 0
    let end = last.map { program.declarations[$0].members.upperBound } ?? 0
    views.removeAll(keepingCapacity: true)
    views.append(contentsOf: repeatElement(-1, count: declarations.count))
    members.removeAll(keepingCapacity: true)
    members.append(contentsOf: repeatElement(Places(), count: end - firstMember))
    for place in bodies.views.indices {
      views[Int(bodies.views[place].0.index) - firstDeclaration] = Int32(place)
    }
    for place in bodies.values.indices { members[member(bodies.values[place].0)].value = Int32(place) }
    for place in bodies.getters.indices { members[member(bodies.getters[place].0)].getter = Int32(place) }
    for place in bodies.setters.indices { members[member(bodies.setters[place].0)].setter = Int32(place) }
    for place in bodies.fragments.indices {
      members[member(bodies.fragments[place].0)].fragment = Int32(place)
    }
  }

  private func member(_ id: MemberID) -> Int { Int(id.index) - firstMember }

  /// The place of a declaration's views, or nil.
  func views(of declaration: Int) -> Int? { known(views[declaration - firstDeclaration]) }
  /// The place of a member's initial value, or nil.
  func value(of member: Int) -> Int? { known(members[member - firstMember].value) }
  /// The place of a member's body or `get`, or nil.
  func getter(of member: Int) -> Int? { known(members[member - firstMember].getter) }
  /// The place of a member's `set`, or nil.
  func setter(of member: Int) -> Int? { known(members[member - firstMember].setter) }
  /// The place of a fragment's views, or nil.
  func fragment(of member: Int) -> Int? { known(members[member - firstMember].fragment) }

  private func known(_ place: Int32) -> Int? { place < 0 ? nil : Int(place) }
}
