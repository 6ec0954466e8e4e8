import ScreenSyntax
import ScreenTypes
import SourceModel

/// The library as the type checker and the evaluator see it: entries with resolved types, found by receiver and name.
public final class StandardLibrary: Sendable {
  /// One parameter of an entry.
  public struct Parameter: Sendable {
    /// The argument label; `.none` for `_`.
    public let label: Name
    /// The type; may hold type parameters.
    public let type: TypeID
    /// True where it may be left out.
    public let hasDefault: Bool
  }

  /// An entry with its types resolved.
  public struct Entry: Sendable {
    /// The entry as written.
    public let member: LibraryMember
    /// Its name.
    public let name: Name
    /// The type it belongs to; `.error` for functions.
    public let receiver: TypeID
    /// Its parameters.
    public let parameters: [Parameter]
    /// The type of its value.
    public let result: TypeID
  }

  /// What a type is, without its arguments: the key under which its members are found.
  public enum Head: Hashable, Sendable {
    case any, bool, int, double, string, view, array, set, dictionary, range, closedRange, sequence, optional
    case binding, tuple, function
    case builtin(Name)

    /// The head of a type; nil for types without library members of their own.
    public init?(_ type: TypeID) {
      switch type.kind {
      case .any: self = .any
      case .bool: self = .bool
      case .int: self = .int
      case .double: self = .double
      case .string: self = .string
      case .view: self = .view
      case .array: self = .array
      case .set: self = .set
      case .dictionary: self = .dictionary
      case .range: self = .range
      case .closedRange: self = .closedRange
      case .sequence: self = .sequence
      case .optional: self = .optional
      case .binding: self = .binding
      case .tuple: self = .tuple
      case .function: self = .function
      case .builtin(let name): self = .builtin(name)
      default: return nil
      }
    }
  }

  private struct Key: Hashable {
    let head: Head
    let name: Name
    let isStatic: Bool
  }

  /// The library of this build.
  public static let shared = StandardLibrary()

  /// All entries, in the order of the reference.
  public let entries: [Entry]
  /// All types, in the order of the reference.
  public let types: [LibraryType]

  private let index: [Key: [Int32]]
  private let functions: [Name: [Int32]]
  private let initializers: [TypeID: [Int32]]
  private let genericInitializers: [Head: [Int32]]
  private let typeNames: [Name: TypeID]
  private let casesByType: [TypeID: [Name]]

  private init() {
    types = Self.allTypes
    var names: [Name: TypeID] = [:]
    var cases: [TypeID: [Name]] = [:]
    for (name, type) in [
      ("Bool", TypeID.bool), ("Int", .int), ("Double", .double), ("CGFloat", .double), ("Float", .double),
      ("TimeInterval", .double), ("String", .string), ("Void", .void), ("Any", .any), ("View", .view),
    ] {
      names[Name(name)] = type
    }
    for type in types {
      let id = TypeID(.builtin(Name(type.name)))
      for name in [type.name] + type.aliases { names[Name(name)] = id }
      if !type.cases.isEmpty { cases[id] = type.cases.map { Name($0) } }
    }
    typeNames = names
    casesByType = cases

    var entries: [Entry] = []
    var index: [Key: [Int32]] = [:]
    var functions: [Name: [Int32]] = [:]
    var initializers: [TypeID: [Int32]] = [:]
    var generic: [Head: [Int32]] = [:]
    var reader = SignatureReader(types: names)
    for member in Self.allMembers {
      let entry = reader.entry(member)
      let place = Int32(entries.count)
      entries.append(entry)
      switch member.form {
      case .function: functions[entry.name, default: []].append(place)
      case .initializer:
        initializers[entry.receiver, default: []].append(place)
        if let head = Head(entry.receiver) { generic[head, default: []].append(place) }
      case .property, .method, .staticProperty, .staticMethod:
        let isStatic = member.form == .staticProperty || member.form == .staticMethod
        if let head = Head(entry.receiver) {
          index[Key(head: head, name: entry.name, isStatic: isStatic), default: []].append(place)
        }
      }
    }
    self.entries = entries
    self.index = index
    self.functions = functions
    self.initializers = initializers
    genericInitializers = generic
  }

  /// The library type of a name, or nil.
  public func type(named name: Name) -> TypeID? { typeNames[name] }

