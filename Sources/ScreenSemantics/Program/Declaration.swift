import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a declaration declares.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case app, screen, view, modifier, buttonStyle, primitiveButtonStyle, toggleStyle
  case structure, enumeration, observableObject, observable, extended, appearance, preview, scenario
  /// Another name of a type; and what stands in a file by itself, all of it together.
  case typeAlias, fileScope

  /// The element that declares it.
  public var element: String {
    switch self {
    case .app: "App"
    case .screen: "Screen"
    case .view: "View"
    case .modifier: "Modifier"
    case .buttonStyle: "ButtonStyle"
    case .primitiveButtonStyle: "PrimitiveButtonStyle"
    case .toggleStyle: "ToggleStyle"
    case .structure: "Struct"
    case .enumeration: "Enum"
    case .observableObject: "ObservableObject"
    case .observable: "Observable"
    case .extended: "Extension"
    case .appearance: "Appearance"
    case .preview: "Preview"
    case .scenario: "Scenario"
    case .typeAlias: "Typealias"
    case .fileScope: "Module"
    }
  }

  /// Since when SwiftUI has declarations of the kind, and where.
  public var since: Availability {
    switch self {
    case .app: .since(iOS: 14, macOS: 11)
    case .observable: .since(iOS: 17, macOS: 14)
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .structure,
      .enumeration, .observableObject, .extended, .appearance, .preview, .scenario, .typeAlias, .fileScope:
      .always
    }
  }

  /// True for what is a reference type with announced data.
  public var isObject: Bool { self == .observableObject || self == .observable }

  /// True for a view that can be used by its name.
  public var isView: Bool { self == .screen || self == .view }

  /// True for what has a body of views.
  public var hasBody: Bool {
    switch self {
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .preview: true
    case .structure, .enumeration, .observableObject, .observable, .extended, .appearance, .scenario,
      .typeAlias, .fileScope:
      false
    }
  }

  /// True for declarations whose name others may use; previews, scenarios, extensions and appearances are not.
  public var isNamed: Bool {
    switch self {
    case .extended, .appearance, .preview, .scenario, .fileScope: false
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .structure,
      .enumeration, .observableObject, .observable, .typeAlias:
      true
    }
  }

  /// True for what may be declared inside of a type or an extension.
  var isNestable: Bool {
    switch self {
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .structure,
      .enumeration, .observableObject, .observable, .typeAlias:
      true
    case .app, .extended, .appearance, .preview, .scenario, .fileScope: false
    }
  }

  /// True for what other declarations may be declared inside of.
  var holdsDeclarations: Bool { self == .extended || isNestable && self != .typeAlias }
}

/// Protocols that a struct or enum says it conforms to.
public struct Conformances: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// From bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// Has an `id`.
  public static let identifiable = Conformances(rawValue: 1)
  /// Compares with `==`; always derived.
  public static let equatable = Conformances(rawValue: 2)
  /// Read from JSON; always derived.
  public static let codable = Conformances(rawValue: 4)
  /// Key of a dictionary or element of a set.
  public static let hashable = Conformances(rawValue: 8)
  /// Has `allCases`.
  public static let caseIterable = Conformances(rawValue: 16)
  /// Has an order of its own.
  public static let comparable = Conformances(rawValue: 32)
  /// An enum of whole numbers, which count up from 0 unless a case says its own.
  public static let integer = Conformances(rawValue: 64)
  /// Can be thrown.
  public static let thrown = Conformances(rawValue: 128)
  /// Says itself how it is written, by its `description`.
  public static let described = Conformances(rawValue: 256)
}

/// One declaration of the package.
public struct Declaration: Sendable {
  /// What it declares.
  public var kind: DeclarationKind
  /// Protocols it names.
  public var conformances: Conformances
  /// True where only its file sees it.
  public var isPrivate: Bool
  /// Its name, with those of the declarations around it: `Donut.Dough`; of an extension the name of the extended type, of
  /// a preview its title.
  public var name: Name
  /// The file that holds it.
  public var file: FileID
  /// Its element.
  public var node: XMLNodeID
  /// The bytes of its element.
  public let range: SourceRange
  /// Where its name stands; the element's name where it has none.
  public var nameRange: SourceRange
  /// Its members in `Program.members`, in source order.
  public var members: Range<MemberID>
  /// Its `Body` (or `WindowGroup`; a preview's is its own element), or none.
  public var body: XMLNodeID
  /// Its own type; for an extension the extended type.
  public var type = TypeID.error
  /// The view a preview or scenario is of; none for others.
  public var subject = DeclarationID.none
  /// The extended type of an extension in the code of its file, where it is more than a name: `[Int]`; the type that a
  /// `Typealias` stands for; else none.
  public var extended: CodeID
  /// True where it stands inside of another declaration.
  public var isNested = false

