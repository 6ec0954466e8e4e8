import ScreenTypes
import SourceModel

/// Which types are, or hold, objects, whose changes are seen wherever they are held.
extension Program {
  /// True where a value of a type may be one object, or none.
  package func mayBeObject(_ type: TypeID) -> Bool {
    declaration(of: type.wrapped ?? type).map(mayBeObject) ?? false
  }

  /// True where a value of a type may hold an object at any depth.
  package func mayHoldObjects(_ type: TypeID) -> Bool {
    var known: [TypeID: Bool] = [:]
    return mayHoldObjects(type, &known)
  }

  /// The same; `known` keeps what is found of structs and enums.
  func mayHoldObjects(_ type: TypeID, _ known: inout [TypeID: Bool]) -> Bool {
    switch type.kind {
    case .optional(let part), .array(let part), .slice(let part), .set(let part), .binding(let part),
      .sequence(let part):
      return mayHoldObjects(part, &known)
    case .dictionary(let key, let value): return mayHoldObjects(key, &known) || mayHoldObjects(value, &known)
    case .tuple(let parts, _): return parts.contains { mayHoldObjects($0, &known) }
    case .applied(let bare, let arguments):
      return mayHoldObjects(bare, &known) || arguments.contains { mayHoldObjects($0, &known) }
    case .declared(let declaration, _):
      if let found = known[type] { return found }
      guard [.structure, .enumeration].contains(self[declaration].kind) else {
        return mayBeObject(declaration)
      }
      known[type] = false
      let holds = self[declaration].members.contains { index in
        let member = members[index]
        return !member.isStatic && (member.isStored || member.kind == .enumCase)
          && mayHoldObjects(member.type, &known)
      }
      known[type] = holds
      return holds
    case .any: return true
    case .error, .void, .bool, .int, .double, .string, .view, .null, .builtin, .range, .closedRange,
      .function, .inOut, .keyPath, .writableKeyPath, .metatype, .parameter:
      return false
    }
  }

  /// True for a type of objects, and for one that an object of the package may stand for: a protocol to which one conforms, a type
  /// parameter.
  private func mayBeObject(_ id: DeclarationID) -> Bool {
    if isOfObjects(id) { return true }
    let declared = self[id]
    guard declared.kind.isOpen else { return false }
    let wanted = declared.kind == .protocolType ? [id] : protocols(of: declared.type)
    return declarations.contains { object in
      object.kind.isObject && wanted.allSatisfy { protocols(of: object.type).contains($0) }
    }
  }
}
