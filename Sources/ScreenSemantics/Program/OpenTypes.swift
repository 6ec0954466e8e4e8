import ScreenTypes
import SourceModel
import StandardLibrary

/// The types of the library that an extension may be of whatever they hold: `Array`, `Optional`, or what all collections have.
enum OpenTypes {
  /// The name of the type that an extension is of, and what its parts are called in the code of that; nil for another name. What
  /// all collections are given is given to arrays here.
  static func parts(of name: Name) -> (type: Name, parts: [Name])? {
    if collections.contains(name) { return ("Array", ["Element"]) }
    return all[name].map { (name, $0) }
  }

  private static let all: [Name: [Name]] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "Set": ["Element"], "Sequence": ["Element"],
    "Optional": ["Wrapped"], "Dictionary": ["Key", "Value"], "Range": ["Bound"], "ClosedRange": ["Bound"],
    "Binding": ["Value"],
  ]

  /// True for the name of an extension that gives all collections something.
  static func isOfCollections(_ name: Name) -> Bool { collections.contains(name) }

  /// What parts of these types are called.
  static let partNames: [Name] = ["Element", "Key", "Value", "Wrapped", "Bound"]

  private static let collections: SmallSet<Name> = [
    "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]
}

extension TypeID {
  /// What a type of the library calls a part of it: `Element` of an array, `Wrapped` of an optional; nil for another name.
  func part(named name: Name) -> TypeID? {
    switch kind {
    case .array(let element), .slice(let element):
      name == "Element" ? element : name == "Index" ? .int : nil
    case .set(let element), .sequence(let element): name == "Element" ? element : nil
    case .dictionary(let key, let value):
      name == "Key" ? key : name == "Value" ? value : name == "Element" ? element : nil
    case .string: name == "Index" ? LibraryTypes.stringIndex : nil
    case .optional(let wrapped): name == "Wrapped" ? wrapped : nil
    case .binding(let value): name == "Value" ? value : nil
    case .range(let bound), .closedRange(let bound): name == "Bound" ? bound : nil
    // No other type has parts that have names.
    default: nil
    }
  }

  /// What stands for all types that hold something as this one does, whatever that is; nil for a type that holds nothing.
  var open: TypeID? {
    switch kind {
    case .array: TypeID(.array(.any))
    case .slice: TypeID(.slice(.any))
    case .set: TypeID(.set(.any))
    case .sequence: TypeID(.sequence(.any))
    case .dictionary: TypeID(.dictionary(.any, .any))
    case .optional: TypeID(.optional(.any))
    case .binding: TypeID.any.binding
    case .range: TypeID(.range(.any))
    case .closedRange: TypeID(.closedRange(.any))
    // No other type is open.
    default: nil
    }
  }
}

extension Program {
  /// The type under which the members of an extension are found.
  func keyOfMembers(ofExtended type: TypeID) -> TypeID {
    guard let first = openParts(of: type).first else { return type }
    // What conforms to a protocol of Swift may be any type.
    return self[first].type == type ? .any : type.open ?? type
  }

  /// What extensions give to all types that hold something as one does.
  func membersOfOpen(_ type: TypeID, named name: Name) -> Table<Int, MemberID> {
    if protocols.openParts.isEmpty { return Table() }
    let found = type.open.map { extensionIndex.find($0.raw, name) } ?? Table()
    return found.isEmpty && !type.isError ? extensionIndex.find(TypeID.any.raw, name) : found
  }

  /// The array of what a collection of another kind holds, where an extension gives a member to all collections; nil for other types and
  /// other members.
  func arrayOfElements(of type: TypeID, with name: Name) -> TypeID? {
    if protocols.openParts.isEmpty { return nil }
    switch type.kind {
    case .string, .set, .dictionary, .slice, .range(.int), .closedRange(.int): break
    // An array has what its extensions give it, and nothing else is a collection.
    default: return nil
    }
    guard let array = type.element?.array else { return nil }
    let hasMember = membersOfOpen(array, named: name).contains {
      OpenTypes.isOfCollections(self[self[$0].owner].name) && !self[$0].isMutating && isGiven($0, to: array)
    }
    return hasMember ? array : nil
  }

  /// A type in the code of an extension of an open type, as a value of `whole` has it: `Tea` for the `Element` of an array of those.
  func type(_ type: TypeID, withPartsOf whole: TypeID) -> TypeID {
    if protocols.openParts.isEmpty { return type }
    return type.replacing { part in
      guard case .declared(let id, _) = part.kind, protocols.openParts.contains(id) else { return nil }
      return self.part(named: self[id].name, of: whole)
    }
  }

  /// True where the parts of a type are what those of an open one, of which an extension is, are said to conform to.
  func meetsBounds(_ type: TypeID, ofOpen extended: TypeID) -> Bool {
    openParts(of: extended).allSatisfy { id in
      guard let part = part(named: self[id].name, of: type), !part.holdsError else { return true }
      return protocolLacking(in: part, for: id) == nil
        && (self[id].name != Names.ownType || conforms(part, toExtended: self[id].conformances))
    }
  }

  /// True where a type conforms to a protocol of Swift that is extended, as far as that is more than comparing, hashing and identity. What
  /// the library has is described, and read and written as JSON, and so are the structs and enums of a package that name no such protocol.
  private func conforms(_ type: TypeID, toExtended wanted: Conformances) -> Bool {
    let derived: Conformances = [.equatable, .hashable, .identifiable, .comparable, .codable]
    let asked = wanted.subtracting(derived)
    guard let declaration = declaration(of: type) else {
      return type != .view && asked.isSubset(of: .described)
    }
    return self[declaration].conformances.isSuperset(of: asked)
      && (!wanted.contains(.codable) || !self[declaration].kind.hasBody)
  }

  /// What a type of the library calls a part of it, or a type argument by the name of its parameter.
  private func part(named name: Name, of type: TypeID) -> TypeID? {
    if name == Names.ownType { return type }
    guard case .applied(let bare, let arguments) = type.kind else { return type.part(named: name) }
    return typeParameters(ofType: bare).firstIndex { self[$0].name == name }.map { arguments[$0] }
  }

  /// The type parameters that the parts of an open type are.
  func openParts(of type: TypeID) -> [DeclarationID] {
    if protocols.openParts.isEmpty { return [] }
    if case .declared(let id, _) = type.kind, protocols.openParts.contains(id) { return [id] }
    var parts = OpenTypes.partNames.compactMap { type.part(named: $0) }
    if case .applied(_, let arguments) = type.kind { parts = arguments }
    return parts.compactMap { part in
      guard case .declared(let id, _) = part.kind, protocols.openParts.contains(id) else { return nil }
      return id
    }
  }
}
