import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let clockNames = ["ContinuousClock", "ContinuousClock.Instant"]

  /// Clocks, which tell instants: in a run no time passes between two of them but what steps let pass.
  static let clockMembers: [LibraryMember] =
    ["continuous", "suspending"].map { name in
      LibraryMember(
        .staticProperty, of: "ContinuousClock", name + ": ContinuousClock", since: clocksSince,
        "A clock, where one is wanted."
      ) { _ in Value(ClockValue()) }
    } + [
      LibraryMember(.initializer, of: "ContinuousClock", "init()", since: clocksSince, "A clock.") { _ in
        Value(ClockValue())
      },
      LibraryMember(
        .property, of: "ContinuousClock", "now: ContinuousClock.Instant", since: clocksSince,
        "The instant that it is."
      ) { call in
        Value(ClockInstantValue(seconds: call.host.now))
      },
      LibraryMember(
        .staticProperty, of: "ContinuousClock", "now: ContinuousClock.Instant", since: clocksSince,
        "The instant that it is."
      ) { call in
        Value(ClockInstantValue(seconds: call.host.now))
      },
      LibraryMember(
        .method, of: "ContinuousClock", "measure(_ work: () -> Void) -> Duration", since: clocksSince,
        "Runs a closure, and tells how long that took."
      ) { call in
        let start = call.host.now
        _ = try call.call(0)
        return Value(DurationValue(seconds: call.host.now - start))
      },
      .sleeping(
        .method, of: "ContinuousClock",
        "sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil)", since: clocksSince
      ) { call in call.end(ofSleep: 0) },
      .sleeping(
        .method, of: "ContinuousClock", "sleep(for duration: Duration, tolerance: Duration? = nil)",
        since: clocksSince
      ) { call in call.end(ofSleep: 0) },
      LibraryMember(
        .staticProperty, of: "ContinuousClock.Instant", "now: ContinuousClock.Instant", since: clocksSince,
        "The instant that it is."
      ) { call in
        Value(ClockInstantValue(seconds: call.host.now))
      },
      LibraryMember(
        .method, of: "ContinuousClock.Instant", "duration(to other: ContinuousClock.Instant) -> Duration",
        isTotal: true, since: clocksSince, "How much later another instant is."
      ) { call in
        let end = call.content(0, ClockInstantValue.self)?.seconds ?? 0
        return Value(
          DurationValue(seconds: end - (call.receiver.content(ClockInstantValue.self)?.seconds ?? 0)))
      },
      LibraryMember(
        .method, of: "ContinuousClock.Instant", "advanced(by duration: Duration) -> ContinuousClock.Instant",
        isTotal: true, since: clocksSince, "The instant so much later."
      ) { call in
        let start = call.receiver.content(ClockInstantValue.self)?.seconds ?? 0
        return Value(
          ClockInstantValue(seconds: start + (call.content(0, DurationValue.self)?.seconds ?? 0)))
      },
    ]

  static let clocksSince = Availability.since(iOS: 16, macOS: 13)
}
