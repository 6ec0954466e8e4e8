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

  /// A name with parameters and a result.
  public struct Signature: Sendable {
    /// The name.
    public let name: Name
    /// The parameters; none for a property.
    public let parameters: [Parameter]
    /// The type of the value.
    public let result: TypeID
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

  /// True if every entry could be read; a test watches over it.
  let isValid: Bool
  private let index: [Key: [Int32]]
  private let functions: [Name: [Int32]]
  private let initializers: [Head: [Int32]]
  private let typeNames: [Name: TypeID]
  private let casesByType: [TypeID: [Name]]

  private init() {
    types = Self.allTypes
    var names: [Name: TypeID] = [:]
    var cases: [TypeID: [Name]] = [:]
    for (name, type) in [
      ("Bool", TypeID.bool), ("Int", .int), ("Double", .double), ("CGFloat", .double), ("Float", .double),
      ("TimeInterval", .double), ("String", .string), ("Character", .string), ("Substring", .string),
      ("LocalizedStringKey", .string), ("Void", .void), ("Any", .any), ("View", .view),
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
    var initializers: [Head: [Int32]] = [:]
    var reader = SignatureReader(types: names)
    let members = Self.allMembers
    entries.reserveCapacity(members.count)
    index.reserveCapacity(members.count)
    for member in members {
      let entry = reader.entry(member)
      let place = Int32(entries.count)
      entries.append(entry)
      switch member.form {
      case .function: functions[entry.name, default: []].append(place)
      case .initializer:
        if let head = Head(entry.receiver) { initializers[head, default: []].append(place) }
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
    isValid = reader.isValid
  }

  /// The library type of a name, or nil.
  public func type(named name: Name) -> TypeID? { typeNames[name] }

  /// A generic type by its bare name, with type parameters for its arguments: `[Element]` for `Array`, as in
  /// `Array(…)`; nil for another name.
  public func genericType(named name: Name) -> TypeID? { TypeResolution.open(name) }

  /// The type that `text` is, in the notation of library tables; nil if it names something unknown.
  public func type(reading text: String) -> TypeID? {
    var reader = SignatureReader(types: typeNames)
    let type = reader.type(text)
    return reader.isValid ? type : nil
  }

  /// The signature that `text` is, in the notation of library tables; nil if it cannot be read.
  public func signature(reading text: String) -> Signature? {
    var reader = SignatureReader(types: typeNames)
    let signature = reader.signature(text)
    return reader.isValid ? signature : nil
  }

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
    Head(type).flatMap { initializers[$0] } ?? []
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
