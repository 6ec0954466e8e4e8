import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let userNotificationNames = [
    "UNUserNotificationCenter", "UNNotificationSettings", "UNMutableNotificationContent",
    "UNNotificationSound", "UNNotificationSoundName", "UNNotificationTrigger", "UNNotificationRequest",
  ]

  /// What an app asks to be shown later. The run records each request; nobody is asked, and nothing is shown.
  static let userNotificationMembers: [LibraryMember] = permission + requests + pending + content + triggers

  private static let center = "UNUserNotificationCenter"

  private static let permission: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: center, "current() -> UNUserNotificationCenter", "What shows the notices of the app."
    ) { _ in .tuple(ArrayBox([])) },
    LibraryMember(
      .property, of: center, "delegate: Any?", actsOutside: true,
      "Who is told of what is done with notices; writing it changes nothing here.", set: { _, _ in }
    ) { _ in .null },
    LibraryMember(
      .method, of: center, "requestAuthorization(options: UNAuthorizationOptions = []) -> Bool",
      actsOutside: true, "Asks whether notices may be shown, and gives true: here they may."
    ) { call in
      call.asksToNotify()
      return .bool(true)
    },
    LibraryMember(
      .method, of: center,
      "requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: (Bool, Error?) -> Void)",
      actsOutside: true, "Asks whether notices may be shown, and tells true: here they may."
    ) { call in
      call.asksToNotify()
      return try call.call(1, .bool(true), .null)
    },
    LibraryMember(
      .method, of: center, "notificationSettings() -> UNNotificationSettings", isTotal: true,
      "What the user has answered."
    ) { _ in .tuple(ArrayBox([])) },
    LibraryMember(
      .method, of: center,
      "getNotificationSettings(completionHandler: (UNNotificationSettings) -> Void)",
      "Tells what the user has answered."
    ) { call in try call.call(0, .tuple(ArrayBox([]))) },
    LibraryMember(
      .property, of: "UNNotificationSettings", "authorizationStatus: UNAuthorizationStatus", isTotal: true,
      "What the user has answered; here that notices may be shown."
    ) { _ in shared.choice("authorized", of: .library("UNAuthorizationStatus")) ?? .void },
  ]

  private static let requests: [LibraryMember] = [
    LibraryMember(
      .method, of: center, "add(_ request: UNNotificationRequest)", actsOutside: true,
      "Asks for a notice to be shown, which a run records."
    ) { call in
      call.asksForNotice()
      return .void
    },
    LibraryMember(
      .method, of: center,
      "add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((Error?) -> Void)?)",
      actsOutside: true,
      "Asks for a notice to be shown, which a run records, and tells that nothing went wrong."
    ) { call in
      call.asksForNotice()
      if case .function = call.arguments[1] { _ = try call.call(1, .null) }
      return .void
    },
    LibraryMember(
      .method, of: center, "setBadgeCount(_ newBadgeCount: Int)", actsOutside: true,
      since: .since(iOS: 16, macOS: 13), "Sets the number at the app’s icon."
    ) { call in
      call.host.record(Effect("badge", String(call.int(0))))
      return .void
    },
  ]

  private static let pending: [LibraryMember] =
    ["PendingNotificationRequests", "DeliveredNotifications"].flatMap { kind in
      [
        LibraryMember(
          .method, of: center,
          "remove\(kind)(withIdentifiers identifiers: [String])",
          actsOutside: true, "Takes notices back, which a run records."
        ) { call in
          let names = (call.arguments[0].elements ?? []).map(call.host.describe).joined(separator: ", ")
          call.host.record(Effect("removeNotifications", names))
          return .void
        },
        LibraryMember(
          .method, of: center,
          "removeAll\(kind)()",
          actsOutside: true, "Takes all notices back, which a run records."
        ) { call in
          call.host.record(Effect("removeNotifications", "all"))
          return .void
        },
      ]
    } + [
      LibraryMember(
        .method, of: center, "pendingNotificationRequests() -> [UNNotificationRequest]", isTotal: true,
        "The notices that are to come; none waits here."
      ) { _ in .array(ArrayBox([])) },
      LibraryMember(
        .method, of: center,
        "getPendingNotificationRequests(completionHandler: ([UNNotificationRequest]) -> Void)",
        "Tells the notices that are to come; none waits here."
      ) { call in try call.call(0, .array(ArrayBox([]))) },
    ]

  private static let content: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "UNMutableNotificationContent", "init()", isTotal: true,
      "A notice that says nothing yet."
    ) { _ in Value(NoticeValue()) },
    line("title", "The first line.", \.title), line("subtitle", "The second line.", \.subtitle),
    line("body", "What is said.", \.body),
    line("categoryIdentifier", "Which buttons it has.", \.category),
    line("threadIdentifier", "With which others it stands together.", \.thread),
    part("badge: NSNumber?", "The number at the app’s icon.", \.badge),
    part("sound: UNNotificationSound?", "What is heard.", \.sound),
    stored(
      "UNMutableNotificationContent", "userInfo: [AnyHashable: Any]",
      "What the app is told when it is opened.",
      set: { (notice: inout NoticeValue, value) in notice.details = value }
    ) { $0.details ?? .dictionary(DictionaryBox()) },
    LibraryMember(
      .staticProperty, of: "UNNotificationSound", "default: UNNotificationSound", "The usual sound."
    ) { _ in .string("default") },
    LibraryMember(
      .staticProperty, of: "UNNotificationSound", "defaultCritical: UNNotificationSound",
      "The sound of what must not be missed."
    ) { _ in .string("defaultCritical") },
    LibraryMember(
      .initializer, of: "UNNotificationSound", "init(named name: UNNotificationSoundName)", isTotal: true,
      "The sound of a file."
    ) { $0.arguments[0] },
    LibraryMember(
      .initializer, of: "UNNotificationSoundName", "init(rawValue: String)", isTotal: true,
      "The file of a sound."
    ) { $0.arguments[0] },
    LibraryMember(
      .initializer, of: "UNNotificationSoundName", "init(_ rawValue: String)", isTotal: true,
      "The file of a sound."
    ) { $0.arguments[0] },
  ]

  private static func line(
    _ name: String, _ documentation: String, _ path: WritableKeyPath<NoticeValue, String> & Sendable
  ) -> LibraryMember {
    stored(
      "UNMutableNotificationContent", "\(name): String", documentation,
      set: { (notice: inout NoticeValue, value) in notice[keyPath: path] = value.text ?? "" }
    ) { .string($0[keyPath: path]) }
  }

  private static func part(
    _ signature: String, _ documentation: String, _ path: WritableKeyPath<NoticeValue, Value?> & Sendable
  ) -> LibraryMember {
    stored(
      "UNMutableNotificationContent", signature, documentation,
      set: { (notice: inout NoticeValue, value) in notice[keyPath: path] = value }
    ) { $0[keyPath: path] ?? .null }
  }

  private static let triggers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "UNNotificationTrigger", "init(timeInterval: Double, repeats: Bool)",
      isTotal: true, "After so many seconds."
    ) { call in
      Value(NoticeTimeValue(time: "in \(call.host.describe(call.arguments[0])) s", repeats: call.bool(1)))
    },
    LibraryMember(
      .initializer, of: "UNNotificationTrigger",
      "init(dateMatching dateComponents: DateComponents, repeats: Bool)",
      isTotal: true, "When a calendar says so."
    ) { call in
      Value(NoticeTimeValue(time: "at \(call.host.describe(call.arguments[0]))", repeats: call.bool(1)))
    },
    LibraryMember(
      .property, of: "UNNotificationTrigger", "repeats: Bool", isTotal: true, "True where it comes again."
    ) { call in .bool(call.receiver.content(NoticeTimeValue.self)?.repeats ?? false) },
    LibraryMember(
      .method, of: "UNNotificationTrigger", "nextTriggerDate() -> Date?", isTotal: true,
      "When it comes next; nil, as no notice comes here."
    ) { _ in .null },
    LibraryMember(
      .initializer, of: "UNNotificationRequest",
      "init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?)",
      isTotal: true, "A notice that is to come; at once where nothing says when."
    ) { call in
      Value(
        NoticeRequestValue(
          identifier: call.string(0), content: call.content(1) ?? NoticeValue(), time: call.content(2)))
    },
    LibraryMember(
      .property, of: "UNNotificationRequest", "identifier: String", isTotal: true,
      "What tells it from others."
    ) { call in .string(call.receiver.content(NoticeRequestValue.self)?.identifier ?? "") },
    content(
      "UNNotificationRequest", "content: UNMutableNotificationContent", "What it says.",
      \NoticeRequestValue.content),
    LibraryMember(
      .property, of: "UNNotificationRequest", "trigger: UNNotificationTrigger?", isTotal: true,
      "When it comes; nil for at once."
    ) { call in call.receiver.content(NoticeRequestValue.self)?.time.map { Value($0) } ?? .null },
  ]
}

extension LibraryCall {
  /// Records that the app asked whether it may show notices.
  fileprivate func asksToNotify() {
    let wishes = (arguments[0].elements ?? [arguments[0]]).map { ".\(host.describe($0))" }.joined(
      separator: ", ")
    host.record(Effect("requestAuthorization", "[\(wishes)]"))
  }

  /// Records a notice that the app asked for.
  fileprivate func asksForNotice() {
    guard let request: NoticeRequestValue = content(0) else { return }
    let lines = [request.content.title, request.content.body].filter { !$0.isEmpty }.joined(separator: ": ")
    host.record(
      Effect(
        "notification", request.time.map { "\(lines) (\($0.time)\($0.repeats ? ", repeats" : ""))" } ?? lines)
    )
  }
}
