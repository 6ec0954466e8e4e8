import SourceModel

/// A type of the language: equal types have equal ids.
public struct TypeID: Hashable, Sendable {
  /// Place in the process-wide table of types.
  public let raw: UInt32

  @usableFromInline init(raw: UInt32) { self.raw = raw }

  /// The type that a fault left unknown; it fits everywhere, so that one fault gives one report.
  @inlinable public static var error: TypeID { TypeID(raw: 0) }
  /// `Void`.
  @inlinable public static var void: TypeID { TypeID(raw: 1) }
  /// `Bool`.
  @inlinable public static var bool: TypeID { TypeID(raw: 2) }
  /// `Int`.
  @inlinable public static var int: TypeID { TypeID(raw: 3) }
  /// `Double` (also `CGFloat`).
  @inlinable public static var double: TypeID { TypeID(raw: 4) }
  /// `String`.
  @inlinable public static var string: TypeID { TypeID(raw: 5) }
  /// `some View`.
  @inlinable public static var view: TypeID { TypeID(raw: 6) }
  /// A value of any type, in library signatures.
  @inlinable public static var any: TypeID { TypeID(raw: 7) }
  /// The type of `nil` before it is known what it is nil of.
  @inlinable public static var null: TypeID { TypeID(raw: 8) }

  /// What the type is made of.
  public var kind: TypeKind { unsafeAddress { TypeTable.kind(of: self) } }
  /// The type as it is written, as a name; costs nothing for a type of the library that is but a name.
  public var writtenName: Name {
    if isSimple { return Self.simpleNames[Int(raw)] }
    if case .builtin(let name) = kind { return name }
    return Name(description)
  }
  private static let simpleNames = (0...null.raw).map { Name(TypeID(raw: $0).description) }
  /// `T?`.
  public var optional: TypeID {
    TypeTable.derived(TypeTable.entry(of: self).pointee.optional, self) { .optional($0) }
  }
  /// `[T]`.
  public var array: TypeID {
    TypeTable.derived(TypeTable.entry(of: self).pointee.array, self) { .array($0) }
  }
  /// `Binding<T>`.
  public var binding: TypeID {
    TypeTable.derived(TypeTable.entry(of: self).pointee.binding, self) { .binding($0) }
  }
  /// The type of the type's own name in code.
  public var metatype: TypeID {
    TypeTable.derived(TypeTable.entry(of: self).pointee.metatype, self) { .metatype($0) }
  }

  /// The type built as `kind` says.
  public init(_ kind: TypeKind) { self = TypeTable.shared.intern(kind) }

  /// The `T` of a `T?`, else nil.
  @inlinable public var wrapped: TypeID? { isSimple ? nil : wrappedInTable }

  /// How many optionals stand around the type in it: 2 for `Int??`.
  public var optionalDepth: Int {
    var (depth, type) = (0, self)
    while let wrapped = type.wrapped { (depth, type) = (depth + 1, wrapped) }
    return depth
  }

  /// The `T` of a `Binding<T>`, else nil.
  @inlinable public var bound: TypeID? { isSimple ? nil : boundInTable }

  /// The element type of an array, set, range or sequence, or a (key, value) tuple of a dictionary; else nil.
  public var element: TypeID? {
    switch kind {
    case .array(let element), .slice(let element), .set(let element), .range(let element),
      .closedRange(let element), .sequence(let element):
      return element
    case .dictionary(let key, let value):
      return TypeID(.tuple([key, value], [Name("key"), Name("value")]))
    case .string: return .string
    case .builtin(let name) where WellKnown.ofInts.contains(name): return .int
    case .applied(let bare, let arguments):
      guard case .builtin(let name) = bare.kind, WellKnown.awaited.contains(name) else { return nil }
      return arguments.first
    // What is no collection has nothing to go through, which is said where that is tried.
    default: return nil
    }
  }

  /// The type of a publisher of such values that never fails: `AnyPublisher<T, Never>`.
  public var publisher: TypeID { publisher(failing: TypeID(.builtin(WellKnown.never))) }

  /// The type of a publisher of such values that ends by such errors: `AnyPublisher<T, E>`.
  public func publisher(failing error: TypeID) -> TypeID {
    TypeID(.applied(TypeID(.builtin(WellKnown.anyPublisher)), [self, error]))
  }

  /// What a publisher gives; nil for other types.
  public var published: TypeID? { publication?.value }

