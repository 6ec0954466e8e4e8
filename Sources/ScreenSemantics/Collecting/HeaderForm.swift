import SourceModel

/// Which attributes and lower-case child elements the declaring elements take.
///
/// Its names lie in memory that lives as long as the process: workers read it at once without counting references.
struct HeaderForm: @unchecked Sendable {
  /// All that may be written.
  let accepted: UnsafeBufferPointer<Name>
  /// Those that must be.
  let required: UnsafeBufferPointer<Name>
  /// Those of `accepted` that a set can hold.
  let acceptedSet: NameSet
  /// All of `required`.
  let requiredSet: NameSet
  /// The words and attributes of Swift that may stand beside them.
  let marks: DeclarationMarks

  init(_ accepted: String, required: String = "", marks: DeclarationMarks = []) {
    self.marks = marks
    self.accepted = .immortal(Self.names(accepted))
    self.required = .immortal(Self.names(required))
    acceptedSet = NameSet(self.accepted)
    requiredSet = NameSet(self.required)
    assert(self.required.allSatisfy(requiredSet.contains), "required names have small numbers")
  }

  /// The attribute that one which is not accepted stands for, among those that are `missing`: the nearest in
  /// spelling, or what others call it. Nil where none is.
  func meaning(of name: Name, missing: (Name) -> Bool) -> Name? {
    let free = accepted.filter(missing)
    if let near = Suggestion.nearest(to: name.text, among: free.map(\.text)) { return Name(near) }
    return Self.synonyms.first { $0.names.contains(name.text) && free.contains($0.meant) }?.meant
  }

  /// What an attribute is called elsewhere.
  private static let synonyms: [(meant: Name, names: Set<String>)] = [
    (Names.signature, ["name"]),
    (Names.value, ["default", "defaultValue", "initial", "initialValue", "init", "wrappedValue"]),
    (Names.type, ["payload", "associated", "of", "as"]),
    (Names.conforms, ["implements", "inherits", "protocols"]),
  ]

