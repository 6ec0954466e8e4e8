import ScreenTypes
import SourceModel

extension Program {
  /// True for data that views depend on and that rendering must not change: what a view owns or is bound to, the
  /// announced data of objects, and static variables.
  public func isSource(_ id: MemberID) -> Bool {
    Self.isSource(members.address(id), declarations)
  }

  /// The same for a member at its place; given tables, as a program that is given would be copied by the walker.
  @inline(__always)
  static func isSource(_ member: UnsafePointer<Member>, _ declarations: Table<DeclarationID, Declaration>)
    -> Bool
  {
    switch member.pointee.kind {
    case .state, .binding, .gestureState, .focusState, .appStorage, .sceneStorage, .published: true
    case .variable:
      member.pointee.isStatic
        || declarations.address(member.pointee.owner).pointee.kind == .observable
    case .constant, .stateObject, .observedObject, .bindable, .environmentObject, .environment, .computed,
      .function, .enumCase, .fragment, .slot:
      false
    }
  }

  /// True for data that an object holds, announced or not.
  public func isObjectData(_ id: MemberID) -> Bool {
    let member = members[id]
    guard !member.isStatic,
      member.kind == .published || member.kind == .variable || member.kind == .appStorage
    else { return false }
    return self[member.owner].kind.isObject
  }

  /// Where an AppStorage or SceneStorage keeps its value; nil for other members.
  public func storageKey(of id: MemberID) -> StorageKey? {
    let member = members[id]
    guard member.kind == .appStorage || member.kind == .sceneStorage else { return nil }
    if let constant = keyMember(of: id) { return StorageKey(kind: member.kind, name: text(ofKey: constant)) }
    return StorageKey(kind: member.kind, name: member.key.isEmpty ? member.name : member.key)
  }

  /// The static member that gives an AppStorage or SceneStorage its key, as in `key="{Keys.volume}"`; nil where the key is
  /// written out.
  public func keyMember(of id: MemberID) -> MemberID? {
    let member = members[id]
    let key = member.key.text
    guard member.kind == .appStorage || member.kind == .sceneStorage, key.hasPrefix("{"), key.hasSuffix("}")
    else { return nil }
    let path = key.dropFirst().dropLast().split(separator: ".").map { $0.filter { $0 != " " } }
    guard let last = path.last else { return nil }
    let type = path.dropLast().joined(separator: ".")
    let owner =
      type.isEmpty || type == "Self"
      ? member.owner : lookup(Name(type), in: member.file, inside: self[member.owner].type)
    return owner.flatMap { members(of: $0, named: Name(last)).first { members[$0].isStatic } }
  }

  /// The text that a static member holds, else its whole name.
  private func text(ofKey id: MemberID) -> Name {
    let member = members[id]
    if let value = member.value {
      let text = files[member.file].source.text(value.range)
      if !text.hasPrefix("{") { return Name(text) }
    }
    return Name("\(self[member.owner].name).\(member.name)")
  }

  /// The kind of the declaration that a member belongs to.
  public func ownerKind(_ id: MemberID) -> DeclarationKind { self[members[id].owner].kind }
}
