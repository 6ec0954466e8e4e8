import SourceModel

/// The words and attributes that Swift writes before a declaration, such as `private`, `final` and `@MainActor`: what one
/// element has of them. Of these, only what keeps a declaration to its file changes anything here.
struct DeclarationMarks: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let isPrivate = DeclarationMarks(rawValue: 1)
  static let isFilePrivate = DeclarationMarks(rawValue: 1 << 1)
  static let isInternal = DeclarationMarks(rawValue: 1 << 2)
  static let isPackage = DeclarationMarks(rawValue: 1 << 3)
  static let isPublic = DeclarationMarks(rawValue: 1 << 4)
  static let isOpen = DeclarationMarks(rawValue: 1 << 5)
  static let isFinal = DeclarationMarks(rawValue: 1 << 6)
  static let isIndirect = DeclarationMarks(rawValue: 1 << 7)
  static let isLazy = DeclarationMarks(rawValue: 1 << 8)
  static let isWeak = DeclarationMarks(rawValue: 1 << 9)
  static let isUnowned = DeclarationMarks(rawValue: 1 << 10)
  static let isOverride = DeclarationMarks(rawValue: 1 << 11)
  static let isRequired = DeclarationMarks(rawValue: 1 << 12)
  static let isConvenience = DeclarationMarks(rawValue: 1 << 13)
  static let isNonisolated = DeclarationMarks(rawValue: 1 << 14)
  static let isOnMainActor = DeclarationMarks(rawValue: 1 << 15)
  static let isDiscardable = DeclarationMarks(rawValue: 1 << 16)
  static let buildsViews = DeclarationMarks(rawValue: 1 << 17)
  static let isObjectiveC = DeclarationMarks(rawValue: 1 << 18)
  static let isAvailable = DeclarationMarks(rawValue: 1 << 19)

  /// Who may name the declaration. The value may also be `set`, as in `private(set)`.
  static let access: DeclarationMarks = [
    .isPrivate, .isFilePrivate, .isInternal, .isPackage, .isPublic, .isOpen,
  ]
  /// What keeps a declaration to its file.
  static let toFile: DeclarationMarks = [.isPrivate, .isFilePrivate]

  /// The mark that an attribute of an element stands for; nil where it is none.
  init?(attribute name: Name) {
    guard let mark = Self.byName[name] else { return nil }
    self = mark
  }

  private static let byName: NameMap<DeclarationMarks> = [
    Names.isPrivate: .isPrivate, "fileprivate": .isFilePrivate, "internal": .isInternal,
    "package": .isPackage,
    "public": .isPublic, "open": .isOpen, "final": .isFinal, "indirect": .isIndirect, "lazy": .isLazy,
    "weak": .isWeak, "unowned": .isUnowned, "override": .isOverride, "required": .isRequired,
    "convenience": .isConvenience, "nonisolated": .isNonisolated, "mainActor": .isOnMainActor,
    "MainActor": .isOnMainActor, "discardableResult": .isDiscardable, "viewBuilder": .buildsViews,
    "ViewBuilder": .buildsViews, "objc": .isObjectiveC, "available": .isAvailable,
  ]

  /// Those that a declaration may have.
  static func of(_ kind: DeclarationKind) -> DeclarationMarks {
    switch kind {
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure:
      [access, .isOnMainActor, .isAvailable, .isNonisolated]
    case .enumeration: [access, .isOnMainActor, .isAvailable, .isNonisolated, .isIndirect]
    case .observableObject, .observable:
      [access, .isOnMainActor, .isAvailable, .isNonisolated, .isFinal, .isObjectiveC]
    case .extended: [access, .isOnMainActor, .isAvailable]
    case .typeAlias, .associatedType: [access, .isAvailable]
    case .protocolType: [access, .isOnMainActor, .isAvailable]
    case .appearance, .preview, .scenario, .fileScope, .genericParameter, .composition: []
    }
  }

  /// Those that a member may have.
  static func of(_ kind: MemberKind) -> DeclarationMarks {
    let all: DeclarationMarks = [access, .isOnMainActor, .isAvailable, .isNonisolated]
    return switch kind {
    case .constant, .variable:
      [all, .isFinal, .isLazy, .isWeak, .isUnowned, .isOverride, .isObjectiveC, .buildsViews]
    case .computed: [all, .isFinal, .isOverride, .isObjectiveC, .buildsViews]
    case .function: [all, .isFinal, .isOverride, .isObjectiveC, .buildsViews, .isDiscardable]
    case .enumCase: [.isIndirect, .isAvailable]
    case .fragment: [all, .buildsViews]
    case .published: [all, .isFinal]
    case .slot, .state, .binding, .stateObject, .observedObject, .bindable, .environmentObject, .environment,
      .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage:
      all
    }
  }
}
