import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a member has: most have one body or none.
@usableFromInline struct MemberBody: Sendable {
  /// What a body is to its member.
  @usableFromInline enum Role: UInt8, Sendable {
    case none
    /// The initial value.
    case value
    /// The body or `get`, or the views of a fragment.
    case getter
    case setter
    /// What runs before, and after, a stored property changes.
    case willSet, didSet
  }

  @usableFromInline var body = CheckedBody()
  @usableFromInline var role = Role.none
  /// True where there are more in another table.
  @usableFromInline var hasOthers = false
}

/// A body of a member that has another one too.
struct OtherBody: Sendable {
  /// What it is found by.
  struct Key: Hashable, Comparable, Sendable {
    var member: MemberID
    var role: MemberBody.Role

    static func < (left: Key, right: Key) -> Bool {
      (left.member, left.role.rawValue) < (right.member, right.role.rawValue)
    }
  }

  var key: Key
  var body: CheckedBody
}

/// The bodies of one role, found by the member.
public struct MemberBodies: Sendable {
  @usableFromInline let role: MemberBody.Role
  @usableFromInline let members: Table<MemberID, MemberBody>
  /// Sorted by their keys.
  private let others: Table<Int, OtherBody>

  init(_ role: MemberBody.Role, _ members: Table<MemberID, MemberBody>, _ others: Table<Int, OtherBody>) {
    self.role = role
    self.members = members
    self.others = others
  }

  /// The body of a member; one without anything where it has none.
  @inlinable @inline(__always) public subscript(member: MemberID) -> CheckedBody {
    let place = members.address(member)
    if place.pointee.role == role { return place.pointee.body }
    return place.pointee.hasOthers ? other(of: member) : CheckedBody()
  }

  @inline(never) @usableFromInline
  func other(of member: MemberID) -> CheckedBody {
    let key = OtherBody.Key(member: member, role: role)
    let place = others.partitioningIndex { $0.key >= key }
    return place < others.count && others[place].key == key ? others[place].body : CheckedBody()
  }
}

/// The views of fragments, found by the fragment.
public struct FragmentViews: Sendable {
  let getters: MemberBodies

  /// The views of a fragment in its file's lists; nil for other members.
  public subscript(member: MemberID) -> Range<ViewPlace>? { getters[member].views }
}
