import ScreenSyntax
import ScreenTypes
import SourceModel

/// Turns types as written into `TypeID`s.
public struct TypeResolution {
  /// A name that stands for no type.
  public struct Unknown: Sendable {
    /// The name.
    public let name: Name
    /// Where it stands.
    public let range: SourceRange
  }

  private let tree: CodeTree
  private let declared: (Name) -> TypeID?
  private let associated: (TypeID, Name) -> TypeID?
  /// The names that stood for no type, in order.
  public private(set) var unknown: [Unknown] = []

  /// Resolves types of `tree`. `declared` gives the types of the program and the library by name (nested ones with
  /// their dots), `associated` types such as the `ID` of an Identifiable.
  public init(
    _ tree: CodeTree, declared: @escaping (Name) -> TypeID?,
    associated: @escaping (TypeID, Name) -> TypeID? = { _, _ in nil }
  ) {
    self.tree = tree
    self.declared = declared
    self.associated = associated
  }

  /// The type at `id`; `.error` where it names something unknown.
  public mutating func type(_ id: CodeID) -> TypeID {
    guard !id.isNone else { return .error }
    let node = tree[id]
    switch node.kind {
    case .optionalType: return type(node.first).optional
    case .arrayType: return type(node.first).array
    case .dictionaryType: return TypeID(.dictionary(type(node.first), type(node.second)))
    case .functionType:
      let parameters = tree.items(node.list).map { type($0) }
      return TypeID(.function(parameters, type(node.first)))
    case .tupleType:
      let items = tree.items(node.list).map { type($0) }
      if items.isEmpty { return .void }
      if items.count == 1 { return items[0] }
      return TypeID(.tuple(items, items.map { _ in .none }))
    case .namedType: return named(node)
    case .memberType: return member(node)
    default: return .error
    }
  }

  private mutating func named(_ node: CodeNode) -> TypeID {
    let arguments = tree.items(node.list).map { type($0) }
    if let type = Self.generic(node.name, arguments) { return type }
    if let type = Self.parameters[node.name] ?? declared(node.name) {
      return type
    }
    unknown.append(Unknown(name: node.name, range: node.range))
    return .error
  }

  private mutating func member(_ node: CodeNode) -> TypeID {
    let outer = tree[node.first]
    if outer.kind == .namedType {
      let full = Name(outer.name.text + "." + node.name.text)
      if let type = declared(full) { return type }
    }
    let base = type(node.first)
    if base.isError { return .error }
    if let type = associated(base, node.name) { return type }
    unknown.append(Unknown(name: node.name, range: node.nameRange))
    return .error
  }

  private static let parameters: [Name: TypeID] = Dictionary(
    uniqueKeysWithValues: (0..<8).map { (Name("T\($0)"), TypeID(.parameter($0))) })

  private static func generic(_ name: Name, _ arguments: [TypeID]) -> TypeID? {
    switch (name, arguments.count) {
    case ("Array", 1): arguments[0].array
    case ("Set", 1): TypeID(.set(arguments[0]))
    case ("Dictionary", 2): TypeID(.dictionary(arguments[0], arguments[1]))
    case ("Optional", 1): arguments[0].optional
    case ("Binding", 1): arguments[0].binding
    case ("Range", 1): TypeID(.range(arguments[0]))
    case ("ClosedRange", 1): TypeID(.closedRange(arguments[0]))
    case ("Sequence", 1): TypeID(.sequence(arguments[0]))
    case ("UnfoldSequence", 1...2), ("UnfoldFirstSequence", 1): TypeID(.sequence(arguments[0]))
    case ("KeyPath", 2): TypeID(.keyPath(arguments[0], arguments[1]))
    default: nil
    }
  }
}