  /// A declaration as it stands in a file.
  init(
    kind: DeclarationKind, name: Name, file: FileID, node: XMLNodeID, range: SourceRange,
    nameRange: SourceRange, members: Range<MemberID>, body: XMLNodeID, conformances: Conformances,
    isPrivate: Bool,
    extended: CodeID
  ) {
    self.kind = kind
    self.conformances = conformances
    self.isPrivate = isPrivate
    self.name = name
    self.file = file
    self.node = node
    self.range = range
    self.nameRange = nameRange
    self.members = members
    self.body = body
    self.extended = extended
  }
}

/// What a member is.
public enum MemberKind: UInt8, Sendable, CaseIterable {
  case constant, variable, state, binding, stateObject, observedObject, bindable, environmentObject,
    environment
  case gestureState, focusState, appStorage, sceneStorage, published, computed, function, enumCase, fragment,
    slot

  /// The element that declares it.
  public var element: String {
    switch self {
    case .constant: "Let"
    case .variable: "Var"
    case .state: "State"
    case .binding: "Binding"
    case .stateObject: "StateObject"
    case .observedObject: "ObservedObject"
    case .bindable: "Bindable"
    case .environmentObject: "EnvironmentObject"
    case .environment: "Environment"
    case .gestureState: "GestureState"
    case .focusState: "FocusState"
    case .appStorage: "AppStorage"
    case .sceneStorage: "SceneStorage"
    case .published: "Published"
    case .computed: "Computed"
    case .function: "Func"
    case .enumCase: "Case"
    case .fragment: "Fragment"
    case .slot: "Slot"
    }
  }

  /// True for sources of truth that a view owns.
  public var isOwnedState: Bool {
    switch self {
    case .state, .gestureState, .focusState, .appStorage, .sceneStorage: true
    case .constant, .variable, .binding, .stateObject, .observedObject, .bindable, .environmentObject,
      .environment, .published, .computed, .function, .enumCase, .fragment, .slot:
      false
    }
  }

  /// True for what a view keeps from one rendering to the next: its states, and the objects that it made.
  public var isOwnedByView: Bool { isOwnedState || self == .stateObject }

  /// Since when SwiftUI has members of the kind, and where.
  public var since: Availability {
    switch self {
    case .stateObject, .appStorage, .sceneStorage: .since(iOS: 14, macOS: 11)
    case .focusState: .since(iOS: 15, macOS: 12)
    case .bindable: .since(iOS: 17, macOS: 14)
    case .constant, .variable, .state, .binding, .observedObject, .environmentObject, .environment,
      .gestureState, .published, .computed, .function, .enumCase, .fragment, .slot:
      .always
    }
  }

  /// True for members that hold an object.
  public var holdsObject: Bool {
    switch self {
    case .stateObject, .observedObject, .bindable, .environmentObject: true
    case .constant, .variable, .state, .binding, .environment, .gestureState, .focusState, .appStorage,
      .sceneStorage, .published, .computed, .function, .enumCase, .fragment, .slot:
      false
    }
  }
}

/// One member of a declaration.
public struct Member: Sendable {
  /// What it is.
  public var kind: MemberKind
  /// True where it belongs to the type.
  public var isStatic: Bool
  /// True for a function that changes the value it is called on.
  public var isMutating: Bool
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
  /// The `source`, or a range that ends before it starts.
  private var sourceRange = Self.noRange
  private static var noRange: SourceRange { SourceRange(1 as UInt32, 0) }
  /// The key of an `Environment`, storage or JSON field; `.none` where it has none.
  public var key = Name.none
  /// Its parameters in `Program.parameters`: of a function, a fragment or a slot with `takes`.
  public var parameters = Range<ParameterID>.none
  /// Position among the stored members of its declaration (the field of a struct or object, the case of an enum); -1 for others.
  public var storage: Int32 = -1

