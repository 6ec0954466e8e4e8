import ScreenTypes
import SourceModel

@testable import StandardLibrary

private func named(_ type: String, _ index: Int32) -> Value { .choice(TypeID(.builtin(Name(type))), index) }

private let tea = Value(NoticeValue(title: "Tea", body: "The kettle is on"))
private let minute = Value(NoticeTimeValue(time: "in 60.0 s", repeats: false))
private let request = Value(
  NoticeRequestValue(
    identifier: "kettle", content: NoticeValue(title: "Tea", body: "The kettle is on"),
    time: NoticeTimeValue(time: "in 60.0 s", repeats: true)))
private let wishes: Value = .array(
  ArrayBox([named("UNAuthorizationOptions", 2), named("UNAuthorizationOptions", 1)]))
private let scene = Value(WindowSceneValue())
private let told: Value = .void
private let center = "UNUserNotificationCenter"
private let notice = "UNMutableNotificationContent"
private let seoul = Value(LocationValue(coordinate: CoordinateValue(latitude: 37.5665, longitude: 126.978)))
private let jeju = Value(LocationValue(coordinate: CoordinateValue(latitude: 33.4996, longitude: 126.5312)))
private let mina = Value(
  PersonNameValue(prefix: "Dr.", given: "Mina", middle: "S.", family: "Kim", suffix: "Jr."))
private let person = "PersonNameComponents"

