import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let publisherNames = [
    "Timer", "Timer.TimerPublisher", "NotificationCenter", "NotificationCenter.Publisher", "Notification",
    "Notification.Name",
  ]

  /// What gives values as time passes, or when somebody posts one: `.onReceive` follows it.
  static let publisherMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "Timer",
      "publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher",
      isTotal: true, "Gives the instant every so many seconds, once it is connected."
    ) { call in
      Value(TimerPublisherValue(interval: call.double(0), isConnected: false))
    },
    LibraryMember(
      .method, of: "Timer.TimerPublisher", "autoconnect() -> Timer.TimerPublisher", isTotal: true,
      "Begins when the first view that follows it appears."
    ) { call in
      guard var timer = call.receiver.content(TimerPublisherValue.self) else { return call.receiver }
      timer.isConnected = true
      return Value(timer)
    },
    LibraryMember(
      .staticProperty, of: "NotificationCenter", "default: NotificationCenter", "The center of the app."
    ) { _ in .tuple(ArrayBox([])) },
    LibraryMember(
      .method, of: "NotificationCenter",
      "publisher(for name: Notification.Name, object: Any? = nil) -> NotificationCenter.Publisher",
      isTotal: true, "Gives the notifications of a name that are posted."
    ) { call in
      Value(NotificationPublisherValue(name: call.string(0)))
    },
    LibraryMember(
      .method, of: "NotificationCenter", "post(name: Notification.Name, object: Any?)", actsOutside: true,
      "Hands a notification to the views that follow its name."
    ) { call in
      call.host.post(call.string(0), .tuple(ArrayBox([call.arguments[0], call.arguments[1]])))
      return .void
    },
    LibraryMember(
      .property, of: "Notification", "name: Notification.Name", isTotal: true, "What it is called."
    ) { call in
      call.receiver.elements?.first ?? .string("")
    },
    LibraryMember(
      .property, of: "Notification", "object: Any?", isTotal: true, "What was posted with it."
    ) { call in
      call.receiver.elements?.last ?? .null
    },
    LibraryMember(
      .initializer, of: "Notification.Name", "init(_ rawValue: String)", isTotal: true, "A name."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .initializer, of: "Notification.Name", "init(rawValue: String)", isTotal: true, "A name."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .property, of: "Notification.Name", "rawValue: String", isTotal: true, "The name as a text."
    ) { call in
      call.receiver
    },
  ]
}
