import ScreenSyntax
import ScreenTypes
import SourceModel

/// One member of a declaration.
public struct Member: Sendable {
  /// What it is.
  public var kind: MemberKind
  /// True where it belongs to the type.
  public var isStatic: Bool
  /// What few members are.
  public var traits: Traits = []
  /// Its name; of an `Environment` the name it has in code.
  public var name = Name.none
  /// The declaration it belongs to.
  public var owner = DeclarationID.none
  /// The file that holds it.
  public var file: FileID
  /// Its element.
  public var node: XMLNodeID
  /// Where its name stands.
  public var nameRange: SourceRange
  /// Its type; of a function the result type, of a case the payload type or `Void`.
  public var type = TypeID.error
  /// Where its type stands; the name where it is left out.
  public var typeRange: SourceRange
  @usableFromInline var valueCode = CodeSource.none
  @usableFromInline var getterCode = CodeSource.none
  @usableFromInline var setterCode = CodeSource.none
  /// The `source`, or a range that ends before it starts: of a member with a `choice` one that starts that far behind its end, as no
  /// Init gives data of a file.
  private var sourceRange = Self.noRange
  private static var noRange: SourceRange { SourceRange(1 as UInt32, 0) }
  /// The key of an `Environment`, storage or JSON field; `.none` where it has none. Of what the `Init` of a view takes, `_` where it
  /// has no label; else the label of a member, and of another parameter its name inside, where these differ from the name.
  public var key = Name.none
  /// Its values in the code of headers, where several `Init`s of a view give it different ones: an array of numbers, whose bits say
  /// for which of them, each with the argument behind it. None for others.
  var choice: CodeID {
    get { source == nil ? CodeID(Int32(sourceRange.start) - 2) : .none }
    set { sourceRange = SourceRange(UInt32(newValue.index + 2), 0) }
  }
  /// Its parameters in `Program.parameters`: of a function, a fragment or a slot with `takes`.
  public var parameters = Range<ParameterID>.none
  /// Position among the stored members of its declaration (the field of a struct or object, the case of an enum); -1 for others.
  public var storage: Int32 = -1

