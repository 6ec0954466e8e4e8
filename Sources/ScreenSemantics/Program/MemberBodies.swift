import ScreenSyntax
import ScreenTypes
import SourceModel

/// A body of code of a member, after checking.
public struct CheckedBody: Sendable {
  @usableFromInline enum Form: UInt8, Sendable {
    case none, code, function, constant, chain, views
  }

  /// How many slots a frame needs.
  public var frameSize: Int32 = 0
  /// The code or the constant, or where the chain or the views begin.
  @usableFromInline var first: Int32 = -1
  /// Where the chain or the views end.
  @usableFromInline var end: Int32 = 0
  @usableFromInline var form = Form.none
  /// What the initial value is, where it is a word.
  public internal(set) var word = LiteralWord.other

  /// No body.
  @inlinable public init() {}

  /// Code that is evaluated in a frame of a size.
  init(code: CodeID, frameSize: Int32) {
    self.frameSize = frameSize
    self.code = code
  }

  /// The block or expression; none where there is no body.
  public var code: CodeID {
    @inlinable @inline(__always) get { form == .code || form == .function ? CodeID(first) : .none }
    set { (form, first) = (newValue.isNone ? .none : .code, newValue.index) }
  }

  /// The value in `CheckedFile.constants`, where it is a literal; none where it is none.
  public var constant: ConstantID {
    @inlinable @inline(__always) get { form == .constant ? ConstantID(first) : .none }
    set { (form, first) = (newValue.isNone ? .none : .constant, newValue.index) }
  }

  /// The chain on `self` of a function of `Extension of="View"` that begins with a dot, in `CheckedFile.modifiers`.
  @inlinable public var chain: Range<ModifierID> {
    get { form == .chain ? Range(uncheckedBounds: (ModifierID(first), ModifierID(end))) : .none }
    set { (form, first, end) = (.chain, newValue.lowerBound.index, newValue.upperBound.index) }
  }

  /// The views of a fragment, in its file's lists; nil for others.
  @usableFromInline var views: Range<ViewPlace>? {
    get { form == .views ? Range(uncheckedBounds: (ViewPlace(first), ViewPlace(end))) : nil }
    set {
      (form, first, end) =
        newValue.map { (.views, $0.lowerBound.index, $0.upperBound.index) } ?? (.none, -1, 0)
    }
  }

  /// True where `code` is the body of a closure that is the value. To be set after the code.
  @inlinable public var isFunction: Bool {
    get { form == .function }
    set { if !code.isNone { form = newValue ? .function : .code } }
  }
}

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