  /// What a publisher gives, and the errors by which it ends; nil for other types.
  public var publication: (value: TypeID, error: TypeID)? {
    switch kind {
    case .applied(let bare, let arguments):
      guard case .builtin(let name) = bare.kind, let first = arguments.first else { return nil }
      if name == WellKnown.just { return (first, TypeID(.builtin(WellKnown.never))) }
      if arguments.count == 2, name == WellKnown.sequencePublisher {
        return first.element.map { ($0, arguments[1]) }
      }
      return WellKnown.publishers.contains(name) && arguments.count == 2 ? (first, arguments[1]) : nil
    case .builtin(let name):
      return WellKnown.fixedPublishers[name].map { ($0, TypeID(.builtin(WellKnown.never))) }
    // No other type gives values as time passes.
    default: return nil
    }
  }

  /// True for a `PassthroughSubject` or `CurrentValueSubject`, which gives what code sends through it.
  public var isSubject: Bool {
    guard case .applied(let bare, _) = kind, case .builtin(let name) = bare.kind else { return false }
    return WellKnown.subjects.contains(name)
  }

  /// The `T` of an `inout T` in a function type; nil for other types.
  public var placed: TypeID? {
    if case .inOut(let type) = kind { return type }
    return nil
  }

  /// Where a key path begins and what it leads to; nil for other types.
  public var keyPath: (root: TypeID, value: TypeID)? {
    switch kind {
    case .keyPath(let root, let value), .writableKeyPath(let root, let value): (root, value)
    // Nothing but a key path leads from one type to another.
    default: nil
    }
  }

  /// True where the type holds no type parameter.
  @inlinable public var isConcrete: Bool { isSimple || isConcreteInTable }

  /// True for the types that the table begins with, which are made of no others: asking the table is a call.
  @inlinable public var isSimple: Bool { raw <= TypeID.null.raw }
  @usableFromInline var wrappedInTable: TypeID? { TypeTable.entry(of: self).pointee.wrapped }
  @usableFromInline var boundInTable: TypeID? { TypeTable.entry(of: self).pointee.bound }
  @usableFromInline var isConcreteInTable: Bool { TypeTable.entry(of: self).pointee.isConcrete }

  /// True for the type of `[]` or `[:]` where nothing tells what it holds.
  public var isUntold: Bool {
    switch kind {
    case .array(let element), .slice(let element), .set(let element): element.isError
    case .dictionary(let key, let value): key.isError && value.isError
    case .optional(let wrapped): wrapped.isUntold
    // Only `[]` and `[:]` leave open what they hold, and neither is of any other type.
    default: false
    }
  }

  /// A declared type without what its type parameters stand for, as values know it; any other type as it is.
  public var unapplied: TypeID {
    if case .applied(let bare, _) = kind { return bare }
    return self
  }

  /// True for types that a fault left unknown, also inside.
  public var isError: Bool { self == .error }

  /// `Decimal`.
  public static let decimal = TypeID(.builtin("Decimal"))
  /// True for `Int`, `Double` and `Decimal`.
  public var isNumber: Bool { self == .int || self == .double || self == .decimal }
}

