import ScreenTypes
import SourceModel
import StandardLibrary

/// Declared types with type parameters. In their own code these are types of their own; a type that is written with arguments,
/// `Page[Tea]`, is the same declaration with other types in the place of its parameters.
extension Program {
  /// The type parameters of a declared type, in order; none for most.
  public func typeParameters(ofType type: TypeID) -> [DeclarationID] {
    // A type parameter stands in the element of its type, and has none itself.
    guard protocols.hasGenericTypes, let id = declaration(of: type), self[id].kind != .genericParameter else {
      return []
    }
    return protocols.typeParameters(of: self[id].node, in: self[id].file)
  }

  /// True for a declared type with type parameters that is written without type arguments, and for what a Typealias with some stands
  /// for.
  func isOpen(_ type: TypeID) -> Bool {
    if case .declared = type.kind { return !typeParameters(ofType: type).isEmpty }
    return !aliasParameters(in: type).isEmpty
  }

  /// The type parameters of the Typealias that stands for a type; none for another type.
  func aliasParameters(in type: TypeID) -> [DeclarationID] {
    guard protocols.hasOpenAliases else { return [] }
    let found = firstParameter(in: type) { protocols.isOpenAlias(self[$0].node, in: self[$0].file) }
    return found.map { protocols.typeParameters(of: self[$0].node, in: self[$0].file) } ?? []
  }

  /// The type that a name means among the type parameters of a Typealias.
  func typeParameter(_ name: Name, ofAlias alias: DeclarationID) -> TypeID? {
    typeParameter(name, among: protocols.typeParameters(of: self[alias].node, in: self[alias].file))?.type
  }

  /// What a name means among type parameters, and which of them it is: a collection is an array of what is one of them.
  func typeParameter(_ name: Name, among parameters: [DeclarationID]) -> (place: Int, type: TypeID)? {
    for (place, id) in parameters.enumerated() where self[id].name == name { return (place, self[id].type) }
    guard parameters.contains(where: { self[$0].name.utf8.contains(UInt8(ascii: ".")) }) else { return nil }
    let elements = WrittenTypeParameters.elements(of: name)
    return parameters.firstIndex { self[$0].name == elements }.map { ($0, self[parameters[$0]].type.array) }
  }

  /// The type that a name means among the type parameters of a declared type: in an extension that is for some of the types it may
  /// be, what they are there.
  func typeParameter(_ name: Name, ofType type: TypeID) -> TypeID? {
    let parameters = typeParameters(ofType: type)
    guard let (place, meant) = typeParameter(name, among: parameters) else { return nil }
    guard case .applied(_, let arguments) = type.kind else { return meant }
    return self[parameters[place]].type == meant ? arguments[place] : arguments[place].array
  }

  /// Of how many parts the type may be that a Typealias with arguments stands for.
  private static let largestAlias = 4_096

  /// A declared type with arguments; nil where it takes none, or another number of them.
  func applied(_ type: TypeID, _ arguments: [TypeID]) -> TypeID? {
    if let declaration = declaration(of: type), case let associated = protocols.associated.of(declaration),
      !associated.isEmpty
    {
      return arguments.count <= associated.count ? TypeID(.applied(type, arguments)) : nil
    }
    guard case .declared = type.kind else {
      let parameters = aliasParameters(in: type)
      guard !parameters.isEmpty, parameters.count == arguments.count else { return nil }
      // Aliases of aliases grow with each; what is larger than any program needs is no type.
      let largest = arguments.map { $0.size(upTo: Self.largestAlias) }.max() ?? 1
      if type.size(upTo: Self.largestAlias) * largest >= Self.largestAlias { return .error }
      return type.replacing { part in
        guard case .declared(let id, _) = part.kind else { return nil }
        return parameters.firstIndex(of: id).map { arguments[$0] }
      }
    }
    guard !arguments.isEmpty, typeParameters(ofType: type).count == arguments.count else { return nil }
    return TypeID(.applied(type, arguments))
  }

  /// A type that is nested in one with type parameters, as its name alone means it in the code of that: with those parameters. Any
  /// other type as it is.
  func applied(_ type: TypeID, inside own: TypeID?) -> TypeID {
    guard protocols.hasGenericTypes, let own, let id = declaration(of: type), self[id].isNested,
      case .declared = type.kind, declaration(of: own) != id,
      case let parameters = typeParameters(ofType: type), let first = parameters.first,
      typeParameters(ofType: own).contains(first)
    else { return type }
    return TypeID(.applied(type, parameters.map { self[$0].type }))
  }