  private static func names(_ text: String) -> [Name] {
    var text = text
    return text.withUTF8 { bytes in
      var names: [Name] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
        if end > start { names.append(Name(utf8: UnsafeBufferPointer(rebasing: bytes[start..<end]))) }
        start = end + 1
      }
      return names
    }
  }

  /// The form of what declares a kind.
  static func of(_ kind: DeclarationKind) -> HeaderForm { declarations[Int(kind.rawValue)] }

  /// The form of a member.
  static func of(_ kind: MemberKind) -> HeaderForm { members[Int(kind.rawValue)] }

  private nonisolated(unsafe) static let declarations: UnsafeBufferPointer<HeaderForm> = {
    let forms = DeclarationKind.allCases.map { kind in
      let marks = DeclarationMarks.of(kind)
      return switch kind {
      case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
        .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
        .textFieldStyle:
        HeaderForm(kind == .app ? "name" : "name conforms generics where", required: "name", marks: marks)
      case .structure, .enumeration, .observableObject, .observable:
        HeaderForm("name conforms generics where", required: "name", marks: marks)
      case .extended: HeaderForm("of conforms where", required: "of", marks: marks)
      case .appearance:
        HeaderForm(
          "of largeTitleColor largeTitleKern titleColor titleKern barTintColor onTintColor thumbTintColor",
          required: "of")
      case .preview: HeaderForm("name of layout device colorScheme locale")
      case .scenario: HeaderForm("name of locale", required: "name of")
      case .typeAlias: HeaderForm("name type generics", required: "name type", marks: marks)
      case .protocolType: HeaderForm("name conforms", required: "name", marks: marks)
      case .associatedType: HeaderForm("name conforms type", required: "name", marks: marks)
      case .fileScope, .genericParameter, .composition: HeaderForm("")
      }
    }
    return .immortal(forms)
  }()

  /// The form of a `ScaledMetric`: a number that grows with the text size of the reader, which is the usual one here.
  static let scaledMetric = HeaderForm(
    "name type value relativeTo", required: "name", marks: DeclarationMarks.of(.constant))

  /// The form of an `Init`: its signature may be left out where it takes nothing.
  static let initializer = HeaderForm("signature generics where", marks: initializerMarks)

  /// The form of the `Init` of a view, which is for all values of the types that the view has.
  static let initializerOfView = HeaderForm("signature", marks: initializerMarks)

  private static let initializerMarks: DeclarationMarks = [
    .access, .isOnMainActor, .isAvailable, .isNonisolated, .isObjectiveC, .isRequired, .isConvenience,
    .isOverride,
  ]

  /// The form of a `Subscript`.
  static let subscripted = HeaderForm(
    "signature get set static generics where", required: "signature", marks: DeclarationMarks.of(.function))

  /// The form of a `Namespace`.
  static let namespace = HeaderForm("name", required: "name", marks: DeclarationMarks.of(.environment))

  /// The form of the element that declares a member of a kind.
  static func of(_ kind: MemberKind, _ element: Name) -> HeaderForm {
    switch element {
    case Names.scaledMetric: scaledMetric
    case Names.namespace: namespace
    // Any other element has the form of its kind.
    default: kind == .function ? ofFunction(element) : of(kind)
    }
  }

  /// The form of an element that declares a function or what is like one.
  static func ofFunction(_ element: Name) -> HeaderForm {
    element == Names.initElement
      ? initializer : element == Names.subscriptElement ? subscripted : of(.function)
  }

  /// The attributes of each appearance.
  static let appearances: [(name: String, form: HeaderForm)] = [
    (
      "NavigationBar",
      HeaderForm("of largeTitleColor largeTitleKern titleColor titleKern barTintColor", required: "of")
    ),
    ("Switch", HeaderForm("of onTintColor thumbTintColor", required: "of")),
  ]

  private nonisolated(unsafe) static let members: UnsafeBufferPointer<HeaderForm> = .immortal(
    MemberKind.allCases.map { kind in
      let marks = DeclarationMarks.of(kind)
      return switch kind {
      case .constant: HeaderForm("name type value source key static", required: "name", marks: marks)
      case .variable:
        HeaderForm("name type value source key static willSet didSet", required: "name", marks: marks)
      case .state: HeaderForm("name type value willSet didSet", required: "name", marks: marks)
      case .binding: HeaderForm("name type get set", required: "name type", marks: marks)
      case .stateObject: HeaderForm("name type value", required: "name", marks: marks)
      case .observedObject: HeaderForm("name type value", required: "name", marks: marks)
      case .bindable: HeaderForm("name type value", required: "name", marks: marks)
      case .environmentObject: HeaderForm("name type value", required: "name type", marks: marks)
      case .environment: HeaderForm("name key type", required: "name", marks: marks)
      case .gestureState: HeaderForm("name type value", required: "name", marks: marks)
      case .focusState, .accessibilityFocusState:
        HeaderForm("name type value", required: "name", marks: marks)
      case .appStorage:
        HeaderForm("name type key value static store willSet didSet", required: "name", marks: marks)
      case .sceneStorage: HeaderForm("name type key value", required: "name", marks: marks)
      case .published:
        HeaderForm("name type value source key willSet didSet", required: "name", marks: marks)
      case .computed: HeaderForm("name type get set static", required: "name type", marks: marks)
      case .function:
        HeaderForm("signature mutating static generics where", required: "signature", marks: marks)
      case .enumCase: HeaderForm("name type value default", required: "name", marks: marks)
      case .fragment: HeaderForm("name", required: "name", marks: marks)
      case .slot: HeaderForm("name takes", marks: marks)
      }
    })

  /// True for properties whose changes code may follow by `willSet` and `didSet`.
  static func isObservable(_ member: MemberKind) -> Bool {
    switch member {
    case .variable, .published, .state, .appStorage: true
    case .constant, .binding, .stateObject, .observedObject, .bindable, .environmentObject, .environment,
      .gestureState, .focusState, .accessibilityFocusState, .sceneStorage, .computed, .function, .enumCase,
      .fragment, .slot:
      false
    }
  }

  /// The members that each kind of declaration may hold.
  static func accepts(_ member: MemberKind, in kind: DeclarationKind) -> Bool {
    switch member {
    case .constant, .variable, .computed, .function:
      return kind != .scenario && kind != .appearance && kind != .typeAlias && kind != .genericParameter
        && kind != .associatedType
    case .enumCase: return kind == .enumeration
    case .published: return kind == .observableObject
    case .gestureState:
      return kind.isView || kind.isStyle || kind == .modifier
    case .fragment:
      return kind.isView || kind.isStyle || kind == .modifier || kind == .extended || kind == .app
    case .slot: return kind.isView
    case .binding: return kind.hasBody || kind.isObject
    case .state, .stateObject, .observedObject, .bindable, .environmentObject, .environment,
      .focusState, .accessibilityFocusState, .sceneStorage:
      return kind.hasBody
    case .appStorage: return kind.hasBody || kind.isObject
    }
  }
}