/// What an app asks to be shown later.
let noticeExamples: [Example] =
  [
    Example("\(center)|current()", .void, [], "()"),
    Example("\(center)|delegate", .void, [], "nil"),
    Example(
      "\(center)|requestAuthorization(options:)", .void, [wishes],
      "true ! requestAuthorization: [.alert, .sound]"),
    Example(
      "\(center)|requestAuthorization(options:completionHandler:)", .void, [wishes, told],
      "() ! requestAuthorization: [.alert, .sound]"),
    Example("\(center)|notificationSettings()", .void, [], "()"),
    Example("\(center)|getNotificationSettings(completionHandler:)", .void, [told], "()"),
    Example("UNNotificationSettings|authorizationStatus", .void, [], "authorized"),
    Example(
      "\(center)|add(_:)", .void, [request],
      "() ! notification: Tea: The kettle is on (in 60.0 s, repeats)"),
    Example(
      "\(center)|add(_:withCompletionHandler:)", .void, [request, told],
      "() ! notification: Tea: The kettle is on (in 60.0 s, repeats)"),
    Example("\(center)|setBadgeCount(_:)", .void, [3], "() ! badge: 3"),
    Example(
      "\(center)|removePendingNotificationRequests(withIdentifiers:)", .void,
      [.array(ArrayBox(["a", "b"]))], "() ! removeNotifications: a, b"),
    Example("\(center)|removeAllPendingNotificationRequests()", .void, [], "() ! removeNotifications: all"),
    Example(
      "\(center)|removeDeliveredNotifications(withIdentifiers:)", .void, [.array(ArrayBox(["a"]))],
      "() ! removeNotifications: a"),
    Example("\(center)|removeAllDeliveredNotifications()", .void, [], "() ! removeNotifications: all"),
    Example("\(center)|pendingNotificationRequests()", .void, [], "[]"),
    Example("\(center)|getPendingNotificationRequests(completionHandler:)", .void, [told], "()"),
    Example("\(notice)|init()", .void, [], "UNMutableNotificationContent()"),
    Example("\(notice)|title", tea, [], #""Tea""#), Example("\(notice)|subtitle", tea, [], #""""#),
    Example("\(notice)|body", tea, [], #""The kettle is on""#),
    Example("\(notice)|categoryIdentifier", tea, [], #""""#),
    Example("\(notice)|threadIdentifier", tea, [], #""""#), Example("\(notice)|badge", tea, [], "nil"),
    Example("\(notice)|sound", tea, [], "nil"), Example("\(notice)|userInfo", tea, [], "[:]"),
    Example("UNNotificationSound|default", .void, [], #""default""#),
    Example("UNNotificationSound|defaultCritical", .void, [], #""defaultCritical""#),
    Example("UNNotificationSound|init(named:)", .void, ["bell.caf"], #""bell.caf""#),
    Example("UNNotificationSoundName|init(rawValue:)", .void, ["bell.caf"], #""bell.caf""#),
    Example("UNNotificationSoundName|init(_:)", .void, ["bell.caf"], #""bell.caf""#),
    Example(
      "UNNotificationTrigger|init(timeInterval:repeats:)", .void, [60.0, true],
      "UNNotificationTrigger(in 60.0 s, repeats)"),
    Example(
      "UNNotificationTrigger|init(dateMatching:repeats:)", .void, ["9:00", false],
      "UNNotificationTrigger(at 9:00)"),
    Example("UNNotificationTrigger|repeats", minute, [], "false"),
    Example("UNNotificationTrigger|nextTriggerDate()", minute, [], "nil"),
    Example(
      "UNNotificationRequest|init(identifier:content:trigger:)", .void, ["kettle", tea, minute],
      "UNNotificationRequest(kettle)"),
    Example("UNNotificationRequest|identifier", request, [], #""kettle""#),
    Example(
      "UNNotificationRequest|content", request, [], "UNMutableNotificationContent(Tea: The kettle is on)"),
    Example("UNNotificationRequest|trigger", request, [], "UNNotificationTrigger(in 60.0 s, repeats)"),
    Example("SKStoreReviewController|requestReview()", .void, [], "() ! requestReview: "),
    Example("SKStoreReviewController|requestReview(in:)", .void, [scene], "() ! requestReview: "),
    Example("UIApplication|connectedScenes", .void, [], "[UIWindowScene]"),
    Example("UIWindowScene|activationState", scene, [], "foregroundActive"),
    Example(
      "UIAccessibility|post(notification:argument:)", .void,
      [named("UIAccessibility.Notification", 0), "Saved"], "() ! accessibility: announcement: Saved"),
  ] + placeExamples + accessibilityExamples + personExamples + accountExamples

private let accessibilityExamples: [Example] =
  [
    "isVoiceOverRunning",
    "isSwitchControlRunning",
    "isAssistiveTouchRunning",
    "isGuidedAccessEnabled",
    "isReduceMotionEnabled",
    "isReduceTransparencyEnabled",
    "isBoldTextEnabled",
    "isGrayscaleEnabled",
    "isInvertColorsEnabled",
    "isDarkerSystemColorsEnabled",
    "isClosedCaptioningEnabled",
    "isMonoAudioEnabled",
    "isSpeakScreenEnabled",
    "isSpeakSelectionEnabled",
    "isOnOffSwitchLabelsEnabled",
    "isShakeToUndoEnabled",
    "isVideoAutoplayEnabled",
    "shouldDifferentiateWithoutColor",
    "prefersCrossFadeTransitions",
    "buttonShapesEnabled",
  ].map { Example("UIAccessibility|\($0)", .void, [], "false") }
  + [
    "voiceOverStatusDidChange",
    "reduceMotionStatusDidChange",
    "reduceTransparencyStatusDidChange",
    "boldTextStatusDidChange",
    "switchControlStatusDidChange",
    "announcementDidFinish",
  ].map {
    Example("UIAccessibility|\($0)Notification", .void, [], "\"UIAccessibility.\($0)Notification\"")
  }

private let placeExamples: [Example] = [
  Example(
    "CLLocation|init(latitude:longitude:)", .void, [37.5665, 126.978],
    "CLLocation(CLLocationCoordinate2D(latitude: 37.5665, longitude: 126.978), altitude: 0.0)"),
  Example(
    "CLLocation|init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)", .void,
    [Value(CoordinateValue(latitude: 1, longitude: 2)), 3.0, 4.0, 5.0, .void],
    "CLLocation(CLLocationCoordinate2D(latitude: 1.0, longitude: 2.0), altitude: 3.0)"),
  Example(
    "CLLocation|coordinate", seoul, [], "CLLocationCoordinate2D(latitude: 37.5665, longitude: 126.978)"),
  Example("CLLocation|altitude", seoul, [], "0.0"),
  Example("CLLocation|distance(from:)", jeju, [seoul], "453038.5660877245"),
]

private let personExamples: [Example] = [
  Example(
    "\(person)|init(namePrefix:givenName:middleName:familyName:nameSuffix:nickname:)", .void,
    [.void, "Mina", .void, "Kim", .void, .void], "givenName: Mina familyName: Kim"),
  Example("\(person)|namePrefix", mina, [], #""Dr.""#), Example("\(person)|givenName", mina, [], #""Mina""#),
  Example("\(person)|middleName", mina, [], #""S.""#), Example("\(person)|familyName", mina, [], #""Kim""#),
  Example("\(person)|nameSuffix", mina, [], #""Jr.""#), Example("\(person)|nickname", mina, [], "nil"),
  Example("\(person)|formatted()", mina, [], #""Mina Kim""#),
  Example(
    "\(person)|formatted(_:)", mina, [named("PersonNameComponents.FormatStyle.Style", 2)],
    #""Dr. Mina S. Kim Jr.""#),
  Example(
    "\(person).FormatStyle|name(style:)", .void, [named("PersonNameComponents.FormatStyle.Style", 0)],
    "short"),
  Example("PersonNameComponentsFormatter|init()", .void, [], "()"),
  Example("PersonNameComponentsFormatter|string(from:)", .void, [mina], #""Mina Kim""#),
  Example(
    "PersonNameComponentsFormatter|localizedString(from:style:)", .void,
    [mina, named("PersonNameComponents.FormatStyle.Style", 3)], #""MK""#),
]

private let accountExamples: [Example] =
  ["requestedScopes", "nonce", "state"].map {
    Example("ASAuthorizationAppleIDRequest|\($0)", .void, [], "nil")
  } + [Example("ASAuthorization|credential", .void, [], "nil")]
  + ["user", "email", "fullName", "identityToken", "authorizationCode", "state"].map {
    Example("ASAuthorizationAppleIDCredential|\($0)", .void, [], "nil")
  }
