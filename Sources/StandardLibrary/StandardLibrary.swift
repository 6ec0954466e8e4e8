import ScreenTypes
import SourceModel

/// The library as the type checker and the evaluator see it: entries with resolved types, found by receiver and name.
///
/// Names are read family by family when a type of the family is first asked for, and the signature of an entry when it is, so
/// that a run pays only for what it uses. Everything may be asked from any thread.
public final class StandardLibrary: Sendable {
  /// The library of this build.
  public static let shared = StandardLibrary()

  /// All types, in the order of the reference.
  public let types: [LibraryType]

  private let families: [Family]
  /// For each family where its entries lie, 0 before one was asked for: nobody counts references to ask for one again.
  private let entriesOfFamilies: MadeOnce
  private let familiesByHead: HeadMap<[Int]>
  private let functionFamilies: [Int]
  private let typesByName: NameMap<TypeID>
  private let casesByType: NameMap<[Name]>

  private init() {
    types = Self.allTypes
    var names = NameMap<TypeID>()
    var cases = NameMap<[Name]>()
    for (name, type) in [
      ("Bool", TypeID.bool), ("Int", .int), ("Int64", .int), ("Int32", .int), ("UInt8", .int),
      ("UInt64", .int), ("UInt32", .int), ("UInt16", .int), ("UInt", .int), ("Int16", .int), ("Int8", .int),
      ("Double", .double),
      ("CGFloat", .double), ("Float", .double),
      ("TimeInterval", .double), ("String", .string), ("Character", .string), ("Substring", .string),
      ("LocalizedStringKey", .string), ("LocalizedStringResource", .string),
      ("String.LocalizationValue", .string), ("StaticString", .string),
      ("ImageResource", .string), ("NSString", .string),
      ("Void", .void), ("Any", .any), ("AnyHashable", .any), ("AnyObject", .any), ("Hashable", .any),
      ("CVarArg", .any),
      ("Encodable", .any), ("Decodable", .any), ("Codable", .any),
      ("View", .view),
      ("AnyView", .view), ("ToolbarContent", .view), ("CustomizableToolbarContent", .view),
      ("Subviews", LibraryTypes.subview.array),
      ("LayoutSubviews", LibraryTypes.subview.array), ("AnyRegexOutput", LibraryTypes.regexGroup.array),
    ] {
      names[Name(name)] = type
    }
    for type in types {
      let name = Name(type.name)
      let id = TypeID(.builtin(name))
      names[name] = id
      for alias in type.aliases { names[Name(alias)] = id }
      if !type.cases.isEmpty { cases[name] = type.cases.map { Name($0) } }
    }
    typesByName = names
    casesByType = cases

    let families = Self.allFamilies
    self.families = families
    entriesOfFamilies = MadeOnce(count: families.count)
    var heads = HeadMap<[Int]>()
    for (index, family) in families.enumerated() {
      for head in family.heads { heads[head] = (heads[head] ?? []) + [index] }
    }
    familiesByHead = heads
    functionFamilies = families.indices.filter { families[$0].heads.isEmpty }
  }

  /// True for the name of a module whose types and functions are part of the library, as in `Swift.Result`.
  public static func isModule(_ name: Name) -> Bool { modules.contains(name) }

  private static let modules: SmallSet<Name> = [
    "Swift", "SwiftUI", "Foundation", "Combine", "Observation", "SwiftData", "UIKit", "AppKit",
    "CoreGraphics",
    "CoreLocation", "MapKit", "Charts", "UniformTypeIdentifiers",
  ]

  /// All entries, in the order of the reference; `entries[place]` is the one at a place that a lookup gave.
  public var entries: Entries { Entries(library: .passUnretained(self)) }

  /// The entries of the library. Iterating reads those of every family.
  public struct Entries: Sequence {
    /// The library lives as long as the process, so that nobody counts references to it.
    fileprivate let library: Unmanaged<StandardLibrary>

    /// The entry at a place.
    public subscript(place: Int) -> Entry { library._withUnsafeGuaranteedRef { $0.entry(at: place) } }