  /// What few members are.
  public struct Traits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt16
    /// From bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A field that is in no JSON, as the `CodingKeys` of its type leave it out.
    public static let isUncoded = Traits(rawValue: 1)
    /// A property with a `willSet` or a `didSet`.
    public static let isObserved = Traits(rawValue: 2)
    /// A property whose value is computed when it is first read; a `computed` member of a view is one that its `Init` gives,
    /// which has one value for each time the view is made.
    public static let isLazy = Traits(rawValue: 4)
    /// The case that a word in JSON stands for which names none.
    public static let isFallback = Traits(rawValue: 8)
    /// What a protocol asks for: each type that conforms to it has its own.
    public static let isRequirement = Traits(rawValue: 16)
    /// A function with type parameters.
    public static let isGeneric = Traits(rawValue: 32)
    /// An initialiser that may give nil: `init?`.
    public static let isFailable = Traits(rawValue: 64)
    /// A parameter of the `Init` of a view that is no member of it: the values that the Init gives name it, and nothing else.
    public static let isInitParameter = Traits(rawValue: 128)
    /// A value, or a result, of a type that is written with `!`: an optional that its uses unwrap where they take what is in it.
    public static let unwrapsItself = Traits(rawValue: 256)
    /// What some `Init`s of a view take and others do not, or may be left out of: no value need stand for it.
    public static let mayBeLeftOut = Traits(rawValue: 1024)
    /// A parameter of a view with several `Init`s that has its value from the one that makes the view, each time anew, where it is
    /// not passed.
    public static let followsInitializer = Traits(rawValue: 2048)
    /// A function of an extension of View that gives a view, as a modifier does.
    public static let isViewFunction = Traits(rawValue: 4096)
    /// A member of a view whose value its `Init` gives in the branches of an `if` or `switch`, which is the code of the value.
    public static let isGivenInBranches = Traits(rawValue: 8192)
    /// A StateObject, or a State, without a value of a view that has no `Init`: who makes the view may pass what it begins with, of
    /// which the view keeps the first. A State takes nothing but an Observable so.
    public static let mayBegin = Traits(rawValue: 16384)
    /// A parameter of the `Init` of a view that is an `@autoclosure`: what code passes is evaluated when the Init calls it.
    public static let isAutoclosure = Traits(rawValue: 32768)
    /// See `Member.isMutating`.
    fileprivate static let isMutating = Traits(rawValue: 512)
  }

  /// A member as it stands in a file.
  init(
    kind: MemberKind, file: FileID, node: XMLNodeID, nameRange: SourceRange, typeRange: SourceRange,
    isStatic: Bool, isMutating: Bool
  ) {
    self.kind = kind
    self.isStatic = isStatic
    self.file = file
    self.node = node
    self.nameRange = nameRange
    self.typeRange = typeRange
    self.isMutating = isMutating
  }

  /// True for a function that changes the value it is called on.
  public var isMutating: Bool {
    get { traits.contains(.isMutating) }
    set { if newValue { traits.insert(.isMutating) } else { traits.remove(.isMutating) } }
  }

  /// The `value` attribute or child element, or nil.
  public var value: CodeSource? {
    @inlinable @inline(__always) get { valueCode.isNone ? nil : valueCode }
    set { valueCode = newValue ?? .none }
  }

  /// The body or `get`, or nil.
  public var getter: CodeSource? {
    @inlinable @inline(__always) get { getterCode.isNone ? nil : getterCode }
    set { getterCode = newValue ?? .none }
  }

  /// The `set`, or nil.
  public var setter: CodeSource? {
    @inlinable @inline(__always) get { setterCode.isNone ? nil : setterCode }
    set { setterCode = newValue ?? .none }
  }

  /// The `source` attribute: the file of model data, or nil.
  @inline(__always) public var source: SourceRange? {
    get { sourceRange.start > sourceRange.end ? nil : sourceRange }
    set { sourceRange = newValue ?? Self.noRange }
  }

  /// True where a memberwise initialiser or a use of the view passes it.
  public var isParameter: Bool {
    if isStatic { return false }
    switch kind {
    case .constant: return value == nil
    case .variable: return name != Names.initializerNumber
    case .published: return true
    case .binding: return getter == nil
    case .observedObject, .bindable: return true
    case .state, .stateObject: return traits.contains(.mayBegin)
    case .environmentObject, .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage,
      .sceneStorage, .computed, .function, .enumCase, .fragment, .slot:
      return false
    }
  }

  /// True where a parameter may be left out; of what a view keeps, its type tells that (`Program.mayBeLeftOut`).
  public var hasDefault: Bool {
    value != nil || source != nil || (kind != .binding && type.wrapped != nil)
      || traits.contains(.mayBeLeftOut)
  }

  /// True for a Let of a view that its `Init` gives a value, which is made once each time the view is made.
  package var isGivenByInitializer: Bool { kind == .computed && traits.contains(.isLazy) }

  /// True for what an Environment reads by a key path.
  var isPartOfEnvironment: Bool { kind == .computed && !key.isEmpty }

  /// The name of the element that declares it, as messages say it.
  package var element: String {
    if isPartOfEnvironment { return MemberKind.environment.element }
    return isGivenByInitializer ? MemberKind.constant.element : kind.element
  }

  /// True for what a `let` in the `Init` of a view names: a parameter that has a default is a variable.
  package var isLocalOfInitializer: Bool {
    kind == .constant && traits.contains(.isInitParameter) && value != nil
  }

  /// The name by which the values that the `Init` of a view gives know one of its parameters.
  var nameInside: Name { key.isEmpty || key == Names.underscore ? name : key }

  /// What callers name a parameter of a view by.
  public var label: Name {
    key.isEmpty || key == Names.underscore || traits.contains(.isInitParameter) ? name : key
  }

  /// True where it holds a value of its own.
  public var isStored: Bool {
    switch kind {
    case .computed, .function, .enumCase, .fragment, .slot: false
    case .binding: getter == nil
    case .constant, .variable, .state, .stateObject, .observedObject, .bindable, .environmentObject,
      .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
      .published:
      true
    }
  }
}