  /// The cases of a library enum, in order; nil for other types.
  public func cases(of type: TypeID) -> [Name]? { casesByType[type] }

  /// The value of a case of a library enum, or nil.
  public func choice(_ name: Name, of type: TypeID) -> Value? {
    guard let place = casesByType[type]?.firstIndex(of: name) else { return nil }
    return .choice(type, Int32(place))
  }

  /// The places in `entries` of a type's members of one name, with those that every type has.
  public func members(of type: TypeID, named name: Name, isStatic: Bool) -> [Int32] {
    var found: [Int32] = []
    if let head = Head(type) { found = index[Key(head: head, name: name, isStatic: isStatic)] ?? [] }
    return found + (index[Key(head: .any, name: name, isStatic: isStatic)] ?? [])
  }

  /// The places of the functions of one name.
  public func functions(named name: Name) -> [Int32] { functions[name] ?? [] }

  /// The places of a type's initialisers; arrays, sets and other generic types share theirs.
  public func initializers(of type: TypeID) -> [Int32] {
    initializers[type] ?? Head(type).flatMap { genericInitializers[$0] } ?? []
  }

  /// The names of all members of a type, sorted; for did-you-mean.
  public func memberNames(of type: TypeID, isStatic: Bool) -> [Name] {
    guard let head = Head(type) else { return [] }
    var names = Set(index.keys.filter { $0.head == head && $0.isStatic == isStatic }.map(\.name))
    if isStatic, let cases = casesByType[type] { names.formUnion(cases) }
    return names.sorted { $0.text < $1.text }
  }

  /// The names of all functions, sorted; for did-you-mean.
  public var functionNames: [Name] { functions.keys.sorted { $0.text < $1.text } }

  /// The names of all types, sorted; for did-you-mean.
  public var namesOfTypes: [Name] { typeNames.keys.sorted { $0.text < $1.text } }
}

/// Reads the signatures of library entries once, when the library is first used.
struct SignatureReader {
  let types: [Name: TypeID]
  private let names = NameCache()

  init(types: [Name: TypeID]) { self.types = types }

  mutating func entry(_ member: LibraryMember) -> StandardLibrary.Entry {
    let receiver = member.receiver.isEmpty ? .error : type(member.receiver)
    switch member.form {
    case .property, .staticProperty:
      let parts = member.signature.split(separator: ":", maxSplits: 1)
      return StandardLibrary.Entry(
        member: member, name: Name(String(parts[0])), receiver: receiver, parameters: [],
        result: type(String(parts[1].drop { $0 == " " })))
    case .method, .staticMethod, .initializer, .function:
      return function(member, receiver)
    }
  }

  private mutating func function(_ member: LibraryMember, _ receiver: TypeID) -> StandardLibrary.Entry {
    let bytes = Array(member.signature.utf8)
    var parser = CodeParser(file: FileID(0), bytes: bytes, names: names)
    let node = parser.tree[parser.signature(in: SourceRange(0, bytes.count), decoding: false)]
    precondition(parser.diagnostics.isEmpty, "library signature: \(member.signature)")
    let tree = parser.tree
    var resolution = TypeResolution(tree, declared: { [types] in types[$0] })
    let parameters = tree.items(node.list).map { id in
      let parameter = tree[id]
      return StandardLibrary.Parameter(
        label: parameter.first.isNone ? .none : tree[parameter.first].name,
        type: resolution.type(parameter.second), hasDefault: parameter.list.index >= 0)
    }
    let result = node.first.isNone ? TypeID.void : resolution.type(node.first)
    precondition(resolution.unknown.isEmpty, "library types: \(member.signature)")
    return StandardLibrary.Entry(
      member: member, name: node.name, receiver: receiver, parameters: parameters,
      result: member.form == .initializer ? (node.first.isNone ? receiver : result) : result)
  }

  private mutating func type(_ text: String) -> TypeID {
    let bytes = Array(text.utf8)
    var parser = CodeParser(file: FileID(0), bytes: bytes, names: names)
    let id = parser.type(in: SourceRange(0, bytes.count), decoding: false)
    var resolution = TypeResolution(parser.tree, declared: { [types] in types[$0] })
    let type = resolution.type(id)
    precondition(parser.diagnostics.isEmpty && resolution.unknown.isEmpty, "library type: \(text)")
    return type
  }
}
