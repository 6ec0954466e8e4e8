import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let springNames = ["Spring", "UnitCurve"]

  private static let since17 = Availability.since(iOS: 17, macOS: 14)

  /// Springs and curves, by which animations run.
  static let springMembers: [LibraryMember] =
    [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)].flatMap { name, bounce in
      [
        LibraryMember(
          .staticProperty, of: "Spring", "\(name): Spring", since: since17, "A spring of this kind."
        ) { _ in
          Value(SpringValue(duration: 0.5, bounce: bounce))
        },
        LibraryMember(
          .staticMethod, of: "Spring",
          "\(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Spring", since: since17,
          "A spring of this kind that swings once in so many seconds."
        ) { call in
          Value(SpringValue(duration: call.number(0) ?? 0.5, bounce: bounce + (call.number(1) ?? 0)))
        },
      ]
    }
    + [
      LibraryMember(
        .initializer, of: "Spring", "init(duration: Double = 0.5, bounce: Double = 0)", isTotal: true,
        since: since17, "A spring that swings once in so many seconds, and so far beyond its end."
      ) { call in
        Value(SpringValue(duration: call.number(0) ?? 0.5, bounce: call.number(1) ?? 0))
      },
      LibraryMember(
        .initializer, of: "Spring", "init(response: Double, dampingRatio: Double)", isTotal: true,
        since: since17,
        "A spring by how stiff it is and how much it is damped."
      ) { call in
        Value(SpringValue(duration: call.double(0), dampingRatio: call.double(1)))
      },
      LibraryMember(
        .initializer, of: "Spring",
        "init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)",
        isTotal: true, since: since17, "A spring by the mass that hangs on it."
      ) { call in
        Value(
          SpringValue(mass: call.number(0) ?? 1, stiffness: call.double(1), damping: call.double(2)))
      },
      spring("duration", "Seconds of one swing.", \.duration),
      spring("response", "Seconds of one swing.", \.duration),
      spring("bounce", "How far it goes beyond its end.", \.bounce),
      spring("dampingRatio", "How much it is damped, 1 being enough not to swing.", \.dampingRatio),
      spring("stiffness", "How stiff it is, with a mass of 1.", \.stiffness),
      spring("damping", "How much it is damped, with a mass of 1.", \.damping),
      LibraryMember(
        .property, of: "Spring", "mass: Double", isTotal: true, since: since17, "What hangs on it: 1."
      ) {
        _ in .double(1)
      },
      LibraryMember(
        .method, of: "Spring",
        "value(target: Double, initialVelocity: Double = 0, time: Double) -> Double", isTotal: true,
        since: since17, "Where it is on its way from 0 to an end, after some seconds."
      ) { call in
        let spring = call.receiver.content(SpringValue.self) ?? SpringValue(duration: 0.5, bounce: 0)
        return .double(
          spring.value(target: call.double(0), velocity: call.number(1) ?? 0, time: call.double(2)))
      },
      LibraryMember(
        .staticMethod, of: "UnitCurve",
        "bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve", since: since17,
        "A curve with two control points."
      ) { call in
        let middle = UnitPointValue(x: 0.5, y: 0.5)
        return Value(
          UnitCurveValue(course: .bezier(call.content(0) ?? middle, call.content(1) ?? middle)))
      },
      curve("circularEaseIn", .circle(isIn: true), "Slow at first, along a circle."),
      curve("circularEaseOut", .circle(isIn: false), "Slow at the end, along a circle."),
      curve("circularEaseInOut", .circles, "Slow at first and at the end, along circles."),
      curve(
        "linear", .bezier(UnitPointValue(x: 0, y: 0), UnitPointValue(x: 1, y: 1)), "The same all the time."),
      curve("easeIn", .bezier(UnitPointValue(x: 0.42, y: 0), UnitPointValue(x: 1, y: 1)), "Slow at first."),
      curve(
        "easeOut", .bezier(UnitPointValue(x: 0, y: 0), UnitPointValue(x: 0.58, y: 1)), "Slow at the end."),
      curve(
        "easeInOut", .bezier(UnitPointValue(x: 0.42, y: 0), UnitPointValue(x: 0.58, y: 1)),
        "Slow at first and at the end."),
      LibraryMember(
        .method, of: "UnitCurve", "value(at progress: Double) -> Double", isTotal: true, since: since17,
        "How far it has come where a part of the time has passed, both from 0 to 1."
      ) { call in
        .double(call.receiver.content(UnitCurveValue.self)?.value(at: call.double(0)) ?? call.double(0))
      },
    ]

  private static func spring(
    _ name: String, _ documentation: String, _ path: KeyPath<SpringValue, Double> & Sendable
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "Spring", "\(name): Double", isTotal: true, since: since17, documentation
    ) { call in
      .double(call.receiver.content(SpringValue.self)?[keyPath: path] ?? 0)
    }
  }

  private static func curve(
    _ name: String, _ course: UnitCurveValue.Course, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(.staticProperty, of: "UnitCurve", "\(name): UnitCurve", since: since17, documentation) {
      _ in
      Value(UnitCurveValue(course: course))
    }
  }
}
