import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a member is.
public enum MemberKind: UInt8, Sendable, CaseIterable {
  case constant, variable, state, binding, stateObject, observedObject, bindable, environmentObject,
    environment
  case gestureState, focusState, accessibilityFocusState, appStorage, sceneStorage, published, computed,
    function, enumCase, fragment,
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
    case .accessibilityFocusState: "AccessibilityFocusState"
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
    case .state, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage: true
    case .constant, .variable, .binding, .stateObject, .observedObject, .bindable, .environmentObject,
      .environment, .published, .computed, .function, .enumCase, .fragment, .slot:
      false
    }
  }

  /// True for what a view keeps from one rendering to the next: its states, and the objects that it made.
  public var isOwnedByView: Bool { isOwnedState || self == .stateObject }

  /// True for what a view is passed and writes through, or watches.
  var isPassedOn: Bool {
    switch self {
    case .binding, .observedObject, .bindable: true
    case .constant, .variable, .state, .stateObject, .environmentObject, .environment, .gestureState,
      .focusState, .accessibilityFocusState, .appStorage, .sceneStorage, .published, .computed, .function,
      .enumCase, .fragment, .slot:
      false
    }
  }

  /// Since when SwiftUI has members of the kind, and where.
  public var since: Availability {
    switch self {
    case .stateObject, .appStorage, .sceneStorage: .since(iOS: 14, macOS: 11)
    case .focusState, .accessibilityFocusState: .since(iOS: 15, macOS: 12)
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
    case .constant, .variable, .state, .binding, .environment, .gestureState, .focusState,
      .accessibilityFocusState, .appStorage,
      .sceneStorage, .published, .computed, .function, .enumCase, .fragment, .slot:
      false
    }
  }
}
