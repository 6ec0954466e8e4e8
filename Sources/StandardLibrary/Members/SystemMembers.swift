import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let systemNames = [
    "UIApplication", "UIDevice", "UIScreen", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "UserDefaults", "NSUserActivity", "UIResponder",
    "NSApplication", "SKStoreReviewController", "UIWindowScene", "UIAccessibility",
  ]

  /// The app, the device it runs on, and what the app keeps.
  static let systemMembers: [LibraryMember] =
    application + scenes + reviews + accessibility + notifications + device + deviceStates + screen + feedback
    + defaults + activity

  /// What there is one of, of which nothing else is known.
  private static func shared(
    _ type: String, _ name: String, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(.staticProperty, of: type, "\(name): \(type)", documentation) { _ in .tuple(ArrayBox([])) }
  }

  private static let reviews = ["requestReview()", "requestReview(in windowScene: UIWindowScene)"].map {
    LibraryMember(
      .staticMethod, of: "SKStoreReviewController", $0, actsOutside: true,
      "Asks what the app is worth, as `requestReview()` of the environment does."
    ) { call in
      call.host.record(Effect("requestReview", ""))
      return .void
    }
  }

  private static let scenes: [LibraryMember] = [
    LibraryMember(
      .property, of: "UIApplication", "connectedScenes: Set<UIWindowScene>", isTotal: true,
      "The scenes of the app: here there is one."
    ) { _ in
      let scenes = DictionaryBox()
      scenes.set(Value(WindowSceneValue()), .void)
      return .set(scenes)
    },
    LibraryMember(
      .property, of: "UIWindowScene", "activationState: UIScene.ActivationState", isTotal: true,
      "Whether the scene is in use: it is."
    ) { _ in shared.choice("foregroundActive", of: .library("UIScene.ActivationState")) ?? .void },
  ]

  /// What the settings of a device say, of which none is on here, and what a screen reader is told.
  private static let accessibility: [LibraryMember] =
    [
      "isVoiceOverRunning", "isSwitchControlRunning", "isAssistiveTouchRunning", "isGuidedAccessEnabled",
      "isReduceMotionEnabled", "isReduceTransparencyEnabled", "isBoldTextEnabled", "isGrayscaleEnabled",
      "isInvertColorsEnabled", "isDarkerSystemColorsEnabled", "isClosedCaptioningEnabled",
      "isMonoAudioEnabled", "isSpeakScreenEnabled", "isSpeakSelectionEnabled", "isOnOffSwitchLabelsEnabled",
      "isShakeToUndoEnabled", "isVideoAutoplayEnabled", "shouldDifferentiateWithoutColor",
      "prefersCrossFadeTransitions", "buttonShapesEnabled",
    ].map { name in
      LibraryMember(
        .staticProperty, of: "UIAccessibility", name + ": Bool",
        "Whether the setting of the device is on: here it is not."
      ) { _ in .bool(false) }
    }
    + [
      LibraryMember(
        .staticMethod, of: "UIAccessibility",
        "post(notification: UIAccessibility.Notification, argument: Any?)", actsOutside: true,
        "Tells a screen reader something, which a run records."
      ) { call in
        let kind = call.host.describe(call.arguments[0])
        let told = call.arguments[1] == .null ? kind : "\(kind): \(call.host.describe(call.arguments[1]))"
        call.host.record(Effect("accessibility", told))
        return .void
      }
    ]

  private static let application: [LibraryMember] =
    [
      shared("UIApplication", "shared", "The app itself."),
      LibraryMember(
        .method, of: "UIApplication",
        "open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil)",
        actsOutside: true, "Opens an address, as `openURL(…)` does."
      ) { call in
        call.host.record(Effect("openURL", call.content(0, URLValue.self)?.address ?? ""))
        if case .function = call.arguments[2] { _ = try call.call(2, .bool(true)) }
        return .void
      },
      LibraryMember(
        .method, of: "UIApplication", "open(_ url: URL, options: [String: Any] = [:]) -> Bool",
        actsOutside: true, "Opens an address, as `openURL(…)` does, and gives true, where it is awaited."
      ) { call in
        call.host.record(Effect("openURL", call.content(0, URLValue.self)?.address ?? ""))
        return .bool(true)
      },
      LibraryMember(
        .method, of: "UIApplication", "canOpenURL(_ url: URL) -> Bool", isTotal: true,
        "True: any address may be opened here."
      ) { _ in .bool(true) },
      LibraryMember(
        .property, of: "UIApplication", "isIdleTimerDisabled: Bool", actsOutside: true,
        "Whether the screen stays on; writing it changes nothing here.", set: { _, _ in }
      ) { _ in .bool(false) },
      LibraryMember(
        .property, of: "UIApplication", "applicationIconBadgeNumber: Int", actsOutside: true,
        "The number at the app’s icon; writing it changes nothing here.", set: { _, _ in }
      ) { _ in .int(0) },
    ]
    + [
      LibraryMember(
        .property, of: "UIApplication", "applicationState: UIApplication.State", isTotal: true,
        "Whether the app is in use: it is."
      ) { _ in StandardLibrary.shared.choice("active", of: .library("UIApplication.State")) ?? .void },
      LibraryMember(
        .property, of: "UIApplication", "alternateIconName: String?", isTotal: true,
        "The name of the icon that is shown; nil for the first."
      ) { _ in .null },
      LibraryMember(
        .property, of: "UIApplication", "supportsAlternateIcons: Bool", isTotal: true,
        "True: another icon may be asked for."
      ) { _ in .bool(true) },
      LibraryMember(
        .property, of: "UIApplication", "isRegisteredForRemoteNotifications: Bool", isTotal: true,
        "True where notifications may come; none does here."
      ) { _ in .bool(false) },
      LibraryMember(
        .method, of: "UIApplication",
        "setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil)",
        actsOutside: true, "Shows another icon, or the first again."
      ) { call in
        call.host.record(Effect("alternateIcon", call.host.describe(call.arguments[0])))
        if case .function = call.arguments[1] { _ = try call.call(1, .null) }
        return .void
      },
    ]
    + [
      LibraryMember(
        .staticProperty, of: "UIResponder", "resignFirstResponder: Selector",
        "What puts the keyboard away: `#selector(UIResponder.resignFirstResponder)`."
      ) { _ in .string("resignFirstResponder") },
      LibraryMember(
        .method, of: "UIApplication",
        "sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool",
        actsOutside: true, "Puts the keyboard away, which a run records."
      ) { call in
        call.host.record(Effect("sendAction", call.host.describe(call.arguments[0])))
        return .bool(true)
      },
    ]
    + ["registerForRemoteNotifications", "unregisterForRemoteNotifications"].map { name in
      LibraryMember(
        .method, of: "UIApplication", name + "()", actsOutside: true,
        "Asks for notifications of a server, or for none."
      ) { call in
        call.host.record(Effect("notifications", name))
        return .void
      }
    }
    + [
      ("openSettingsURLString", "app-settings:", "The address of the app’s settings."),
      (
        "openNotificationSettingsURLString", "app-settings:notifications",
        "The address of the app’s settings for notifications."
      ),
    ].map { name, address, documentation in
      LibraryMember(.staticProperty, of: "UIApplication", "\(name): String", documentation) { _ in
        .string(address)
      }
    }
    + [
      ("didBecomeActive", "begins to be used"), ("willResignActive", "stops being used"),
      ("didEnterBackground", "is no longer seen"), ("willEnterForeground", "is about to be seen again"),
      ("willTerminate", "is about to end"), ("didReceiveMemoryWarning", "has little memory left"),
      ("significantTimeChange", "sees a new day"),
    ].map { name, moment in
      LibraryMember(
        .staticProperty, of: "UIApplication", "\(name)Notification: Notification.Name",
        "Posted when the app \(moment); nobody posts it here but code."
      ) { _ in .string("UIApplication.\(name)Notification") }
    }

  /// Names of notifications that the system posts, and that nobody posts here but code.
  private static let notifications: [LibraryMember] =
    [
      (
        "UIResponder",
        [
          "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide",
          "keyboardWillChangeFrame", "keyboardDidChangeFrame",
        ]
      ),
      (
        "NSApplication",
        [
          "didBecomeActive", "didResignActive", "willBecomeActive", "willResignActive",
          "didFinishLaunching", "willTerminate", "didHide", "didUnhide",
        ]
      ),
      (
        "UIApplication",
        ["didFinishLaunching", "userDidTakeScreenshot", "protectedDataDidBecomeAvailable"]
      ),
      (
        "UIDevice",
        [
          "orientationDidChange", "batteryLevelDidChange", "batteryStateDidChange", "proximityStateDidChange",
        ]
      ),
      ("UIScreen", ["brightnessDidChange", "capturedDidChange", "didConnect", "didDisconnect"]),
      ("UserDefaults", ["didChange"]),
      (
        "UIAccessibility",
        [
          "voiceOverStatusDidChange", "reduceMotionStatusDidChange", "reduceTransparencyStatusDidChange",
          "boldTextStatusDidChange", "switchControlStatusDidChange", "announcementDidFinish",
        ]
      ),
    ].flatMap { (type: String, names: [String]) in
      names.map { name in
        LibraryMember(
          .staticProperty, of: type, name + "Notification: Notification.Name",
          "The name of a notification of the system; nobody posts it here but code."
        ) { _ in .string(type + "." + name + "Notification") }
      }
    }
    + [("UIPasteboard", "changed"), ("ContentSizeCategory", "didChange")].map { type, name in
      LibraryMember(
        .staticProperty, of: type, name + "Notification: Notification.Name",
        "The name of a notification of the system; nobody posts it here but code."
      ) { _ in .string(type + "." + name + "Notification") }
    }
    + [
      "NSCalendarDayChanged", "NSSystemTimeZoneDidChange", "NSSystemClockDidChange",
      "NSProcessInfoPowerStateDidChange", "AVPlayerItemDidPlayToEndTime",
    ].map { name in
      LibraryMember(
        .staticProperty, of: "Notification.Name", name + ": Notification.Name",
        "The name of a notification of the system; nobody posts it here but code."
      ) { _ in .string(name) }
    }
    + [
      ("keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey"),
      ("keyboardFrameBeginUserInfoKey", "UIKeyboardFrameBeginUserInfoKey"),
      ("keyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationDurationUserInfoKey"),
    ].map { name, key in
      LibraryMember(
        .staticProperty, of: "UIResponder", name + ": String", "What a notification of the keyboard carries."
      ) { _ in .string(key) }
    }

  private static let device: [LibraryMember] =
    [
      shared("UIDevice", "current", "The device that the app runs on."),
      LibraryMember(
        .property, of: "UIDevice", "userInterfaceIdiom: UIUserInterfaceIdiom", isTotal: true,
        "What kind of device it is: a wide page is that of a tablet."
      ) { call in
        StandardLibrary.shared.choice(
          Name(call.host.device.idiom.rawValue), of: .library("UIUserInterfaceIdiom"))
          ?? .null
      },
      LibraryMember(
        .property, of: "UIDevice", "identifierForVendor: UUID?", isTotal: true,
        "What tells the device from others: nothing here."
      ) { _ in .null },
    ]
    + [
      text("name", "What its owner calls it.") { $0.name },
      text("model", "What it is called in shops.") { $0.name },
      text("localizedModel", "What it is called in shops.") { $0.name },
      text("systemName", "What its system is called.") { $0.system },
      text("systemVersion", "The version of its system.") { _ in "26.0" },
    ]

  private static func text(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (DeviceForm) -> String
  ) -> LibraryMember {
    LibraryMember(.property, of: "UIDevice", "\(name): String", isTotal: true, documentation) { call in
      .string(value(call.host.device))
    }
  }

  /// How the device is held and how it is loaded, of which nothing is known.
  private static let deviceStates: [LibraryMember] =
    [
      LibraryMember(
        .property, of: "UIDevice", "orientation: UIDeviceOrientation", isTotal: true,
        "How the device is held: upright, unless its page is wider than high."
      ) { call in
        let isUpright = call.host.device.width <= call.host.device.height
        return StandardLibrary.shared.choice(
          isUpright ? "portrait" : "landscapeLeft", of: .library("UIDeviceOrientation")) ?? .void
      },
      orientation("isPortrait", "True where the device is held upright.", 1...2),
      orientation("isLandscape", "True where the device lies on its side.", 3...4),
      orientation("isFlat", "True where the device lies flat.", 5...6),
      LibraryMember(
        .property, of: "UIDevice", "batteryLevel: Double", isTotal: true,
        "How much is left, from 0 to 1; -1 as it is not known."
      ) { _ in .double(-1) },
      LibraryMember(
        .property, of: "UIDevice", "batteryState: UIDevice.BatteryState", isTotal: true,
        "Whether it is being loaded, of which nothing is known."
      ) { _ in StandardLibrary.shared.choice("unknown", of: .library("UIDevice.BatteryState")) ?? .void },
      LibraryMember(
        .property, of: "UIDevice", "proximityState: Bool", isTotal: true,
        "True where something is near the screen."
      ) { _ in .bool(false) },
      switched("UIDevice", "isBatteryMonitoringEnabled", "Whether the battery is watched"),
      switched("UIDevice", "isProximityMonitoringEnabled", "Whether it is watched what is near"),
    ]
    + ["begin", "end"].map { name in
      LibraryMember(
        .method, of: "UIDevice", "\(name)GeneratingDeviceOrientationNotifications()", actsOutside: true,
        "Has the system tell, or no longer tell, how the device is held; nobody tells it here."
      ) { _ in .void }
    }

  private static func orientation(_ name: String, _ documentation: String, _ places: ClosedRange<Int32>)
    -> LibraryMember
  {
    LibraryMember(
      .property, of: "UIDeviceOrientation", "\(name): Bool", isTotal: true, documentation
    ) { call in
      guard case .choice(_, let place) = call.receiver else { return .bool(false) }
      return .bool(places.contains(place))
    }
  }

  /// What is switched on and off and changes nothing here.
  private static func switched(_ type: String, _ name: String, _ documentation: String) -> LibraryMember {
    LibraryMember(
      .property, of: type, "\(name): Bool", actsOutside: true,
      "\(documentation); writing it changes nothing here.", set: { _, _ in }
    ) { _ in .bool(false) }
  }

  private static let screen: [LibraryMember] = [
    LibraryMember(
      .property, of: "UIScreen", "brightness: Double", actsOutside: true,
      "How bright the screen is, from 0 to 1; writing it changes nothing here.", set: { _, _ in }
    ) { _ in .double(0.5) },
    LibraryMember(
      .property, of: "UIScreen", "nativeBounds: CGRect", isTotal: true,
      "The place of the whole page in pixels."
    ) { call in
      let device = call.host.device
      return Value(
        RectValue(
          origin: PointValue(x: 0, y: 0),
          size: SizeValue(width: device.width * 2, height: device.height * 2)))
    },
    LibraryMember(
      .property, of: "UIScreen", "nativeScale: Double", isTotal: true, "How many pixels a point is wide."
    ) { _ in .double(2) },
    LibraryMember(
      .property, of: "UIScreen", "maximumFramesPerSecond: Int", isTotal: true,
      "How often the screen is drawn in a second."
    ) { _ in .int(60) },
    LibraryMember(
      .property, of: "UIScreen", "isCaptured: Bool", isTotal: true, "True while the screen is recorded."
    ) { _ in .bool(false) },
    shared("UIScreen", "main", "The screen of the device."),
    LibraryMember(
      .property, of: "UIScreen", "bounds: CGRect", isTotal: true, "The place of the whole page."
    ) { call in
      let device = call.host.device
      return Value(
        RectValue(
          origin: PointValue(x: 0, y: 0), size: SizeValue(width: device.width, height: device.height)))
    },
    LibraryMember(
      .property, of: "UIScreen", "scale: Double", isTotal: true, "How many pixels a point is wide."
    ) { _ in .double(2) },
  ]

  private static let feedback: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "UIImpactFeedbackGenerator",
        "init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium)",
        isTotal: true, "What taps as if something was hit."
      ) { call in
        .tuple(ArrayBox([call.isOmitted(0) ? .void : call.arguments[0]]))
      },
      LibraryMember(
        .method, of: "UIImpactFeedbackGenerator", "impactOccurred(intensity: Double = 1)", actsOutside: true,
        "Taps, as `haptic(…)` does."
      ) { call in
        var feel = "medium"
        if let style = call.receiver.elements?.first, case .choice = style {
          feel = call.host.describe(style)
        }
        let intensity = call.number(0).map { ", intensity: \($0)" } ?? ""
        call.host.record(Effect("haptic", ".\(feel)\(intensity)"))
        return .void
      },
      generator("UINotificationFeedbackGenerator", "What taps to tell how something ended."),
      LibraryMember(
        .method, of: "UINotificationFeedbackGenerator",
        "notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)",
        actsOutside: true, "Taps, as `haptic(…)` does."
      ) { call in
        call.host.record(Effect("haptic", ".\(call.host.describe(call.arguments[0]))"))
        return .void
      },
      generator("UISelectionFeedbackGenerator", "What taps when another thing is selected."),
      LibraryMember(
        .method, of: "UISelectionFeedbackGenerator", "selectionChanged()", actsOutside: true,
        "Taps, as `haptic(.selection)` does."
      ) { call in
        call.host.record(Effect("haptic", ".selection"))
        return .void
      },
    ]
    + ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"].map {
      LibraryMember(.method, of: $0, "prepare()", actsOutside: true, "Makes ready to tap.") { _ in .void }
    }

  private static func generator(_ type: String, _ documentation: String) -> LibraryMember {
    LibraryMember(.initializer, of: type, "init()", isTotal: true, documentation) { _ in
      .tuple(ArrayBox([]))
    }
  }

  private static let activity: [LibraryMember] = marks + activityParts

  /// What an activity is good for.
  private static let marks: [LibraryMember] = [
    "isEligibleForHandoff", "isEligibleForSearch", "isEligibleForPrediction", "isEligibleForPublicIndexing",
    "needsSave",
  ].map { name in
    LibraryMember(
      .property, of: "NSUserActivity", name + ": Bool", actsOutside: true,
      "What the system may do with it. Writing it changes nothing here.", set: { _, _ in }
    ) { _ in .bool(false) }
  }

  private static let activityParts: [LibraryMember] = [
    ("title: String?", "What the user is doing."), ("userInfo: [String: Any]?", "What is needed to go on."),
    ("webpageURL: URL?", "The page that shows the same."),
  ].map { signature, documentation in
    LibraryMember(
      .property, of: "NSUserActivity", signature, actsOutside: true,
      "\(documentation) Writing it changes nothing here.", set: { _, _ in }
    ) { _ in .null }
  }

  private static let defaults: [LibraryMember] =
    [
      shared("UserDefaults", "standard", "What the app keeps under keys, as AppStorage does."),
      LibraryMember(
        .initializer, of: "UserDefaults", "init(suiteName: String?) -> UserDefaults?", isTotal: true,
        "What several apps keep together: here what the app keeps."
      ) { _ in .tuple(ArrayBox([])) },
      LibraryMember(
        .initializer, of: "UserDefaults", "init()", isTotal: true, "What the app keeps."
      ) { _ in .tuple(ArrayBox([])) },
      keeping("set"), keeping("setValue"),
      LibraryMember(
        .method, of: "UserDefaults", "removeObject(forKey defaultName: String)", actsOutside: true,
        "Keeps nothing under a key any more."
      ) { call in
        call.host.keep(nil, as: call.string(0))
        return .void
      },
      LibraryMember(
        .method, of: "UserDefaults", "removePersistentDomain(forName domainName: String)", actsOutside: true,
        "Keeps nothing any more."
      ) { call in
        call.host.forgetAll()
        return .void
      },
      LibraryMember(
        .method, of: "UserDefaults", "register(defaults registrationDictionary: [String: Any])",
        actsOutside: true, "Says what keys have under which nothing was kept."
      ) { call in
        guard case .dictionary(let given) = call.arguments[0] else { return .void }
        for key in given.keys where call.host.kept(as: key.text ?? "") == nil {
          call.host.keep(given[key], as: key.text ?? "")
        }
        return .void
      },
      LibraryMember(
        .method, of: "UserDefaults", "synchronize() -> Bool", actsOutside: true,
        "Writes what is kept, as happens by itself."
      ) { _ in .bool(true) },
    ]
    + [
      kept("bool", "Bool", .bool(false)) { value, _ in
        switch value {
        case .bool: value
        case .int(let number): .bool(number != 0)
        // What is kept is of another type.
        default: nil
        }
      },
      kept("integer", "Int", .int(0)) { value, _ in
        switch value {
        case .int: value
        case .bool(let isTrue): .int(isTrue ? 1 : 0)
        case .double(let number): Int(exactly: number.rounded(.towardZero)).map { .int($0) }
        // What is kept is of another type.
        default: nil
        }
      },
      kept("double", "Double", .double(0), double), kept("float", "Double", .double(0), double),
      kept("string", "String?", .null) { value, host in
        switch value {
        case .int, .double: .string(host.describe(value))
        case .string, .dataString: value
        // What is kept is of another type.
        default: nil
        }
      },
      kept("url", "URL?", .null, opaque), kept("data", "Data?", .null, opaque),
      kept("object", "Any?", .null) { value, _ in value }, kept("value", "Any?", .null) { value, _ in value },
      kept("array", "[Any]?", .null, array), kept("stringArray", "[String]?", .null, array),
      kept("dictionary", "[String: Any]?", .null) { value, _ in
        if case .dictionary = value { value } else { nil }
      },
    ]

  private static func keeping(_ name: String) -> LibraryMember {
    LibraryMember(
      .method, of: "UserDefaults", "\(name)(_ value: Any?, forKey defaultName: String)", actsOutside: true,
      "Keeps a value; nil removes it."
    ) { call in
      if case .null = call.arguments[0] {
        call.host.keep(nil, as: call.string(1))
      } else {
        call.host.keep(call.arguments[0], as: call.string(1))
      }
      return .void
    }
  }

  /// What is kept, as another type; nil where it is none of that.
  private typealias Conversion = @Sendable (Value, any EvaluationHost) -> Value?

  private static let double: Conversion = { value, _ in
    switch value {
    case .double: value
    case .int(let number): .double(Double(number))
    // What is kept is of another type.
    default: nil
    }
  }

  private static let array: Conversion = { value, _ in if case .array = value { value } else { nil } }

  private static let opaque: Conversion = { value, _ in if case .opaque = value { value } else { nil } }

  /// What is kept under a key as a type, or the fallback.
  private static func kept(
    _ name: String, _ type: String, _ fallback: Value, _ convert: @escaping Conversion
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "UserDefaults", "\(name)(forKey defaultName: String) -> \(type)", isFresh: true,
      "What is kept under a key as \(type)."
    ) { call in
      call.host.kept(as: call.string(0)).flatMap { convert($0, call.host) } ?? fallback
    }
  }
}
