import ScreenTypes

/// The content of an `UNMutableNotificationContent`: what a notice says.
struct NoticeValue: OpaqueContent, Hashable {
  /// Its lines, and how it is sorted by the app.
  var title = "", subtitle = "", body = "", category = "", thread = ""
  /// The number at the app's icon, the sound and what the app is told; nil where nothing was set.
  var badge: Value?, sound: Value?, details: Value?

  /// The library type.
  var type: TypeID { .library("UNMutableNotificationContent") }
  /// Its canonical text.
  var description: String {
    let lines = [title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ": ")
    return "UNMutableNotificationContent(\(lines))"
  }
  /// What it holds beside its lines.
  var parts: [Value] { [badge, sound, details].map { $0 ?? .null } }
}

/// The content of an `UNNotificationTrigger`, of which only the kinds are told apart.
struct NoticeTimeValue: OpaqueContent, Hashable {
  /// When it comes, as the run records it: `in 60 s`.
  var time: String
  /// True where it comes again.
  var repeats: Bool

  /// The library type.
  var type: TypeID { .library("UNNotificationTrigger") }
  /// Its canonical text.
  var description: String { "UNNotificationTrigger(\(time)\(repeats ? ", repeats" : ""))" }
}

/// The content of an `UNNotificationRequest`.
struct NoticeRequestValue: OpaqueContent, Hashable {
  /// What tells it from others.
  var identifier: String
  /// What it says.
  var content: NoticeValue
  /// When it comes; nil for at once.
  var time: NoticeTimeValue?

  /// The library type.
  var type: TypeID { .library("UNNotificationRequest") }
  /// Its canonical text.
  var description: String { "UNNotificationRequest(\(identifier))" }
  /// What it says and when.
  var parts: [Value] { [Value(content), time.map { Value($0) } ?? .null] }
}
