import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let durationNames = ["Duration", "Duration.TimeFormatStyle", "Duration.TimeFormatStyle.Pattern"]

  /// Lengths of time, and how they are written.
  static let durationMembers: [LibraryMember] =
    [
      ("seconds", "seconds", 1.0), ("milliseconds", "thousandths of a second", 1e3),
      ("microseconds", "millionths of a second", 1e6),
    ].flatMap { name, unit, parts in ["Int", "Double"].map { length(name, $0, unit, parts) } }
    + [
      length("nanoseconds", "Int", "thousand-millionths of a second", 1e9),
      LibraryMember(
        .staticProperty, of: "Duration", "zero: Duration", since: durationsSince, "No time."
      ) { _ in Value(DurationValue(seconds: 0)) },
      LibraryMember(
        .property, of: "Duration", "components: (seconds: Int, attoseconds: Int)", isTotal: true,
        since: durationsSince, "The whole seconds, and the rest in millionths of millionths of millionths."
      ) { call in
        let seconds = bounded(call.seconds)
        let whole = seconds.rounded(.towardZero)
        return .tuple(
          ArrayBox([.int(Int(whole)), .int(Int(((seconds - whole) * 1e9).rounded()) * 1_000_000_000)]))
      },
      LibraryMember(
        .method, of: "Duration", "formatted() -> String", isTotal: true, since: durationsSince,
        "Hours, minutes and seconds: `0:01:15`."
      ) { call in
        .string(DurationFormatValue().text(call.seconds, call.host.locale))
      },
      LibraryMember(
        .method, of: "Duration", "formatted(_ format: Duration.TimeFormatStyle) -> String", isTotal: true,
        since: durationsSince, "The length as a format writes it."
      ) { call in
        let format = call.content(0, DurationFormatValue.self) ?? DurationFormatValue()
        return .string(format.text(call.seconds, call.host.locale))
      },
    ] + formats

  private static let durationsSince = Availability.since(iOS: 16, macOS: 13)

  private static func length(
    _ name: String, _ number: String, _ unit: String, _ parts: Double
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: "Duration", name + "(_ value: " + number + ") -> Duration", isTotal: true,
      since: durationsSince, "A number of " + unit + "."
    ) { call in
      Value(DurationValue(seconds: call.double(0) / parts))
    }
  }

  private static let formats: [LibraryMember] =
    [
      LibraryMember(
        .staticMethod, of: "Duration.TimeFormatStyle",
        "time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle", isTotal: true,
        since: durationsSince, "Numbers with colons between them: `1:15`."
      ) { call in
        Value(call.content(0, DurationFormatValue.self) ?? DurationFormatValue())
      },
      LibraryMember(
        .staticMethod, of: "Duration.TimeFormatStyle",
        "units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], "
          + "width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil)"
          + " -> Duration.TimeFormatStyle", isTotal: true, since: durationsSince,
        "Numbers with their units: `1 min, 15 sec`."
      ) { call in
        let given = (call.arguments[0].elements ?? []).compactMap { unit -> Int? in
          if case .choice(_, let place) = unit { return Int(place) }
          return nil
        }
        let units = call.isOmitted(0) ? [2, 3, 4] : given
        var most: Int?
        if case .int(let count) = call.arguments[2] { most = count }
        return Value(
          DurationFormatValue(form: .units(Set(units), width: call.choice(1) ?? 1, most: most)))
      },
    ]
    + [
      ("hourMinute", true, false, "Hours and minutes."),
      ("hourMinuteSecond", true, true, "Hours, minutes and seconds."),
      ("minuteSecond", false, true, "Minutes and seconds."),
    ].map { (name: String, hasHours: Bool, hasSeconds: Bool, documentation: String) in
      LibraryMember(
        .staticProperty, of: "Duration.TimeFormatStyle.Pattern",
        name + ": Duration.TimeFormatStyle.Pattern", since: durationsSince, documentation
      ) { _ in
        Value(
          DurationFormatValue(
            form: .time(hasHours: hasHours, hasSeconds: hasSeconds, padding: 1, fraction: 0),
            isPattern: true))
      }
    }
    + [
      ("hourMinute", "padHourToLength", true, false), ("hourMinuteSecond", "padHourToLength", true, true),
      ("minuteSecond", "padMinuteToLength", false, true),
    ].map { (name: String, label: String, hasHours: Bool, hasSeconds: Bool) in
      LibraryMember(
        .staticMethod, of: "Duration.TimeFormatStyle.Pattern",
        name + "(" + label + ": Int" + (hasSeconds ? ", fractionalSecondsLength: Int = 0" : "")
          + ") -> Duration.TimeFormatStyle.Pattern", isTotal: true, since: durationsSince,
        "The same with so many digits in the first part."
      ) { call in
        Value(
          DurationFormatValue(
            form: .time(
              hasHours: hasHours, hasSeconds: hasSeconds, padding: min(max(call.int(0), 1), 20),
              fraction: hasSeconds && !call.isOmitted(1) ? min(max(call.int(1), 0), 9) : 0),
            isPattern: true))
      }
    }

  /// Seconds that an Int can count.
  fileprivate static func bounded(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, -1e15), 1e15)
  }
}

extension LibraryCall {
  fileprivate var seconds: Double { receiver.content(DurationValue.self)?.seconds ?? 0 }
}
