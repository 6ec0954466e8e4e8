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

  /// A type that is written with type arguments, or without those that it takes.
  public struct Use: Sendable {
    /// The type by its name alone; `.error` for one of the library that takes another number of arguments.
    public let type: TypeID
    /// Its name.
    public let name: Name
    /// Its arguments.
    public let arguments: [TypeID]
    /// Where each of them stands.
    public let places: [SourceRange]
    /// Where all of it stands.
    public let range: SourceRange

    /// A type that is written so.
    public init(
      type: TypeID, name: Name, arguments: [TypeID], places: [SourceRange], range: SourceRange
    ) {
      (self.type, self.name, self.arguments) = (type, name, arguments)
      (self.places, self.range) = (places, range)
    }
  }

  private let tree: CodeTree
  private let declared: (Name) -> TypeID?
  private let applied: (TypeID, [TypeID]) -> TypeID?
  private let takesArguments: (TypeID) -> Bool
  private let associated: (TypeID, Name) -> TypeID?
  /// The names that stood for no type, in order.
  public private(set) var unknown: [Unknown] = []
  /// The types with type arguments, and those that take some and have none, in order; those of the library only where the
  /// number of arguments is wrong.
  public private(set) var uses: [Use] = []

  /// Resolves types of `tree`. `declared` gives the types of the program and the library by name (nested ones with
  /// their dots), `applied` a declared type with arguments, or nil where it takes another number of them, `takesArguments`
  /// says whether it takes any, `associated` types such as the `ID` of an Identifiable.
  public init(
    _ tree: CodeTree, declared: @escaping (Name) -> TypeID?,
    applied: @escaping (TypeID, [TypeID]) -> TypeID? = { _, _ in nil },
    takesArguments: @escaping (TypeID) -> Bool = { _ in false },
    associated: @escaping (TypeID, Name) -> TypeID? = { _, _ in nil }
  ) {
    self.tree = tree
    self.declared = declared
    self.applied = applied
    self.takesArguments = takesArguments
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
      let parameters = tree.items(node.list).map { id in
        let type = type(id)
        return tree[id].flags.contains(.mutable) ? TypeID(.inOut(type)) : type
      }
      return TypeID(.function(parameters, type(node.first)))
    case .tupleType:
      let items = tree.items(node.list).map { type($0) }
      if items.isEmpty { return .void }
      if items.count == 1 { return items[0] }
      return TypeID(
        .tuple(items, tree.items(node.list).map { tree[$0].kind == .labelledType ? tree[$0].name : .none }))
    case .labelledType: return type(node.first)
    case .namedType: return named(node)
    case .memberType: return member(node)
    // The parser puts a type wherever one is wanted, or reported why it could not.
    default: return .error
    }
  }

  private mutating func named(_ node: CodeNode) -> TypeID {
    let arguments = tree.items(node.list).map { type($0) }
    if !arguments.isEmpty, let type = Self.generic(node.name, arguments), !isDeclared(node.name) {
      return type
    }
    if let type = Self.parameters[node.name] ?? declared(node.name) {
      return used(type, arguments, node)
    }
    if !arguments.isEmpty, Self.open(node.name) != nil {
      return used(.error, arguments, node)
    }
    if arguments.isEmpty, let own = declared(Self.ownType), Self.isNamed(own, node.name) { return own }
    unknown.append(Unknown(name: node.name, range: node.range))
    return .error
  }

  /// True for the name alone of a collection or an optional: in an extension of it `Array` is what is extended.
  private static func isNamed(_ type: TypeID, _ name: Name) -> Bool {
    switch type.kind {
    case .array: name == "Array"
    case .set: name == "Set"
    case .dictionary: name == "Dictionary"
    case .optional: name == "Optional"
    // Other types are found by their names alone.
    default: false
    }
  }

  /// True for the name of a type of the program, which hides one of the library.
  private func isDeclared(_ name: Name) -> Bool {
    if case .declared? = declared(name)?.kind { true } else { false }
  }

  /// A type by its name, with what is written as its arguments.
  private mutating func used(
    _ type: TypeID, _ arguments: [TypeID], _ node: CodeNode, at places: CodeItems? = nil
  ) -> TypeID {
    if arguments.isEmpty && !takesArguments(type) { return type }
    let whole = arguments.isEmpty ? type : applied(type, arguments)
    // Other types of the library are known by their names alone.
    if case .builtin = type.kind { return type }
    uses.append(
      Use(
        type: type, name: node.name, arguments: arguments,
        places: (places ?? tree.items(node.list)).map { tree[$0].range }, range: node.range))
    return whole ?? .error
  }

  private mutating func member(_ node: CodeNode) -> TypeID {
    let outer = tree[node.first]
    if outer.kind == .namedType {
      if StandardLibrary.isModule(outer.name), declared(outer.name) == nil { return ofLibrary(node) }
      if Self.focusStates.contains(outer.name), node.name == Self.binding,
        let value = tree.items(outer.list).first
      {
        return type(value).binding
      }
      let full = Name(outer.name.text + "." + node.name.text)
      // `Published[Int].Publisher`, `Subscribers.Completion[Failure]`.
      for given in [outer.list, node.list].map({ tree.items($0) }) where !given.isEmpty {
        if Self.generics[full] != nil, let type = Self.generic(full, given.map { self.type($0) }) {
          return type
        }
      }
      if let type = declared(full) {
        // What is nested in a type with type arguments has these.
        let written = tree.items(node.list.isNone && takesArguments(type) ? outer.list : node.list)
        return used(type, written.map { self.type($0) }, node, at: written)
      }
      if declared(outer.name) == nil, Self.generics[outer.name] == nil, Self.parameters[outer.name] == nil {
        unknown.append(Unknown(name: full, range: node.range))
        return .error
      }
    }
    let base = type(node.first)
    if base.isError { return .error }
    if node.name == Self.metatype { return base.metatype }
    if let type = associated(base, node.name) { return type }
    // `Self.Index` is what `Index` means here.
    if outer.kind == .namedType, outer.name == Self.ownType, let type = declared(node.name) { return type }
    // A type in a type in a type: `Study.Task.Question`.
    if let type = declared(Name("\(base).\(node.name)")) {
      return used(type, tree.items(node.list).map { self.type($0) }, node)
    }
    let length = UInt32(node.name.utf8.count)
    unknown.append(
      Unknown(name: Name("\(base).\(node.name)"), range: SourceRange(node.range.end - length, node.range.end))
    )
    return .error
  }

  /// `Swift.Result[Int, Failure]`: the type of the library, whatever the program declares by its name.
  private mutating func ofLibrary(_ node: CodeNode) -> TypeID {
    let arguments = tree.items(node.list).map { type($0) }
    if let type = Self.generic(node.name, arguments) ?? StandardLibrary.shared.type(named: node.name) {
      return type
    }
    unknown.append(Unknown(name: node.name, range: node.range))
    return .error
  }

  /// `FocusState[Field?].Binding` is a Binding to the field.
  private static let focusStates: [Name] = ["FocusState", "AccessibilityFocusState"]
  private static let binding: Name = "Binding"
  /// The type around by its name.
  private static let ownType: Name = "Self"
  /// What the type of a type is called: `Data.Type`.
  private static let metatype: Name = "Type"

  /// Makes the tables of names.
  public static func prepare() { _ = (parameters.names.count, generics.names.count) }

  /// The type parameters of library signatures by name.
  static let parameters: NameMap<TypeID> = NameMap(
    (0..<8).map { (Name("T\($0)"), TypeID(.parameter($0))) })

  private enum Generic {
    case array, slice, set, dictionary, optional, binding, range, closedRange, sequence, unfold, keyPath,
      writableKeyPath, comparator, measurement, publisher, task, continuation, taskGroup, asyncStream,
      streamContinuation, decodingContainer, encodingContainer, pair, gesture, gestures, just, completion,
      regex, result, numberFormat, published, cache, transfer
  }

  private static let generics: NameMap<Generic> = [
    "Array": .array, "ArraySlice": .slice, "Set": .set, "Dictionary": .dictionary,
    "KeyValuePairs": .dictionary, "Optional": .optional,
    "Binding": .binding, "Range": .range, "ClosedRange": .closedRange, "Sequence": .sequence,
    "UnfoldFirstSequence": .sequence, "UnfoldSequence": .unfold, "KeyPath": .keyPath,
    "WritableKeyPath": .writableKeyPath, "ReferenceWritableKeyPath": .writableKeyPath,
    "KeyPathComparator": .comparator, "SortDescriptor": .comparator, "Measurement": .measurement,
    "AnyPublisher": .publisher, "Publisher": .publisher, "PassthroughSubject": .publisher,
    "CurrentValueSubject": .publisher, "Fail": .publisher, "Empty": .publisher, "Just": .just,
    "Publishers.Sequence": .publisher,
    "Published.Publisher": .published, "NSCache": .cache,
    "Regex": .regex, "Regex.Match": .regex,
    "FloatingPointFormatStyle": .numberFormat, "IntegerFormatStyle": .numberFormat, "Result": .result,
    "FloatingPointFormatStyle.Currency": .numberFormat, "FloatingPointFormatStyle.Percent": .numberFormat,
    "IntegerFormatStyle.Currency": .numberFormat, "IntegerFormatStyle.Percent": .numberFormat,
    "Subscribers.Completion": .completion, "Task": .task,
    "CheckedContinuation": .continuation,
    "UnsafeContinuation": .continuation, "TaskGroup": .taskGroup, "ThrowingTaskGroup": .taskGroup,
    "AsyncStream": .asyncStream, "AsyncThrowingStream": .asyncStream,
    "AsyncStream.Continuation": .streamContinuation,
    "AsyncThrowingStream.Continuation": .streamContinuation,
    "AnimatablePair": .pair, "Gesture": .gesture, "AnyGesture": .gesture, "ExclusiveGesture": .gestures,
    "ExclusiveGesture.Value": .gestures, "SimultaneousGesture": .gestures,
    "SimultaneousGesture.Value": .gestures,
    "TransferRepresentation": .transfer,
    "KeyedDecodingContainer": .decodingContainer,
    "KeyedEncodingContainer": .encodingContainer,
  ]

  /// A type with arguments, such as `Set<Int>`; nil for another name or another number of arguments.
  public static func generic(_ name: Name, _ arguments: [TypeID]) -> TypeID? {
    guard let first = arguments.first, let generic = generics[name] else { return nil }
    switch (generic, arguments.count) {
    case (.array, 1): return first.array
    case (.slice, 1): return TypeID(.slice(first))
    case (.set, 1): return TypeID(.set(first))
    case (.dictionary, 2): return TypeID(.dictionary(first, arguments[1]))
    case (.optional, 1): return first.optional
    case (.binding, 1): return first.binding
    case (.range, 1): return TypeID(.range(first))
    case (.closedRange, 1): return TypeID(.closedRange(first))
    case (.sequence, 1), (.unfold, 1), (.unfold, 2): return TypeID(.sequence(first))
    case (.comparator, 1):
      return TypeID(.tuple([TypeID(.keyPath(first, .any)), .library("SortOrder")], ["keyPath", "order"]))
    case (.measurement, 1):
      guard case .builtin(let unit) = first.kind else { return nil }
      return MeasuredDimension.place(of: unit).map { MeasuredDimension.all[$0].measurement }
    case (.publisher, 2), (.result, 2), (.cache, 2): return TypeID(.applied(.library(name), arguments))
    case (.published, 1): return TypeID(.applied(.library("AnyPublisher"), [first, LibraryTypes.never]))
    // Numbers of all types are written alike.
    case (.numberFormat, 1): return LibraryTypes.numberFormat
    case (.just, 1), (.completion, 1), (.regex, 1), (.transfer, 1): return .library(name, of: first)
    // What goes wrong in it is not told apart.
    case (.task, 1), (.task, 2): return .library("Task", of: first)
    case (.continuation, 1), (.continuation, 2): return .library("CheckedContinuation", of: first)
    case (.taskGroup, 1), (.taskGroup, 2): return .library("TaskGroup", of: first)
    case (.asyncStream, 1), (.asyncStream, 2): return .library("AsyncStream", of: first)
    case (.streamContinuation, 1), (.streamContinuation, 2):
      return .library("AsyncStream.Continuation", of: first)
    case (.decodingContainer, 1): return .library("KeyedDecodingContainer", of: first)
    case (.encodingContainer, 1): return .library("KeyedEncodingContainer", of: first)
    case (.gesture, 1): return TypeID(.applied(LibraryTypes.gesture, arguments))
    // Swift names gestures there; what matters is what their closures take.
    case (.gestures, 2): return TypeID(.applied(.library(name), arguments.map { $0.gestureValue ?? $0 }))
    case (.pair, 2): return TypeID(.tuple(arguments, ["first", "second"]))
    case (.keyPath, 2): return TypeID(.keyPath(first, arguments[1]))
    case (.writableKeyPath, 2): return TypeID(.writableKeyPath(first, arguments[1]))
    case (.array, _), (.slice, _), (.set, _), (.dictionary, _), (.optional, _), (.binding, _), (.range, _),
      (.closedRange, _), (.sequence, _), (.unfold, _), (.comparator, _), (.keyPath, _), (.writableKeyPath, _),
      (.measurement, _), (.publisher, _), (.task, _), (.continuation, _), (.taskGroup, _), (.asyncStream, _),
      (.streamContinuation, _), (.decodingContainer, _), (.encodingContainer, _), (.pair, _),
      (.gesture, _), (.gestures, _), (.just, _), (.completion, _), (.regex, _), (.result, _),
      (.numberFormat, _), (.published, _), (.cache, _), (.transfer, _):
      return nil
    }
  }

  /// A generic type by its bare name with type parameters in place of arguments, as in `Array(…)`; nil for
  /// another name.
  static func open(_ name: Name) -> TypeID? {
    let first = TypeID(.parameter(0))
    switch generics[name] {
    case .dictionary, .keyPath, .writableKeyPath, .publisher, .result, .cache:
      return generic(name, [first, TypeID(.parameter(1))])
    case .numberFormat: return LibraryTypes.numberFormat
    case nil, .measurement, .pair, .gesture, .gestures, .transfer: return nil
    case .task, .continuation, .taskGroup, .asyncStream, .streamContinuation,
      .decodingContainer, .encodingContainer, .array, .slice, .set, .optional, .binding, .range, .closedRange,
      .sequence, .unfold, .comparator, .just, .completion, .regex, .published:
      return generic(name, [first])
    }
  }
}
