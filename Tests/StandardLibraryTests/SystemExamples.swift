import ScreenTypes
import SourceModel

@testable import StandardLibrary

private func choice(_ type: String, _ index: Int32) -> Value { .choice(TypeID(.builtin(Name(type))), index) }
private let heavy: Value = .tuple(ArrayBox([choice("UIImpactFeedbackGenerator.FeedbackStyle", 2)]))

/// The app, the device and what the app keeps.
let systemExamples: [Example] =
  [
    Example("UIApplication|shared", .void, [], "()"),
    Example(
      "UIApplication|open(_:options:completionHandler:)", .void,
      [Value(URLValue("https://a.com")), .void, .void], "() ! openURL: https://a.com"),
    Example(
      "UIApplication|open(_:options:)", .void, [Value(URLValue("https://a.com")), .void],
      "true ! openURL: https://a.com"),
    Example("UIApplication|canOpenURL(_:)", .void, [Value(URLValue("https://a.com"))], "true"),
    Example("UIApplication|isIdleTimerDisabled", .void, [], "false"),
    Example("UIApplication|applicationIconBadgeNumber", .void, [], "0"),
    Example("UIApplication|openSettingsURLString", .void, [], #""app-settings:""#),
    Example("UIApplication|openNotificationSettingsURLString", .void, [], #""app-settings:notifications""#),
  ]
  + [
    "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate",
    "didReceiveMemoryWarning", "significantTimeChange",
  ].map { Example("UIApplication|\($0)Notification", .void, [], #""UIApplication.\#($0)Notification""#) }
  + [
    Example("UIDevice|current", .void, [], "()"),
    Example("UIDevice|userInterfaceIdiom", .void, [], "phone"),
    Example("UIDevice|identifierForVendor", .void, [], "nil"),
    Example("UIDevice|name", .void, [], #""iPhone""#),
    Example("UIDevice|model", .void, [], #""iPhone""#),
    Example("UIDevice|localizedModel", .void, [], #""iPhone""#),
    Example("UIDevice|systemName", .void, [], #""iOS""#),
    Example("UIDevice|systemVersion", .void, [], #""26.0""#),
    Example("UIScreen|main", .void, [], "()"),
    Example("UIScreen|bounds", .void, [], "(0.0, 0.0, 390.0, 844.0)"),
    Example("UIScreen|scale", .void, [], "2.0"),
    Example("UIImpactFeedbackGenerator|init(style:)", .void, [.void], "(())"),
    Example("UIImpactFeedbackGenerator|impactOccurred(intensity:)", heavy, [.void], "() ! haptic: .heavy"),
    Example("UIImpactFeedbackGenerator|prepare()", heavy, [], "()"),
    Example("UINotificationFeedbackGenerator|init()", .void, [], "()"),
    Example(
      "UINotificationFeedbackGenerator|notificationOccurred(_:)", .void,
      [choice("UINotificationFeedbackGenerator.FeedbackType", 0)], "() ! haptic: .success"),
    Example("UINotificationFeedbackGenerator|prepare()", .void, [], "()"),
    Example("UISelectionFeedbackGenerator|init()", .void, [], "()"),
    Example("UISelectionFeedbackGenerator|selectionChanged()", .void, [], "() ! haptic: .selection"),
    Example("UISelectionFeedbackGenerator|prepare()", .void, [], "()"),
    Example("UserDefaults|standard", .void, [], "()"),
    Example("UserDefaults|init(suiteName:)", .void, ["group"], "()"),
    Example("UserDefaults|set(_:forKey:)", .void, [1, "visits"], "()"),
    Example("UserDefaults|setValue(_:forKey:)", .void, [1, "visits"], "()"),
    Example("UserDefaults|removeObject(forKey:)", .void, ["visits"], "()"),
    Example("UserDefaults|removePersistentDomain(forName:)", .void, ["com.example.app"], "()"),
    Example("UserDefaults|register(defaults:)", .void, [.void], "()"),
    Example("UserDefaults|synchronize()", .void, [], "true"),
    Example("UserDefaults|bool(forKey:)", .void, ["visits"], "false"),
    Example("UserDefaults|integer(forKey:)", .void, ["visits"], "0"),
    Example("UserDefaults|double(forKey:)", .void, ["visits"], "0.0"),
    Example("UserDefaults|float(forKey:)", .void, ["visits"], "0.0"),
  ]
  + ["string", "url", "data", "object", "value", "array", "stringArray", "dictionary"].map {
    Example("UserDefaults|\($0)(forKey:)", .void, ["visits"], "nil")
  }
  + ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"].map {
    Example("Error|\($0)", .string("lost"), [], "nil")
  }
  + ["title", "userInfo", "webpageURL"].map { Example("NSUserActivity|\($0)", .void, [], "nil") }
  + [
    Example("ScrollTransitionPhase|isIdentity", choice("ScrollTransitionPhase", 1), [], "true"),
    Example("TransitionPhase|isIdentity", choice("TransitionPhase", 0), [], "false"),
    Example("TransitionPhase|value", choice("TransitionPhase", 0), [], "-1.0"),
    Example("ScrollTransitionPhase|value", choice("ScrollTransitionPhase", 2), [], "1.0"),
  ]
