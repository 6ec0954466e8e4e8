import ScreenTypes
import SourceModel
import StandardLibrary

/// The values that `<Environment key>` reads.
public enum EnvironmentKeys {
  private static let table: [(name: String, type: String)] = [
    ("accessibilityAssistiveAccessEnabled", "Bool"), ("accessibilityDifferentiateWithoutColor", "Bool"),
    ("accessibilityDimFlashingLights", "Bool"), ("accessibilityEnabled", "Bool"),
    ("accessibilityInvertColors", "Bool"), ("accessibilityLargeContentViewerEnabled", "Bool"),
    ("accessibilityPlayAnimatedImages", "Bool"), ("accessibilityQuickActionsEnabled", "Bool"),
    ("accessibilityReduceMotion", "Bool"), ("accessibilityReduceTransparency", "Bool"),
    ("accessibilityShowButtonShapes", "Bool"), ("accessibilitySwitchControlEnabled", "Bool"),
    ("accessibilityVoiceOverEnabled", "Bool"), ("allowsTightening", "Bool"), ("appearsActive", "Bool"),
    ("autocorrectionDisabled", "Bool"), ("badgeProminence", "BadgeProminence"),
    ("buttonRepeatBehavior", "ButtonRepeatBehavior"), ("calendar", "Calendar"),
    ("colorScheme", "ColorScheme"), ("colorSchemeContrast", "ColorSchemeContrast"),
    ("contentTransition", "ContentTransition"), ("controlActiveState", "ControlActiveState"),
    ("controlSize", "ControlSize"), ("defaultMinListHeaderHeight", "Double?"),
    ("defaultMinListRowHeight", "Double"),
    ("dismiss", "DismissAction"), ("dismissSearch", "DismissSearchAction"),
    ("dismissWindow", "DismissWindowAction"), ("displayScale", "Double"),
    ("dynamicTypeSize", "DynamicTypeSize"), ("editMode", "EditMode"), ("font", "Font?"),
    ("headerProminence", "Prominence"), ("horizontalScrollIndicatorVisibility", "ScrollIndicatorVisibility"),
    ("horizontalSizeClass", "UserInterfaceSizeClass"), ("imageScale", "Image.Scale"), ("isEnabled", "Bool"),
    ("isFocusEffectEnabled", "Bool"), ("isFocused", "Bool"), ("isHoverEffectEnabled", "Bool"),
    ("isLuminanceReduced", "Bool"), ("isPresented", "Bool"), ("isSceneCaptured", "Bool"),
    ("isScrollEnabled", "Bool"), ("isSearching", "Bool"), ("isTabBarShowingSections", "Bool"),
    ("keyboardShortcut", "KeyboardShortcut?"), ("labelsVisibility", "Visibility"),
    ("layoutDirection", "LayoutDirection"), ("legibilityWeight", "LegibilityWeight?"),
    ("lineLimit", "Int?"), ("lineSpacing", "Double"), ("locale", "Locale"),
    ("menuIndicatorVisibility", "Visibility"), ("menuOrder", "MenuOrder"), ("minimumScaleFactor", "Double"),
    ("multilineTextAlignment", "TextAlignment"), ("openURL", "OpenURLAction"),
    ("openSettings", "OpenSettingsAction"), ("openWindow", "OpenWindowAction"), ("pixelLength", "Double"),
    ("presentationMode", "PresentationMode"), ("redactionReasons", "RedactionReasons"),
    ("refresh", "RefreshAction?"),
    ("requestReview", "RequestReviewAction"), ("scenePhase", "ScenePhase"),
    ("sizeCategory", "ContentSizeCategory"), ("springLoadingBehavior", "SpringLoadingBehavior"),
    ("supportsMultipleWindows", "Bool"), ("symbolRenderingMode", "SymbolRenderingMode?"),
    ("symbolVariants", "SymbolVariants"), ("textCase", "Text.Case?"), ("timeZone", "TimeZone"),
    ("truncationMode", "Text.TruncationMode"), ("undoManager", "UndoManager?"),
    ("verticalScrollIndicatorVisibility", "ScrollIndicatorVisibility"),
    ("verticalSizeClass", "UserInterfaceSizeClass"),
  ]

  /// The types of the values that are called like functions.
  static let actions: SmallSet<Name> = [
    Names.dismissAction, Names.openURLAction, "OpenWindowAction", "DismissWindowAction",
    "DismissSearchAction", "OpenSettingsAction", "RequestReviewAction", "RefreshAction",
  ]