/// The index of a declaration in its program.
public struct DeclarationID: TableID {
  /// Position in `Program.declarations`; -1 for none.
  public var index: Int32
  /// The declaration at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// The index of a member in its program.
public struct MemberID: TableID {
  /// Position in `Program.members`; -1 for none.
  public var index: Int32
  /// The member at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// What a type is made of.
public enum TypeKind: Hashable, Sendable {
  case error, void, bool, int, double, string, view, any, null
  /// A type of the library by its name: `Color`, `Font`, `Alignment`, `Date`, …
  case builtin(Name)
  /// A declared struct, enum, object, view, modifier or style; the name serves messages.
  case declared(DeclarationID, Name)
  /// A declared type, or one of the library, with what its type parameters stand for: `Page<Tea>`, `AsyncStream<Int>`.
  case applied(TypeID, [TypeID])
  case optional(TypeID)
  case array(TypeID)
  /// `ArraySlice<T>`: a part of an array that keeps the array's indices.
  case slice(TypeID)
  case set(TypeID)
  case dictionary(TypeID, TypeID)
  case range(TypeID)
  case closedRange(TypeID)
  /// Any lazily made sequence: `UnfoldSequence`, `stride`, `zip`, `enumerated`.
  case sequence(TypeID)
  /// Elements and labels (`Name.none` where there is none).
  case tuple([TypeID], [Name])
  case function([TypeID], TypeID)
  /// What an `inout` parameter of a function type takes: the place of a value.
  case inOut(TypeID)
  case binding(TypeID)
  /// Root and value.
  case keyPath(TypeID, TypeID)
  /// A key path through which a value can be written, too.
  case writableKeyPath(TypeID, TypeID)
  /// The type of a type's name in code.
  case metatype(TypeID)
  /// A generic parameter in a library signature: `T0`, `T1`, …
  case parameter(Int)
}

/// Names that the type table itself needs.
enum WellKnown {
  /// The library types whose elements are whole numbers.
  static let ofInts: SmallSet<Name> = ["IndexSet", "Data", "String.UTF8View"]
  static let never: Name = "Never"
  static let anyPublisher: Name = "AnyPublisher"
  static let just: Name = "Just"
  /// The publisher that is written with the sequence whose elements it gives, and the errors by which it ends.
  static let sequencePublisher: Name = "Publishers.Sequence"
  /// The publishers that are written with what they give and the errors by which they end.
  static let publishers: SmallSet<Name> = [
    "AnyPublisher", "Publisher", "PassthroughSubject", "CurrentValueSubject", "Fail", "Empty",
  ]
  /// The publishers among them through which code sends values.
  static let subjects: SmallSet<Name> = ["PassthroughSubject", "CurrentValueSubject"]
  /// The other publishers, with what they give.
  static let fixedPublishers: [Name: TypeID] = [
    "Timer.TimerPublisher": TypeID(.builtin("Date")),
    "NotificationCenter.Publisher": TypeID(.builtin("Notification")), "ObservableObjectPublisher": .void,
  ]
  /// What `for await` goes through.
  static let awaited: [Name] = ["TaskGroup", "AsyncStream"]
}

extension TypeID: CustomStringConvertible {
  /// The type as it is written in Swift: `[Landmark]`, `Int?`, `(Product) -> Void`; `…` for a type that is still open.
  public var description: String {
    switch kind {
    case .error: "(unknown)"
    case .void: "Void"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .view: "some View"
    case .any: "Any"
    case .null: "nil"
    case .builtin(let name): name.text
    case .declared(_, let name): name.text
    // The associated type of a protocol, of another type: `T.Item`.
    case .applied(let type, let arguments) where type.description.hasPrefix("."):
      (arguments.first?.description ?? "") + type.description
    case .applied(let type, let arguments):
      "\(type)<" + arguments.map(\.description).joined(separator: ", ") + ">"
    case .optional(let wrapped):
      if case .function = wrapped.kind { "(\(wrapped))?" } else { "\(wrapped)?" }
    case .array(let element): "[\(element)]"
    case .slice(let element): "ArraySlice<\(element)>"
    case .set(let element): "Set<\(element)>"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .range(let bound): "Range<\(bound)>"
    case .closedRange(let bound): "ClosedRange<\(bound)>"
    case .sequence(let element): "Sequence<\(element)>"
    case .tuple(let elements, let labels):
      if let compared = Self.compared(elements, labels) {
        "KeyPathComparator<\(compared)>"
      } else {
        "("
          + zip(elements, labels).map { $1.isEmpty ? "\($0)" : "\($1): \($0)" }.joined(separator: ", ") + ")"
      }
    case .function(let parameters, let result):
      "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .inOut(let type): "inout \(type)"
    case .binding(let bound): "Binding<\(bound)>"
    case .keyPath(let root, let value): "KeyPath<\(root), \(value)>"
    case .writableKeyPath(let root, let value): "WritableKeyPath<\(root), \(value)>"
    case .metatype(let type): "\(type).Type"
    case .parameter: "…"
    }
  }

  /// The type as it is written in an attribute, where `<` cannot stand: `Set[String]`.
  public var inAttribute: String {
    var text = ""
    for character in description {
      switch character {
      case "<": text.append("[")
      case ">" where text.last != "-": text.append("]")
      case "&": text.append("&amp;")
      default: text.append(character)
      }
    }
    return text
  }

  /// What a `KeyPathComparator`, which is a tuple of a key path to anything and an order, compares; nil for others.
  private static func compared(_ elements: [TypeID], _ labels: [Name]) -> TypeID? {
    guard labels == ["keyPath", "order"], case .keyPath(let root, .any)? = elements.first?.kind else {
      return nil
    }
    return root
  }
}
