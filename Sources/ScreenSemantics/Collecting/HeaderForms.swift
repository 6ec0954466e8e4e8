import SourceModel

/// Which attributes and lower-case child elements the declaring elements take.
struct HeaderForm {
  /// All that may be written.
  let accepted: [Name]
  /// Those that must be.
  let required: [Name]

  init(_ accepted: String, required: String = "") {
    self.accepted = accepted.split(separator: " ").map { Name(String($0)) }
    self.required = required.split(separator: " ").map { Name(String($0)) }
  }

  static let declarations: [DeclarationKind: HeaderForm] = {
    let named = HeaderForm("name private", required: "name")
    return [
      .app: named, .screen: named, .view: named, .modifier: named, .buttonStyle: named,
      .primitiveButtonStyle: named, .toggleStyle: named,
      .structure: HeaderForm("name conforms private", required: "name"),
      .enumeration: HeaderForm("name conforms private", required: "name"),
      .observableObject: HeaderForm("name conforms private", required: "name"),
      .observable: HeaderForm("name conforms private", required: "name"),
      .extended: HeaderForm("of", required: "of"),
      .appearance: HeaderForm(
        "of largeTitleColor largeTitleKern titleColor titleKern barTintColor onTintColor thumbTintColor",
        required: "of"),
      .preview: HeaderForm("name of layout device colorScheme"),
      .scenario: HeaderForm("name of", required: "name of"),
    ]
  }()

  /// The attributes of each appearance.
  static let appearances: [(name: String, form: HeaderForm)] = [
    (
      "NavigationBar",
      HeaderForm("of largeTitleColor largeTitleKern titleColor titleKern barTintColor", required: "of")
    ),
    ("Switch", HeaderForm("of onTintColor thumbTintColor", required: "of")),
  ]

  static let members: [MemberKind: HeaderForm] = [
    .constant: HeaderForm("name type value source key static", required: "name"),
    .variable: HeaderForm("name type value source key static", required: "name"),
    .state: HeaderForm("name type value", required: "name"),
    .binding: HeaderForm("name type get set", required: "name type"),
    .stateObject: HeaderForm("name type value", required: "name"),
    .observedObject: HeaderForm("name type value", required: "name type"),
    .bindable: HeaderForm("name type value", required: "name type"),
    .environmentObject: HeaderForm("name type value", required: "name type"),
    .environment: HeaderForm("name key type", required: "name"),
    .gestureState: HeaderForm("name type value", required: "name"),
    .focusState: HeaderForm("name type value", required: "name"),
    .appStorage: HeaderForm("name type key value", required: "name"),
    .sceneStorage: HeaderForm("name type key value", required: "name"),
    .published: HeaderForm("name type value source key", required: "name"),
    .computed: HeaderForm("name type get set static", required: "name type"),
    .function: HeaderForm("signature mutating static", required: "signature"),
    .enumCase: HeaderForm("name type value", required: "name"),
    .fragment: HeaderForm("name", required: "name"),
    .slot: HeaderForm("name takes"),
  ]

  /// The members that each kind of declaration may hold.
  static func accepts(_ member: MemberKind, in kind: DeclarationKind) -> Bool {
    switch member {
    case .constant, .variable, .computed, .function:
      return kind != .scenario && kind != .appearance
    case .enumCase: return kind == .enumeration
    case .published: return kind == .observableObject
    case .gestureState:
      return kind.isView || kind == .primitiveButtonStyle || kind == .buttonStyle || kind == .toggleStyle
        || kind == .modifier
    case .fragment, .slot:
      return kind.isView || kind == .modifier
    default:
      return kind.hasBody
    }
  }
}

extension DeclarationKind {
  /// The kind that an element declares.
  static let byElement: NameMap<DeclarationKind> = NameMap(
    allCases.map { (Name($0.element), $0) })
}

extension MemberKind {
  /// The kind that an element declares.
  static let byElement: NameMap<MemberKind> = NameMap(
    allCases.map { (Name($0.element), $0) })
}