  /// The key that a `<Namespace>` stands for, which nobody can write.
  package static let namespace: Name = " namespace"

  /// Keys that are not there as long as SwiftUI.
  private static let later: [(name: String, since: Availability)] = [
    ("dismiss", .since(iOS: 15, macOS: 12)), ("dynamicTypeSize", .since(iOS: 15, macOS: 12)),
    ("editMode", .since(iOS: 13, macOS: nil)), ("dismissSearch", .since(iOS: 15, macOS: 12)),
    ("dismissWindow", .since(iOS: 17, macOS: 14)), ("isFocused", .since(iOS: 14, macOS: 11)),
    ("isPresented", .since(iOS: 15, macOS: 12)), ("isSearching", .since(iOS: 15, macOS: 12)),
    ("appearsActive", .since(iOS: 18, macOS: 11)), ("isLuminanceReduced", .since(iOS: 15, macOS: 12)),
    ("openSettings", .since(iOS: nil, macOS: 14)), ("supportsMultipleWindows", .since(iOS: 16, macOS: 13)),
    ("openWindow", .since(iOS: 16, macOS: 13)), ("refresh", .since(iOS: 15, macOS: 12)),
    ("requestReview", .since(iOS: 16, macOS: 13)),
    ("openURL", .since(iOS: 14, macOS: 11)), ("scenePhase", .since(iOS: 14, macOS: 11)),
    ("redactionReasons", .since(iOS: 14, macOS: 11)), ("textCase", .since(iOS: 14, macOS: 11)),
    ("isScrollEnabled", .since(iOS: 16, macOS: 13)), ("controlActiveState", .since(iOS: nil, macOS: 10)),
    ("symbolVariants", .since(iOS: 15, macOS: 12)), ("headerProminence", .since(iOS: 15, macOS: 12)),
    ("labelsVisibility", .since(iOS: 18, macOS: 15)), ("isTabBarShowingSections", .since(iOS: 18, macOS: 15)),
  ]

  /// Since when a key is there, and where.
  public static func availability(of key: Name) -> Availability {
    later.first { $0.name == key.text }?.since ?? .always
  }

  /// The type of the value that `.environment(\.key, …)` takes; nil for an unknown key.
  static func written(_ key: Name) -> TypeID? {
    if key == "editMode" { return type(of: key)?.wrapped }
    return type(of: key)
  }

  /// All keys, sorted.
  public static let all = table.map(\.name)

  /// The type of a key's value; `presentationMode` is a binding, and `editMode` perhaps one, as in SwiftUI. Nil for an unknown key.
  public static func type(of key: Name) -> TypeID? {
    if key == namespace { return StandardLibrary.shared.type(named: "Namespace.ID") }
    guard let entry = table.first(where: { $0.name == key.text }),
      let type = StandardLibrary.shared.type(reading: entry.type)
    else { return nil }
    return switch entry.name {
    case "presentationMode": type.binding
    case "editMode": type.binding.optional
    // The values of other keys are no bindings.
    default: type
    }
  }
}

extension Program {
  /// The Var or Computed of an `<Extension of="EnvironmentValues">` that declares a key; nil for keys of the library.
  public func environmentKey(_ name: Name) -> MemberID? {
    guard !name.isEmpty else { return nil }
    return extensionMembers(of: LibraryTypes.environmentValues, named: name).first {
      self[$0].kind == .variable || self[$0].kind == .computed
    }
  }
}

/// What is said of a key that the environment does not have.
struct UnknownKey {
  let message: String
  let help: String
  let fixes: [FixIt]

  init(_ key: Name, at location: SourceLocation) {
    let isMissing = SwiftNames.isEnvironmentKey(key.text)
    message = Self.message(of: key)
    let near = isMissing ? nil : Suggestion.nearest(to: key.text, among: EnvironmentKeys.all)
    help =
      near.map { "There is `\($0)`, which is spelt nearly the same." } ?? MissingTypes.instead(ofKey: key)
      ?? "Known keys are \(EnvironmentKeys.all.joined(separator: ", "))."
    fixes = near.map { [FixIt("Change it to `\($0)`", .suggested, [SourceEdit(location, $0)])] } ?? []
  }

  /// What is said of a key that nothing declares.
  static func message(of key: Name) -> String {
    SwiftNames.isEnvironmentKey(key.text)
      ? "SwiftUI’s environment has `\(key)`, and the one here has not."
      : "The environment has no key `\(key)`."
  }
}