    /// Every entry in order.
    public func makeIterator() -> IndexingIterator<[Entry]> {
      let library = library.takeUnretainedValue()
      return library.families.indices.flatMap { family in
        let table = library.table(family)
        return table.positions.map(table.entry)
      }.makeIterator()
    }
  }

  private func entry(at place: Int) -> Entry {
    let (family, position) = (place >> Family.positionBits, place & Family.positionMask)
    if let entries = entriesOfFamilies.known(family),
      let known = MadeOnce(at: entries).known(position)
    {
      return Entry(known.assumingMemoryBound(to: Entry.Fields.self))
    }
    let table = table(family)
    _ = entriesOfFamilies.value(family) { table.entries.address }
    return table.entry(position)
  }

  func table(_ family: Int) -> FamilyTable { families[family].table(family, types: typesByName) }

  private func tables(of head: Head) -> [FamilyTable] { (familiesByHead[head] ?? []).map { table($0) } }

  /// True if every entry could be read; a test watches over it.
  var isValid: Bool { families.indices.allSatisfy { table($0).isValid } }

  /// The library type of a name, or nil.
  public func type(named name: Name) -> TypeID? { typesByName[name] }

  /// A generic type by its bare name, with type parameters for its arguments: `[Element]` for `Array`, as in
  /// `Array(…)`; nil for another name.
  public func genericType(named name: Name) -> TypeID? { TypeResolution.open(name) }

  /// The type that `text` is, in the notation of library tables; nil if it names something unknown.
  public func type(reading text: String) -> TypeID? {
    var reader = SignatureReader(types: typesByName)
    let type = reader.type(text)
    return reader.isValid ? type : nil
  }

  /// The signature that `text` is, in the notation of library tables; nil if it cannot be read.
  public func signature(reading text: String) -> Signature? {
    var reader = SignatureReader(types: typesByName)
    let signature = reader.signature(text)
    return reader.isValid ? signature : nil
  }

  /// The cases of a library enum, in order; nil for other types.
  public func cases(of type: TypeID) -> [Name]? {
    switch type.kind {
    case .builtin(let name): return casesByType[name]
    case .applied(let bare, _): return cases(of: bare)
    // Only a type with a name has cases.
    default: return nil
    }
  }

  /// What a case of a library enum carries in a pattern; a tuple for one that carries several values; nil for cases without payload.
  public func payload(of name: Name, in type: TypeID) -> TypeID? {
    if case .applied(LibraryTypes.exclusiveValue, let values) = type.kind, values.count == 2 {
      return name == "first" ? values[0] : name == "second" ? values[1] : nil
    }
    if case .applied(LibraryTypes.result, let parts) = type.kind, parts.count == 2 {
      return name == "success" ? parts[0] : name == "failure" ? parts[1] : nil
    }
    if case .applied(LibraryTypes.completion, let errors) = type.kind {
      return name == "failure" ? errors.first : nil
    }
    return switch (type, name) {
    case (LibraryTypes.phase, "success"): .library("Image")
    case (LibraryTypes.phase, "failure"): LibraryTypes.thrown
    case (LibraryTypes.sequenceValue, "first"): .bool
    case (LibraryTypes.hoverPhase, "active"): LibraryTypes.point
    case (LibraryTypes.decodingError, "typeMismatch"), (LibraryTypes.decodingError, "valueNotFound"):
      TypeID(.tuple([TypeID.any.metatype, LibraryTypes.decodingContext], [.none, .none]))
    case (LibraryTypes.decodingError, "keyNotFound"):
      TypeID(.tuple([LibraryTypes.codingKey, LibraryTypes.decodingContext], [.none, .none]))
    case (LibraryTypes.decodingError, "dataCorrupted"): LibraryTypes.decodingContext
    case (LibraryTypes.encodingError, "invalidValue"):
      TypeID(.tuple([.any, LibraryTypes.encodingContext], [.none, .none]))
    case (LibraryTypes.sequenceValue, "second"):
      TypeID(.tuple([.bool, LibraryTypes.dragValue.optional], [.none, .none]))
    // All other cases of the library carry nothing.
    default: nil
    }
  }

