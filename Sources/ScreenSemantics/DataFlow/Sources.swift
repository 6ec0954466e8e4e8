import ScreenTypes

extension Program {
  /// True for data that views depend on and that rendering must not change: what a view owns or is bound to, the
  /// announced data of objects, and static variables.
  public func isSource(_ id: MemberID) -> Bool {
    let member = members.address(Int(id.index))
    switch member.pointee.kind {
    case .state, .binding, .gestureState, .focusState, .appStorage, .sceneStorage, .published: return true
    case .variable: return member.pointee.isStatic || self[member.pointee.owner].kind == .observable
    default: return false
    }
  }

  /// True for data that an object holds, announced or not.
  public func isObjectData(_ id: MemberID) -> Bool {
    let member = members[Int(id.index)]
    guard !member.isStatic, member.kind == .published || member.kind == .variable else { return false }
    return self[member.owner].kind.isObject
  }

  /// The kind of the declaration that a member belongs to.
  public func ownerKind(_ id: MemberID) -> DeclarationKind { self[members[Int(id.index)].owner].kind }
}