  /// What few members are.
  public struct Traits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// From bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A field that is in no JSON, as the `CodingKeys` of its type leave it out.
    public static let isUncoded = Traits(rawValue: 1)
    /// A property with a `willSet` or a `didSet`.
    public static let isObserved = Traits(rawValue: 2)
    /// A property whose value is computed when it is first read.
    public static let isLazy = Traits(rawValue: 4)
    /// The case that a word in JSON stands for which names none.
    public static let isFallback = Traits(rawValue: 8)
  }

  /// A member as it stands in a file.
  init(
    kind: MemberKind, file: FileID, node: XMLNodeID, nameRange: SourceRange, typeRange: SourceRange,
    isStatic: Bool, isMutating: Bool
  ) {
    self.kind = kind
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.file = file
    self.node = node
    self.nameRange = nameRange
    self.typeRange = typeRange
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
    get { sourceRange == Self.noRange ? nil : sourceRange }
    set { sourceRange = newValue ?? Self.noRange }
  }

  /// True where a memberwise initialiser or a use of the view passes it.
  public var isParameter: Bool {
    if isStatic { return false }
    switch kind {
    case .constant: return value == nil
    case .variable, .published: return true
    case .binding: return getter == nil
    case .observedObject, .bindable: return true
    case .state, .stateObject, .environmentObject, .environment, .gestureState, .focusState, .appStorage,
      .sceneStorage, .computed, .function, .enumCase, .fragment, .slot:
      return false
    }
  }

  /// True where a parameter may be left out.
  public var hasDefault: Bool { value != nil || source != nil || (kind != .binding && type.wrapped != nil) }

  /// True where it holds a value of its own.
  public var isStored: Bool {
    switch kind {
    case .computed, .function, .enumCase, .fragment, .slot: false
    case .binding: getter == nil
    case .constant, .variable, .state, .stateObject, .observedObject, .bindable, .environmentObject,
      .environment, .gestureState, .focusState, .appStorage, .sceneStorage, .published:
      true
    }
  }
}

/// The index of a parameter in its program.
@frozen public struct ParameterID: TableID {
  /// Position in `Program.parameters`.
  public var index: Int32

  /// The parameter at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// A parameter of a function, fragment or slot.
public struct Parameter: Sendable {
  /// The argument label; `.none` for `_`.
  public var label: Name
  /// The name inside.
  public var name: Name
  /// The type.
  public var type: TypeID
  /// Where it is declared.
  public var range: SourceRange
  /// The default value in the header code of the file, or none.
  public var defaultValue: CodeID
  /// True with `inout`: what is passed is a place, which the function changes.
  public var isInOut = false
}

/// Where the text of an attribute, child element or text content stands that holds code or a value.
public struct CodeSource: Sendable, Hashable {
  private let start: UInt32
  private let length: ShortLength
  @usableFromInline let flags: Flags

  @usableFromInline struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt8
    @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }
    static var exists: Flags { Flags(rawValue: 1) }
    static var needsDecoding: Flags { Flags(rawValue: 2) }
    static var isValue: Flags { Flags(rawValue: 4) }
  }

  /// No text.
  static var none: CodeSource { CodeSource(.zero, []) }

  private init(_ range: SourceRange, _ flags: Flags) {
    start = range.start
    length = ShortLength(range)
    self.flags = flags
  }

  /// A text in a file.
  init(range: SourceRange, needsDecoding: Bool, isValue: Bool) {
    self.init(range, [.exists, needsDecoding ? .needsDecoding : [], isValue ? .isValue : []])
  }

  /// True for `none`.
  @inlinable @inline(__always) var isNone: Bool { flags.rawValue == 0 }

  /// The bytes.
  @inline(__always) public var range: SourceRange { SourceRange(start, start &+ length.count) }

  /// True where references or CDATA must be decoded.
  @inline(__always) public var needsDecoding: Bool { flags.contains(.needsDecoding) }

  /// True where it is an attribute's value or an attribute-like child element, which follows the rules for
  /// attribute values; false for the text content that holds code.
  @inline(__always) public var isValue: Bool { flags.contains(.isValue) }
}
