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
    case .state, .binding, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
      .published:
      true
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

  /// The static member that gives an AppStorage or SceneStorage its key, as in `key="{Keys.volume}"`, or the case whose raw value does;
  /// nil where the key is written out.
  public func keyMember(of id: MemberID) -> MemberID? {
    let member = members[id]
    let key = member.key.text
    guard member.kind == .appStorage || member.kind == .sceneStorage, key.hasPrefix("{"), key.hasSuffix("}")
    else { return nil }
    let path = key.dropFirst().dropLast().filter { $0 != " " }
    // `{Keys.volume.rawValue}` names a case.
    if path.hasSuffix(".\(Names.rawValue)"),
      let named = self.member(at: path.dropLast(Names.rawValue.text.count + 1), of: id),
      members[named].kind == .enumCase
    {
      return named
    }
    return self.member(at: path[...], of: id).flatMap { members[$0].isStatic ? $0 : nil }
  }

  private static let storeAttribute: Name = "store"

  /// The static member that an AppStorage names as what keeps its value, as in `store="Defaults.shared"`; nil for what is no such name.
  public func storeMember(of id: MemberID) -> MemberID? {
    let member = members[id]
    let xml = files[member.file].xml
    guard member.kind == .appStorage, let attribute = xml.attribute(Self.storeAttribute, of: member.node)
    else { return nil }
    let path = files[member.file].source.text(attribute.value).filter { !" {}".contains($0) }
    return self.member(at: path[...], of: id).flatMap { members[$0].isStatic ? $0 : nil }
  }

  /// What `Keys.volume`, `Self.volume` or `volume` names at a member.
  private func member(at path: Substring, of id: MemberID) -> MemberID? {
    let names = path.split(separator: ".")
    guard let last = names.last else { return nil }
    let type = names.dropLast().joined(separator: ".")
    let owner =
      type.isEmpty || type == "Self"
      ? members[id].owner : lookup(Name(type), in: members[id].file, inside: self[members[id].owner].type)
    return owner.flatMap {
      members(of: $0, named: Name(String(last))).first {
        members[$0].isStatic || members[$0].kind == .enumCase
      }
    }
  }

  /// The text that a static member holds, else its whole name; the raw value of a case.
  private func text(ofKey id: MemberID) -> Name {
    let member = members[id]
    if member.kind == .enumCase {
      return member.value.map { Name(files[member.file].source.text($0.range)) } ?? member.name
    }
    if let value = member.value {
      let text = files[member.file].source.text(value.range)
      if !text.hasPrefix("{") { return Name(text) }
    }
    return Name("\(self[member.owner].name).\(member.name)")
  }

  /// The kind of the declaration that a member belongs to.
  public func ownerKind(_ id: MemberID) -> DeclarationKind { self[members[id].owner].kind }
}
