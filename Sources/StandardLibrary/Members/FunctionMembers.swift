import ScreenTypes

extension StandardLibrary {
  /// Functions that stand by themselves.
  static let functionMembers: [LibraryMember] = [
    LibraryMember(
      .function, "AnyShapeStyle(_ style: ShapeStyle) -> ShapeStyle",
      "The style itself, where one of several kinds is chosen."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .function, "AnyShape(_ shape: Shape) -> Shape",
      "The shape itself, where one of several kinds is chosen."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .function, "AnyGesture(_ gesture: Gesture<T0>) -> Gesture<T0>",
      "The gesture itself, where one of several kinds is chosen."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(.function, "abs(_ x: Int) -> Int", "The number without its sign.") { call in
      try magnitude(call.int(0))
    },
    LibraryMember(.function, "abs(_ x: Double) -> Double", "The number without its sign.") { call in
      .double(call.double(0).magnitude)
    },
    LibraryMember(.function, "fabs(_ x: Double) -> Double", "The number without its sign.") { call in
      .double(call.double(0).magnitude)
    },
    LibraryMember(.function, "floor(_ x: Double) -> Double", "The whole number below.") { call in
      .double(call.double(0).rounded(.down))
    },
    LibraryMember(.function, "ceil(_ x: Double) -> Double", "The whole number above.") { call in
      .double(call.double(0).rounded(.up))
    },
    LibraryMember(
      .function, "round(_ x: Double) -> Double", "The nearest whole number; halves go away from zero."
    ) { call in
      .double(call.double(0).rounded())
    },
    LibraryMember(.function, "trunc(_ x: Double) -> Double", "The whole number towards zero.") { call in
      .double(call.double(0).rounded(.towardZero))
    },
    LibraryMember(.function, "sqrt(_ x: Double) -> Double", "The square root.") { call in
      .double(call.double(0).squareRoot())
    },
    LibraryMember(
      .function, "pow(_ x: Double, _ y: Double) -> Double", "The first number to the power of the second."
    ) { call in
      .double(call.double(0).raised(to: call.double(1)))
    },
    LibraryMember(.function, "tan(_ x: Double) -> Double", "The tangent of an angle in radians.") { call in
      .double(call.double(0).tangent)
    },
    LibraryMember(
      .function, "asin(_ x: Double) -> Double", "The angle in radians whose sine the number is."
    ) { call in
      .double(call.double(0).arcsine)
    },
    LibraryMember(
      .function, "acos(_ x: Double) -> Double", "The angle in radians whose cosine the number is."
    ) { call in
      .double(call.double(0).arccosine)
    },
    LibraryMember(
      .function, "atan(_ x: Double) -> Double", "The angle in radians whose tangent the number is."
    ) { call in
      .double(call.double(0).arctangent)
    },
    LibraryMember(
      .function, "atan2(_ y: Double, _ x: Double) -> Double",
      "The angle in radians of a point that lies `x` to the right and `y` up."
    ) { call in
      .double(.angle(up: call.double(0), right: call.double(1)))
    },
    LibraryMember(
      .function, "hypot(_ x: Double, _ y: Double) -> Double",
      "The distance of a point that lies `x` to the right and `y` up."
    ) { call in
      .double(.hypotenuse(call.double(0), call.double(1)))
    },
    LibraryMember(
      .function, "repeatElement(_ element: T0, count n: Int) -> [T0]",
      "An element as often as the number says."
    ) { call in try call.repeated() },
    LibraryMember(
      .function, "swap(_ a: inout T0, _ b: inout T0)", "Puts each of two values in the place of the other."
    ) { call in
      guard case .binding(let first) = call.arguments[0], case .binding(let second) = call.arguments[1]
      else { return .void }
      let (one, other) = (try first.get(), try second.get())
      try first.set?(other)
      try second.set?(one)
      return .void
    },
    LibraryMember(.function, "exp(_ x: Double) -> Double", "e to the power of the number.") { call in
      .double(call.double(0).exponential)
    },
    LibraryMember(.function, "log(_ x: Double) -> Double", "The natural logarithm.") { call in
      .double(call.double(0).logarithm)
    },
    LibraryMember(.function, "log10(_ x: Double) -> Double", "The logarithm to the base 10.") { call in
      .double(call.double(0).decimalLogarithm)
    },
    LibraryMember(.function, "log2(_ x: Double) -> Double", "The logarithm to the base 2.") { call in
      .double(call.double(0).binaryLogarithm)
    },
    LibraryMember(
      .function,
      "NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String? = nil, "
        + "comment: String) -> String",
      "The text that the catalogue has in the language of the run, else the `value`, else the key."
    ) { call in
      let value = call.string(3)
      return .string(value.isEmpty ? call.string(0) : value)
    },
    LibraryMember(.function, "sin(_ x: Double) -> Double", "The sine of an angle in radians.") { call in
      .double(call.double(0).sine)
    },
    LibraryMember(.function, "cos(_ x: Double) -> Double", "The cosine of an angle in radians.") { call in
      .double(call.double(0).cosine)
    },
    extreme("min", 2), extreme("min", 3), extreme("min", 4),
    extreme("max", 2), extreme("max", 3), extreme("max", 4),
  ]

  private static func extreme(_ name: String, _ count: Int) -> LibraryMember {
    let parameters = ["_ x: T0", "_ y: T0", "_ z: T0", "_ w: T0"].prefix(count).joined(separator: ", ")
    return LibraryMember(
      .function, "\(name)(\(parameters)) -> T0", where: .comparable,
      name == "min" ? "The least of the values." : "The greatest of the values."
    ) { call in
      var best = call.arguments[0]
      for value in call.arguments.dropFirst() {
        // Of equal values `min` gives the first and `max` the last, as in Swift.
        let isBetter =
          try name == "min" ? call.host.isLess(value, best) : !call.host.isLess(value, best)
        if isBetter { best = value }
      }
      return best
    }
  }
}
