import ScreenTypes

extension StandardLibrary {
  /// What is written to the log of an app, recorded in order as `print` is.
  static let loggerMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "Logger", "init()", isTotal: true, since: .since(iOS: 14, macOS: 11),
        "Writes under no name."
      ) { _ in .tuple(ArrayBox([])) },
      LibraryMember(
        .initializer, of: "Logger", "init(subsystem: String, category: String)", isTotal: true,
        since: .since(iOS: 14, macOS: 11), "Writes under the names of an app and a part of it."
      ) { _ in .tuple(ArrayBox([])) },
    ]
    + [
      LibraryMember(
        .method, of: "Logger", "log(level: OSLogType, _ message: String)", since: .since(iOS: 14, macOS: 11),
        "Writes a message down, as `print` does; the effect is called as that of `debug(…)` and its like is."
      ) { call in
        let level = call.host.describe(call.arguments[0])
        call.host.record(Effect(level == "default" ? "log" : "log.\(level)", call.string(1)))
        return .void
      }
    ]
    + ["log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault"].map { level in
      LibraryMember(
        .method, of: "Logger", "\(level)(_ message: String)", since: .since(iOS: 14, macOS: 11),
        "Writes a message down, as `print` does; the effect is called `\(level == "log" ? "log" : "log.\(level)") …`."
      ) { call in
        call.host.record(Effect(level == "log" ? "log" : "log.\(level)", call.string(0)))
        return .void
      }
    }
}