  /// A declared type with the type parameters that it has in its own code; any other type as it is.
  func appliedToItself(_ type: TypeID) -> TypeID {
    guard isOpen(type), case .declared = type.kind else { return type }
    return TypeID(.applied(type, typeParameters(ofType: type).map { self[$0].type }))
  }

  /// A declared type whose type parameters are open, for a use that tells them; any other type as it is.
  func opened(_ type: TypeID) -> TypeID {
    guard case .declared = type.kind else { return type }
    let parameters = typeParameters(ofType: type)
    let isOfView = declaration(of: type).map { self[$0].kind.isView } == true
    return parameters.isEmpty
      ? type
      : TypeID(
        .applied(
          type,
          parameters.enumerated().map { isOfView && isShown($1) ? .view : TypeID(.parameter($0)) }))
  }

  /// True for a type parameter that stands for a view.
  private func isShown(_ parameter: DeclarationID) -> Bool { self[parameter].conformances.contains(.shown) }

  /// A type in the code of a view where its parameters that stand for views are any view, as what they start with is.
  func withViews(_ type: TypeID) -> TypeID {
    type.replacing { part in
      guard case .declared(let id, _) = part.kind, self[id].kind == .genericParameter else { return nil }
      return isShown(id) ? .view : part
    }
  }

  /// The name of the first type parameter in a type; nil where it holds none.
  public func typeParameter(in type: TypeID) -> Name? {
    firstParameter(in: type) { _ in true }.map { self[$0].name }
  }

  /// The type of the library that a type parameter has as its bound and whose values hold any that conforms, as `ShapeStyle`; nil for
  /// others. Linear in the bounds.
  func libraryBound(of parameter: DeclarationID) -> TypeID? {
    guard self[parameter].kind == .genericParameter else { return nil }
    return Linker.named(by: parameter, in: self).lazy.compactMap { bound in
      Self.heldByLibrary.contains(bound.name) ? StandardLibrary.shared.type(named: bound.name) : nil
    }.first
  }

  private static let heldByLibrary: SmallSet<Name> = ["Shape", "InsettableShape", "ShapeStyle", "Gesture"]

  /// The first type parameter in a type that is wanted; nil where it holds none.
  private func firstParameter(in type: TypeID, where isWanted: (DeclarationID) -> Bool) -> DeclarationID? {
    var found: DeclarationID?
    _ = type.replacing { part in
      if found == nil, case .declared(let id, _) = part.kind, self[id].kind == .genericParameter, isWanted(id)
      {
        found = id
      }
      return nil
    }
    return found
  }

  /// True for a type in which the caller, or a type that conforms, tells a part: a type parameter, or an associated type.
  func holdsOpenType(_ type: TypeID) -> Bool {
    var isFound = false
    _ = type.replacing { part in
      // The associated type of another one is applied to that.
      guard case .declared(let id, _) = part.unapplied.kind else { return nil }
      if self[id].kind == .genericParameter || self[id].kind == .associatedType { isFound = true }
      return nil
    }
    return isFound
  }

  /// The type of a member, as it is seen in a value of `whole`: `[Tea]` where `[T]` is declared in a `Page<Tea>`, or `[Item]` in a
  /// protocol whose `Item` is a Tea there.
  public func type(_ type: TypeID, in whole: TypeID) -> TypeID {
    let seen = self.type(type, inArgumentsOf: whole)
    return protocols.associated.isEmpty ? seen : settled(self.type(seen, withAssociatedTypesOf: whole))
  }

  /// The same, but for the associated types of protocols.
  func type(_ type: TypeID, inArgumentsOf whole: TypeID) -> TypeID {
    guard case .applied(let bare, let arguments) = whole.kind else {
      return self.type(type, withPartsOf: whole)
    }
    let parameters = typeParameters(ofType: bare)
    return self.type(type, withPartsOf: whole).replacing { part in
      guard case .declared(let id, _) = part.kind else { return nil }
      // In its own code the type is written without its parameters.
      if part == bare, !parameters.isEmpty { return whole }
      return parameters.firstIndex(of: id).map { arguments[$0] }
    }
  }
}

extension TypeID {
  /// A type that is written without type arguments, with those that the type of its value tells; nil where that is of another
  /// type.
  func told(by value: TypeID) -> TypeID? {
    if let wrapped, value.wrapped == nil, value != .null { return wrapped.told(by: value)?.optional }
    return value.replacing { part in
      if case .applied(let bare, _) = part.kind { return bare }
      return nil
    } == self ? value : nil
  }
}

extension TypeID {
  /// Of how many types this one is made, itself included; `limit` where it is that many or more.
  func size(upTo limit: Int) -> Int {
    var count = 0
    _ = replacing { part in
      count += 1
      return count >= limit ? part : nil
    }
    return min(count, limit)
  }
}