  /// The value of a case of a library enum, or nil.
  public func choice(_ name: Name, of type: TypeID) -> Value? {
    guard let place = cases(of: type)?.firstIndex(of: name) else { return nil }
    return .choice(type, Int32(place))
  }

  /// The places in `entries` of a type's members of one name, with those that every type has.
  public func members(of type: TypeID, named name: Name, isStatic: Bool) -> [Int32] {
    var found: [Int32] = []
    let head = Head(type)
    if let head, head != .any { found = places(head, name, isStatic) }
    // What all publishers can do stands once.
    if !isStatic, type.publication != nil, head != Self.publisher {
      found += places(Self.publisher, name, isStatic)
    }
    // Only a range of whole numbers is a collection, only one of dates is written as text.
    if !found.isEmpty, let bound = type.rangeBound, !bound.isError {
      found.removeAll {
        entry(at: Int($0)).receiver.rangeBound.map { $0.isConcrete && $0 != bound } ?? false
      }
    }
    // Only a value whose type is not told has a `base`: an `AnyHashable`.
    return name == Self.base && type != .any ? found : found + places(.any, name, isStatic)
  }

  private static let base: Name = "base"
  private static let publisher = Head.builtin("Publisher")

  private func places(_ head: Head, _ name: Name, _ isStatic: Bool) -> [Int32] {
    let key = FamilyTable.Key(head, name, isStatic)
    guard let families = familiesByHead[head] else { return [] }
    if families.count == 1 { return table(families[0]).members[key.packed] ?? [] }
    return families.flatMap { table($0).members[key.packed] ?? [] }
  }

  /// The places of the functions of one name.
  public func functions(named name: Name) -> [Int32] {
    var found: [Int32] = []
    for family in functionFamilies {
      guard let places = table(family).functions[name.id] else { continue }
      found = found.isEmpty ? places : found + places
    }
    return found
  }

  /// The places of a type's initialisers; arrays, sets and other generic types share theirs.
  public func initializers(of type: TypeID) -> [Int32] {
    guard let head = Head(type) else { return [] }
    return tables(of: head).flatMap { $0.initializers[head.code] ?? [] }
  }

  /// The names of all members of a type, sorted; for did-you-mean. Those in upper case, `NSEC_PER_SEC`, stand by themselves in code.
  public func memberNames(of type: TypeID, isStatic: Bool) -> [Name] {
    guard let head = Head(type) else { return [] }
    var names: Set<Name> = []
    for table in tables(of: head) {
      for key in table.members.keys.lazy.map(FamilyTable.Key.init(packed:))
      where key.head == head.code && key.isStatic == isStatic && key.name.text.first?.isUppercase != true {
        names.insert(key.name)
      }
    }
    if !isStatic, type.publication != nil, head != Self.publisher {
      names.formUnion(memberNames(of: LibraryTypes.publisher, isStatic: false))
    }
    if isStatic, let cases = cases(of: type) { names.formUnion(cases) }
    if type.rangeBound != nil {
      names = names.filter { !members(of: type, named: $0, isStatic: isStatic).isEmpty }
    }
    return names.sorted { $0.text < $1.text }
  }

  /// The names of all functions, sorted; for did-you-mean.
  public var functionNames: [Name] {
    functionFamilies.flatMap { table($0).functions.keys.map { Name(id: $0) } }.sorted { $0.text < $1.text }
  }

  /// The names of all types, sorted; for did-you-mean.
  public var namesOfTypes: [Name] { typesByName.names.sorted { $0.text < $1.text } }
}

extension TypeID {
  /// The type of the bounds of a range; nil for another type.
  fileprivate var rangeBound: TypeID? {
    switch kind {
    case .closedRange(let bound), .range(let bound): bound
    // Only a range has bounds.
    default: nil
    }
  }
}
