import ScreenTypes
import SourceModel
import StandardLibrary

/// What types conform to.
extension Program {
  /// A protocol that a type parameter conforms to and a type does not; nil where there is none.
  public func protocolLacking(in type: TypeID, for parameter: DeclarationID) -> Name? {
    for id in protocols(of: self[parameter].type)
    where self[id].kind == .protocolType && !namesConformance(of: type, to: self[id].type) {
      return self[id].name
    }
    return protocolLacking(in: type, among: self[parameter].conformances)
  }

  /// True where a type conforms to the protocol, or to all the protocols, that another one is.
  package func conforms(_ type: TypeID, to other: TypeID) -> Bool {
    if case .applied(let bare, let arguments) = other.kind {
      guard let owner = declaration(of: bare), self[owner].kind.isProtocol else { return false }
      return conforms(type, to: bare)
        && zip(protocols.associated.of(owner), arguments).allSatisfy { hasAssociatedType($1, for: $0, type) }
    }
    guard namesConformance(of: type, to: other) else { return false }
    guard let declaration = declaration(of: other), self[declaration].kind == .composition else {
      return true
    }
    return protocolLacking(in: type, among: self[declaration].conformances) == nil
  }

  private func protocolLacking(in type: TypeID, among asked: Conformances) -> Name? {
    if asked.contains(.numeric) {
      if asked.contains(.binaryInteger) {
        return isNumber(type, [.int], .binaryInteger) ? nil : "BinaryInteger"
      }
      if asked.contains(.floatingPoint) {
        return isNumber(type, [.double], .floatingPoint) ? nil : "FloatingPoint"
      }
      if !isNumber(type, [.int, .double, .decimal], .numeric) { return "Numeric" }
    }
    if asked.contains(.comparable), !isComparable(type) { return "Comparable" }
    if asked.contains(.hashable), !isHashable(type) { return "Hashable" }
    if asked.contains(.equatable), !isEquatable(type) { return "Equatable" }
    if asked.contains(.identifiable), !isIdentified(type) { return "Identifiable" }
    return nil
  }

  private func isNumber(_ type: TypeID, _ known: [TypeID], _ wanted: Conformances) -> Bool {
    known.contains(type) || conformances(of: type).contains(wanted)
  }

  private func isIdentified(_ type: TypeID) -> Bool {
    conformances(of: type).contains(.identifiable)
      || declaration(of: type).map { self[$0].kind.isObject } ?? false
  }

  /// The protocols of Swift that a declaration names for a type, or an extension for a type of the library.
  package func conformances(of type: TypeID) -> Conformances {
    if let declaration = declaration(of: type) { return self[declaration].conformances }
    if protocols.ofLibraryTypes.isEmpty { return [] }
    return protocols.ofLibraryTypes[type] ?? conditionalConformances(of: type)
  }

  /// True for what conforms to what may be a protocol of a framework, which may call its functions.
  package func isOfFramework(_ id: DeclarationID) -> Bool { protocols.isOfFramework(id) }

  /// True where values of a type have a hash.
  func isHashable(_ type: TypeID) -> Bool {
    if case .function = type.kind { return false }
    return unhashed(type) == nil && isEquatable(type)
  }

  /// The declaration for which values of a type have no hash; nil where they have one. Cases without values always
  /// have.
  func unhashed(_ type: TypeID) -> DeclarationID? {
    switch type.kind {
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner): return unhashed(inner)
    case .dictionary(let key, let value): return unhashed(key) ?? unhashed(value)
    case .applied(let bare, _): return unhashed(bare)
    case .declared(let id, _):
      switch self[id].kind {
      case .enumeration where !cases(of: id).contains(where: { self[$0].type != .void }):
        return nil
      case .structure, .enumeration, .observableObject, .observable, .genericParameter, .associatedType:
        return conforms(id, to: .hashable) ? nil : id
      case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
        .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
        .textFieldStyle, .extended,
        .appearance, .preview, .scenario, .typeAlias, .fileScope, .protocolType, .composition:
        return nil
      }
    // Other types are not declared in the package, so that no declaration lacks anything.
    default: return nil
    }
  }

  /// True where a declaration, or an extension of it, names a protocol.
  func conforms(_ id: DeclarationID, to wanted: Conformances) -> Bool {
    let declared = self[id]
    return declared.conformances.contains(wanted)
      || declarations.contains {
        $0.kind == .extended && $0.name == declared.name && $0.conformances.contains(wanted)
      }
  }

  /// True where `==` compares two values of a type.
  func isEquatable(_ type: TypeID) -> Bool {
    switch type.kind {
    case .function, .inOut, .view, .void: false
    case .optional(let wrapped), .array(let wrapped), .slice(let wrapped): isEquatable(wrapped)
    case .dictionary(_, let value): isEquatable(value)
    case .tuple(let parts, _): parts.allSatisfy { isEquatable($0) }
    case .declared(let id, _): isEquatable(id)
    case .applied(let bare, _): isEquatable(bare)
    case .error, .bool, .int, .double, .string, .any, .null, .builtin, .set, .range, .closedRange, .sequence,
      .binding, .keyPath, .writableKeyPath, .metatype, .parameter:
      true
    }
  }

  /// True where `==` compares two values of a declared type: it does not compare what only conforms to a protocol, whose
  /// types may differ.
  private func isEquatable(_ id: DeclarationID) -> Bool {
    switch self[id].kind {
    case .protocolType, .composition: false
    case .genericParameter, .associatedType:
      !self[id].conformances.isDisjoint(with: [.equatable, .hashable, .comparable])
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure,
      .enumeration, .observableObject, .observable, .extended, .appearance, .preview, .scenario, .typeAlias,
      .fileScope:
      !self[id].kind.hasBody
    }
  }

  /// True where `<` orders values of a type.
  func isComparable(_ type: TypeID) -> Bool {
    switch type.kind {
    case .int, .double, .string, .error, .parameter: true
    case .builtin: StandardLibrary.orderedTypes.contains(type)
    case .declared(let id, _): self[id].conformances.contains(.comparable)
    case .applied(let bare, _): isComparable(bare)
    case .tuple(let elements, _): elements.allSatisfy { isComparable($0) }
    // In Swift no other type is Comparable.
    default: false
    }
  }
}
