import ScreenTypes

/// Which types are, hold or give views.
extension Program {
  /// True where a value of a type is a view, may be one, holds some or gives one when it is called.
  @inline(__always)
  func givesViews(_ type: TypeID) -> Bool { type == .view || !type.isSimple && holdsViews(type) }

  private func holdsViews(_ type: TypeID) -> Bool {
    switch type.kind {
    case .view: true
    case .optional(let part), .array(let part), .slice(let part), .dictionary(_, let part),
      .function(_, let part):
      holdsViews(part)
    case .tuple(let parts, _): parts.contains { holdsViews($0) }
    case .declared(let id, _):
      self[id].isShown || self[id].kind.isOpen && self[id].conformances.contains(.shown)
    case .applied(let bare, _): holdsViews(bare)
    case .error, .void, .bool, .int, .double, .string, .any, .null, .builtin, .set, .range,
      .closedRange, .sequence, .inOut, .binding, .keyPath, .writableKeyPath, .metatype, .parameter:
      false
    }
  }

  /// True for a parameter of a view that holds views: these stand where it is read, as what fills a slot does.
  func isFilledWithViews(_ id: MemberID) -> Bool {
    let member = members.address(id)
    return (member.pointee.kind == .constant || member.pointee.kind == .variable)
      && member.pointee.isParameter && givesViews(member.pointee.type)
      && declarations.address(member.pointee.owner).pointee.kind.hasBody
  }
}
